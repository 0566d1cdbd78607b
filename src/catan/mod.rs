//! Settlers boards: rules → board → rows or picture.
#![forbid(unsafe_code)]

mod board;
mod board_code;
mod board_document;
mod board_map;
mod chip_rules;
mod clusters;
mod coast;
mod code_letters;
mod dealer;
mod dice;
mod document_fields;
mod harbors;
mod intersections;
mod json_reader;
mod json_value;
mod map_measures;
mod metrics;
mod multiset_rank;
mod picture;
mod picture_color;
mod picture_error;
mod picture_frame;
mod pieces;
mod place_error;
mod resource;
mod roads;
mod rules;
mod rules_document;
mod settlement_sites;
mod spiral;
mod terrain_rules;
mod tile_order;
mod yields;

pub use board::{Board, Chip, Tile};
pub use board_code::CodeError;
pub use board_document::BoardError;
pub use board_map::{BoardMap, BoardMapError, Intersection, MAX_COORDINATE, MAX_TILES, MapEdge};
pub use chip_rules::pips;
pub use code_letters::MAX_CODE_BYTES;
pub use dealer::{DealError, Dealer};
pub use dice::{Dice, DiceError, MAX_ROLLS, Roll};
pub use harbors::{Harbor, HarborPlace, Pier};
pub use intersections::Site;
pub use json_value::{JsonValue, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_DEPTH};
pub use metrics::{Imbalance, LikePairs, Metrics};
pub use picture::Picture;
pub use picture_color::Color;
pub use picture_error::PictureError;
pub use pieces::{NUMBERS, TERRAINS, chip_list, harbor_list, tile_counts};
pub use place_error::PlaceError;
pub use resource::Resource;
pub use roads::{MAX_ROADS, RoadError, longest_road};
pub use rules::{
    BoardChoice, DesertPlace, HarborChoice, MAX_ATTEMPTS, Numbers, Preset, RandomEra, RedTest, Rules,
};
pub use rules_document::RulesError;
pub use tile_order::TileOrder;
pub use yields::Yield;
