//! Tiles in the plane: size, orientation, and where centers and corners lie.

use super::{Cell, Corner, GridError, LatticePoint, Orientation};

/// A place in the plane; x runs right, y runs down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlanePoint {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

/// How large tiles are and how they stand. The center of (0, 0) is the origin.
///
/// In axial terms, r = x and q = y - x, the center of a cell is size·(√3(q + r/2), 3r/2) in pointy orientation,
/// size·(3q/2, √3(r + q/2)) in flat; y is then multiplied by the stretch.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    size: f64,
    stretch: f64,
    pub(super) orientation: Orientation,
    /// What one step of [`Steps`] is in the plane.
    pub(super) unit: PlanePoint,
}

/// √3/2, half a pointy tile's width at size 1.
const HALF_SQRT_3: f64 = 0.866_025_403_784_438_6;

/// A lattice point in the plane, in whole units of the layout: every center and corner lies on a grid of rectangles half
/// a tile's width and a quarter of its height large (pointy), or the other way round (flat).
struct Steps {
    right: i64,
    down: i64,
}

impl Layout {
    /// Tiles whose corners are `size` from their center and whose height is `stretch` times that of a regular tile.
    ///
    /// # Errors
    /// [`GridError::NotPositive`] where a number is not above 0 or not finite, [`GridError::Immeasurable`] where a
    /// tile comes out so small or large that `f64` has no full precision for it.
    pub fn new(size: f64, orientation: Orientation, stretch: f64) -> Result<Self, GridError> {
        for (argument, value) in [("size", size), ("stretch", stretch)] {
            if !(value.is_finite() && value > 0.0) {
                return Err(GridError::NotPositive { argument, value });
            }
        }
        let height = size * stretch;
        let unit = match orientation {
            Orientation::Pointy => PlanePoint { x: size * HALF_SQRT_3, y: height * 0.5 },
            Orientation::Flat => PlanePoint { x: size * 0.5, y: height * HALF_SQRT_3 },
        };
        if !(unit.x.is_normal() && unit.y.is_normal()) {
            return Err(GridError::Immeasurable { size, stretch });
        }
        Ok(Self { size, stretch, orientation, unit })
    }

    /// The center of a cell.
    ///
    /// # Errors
    /// [`GridError::BeyondMeasure`] where it lies beyond the range of `f64`.
    pub fn center(&self, cell: Cell) -> Result<PlanePoint, GridError> {
        self.position(LatticePoint::center(cell)).ok_or_else(|| self.beyond_measure(cell))
    }

    /// The corners of a cell in the order of [`Corner::ALL`]: clockwise from the north, in flat orientation from what
    /// the turn makes of it, the upper right corner.
    ///
    /// # Errors
    /// [`GridError::BeyondMeasure`] where one lies beyond the range of `f64`.
    pub fn corners(&self, cell: Cell) -> Result<[PlanePoint; 6], GridError> {
        let mut corners = [PlanePoint { x: 0.0, y: 0.0 }; 6];
        for (position, corner) in corners.iter_mut().zip(Corner::ALL) {
            *position =
                self.position(LatticePoint::corner(cell, corner)).ok_or_else(|| self.beyond_measure(cell))?;
        }
        Ok(corners)
    }

    /// Where a center or corner lies; none where `f64` has no number for it.
    ///
    /// It depends on the lattice point alone, so tiles that share a corner give the same bits for it.
    #[must_use]
    pub fn position(&self, point: LatticePoint) -> Option<PlanePoint> {
        let steps = self.steps(point);
        let (x, y) = (self.unit.x * steps.right as f64, self.unit.y * steps.down as f64);
        (x.is_finite() && y.is_finite()).then_some(PlanePoint { x, y })
    }

    const fn steps(&self, point: LatticePoint) -> Steps {
        let LatticePoint { southeast, southwest } = point;
        match self.orientation {
            Orientation::Pointy => Steps { right: southeast - southwest, down: southeast + southwest },
            Orientation::Flat => Steps { right: southeast - 2 * southwest, down: southeast },
        }
    }

