//! Settlers boards: rules → board → rows or picture.
#![forbid(unsafe_code)]

mod board;
mod board_map;
mod chip_rules;
mod clusters;
mod coast;
mod dealer;
mod harbors;
mod json_reader;
mod json_value;
mod map_measures;
mod metrics;
mod picture;
mod pieces;
mod resource;
mod rules;
mod rules_document;
mod spiral;
mod terrain_rules;

pub use board::{Board, Chip, Tile};
pub use board_map::{BoardMap, BoardMapError, Intersection, MAX_COORDINATE, MAX_TILES, MapEdge};
pub use chip_rules::pips;
pub use dealer::{DealError, Dealer};
pub use harbors::{Harbor, HarborPlace, Pier};
pub use json_value::{JsonValue, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_DEPTH};
pub use metrics::{Imbalance, LikePairs, Metrics};
pub use picture::{Color, Picture};
pub use pieces::{NUMBERS, TERRAINS, chip_list, harbor_list, tile_counts};
pub use resource::Resource;
pub use rules::{
    BoardChoice, DesertPlace, HarborChoice, MAX_ATTEMPTS, Numbers, Preset, RandomEra, RedTest, Rules,
};
pub use rules_document::RulesError;
