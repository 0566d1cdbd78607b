//! The hexagon-shaped board, numbered by a spiral.

use super::{Cell, Direction, GridError};

/// The most cells that one call gives.
pub const MAX_CELLS: u64 = 10_000_000;

/// The largest radius whose board has no more than [`MAX_CELLS`] cells: 1 + 3·1825·1826 = 9,997,351.
pub const MAX_RADIUS: i32 = 1825;

/// The way around a ring from its north-west corner, counter-clockwise.
pub(crate) const COUNTER_CLOCKWISE: [Direction; 6] = [
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::East,
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::West,
];

/// The cells of a hexagon-shaped board with its north-west corner at (0, 0) and its center at
/// (radius, radius), in a counter-clockwise spiral from that corner inward. Radius 2 is the base
/// board of Settlers.
#[derive(Debug, Clone)]
pub struct HexagonBoard {
    remaining: usize,
    /// The ring being walked; 0 is the center.
    ring: i32,
    /// Steps taken along the ring.
    walked: i32,
    cell: Cell,
}

impl HexagonBoard {
    /// The board of the given radius: 1 + 3·radius·(radius + 1) cells.
    ///
    /// # Errors
    /// [`GridError::NegativeRadius`], and [`GridError::TooManyCells`] above [`MAX_RADIUS`].
    pub fn new(radius: i32) -> Result<Self, GridError> {
        if radius < 0 {
            return Err(GridError::NegativeRadius { radius });
        }
        let cells = 1 + 3 * (radius as u64) * (radius as u64 + 1);
        if cells > MAX_CELLS {
            return Err(GridError::TooManyCells { radius, cells });
        }
        Ok(Self::of_radius(radius))
    }

    /// The same for a radius known to be within the limits.
    pub(crate) const fn of_radius(radius: i32) -> Self {
        let cells = 1 + 3 * radius as usize * (radius as usize + 1);
        Self { remaining: cells, ring: radius, walked: 0, cell: Cell::new(0, 0) }
    }

    /// The next cell of the spiral; a `const fn`, so that fixed boards are tables made by the compiler.
    pub const fn step(&mut self) -> Option<Cell> {
        if self.remaining == 0 {
            return None;
        }
        self.remaining -= 1;
        let cell = self.cell;
        if self.ring > 0 {
            let (dx, dy) = COUNTER_CLOCKWISE[(self.walked / self.ring) as usize].step();
            self.cell = Cell::new(cell.x + dx, cell.y + dy);
            self.walked += 1;
            if self.walked == 6 * self.ring {
                // Back at the corner: the next ring starts one cell further in.
                self.cell = Cell::new(self.cell.x + 1, self.cell.y + 1);
                self.ring -= 1;
                self.walked = 0;
            }
        }
        Some(cell)
    }
}

impl Iterator for HexagonBoard {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.step()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.remaining, Some(self.remaining))
    }
}

impl ExactSizeIterator for HexagonBoard {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn cells(radius: i32) -> Vec<Cell> {
        HexagonBoard::new(radius).unwrap().collect()
    }

    #[test]
    fn radius_two_is_the_base_board() {
        let expected = [
            (0, 0),
            (1, 0),
            (2, 0),
            (3, 1),
            (4, 2),
            (4, 3),
            (4, 4),
            (3, 4),
            (2, 4),
            (1, 3),
            (0, 2),
            (0, 1),
            (1, 1),
            (2, 1),
            (3, 2),
            (3, 3),
            (2, 3),
            (1, 2),
            (2, 2),
        ];
        assert_eq!(cells(2), expected.map(|(x, y)| Cell::new(x, y)));
    }

    #[test]
    fn radius_zero_is_one_cell() {
        assert_eq!(cells(0), [Cell::new(0, 0)]);
    }

    #[test]
    fn a_board_is_the_disk_around_its_center_walked_without_a_jump_outward() {
        for radius in 0..=20 {
            let center = Cell::new(radius, radius);
            let walked = cells(radius);
            assert_eq!(walked.len() as i32, 1 + 3 * radius * (radius + 1));
            assert_eq!(walked.iter().collect::<HashSet<_>>().len(), walked.len());
            assert!(walked.iter().all(|cell| cell.distance(center) <= i64::from(radius)));
            assert!(walked.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
            assert!(walked.is_sorted_by_key(|cell| core::cmp::Reverse(cell.distance(center))));
            let in_square = (0..=2 * radius)
                .flat_map(|x| (0..=2 * radius).map(move |y| Cell::new(x, y)))
                .filter(|cell| cell.distance(center) <= i64::from(radius))
                .count();
            assert_eq!(walked.len(), in_square);
        }
    }

    #[test]
    fn radii_beyond_the_limits_are_errors() {
        assert_eq!(HexagonBoard::new(-1).unwrap_err(), GridError::NegativeRadius { radius: -1 });
        assert_eq!(HexagonBoard::new(i32::MIN).unwrap_err(), GridError::NegativeRadius { radius: i32::MIN });
        assert_eq!(HexagonBoard::new(MAX_RADIUS).unwrap().len(), 9_997_351);
        assert_eq!(
            HexagonBoard::new(MAX_RADIUS + 1).unwrap_err(),
            GridError::TooManyCells { radius: 1826, cells: 10_008_307 }
        );
        assert!(HexagonBoard::new(26_755).is_err());
        assert!(HexagonBoard::new(i32::MAX).is_err());
    }
}
