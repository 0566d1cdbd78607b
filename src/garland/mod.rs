//! Garland puzzles: a spanning tree of wires over all cells, cut up and turned, on squares and on hexagons.
//!
//! A [`Board`] is the cells and what lies beside what; [`Puzzle`] wires it and turns the cells; [`lit`] and [`is_solved`] tell
//! how far a player has come.
#![forbid(unsafe_code)]

mod adjacency;
mod board;
mod error;
mod growth;
mod light;
mod links;
mod picture;
mod puzzle;
mod solver;
mod svg;
mod svg_places;
mod text_hexagons;
mod text_squares;

pub use adjacency::Adjacency;
pub use board::Board;
pub use error::GarlandError;
pub use growth::Growth;
pub use light::{is_solved, lit};
pub use links::{Links, turned, turned_number};
pub use picture::lines_of;
pub use puzzle::{MAX_ATTEMPTS, Puzzle, Wiring, is_lamp};
pub use solver::{
    MAX_SOLVER_CELLS, MAX_SOLVER_WORK, Solved, SolverError, solve, solve_within, turns_between,
};
pub use svg::svg_of;
