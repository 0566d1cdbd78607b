//! The twelve symmetries of the hexagon: six rotations, and six reflections.

use super::{Axis, Cell, GridError, Vector};

/// A rotation or reflection about the center of a cell, which maps the grid onto itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Mirrored in the axis E-W first.
    is_mirrored: bool,
    /// Then turned by so many times 60 degrees clockwise, 0 to 5.
    steps: u8,
}

impl Symmetry {
    /// What leaves everything in its place.
    pub const IDENTITY: Self = Self { is_mirrored: false, steps: 0 };

    /// All twelve: the rotations by 0, 60, … 300 degrees clockwise, then those after mirroring in the axis E-W.
    pub const ALL: [Self; 12] = {
        let mut all = [Self::IDENTITY; 12];
        let mut number = 0;
        while number < 12 {
            all[number] = Self { is_mirrored: number >= 6, steps: (number % 6) as u8 };
            number += 1;
        }
        all
    };

    /// The rotation by so many times 60 degrees clockwise; counter-clockwise below zero.
    #[must_use]
    pub const fn rotation(steps: i32) -> Self {
        Self { is_mirrored: false, steps: steps.rem_euclid(6) as u8 }
    }

    /// The reflection in an axis: that in the axis E-W, turned back by 60 degrees for each 30 between the two axes.
    #[must_use]
    pub const fn reflection(axis: Axis) -> Self {
        Self { is_mirrored: true, steps: (6 - axis as u8) % 6 }
    }

    /// Where it takes a way that starts at the center.
    #[must_use]
    pub const fn apply(self, way: Vector) -> Vector {
        let Vector { dx, dy } = if self.is_mirrored { Vector::new(-way.dx, way.dq()) } else { way };
        match self.steps {
            0 => Vector::new(dx, dy),
            1 => Vector::new(dy, dy - dx),
            2 => Vector::new(dy - dx, -dx),
            3 => Vector::new(-dx, -dy),
            4 => Vector::new(-dy, dx - dy),
            _ => Vector::new(dx - dy, dx),
        }
    }

    /// Where it takes a cell, about a center.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where that is beyond the plane.
    pub fn image(self, cell: Cell, center: Cell) -> Result<Cell, GridError> {
        self.apply(Vector::between(center, cell)).target(center).ok_or_else(|| {
            GridError::beyond_range(format!(
                "the image of cell ({}, {}) about ({}, {})",
                cell.x, cell.y, center.x, center.y
            ))
        })
    }

