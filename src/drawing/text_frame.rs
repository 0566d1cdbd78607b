//! The part of the plane that a picture shows.

use super::DrawingError;
use super::text_canvas::{Place, expect_few_characters};
use super::text_notes::Note;
use super::text_tile::{Position, TextTile};
use crate::grid::Cell;
use crate::interrupt::Interrupt;

/// The part of the endless canvas that is drawn.
pub(super) struct Frame {
    low: Position,
    high: Position,
}

impl Frame {
    const EMPTY: Self = Self {
        low: Position { line: i64::MAX, column: i64::MAX },
        high: Position { line: i64::MIN, column: i64::MIN },
    };

    /// Around hexagons, at least one, and what stands beside them.
    pub(super) fn of(cells: &[Cell], notes: &[Note], tile: &TextTile, interrupt: &mut Interrupt<'_>) -> Self {
        let mut frame = Self::EMPTY;
        for cell in cells {
            interrupt.round();
            let center = tile.center(cell.x.into(), cell.y.into());
            frame.include(center, -1, tile.left, tile.right);
            frame.include(center, 1, 0, 0);
        }
        for Note { x, y, text, left, .. } in notes {
            interrupt.round();
            frame.include(tile.center(*x, *y), 0, *left, text.len() as i64 - 1 - left);
        }
        frame
    }

    /// Widens the frame to a line near a center, and to columns on its left and right.
    fn include(&mut self, center: Position, line: i64, left: i64, right: i64) {
        self.low.line = self.low.line.min(center.line + line);
        self.high.line = self.high.line.max(center.line + line);
        self.low.column = self.low.column.min(center.column - left);
        self.high.column = self.high.column.max(center.column + right);
    }

    /// How many lines it has.
    pub(super) const fn lines(&self) -> u64 {
        (self.high.line - self.low.line + 1) as u64
    }

    /// How many characters each line has.
    pub(super) const fn columns(&self) -> u64 {
        (self.high.column - self.low.column + 1) as u64
    }

    /// That a picture may have so many.
    ///
    /// # Errors
    /// [`DrawingError::TooManyCharacters`].
    pub(super) fn expect_few_characters(&self) -> Result<(), DrawingError> {
        expect_few_characters(self.lines(), self.columns()).map(drop)
    }

    /// The place so many lines below and columns right of a center, all within the frame.
    pub(super) const fn place(&self, center: Position, down: i64, right: i64) -> Place {
        Place {
            line: (center.line + down - self.low.line) as usize,
            column: (center.column + right - self.low.column) as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Orientation;

    fn frame(cells: &[Cell], notes: &[Note], orientation: Orientation) -> Frame {
        Frame::of(cells, notes, &TextTile::new(orientation, 1), &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_frame_is_as_large_as_its_hexagons_wherever_they_lie() {
        for (x, y) in [(0, 0), (i32::MIN, i32::MAX), (i32::MAX, i32::MIN)] {
            let pointy = frame(&[Cell::new(x, y)], &[], Orientation::Pointy);
            assert_eq!((pointy.lines(), pointy.columns()), (3, 5));
            let flat = frame(&[Cell::new(x, y)], &[], Orientation::Flat);
            assert_eq!((flat.lines(), flat.columns()), (3, 5));
        }
    }

    #[test]
    fn what_stands_beside_the_map_widens_it() {
        let note = Note { x: 0, y: -2, is_between: false, text: "-1000".to_owned(), left: 2 };
        let tile = TextTile::new(Orientation::Pointy, 1);
        let beside = Frame::of(&[Cell::new(0, 0)], &[note], &tile, &mut Interrupt::new(&mut || {}));
        assert_eq!((beside.lines(), beside.columns()), (3, 5 + 8));
        assert_eq!(beside.place(tile.center(0, -2), 0, -2), Place { line: 1, column: 0 });
    }

    #[test]
    fn a_frame_of_more_characters_than_a_picture_has_is_an_error() {
        let ends = [Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN)];
        assert_eq!(
            frame(&ends, &[], Orientation::Pointy).expect_few_characters(),
            Err(DrawingError::TooManyCharacters { lines: 8_589_934_593, columns: 25_769_803_775 })
        );
        assert_eq!(frame(&ends[..1], &[], Orientation::Pointy).expect_few_characters(), Ok(()));
    }
}
