//! Where the ink of a board's picture lies, and how large that makes the picture.

use super::{Harbor, PictureError, Pier, Tile};
use crate::drawing::{DrawingError, MAX_CHARACTERS};
use crate::grid::Cell;
use crate::memory::has_room;

/// Rows from a tile's center to its highest and lowest character.
const TILE_UP_AND_DOWN: i64 = 6;
/// Columns from a tile's center to its outermost characters.
const TILE_TO_EACH_SIDE: i64 = 7;

/// Blank rows above the ink and as many below, and the blank column on its left: what the base board has.
const BLANK_ROWS: i64 = 5;
const BLANK_COLUMNS: i64 = 1;

/// A place on an endless canvas. The tile (0, 0) has its center at the origin; of 32-bit cells nothing lies farther than
/// 2^37 from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) row: i64,
    pub(super) column: i64,
}

impl Spot {
    /// The center of a tile.
    pub(super) const fn tile(cell: Cell) -> Self {
        Self { row: 10 * cell.x as i64, column: 16 * cell.y as i64 - 8 * cell.x as i64 }
    }

    /// The place of a harbor's symbol: one column to the right of where a tile has its center.
    pub(super) const fn harbor(cell: Cell) -> Self {
        Self::tile(cell).moved(0, 1)
    }

    const fn moved(self, down: i64, right: i64) -> Self {
        Self { row: self.row + down, column: self.column + right }
    }
}

/// How a pier is drawn: the character and its place from the harbor's symbol.
#[derive(Debug, Clone, Copy)]
pub(super) struct PierMark {
    pub(super) character: u8,
    pub(super) down: i64,
    pub(super) right: i64,
}

impl PierMark {
    /// By the number of the corner that the pier leads to.
    const ALL: [Self; 6] = [
        Self::new(b'|', 5, 0),
        Self::new(b'\\', 2, 4),
        Self::new(b'/', -2, 4),
        Self::new(b'|', -5, 0),
        Self::new(b'\\', -2, -4),
        Self::new(b'/', 2, -4),
    ];

    const fn new(character: u8, down: i64, right: i64) -> Self {
        Self { character, down, right }
    }

    pub(super) const fn of(pier: Pier) -> Self {
        Self::ALL[pier.number() as usize]
    }
}

/// The rectangle of a picture: around all ink, with the margins of the base board's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Frame {
    top: i64,
    left: i64,
    lines: usize,
    columns: usize,
}

impl Frame {
    /// The frame of a board; of size 0 where there is nothing on it. A desert counts as ink though it is drawn with blanks.
    ///
    /// # Errors
    /// [`PictureError::Text`], and [`PictureError::OutOfMemory`] where there is none for so many as there are.
    pub(super) fn of(tiles: &[Tile], harbors: &[Harbor]) -> Result<Self, PictureError> {
        let mut ink = Ink::NONE;
        for tile in tiles {
            ink.include(Spot::tile(tile.cell), TILE_UP_AND_DOWN, TILE_TO_EACH_SIDE);
        }
        for harbor in harbors {
            let symbol = Spot::harbor(harbor.place.cell);
            ink.include(symbol, 0, 0);
            for mark in harbor.place.piers.map(PierMark::of) {
                ink.include(symbol.moved(mark.down, mark.right), 0, 0);
            }
        }
        ink.framed()
    }

    /// How many rows the picture has.
    pub(super) const fn lines(&self) -> usize {
        self.lines
    }

    /// How many characters each row has.
    pub(super) const fn columns(&self) -> usize {
        self.columns
    }

    /// Which character of the picture, counted along its rows, a spot is.
    pub(super) const fn index(&self, spot: Spot) -> usize {
        (spot.row - self.top) as usize * self.columns + (spot.column - self.left) as usize
    }
}

/// The rectangle that holds all ink.
struct Ink {
    top: i64,
    bottom: i64,
    left: i64,
    right: i64,
}

impl Ink {
    const NONE: Self = Self { top: i64::MAX, bottom: i64::MIN, left: i64::MAX, right: i64::MIN };

    fn include(&mut self, center: Spot, up_and_down: i64, to_each_side: i64) {
        self.top = self.top.min(center.row - up_and_down);
        self.bottom = self.bottom.max(center.row + up_and_down);
        self.left = self.left.min(center.column - to_each_side);
        self.right = self.right.max(center.column + to_each_side);
    }

    fn framed(self) -> Result<Frame, PictureError> {
        if self.top > self.bottom {
            return Ok(Frame { top: 0, left: 0, lines: 0, columns: 0 });
        }
        let (top, left) = (self.top - BLANK_ROWS, self.left - BLANK_COLUMNS);
        // Both are above 0 and below 2^38.
        let lines = (self.bottom + BLANK_ROWS - top + 1) as u64;
        let columns = (self.right - left + 1) as u64;
        let characters = lines.checked_mul(columns).filter(|&characters| characters <= MAX_CHARACTERS);
        let characters = characters.ok_or(DrawingError::TooManyCharacters { lines, columns })?;
        let (lines, columns) = (lines as usize, columns as usize);
        // As much again for the line that is being colored.
        if !has_room(characters as usize, 2) {
            return Err(PictureError::OutOfMemory { lines, columns });
        }
        Ok(Frame { top, left, lines, columns })
    }
}
