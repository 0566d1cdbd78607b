//! How many cells a player may have.

/// The fair share, rounded down, and for as many players as cells are left over one more: for those who come first.
#[derive(Debug)]
pub(super) struct Quota {
    fair: u32,
    extras: usize,
}

impl Quota {
    pub(super) fn of(cells: usize, players: usize) -> Self {
        Self { fair: (cells / players) as u32, extras: cells % players }
    }

    /// Whether a player with so many cells may get another.
    pub(super) fn has_room(&self, count: u32) -> bool {
        count < self.fair || count == self.fair && self.extras > 0
    }

    /// A player with so many cells gets another.
    pub(super) fn take(&mut self, count: u32) {
        self.extras -= usize::from(count == self.fair);
    }

    /// A player that has so many cells now gave one back.
    pub(super) fn give_back(&mut self, count: u32) {
        self.extras += usize::from(count == self.fair);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_cells_are_three_for_three_players_and_two_for_the_last() {
        let mut quota = Quota::of(11, 4);
        for _ in 0..3 {
            assert!(quota.has_room(0) && quota.has_room(2) && !quota.has_room(3));
            quota.take(2);
        }
        assert!(quota.has_room(1) && !quota.has_room(2));
        quota.give_back(2);
        assert!(quota.has_room(2));
    }
}
