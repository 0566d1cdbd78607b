//! Hexagons in ASCII.
//!
//! ```text
//!   *     o
//!    \   /
//!     \       /
//!      #-----@     o
//!             \   /
//!
//!             --+--
//! ```
//!
//! Cell (x, y) stands in line 3x and column 3(2y - x), counted from a place that all cells have in common; neighbors in a row
//! are six columns apart. Each cell draws its own half of the way to a neighbor, so a side that only one of them opens is
//! a line that ends halfway.

use super::{Board, Links, is_lamp};
use crate::drawing::{DrawingError, Place, TextCanvas};
use crate::grid::Cell;
use crate::interrupt::Interrupt;

/// A cell's half of the way to each neighbor, clockwise from north-east: lines and columns from its center, the character.
const HALVES: [&[(i64, i64, u8)]; 6] = [
    &[(-1, 1, b'/')],
    &[(0, 1, b'-'), (0, 2, b'-')],
    &[(1, 1, b'\\')],
    &[(1, -1, b'/')],
    &[(0, -1, b'-'), (0, -2, b'-')],
    &[(-1, -1, b'\\')],
];

/// East; where both halves are drawn, the character that joins them lies three columns away.
const EAST: u8 = 1;

/// The source, lamps, other cells with open sides, cells without.
const fn node(links: Links, is_source: bool, is_lit: bool) -> u8 {
    match (is_source, is_lamp(links), is_lit) {
        (true, _, _) => b'@',
        (false, true, true) => b'*',
        (false, true, false) => b'o',
        _ if links == 0 => b'.',
        (false, false, true) => b'#',
        (false, false, false) => b'+',
    }
}

/// Line and column.
fn center(cell: Cell) -> (i64, i64) {
    let (x, y) = (i64::from(cell.x), i64::from(cell.y));
    (3 * x, 3 * (2 * y - x))
}

/// The lines from the top, without blanks at their ends, with room for what is open to the outside.
///
/// # Errors
/// [`DrawingError::TooManyCharacters`].
pub(super) fn hexagon_lines(
    board: &Board,
    links: &[Links],
    lit: &[bool],
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<String>, DrawingError> {
    let centers = board.cells().iter().map(|&cell| center(cell));
    let frame = centers.clone().fold(None, |frame, (line, column)| {
        let (top, left, bottom, right) = frame.unwrap_or((line, column, line, column));
        Some((line.min(top), column.min(left), line.max(bottom), column.max(right)))
    });
    let (top, left, bottom, right) = frame.unwrap_or_default();
    let mut canvas = TextCanvas::new((bottom - top + 3) as u64, (right - left + 5) as u64)?;
    for (cell, (line, column)) in centers.enumerate() {
        interrupt.round();
        let mut draw = |down: i64, across: i64, character: u8| {
            let place = Place {
                line: (line + down - top + 1) as usize,
                column: (column + across - left + 2) as usize,
            };
            canvas.draw(place, &[character]);
        };
        draw(0, 0, node(links[cell], cell == board.source(), lit[cell]));
        for (side, half) in HALVES.iter().enumerate().filter(|(side, _)| links[cell] >> side & 1 == 1) {
            half.iter().for_each(|&(down, across, character)| draw(down, across, character));
            let meets = |next: usize| links[next] >> board.adjacency().opposite(EAST) & 1 == 1;
            if side == usize::from(EAST) && board.adjacency().neighbor(cell, EAST).is_some_and(meets) {
                draw(0, 3, b'-');
            }
        }
    }
    Ok(canvas.into_lines().collect())
}
