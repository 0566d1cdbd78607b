//! A garland as lines of text.

use super::text_hexagons::hexagon_lines;
use super::text_squares::SquareLines;
use super::{Board, Links, lit};
use crate::drawing::DrawingError;
use crate::interrupt::Interrupt;

/// The lines of a board as it lies, from the top: squares in box-drawing characters, hexagons in ASCII. What is lit differs from
/// what is not.
///
/// # Errors
/// [`DrawingError::TooManyCharacters`] above [`MAX_CHARACTERS`](crate::drawing::MAX_CHARACTERS).
pub fn lines_of(
    board: &Board,
    links: &[Links],
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<String>, DrawingError> {
    let lit = lit(board, links, interrupt);
    match board.sides() {
        4 => Ok(SquareLines::new(board, links, &lit)?.draw(interrupt)),
        _ => hexagon_lines(board, links, &lit, interrupt),
    }
}
