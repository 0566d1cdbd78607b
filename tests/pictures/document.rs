//! What an SVG document of a board has in it, and where the plane has it.

use crate::boards::Pieces;
use catan_hex::catan;
use catan_hex::grid::Cell;
use roxmltree::{Document, Node};

/// From a tile's center to its corners.
pub const SIDE: f64 = 30.0;

/// The document of a board.
pub fn drawn(pieces: &Pieces) -> String {
    catan::svg(&pieces.tiles, &pieces.harbors).unwrap()
}

/// What is in the group of that class.
pub fn group<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    let group = document.descendants().find(|node| node.attribute("class") == Some(class)).unwrap();
    group.children().filter(Node::is_element).collect()
}

/// The numbers of a list, whatever stands between them.
pub fn numbers(list: &str) -> Vec<f64> {
    let parts = list.split(|character: char| !matches!(character, '0'..='9' | '.' | '-'));
    parts.filter(|part| !part.is_empty()).map(|part| part.parse().unwrap()).collect()
}

/// A length or coordinate.
pub fn number(node: Node<'_, '_>, attribute: &str) -> f64 {
    node.attribute(attribute).unwrap().parse().unwrap()
}

/// Where tiles lie in a document: the leftmost and the highest of their corners are at 0.
pub struct Plane {
    left: f64,
    top: f64,
}

impl Plane {
    pub fn of(pieces: &Pieces) -> Self {
        let centers = || pieces.tiles.iter().map(|tile| center(tile.cell));
        let left = centers().map(|at| at.0).fold(f64::INFINITY, f64::min) - SIDE * 0.75f64.sqrt();
        let top = centers().map(|at| at.1).fold(f64::INFINITY, f64::min) - SIDE;
        Self { left, top }
    }

    pub fn center(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = center(cell);
        (x - self.left, y - self.top)
    }

    /// A corner, in steps of 60 degrees counter-clockwise from south.
    pub fn corner(&self, cell: Cell, steps: u8) -> (f64, f64) {
        let (x, y) = self.center(cell);
        let angle = (60.0 * f64::from(steps)).to_radians();
        (x + SIDE * angle.sin(), y + SIDE * angle.cos())
    }
}

/// The axial formula.
fn center(cell: Cell) -> (f64, f64) {
    let (q, r) = (f64::from(cell.y) - f64::from(cell.x), f64::from(cell.x));
    (SIDE * 3f64.sqrt() * (q + r / 2.0), SIDE * 1.5 * r)
}
