//! All cells within a distance of a cell, row by row or ring by ring.

use super::ring::expect_room;
use super::{Cell, GridError, MAX_CELLS, Ring};

/// The cells within a distance of a center: 1 + 3·radius·(radius + 1) of them.
#[derive(Debug, Clone, Copy)]
pub struct Range {
    center: Cell,
    radius: i32,
}

/// A cell and its distance from the center of the range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellInRange {
    /// The cell.
    pub cell: Cell,
    /// Its distance from the center.
    pub distance: i32,
}

impl Range {
    /// The range of a radius around a center.
    ///
    /// # Errors
    /// [`GridError::NegativeRadius`], [`GridError::TooManyCells`] above [`super::MAX_RADIUS`],
    /// [`GridError::BeyondRange`] where a part of the range is beyond the plane.
    pub fn new(center: Cell, radius: i32) -> Result<Self, GridError> {
        if radius < 0 {
            return Err(GridError::NegativeRadius { radius });
        }
        let cells = 1 + 3 * (radius as u64) * (radius as u64 + 1);
        if cells > MAX_CELLS {
            return Err(GridError::TooManyCells { radius, cells });
        }
        expect_room(center, radius, "range")?;
        Ok(Self { center, radius })
    }

    /// How many cells there are.
    #[must_use]
    pub const fn count(self) -> usize {
        1 + 3 * self.radius as usize * (self.radius as usize + 1)
    }

    /// The cells by x, then y.
    pub fn by_rows(self) -> impl Iterator<Item = CellInRange> {
        let Self { center, radius } = self;
        (-radius..radius + 1).flat_map(move |dx| {
            (-radius.min(radius - dx)..radius.min(radius + dx) + 1).map(move |dy| CellInRange {
                cell: Cell::new(center.x + dx, center.y + dy),
                distance: dx.abs().max(dy.abs()).max((dx - dy).abs()),
            })
        })
    }

    /// The cells ring by ring from the center outward, each ring in its own order.
    pub fn by_rings(self) -> impl Iterator<Item = CellInRange> {
        let Self { center, radius } = self;
        (0..radius + 1).flat_map(move |distance| {
            Ring::with_room(center, distance).cells().map(move |cell| CellInRange { cell, distance })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(range: impl Iterator<Item = CellInRange>) -> Vec<Cell> {
        range.map(|found| found.cell).collect()
    }

    #[test]
    fn radius_0_is_the_center_alone() {
        let range = Range::new(Cell::new(i32::MAX, i32::MIN), 0).unwrap();
        let expected = [CellInRange { cell: Cell::new(i32::MAX, i32::MIN), distance: 0 }];
        assert_eq!(range.by_rows().collect::<Vec<_>>(), expected);
        assert_eq!(range.by_rings().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_range_is_every_cell_near_enough_and_no_other() {
        for radius in 0..=12 {
            let center = Cell::new(-5, 7);
            let expected: Vec<Cell> = (-20..=20)
                .flat_map(|x| (-20..=20).map(move |y| Cell::new(x, y)))
                .filter(|cell| cell.distance(center) <= i64::from(radius))
                .collect();
            let range = Range::new(center, radius).unwrap();
            assert_eq!(cells(range.by_rows()), expected);
            assert_eq!(range.count(), expected.len());
            let mut spiral = cells(range.by_rings());
            spiral.sort_unstable();
            assert_eq!(spiral, expected);
        }
    }

    #[test]
    fn radii_beyond_the_limits_are_errors() {
        let center = Cell::new(0, 0);
        assert_eq!(Range::new(center, -1).unwrap_err(), GridError::NegativeRadius { radius: -1 });
        assert_eq!(Range::new(center, 1825).unwrap().by_rows().count(), 9_997_351);
        assert_eq!(Range::new(center, 1825).unwrap().by_rings().count(), 9_997_351);
        for radius in [1826, 26_755, 65_536, i32::MAX] {
            assert!(matches!(Range::new(center, radius), Err(GridError::TooManyCells { .. })));
        }
    }

    #[test]
    fn a_range_may_touch_the_border_of_the_plane_but_not_cross_it() {
        let near = Cell::new(i32::MIN + 2, i32::MAX - 2);
        let range = Range::new(near, 2).unwrap();
        assert_eq!((range.by_rows().count(), range.by_rings().count()), (19, 19));
        assert!(matches!(Range::new(near, 3), Err(GridError::BeyondRange { .. })));
    }

    proptest! {
        #[test]
        fn the_distance_is_that_of_the_cells_and_never_falls_along_the_spiral(
            x in any::<i32>(), y in any::<i32>(), radius in 0..25,
        ) {
            let center = Cell::new(x, y);
            if let Ok(range) = Range::new(center, radius) {
                prop_assert_eq!(range.by_rows().count(), range.count());
                prop_assert_eq!(range.by_rings().count(), range.count());
                prop_assert!(range.by_rows().all(|found| i64::from(found.distance) == found.cell.distance(center)));
                prop_assert!(range.by_rings().all(|found| i64::from(found.distance) == found.cell.distance(center)));
                prop_assert!(cells(range.by_rows()).is_sorted());
                prop_assert!(range.by_rings().is_sorted_by_key(|found| found.distance));
            }
        }
    }
}
