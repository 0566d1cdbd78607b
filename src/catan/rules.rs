//! What can be chosen about a board.

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

/// Which tile a chip is tested on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RedTest {
    /// The one it will lie on.
    Board,
    /// Tile rn = i for chip i, as in the article's last query: wrong from the desert on, and tile 19 is
    /// never tested.
    Article,
}

/// The rules of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// The generator.
    pub random: RandomEra,
    /// Whether the chips are shuffled until no two out of {6, 8} are on neighboring tiles.
    pub reds_apart: bool,
    /// How that is tested.
    pub red_test: RedTest,
}

/// A named set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// The fair base board of the current era.
    Base,
    /// The article's last query as it was printed: PostgreSQL 11 and the faulty test.
    Article,
}

impl Rules {
    /// The rules of a preset.
    #[must_use]
    pub const fn preset(preset: Preset) -> Self {
        match preset {
            Preset::Base => Self { random: RandomEra::Pg15, reds_apart: true, red_test: RedTest::Board },
            Preset::Article => Self { random: RandomEra::Pg11, reds_apart: true, red_test: RedTest::Article },
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::preset(Preset::Base)
    }
}
