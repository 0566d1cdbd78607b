//! What can be wrong with places on a board.

use crate::grid::Cell;

/// A place that is passed for a board and does not fit it; the text names argument and place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// A robber that stands on no tile.
    #[error("robber must be a tile of the board, and ({}, {}) is none", cell.x, cell.y)]
    NoTile {
        /// Where it stands.
        cell: Cell,
    },
    /// A building that stands on no intersection.
    #[error("occupied must be intersections of the board, and ({}, {}, {k}) is none", cell.x, cell.y)]
    NoIntersection {
        /// The cell that is to give the intersection its name.
        cell: Cell,
        /// Which of the cell's it is to be.
        k: i32,
    },
    /// A second building on an intersection.
    #[error("occupied must not have an intersection twice: ({}, {}, {k}) comes again", cell.x, cell.y)]
    Twice {
        /// The cell that gives the intersection its name.
        cell: Cell,
        /// Which of the cell's it is.
        k: i32,
    },
}
