//! What can be wrong with a game.

use crate::grid::Cell;

/// An error of a game; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MinesweeperError {
    /// A number of mines below zero.
    #[error("mines must be at least 0, not {mines}")]
    NegativeMines {
        /// How many were asked for.
        mines: i32,
    },
    /// More mines than cells.
    #[error("mines must be at most {cells} on {cells} cells, not {mines}")]
    TooManyMines {
        /// How many were asked for.
        mines: i32,
        /// How many cells there are.
        cells: usize,
    },
    /// More mines than there are cells away from the first one opened.
    #[error(
        "mines must be at most {most} on {cells} cells where ({}, {}) and its neighbors have none, not {mines}", first.x, first.y
    )]
    TooManyMinesElsewhere {
        /// How many were asked for.
        mines: i32,
        /// How many there can be.
        most: usize,
        /// How many cells there are.
        cells: usize,
        /// The first cell opened.
        first: Cell,
    },
}
