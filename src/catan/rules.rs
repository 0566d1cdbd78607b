//! What can be chosen about a board.

use super::pieces::TERRAINS;
use crate::grid::Cell;

/// The tiles' places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardChoice {
    /// 19 tiles, 3 to 4 players.
    Base,
    /// 30 tiles, 5 to 6 players.
    Expansion,
    /// Any cells, numbered as they come.
    Cells(Vec<Cell>),
}

/// How the chips come to the tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbers {
    /// Shuffled.
    Random,
    /// In the order of their letters along a spiral from a random corner, either way round.
    Spiral,
}

/// How the harbors come to their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HarborChoice {
    /// Shuffled.
    Shuffled,
    /// Always in the same order.
    Fixed,
    /// There are none.
    None,
}

/// Where deserts may lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DesertPlace {
    /// On any tile.
    Anywhere,
    /// On tiles with six neighbors.
    Inland,
    /// On the others.
    Coast,
    /// On the tiles nearest to the middle of all tiles.
    Center,
}

/// The PostgreSQL releases whose `random()` deals the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RandomEra {
    /// PostgreSQL 15 and later.
    Pg15,
    /// PostgreSQL 12 to 14.
    Pg12,
    /// PostgreSQL up to 11, on Linux.
    Pg11,
}

/// Which tile a chip is tested on for [`Rules::reds_apart`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RedTest {
    /// The one it will lie on.
    Board,
    /// Tile rn = i for chip i, as in the article's last query: wrong from the desert on, and the last tiles are
    /// never tested.
    Article,
}

/// The rules of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// The tiles' places.
    pub board: BoardChoice,
    /// How many tiles there are of each terrain, in the order of [`Resource::ALL`](super::Resource::ALL); none: as the
    /// board has them.
    pub tiles: Option<[usize; TERRAINS]>,
    /// The chips in the order in which they are shuffled or laid along a spiral; none: as the board has them.
    pub chips: Option<Vec<u8>>,
    /// How the chips come to the tiles.
    pub numbers: Numbers,
    /// How the harbors come to their places.
    pub harbors: HarborChoice,
    /// The generator.
    pub random: RandomEra,
    /// Whether the chips are dealt until no two out of {6, 8} are on neighboring tiles.
    pub reds_apart: bool,
    /// How that is tested.
    pub red_test: RedTest,
    /// The same for {2, 12}.
    pub two_twelve_apart: bool,
    /// Whether the chips are dealt until no two of the same number are on neighboring tiles.
    pub equal_apart: bool,
    /// Whether the tiles are dealt until no two of the same terrain are neighbors.
    pub terrain_apart: bool,
    /// The most tiles of one terrain that may be connected.
    pub max_cluster: Option<u32>,
    /// The most pips that the tiles around an intersection may have together.
    pub max_pips: Option<u32>,
    /// Where deserts may lie.
    pub desert: DesertPlace,
    /// How often tiles, and then chips, are dealt at most.
    pub max_attempts: u32,
}

/// The largest [`Rules::max_attempts`].
pub const MAX_ATTEMPTS: u32 = 1_000_000_000;

/// A named set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// The fair base board of the current era.
    Base,
    /// The same for 5 to 6 players.
    Expansion,
    /// The article's last query as it was printed: PostgreSQL 11 and the faulty test.
    Article,
}

impl Rules {
    /// The rules of a preset.
    #[must_use]
    pub fn preset(preset: Preset) -> Self {
        let base = Self {
            board: BoardChoice::Base,
            tiles: None,
            chips: None,
            numbers: Numbers::Random,
            harbors: HarborChoice::Shuffled,
            random: RandomEra::Pg15,
            reds_apart: true,
            red_test: RedTest::Board,
            two_twelve_apart: false,
            equal_apart: false,
            terrain_apart: false,
            max_cluster: None,
            max_pips: None,
            desert: DesertPlace::Anywhere,
            max_attempts: 1_000_000,
        };
        match preset {
            Preset::Base => base,
            Preset::Expansion => Self { board: BoardChoice::Expansion, ..base },
            Preset::Article => Self { random: RandomEra::Pg11, red_test: RedTest::Article, ..base },
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::preset(Preset::Base)
    }
}
