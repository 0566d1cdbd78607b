//! A map as lines of text.
//!
//! Hexagons in rows (pointy) or in columns (flat), all as wide as the widest label needs, neighbors sharing a wall:
//!
//! ```text
//!    / \ / \           ___
//!   | a | b |      ___/ a \___
//!  / \ / \ / \    / c \___/ b \
//! | c | d | e |   \___/ d \___/
//!  \ / \ / \ /        \___/ e \
//!                         \___/
//! ```
//!
//! With w the width of the widest label (at least 1) and whole-number division, the center of cell (x, y) stands, counted
//! from 0 and from the leftmost and highest cells,
//!
//! - pointy: in line 2x + 1 and column h·(2y - x) + h, where h = w / 2 + 2,
//! - flat: in line x + y + 1 and column (w + 3)·(y - x) + (w + 2) / 2 + 1,
//!
//! and a label v columns wide starts v / 2 columns before its center, so that the last digits of numbers lie below each
//! other.

use super::labels::Label;
use super::text_frame::Frame;
use super::text_notes::{Note, notes};
use super::text_tile::TextTile;
use super::{AnsiStyle, DrawingError, Labels, TextCanvas};
use crate::grid::{Cell, CellMap, Direction, Orientation};
use crate::interrupt::Interrupt;
use crate::memory::has_room;

/// A label on the canvas takes 64, and what is drawn of a cell 8 characters twice, on the canvas and in lines.
const BYTES_FOR_EACH_CELL: usize = 128;

/// What is to be drawn of a map.
#[derive(Debug, Clone, Copy)]
pub struct TextMap<'a> {
    cells: &'a [Cell],
    orientation: Orientation,
    labels: &'a [Label<'a>],
    styles: &'a [Option<AnsiStyle>],
    regions: Option<Regions<'a>>,
    coordinates: bool,
}

/// Which cells have no wall between them.
#[derive(Debug, Clone, Copy)]
struct Regions<'a> {
    map: &'a CellMap,
    region: &'a [u32],
}

impl<'a> TextMap<'a> {
    /// The cells, all different, without labels.
    #[must_use]
    pub const fn new(cells: &'a [Cell], orientation: Orientation) -> Self {
        Self { cells, orientation, labels: &[], styles: &[], regions: None, coordinates: false }
    }

    /// With a label on each cell.
    #[must_use]
    pub fn labels(self, labels: &'a Labels<'a>) -> Self {
        Self { labels: labels.as_slice(), ..self }
    }

    /// With labels in colors, an element for each cell.
    #[must_use]
    pub const fn styles(self, styles: &'a [Option<AnsiStyle>]) -> Self {
        Self { styles, ..self }
    }

    /// With walls only around regions: between two neighbors of equal number there is none. `map` is that of the cells,
    /// `region` has an element for each.
    #[must_use]
    pub const fn regions(self, map: &'a CellMap, region: &'a [u32]) -> Self {
        Self { regions: Some(Regions { map, region }), ..self }
    }

    /// With x before the first cell of each row, to its west, and y before the first cell of each slanted column, to its
    /// north-east, both where a further hexagon would stand; where they meet, "x,y". A place between two cells, whose walls make
    /// it look like a cell, has its coordinate in parentheses, or a `~`. Hexagons may be wider then than labels need.
    #[must_use]
    pub const fn coordinates(self) -> Self {
        Self { coordinates: true, ..self }
    }

    /// Draws the map; no lines if it has no cells.
    ///
    /// # Errors
    /// [`DrawingError::TooManyCharacters`] where the cells lie too far apart, [`DrawingError::OutOfMemory`].
    pub fn draw(&self, interrupt: &mut Interrupt<'_>) -> Result<TextCanvas<'a>, DrawingError> {
        if self.cells.is_empty() {
            return TextCanvas::new(0, 0);
        }
        // Coordinates only make a picture larger: one that cannot be is refused before anything is prepared for it.
        Frame::of(self.cells, &[], &self.tile(&[]), interrupt).expect_few_characters()?;
        if !has_room(self.cells.len(), BYTES_FOR_EACH_CELL) {
            return Err(DrawingError::OutOfMemory { cells: self.cells.len() });
        }
        let notes =
            if self.coordinates { notes(self.cells, self.orientation, interrupt)? } else { Vec::new() };
        let tile = self.tile(&notes);
        let frame = Frame::of(self.cells, &notes, &tile, interrupt);

        let mut canvas = TextCanvas::new(frame.lines(), frame.columns())?;
        canvas.reserve(self.labels.len() + notes.len());
        for (place, cell) in self.cells.iter().enumerate() {
            interrupt.round();
            let center = tile.center(cell.x.into(), cell.y.into());
            for (_, wall) in tile.walls().filter(|(side, _)| self.has_wall(place, *cell, *side)) {
                let start = frame.place(center, wall.start.line, wall.start.column);
                canvas.draw(start, &wall.characters);
            }
            if let Some(&label) = self.labels.get(place) {
                let start = frame.place(center, 0, -(label.width as i64 / 2));
                canvas.write(start, label, self.styles.get(place).copied().flatten());
            }
        }
        for Note { x, y, text, left, .. } in notes {
            interrupt.round();
            canvas.write_owned(frame.place(tile.center(x, y), 0, -left), text);
        }
        Ok(canvas)
    }

    /// Hexagons as wide as labels and coordinates need. What stands between two walls needs no blanks beside its parentheses.
    fn tile(&self, notes: &[Note]) -> TextTile {
        let widths = |is_between| {
            notes.iter().filter(move |note| note.is_between == is_between).map(|note| note.text.len())
        };
        let inside = widths(true).map(|width| width.saturating_sub(2));
        let label_width = self.labels.iter().map(|label| label.width).chain(inside).max();
        TextTile::beside(self.orientation, label_width.unwrap_or(0), widths(false).max().unwrap_or(0))
    }

    fn has_wall(&self, place: usize, cell: Cell, side: Direction) -> bool {
        let neighbor = |regions: Regions<'_>| regions.map.get(cell.neighbor(side).ok()?);
        self.regions.is_none_or(|regions| {
            neighbor(regions).is_none_or(|neighbor| regions.region[neighbor] != regions.region[place])
        })
    }
}
