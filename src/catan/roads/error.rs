//! What can be wrong with roads.

use super::MAX_ROADS;
use crate::grid::GridError;

/// An error of roads; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RoadError {
    /// More than [`MAX_ROADS`].
    #[error("edges must have at most {MAX_ROADS} edges, not {roads}")]
    TooManyRoads {
        /// How many there are.
        roads: usize,
    },
    /// Edges or vertices that are no set of such.
    #[error(transparent)]
    Grid(#[from] GridError),
}
