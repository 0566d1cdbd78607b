//! Where the cells of a garland lie in an SVG document.

use super::Board;
use crate::drawing::{Length, Point, SvgLayout};
use crate::grid::{Cell, Orientation};

/// A square's side, in hundredths of a unit.
const SQUARE: i64 = 5000;

/// The places of squares or of hexagons; the leftmost and the highest corner lie at 0.
pub(super) enum SvgPlaces {
    Squares { low: Cell, high: Cell },
    Hexagons(SvgLayout),
}

impl SvgPlaces {
    pub(super) fn of(board: &Board) -> Self {
        let cells = board.cells();
        match (board.sides(), cells) {
            (4, &[low, .., high]) => Self::Squares { low, high },
            (4, &[only]) => Self::Squares { low: only, high: only },
            _ => Self::Hexagons(SvgLayout::of(cells, Orientation::Pointy)),
        }
    }

    /// Width and height.
    pub(super) fn end(&self) -> Point {
        match self {
            Self::Squares { low, high } => {
                let corner = square_corner(*low, *high);
                Point { x: Length(corner.x.0 + SQUARE), y: Length(corner.y.0 + SQUARE) }
            }
            Self::Hexagons(layout) => layout.end(),
        }
    }

    /// The corners of a cell, clockwise, so that side n lies between corners n and n + 1.
    pub(super) fn corners(&self, cell: Cell) -> Vec<Point> {
        match self {
            Self::Squares { low, .. } => {
                let Point { x: Length(x), y: Length(y) } = square_corner(*low, cell);
                let corners = [(x, y), (x + SQUARE, y), (x + SQUARE, y + SQUARE), (x, y + SQUARE)];
                corners.map(|(x, y)| Point { x: Length(x), y: Length(y) }).to_vec()
            }
            Self::Hexagons(layout) => layout.corners(cell).to_vec(),
        }
    }

    pub(super) fn center(&self, cell: Cell) -> Point {
        match self {
            Self::Squares { low, .. } => {
                let Point { x: Length(x), y: Length(y) } = square_corner(*low, cell);
                Point { x: Length(x + SQUARE / 2), y: Length(y + SQUARE / 2) }
            }
            Self::Hexagons(layout) => layout.center(cell),
        }
    }
}

/// The middle of the side between a corner and the next.
pub(super) fn middle_of_side(corners: &[Point], side: u8) -> Point {
    let from = corners[usize::from(side)];
    let to = corners[(usize::from(side) + 1) % corners.len()];
    Point { x: Length((from.x.0 + to.x.0) / 2), y: Length((from.y.0 + to.y.0) / 2) }
}

/// The top left corner of a square; 32-bit places are far below the limits of 64 bits.
const fn square_corner(low: Cell, cell: Cell) -> Point {
    Point {
        x: Length((cell.x as i64 - low.x as i64) * SQUARE),
        y: Length((cell.y as i64 - low.y as i64) * SQUARE),
    }
}
