//! What can be wrong with a request to the grid.

use super::{Cell, Cube, Direction, Doubled, MAX_ARGUMENT_CELLS, MAX_CELLS, MAX_RADIUS, PlanePoint};
use crate::message::shortened;
use core::fmt;

pub(super) const VERTEX_NUMBERS: &str = "0 (north) or 1 (north-west)";
pub(super) const EDGE_NUMBERS: &str = "0 (north-east), 1 (north-west) or 2 (west)";

/// An error of the grid; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
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
    /// Not enough memory to work on the cells of an argument.
    #[error("out of memory: there is not enough to work on the {cells} cells of {argument}")]
    OutOfMemory {
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
    /// A vertex or an edge that comes twice where each may come once.
    #[error("{argument} must not have {what} twice: ({}, {}, {k}) comes again", cell.x, cell.y)]
    DuplicatePlace {
        /// The argument's name.
        argument: &'static str,
        /// "a vertex" or "an edge".
        what: &'static str,
        /// The cell that it hangs on.
        cell: Cell,
        /// Which of the cell's it is.
        k: i32,
    },
    /// A cell that would cost less than nothing.
    #[error("{argument} must have costs of at least 0, not {cost} as at ({}, {})", cell.x, cell.y)]
    NegativeCost {
        /// The argument's name.
        argument: &'static str,
        /// The cell.
        cell: Cell,
        /// Its cost.
        cost: i64,
    },
    /// A budget below zero.
    #[error("budget must be at least 0, not {budget}")]
    NegativeBudget {
        /// The budget passed.
        budget: i64,
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
    /// A length or ratio that is not above 0, or not finite.
    #[error("{argument} must be a finite number above 0, not {}", Shown(*value))]
    NotPositive {
        /// The argument's name.
        argument: &'static str,
        /// The number.
        value: f64,
    },
    /// A point with a coordinate that is no finite number.
    #[error("{argument} must be a point of finite numbers, not ({},{})", Shown(point.x), Shown(point.y))]
    NotFinite {
        /// The argument's name.
        argument: &'static str,
        /// The point.
        point: PlanePoint,
    },
    /// Tiles too small or too large for floating-point numbers.
    #[error(
        "tiles of size {} and stretch {} are too small or too large for double precision", Shown(*size), Shown(*stretch)
    )]
    Immeasurable {
        /// From center to corner.
        size: f64,
        /// Height over that of a regular tile.
        stretch: f64,
    },
    /// A place in the plane beyond all floating-point numbers.
    #[error(
        "cell ({}, {}) of size {} and stretch {} lies beyond the range of double precision",
        cell.x, cell.y, Shown(*size), Shown(*stretch)
    )]
    BeyondMeasure {
        /// The cell.
        cell: Cell,
        /// From center to corner.
        size: f64,
        /// Height over that of a regular tile.
        stretch: f64,
    },
    /// A k that no vertex has.
    #[error("k of a vertex must be {VERTEX_NUMBERS}, not {k}")]
    UnknownVertex {
        /// The number.
        k: i32,
    },
    /// A k that no edge has.
    #[error("k of an edge must be {EDGE_NUMBERS}, not {k}")]
    UnknownEdge {
        /// The number.
        k: i32,
    },
    /// A k in an argument that no vertex or no edge has.
    #[error("{argument} must have {allowed} as k, not {k} as in row {row}")]
    UnknownPlace {
        /// The argument's name.
        argument: &'static str,
        /// The numbers that there are, with what they mean.
        allowed: &'static str,
        /// The number.
        k: i32,
        /// The row that has it, from 1.
        row: usize,
    },
    /// A parallelogram without tiles.
    #[error("{argument} must be at least 1, not {value}")]
    NoTiles {
        /// The argument's name.
        argument: &'static str,
        /// The number.
        value: i32,
    },
    /// A parallelogram of more tiles than [`MAX_CELLS`].
    #[error("rows * cols must be at most {MAX_CELLS}, not {rows} * {cols}")]
    ParallelogramTooLarge {
        /// Its rows.
        rows: i32,
        /// Its columns.
        cols: i32,
    },
    /// A vertex or edge of no tile of a parallelogram.
    #[error(
        "{what} ({}, {}, {k}) belongs to no tile of the parallelogram 0 <= x < {rows}, 0 <= y < {cols}", cell.x, cell.y
    )]
    OutsideParallelogram {
        /// "vertex" or "edge".
        what: &'static str,
        /// The cell that it hangs on.
        cell: Cell,
        /// Which of the cell's it is.
        k: i32,
        /// The parallelogram's rows.
        rows: i32,
        /// The parallelogram's columns.
        cols: i32,
    },
    /// A subscript outside an array.
    #[error("index must be between 1 and {entries} for {rows} rows and {cols} cols, not {index}")]
    NoSuchSubscript {
        /// The subscript.
        index: i32,
        /// How many the array has.
        entries: i32,
        /// The parallelogram's rows.
        rows: i32,
        /// The parallelogram's columns.
        cols: i32,
    },
    /// A region with a border longer than [`MAX_CELLS`].
    #[error("cells must have at most {MAX_CELLS} border edges, and have more")]
    OutlineTooLong,
}

/// A number as PostgreSQL shows it, save that large and small ones have a short exponent.
pub(super) struct Shown(pub(super) f64);

impl fmt::Display for Shown {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            value if value.is_infinite() => {
                formatter.write_str(if value < 0.0 { "-Infinity" } else { "Infinity" })
            }
            value if value.is_nan() || value == 0.0 || (1e-4..1e15).contains(&value.abs()) => {
                write!(formatter, "{value}")
            }
            value => write!(formatter, "{value:e}"),
        }
    }
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

    /// A [`GridError::BeyondRange`] of something that belongs to a cell.
    pub(super) fn part_beyond_range(what: &str, cell: Cell) -> Self {
        Self::beyond_range(format!("{what} of cell ({}, {})", cell.x, cell.y))
    }

    /// A [`GridError::UnknownName`] that shows no more than the start of a long text, in ASCII.
    #[must_use]
    pub fn unknown_name(argument: &'static str, allowed: &'static str, found: &str) -> Self {
        Self::UnknownName { argument, allowed, found: shortened(found.as_bytes()) }
    }

    /// A [`GridError::UnknownName`] of what is no UTF-8, which shows its bytes; other errors as they are.
    #[must_use]
    pub fn naming(self, bytes: &[u8]) -> Self {
        match self {
            Self::UnknownName { argument, allowed, .. } => {
                Self::UnknownName { argument, allowed, found: shortened(bytes) }
            }
            other => other,
        }
    }
}
