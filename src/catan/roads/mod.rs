//! The longest road: a player's edges → network → sweep → length.
//!
//! [`network`] joins edges where a trail can go on, [`sweep`] says in which order to look at the junctions, [`fragments`]
//! is what is known of a trail halfway, and [`longest_road`](self::longest_road()) goes through all of that.

mod error;
mod fragments;
mod longest_road;
mod network;
mod sweep;

pub use error::RoadError;
pub use longest_road::{MAX_ROADS, longest_road};
