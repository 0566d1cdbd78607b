//! Doubled coordinates: rows and columns in which a neighbor along the straight line is two steps away, so that no line
//! needs shifting and half of all pairs are no cell.

use super::{Cell, GridError};

/// Which of row and column is doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DoubledLayout {
    /// Columns are doubled: row_no = r, col_no = 2q + r. Straight rows.
    Width,
    /// Rows are doubled: row_no = 2r + q, col_no = q. Straight columns.
    Height,
}

impl DoubledLayout {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Width, Self::Height];

    /// The name as SQL has it: double-width, double-height.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Width => "double-width",
            Self::Height => "double-height",
        }
    }

    /// The layout of a name.
    ///
    /// # Errors
    /// [`GridError::UnknownName`].
    pub fn named(name: &str) -> Result<Self, GridError> {
        Self::ALL
            .into_iter()
            .find(|layout| layout.name() == name)
            .ok_or_else(|| GridError::unknown_name("layout", "double-width or double-height", name))
    }
}

/// A row and a column in some [`DoubledLayout`]; for a cell their sum is even.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Doubled {
    /// The row, counted downward.
    pub row_no: i32,
    /// The column, counted rightward.
    pub col_no: i32,
}

impl Doubled {
    /// Where a cell stands.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where row or column is no `i32`.
    pub fn of(cell: Cell, layout: DoubledLayout) -> Result<Self, GridError> {
        let (x, y) = (i64::from(cell.x), i64::from(cell.y));
        let (row, column) = match layout {
            DoubledLayout::Width => (x, 2 * y - x),
            DoubledLayout::Height => (x + y, y - x),
        };
        match (row.try_into(), column.try_into()) {
            (Ok(row_no), Ok(col_no)) => Ok(Self { row_no, col_no }),
            _ => {
                Err(GridError::beyond_range(format!("the {} coordinates of cell ({x}, {y})", layout.name())))
            }
        }
    }

    /// The cell that stands here: the inverse of [`Doubled::of`].
    ///
    /// # Errors
    /// [`GridError::DoubledParity`] where the sum is odd.
    pub fn cell(self, layout: DoubledLayout) -> Result<Cell, GridError> {
        let (row, column) = (i64::from(self.row_no), i64::from(self.col_no));
        if (row + column) % 2 != 0 {
            return Err(GridError::DoubledParity { doubled: self });
        }
        // Halves of the sum and of the difference of two i32 are such themselves.
        let y = ((row + column) / 2) as i32;
        Ok(match layout {
            DoubledLayout::Width => Cell::new(self.row_no, y),
            DoubledLayout::Height => Cell::new(((row - column) / 2) as i32, y),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;

    fn any_layout() -> impl Strategy<Value = DoubledLayout> {
        prop::sample::select(DoubledLayout::ALL.to_vec())
    }

    #[test]
    fn neighbors_are_two_steps_along_the_line_or_one_step_in_both() {
        let around = |cell: Cell, layout| {
            let here = Doubled::of(cell, layout).unwrap();
            Direction::ALL.map(|way| {
                let there = Doubled::of(cell.neighbor(way).unwrap(), layout).unwrap();
                (there.row_no - here.row_no, there.col_no - here.col_no)
            })
        };
        for (x, y) in [(0, 0), (1, 0), (-3, 2), (-4, -7)] {
            let cell = Cell::new(x, y);
            let expected = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];
            assert_eq!(around(cell, DoubledLayout::Width), expected);
            // The same map turned 30 degrees clockwise: east has become down to the right.
            let expected = [(-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0)];
            assert_eq!(around(cell, DoubledLayout::Height), expected);
        }
    }

    #[test]
    fn a_pair_of_odd_sum_is_no_cell() {
        for layout in DoubledLayout::ALL {
            for (row_no, col_no) in [(0, 1), (-1, 0), (-3, 2), (i32::MIN, i32::MAX)] {
                let doubled = Doubled { row_no, col_no };
                assert_eq!(doubled.cell(layout), Err(GridError::DoubledParity { doubled }));
            }
        }
    }

    #[test]
    fn unknown_layouts_are_errors() {
        assert!(DoubledLayout::named("odd-r").is_err());
        assert!(DoubledLayout::ALL.iter().all(|&layout| DoubledLayout::named(layout.name()) == Ok(layout)));
    }

    proptest! {
        #[test]
        fn doubled_coordinates_lead_back_to_the_cell(x in any::<i32>(), y in any::<i32>(), layout in any_layout()) {
            if let Ok(doubled) = Doubled::of(Cell::new(x, y), layout) {
                prop_assert_eq!(doubled.cell(layout), Ok(Cell::new(x, y)));
            }
            prop_assert!(Doubled::of(Cell::new(x / 4, y / 4), layout).is_ok());
        }

        #[test]
        fn every_pair_of_even_sum_has_a_cell_of_its_own(
            row_no in any::<i32>(), col_no in any::<i32>(), layout in any_layout(),
        ) {
            let doubled = Doubled { row_no, col_no };
            match doubled.cell(layout) {
                Ok(cell) => prop_assert_eq!(Doubled::of(cell, layout), Ok(doubled)),
                Err(_) => prop_assert!((i64::from(row_no) + i64::from(col_no)) % 2 != 0),
            }
        }
    }
}
