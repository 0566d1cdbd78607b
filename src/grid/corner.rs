//! The six corners of a hexagon.

/// A corner of a hexagon that stands on a corner, clockwise from north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Corner {
    /// The top.
    North,
    /// Upper right.
    NorthEast,
    /// Lower right.
    SouthEast,
    /// The bottom.
    South,
    /// Lower left.
    SouthWest,
    /// Upper left.
    NorthWest,
}

impl Corner {
    /// All six, clockwise from north: side `i` of [`Direction::ALL`](super::Direction::ALL) leads from corner `i` to
    /// the next one.
    pub const ALL: [Self; 6] =
        [Self::North, Self::NorthEast, Self::SouthEast, Self::South, Self::SouthWest, Self::NorthWest];

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
