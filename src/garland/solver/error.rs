//! Why a board is not solved.

use crate::garland::Links;

/// What [`solve`](super::solve) cannot take, or not bring to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// Not one piece for each cell.
    #[error("{pieces} pieces do not fit on {cells} cells")]
    OtherCount {
        /// Pieces passed.
        pieces: usize,
        /// Cells of the board.
        cells: usize,
    },
    /// A bit beyond the sides of a cell.
    #[error("links {links} are beyond the {sides} sides of a cell: 0 to {} are allowed", (1_u16 << .sides) - 1)]
    BeyondSides {
        /// The links of the piece.
        links: Links,
        /// Sides of a cell.
        sides: u8,
    },
    /// The supply must lie outside of the board, beside one of its cells.
    #[error("side {side} of cell {cell} does not lead out of the board, as the side of the supply must")]
    SupplyInside {
        /// The cell's number.
        cell: usize,
        /// The side's number.
        side: u8,
    },
    /// More cells than [`MAX_SOLVER_CELLS`](super::MAX_SOLVER_CELLS).
    #[error(
        "cells must be at most {} to be solved, or to have a solution proved unique, not {cells}",
        super::MAX_SOLVER_CELLS
    )]
    TooManyCells {
        /// Cells of the board.
        cells: usize,
    },
    /// The solver gave up after [`MAX_SOLVER_WORK`](super::MAX_SOLVER_WORK).
    #[error(
        "the board of {cells} cells is too hard: given up after {work} steps, with {solutions} solutions found"
    )]
    TooHard {
        /// Cells of the board.
        cells: usize,
        /// Steps allowed.
        work: u64,
        /// Solutions found up to then: 0 or 1.
        solutions: usize,
    },
    /// The memory for it cannot be had.
    #[error("not enough memory to solve a board of {cells} cells")]
    OutOfMemory {
        /// Cells of the board.
        cells: usize,
    },
}
