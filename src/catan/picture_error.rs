//! What can be wrong with a picture of a board.

use super::svg_frame::MAX_SVG_SPAN;
use crate::drawing::{DrawingError, Length};

/// A board that cannot be drawn; the text names how large the picture would be and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// [`DrawingError::TooManyCharacters`]: tiles or harbors too far apart for a text.
    #[error(transparent)]
    Text(#[from] DrawingError),
    /// Tiles or harbors so far apart that the drawing is wider or higher than [`MAX_SVG_SPAN`].
    #[error(
        "the drawing would be {width} wide and {height} high, in units of which a tile's side has 30, and a drawing has at most {MAX_SVG_SPAN} either way"
    )]
    TooLarge {
        /// From the left to the right.
        width: Length,
        /// From the top to the bottom.
        height: Length,
    },
    /// Not enough memory for the text.
    #[error("out of memory: there is not enough for a picture of {lines} lines of {columns} characters")]
    OutOfMemory {
        /// Lines from the top to the bottom.
        lines: usize,
        /// Characters of each.
        columns: usize,
    },
}
