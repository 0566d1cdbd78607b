//! What tiles and harbors give.

use crate::random::Token;

/// What a tile produces or a harbor trades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Resource {
    /// From fields.
    Grain,
    /// From forest.
    Lumber,
    /// From mountains.
    Ore,
    /// From pasture.
    Wool,
    /// From hills.
    Brick,
    /// The desert: gives nothing and has no chip.
    Desert,
    /// A harbor that trades anything, 3:1.
    Generic,
}

impl Resource {
    /// All of them, in the order in which every list of this product has them.
    pub const ALL: [Self; 7] =
        [Self::Grain, Self::Lumber, Self::Ore, Self::Wool, Self::Brick, Self::Desert, Self::Generic];

    /// Those that tiles have: the five resources, then the desert.
    pub const TERRAINS: [Self; 6] =
        [Self::Grain, Self::Lumber, Self::Ore, Self::Wool, Self::Brick, Self::Desert];

    /// The character that stands for it in tables and pictures.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Grain => "/",
            Self::Lumber => "#",
            Self::Ore => "^",
            Self::Wool => "\"",
            Self::Brick => ".",
            Self::Desert => " ",
            Self::Generic => "?",
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Grain => "grain",
            Self::Lumber => "lumber",
            Self::Ore => "ore",
            Self::Wool => "wool",
            Self::Brick => "brick",
            Self::Desert => "desert",
            Self::Generic => "generic",
        }
    }

    /// The land that gives it; none for [`Resource::Generic`].
    #[must_use]
    pub const fn terrain(self) -> Option<&'static str> {
        match self {
            Self::Grain => Some("fields"),
            Self::Lumber => Some("forest"),
            Self::Ore => Some("mountains"),
            Self::Wool => Some("pasture"),
            Self::Brick => Some("hills"),
            Self::Desert => Some("desert"),
            Self::Generic => None,
        }
    }

    /// How many tiles of it the base board has.
    #[must_use]
    pub const fn tiles(self) -> usize {
        match self {
            Self::Grain | Self::Lumber | Self::Wool => 4,
            Self::Ore | Self::Brick => 3,
            Self::Desert => 1,
            Self::Generic => 0,
        }
    }
}

impl Token for Resource {
    #[inline(always)]
    fn code(self) -> u8 {
        self as u8
    }

    #[inline(always)]
    fn from_code(code: u8) -> Self {
        match code {
            0 => Self::Grain,
            1 => Self::Lumber,
            2 => Self::Ore,
            3 => Self::Wool,
            4 => Self::Brick,
            5 => Self::Desert,
            _ => Self::Generic,
        }
    }
}
