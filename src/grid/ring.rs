//! The ring of cells around a cell.

use super::{Cell, Direction, GridError, MAX_CELLS};

/// The sides of a ring, counter-clockwise from the north-west: the direction of the corner in which a side starts, seen
/// from the center, and the way along it.
const SIDES: [(Direction, Direction); 6] = [
    (Direction::NorthWest, Direction::SouthWest),
    (Direction::West, Direction::SouthEast),
    (Direction::SouthWest, Direction::East),
    (Direction::SouthEast, Direction::NorthEast),
    (Direction::East, Direction::NorthWest),
    (Direction::NorthEast, Direction::West),
];

/// The cells at some distance from a center: 6·radius of them, the center itself for radius 0.
#[derive(Debug, Clone, Copy)]
pub struct Ring {
    center: Cell,
    radius: i32,
}

impl Ring {
    /// The ring of a radius around a center.
    ///
    /// # Errors
    /// [`GridError::NegativeRadius`], [`GridError::TooLarge`] above 10^7 cells, [`GridError::BeyondRange`] where
    /// a part of the ring is beyond the plane.
    pub fn new(center: Cell, radius: i32) -> Result<Self, GridError> {
        if radius < 0 {
            return Err(GridError::NegativeRadius { radius });
        }
        let cells = 6 * radius as u64;
        if cells > MAX_CELLS {
            return Err(GridError::TooLarge { what: format!("a ring of radius {radius}"), cells });
        }
        expect_room(center, radius, "ring")?;
        Ok(Self { center, radius })
    }

    /// The same for a radius known to be within the limits, around a center with room for it.
    pub(super) const fn with_room(center: Cell, radius: i32) -> Self {
        Self { center, radius }
    }

    /// How many cells there are, at least 1.
    #[must_use]
    pub fn count(self) -> usize {
        (6 * self.radius as usize).max(1)
    }

    /// The cells counter-clockwise from the north-west corner.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Self { center, radius } = self;
        let sides = SIDES.into_iter().flat_map(move |(corner, way)| {
            let (start_x, start_y) = corner.step();
            let (dx, dy) = way.step();
            let start = Cell::new(center.x + radius * start_x, center.y + radius * start_y);
            (0..radius).map(move |step| Cell::new(start.x + step * dx, start.y + step * dy))
        });
        (radius == 0).then_some(center).into_iter().chain(sides)
    }
}

/// An error unless all cells within the radius are in the plane: in x as in y they reach just so far either way.
pub(super) fn expect_room(center: Cell, radius: i32, shape: &str) -> Result<(), GridError> {
    let Cell { x, y } = center;
    let has_room = |place: i32| place.checked_sub(radius).is_some() && place.checked_add(radius).is_some();
    if has_room(x) && has_room(y) {
        return Ok(());
    }
    Err(GridError::beyond_range(format!("a part of the {shape} of radius {radius} around cell ({x}, {y})")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::HexagonBoard;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn radius_0_is_the_center_alone() {
        let center = Cell::new(i32::MIN, i32::MAX);
        assert_eq!(Ring::new(center, 0).unwrap().cells().collect::<Vec<_>>(), [center]);
    }

    #[test]
    fn a_ring_is_the_start_of_the_boards_spiral() {
        for radius in 0..=9 {
            let ring = Ring::new(Cell::new(radius, radius), radius).unwrap();
            let board = HexagonBoard::new(radius).unwrap();
            assert!(ring.cells().eq(board.take(ring.count())));
        }
    }

    #[test]
    fn radii_beyond_the_limits_are_errors() {
        let center = Cell::new(0, 0);
        assert_eq!(Ring::new(center, -1).unwrap_err(), GridError::NegativeRadius { radius: -1 });
        assert_eq!(Ring::new(center, 1_666_666).unwrap().cells().count(), 9_999_996);
        assert!(matches!(Ring::new(center, 1_666_667), Err(GridError::TooLarge { cells: 10_000_002, .. })));
        assert!(matches!(
            Ring::new(center, i32::MAX),
            Err(GridError::TooLarge { cells: 12_884_901_882, .. })
        ));
    }

    #[test]
    fn a_ring_may_touch_the_border_of_the_plane_but_not_cross_it() {
        let near = Cell::new(i32::MAX - 3, i32::MIN + 3);
        assert_eq!(Ring::new(near, 3).unwrap().cells().count(), 18);
        assert!(matches!(Ring::new(near, 4), Err(GridError::BeyondRange { .. })));
    }

    proptest! {
        #[test]
        fn a_ring_is_all_cells_at_its_distance(x in any::<i32>(), y in any::<i32>(), radius in 1..40) {
            let center = Cell::new(x, y);
            if let Ok(ring) = Ring::new(center, radius) {
                let cells: Vec<Cell> = ring.cells().collect();
                prop_assert_eq!(cells.len(), 6 * radius as usize);
                prop_assert_eq!(ring.count(), cells.len());
                prop_assert_eq!(cells.iter().collect::<HashSet<_>>().len(), cells.len());
                prop_assert!(cells.iter().all(|cell| cell.distance(center) == i64::from(radius)));
                prop_assert!(cells.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
            }
        }
    }
}
