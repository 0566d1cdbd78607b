//! What can be wrong with a picture that is asked for.

use super::{MAX_CHARACTERS, MAX_LABEL_CHARACTERS, MAX_SVG_CELLS};

/// An error of drawing; its text names the argument, its value and what is allowed. Elements are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// A list that goes with the cells and is longer or shorter than theirs.
    #[error("{argument} must have as many elements as there are cells, {cells}, not {elements}")]
    ElementCount {
        /// The argument's name.
        argument: &'static str,
        /// How many elements it has.
        elements: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// A label of more than [`MAX_LABEL_CHARACTERS`].
    #[error(
        "labels must have at most {MAX_LABEL_CHARACTERS} characters each, but element {element} has {characters}"
    )]
    LabelTooLong {
        /// Which label.
        element: usize,
        /// How many characters it has.
        characters: usize,
    },
    /// A label that would break the lines of a picture, or steer the terminal that shows it.
    #[error("labels must not have control characters, but element {element} has U+{:04X}", *character as u32)]
    ControlCharacter {
        /// Which label.
        element: usize,
        /// The first such character in it.
        character: char,
    },
    /// A text that is no color.
    #[error(
        "colors must be like #f80, #ff8800, orange, rgb(255, 136, 0) or hsl(32, 100%, 50%), but element {element} is \"{found}\""
    )]
    UnknownColor {
        /// Which color.
        element: usize,
        /// What was passed, at most 40 bytes of it, in ASCII.
        found: String,
    },
    /// A map whose cells lie so far apart that the picture has more than [`MAX_CHARACTERS`].
    #[error(
        "the picture would have {lines} lines of {columns} characters, {} in all, and a picture has at most {MAX_CHARACTERS}",
        u128::from(*lines) * u128::from(*columns)
    )]
    TooManyCharacters {
        /// Lines from the highest cell to the lowest, those of coordinates beside them not counted.
        lines: u64,
        /// Characters from the leftmost cell to the rightmost, likewise.
        columns: u64,
    },
    /// Not enough memory for a picture.
    #[error("out of memory: there is not enough for a picture of {cells} cells")]
    OutOfMemory {
        /// How many there are.
        cells: usize,
    },
    /// More cells than an SVG document may have.
    #[error("cells must be at most {MAX_SVG_CELLS} for an SVG document, not {cells}")]
    TooManySvgCells {
        /// How many there are.
        cells: usize,
    },
}

/// Holds a list's length against the number of cells.
///
/// # Errors
/// [`DrawingError::ElementCount`] where they differ.
pub const fn expect_element_for_each_cell(
    argument: &'static str,
    elements: usize,
    cells: usize,
) -> Result<(), DrawingError> {
    if elements == cells { Ok(()) } else { Err(DrawingError::ElementCount { argument, elements, cells }) }
}
