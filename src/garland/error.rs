//! What can be wrong with a garland that is asked for or passed.

use super::SolverError;
use crate::drawing::DrawingError;
use crate::grid::{Cell, GridError, MAX_CELLS};

/// An error of a garland; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum GarlandError {
    /// A width, a height or a length below 1.
    #[error("{argument} must be at least 1, not {value}")]
    NotPositive {
        /// The argument's name.
        argument: &'static str,
        /// What was passed.
        value: i32,
    },
    /// A rectangle of more than [`MAX_CELLS`] cells.
    #[error("width * height must be at most {MAX_CELLS}, not {width} * {height}")]
    TooLarge {
        /// Its columns.
        width: i32,
        /// Its rows.
        height: i32,
    },
    /// No cells at all.
    #[error("cells must not be empty")]
    NoCells,
    /// A single hexagon, which has nothing to light.
    #[error("cells must be at least 2, not 1")]
    SingleCell,
    /// Squares that do not fill a rectangle.
    #[error(
        "cells must fill a rectangle: ({}, {}) is missing between ({}, {}) and ({}, {})",
        missing.x, missing.y, low.x, low.y, high.x, high.y
    )]
    NoRectangle {
        /// The first cell that is missing, row by row.
        missing: Cell,
        /// Top left.
        low: Cell,
        /// Bottom right.
        high: Cell,
    },
    /// Hexagons in several parts.
    #[error("cells must be connected: no way leads from the source ({}, {}) to ({}, {})", start.x, start.y, cell.x, cell.y)]
    NotConnected {
        /// Where the light comes from.
        start: Cell,
        /// The first cell, by x, then y, that it cannot come to.
        cell: Cell,
    },
    /// A source that is none of the cells.
    #[error("source must be one of the cells, not ({}, {})", cell.x, cell.y)]
    SourceOutside {
        /// What was passed.
        cell: Cell,
    },
    /// Open sides that a cell does not have.
    #[error("cells must have links between 0 and {most}, not {links} as at ({}, {})", cell.x, cell.y)]
    CellLinks {
        /// The cell.
        cell: Cell,
        /// What was passed.
        links: i32,
        /// All sides open.
        most: u8,
    },
    /// Open sides that a cell of so many sides does not have.
    #[error("links must be between 0 and {most} for {sides} sides, not {links}")]
    Links {
        /// What was passed.
        links: i32,
        /// All sides open.
        most: u8,
        /// 4 or 6.
        sides: u8,
    },
    /// A cell that is neither a square nor a hexagon.
    #[error("sides must be 4 or 6, not {sides}")]
    Sides {
        /// What was passed.
        sides: i32,
    },
    /// A board on which every garland that was tried has several solutions.
    #[error("none of {attempts} garlands on these {cells} cells has a unique solution")]
    NeverUnique {
        /// How many were tried.
        attempts: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// A board that the solver cannot take, or not bring to an end.
    #[error(transparent)]
    Solver(#[from] SolverError),
    /// What the grid refuses: cells that come twice, names that it does not know.
    #[error(transparent)]
    Grid(#[from] GridError),
    /// A picture that cannot be drawn.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    /// Not enough memory.
    #[error("out of memory: there is not enough for a garland of {cells} cells")]
    OutOfMemory {
        /// How many there are.
        cells: usize,
    },
}
