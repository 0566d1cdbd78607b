//! The hexagon-shaped map whose opposite sides are joined.

use super::{Cell, GridError, Symmetry, Vector};

/// A hexagon-shaped map around (0, 0) that goes on in itself: whoever leaves it comes in on the other side.
///
/// Copies of the map, moved by (2·radius + 1, -radius) in axial (q, r), by the rotations of that vector and by their
/// sums, fill the plane without gap or overlap.
#[derive(Debug, Clone, Copy)]
pub struct WrappedHexagon {
    radius: i32,
}

impl WrappedHexagon {
    /// The map of a radius; any radius will do.
    ///
    /// # Errors
    /// [`GridError::NegativeRadius`].
    pub const fn new(radius: i32) -> Result<Self, GridError> {
        if radius < 0 { Err(GridError::NegativeRadius { radius }) } else { Ok(Self { radius }) }
    }

    /// The cell of the map that a cell of the plane is a copy of.
    ///
    /// With the moves a = (2·radius + 1, -radius) and b, which is a turned by 60 degrees, the cell is u·a + v·b for two
    /// fractions. Rounding them leaves at most half an a and half a b, which is at most 0.87 of a move's length. So near to
    /// the center there are only the map itself and the six copies around it: the next copies have their centers 1.73
    /// moves away, and no copy reaches further than 0.58 of a move.
    #[must_use]
    pub fn wrap(self, cell: Cell) -> Cell {
        let origin = Cell::new(0, 0);
        let way = Vector::between(origin, cell);
        let radius = i64::from(self.radius);
        if way.length() <= radius {
            return cell;
        }
        let moves = self.moves();
        let (a, b) = (moves[0], moves[1]);
        // The rows of the inverse matrix, times its determinant: the number of cells of the map.
        let cells = 3 * i128::from(radius) * i128::from(radius + 1) + 1;
        let rounded = |numerator: i128| ((2 * numerator + cells).div_euclid(2 * cells)) as i64;
        let times = |left: i64, right: i64| i128::from(left) * i128::from(right);
        let u = rounded(times(way.dq(), b.dx) - times(way.dx, b.dq()));
        let v = rounded(times(way.dx, a.dq()) - times(way.dq(), a.dx));
        let rest = Vector::new(way.dx - u * a.dx - v * b.dx, way.dy - u * a.dy - v * b.dy);
        let nearest = moves
            .iter()
            .map(|step| Vector::new(rest.dx - step.dx, rest.dy - step.dy))
            .fold(rest, |nearest, next| if next.length() < nearest.length() { next } else { nearest });
        Cell::new(nearest.dx as i32, nearest.dy as i32)
    }

    /// The moves to the six copies around the map, clockwise.
    fn moves(self) -> [Vector; 6] {
        let radius = i64::from(self.radius);
        [0, 1, 2, 3, 4, 5].map(|steps| Symmetry::rotation(steps).apply(Vector::new(-radius, radius + 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Axial, Direction, Range};
    use proptest::prelude::*;

    const ORIGIN: Cell = Cell::new(0, 0);

    fn wrap(cell: Cell, radius: i32) -> Cell {
        WrappedHexagon::new(radius).unwrap().wrap(cell)
    }

    /// Whether two cells are copies of one cell: their difference is a whole number of moves.
    fn are_copies(a: Cell, b: Cell, radius: i32) -> bool {
        let way = Vector::between(a, b);
        let (q, r, radius) = (i128::from(way.dq()), i128::from(way.dx), i128::from(radius));
        let cells = 3 * radius * (radius + 1) + 1;
        (q * (radius + 1) - r * radius) % cells == 0 && (q * radius + r * (2 * radius + 1)) % cells == 0
    }

    #[test]
    fn the_first_two_moves_are_those_of_the_contract() {
        for radius in 0..5 {
            let axial = |way: Vector| Axial::of(way.target(ORIGIN).unwrap()).unwrap();
            let moves = WrappedHexagon::new(radius).unwrap().moves();
            assert_eq!(axial(moves[0]), Axial { q: 2 * radius + 1, r: -radius });
            assert_eq!(axial(moves[1]), Axial { q: radius, r: radius + 1 });
        }
    }

    #[test]
    fn cells_of_the_map_stay_and_their_copies_come_back_to_them() {
        for radius in 0..=6 {
            let hexagon = WrappedHexagon::new(radius).unwrap();
            for found in Range::new(ORIGIN, radius).unwrap().by_rows() {
                assert_eq!(hexagon.wrap(found.cell), found.cell);
                for a in -4..=4 {
                    for b in -4..=4 {
                        let moves = hexagon.moves();
                        let (dx, dy) = (a * moves[0].dx + b * moves[1].dx, a * moves[0].dy + b * moves[1].dy);
                        let copy = Vector::new(dx, dy).target(found.cell).unwrap();
                        assert_eq!(hexagon.wrap(copy), found.cell, "{radius} {a} {b}");
                    }
                }
            }
        }
    }

    #[test]
    fn on_a_map_of_radius_1_one_comes_back_after_seven_steps_in_any_direction() {
        for direction in Direction::ALL {
            let mut cell = ORIGIN;
            let mut visited = Vec::new();
            for _ in 0..7 {
                visited.push(cell);
                cell = wrap(cell.neighbor(direction).unwrap(), 1);
            }
            assert_eq!(cell, ORIGIN);
            visited.sort_unstable();
            visited.dedup();
            assert_eq!(visited.len(), 7, "{direction}");
        }
    }

    #[test]
    fn a_radius_below_0_is_an_error_and_the_largest_is_none() {
        assert_eq!(WrappedHexagon::new(-1).unwrap_err(), GridError::NegativeRadius { radius: -1 });
        let corner = Cell::new(i32::MIN, i32::MAX);
        let wrapped = wrap(corner, i32::MAX);
        assert!(wrapped.distance(ORIGIN) <= i64::from(i32::MAX));
        assert!(are_copies(corner, wrapped, i32::MAX));
    }

    fn any_radius() -> impl Strategy<Value = i32> {
        prop_oneof![0..10, 0..3000, 0..=i32::MAX]
    }

    proptest! {
        #[test]
        fn wrapping_leads_to_a_copy_within_the_map_and_stays_there(
            x in any::<i32>(), y in any::<i32>(), radius in any_radius(),
        ) {
            let cell = Cell::new(x, y);
            let wrapped = wrap(cell, radius);
            prop_assert!(wrapped.distance(ORIGIN) <= i64::from(radius));
            prop_assert!(are_copies(cell, wrapped, radius));
            prop_assert_eq!(wrap(wrapped, radius), wrapped);
        }

        #[test]
        fn the_neighbors_of_a_copy_are_copies_of_the_neighbors(
            x in any::<i32>(), y in any::<i32>(), radius in any_radius(),
        ) {
            let cell = Cell::new(x, y);
            for direction in Direction::ALL {
                if let (Ok(there), Ok(here)) = (cell.neighbor(direction), wrap(cell, radius).neighbor(direction)) {
                    prop_assert_eq!(wrap(there, radius), wrap(here, radius));
                }
            }
        }
    }
}
