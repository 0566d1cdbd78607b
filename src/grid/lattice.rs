//! The lattice that the centers and corners of all tiles lie on.

use super::{Cell, Corner};

/// A center or a corner, by whole numbers.
///
/// Two neighboring corners of a tile are as far apart as either is from its center, so centers and corners together form
/// a triangular lattice. A point of it is counted from the center of (0, 0) in steps of a tile's side: toward the
/// south-east corner of a tile, and toward its south-west corner. The sum of both tells what the point is: divided by
/// three it leaves 0 at a center, 1 at a tile's north corner (a vertex with k = 0), 2 at its north-west corner (k = 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LatticePoint {
    /// Steps to the south-east.
    pub southeast: i64,
    /// Steps to the south-west.
    pub southwest: i64,
}

impl LatticePoint {
    /// The point so many steps away.
    #[must_use]
    pub const fn new(southeast: i64, southwest: i64) -> Self {
        Self { southeast, southwest }
    }

    /// The center of a cell.
    #[must_use]
    pub const fn center(cell: Cell) -> Self {
        let (x, y) = (cell.x as i64, cell.y as i64);
        Self::new(x + y, 2 * x - y)
    }

    /// A corner of a cell.
    #[must_use]
    pub const fn corner(cell: Cell, corner: Corner) -> Self {
        let center = Self::center(cell);
        let (southeast, southwest) = match corner {
            Corner::North => (-1, -1),
            Corner::NorthEast => (0, -1),
            Corner::SouthEast => (1, 0),
            Corner::South => (1, 1),
            Corner::SouthWest => (0, 1),
            Corner::NorthWest => (-1, 0),
        };
        Self::new(center.southeast + southeast, center.southwest + southwest)
    }

    /// Where it comes to lie when the plane is turned by 120 degrees clockwise about the center of (0, 0).
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::new(-self.southwest, self.southeast - self.southwest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_tiles_around_every_center_share_their_corners_with_it() {
        let cell = Cell::new(-3, 5);
        let corners = Corner::ALL.map(|corner| LatticePoint::corner(cell, corner));
        for (at, direction) in super::super::Direction::ALL.into_iter().enumerate() {
            let neighbor = cell.neighbor(direction).unwrap();
            let other = Corner::ALL.map(|corner| LatticePoint::corner(neighbor, corner));
            let shared: Vec<_> = corners.iter().filter(|corner| other.contains(corner)).collect();
            assert_eq!(shared.len(), 2, "{direction}");
            assert!(
                shared.contains(&&corners[at]) && shared.contains(&&corners[(at + 1) % 6]),
                "{direction}"
            );
        }
    }

    #[test]
    fn turned_by_a_third_corners_come_to_lie_where_the_next_but_one_was() {
        for (at, corner) in Corner::ALL.into_iter().enumerate() {
            let next_but_one = LatticePoint::corner(Cell::new(0, 0), Corner::ALL[(at + 2) % 6]);
            assert_eq!(LatticePoint::corner(Cell::new(0, 0), corner).turned(), next_but_one);
        }
        let far = LatticePoint::corner(Cell::new(i32::MIN, i32::MAX), Corner::SouthWest);
        assert_eq!(far.turned().turned().turned(), far);
    }

    #[test]
    fn the_sum_tells_centers_and_the_two_kinds_of_corners_apart() {
        let kind = |point: LatticePoint| (point.southeast + point.southwest).rem_euclid(3);
        for cell in [Cell::new(0, 0), Cell::new(-7, 4), Cell::new(i32::MIN, i32::MAX)] {
            assert_eq!(kind(LatticePoint::center(cell)), 0);
            let corners = Corner::ALL.map(|corner| kind(LatticePoint::corner(cell, corner)));
            assert_eq!(corners, [1, 2, 1, 2, 1, 2]);
        }
    }
}
