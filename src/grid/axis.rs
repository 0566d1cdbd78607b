//! The six mirror lines of a hexagon.

use super::GridError;

/// A line through the center of a hexagon that stands on a corner, by the compass points it runs through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Axis {
    /// Through two sides: the neighbors E and W stay.
    EastWest,
    /// Through two corners, at 30 degrees: the diagonal neighbors NE and SW stay.
    EastNorthEast,
    /// Through two sides, at 60 degrees: the neighbors NE and SW stay.
    NorthEast,
    /// Through two corners: the diagonal neighbors N and S stay.
    NorthSouth,
    /// Through two sides, at 120 degrees: the neighbors NW and SE stay.
    NorthWest,
    /// Through two corners, at 150 degrees: the diagonal neighbors NW and SE stay.
    WestNorthWest,
}

impl Axis {
    /// All six, counter-clockwise in steps of 30 degrees from east.
    pub const ALL: [Self; 6] = [
        Self::EastWest,
        Self::EastNorthEast,
        Self::NorthEast,
        Self::NorthSouth,
        Self::NorthWest,
        Self::WestNorthWest,
    ];

    /// The name as SQL has it: E-W, ENE-WSW, NE-SW, N-S, NW-SE, WNW-ESE.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::EastWest => "E-W",
            Self::EastNorthEast => "ENE-WSW",
            Self::NorthEast => "NE-SW",
            Self::NorthSouth => "N-S",
            Self::NorthWest => "NW-SE",
            Self::WestNorthWest => "WNW-ESE",
        }
    }

    /// The axis of a name.
    ///
    /// # Errors
    /// [`GridError::UnknownName`].
    pub fn named(name: &str) -> Result<Self, GridError> {
        Self::ALL.into_iter().find(|axis| axis.name() == name).ok_or_else(|| {
            GridError::unknown_name("axis", "E-W, ENE-WSW, NE-SW, N-S, NW-SE or WNW-ESE", name)
        })
    }
}
