//! The canonical form of a shape: equal for two shapes exactly if one is the other moved, turned or mirrored.

use super::{Cell, GridError, Symmetry, Vector};
use crate::interrupt::Interrupt;

/// The form of a shape that all its twelve images under the symmetries have in common, wherever they lie.
///
/// Each image is moved so that its smallest x and its smallest y are 0, and its cells are sorted by x, then y. Of
/// these twelve lists the one that comes first, compared cell by cell, is the form. `argument` is the name that errors
/// show.
///
/// # Errors
/// [`GridError::DuplicateCell`] where a cell comes twice, [`GridError::BeyondRange`] where two cells are further apart than
/// the largest `i32` in x, in y or in q = y - x: an image would be too wide.
pub fn canonical_form(
    argument: &'static str,
    cells: impl Iterator<Item = Cell> + Clone,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<Cell>, GridError> {
    let origin = Cell::new(0, 0);
    let ways = cells.map(|cell| Vector::between(origin, cell));
    let Some(corner) = low_corner(ways.clone()) else { return Ok(Vec::new()) };
    expect_narrow(argument, ways.clone())?;

    let mut form = Vec::new();
    image(&mut form, ways.clone(), Symmetry::IDENTITY, interrupt);
    if let Some(pair) = form.windows(2).find(|pair| pair[0] == pair[1]) {
        let cell = unpacked(pair[0]);
        let (x, y) = (corner.dx + i64::from(cell.x), corner.dy + i64::from(cell.y));
        return Err(GridError::DuplicateCell { argument, cell: Cell::new(x as i32, y as i32) });
    }
    let mut other = Vec::with_capacity(form.len());
    for symmetry in &Symmetry::ALL[1..] {
        image(&mut other, ways.clone(), *symmetry, interrupt);
        if other < form {
            core::mem::swap(&mut form, &mut other);
        }
    }
    Ok(form.into_iter().map(unpacked).collect())
}

/// The sorted cells of an image, x in the upper half of each number and y in the lower one.
fn image(
    sorted: &mut Vec<u64>,
    ways: impl Iterator<Item = Vector> + Clone,
    symmetry: Symmetry,
    interrupt: &mut Interrupt<'_>,
) {
    let images = ways.map(|way| symmetry.apply(way));
    let corner = low_corner(images.clone()).unwrap_or(Vector::new(0, 0));
    sorted.clear();
    sorted.extend(images.map(|way| {
        interrupt.round();
        ((way.dx - corner.dx) as u64) << 32 | (way.dy - corner.dy) as u64
    }));
    sorted.sort_unstable_by(|a, b| {
        interrupt.round();
        a.cmp(b)
    });
}

const fn unpacked(packed: u64) -> Cell {
    Cell::new((packed >> 32) as i32, packed as i32)
}

/// The smallest x and the smallest y.
fn low_corner(ways: impl Iterator<Item = Vector>) -> Option<Vector> {
    ways.reduce(|low, way| Vector::new(low.dx.min(way.dx), low.dy.min(way.dy)))
}

/// In all images x and y are differences in x, y or q, whose signs may have changed.
fn expect_narrow(
    argument: &'static str,
    ways: impl Iterator<Item = Vector> + Clone,
) -> Result<(), GridError> {
    let span = |of: fn(&Vector) -> i64| {
        let (low, high) = ways
            .clone()
            .fold((i64::MAX, i64::MIN), |(low, high), way| (low.min(of(&way)), high.max(of(&way))));
        high - low
    };
    let widest = span(|way| way.dx).max(span(|way| way.dy)).max(span(|way| way.dq()));
    if widest > i64::from(i32::MAX) {
        return Err(GridError::beyond_range(format!(
            "the canonical form of {argument} that are {widest} apart in x, y or y - x"
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn form(cells: &[Cell]) -> Result<Vec<Cell>, GridError> {
        canonical_form("cells", cells.iter().copied(), &mut Interrupt::new(&mut || {}))
    }

    fn of(cells: &[(i32, i32)]) -> Vec<Cell> {
        cells.iter().map(|&(x, y)| Cell::new(x, y)).collect()
    }

    #[test]
    fn no_cells_have_an_empty_form_and_one_cell_lies_at_the_origin() {
        assert_eq!(form(&[]), Ok(vec![]));
        assert_eq!(form(&of(&[(-70, i32::MIN)])), Ok(of(&[(0, 0)])));
    }

    #[test]
    fn the_three_pieces_of_three_cells_have_three_forms() {
        assert_eq!(form(&of(&[(5, 5), (5, 6), (5, 7)])), Ok(of(&[(0, 0), (0, 1), (0, 2)])));
        assert_eq!(form(&of(&[(0, 0), (0, 1), (1, 1)])), Ok(of(&[(0, 0), (0, 1), (1, 1)])));
        assert_eq!(form(&of(&[(0, 0), (0, 1), (1, 2)])), Ok(of(&[(0, 0), (0, 1), (1, 0)])));
        assert_eq!(form(&of(&[(0, 0), (1, 0), (2, 1)])), Ok(of(&[(0, 0), (0, 1), (1, 0)])));
    }

    #[test]
    fn the_forms_of_connected_shapes_are_as_many_as_there_are_free_polyhexes() {
        let mut shapes = HashSet::from([of(&[(0, 0)])]);
        let mut counts = vec![shapes.len()];
        for _ in 2..=7 {
            let mut larger = HashSet::new();
            for shape in &shapes {
                for cell in shape {
                    for neighbor in Direction::ALL.map(|way| cell.neighbor(way).unwrap()) {
                        if !shape.contains(&neighbor) {
                            let grown = [shape.as_slice(), &[neighbor]].concat();
                            larger.insert(form(&grown).unwrap());
                        }
                    }
                }
            }
            shapes = larger;
            counts.push(shapes.len());
        }
        // https://oeis.org/A000228
        assert_eq!(counts, [1, 1, 3, 7, 22, 82, 333]);
    }

    #[test]
    fn a_cell_that_comes_twice_is_named() {
        let error = form(&of(&[(3, 4), (-1, 7), (3, 4)])).unwrap_err();
        assert_eq!(error, GridError::DuplicateCell { argument: "cells", cell: Cell::new(3, 4) });
        let corner = Cell::new(i32::MIN, i32::MIN);
        assert_eq!(
            form(&[corner, corner]),
            Err(GridError::DuplicateCell { argument: "cells", cell: corner })
        );
    }

    #[test]
    fn a_shape_may_be_as_wide_as_an_integer_in_every_direction_but_no_wider() {
        let side = i32::MAX;
        assert_eq!(form(&of(&[(-1, 0), (side - 1, 0)])), Ok(of(&[(0, 0), (0, side)])));
        assert_eq!(form(&of(&[(0, -1), (side, side - 1)])), Ok(of(&[(0, 0), (0, side)])));
        for too_wide in [[(-1, 0), (side, 0)], [(0, -1), (0, side)], [(0, 1), (side, 0)]] {
            assert!(matches!(form(&of(&too_wide)), Err(GridError::BeyondRange { .. })));
        }
    }

    fn any_shape() -> impl Strategy<Value = Vec<Cell>> {
        let cells = prop::collection::hash_set((-6..=6, -6..=6), 1..14);
        cells.prop_map(|cells| cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect())
    }

    /// All twelve images of a shape, moved so that its first cell in order is the origin.
    fn images(shape: &[Cell]) -> Vec<Vec<Vector>> {
        let image = |symmetry: Symmetry| {
            let moved = |cell: &Cell| symmetry.apply(Vector::between(Cell::new(0, 0), *cell));
            let mut cells: Vec<Vector> = shape.iter().map(moved).collect();
            cells.sort_unstable();
            let first = cells[0];
            cells.iter().map(|cell| Vector::new(cell.dx - first.dx, cell.dy - first.dy)).collect()
        };
        Symmetry::ALL.into_iter().map(image).collect()
    }

    proptest! {
        #[test]
        fn all_images_of_a_shape_have_its_form(
            shape in any_shape(), x in -500_000_000..500_000_000i64, y in -500_000_000..500_000_000i64, turn in 0..14usize,
        ) {
            let expected = form(&shape).unwrap();
            let shift = Vector::new(x, y);
            for symmetry in Symmetry::ALL {
                let image = |cell: &Cell| symmetry.image(shift.target(*cell).unwrap(), Cell::new(7, -3)).unwrap();
                let mut moved: Vec<Cell> = shape.iter().map(image).collect();
                let length = moved.len();
                moved.rotate_left(turn % length);
                prop_assert_eq!(form(&moved), Ok(expected.clone()), "{:?}", symmetry);
            }
        }

        #[test]
        fn the_form_is_an_image_of_the_shape_and_its_own_form(shape in any_shape()) {
            let found = form(&shape).unwrap();
            prop_assert!(found.is_sorted());
            prop_assert_eq!(found.iter().map(|cell| cell.x).min(), Some(0));
            prop_assert_eq!(found.iter().map(|cell| cell.y).min(), Some(0));
            prop_assert!(images(&shape).contains(&images(&found)[0]));
            prop_assert_eq!(form(&found), Ok(found.clone()));
        }

        #[test]
        fn forms_are_equal_just_if_one_shape_is_an_image_of_the_other(
            cells in prop::collection::hash_set((-1..=2, -1..=2), 3..6),
            others in prop::collection::hash_set((-1..=2, -1..=2), 3..6),
        ) {
            let a: Vec<Cell> = cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            let b: Vec<Cell> = others.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            prop_assert_eq!(form(&a) == form(&b), images(&a).contains(&images(&b)[0]));
        }
    }
}
