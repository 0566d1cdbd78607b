//! Maps shared among players: equal counts, and pieces no larger than wanted.
//!
//! ```text
//! Request + cells → Land ─┬─ Start (regular coloring or stripes, made even) ─┬─ exchanges at random ─┐
//!                         │                                                  └─ a deal put right ────┼─ Territories
//!                         └─ start cells ── growth in turns ─────────────────────────────────────────┘
//! ```
//!
//! A piece, `chunk` in SQL, is a connected set of cells of one player. Whether one is small enough
//! is found out where it lies, by a walk over as many cells as it may have and one more (`flood`), never by
//! going over the map.
#![forbid(unsafe_code)]

mod balance;
mod coloring;
mod deal;
mod division;
mod draws;
mod error;
mod exhaustive;
mod flood;
mod grow;
mod holdings;
mod inscribed;
mod kempe;
mod land;
mod picture;
mod piece_sizes;
mod pieces;
mod quota;
mod request;
mod shortage;
mod split;
mod start;
mod start_cells;
mod stats;
mod stripes;
mod swap;
#[cfg(test)]
mod test_maps;
mod two_players;

pub use division::{Holding, Territories, TerritoryCell};
pub use error::TerritoryError;
pub use request::{Method, Request, Starts};
pub use stats::PlayerShare;
pub use swap::MAX_STEPS;
