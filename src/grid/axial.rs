//! Axial and cube coordinates.

use super::{Cell, GridError};

/// Axial coordinates: `q` runs east, `r` south-east; r = x and q = y - x.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Axial {
    /// The slanted column, counted eastward.
    pub q: i32,
    /// The row, counted southward.
    pub r: i32,
}

impl Axial {
    /// The axial coordinates of a cell.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where y - x is no `i32`.
    pub fn of(cell: Cell) -> Result<Self, GridError> {
        match cell.y.checked_sub(cell.x) {
            Some(q) => Ok(Self { q, r: cell.x }),
            None => Err(GridError::beyond_range(format!(
                "the axial coordinates of cell ({}, {})",
                cell.x, cell.y
            ))),
        }
    }

    /// The cell at these coordinates.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where y = q + r is no `i32`.
    pub fn cell(self) -> Result<Cell, GridError> {
        let Self { q, r } = self;
        match q.checked_add(r) {
            Some(y) => Ok(Cell::new(r, y)),
            None => Err(GridError::beyond_range(format!("the cell at q = {q}, r = {r}"))),
        }
    }
}

/// Cube coordinates: axial ones and the third number that makes their sum 0, so that all three axes are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cube {
    /// As in [`Axial`].
    pub q: i32,
    /// As in [`Axial`].
    pub r: i32,
    /// -q - r, which is -y.
    pub s: i32,
}

impl Cube {
    /// The cube coordinates of a cell.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where y - x or -y is no `i32`.
    pub fn of(cell: Cell) -> Result<Self, GridError> {
        match (cell.y.checked_sub(cell.x), cell.y.checked_neg()) {
            (Some(q), Some(s)) => Ok(Self { q, r: cell.x, s }),
            _ => {
                Err(GridError::beyond_range(format!("the cube coordinates of cell ({}, {})", cell.x, cell.y)))
            }
        }
    }

    /// The cell at these coordinates.
    ///
    /// # Errors
    /// [`GridError::CubeSum`] where q + r + s is not 0, [`GridError::BeyondRange`] where y = -s is no `i32`.
    pub fn cell(self) -> Result<Cell, GridError> {
        let Self { q, r, s } = self;
        if i64::from(q) + i64::from(r) + i64::from(s) != 0 {
            return Err(GridError::CubeSum { cube: self });
        }
        match s.checked_neg() {
            Some(y) => Ok(Cell::new(r, y)),
            None => Err(GridError::beyond_range(format!("the cell at q = {q}, r = {r}, s = {s}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;

    #[test]
    fn a_step_in_cube_coordinates_adds_1_to_one_number_and_takes_it_from_another() {
        let steps = [(1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1)];
        for (direction, (q, r, s)) in Direction::ALL.into_iter().zip(steps) {
            let neighbor = Cell::new(0, 0).neighbor(direction).unwrap();
            assert_eq!(Cube::of(neighbor).unwrap(), Cube { q, r, s }, "{direction}");
            assert_eq!(Axial::of(neighbor).unwrap(), Axial { q, r }, "{direction}");
        }
    }

    #[test]
    fn numbers_whose_sum_is_not_0_are_no_cube_coordinates() {
        for (q, r, s) in [(1, 1, 1), (0, 0, -1), (i32::MIN, i32::MIN, 0), (i32::MAX, i32::MAX, 2)] {
            let cube = Cube { q, r, s };
            assert_eq!(cube.cell(), Err(GridError::CubeSum { cube }));
        }
    }

    #[test]
    fn what_32_bits_cannot_hold_is_an_error() {
        assert!(Axial::of(Cell::new(i32::MIN, 0)).is_err());
        assert!(Axial::of(Cell::new(1, i32::MIN)).is_err());
        assert!(Axial::of(Cell::new(i32::MIN, i32::MIN)).is_ok());
        assert!(Cube::of(Cell::new(i32::MIN, i32::MIN)).is_err());
        assert!(Axial { q: 1, r: i32::MAX }.cell().is_err());
        assert!(Cube { q: i32::MAX, r: 1, s: i32::MIN }.cell().is_err());
    }

    proptest! {
        #[test]
        fn axial_and_cube_coordinates_lead_back_to_the_cell(x in any::<i32>(), y in any::<i32>()) {
            let cell = Cell::new(x, y);
            let is_within = i32::try_from(i64::from(y) - i64::from(x)).is_ok();
            prop_assert_eq!(Axial::of(cell).is_ok(), is_within);
            prop_assert_eq!(Cube::of(cell).is_ok(), is_within && y != i32::MIN);
            if let Ok(axial) = Axial::of(cell) {
                prop_assert_eq!(axial.cell(), Ok(cell));
            }
            if let Ok(cube) = Cube::of(cell) {
                prop_assert_eq!(i64::from(cube.q) + i64::from(cube.r) + i64::from(cube.s), 0);
                prop_assert_eq!(cube.cell(), Ok(cell));
            }
        }

        #[test]
        fn every_cell_of_axial_coordinates_has_just_these(q in any::<i32>(), r in any::<i32>()) {
            if let Ok(cell) = (Axial { q, r }).cell() {
                prop_assert_eq!(Axial::of(cell), Ok(Axial { q, r }));
            }
        }
    }
}
