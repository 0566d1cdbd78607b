//! The colors of a drawn board.
//!
//! Terrains and sea differ in lightness too where their hues are one to an eye with two kinds of cones only;
//! tests/pictures/colors.rs measures how far apart each two of them look to it.

use super::Resource;

pub(super) const WATER: &str = "#4fabdb";
/// Where the sea ends.
pub(super) const WATER_RIM: &str = "#2f86b8";
/// Lines in the water that follow the coast.
pub(super) const WAVE: &str = "#8fcff0";
/// The sand around a tile.
pub(super) const BEACH: &str = "#fbf3da";

/// Number chips and what a harbor gives.
pub(super) const PAPER: &str = "#fdf8e8";
pub(super) const PAPER_RIM: &str = "#8c7a5c";
pub(super) const INK: &str = "#2b2622";
/// The numbers thrown most often, 6 and 8.
pub(super) const RED: &str = "#c01818";

pub(super) const PIER: &str = "#6e4a2b";
pub(super) const PLANKS: &str = "#d8b98a";

/// The ground of a tile or a harbor's badge.
pub(super) const fn ground(resource: Resource) -> &'static str {
    match resource {
        Resource::Grain => "#f5c724",
        Resource::Lumber => "#295d49",
        Resource::Ore => "#83868c",
        Resource::Wool => "#8ab66c",
        Resource::Brick => "#c25b30",
        Resource::Desert => "#f2e5c5",
        Resource::Generic => "#dfe6ea",
    }
}
