//! Settlers boards: rules → board → rows or picture; roads and dice of a game.
#![forbid(unsafe_code)]

mod base_board;
mod board;
mod chips;
mod dice;
mod harbors;
mod picture;
mod resource;
mod roads;
mod rules;
mod rules_document;

pub use base_board::{TILES, base_tiles};
pub use board::{Board, Chip, Tile};
pub use chips::CHIPS;
pub use dice::{Dice, DiceError, MAX_ROLLS, Roll};
pub use harbors::{HARBORS, Harbor, HarborPlace, Pier, harbor_places};
pub use picture::{Color, Picture};
pub use resource::Resource;
pub use roads::{MAX_ROADS, RoadError, longest_road};
pub use rules::{Preset, RandomEra, RedTest, Rules};
pub use rules_document::{MAX_DOCUMENT_BYTES, RuleValue, RulesError};
