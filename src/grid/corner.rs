//! The six corners of a hexagon, and the diagonal neighbors beyond them.

use super::{Cell, GridError};
use core::fmt;

/// A corner of a hexagon that stands on a corner, clockwise from north. Beyond the edge that starts there lies the
/// diagonal neighbor, two steps away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Corner {
    /// To (x-2, y-1).
    North,
    /// To (x-1, y+1).
    NorthEast,
    /// To (x+1, y+2).
    SouthEast,
    /// To (x+2, y+1).
    South,
    /// To (x+1, y-1).
    SouthWest,
    /// To (x-1, y-2).
    NorthWest,
}

impl Corner {
    /// All six, clockwise from north: side `i` of [`Direction::ALL`](super::Direction::ALL) leads from corner `i` to
    /// the next one.
    pub const ALL: [Self; 6] =
        [Self::North, Self::NorthEast, Self::SouthEast, Self::South, Self::SouthWest, Self::NorthWest];

    /// The step in (x, y) that leads to the diagonal neighbor.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::North => (-2, -1),
            Self::NorthEast => (-1, 1),
            Self::SouthEast => (1, 2),
            Self::South => (2, 1),
            Self::SouthWest => (1, -1),
            Self::NorthWest => (-1, -2),
        }
    }

    /// The compass name as SQL shows it: N, NE, SE, S, SW, NW.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "N",
            Self::NorthEast => "NE",
            Self::SouthEast => "SE",
            Self::South => "S",
            Self::SouthWest => "SW",
            Self::NorthWest => "NW",
        }
    }

    /// The diagonal neighbor of a cell.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where a coordinate would leave the range of `i32`.
    pub fn neighbor_of(self, cell: Cell) -> Result<Cell, GridError> {
        let (dx, dy) = self.step();
        match (cell.x.checked_add(dx), cell.y.checked_add(dy)) {
            (Some(x), Some(y)) => Ok(Cell::new(x, y)),
            _ => {
                let Cell { x, y } = cell;
                Err(GridError::beyond_range(format!(
                    "the diagonal neighbor of cell ({x}, {y}) to the {self}"
                )))
            }
        }
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;

    #[test]
    fn a_diagonal_neighbor_lies_between_two_neighbors_and_next_to_both() {
        let sides = [
            (Direction::NorthWest, Direction::NorthEast),
            (Direction::NorthEast, Direction::East),
            (Direction::East, Direction::SouthEast),
            (Direction::SouthEast, Direction::SouthWest),
            (Direction::SouthWest, Direction::West),
            (Direction::West, Direction::NorthWest),
        ];
        let cell = Cell::new(-3, 5);
        for (diagonal, (left, right)) in Corner::ALL.into_iter().zip(sides) {
            let there = diagonal.neighbor_of(cell).unwrap();
            assert_eq!(cell.distance(there), 2);
            assert_eq!(cell.neighbor(left).unwrap().neighbor(right), Ok(there), "{diagonal}");
        }
    }

    #[test]
    fn at_the_border_of_the_plane_there_is_none() {
        assert!(Corner::North.neighbor_of(Cell::new(i32::MIN + 1, 0)).is_err());
        assert!(Corner::North.neighbor_of(Cell::new(i32::MIN + 2, i32::MIN + 1)).is_ok());
    }
}