    /// This one, and then the next.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // Mirroring after a turn is turning the other way after mirroring.
        let steps = if next.is_mirrored { 6 - self.steps } else { self.steps };
        Self { is_mirrored: self.is_mirrored != next.is_mirrored, steps: (steps + next.steps) % 6 }
    }

    /// The one that takes everything back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.is_mirrored { self } else { Self { is_mirrored: false, steps: (6 - self.steps) % 6 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Corner, Direction};
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn any_symmetry() -> impl Strategy<Value = Symmetry> {
        prop::sample::select(Symmetry::ALL.to_vec())
    }

    fn vector((dx, dy): (i32, i32)) -> Vector {
        Vector::new(dx.into(), dy.into())
    }

    /// The center of the cell there, screen axes turned so that y is north.
    fn center(way: Vector) -> (f64, f64) {
        let (q, r) = (way.dq() as f64, way.dx as f64);
        (3f64.sqrt() * (q + r / 2.0), -1.5 * r)
    }

    fn is_near(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).hypot(a.1 - b.1) < 1e-9
    }

    fn ways() -> impl Iterator<Item = Vector> {
        (-4..=4).flat_map(|dx| (-4..=4).map(move |dy| Vector::new(dx, dy)))
    }

    #[test]
    fn a_rotation_turns_the_plane_clockwise() {
        for steps in -13..=13 {
            let (sine, cosine) = (f64::from(steps) * core::f64::consts::FRAC_PI_3).sin_cos();
            for way in ways() {
                let (east, north) = center(way);
                let turned = (east * cosine + north * sine, north * cosine - east * sine);
                assert!(is_near(center(Symmetry::rotation(steps).apply(way)), turned), "{steps} {way:?}");
            }
        }
    }

    #[test]
    fn a_reflection_mirrors_the_plane_in_its_axis() {
        for (number, axis) in (0..).zip(Axis::ALL) {
            // Mirroring in a line through the origin at an angle from east.
            let (sine, cosine) = (2.0 * f64::from(number) * core::f64::consts::FRAC_PI_6).sin_cos();
            for way in ways() {
                let (east, north) = center(way);
                let mirrored = (east * cosine + north * sine, east * sine - north * cosine);
                assert!(is_near(center(Symmetry::reflection(axis).apply(way)), mirrored), "{axis:?} {way:?}");
            }
        }
    }

    #[test]
    fn an_axis_leaves_the_neighbors_of_its_name_in_place() {
        let stay = [
            (Axis::EastWest, Direction::East.step()),
            (Axis::EastNorthEast, Corner::NorthEast.step()),
            (Axis::NorthEast, Direction::NorthEast.step()),
            (Axis::NorthSouth, Corner::North.step()),
            (Axis::NorthWest, Direction::NorthWest.step()),
            (Axis::WestNorthWest, Corner::NorthWest.step()),
        ];
        for (axis, step) in stay {
            assert_eq!(Symmetry::reflection(axis).apply(vector(step)), vector(step), "{axis:?}");
            assert_eq!(Axis::named(axis.name()), Ok(axis));
        }
        assert!(Axis::named("W-E").is_err());
    }

    #[test]
    fn a_rotation_by_one_step_takes_each_neighbor_and_diagonal_to_the_next() {
        for at in 0..6 {
            let turned = |step| Symmetry::rotation(1).apply(vector(step));
            assert_eq!(turned(Direction::ALL[at].step()), vector(Direction::ALL[(at + 1) % 6].step()));
            assert_eq!(turned(Corner::ALL[at].step()), vector(Corner::ALL[(at + 1) % 6].step()));
        }
    }

    #[test]
    fn the_twelve_are_a_group() {
        let probe = Vector::new(1, 3);
        assert_eq!(
            Symmetry::ALL.map(|symmetry| symmetry.apply(probe)).iter().collect::<HashSet<_>>().len(),
            12
        );
        for a in Symmetry::ALL {
            assert_eq!(a.then(a.inverse()), Symmetry::IDENTITY);
            assert_eq!(a.inverse().then(a), Symmetry::IDENTITY);
            assert_eq!(a.then(Symmetry::IDENTITY), a);
            assert_eq!(Symmetry::IDENTITY.then(a), a);
            for b in Symmetry::ALL {
                assert_eq!(a.then(b).apply(probe), b.apply(a.apply(probe)));
                assert!(Symmetry::ALL.contains(&a.then(b)));
                for c in Symmetry::ALL {
                    assert_eq!(a.then(b).then(c), a.then(b.then(c)));
                }
            }
        }
    }

    #[test]
    fn their_orders_are_those_of_the_dihedral_group() {
        let order = |symmetry: Symmetry| {
            let mut power = symmetry;
            let mut order = 1;
            while power != Symmetry::IDENTITY {
                power = power.then(symmetry);
                order += 1;
            }
            order
        };
        assert_eq!(Symmetry::ALL.map(order), [1, 6, 3, 2, 3, 6, 2, 2, 2, 2, 2, 2]);
        let reflections: HashSet<Symmetry> = Axis::ALL.into_iter().map(Symmetry::reflection).collect();
        assert_eq!(reflections, Symmetry::ALL[6..].iter().copied().collect());
    }

    #[test]
    fn an_image_beyond_the_plane_is_an_error() {
        let (corner, center) = (Cell::new(i32::MIN, i32::MIN), Cell::new(0, 0));
        assert!(matches!(Symmetry::rotation(3).image(corner, center), Err(GridError::BeyondRange { .. })));
        assert_eq!(
            Symmetry::rotation(3).image(corner, Cell::new(-1, -1)),
            Ok(Cell::new(i32::MAX - 1, i32::MAX - 1))
        );
        assert_eq!(Symmetry::rotation(i32::MIN).image(Cell::new(0, 1), center), Ok(Cell::new(-1, -1)));
    }

    proptest! {
        #[test]
        fn distances_stay(
            ax in any::<i32>(), ay in any::<i32>(), bx in any::<i32>(), by in any::<i32>(), symmetry in any_symmetry(),
        ) {
            let way = Vector::between(Cell::new(ax, ay), Cell::new(bx, by));
            prop_assert_eq!(symmetry.apply(way).length(), way.length());
        }

        #[test]
        fn the_inverse_takes_a_cell_back(
            x in any::<i32>(), y in any::<i32>(), cx in any::<i32>(), cy in any::<i32>(), symmetry in any_symmetry(),
        ) {
            let (cell, center) = (Cell::new(x, y), Cell::new(cx, cy));
            if let Ok(image) = symmetry.image(cell, center) {
                prop_assert_eq!(symmetry.inverse().image(image, center), Ok(cell));
            }
            prop_assert_eq!(symmetry.image(center, center), Ok(center));
        }
    }
}
