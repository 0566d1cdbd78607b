//! What can be wrong with a game.

use super::{MAX_ATTEMPTS, MAX_COUNTING_STEPS, MAX_COUNTING_STEPS_IN_ALL, MAX_SPREAD};
use crate::drawing::DrawingError;
use crate::grid::Cell;

/// An error of a game; its text names the argument, its value and what is allowed. Moves are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MinesweeperError {
    /// A number of mines below zero.
    #[error("mines must be at least 0, not {mines}")]
    NegativeMines {
        /// How many were asked for.
        mines: i32,
    },
    /// More mines than cells.
    #[error("mines must be at most {cells}, the number of cells, not {mines}")]
    TooManyMines {
        /// How many were asked for.
        mines: i32,
        /// How many cells there are.
        cells: usize,
    },
    /// More mines than there are cells away from the first one opened.
    #[error(
        "mines must be at most {most}, the number of cells besides ({}, {}) and its neighbors, not {mines}", first.x, first.y
    )]
    TooManyMinesElsewhere {
        /// How many were asked for.
        mines: i32,
        /// How many there can be.
        most: usize,
        /// The first cell opened.
        first: Cell,
    },
    /// A first cell that is none.
    #[error("first must be one of the cells, not ({}, {})", first.x, first.y)]
    FirstOffTheMap {
        /// The cell.
        first: Cell,
    },
    /// Moves of too few or too many numbers.
    #[error("moves must have 3 numbers in each row, x, y and action, not {width}: move 1 is {}", row(start, *width))]
    MoveWidth {
        /// How many there are.
        width: usize,
        /// The first of them.
        start: Vec<i32>,
    },
    /// A move where there is no cell.
    #[error("moves must be on the map: move {number}, {{{},{},{action}}}, is at none of the cells", cell.x, cell.y)]
    MoveOffTheMap {
        /// Which move.
        number: usize,
        /// Where it is.
        cell: Cell,
        /// The number of its action.
        action: i32,
    },
    /// A move that is none of the actions.
    #[error(
        "moves must have action 1 (open), 2 (mark) or 3 (chord): move {number} is {{{},{},{action}}}", cell.x, cell.y
    )]
    UnknownAction {
        /// Which move.
        number: usize,
        /// Where it is.
        cell: Cell,
        /// The number of its action.
        action: i32,
    },
    /// A picture that cannot be drawn.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    /// A number of mines that the shut cells cannot have.
    #[error("mines must be from 0 to {shut}, the number of shut cells, not {mines}")]
    MinesOutOfRange {
        /// How many were said to be there.
        mines: i32,
        /// How many cells are shut.
        shut: usize,
    },
    /// An open cell that shows what no cell can.
    #[error("cells must show from 0 to 6 mines, or NULL where they are shut, not {number} as ({}, {}) does", cell.x, cell.y)]
    NoSuchNumber {
        /// The cell.
        cell: Cell,
        /// What it shows.
        number: i32,
    },
    /// An open cell that shows more mines than there is room for.
    #[error(
        "cells must show no more mines than they have shut neighbors: ({}, {}) shows {number} and has {shut}", cell.x, cell.y
    )]
    NumberTooLarge {
        /// The cell.
        cell: Cell,
        /// What it shows.
        number: u8,
        /// How many of its neighbors are shut.
        shut: usize,
    },
    /// Numbers that contradict each other, or the number of mines.
    #[error("cells must show what some placement of mines fits: none of {mines} mines does")]
    NoPlacement {
        /// How many mines there are.
        mines: usize,
    },
    /// A component whose placements are too many to count, even by state.
    #[error(
        "the numbers around ({}, {}) must leave fewer ways to place mines: those in the {cells} shut cells that hang together there take more than {MAX_COUNTING_STEPS} steps to count", first.x, first.y
    )]
    TooEntangled {
        /// The first of its cells.
        first: Cell,
        /// How many there are.
        cells: usize,
    },
    /// Components whose placements are too many to count together.
    #[error(
        "cells must leave fewer ways to place mines: those next to numbers take more than {MAX_COUNTING_STEPS_IN_ALL} steps to count in all {parts} parts"
    )]
    TooManyParts {
        /// How many components there are.
        parts: usize,
    },
    /// More numbers of mines next to open cells than are told apart.
    #[error(
        "cells must leave at most {MAX_SPREAD} between the fewest and the most mines that can be next to open cells, not {spread}"
    )]
    TooWideSpread {
        /// The most less the fewest.
        spread: usize,
    },
    /// Not enough memory for chances.
    #[error("out of memory: there is not enough for the chances of {cells} cells")]
    ChancesOutOfMemory {
        /// How many there are.
        cells: usize,
    },
    /// No board found that can be won without guessing.
    #[error(
        "mines must be so few that games can be won without guessing: of {MAX_ATTEMPTS} seeds none has such a game with {mines} on {cells} cells"
    )]
    NoBoardWithoutGuessing {
        /// How many mines they had.
        mines: usize,
        /// How many cells.
        cells: usize,
    },
}

/// A row as SQL writes it, of which the start is known.
fn row(start: &[i32], width: usize) -> String {
    let numbers: Vec<String> = start.iter().map(i32::to_string).collect();
    let rest = if start.len() < width { ",..." } else { "" };
    format!("{{{}{rest}}}", numbers.join(","))
}
