//! What can be wrong with a request to the grid.

use super::{Cell, Direction, MAX_CELLS, MAX_RADIUS};

/// An error of the grid; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// A radius below zero.
    #[error("radius must be at least 0, not {radius}")]
    NegativeRadius {
        /// The radius asked for.
        radius: i32,
    },
    /// A radius whose board has more than [`MAX_CELLS`] cells.
    #[error(
        "radius must be at most {MAX_RADIUS}, not {radius}: that would be {cells} cells, and a call gives at most {MAX_CELLS}"
    )]
    TooManyCells {
        /// The radius asked for.
        radius: i32,
        /// How many cells it would take.
        cells: u64,
    },
    /// A neighbor beyond the 32-bit plane.
    #[error("cell ({}, {}) has no neighbor to the {direction}: it would lie beyond the integer range", cell.x, cell.y)]
    NoNeighbor {
        /// The cell at the border of the plane.
        cell: Cell,
        /// Where the neighbor would be.
        direction: Direction,
    },
}
