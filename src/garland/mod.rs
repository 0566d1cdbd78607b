//! Garland puzzles: a spanning tree of wires over all cells, cut up and turned, on squares and on hexagons.
#![forbid(unsafe_code)]

mod adjacency;
mod links;

pub use adjacency::Adjacency;
pub use links::{Links, turned};
