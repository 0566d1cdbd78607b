//! The six corners of a hexagon, and the diagonal neighbors beyond them.

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
}

impl fmt::Display for Corner {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use crate::grid::{Cell, Direction, GridError};

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
        for (there, (left, right)) in cell.diagonals().unwrap().into_iter().zip(sides) {
            assert_eq!(cell.distance(there), 2);
            assert_eq!(cell.neighbor(left).unwrap().neighbor(right), Ok(there), "{there:?}");
        }
    }

    #[test]
    fn at_the_border_of_the_plane_there_is_none() {
        let beyond = Cell::new(i32::MIN + 1, 0);
        assert!(matches!(beyond.diagonals(), Err(GridError::BeyondRange { .. })));
        assert!(Cell::new(i32::MIN + 2, i32::MIN + 2).diagonals().is_ok());
    }
}
