//! The board as text: 71 lines of 90 characters, a hexagon 15 wide and 13 high.

use super::{Board, Harbor, Resource, Tile};

const HARBORS: usize = 9;
use crate::grid::Cell;
use std::borrow::Cow;

const ROWS: usize = 71;
const COLUMNS: usize = 90;

/// Half the width of a tile's body on the rows at distance 0 to 6 from its center.
const BODY: [usize; 7] = [7, 7, 7, 7, 4, 2, 0];
/// Half the width of the blank field around a chip on the rows at distance 0 to 2.
const FIELD: [usize; 3] = [3, 3, 1];

/// How a pier is drawn, by its number: the character and its place from the harbor's center.
const PIERS: [(u8, isize, isize); 6] =
    [(b'|', 5, 0), (b'\\', 2, 4), (b'/', -2, 4), (b'|', -5, 0), (b'\\', -2, -4), (b'/', 2, -4)];

/// Whether a picture carries ANSI colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Color {
    /// Plain characters.
    None,
    /// Escape sequences for a terminal.
    Ansi,
}

/// The picture of a board.
#[derive(Debug, Clone)]
pub struct Picture {
    canvas: [[u8; COLUMNS]; ROWS],
    /// Row and column of every pier, whose `/` must not take the color of grain.
    piers: [(usize, usize); 2 * HARBORS],
}

const RESET: &str = "\u{1b}[0m";

/// The color of a character: that of its resource, chips bold, the reds among them red, piers like water.
const fn escape(character: u8, is_pier: bool) -> Option<&'static str> {
    match character {
        b' ' => None,
        b'?' => Some("\u{1b}[0;36m"),
        _ if is_pier => Some("\u{1b}[0;36m"),
        b'/' => Some("\u{1b}[0;93m"),
        b'#' => Some("\u{1b}[0;32m"),
        b'^' => Some("\u{1b}[0;37m"),
        b'"' => Some("\u{1b}[0;92m"),
        b'.' => Some("\u{1b}[0;33m"),
        // No other chip than the reds has these digits.
        b'6' | b'8' => Some("\u{1b}[0;1;31m"),
        _ => Some("\u{1b}[0;1m"),
    }
}

impl Picture {
    /// Draws a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let mut picture = Self { canvas: [[b' '; COLUMNS]; ROWS], piers: [(0, 0); 2 * HARBORS] };
        for tile in board.tiles() {
            picture.draw_tile(tile);
        }
        // After the tiles: a harbor lies above them.
        for harbor in board.harbors() {
            picture.draw_harbor(harbor);
        }
        picture
    }

    fn draw_tile(&mut self, tile: Tile) {
        let (row, column) = center(tile.cell);
        self.fill(row, column, &BODY, ink(tile.resource));
        self.fill(row, column, &FIELD, b' ');
        if let Some(chip) = tile.chip {
            let (tens, ones) = (chip.score / 10, chip.score % 10);
            if tens > 0 {
                self.canvas[row][column] = b'0' + tens;
                self.canvas[row][column + 1] = b'0' + ones;
            } else {
                self.canvas[row][column] = b'0' + ones;
            }
        }
    }

    /// Fills the rows around a center, above and below alike, each to both sides.
    fn fill(&mut self, row: usize, column: usize, half_widths: &[usize], character: u8) {
        for (distance, half_width) in half_widths.iter().enumerate() {
            for line in [row - distance, row + distance] {
                self.canvas[line][column - half_width..=column + half_width].fill(character);
            }
        }
    }

    fn draw_harbor(&mut self, harbor: Harbor) {
        let (row, tile_column) = center(harbor.place.cell);
        let column = tile_column + 1;
        self.canvas[row][column] = ink(harbor.resource);
        for (side, pier) in harbor.place.piers.into_iter().enumerate() {
            let (character, down, right) = PIERS[usize::from(pier.number())];
            let at = (row.wrapping_add_signed(down), column.wrapping_add_signed(right));
            self.canvas[at.0][at.1] = character;
            self.piers[2 * usize::from(harbor.rn - 1) + side] = at;
        }
    }

    /// The lines from the top, each of 90 characters with its blanks; with [`Color::Ansi`], escape
    /// sequences besides.
    #[must_use]
    pub fn lines(&self, color: Color) -> impl ExactSizeIterator<Item = Cow<'_, str>> {
        (0..ROWS).map(move |row| {
            // Only ASCII is ever drawn.
            let plain = core::str::from_utf8(&self.canvas[row]).unwrap_or_default();
            match color {
                Color::None => Cow::Borrowed(plain),
                Color::Ansi => Cow::Owned(self.colored(row)),
            }
        })
    }

    /// A line whose runs of one color stand between that color's escape sequence and a reset.
    fn colored(&self, row: usize) -> String {
        let mut line = String::with_capacity(2 * COLUMNS);
        let mut current = None;
        for (column, &character) in self.canvas[row].iter().enumerate() {
            let wanted = escape(character, self.piers.contains(&(row, column)));
            if wanted != current {
                line.push_str(wanted.unwrap_or(RESET));
                current = wanted;
            }
            line.push(char::from(character));
        }
        if current.is_some() {
            line.push_str(RESET);
        }
        line
    }
}

/// The one character of a resource's symbol.
const fn ink(resource: Resource) -> u8 {
    resource.symbol().as_bytes()[0]
}

/// Row and column of a cell's center. The base board and its harbors stay well within the canvas.
const fn center(cell: Cell) -> (usize, usize) {
    ((10 * cell.x + 15) as usize, (16 * cell.y - 8 * cell.x + 24) as usize)
}
