//! A set of cells as it is passed: rows of numbers, the first two of which are x and y.

use super::{Cell, GridError};
use crate::memory::has_room;

/// The most cells that one argument may have.
pub const MAX_ARGUMENT_CELLS: usize = 10_000_000;

/// No function takes more at a time for a cell (40 bytes were measured).
const BYTES_FOR_EACH_CELL: usize = 64;

/// A two-dimensional array of integers, a row a cell: `[x, y]`, or with more numbers behind.
///
/// Read-only and borrowed; every row has the same width.
#[derive(Debug, Clone, Copy)]
pub struct CellArray<'a> {
    argument: &'static str,
    width: usize,
    numbers: &'a [i32],
}

impl<'a> CellArray<'a> {
    /// Takes the numbers of `numbers.len() / width` rows. `argument` is the name that errors show.
    ///
    /// # Errors
    /// [`GridError::ArrayWidth`] where a row has fewer than `least` or more than `most` numbers,
    /// [`GridError::TooManyCellsPassed`] above [`MAX_ARGUMENT_CELLS`], [`GridError::OutOfMemory`] where there is no memory to
    /// work on so many.
    pub fn new(
        argument: &'static str,
        numbers: &'a [i32],
        width: usize,
        least: usize,
        most: usize,
    ) -> Result<Self, GridError> {
        if numbers.is_empty() {
            return Ok(Self { argument, width: least, numbers });
        }
        if !(least..=most).contains(&width) {
            return Err(GridError::ArrayWidth { argument, width, least, most });
        }
        Self::expect_room(argument, numbers.len() / width)?;
        Ok(Self { argument, width, numbers })
    }

    /// That an argument may have so many cells and there is memory to work on them.
    ///
    /// # Errors
    /// [`GridError::TooManyCellsPassed`], [`GridError::OutOfMemory`].
    pub fn expect_room(argument: &'static str, cells: usize) -> Result<(), GridError> {
        if cells > MAX_ARGUMENT_CELLS {
            return Err(GridError::TooManyCellsPassed { argument, cells });
        }
        if !has_room(cells, BYTES_FOR_EACH_CELL) {
            return Err(GridError::OutOfMemory { argument, cells });
        }
        Ok(())
    }

    /// The argument's name.
    #[must_use]
    pub const fn argument(&self) -> &'static str {
        self.argument
    }

    /// Numbers in a row.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many cells there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.numbers.len() / self.width
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// The rows, in the order in which they were passed.
    #[must_use]
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &'a [i32]> + Clone + use<'a> {
        self.numbers.chunks_exact(self.width)
    }

    /// The row of a number, counted from 0.
    ///
    /// # Panics
    /// If there are not that many rows.
    #[inline]
    #[must_use]
    pub fn row(&self, number: usize) -> &'a [i32] {
        &self.numbers[number * self.width..][..self.width]
    }

    /// The cell of a number, counted from 0.
    ///
    /// # Panics
    /// If there are not that many rows.
    #[inline]
    #[must_use]
    pub fn cell(&self, number: usize) -> Cell {
        let row = self.row(number);
        Cell::new(row[0], row[1])
    }

    /// The cells, in the order in which they were passed.
    #[must_use]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + Clone + use<'a> {
        self.rows().map(|row| Cell::new(row[0], row[1]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_as_wide_as_allowed_or_an_error() {
        let numbers = [1, 2, 3, 4, 5, 6];
        let array = CellArray::new("cells", &numbers, 3, 2, 3).unwrap();
        assert_eq!((array.len(), array.width()), (2, 3));
        assert_eq!(array.cells().collect::<Vec<_>>(), [Cell::new(1, 2), Cell::new(4, 5)]);
        for width in [1, 6] {
            let error = CellArray::new("cells", &numbers, width, 2, 3).unwrap_err();
            assert_eq!(error, GridError::ArrayWidth { argument: "cells", width, least: 2, most: 3 });
        }
        assert!(CellArray::new("cells", &[], 0, 2, 3).unwrap().is_empty());
    }

    #[test]
    fn ten_million_cells_are_the_most() {
        let numbers = vec![0; 2 * MAX_ARGUMENT_CELLS + 2];
        let cells = MAX_ARGUMENT_CELLS + 1;
        let error = CellArray::new("walls", &numbers, 2, 2, 2).unwrap_err();
        assert_eq!(error, GridError::TooManyCellsPassed { argument: "walls", cells });
        assert_eq!(error.to_string(), "walls must have at most 10000000 cells, not 10000001");
        assert!(CellArray::new("walls", &numbers[2..], 2, 2, 2).is_ok());
    }
}
