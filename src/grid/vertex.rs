//! Vertices: the corners of tiles, each called by one cell.

use super::{Cell, Corner, GridError, LatticePoint};

/// A corner that up to three tiles share.
///
/// Of the three cells around a vertex it is called by the one that it is north or north-west of, whether a tile lies there
/// or not; so each vertex has one name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Vertex {
    /// The cell that it is called by.
    pub cell: Cell,
    /// Which corner of that cell it is.
    pub kind: VertexKind,
}

/// The two corners that a cell gives its name to; the number is the k of SQL.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum VertexKind {
    /// k = 0.
    North = 0,
    /// k = 1.
    NorthWest = 1,
}

impl VertexKind {
    /// Both, by k.
    pub const ALL: [Self; 2] = [Self::North, Self::NorthWest];
}

impl Vertex {
    /// The vertex of a cell.
    #[must_use]
    pub const fn new(cell: Cell, kind: VertexKind) -> Self {
        Self { cell, kind }
    }

    /// The vertex (x, y, k).
    ///
    /// # Errors
    /// [`GridError::UnknownVertex`] where k is neither 0 nor 1.
    pub fn numbered(cell: Cell, k: i32) -> Result<Self, GridError> {
        VertexKind::ALL
            .into_iter()
            .find(|&kind| kind as i32 == k)
            .map(|kind| Self { cell, kind })
            .ok_or(GridError::UnknownVertex { k })
    }

    /// The number of its kind.
    #[must_use]
    pub const fn k(self) -> i32 {
        self.kind as i32
    }

    /// Where it lies.
    #[must_use]
    pub const fn lattice_point(self) -> LatticePoint {
        let corner = match self.kind {
            VertexKind::North => Corner::North,
            VertexKind::NorthWest => Corner::NorthWest,
        };
        LatticePoint::corner(self.cell, corner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k_is_0_or_1() {
        let cell = Cell::new(-2, 3);
        assert_eq!(Vertex::numbered(cell, 0), Ok(Vertex::new(cell, VertexKind::North)));
        assert_eq!(Vertex::numbered(cell, 1).map(Vertex::k), Ok(1));
        for k in [-1, 2, i32::MIN, i32::MAX] {
            assert_eq!(Vertex::numbered(cell, k), Err(GridError::UnknownVertex { k }));
        }
    }
}
