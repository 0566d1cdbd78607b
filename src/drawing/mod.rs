//! Pictures of any cells: lines of text and SVG documents.
//!
//! [`TextMap`] and [`SvgMap`] draw a map from its cells and what is shown on each; games say what that is.
#![forbid(unsafe_code)]

mod ansi_style;
mod css_color;
mod error;
mod labels;
mod svg_layout;
mod svg_map;
mod svg_writer;
#[cfg(test)]
mod test_pictures;
mod text_canvas;
mod text_frame;
mod text_map;
#[cfg(test)]
mod text_map_laws;
#[cfg(test)]
mod text_map_tests;
mod text_notes;
mod text_tile;

pub use ansi_style::AnsiStyle;
pub use css_color::CssColor;
pub use error::DrawingError;
pub use error::expect_element_for_each_cell;
pub use labels::{Labels, MAX_LABEL_CHARACTERS};
pub(crate) use svg_layout::points;
pub use svg_layout::{Length, Point, SvgLayout};
pub use svg_map::{MAX_SVG_CELLS, SvgLayer, SvgMap, svg_of};
pub(crate) use svg_writer::{Attribute, SvgWriter};
pub(crate) use text_canvas::Place;
pub use text_canvas::{MAX_CHARACTERS, TextCanvas};
pub use text_map::TextMap;
