//! A cell of the grid, its neighbors and the distance between two.

use super::{Corner, Direction, GridError};

/// One hexagon: `y` runs east, `x` runs south-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The row, counted southward.
    pub x: i32,
    /// The place along the row, counted eastward.
    pub y: i32,
}

impl Cell {
    /// The cell (x, y).
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The cell with these coordinates, where 32 bits hold them.
    #[must_use]
    pub(super) fn within_plane(x: i64, y: i64) -> Option<Self> {
        Some(Self { x: x.try_into().ok()?, y: y.try_into().ok()? })
    }

    /// The cell on the given side, unless it lies beyond the 32-bit plane.
    ///
    /// # Errors
    /// [`GridError::NoNeighbor`] where a coordinate would leave the range of `i32`.
    pub fn neighbor(self, direction: Direction) -> Result<Self, GridError> {
        self.stepped(direction.step()).ok_or(GridError::NoNeighbor { cell: self, direction })
    }

    /// The six cells around it, in the order of [`Direction::ALL`].
    ///
    /// # Errors
    /// As for [`neighbor`](Self::neighbor).
    pub fn neighbors(self) -> Result<[Self; 6], GridError> {
        let mut neighbors = [self; 6];
        for (neighbor, direction) in neighbors.iter_mut().zip(Direction::ALL) {
            *neighbor = self.neighbor(direction)?;
        }
        Ok(neighbors)
    }

    /// The six cells that its corners point to, two steps away, in the order of [`Corner::ALL`].
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where a coordinate would leave the range of `i32`.
    pub fn diagonals(self) -> Result<[Self; 6], GridError> {
        let mut diagonals = [self; 6];
        for (diagonal, corner) in diagonals.iter_mut().zip(Corner::ALL) {
            let beyond = || {
                let Self { x, y } = self;
                GridError::beyond_range(format!("the diagonal neighbor of cell ({x}, {y}) to the {corner}"))
            };
            *diagonal = self.stepped(corner.step()).ok_or_else(beyond)?;
        }
        Ok(diagonals)
    }

    /// The cell that a step leads to, unless it lies beyond the 32-bit plane.
    #[inline]
    pub(super) const fn stepped(self, (dx, dy): (i32, i32)) -> Option<Self> {
        match (self.x.checked_add(dx), self.y.checked_add(dy)) {
            (Some(x), Some(y)) => Some(Self { x, y }),
            _ => None,
        }
    }

    /// The number of steps from cell to cell on the shortest way.
    ///
    /// A step changes x, y, or both by the same amount, so the distance is the largest of |Δx|, |Δy|
    /// and |Δx - Δy|. It is below 2^33 for any two cells.
    #[must_use]
    pub const fn distance(self, other: Self) -> i64 {
        let dx = other.x as i64 - self.x as i64;
        let dy = other.y as i64 - self.y as i64;
        let larger = if dx.abs() > dy.abs() { dx.abs() } else { dy.abs() };
        if larger > (dx - dy).abs() { larger } else { (dx - dy).abs() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::{HashMap, VecDeque};

    fn any_cell() -> impl Strategy<Value = Cell> {
        (any::<i32>(), any::<i32>()).prop_map(|(x, y)| Cell::new(x, y))
    }

    fn near_cell() -> impl Strategy<Value = Cell> {
        (-1000..1000, -1000..1000).prop_map(|(x, y)| Cell::new(x, y))
    }

    /// The center of a cell of side 1, screen axes: x right, y down.
    fn center(cell: Cell) -> (f64, f64) {
        let (q, r) = (f64::from(cell.y) - f64::from(cell.x), f64::from(cell.x));
        (3f64.sqrt() * (q + r / 2.0), 1.5 * r)
    }

    #[test]
    fn the_neighbors_are_the_six_nearest_centers_and_lie_where_their_names_say() {
        for x in -3..=3 {
            for y in -3..=3 {
                let cell = Cell::new(x, y);
                let (px, py) = center(cell);
                for direction in Direction::ALL {
                    let (nx, ny) = center(cell.neighbor(direction).unwrap());
                    let (east, north) = (nx - px, py - ny);
                    assert!((east.hypot(north) - 3f64.sqrt()).abs() < 1e-12, "{cell:?} {direction}");
                    let expected_degrees = match direction {
                        Direction::East => 0.0,
                        Direction::NorthEast => 60.0,
                        Direction::NorthWest => 120.0,
                        Direction::West => 180.0,
                        Direction::SouthWest => -120.0,
                        Direction::SouthEast => -60.0,
                    };
                    let turned = north.atan2(east).to_degrees() - expected_degrees;
                    assert!(turned.rem_euclid(360.0) < 1e-9 || turned.rem_euclid(360.0) > 360.0 - 1e-9);
                }
                let near = (-6..=6)
                    .flat_map(|dx| (-6..=6).map(move |dy| Cell::new(x + dx, y + dy)))
                    .filter(|&other| {
                        let (ox, oy) = center(other);
                        other != cell && (ox - px).hypot(oy - py) < 3f64.sqrt() + 1e-9
                    })
                    .count();
                assert_eq!(near, 6);
            }
        }
    }

    #[test]
    fn distance_is_the_length_of_the_shortest_walk() {
        let start = Cell::new(0, 0);
        let mut steps = HashMap::from([(start, 0i64)]);
        let mut queue = VecDeque::from([start]);
        while let Some(cell) = queue.pop_front() {
            let walked = steps[&cell];
            if walked == 8 {
                continue;
            }
            for direction in Direction::ALL {
                let next = cell.neighbor(direction).unwrap();
                steps.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    walked + 1
                });
            }
        }
        assert_eq!(steps.len(), 1 + 3 * 8 * 9);
        for (cell, walked) in steps {
            assert_eq!(start.distance(cell), walked, "{cell:?}");
        }
    }

    #[test]
    fn the_corners_of_the_plane_are_far_apart_and_have_no_outer_neighbor() {
        let (low, high) = (Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN));
        assert_eq!(low.distance(high), 2 * (i64::from(u32::MAX)));
        assert!(matches!(low.neighbor(Direction::East), Err(GridError::NoNeighbor { .. })));
        assert!(low.neighbor(Direction::West).is_ok());
    }

    proptest! {
        #[test]
        fn a_neighbor_is_one_step_away_and_has_the_cell_as_its_neighbor(cell in any_cell()) {
            for direction in Direction::ALL {
                if let Ok(neighbor) = cell.neighbor(direction) {
                    prop_assert_eq!(cell.distance(neighbor), 1);
                    prop_assert_eq!(neighbor.neighbor(direction.opposite()), Ok(cell));
                }
            }
        }

        #[test]
        fn distance_is_a_metric(a in any_cell(), b in any_cell(), c in any_cell()) {
            prop_assert_eq!(a.distance(b), b.distance(a));
            prop_assert_eq!(a.distance(b) == 0, a == b);
            prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
        }

        #[test]
        fn some_neighbor_is_nearer_to_any_other_cell(a in near_cell(), b in near_cell()) {
            prop_assume!(a != b);
            let nearer = Direction::ALL.iter().filter_map(|&way| a.neighbor(way).ok()).map(|n| n.distance(b)).min();
            prop_assert_eq!(nearer, Some(a.distance(b) - 1));
        }
    }
}
