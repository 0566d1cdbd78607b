//! Whether a piece falls apart without one of its cells.

use super::land::Land;
use crate::interrupt::Interrupt;

/// Walks from several cells of a piece at the same time, in buffers that live on.
#[derive(Debug, Default)]
pub(super) struct Split {
    /// By cell: the last walk that came by, numbered through all pieces ever looked at.
    seen: Vec<u32>,
    walks_so_far: u32,
    walks: [Walk; MOST_WALKS],
}

/// The cells around one cell are at most so many groups that do not touch each other.
const MOST_WALKS: usize = 3;

#[derive(Debug, Default)]
struct Walk {
    reached: Vec<u32>,
    next: usize,
    /// The first of the walks that have met this one.
    group: usize,
}

impl Walk {
    fn is_at_its_end(&self) -> bool {
        self.next == self.reached.len()
    }
}

impl Split {
    pub(super) fn new(land: &Land) -> Self {
        Self { seen: vec![0; land.len() + 1], ..Self::default() }
    }

    /// The parts that a piece falls into without a cell, except for one, which need not be the largest; none
    /// if it is connected. `piece` says which piece each cell belongs to, the cell itself none any longer.
    ///
    /// One walk for each group of the piece's cells around that cell, by turns: when all have met, or all but
    /// one have nowhere left to go, the rest is of no account.
    pub(super) fn parts_without(
        &mut self,
        land: &Land,
        piece: &[u32],
        cell: usize,
        former: u32,
        interrupt: &mut Interrupt<'_>,
    ) -> Vec<Vec<u32>> {
        let around = land.neighbors(cell);
        let belongs = |side: usize| piece[around[side % 6]] == former;
        // Neighbors that follow each other touch.
        let groups =
            (0..6).filter(|&side| belongs(side + 1) && !belongs(side)).map(|side| around[(side + 1) % 6]);
        let walks = self.start(groups);
        let mut parts = Vec::new();
        let mut is_open = [true; MOST_WALKS];
        let mut groups_left = walks;
        while groups_left > 1 {
            for walk in 0..walks {
                interrupt.round();
                groups_left -= self.step(walk, walks, land, piece, former);
            }
            for (group, is_open) in is_open.iter_mut().enumerate().take(walks) {
                if groups_left > 1 && *is_open && self.is_whole(group, walks) {
                    parts.push(self.cells_of(group, walks));
                    *is_open = false;
                    groups_left -= 1;
                }
            }
        }
        parts
    }

    /// The walks that have met a walk whose number they go by; none if that one goes by another number.
    fn members(&self, group: usize, walks: usize) -> impl Iterator<Item = &Walk> {
        self.walks.iter().take(walks).filter(move |walk| walk.group == group)
    }

    /// Whether the walks of a group have been everywhere.
    fn is_whole(&self, group: usize, walks: usize) -> bool {
        self.members(group, walks).next().is_some() && self.members(group, walks).all(Walk::is_at_its_end)
    }

    fn cells_of(&self, group: usize, walks: usize) -> Vec<u32> {
        self.members(group, walks).flat_map(|walk| walk.reached.iter().copied()).collect()
    }

    /// Begins a walk at each of some cells, and says how many there are.
    fn start(&mut self, cells: impl Iterator<Item = usize>) -> usize {
        if self.walks_so_far > u32::MAX - 2 * MOST_WALKS as u32 {
            self.seen.fill(0);
            self.walks_so_far = 0;
        }
        // Numbers from 1 on, so that nothing was seen at first.
        self.walks_so_far += MOST_WALKS as u32;
        let mut count = 0;
        for (walk, cell) in self.walks.iter_mut().zip(cells) {
            walk.reached.clear();
            walk.reached.push(cell as u32);
            walk.next = 0;
            walk.group = count;
            self.seen[cell] = self.walks_so_far + count as u32;
            count += 1;
        }
        count
    }

    /// Looks around one more cell of a walk, and says how many groups of walks it brought together.
    fn step(&mut self, walk: usize, walks: usize, land: &Land, piece: &[u32], former: u32) -> usize {
        let Walk { ref reached, next, .. } = self.walks[walk];
        let Some(&cell) = reached.get(next) else { return 0 };
        self.walks[walk].next += 1;
        let mut met = 0;
        for neighbor in land.neighbors(cell as usize) {
            if piece[neighbor] != former {
                continue;
            }
            match self.seen[neighbor].checked_sub(self.walks_so_far) {
                None => {
                    self.seen[neighbor] = self.walks_so_far + walk as u32;
                    self.walks[walk].reached.push(neighbor as u32);
                }
                Some(other) => {
                    let (own, other) = (self.walks[walk].group, self.walks[other as usize].group);
                    if own != other {
                        let joined = self.walks.iter_mut().take(walks).filter(|walk| walk.group == other);
                        joined.for_each(|walk| walk.group = own);
                        met += 1;
                    }
                }
            }
        }
        met
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::{hexagon, land};

    /// The sizes of the parts of all cells but one, in ascending order; that of the part left out is missing.
    fn parts(cells: &[(i32, i32)], without: (i32, i32)) -> Vec<usize> {
        let land = land(cells);
        let cell = land.cells().iter().position(|cell| (cell.x, cell.y) == without).unwrap();
        let mut piece = vec![7; land.len()];
        piece.push(u32::MAX);
        piece[cell] = u32::MAX;
        let mut split = Split::new(&land);
        // Twice, for what is left from the first time.
        let mut again = || split.parts_without(&land, &piece, cell, 7, &mut Interrupt::new(&mut || {}));
        let found = again();
        assert_eq!(again(), found);
        let mut sizes: Vec<usize> = found.iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    }

    #[test]
    fn a_line_falls_into_two_parts_except_at_its_ends() {
        let line: Vec<(i32, i32)> = (0..9).map(|y| (0, y)).collect();
        assert_eq!(parts(&line, (0, 2)), [2]);
        assert_eq!(parts(&line, (0, 6)), [2]);
        assert!(parts(&line, (0, 0)).is_empty());
        assert!(parts(&line, (0, 8)).is_empty());
    }

    #[test]
    fn a_star_falls_into_its_arms() {
        let arms = (1..4).flat_map(|at| [(0, at), (at, 0), (-at, -at)]);
        let star: Vec<(i32, i32)> = arms.chain([(0, 0), (0, 4)]).collect();
        assert_eq!(parts(&star, (0, 0)), [3, 3]);
    }

    #[test]
    fn a_ring_and_a_full_hexagon_hang_together() {
        let ring: Vec<(i32, i32)> = hexagon(1).into_iter().filter(|&cell| cell != (0, 0)).collect();
        assert!(ring.iter().all(|&cell| parts(&ring, cell).is_empty()));
        assert!(hexagon(2).into_iter().all(|cell| parts(&hexagon(2), cell).is_empty()));
    }

    #[test]
    fn walks_can_be_counted_for_ever() {
        let land = land(&[(0, 0), (0, 1), (0, 2)]);
        let mut split = Split { walks_so_far: u32::MAX - 9, ..Split::new(&land) };
        for _ in 0..5 {
            let piece = [7, u32::MAX, 7, u32::MAX];
            let found = split.parts_without(&land, &piece, 1, 7, &mut Interrupt::new(&mut || {}));
            assert_eq!(found.len(), 1);
        }
        assert!(split.walks_so_far < 100);
    }
}
