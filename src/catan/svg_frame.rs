//! How large the drawing of a board is, and where its cells lie in it.

use super::{Harbor, PictureError, Pier, Tile};
use crate::drawing::{Length, Point, SvgLayout};
use crate::grid::{Cell, Orientation};

/// The widest and highest drawing. Renderers that keep coordinates in 32-bit floats tell hundredths apart up to here, and a
/// row of 1,000 tiles fits.
pub const MAX_SVG_SPAN: Length = Length(10_000_000);

/// Nothing is drawn on the outermost strip.
const MARGIN: i64 = 200;

/// The places of the tiles and harbors, and the rectangle around the ink. The leftmost and the highest corner of the tiles
/// lie at 0.
pub(super) struct SvgFrame {
    layout: SvgLayout,
    left: i64,
    top: i64,
    right: i64,
    bottom: i64,
}

impl SvgFrame {
    /// How far the sea reaches beyond the tiles.
    pub(super) const SEA: Length = Length(4500);

    /// From the center of a harbor's badge to its rim.
    pub(super) const BADGE: Length = Length(1400);

    /// The frame of a board.
    ///
    /// # Errors
    /// [`PictureError::TooLarge`] where it is wider or higher than [`MAX_SVG_SPAN`].
    pub(super) fn of(tiles: &[Tile], harbors: &[Harbor]) -> Result<Self, PictureError> {
        let cells: Vec<Cell> = tiles.iter().map(|tile| tile.cell).collect();
        let layout = SvgLayout::of(&cells, Orientation::Pointy);
        let end = layout.end();
        let (sea, badge) = (Self::SEA.0, Self::BADGE.0);
        let mut frame = Self { layout, left: -sea, top: -sea, right: end.x.0 + sea, bottom: end.y.0 + sea };
        for harbor in harbors {
            let center = layout.center(harbor.place.cell);
            // The sea has room for it, unless it lies far from all land.
            frame.left = frame.left.min(center.x.0 - badge);
            frame.top = frame.top.min(center.y.0 - badge);
            frame.right = frame.right.max(center.x.0 + badge);
            frame.bottom = frame.bottom.max(center.y.0 + badge);
        }
        let (width, height) = (frame.width(), frame.height());
        if width > MAX_SVG_SPAN || height > MAX_SVG_SPAN {
            return Err(PictureError::TooLarge { width, height });
        }
        Ok(frame)
    }

    pub(super) const fn width(&self) -> Length {
        Length(self.right - self.left + 2 * MARGIN)
    }

    pub(super) const fn height(&self) -> Length {
        Length(self.bottom - self.top + 2 * MARGIN)
    }

    /// Where the drawing starts, on the left and above.
    pub(super) const fn start(&self) -> Point {
        Point { x: Length(self.left - MARGIN), y: Length(self.top - MARGIN) }
    }

    pub(super) fn center(&self, cell: Cell) -> Point {
        self.layout.center(cell)
    }

    /// The corners of a cell, clockwise from north.
    pub(super) fn corners(&self, cell: Cell) -> [Point; 6] {
        self.layout.corners(cell)
    }

    /// The corner of a sea hexagon that a pier leads to.
    pub(super) fn pier_end(&self, sea: Cell, pier: Pier) -> Point {
        // Piers are numbered counter-clockwise from south, corners clockwise from north.
        const CORNERS: [usize; 6] = [3, 2, 1, 0, 5, 4];
        self.corners(sea)[CORNERS[usize::from(pier.number())]]
    }
}
