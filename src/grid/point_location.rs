//! Which cell a point of the plane lies in.
//!
//! The point's coordinates are divided by the layout's units and rounded to the nearest `f64`; of the numbers that come
//! out the cell follows without further rounding. The sides of all tiles and the spokes from their centers to their
//! corners lie on three families of parallel lines a step apart, which cut the plane into triangles, six to a tile. The
//! strips between the lines that the point lies in, by rounding down, say which triangle.

use super::error::Shown;
use super::{Cell, GridError, Layout, Orientation, PlanePoint};

/// Further out than any cell of the 32-bit plane, in units of a layout; `f64` has fractions there.
const BEYOND_EVERY_CELL: f64 = (1u64 << 40) as f64;

impl Layout {
    /// The cell that a point lies in, exactly one for each point.
    ///
    /// A point on a border belongs to the cell by which the edge or vertex is called (see [`Edge`](super::Edge) and
    /// [`Vertex`](super::Vertex)): a cell has its north-east, north-west and west sides and the two corners between them.
    /// A corner as [`Layout::corners`] gives it lies exactly on the border, and a center in its cell.
    ///
    /// # Errors
    /// [`GridError::NotFinite`] where the point has a coordinate that is no finite number, [`GridError::BeyondRange`]
    /// where the cell would lie beyond 32 bits.
    pub fn cell_at(&self, point: PlanePoint) -> Result<Cell, GridError> {
        if !(point.x.is_finite() && point.y.is_finite()) {
            return Err(GridError::NotFinite { argument: "at", point });
        }
        let beyond =
            || GridError::beyond_range(format!("the cell at ({},{})", Shown(point.x), Shown(point.y)));
        self.strips(point).and_then(Strips::cell).ok_or_else(beyond)
    }

    fn strips(&self, point: PlanePoint) -> Option<Strips> {
        let right = units(point.x, self.unit.x)?;
        let down = units(point.y, self.unit.y)?;
        let southwest = floor_of_half_sum(down, -right);
        Some(match self.orientation {
            Orientation::Pointy => {
                Strips { southeast: floor_of_half_sum(down, right), southwest, east: floor(right) }
            }
            Orientation::Flat => {
                Strips { southeast: floor(down), southwest, east: floor_of_half_sum(down, right) }
            }
        })
    }
}

/// The coordinates of a point on the lattice and their difference, rounded down.
struct Strips {
    southeast: i64,
    southwest: i64,
    east: i64,
}

impl Strips {
    /// The cell around the strips' triangle.
    fn cell(self) -> Option<Cell> {
        let Self { southeast, southwest, east } = self;
        // Of the four lattice points around, one is a center; or two are, and the line between the other two parts them.
        let (southeast, southwest) = match (southeast + southwest).rem_euclid(3) {
            0 => (southeast, southwest),
            1 => (southeast + 1, southwest + 1),
            _ if east >= southeast - southwest => (southeast + 1, southwest),
            _ => (southeast, southwest + 1),
        };
        let x = (southeast + southwest) / 3;
        Some(Cell::new(i32::try_from(x).ok()?, i32::try_from(southeast - x).ok()?))
    }
}

/// How many units a length is; none far beyond the plane.
///
/// Where the length is what a whole number of units gives, it is that number, though the quotient may miss it by its
/// last digit.
fn units(length: f64, unit: f64) -> Option<f64> {
    let quotient = length / unit;
    if !(-BEYOND_EVERY_CELL..BEYOND_EVERY_CELL).contains(&quotient) {
        return None;
    }
    let whole = floor(quotient + 0.5) as f64;
    Some(if whole * unit == length { whole } else { quotient })
}

/// The largest whole number that is not above the value, which must be below 2^53.
fn floor(value: f64) -> i64 {
    let truncated = value as i64;
    if truncated as f64 > value { truncated - 1 } else { truncated }
}

