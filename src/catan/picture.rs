//! A board as text: a tile is a hexagon 15 wide and 13 high, a harbor its symbol with two piers.
//!
//! The center of tile (x, y) lies in row 10x and column 16y - 8x, a harbor's symbol one column farther right, all moved so
//! that the ink starts in row 5 and column 1, counted from 0. Below the ink 5 rows are blank. On the base board with its
//! harbors that makes 71 rows of 90 characters, and tile (0, 0) has its center in row 15 and column 24.

use super::picture_color::{Color, colored};
use super::picture_frame::{Frame, PierMark, Spot};
use super::{Board, Dealer, Harbor, HarborPlace, PictureError, Resource, Tile};
use crate::grid::Cell;
use std::borrow::Cow;

/// Half the width of a tile's body on the rows at distance 0 to 6 from its center.
const BODY: [usize; 7] = [7, 7, 7, 7, 4, 2, 0];
/// Half the width of the blank field around a chip on the rows at distance 0 to 2.
const FIELD: [usize; 3] = [3, 3, 1];

/// The picture of a board.
#[derive(Debug, Clone)]
pub struct Picture {
    frame: Frame,
    /// The characters, row after row; ASCII.
    canvas: Vec<u8>,
    /// Which of them are piers that look like grain, ascending.
    slashes: Vec<usize>,
}

impl Picture {
    /// Draws a board.
    ///
    /// # Errors
    /// As for [`Picture::of`].
    pub fn of_board(board: &Board) -> Result<Self, PictureError> {
        Self::of(&board.tiles().collect::<Vec<_>>(), &board.harbors)
    }

    /// How many lines the pictures of a dealer's boards have; none where they would be too large.
    #[must_use]
    pub fn lines_of_dealer(dealer: &Dealer) -> Option<usize> {
        let map = dealer.map();
        let tile = |&cell: &Cell| Tile { rn: 0, cell, resource: Resource::Desert, chip: None };
        let harbor = |&place: &HarborPlace| Harbor { rn: 0, place, resource: Resource::Generic };
        let tiles: Vec<Tile> = map.cells().iter().map(tile).collect();
        let harbors: Vec<Harbor> = map.harbor_places().iter().take(dealer.harbors()).map(harbor).collect();
        Frame::of(&tiles, &harbors).ok().map(|frame| frame.lines())
    }

    /// How many lines it has.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.frame.lines()
    }

    /// Draws a board: its tiles, which all lie on different cells, and above them its harbors.
    ///
    /// # Errors
    /// [`PictureError::Text`] where it has cells too far apart, [`PictureError::OutOfMemory`].
    pub fn of(tiles: &[Tile], harbors: &[Harbor]) -> Result<Self, PictureError> {
        let frame = Frame::of(tiles, harbors)?;
        let canvas = vec![b' '; frame.lines() * frame.columns()];
        let mut picture = Self { frame, canvas, slashes: Vec::new() };
        for &tile in tiles {
            picture.draw_tile(tile);
        }
        for &harbor in harbors {
            picture.draw_harbor(harbor);
        }
        picture.slashes.sort_unstable();
        Ok(picture)
    }

    fn draw_tile(&mut self, tile: Tile) {
        let center = self.frame.index(Spot::tile(tile.cell));
        self.fill(center, BODY, ink(tile.resource));
        self.fill(center, FIELD, b' ');
        if let Some(chip) = tile.chip {
            let (tens, ones) = (chip.score / 10, chip.score % 10);
            if tens > 0 {
                self.canvas[center] = b'0' + tens;
                self.canvas[center + 1] = b'0' + ones;
            } else {
                self.canvas[center] = b'0' + ones;
            }
        }
    }

    /// Fills the rows around a center, above and below alike, each to both sides.
    ///
    /// Inlined, its widths are known and a row is a store or two; a picture takes four times as long with a call for each.
    #[inline(always)]
    fn fill<const ROWS: usize>(&mut self, center: usize, half_widths: [usize; ROWS], character: u8) {
        for (distance, half_width) in half_widths.into_iter().enumerate() {
            let rows = distance * self.frame.columns();
            for middle in [center - rows, center + rows] {
                self.canvas[middle - half_width..=middle + half_width].fill(character);
            }
        }
    }

    fn draw_harbor(&mut self, harbor: Harbor) {
        let symbol = self.frame.index(Spot::harbor(harbor.place.cell));
        self.canvas[symbol] = ink(harbor.resource);
        for mark in harbor.place.piers.map(PierMark::of) {
            let step = mark.down as isize * self.frame.columns() as isize + mark.right as isize;
            let place = symbol.wrapping_add_signed(step);
            self.canvas[place] = mark.character;
            if mark.character == b'/' {
                self.slashes.push(place);
            }
        }
    }

    /// The lines from the top, all of the same number of characters, with their blanks; with [`Color::Ansi`], escape
    /// sequences besides. None if nothing is on the board.
    #[must_use]
    pub fn lines(&self, color: Color) -> impl ExactSizeIterator<Item = Cow<'_, str>> {
        let columns = self.frame.columns();
        (0..self.frame.lines()).map(move |row| {
            let start = row * columns;
            let line = &self.canvas[start..start + columns];
            match color {
                // Only ASCII is ever drawn.
                Color::None => Cow::Borrowed(core::str::from_utf8(line).unwrap_or_default()),
                Color::Ansi => {
                    Cow::Owned(colored(line, |column| self.slashes.binary_search(&(start + column)).is_ok()))
                }
            }
        })
    }
}

/// The one character of a resource's symbol.
const fn ink(resource: Resource) -> u8 {
    resource.symbol().as_bytes()[0]
}
