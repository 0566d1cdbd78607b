//! The six directions in which a hexagon has neighbors.

use super::GridError;
use core::fmt;

/// A side of a hexagon that stands on a corner, clockwise from north-east.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// To (x-1, y).
    NorthEast,
    /// To (x, y+1).
    East,
    /// To (x+1, y+1).
    SouthEast,
    /// To (x+1, y).
    SouthWest,
    /// To (x, y-1).
    West,
    /// To (x-1, y-1).
    NorthWest,
}

impl Direction {
    /// All six, clockwise from north-east: the order in which neighbors are listed everywhere.
    pub const ALL: [Self; 6] =
        [Self::NorthEast, Self::East, Self::SouthEast, Self::SouthWest, Self::West, Self::NorthWest];

    /// The step in (x, y) that leads to the neighbor on this side.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::NorthEast => (-1, 0),
            Self::East => (0, 1),
            Self::SouthEast => (1, 1),
            Self::SouthWest => (1, 0),
            Self::West => (0, -1),
            Self::NorthWest => (-1, -1),
        }
    }

    /// The compass name as SQL shows it: NE, E, SE, SW, W, NW.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NorthEast => "NE",
            Self::East => "E",
            Self::SouthEast => "SE",
            Self::SouthWest => "SW",
            Self::West => "W",
            Self::NorthWest => "NW",
        }
    }

    /// The direction of a compass name.
    ///
    /// # Errors
    /// [`GridError::UnknownName`]; names are in capitals.
    pub fn named(name: &str) -> Result<Self, GridError> {
        Self::ALL
            .into_iter()
            .find(|direction| direction.name() == name)
            .ok_or_else(|| GridError::unknown_name("direction", "NE, E, SE, SW, W or NW", name))
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::East => Self::West,
            Self::SouthEast => Self::NorthWest,
            Self::SouthWest => Self::NorthEast,
            Self::West => Self::East,
            Self::NorthWest => Self::SouthEast,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