/// (a + b) / 2 rounded down, as if the sum had not been rounded.
fn floor_of_half_sum(a: f64, b: f64) -> i64 {
    // The sum and what it lacks (Knuth, The Art of Computer Programming, volume 2, 4.2.2, theorem B).
    let sum = a + b;
    let share_of_b = sum - a;
    let lacking = (a - (sum - share_of_b)) + (b - share_of_b);
    let floor = floor(sum);
    // Only a sum that was rounded up to a whole number has the wrong one.
    let is_rounded_up = floor as f64 == sum && lacking < 0.0;
    (floor - i64::from(is_rounded_up)).div_euclid(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Corner, LatticePoint};
    use proptest::prelude::*;

    const BOTH: [Orientation; 2] = [Orientation::Pointy, Orientation::Flat];

    fn any_orientation() -> impl Strategy<Value = Orientation> {
        prop::sample::select(&BOTH[..])
    }

    /// Any size between the extremes, each power of ten as likely as another.
    fn any_size() -> impl Strategy<Value = f64> {
        (-6.0..6.0).prop_map(|exponent| 10f64.powf(exponent))
    }

    /// The one cell near `about` that the point belongs to, by the definition: within all six sides, or on sides of its
    /// own. Units are a 2^20th part of the layout's, so all of it is in integers.
    fn cell_by_definition(right: i64, down: i64, orientation: Orientation, about: Cell) -> Vec<Cell> {
        const PART: i64 = 1 << 20;
        let near = (-3..=3).flat_map(|dx| (-3..=3).map(move |dy| Cell::new(about.x + dx, about.y + dy)));
        near.filter(|cell| {
            let (x, y) = (i64::from(cell.x), i64::from(cell.y));
            // How far the point is beyond the center toward east, south-east and south-west, in halves of a tile;
            // in flat orientation these are the same ways turned.
            let [east, southeast, southwest] = match orientation {
                Orientation::Pointy => {
                    let (right, down) = (right - PART * (2 * y - x), down - PART * 3 * x);
                    [2 * right, down + right, down - right]
                }
                Orientation::Flat => {
                    let (right, down) = (right - PART * 3 * (y - x), down - PART * (x + y));
                    [down + right, 2 * down, down - right]
                }
            };
            let own = |way: i64| (-2 * PART..2 * PART).contains(&way);
            own(east) && own(southeast) && own(southwest)
        })
        .collect()
    }

    #[test]
    fn each_point_of_a_fine_grid_lies_in_one_cell_and_that_is_found() {
        for orientation in BOTH {
            // Units of 1, so that the points are exact.
            let (size, stretch) = match orientation {
                Orientation::Pointy => (1.0, 2.0),
                Orientation::Flat => (2.0, 1.0),
            };
            let mut layout = Layout::new(size, orientation, stretch).unwrap();
            layout.unit = PlanePoint { x: 1.0, y: 1.0 };
            for right in -40i64..=40 {
                for down in -40i64..=40 {
                    let point = PlanePoint { x: right as f64 / 4.0, y: down as f64 / 4.0 };
                    let found = layout.cell_at(point).unwrap();
                    let expected = cell_by_definition(right << 18, down << 18, orientation, found);
                    assert_eq!(expected, [found], "{orientation:?} {point:?}");
                }
            }
        }
    }

    #[test]
    fn the_least_step_beyond_a_border_is_beyond_it() {
        let layout = Layout::new(1.0, Orientation::Pointy, 1.0).unwrap();
        let cell = |x, y| layout.cell_at(PlanePoint { x, y }).unwrap();
        // The center of the side to the west, and its neighbors in f64.
        let west = -layout.unit.x;
        assert_eq!(cell(west, 0.0), Cell::new(0, 0));
        assert_eq!(cell(west.next_up(), 0.0), Cell::new(0, 0));
        assert_eq!(cell(west.next_down().next_down(), 0.0), Cell::new(0, -1));
        // The north corner is the cell's own; beside it on either side are the two others, and so is above.
        assert_eq!(cell(0.0, -1.0), Cell::new(0, 0));
        assert_eq!(cell(0.0, -1.0f64.next_up()), Cell::new(-1, 0));
        assert_eq!(cell(-1e-300, -1.0), Cell::new(-1, -1));
        assert_eq!(cell(-5e-324, -1.0), Cell::new(-1, -1));
        assert_eq!(cell(1e-300, -1.0), Cell::new(-1, 0));
    }

    #[test]
    fn sums_are_rounded_down_as_if_they_were_exact() {
        assert_eq!(floor_of_half_sum(1.0, 1.0), 1);
        assert_eq!(floor_of_half_sum(1.0, 1.0f64.next_down()), 0);
        assert_eq!(floor_of_half_sum(0.0, -5e-324), -1);
        assert_eq!(floor_of_half_sum(6e9, -5e-324), 2_999_999_999);
        assert_eq!(floor_of_half_sum(6e9, 5e-324), 3_000_000_000);
        assert_eq!(floor_of_half_sum(-1.0, 0.5), -1);
    }

    #[test]
    fn points_that_are_none_and_points_beyond_the_plane_are_errors() {
        let layout = Layout::new(1.0, Orientation::Flat, 1.0).unwrap();
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            for point in [PlanePoint { x: bad, y: 0.0 }, PlanePoint { x: 0.0, y: bad }] {
                assert!(matches!(layout.cell_at(point), Err(GridError::NotFinite { argument: "at", .. })));
            }
        }
        for far in [1e10, -1e12, 1e300, f64::MAX] {
            let point = PlanePoint { x: 0.0, y: far };
            assert!(matches!(layout.cell_at(point), Err(GridError::BeyondRange { .. })));
        }
        let tiny = Layout::new(1e-300, Orientation::Flat, 1.0).unwrap();
        assert!(tiny.cell_at(PlanePoint { x: 1e300, y: 0.0 }).is_err());
    }

    proptest! {
        #[test]
        fn a_center_lies_in_its_cell_anywhere_in_the_plane(
            x in any::<i32>(),
            y in any::<i32>(),
            size in any_size(),
            orientation in any_orientation(),
            stretch in 0.01..100.0,
        ) {
            let layout = Layout::new(size, orientation, stretch).unwrap();
            let cell = Cell::new(x, y);
            prop_assert_eq!(layout.cell_at(layout.center(cell).unwrap()), Ok(cell));
        }

        #[test]
        fn a_corner_belongs_to_the_cell_that_it_is_north_or_north_west_of(
            x in -2_000_000_000..2_000_000_000,
            y in -2_000_000_000..2_000_000_000,
            size in any_size(),
            orientation in any_orientation(),
            stretch in 0.01..100.0,
        ) {
            let layout = Layout::new(size, orientation, stretch).unwrap();
            let cell = Cell::new(x, y);
            for corner in [Corner::North, Corner::NorthWest] {
                let position = layout.position(LatticePoint::corner(cell, corner)).unwrap();
                prop_assert_eq!(layout.cell_at(position), Ok(cell));
            }
        }

        #[test]
        fn any_point_lies_in_one_cell_by_the_definition(
            right in -(1i64 << 40)..1i64 << 40,
            down in -(1i64 << 40)..1i64 << 40,
            rough in any::<bool>(),
            orientation in any_orientation(),
        ) {
            let (right, down) = if rough { (right & !0x3_FFFF, down & !0x3_FFFF) } else { (right, down) };
            let mut layout = Layout::new(1.0, orientation, 1.0).unwrap();
            layout.unit = PlanePoint { x: 1.0, y: 1.0 };
            let part = f64::from(1 << 20);
            let found = layout.cell_at(PlanePoint { x: right as f64 / part, y: down as f64 / part }).unwrap();
            prop_assert_eq!(cell_by_definition(right, down, orientation, found), [found]);
        }

        #[test]
        fn the_cell_of_a_point_has_the_nearest_center(
            px in -1e4..1e4,
            py in -1e4..1e4,
            size in 0.1..10.0,
            orientation in any_orientation(),
            stretch in 0.1..10.0,
        ) {
            let layout = Layout::new(size, orientation, stretch).unwrap();
            let found = layout.cell_at(PlanePoint { x: px, y: py }).unwrap();
            let distance = |cell: Cell| {
                let center = layout.center(cell).unwrap();
                (center.x - px).hypot((center.y - py) / stretch)
            };
            for direction in crate::grid::Direction::ALL {
                prop_assert!(distance(found) <= distance(found.neighbor(direction).unwrap()) + 1e-9 * size);
            }
        }
    }
}
