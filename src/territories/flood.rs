//! How large a piece is, found out where it lies.

use super::land::Land;
use crate::interrupt::Interrupt;

/// Walks over pieces, one at a time, without a stack and in buffers that live on.
#[derive(Debug, Clone)]
pub(super) struct Flood {
    /// By cell: the last walk that came by.
    seen: Vec<u32>,
    walk: u32,
    reached: Vec<u32>,
}

impl Flood {
    pub(super) fn new(land: &Land) -> Self {
        Self { seen: vec![0; land.len() + 1], walk: 0, reached: Vec::new() }
    }

    /// Whether the piece that a cell belongs to, the connected cells of one owner, has more than so
    /// many cells. At most one cell more is walked over, and its neighbors.
    #[inline]
    pub(super) fn exceeds(
        &mut self,
        land: &Land,
        owner: &[u32],
        cell: usize,
        most: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> bool {
        let of = owner[cell];
        self.start(cell);
        let mut next = 0;
        while let Some(&cell) = self.reached.get(next) {
            interrupt.round();
            next += 1;
            for neighbor in land.neighbors(cell as usize) {
                if owner[neighbor] == of && self.seen[neighbor] != self.walk {
                    self.seen[neighbor] = self.walk;
                    self.reached.push(neighbor as u32);
                }
            }
            if self.reached.len() > most {
                return true;
            }
        }
        false
    }

    fn start(&mut self, cell: usize) {
        if self.walk == u32::MAX {
            self.seen.fill(0);
            self.walk = 0;
        }
        self.walk += 1;
        self.seen[cell] = self.walk;
        self.reached.clear();
        self.reached.push(cell as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::land;

    #[test]
    fn a_piece_is_as_large_as_its_cells_of_one_owner_that_touch() {
        let land = land(&[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]);
        let owner = [7, 7, 8, 7, 7, u32::MAX];
        let mut flood = Flood::new(&land);
        let mut exceeds =
            |cell, most| flood.exceeds(&land, &owner, cell, most, &mut Interrupt::new(&mut || {}));
        for (cell, size) in [(0, 2), (1, 2), (2, 1), (3, 2), (4, 2)] {
            assert!(exceeds(cell, size - 1) && !exceeds(cell, size), "cell {cell}");
        }
    }

    #[test]
    fn walks_can_be_counted_for_ever() {
        let land = land(&[(0, 0), (0, 1)]);
        let mut flood = Flood { walk: u32::MAX - 1, ..Flood::new(&land) };
        for _ in 0..4 {
            assert!(flood.exceeds(&land, &[1, 1, u32::MAX], 0, 1, &mut Interrupt::new(&mut || {})));
        }
        assert_eq!(flood.walk, 3);
    }
}