    const fn beyond_measure(&self, cell: Cell) -> GridError {
        GridError::BeyondMeasure { cell, size: self.size, stretch: self.stretch }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;

    const BOTH: [Orientation; 2] = [Orientation::Pointy, Orientation::Flat];

    /// The formula of the documentation.
    fn center_by_formula(cell: Cell, size: f64, orientation: Orientation, stretch: f64) -> PlanePoint {
        let (r, q) = (f64::from(cell.x), f64::from(cell.y) - f64::from(cell.x));
        let (x, y) = match orientation {
            Orientation::Pointy => (3f64.sqrt() * (q + r / 2.0), 1.5 * r),
            Orientation::Flat => (1.5 * q, 3f64.sqrt() * (r + q / 2.0)),
        };
        PlanePoint { x: size * x, y: size * stretch * y }
    }

    fn are_near(a: PlanePoint, b: PlanePoint, tolerance: f64) -> bool {
        (a.x - b.x).abs() <= tolerance && (a.y - b.y).abs() <= tolerance
    }

    #[test]
    fn half_the_root_of_three_is_rounded_once() {
        assert_eq!(HALF_SQRT_3.to_bits(), (3f64.sqrt() / 2.0).to_bits());
    }

    #[test]
    fn corners_of_a_regular_tile_are_a_size_from_its_center_clockwise_from_the_top_or_30_degrees_on() {
        for (orientation, first) in [(Orientation::Pointy, -90.0), (Orientation::Flat, -60.0)] {
            let layout = Layout::new(2.5, orientation, 1.0).unwrap();
            let cell = Cell::new(-4, 9);
            let center = layout.center(cell).unwrap();
            for (at, corner) in layout.corners(cell).unwrap().into_iter().enumerate() {
                let degrees: f64 = first + 60.0 * at as f64;
                let expected = PlanePoint {
                    x: center.x + 2.5 * degrees.to_radians().cos(),
                    y: center.y + 2.5 * degrees.to_radians().sin(),
                };
                assert!(are_near(corner, expected, 1e-12), "{orientation:?} {at}");
            }
        }
    }

    #[test]
    fn flat_is_pointy_turned_clockwise_by_30_degrees() {
        let [pointy, flat] = BOTH.map(|orientation| Layout::new(1.0, orientation, 1.0).unwrap());
        let (sine, cosine) = 30f64.to_radians().sin_cos();
        for cell in [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, 1), Cell::new(-5, 17)] {
            let from = pointy.center(cell).unwrap();
            let turned =
                PlanePoint { x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine };
            assert!(are_near(flat.center(cell).unwrap(), turned, 1e-12), "{cell:?}");
        }
    }

    #[test]
    fn sizes_that_measure_nothing_are_errors() {
        for bad in [0.0, -0.0, -1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            for orientation in BOTH {
                assert!(matches!(
                    Layout::new(bad, orientation, 1.0),
                    Err(GridError::NotPositive { argument: "size", .. })
                ));
                assert!(matches!(
                    Layout::new(1.0, orientation, bad),
                    Err(GridError::NotPositive { argument: "stretch", .. })
                ));
            }
        }
        for (size, stretch) in [(1e-320, 1.0), (1e-200, 1e-200), (1e200, 1e200), (1.0, 5e-324)] {
            for orientation in BOTH {
                let error = Layout::new(size, orientation, stretch).unwrap_err();
                assert_eq!(error, GridError::Immeasurable { size, stretch });
            }
        }
    }

    #[test]
    fn a_place_beyond_all_numbers_is_an_error() {
        let layout = Layout::new(1e300, Orientation::Pointy, 1.0).unwrap();
        assert!(layout.center(Cell::new(1, 1)).is_ok());
        let far = Cell::new(i32::MAX, 0);
        let error = GridError::BeyondMeasure { cell: far, size: 1e300, stretch: 1.0 };
        assert_eq!(layout.center(far).unwrap_err(), error);
        assert_eq!(layout.corners(far).unwrap_err(), error);
    }

    proptest! {
        #[test]
        fn centers_follow_the_formula(
            x in -1_000_000..1_000_000,
            y in -1_000_000..1_000_000,
            size in 1e-6..1e6,
            stretch in 0.1..10.0,
        ) {
            let cell = Cell::new(x, y);
            for orientation in BOTH {
                let center = Layout::new(size, orientation, stretch).unwrap().center(cell).unwrap();
                let expected = center_by_formula(cell, size, orientation, stretch);
                prop_assert!(are_near(center, expected, 1e-8 * size * (1.0 + stretch)));
            }
        }

        #[test]
        fn neighbors_share_two_corners_bit_for_bit(
            x in any::<i32>(),
            y in any::<i32>(),
            size in 1e-6..1e6,
            stretch in 0.1..10.0,
        ) {
            let cell = Cell::new(x, y);
            for orientation in BOTH {
                let layout = Layout::new(size, orientation, stretch).unwrap();
                let corners = layout.corners(cell).unwrap();
                for (at, direction) in Direction::ALL.into_iter().enumerate() {
                    let Ok(neighbor) = cell.neighbor(direction) else { continue };
                    let other = layout.corners(neighbor).unwrap();
                    prop_assert_eq!(corners[at], other[(at + 4) % 6]);
                    prop_assert_eq!(corners[(at + 1) % 6], other[(at + 3) % 6]);
                }
            }
        }
    }
}
