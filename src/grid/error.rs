//! What can be wrong with a request to the grid.

use super::{Cell, Cube, Direction, Doubled, MAX_ARGUMENT_CELLS, MAX_CELLS, MAX_RADIUS};

/// An error of the grid; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
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
    /// A row of an array with too few or too many numbers.
    #[error("{argument} must have {} numbers in each row, not {width}", widths(*least, *most))]
    ArrayWidth {
        /// The argument's name.
        argument: &'static str,
        /// How many there are.
        width: usize,
        /// The fewest allowed.
        least: usize,
        /// The most allowed.
        most: usize,
    },
    /// More cells in an argument than [`MAX_ARGUMENT_CELLS`].
    #[error("{argument} must have at most {MAX_ARGUMENT_CELLS} cells, not {cells}")]
    TooManyCellsPassed {
        /// The argument's name.
        argument: &'static str,
        /// How many there are.
        cells: usize,
    },
    /// A cell that comes twice where each may come once.
    #[error("{argument} must not have a cell twice: ({}, {}) comes again", cell.x, cell.y)]
    DuplicateCell {
        /// The argument's name.
        argument: &'static str,
        /// The cell.
        cell: Cell,
    },
    /// A result that 32-bit coordinates cannot hold.
    #[error("the result of {function} lies beyond the integer range")]
    BeyondPlane {
        /// The SQL function.
        function: &'static str,
    },
    /// A cell, a shape or coordinates that 32 bits cannot hold.
    #[error("{what} would lie beyond the integer range")]
    BeyondRange {
        /// What it is, with the arguments that it comes from.
        what: String,
    },
    /// A number of rows, columns or cells below zero.
    #[error("{argument} must be at least 0, not {value}")]
    NegativeSize {
        /// The argument's name.
        argument: &'static str,
        /// What was passed.
        value: i32,
    },
    /// A shape, other than by radius, of more than [`MAX_CELLS`] cells.
    #[error("{what} would be {cells} cells, and a call gives at most {MAX_CELLS}")]
    TooLarge {
        /// The shape, with the arguments that it comes from.
        what: String,
        /// How many cells it would take.
        cells: u64,
    },
    /// Three numbers that are no cube coordinates.
    #[error(
        "q + r + s must be 0, not {} + {} + {}", cube.q, cube.r, cube.s
    )]
    CubeSum {
        /// The numbers.
        cube: Cube,
    },
    /// A row and a column that are no doubled coordinates.
    #[error("row_no + col_no must be even in doubled coordinates, not {} + {}", doubled.row_no, doubled.col_no)]
    DoubledParity {
        /// The row and the column.
        doubled: Doubled,
    },
    /// A name that is none of those allowed.
    #[error("{argument} must be {allowed}, not \"{found}\"")]
    UnknownName {
        /// The argument's name.
        argument: &'static str,
        /// Those allowed, for a reader.
        allowed: &'static str,
        /// What was passed, at most 40 characters of it.
        found: String,
    },
}

/// "2", "2 or 3", "2 to 4".
fn widths(least: usize, most: usize) -> String {
    match most - least {
        0 => least.to_string(),
        1 => format!("{least} or {most}"),
        _ => format!("{least} to {most}"),
    }
}

impl GridError {
    /// A [`GridError::BeyondRange`] of something.
    pub(super) const fn beyond_range(what: String) -> Self {
        Self::BeyondRange { what }
    }

    /// An [`GridError::UnknownName`] that shows no more than the start of a long text.
    #[must_use]
    pub fn unknown_name(argument: &'static str, allowed: &'static str, found: &str) -> Self {
        Self::UnknownName { argument, allowed, found: found.chars().take(40).collect() }
    }
}
