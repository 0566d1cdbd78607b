//! Garland puzzles: a spanning tree of wires over all cells, cut up and turned, on squares and on hexagons.
#![forbid(unsafe_code)]

mod adjacency;
mod links;
mod solver;

pub use adjacency::Adjacency;
pub use links::{Links, turned};
pub use solver::{
    MAX_SOLVER_CELLS, MAX_SOLVER_WORK, Solved, SolverError, solve, solve_within, turns_between,
};
