//! Which cells are connected by what is known, in a form that can be taken back.

/// Connected sets of cells. Each is named after one of its cells.
///
/// The smaller of two that are joined takes the name of the larger, so that a cell is renamed at most log2(cells) times, and
/// its name is one look-up away. Members form a ring, and two rings become one, or one two, by swapping two links.
#[derive(Debug)]
pub(super) struct Components {
    name: Vec<u32>,
    next: Vec<u32>,
    /// By name.
    size: Vec<u32>,
    /// By name: sides of its cells of which nothing is known yet.
    exits: Vec<u32>,
}

/// Two components that became one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Joined {
    pub(super) kept: u32,
    pub(super) absorbed: u32,
}

impl Components {
    /// Each cell on its own; `exits` has the unknown sides of each.
    pub(super) fn apart(exits: Vec<u32>) -> Self {
        let numbers: Vec<u32> = (0..exits.len() as u32).collect();
        Self { next: numbers.clone(), name: numbers, size: vec![1; exits.len()], exits }
    }

    #[inline]
    pub(super) fn of(&self, cell: usize) -> u32 {
        self.name[cell]
    }

    #[inline]
    pub(super) fn size(&self, name: u32) -> u32 {
        self.size[name as usize]
    }

    #[inline]
    pub(super) fn exits(&self, name: u32) -> u32 {
        self.exits[name as usize]
    }

    /// Something becomes known of a side of a cell.
    #[inline]
    pub(super) fn take_exit(&mut self, cell: usize) {
        self.exits[self.name[cell] as usize] -= 1;
    }

    /// The opposite.
    #[inline]
    pub(super) fn give_exit(&mut self, cell: usize) {
        self.exits[self.name[cell] as usize] += 1;
    }

    /// The members, the one that names it first.
    pub(super) fn members(&self, name: u32) -> impl Iterator<Item = usize> + '_ {
        let next = move |&cell: &u32| Some(self.next[cell as usize]).filter(|&next| next != name);
        core::iter::successors(Some(name), next).map(|cell| cell as usize)
    }

    /// The next member of the same component. After a [`join`](Self::join) those absorbed follow the name kept.
    #[inline]
    pub(super) fn after(&self, cell: usize) -> usize {
        self.next[cell] as usize
    }

    /// Joins two that differ.
    pub(super) fn join(&mut self, one: u32, other: u32) -> Joined {
        let (kept, absorbed) = if self.size(one) < self.size(other) { (other, one) } else { (one, other) };
        self.rename(absorbed, kept);
        self.size[kept as usize] += self.size[absorbed as usize];
        self.exits[kept as usize] += self.exits[absorbed as usize];
        self.next.swap(kept as usize, absorbed as usize);
        Joined { kept, absorbed }
    }

    /// Takes the last [`join`](Self::join) back.
    pub(super) fn part(&mut self, Joined { kept, absorbed }: Joined) {
        self.next.swap(kept as usize, absorbed as usize);
        self.exits[kept as usize] -= self.exits[absorbed as usize];
        self.size[kept as usize] -= self.size[absorbed as usize];
        self.rename(absorbed, absorbed);
    }

    /// Writes a name into all cells of a ring.
    fn rename(&mut self, ring: u32, name: u32) {
        let mut cell = ring;
        loop {
            self.name[cell as usize] = name;
            cell = self.next[cell as usize];
            if cell == ring {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_joined_can_be_parted_in_the_opposite_order() {
        let mut components = Components::apart(vec![1, 2, 3, 4]);
        let first = components.join(0, 1);
        let second = components.join(2, 3);
        let third = components.join(components.of(1), components.of(3));
        assert_eq!(components.size(components.of(0)), 4);
        assert_eq!(components.exits(components.of(2)), 10);
        let mut members: Vec<usize> = components.members(third.kept).collect();
        members.sort_unstable();
        assert_eq!(members, [0, 1, 2, 3]);
        components.part(third);
        assert_eq!(components.members(components.of(3)).count(), 2);
        assert_eq!(components.exits(components.of(3)), 7);
        assert_ne!(components.of(0), components.of(2));
        components.part(second);
        components.part(first);
        for cell in 0..4 {
            assert_eq!(components.of(cell), cell as u32);
            assert_eq!(components.members(cell as u32).collect::<Vec<_>>(), [cell]);
            assert_eq!(components.exits(cell as u32), cell as u32 + 1);
        }
    }
}
