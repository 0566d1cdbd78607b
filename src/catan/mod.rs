//! Settlers boards: rules → board → rows or picture.
#![forbid(unsafe_code)]

mod base_board;
mod board;
mod chips;
mod harbors;
mod picture;
mod picture_color;
mod picture_error;
mod picture_frame;
mod resource;
mod rules;
mod rules_document;
mod svg_board;
mod svg_chips;
mod svg_frame;
mod svg_harbors;
mod svg_motifs;
mod svg_palette;
mod svg_sea;

pub use base_board::{TILES, base_tiles};
pub use board::{Board, Chip, Tile};
pub use chips::CHIPS;
pub use harbors::{HARBORS, Harbor, HarborPlace, Pier, harbor_places};
pub use picture::Picture;
pub use picture_color::Color;
pub use picture_error::PictureError;
pub use resource::Resource;
pub use rules::{Preset, RandomEra, RedTest, Rules};
pub use rules_document::{MAX_DOCUMENT_BYTES, RuleValue, RulesError};
pub use svg_board::svg;
pub use svg_frame::MAX_SVG_SPAN;
