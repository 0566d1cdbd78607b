//! Edges: the sides of tiles, each called by one cell.

use super::{Cell, Corner, GridError, LatticePoint};

/// A side that up to two tiles share.
///
/// Of the two cells beside an edge it is called by the one whose north-east, north-west or west side it is, whether a tile
/// lies there or not; so each edge has one name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge {
    /// The cell that it is called by.
    pub cell: Cell,
    /// Which side of that cell it is.
    pub kind: EdgeKind,
}

/// The three sides that a cell gives its name to; the number is the k of SQL.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum EdgeKind {
    /// k = 0.
    NorthEast = 0,
    /// k = 1.
    NorthWest = 1,
    /// k = 2.
    West = 2,
}

impl EdgeKind {
    /// All three, by k.
    pub const ALL: [Self; 3] = [Self::NorthEast, Self::NorthWest, Self::West];
}

impl Edge {
    /// The edge of a cell.
    #[must_use]
    pub const fn new(cell: Cell, kind: EdgeKind) -> Self {
        Self { cell, kind }
    }

    /// The edge (x, y, k).
    ///
    /// # Errors
    /// [`GridError::UnknownEdge`] where k is none of 0, 1 and 2.
    pub fn numbered(cell: Cell, k: i32) -> Result<Self, GridError> {
        EdgeKind::ALL
            .into_iter()
            .find(|&kind| kind as i32 == k)
            .map(|kind| Self { cell, kind })
            .ok_or(GridError::UnknownEdge { k })
    }

    /// The number of its kind.
    #[must_use]
    pub const fn k(self) -> i32 {
        self.kind as i32
    }

    /// Where its two ends lie: first the one that is a vertex with k = 0, then the one with k = 1.
    #[must_use]
    pub const fn lattice_points(self) -> [LatticePoint; 2] {
        let [first, second] = match self.kind {
            EdgeKind::NorthEast => [Corner::North, Corner::NorthEast],
            EdgeKind::NorthWest => [Corner::North, Corner::NorthWest],
            EdgeKind::West => [Corner::SouthWest, Corner::NorthWest],
        };
        [LatticePoint::corner(self.cell, first), LatticePoint::corner(self.cell, second)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Vertex;

    #[test]
    fn k_is_0_1_or_2() {
        let cell = Cell::new(-2, 3);
        assert_eq!(Edge::numbered(cell, 2), Ok(Edge::new(cell, EdgeKind::West)));
        assert_eq!(Edge::numbered(cell, 1).map(Edge::k), Ok(1));
        for k in [-1, 3, i32::MIN, i32::MAX] {
            assert_eq!(Edge::numbered(cell, k), Err(GridError::UnknownEdge { k }));
        }
    }

    #[test]
    fn its_ends_lie_where_its_vertices_do() {
        for edge in EdgeKind::ALL.map(|kind| Edge::new(Cell::new(-2, 3), kind)) {
            let mut vertices = edge.vertices().unwrap();
            vertices.sort_by_key(|vertex| vertex.kind);
            assert_eq!(edge.lattice_points(), vertices.map(Vertex::lattice_point));
        }
    }
}
