//! The shapes that are plain in x and y: the parallelogram and the triangle.

use super::rectangle::{expect_rows_of_cells, expect_size};
use super::{Cell, GridError, MAX_CELLS};

/// The cells 0 ≤ x < rows, 0 ≤ y < cols: slanted to the left downward.
#[derive(Debug, Clone, Copy)]
pub struct Parallelogram {
    rows: i32,
    cols: i32,
}

impl Parallelogram {
    /// The parallelogram of so many rows and cells in each; with none of either it is empty.
    ///
    /// # Errors
    /// [`GridError::NegativeSize`], [`GridError::TooLarge`] above 10^7 cells.
    pub fn new(rows: i32, cols: i32) -> Result<Self, GridError> {
        expect_rows_of_cells(rows, cols)?;
        // Without columns there are no rows to go through either.
        Ok(Self { rows: if cols == 0 { 0 } else { rows }, cols })
    }

    /// How many cells there are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// The cells by x, then y.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Self { rows, cols } = self;
        (0..rows).flat_map(move |x| (0..cols).map(move |y| Cell::new(x, y)))
    }
}

/// The cells 0 ≤ y ≤ x < side: a triangle with equal sides that stands on one of them, its top at (0, 0).
#[derive(Debug, Clone, Copy)]
pub struct Triangle {
    side: i32,
}

impl Triangle {
    /// The triangle with so many cells along a side: side·(side + 1) / 2 cells.
    ///
    /// # Errors
    /// [`GridError::NegativeSize`], [`GridError::TooLarge`] above 10^7 cells: the largest side is 4471.
    pub fn new(side: i32) -> Result<Self, GridError> {
        expect_size("side", side)?;
        let cells = side as u64 * (side as u64 + 1) / 2;
        if cells > MAX_CELLS {
            return Err(GridError::TooLarge { what: format!("a triangle of side {side}"), cells });
        }
        Ok(Self { side })
    }

    /// How many cells there are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.side as usize * (self.side as usize + 1) / 2
    }

    /// The cells by x, then y.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.side).flat_map(|x| (0..x + 1).map(move |y| Cell::new(x, y)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parallelogram_is_rows_of_cells() {
        let cells: Vec<Cell> = Parallelogram::new(2, 3).unwrap().cells().collect();
        assert_eq!(cells, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)].map(|(x, y)| Cell::new(x, y)));
        for (rows, cols) in [(0, 0), (0, i32::MAX), (i32::MAX, 0)] {
            let empty = Parallelogram::new(rows, cols).unwrap();
            assert_eq!((empty.count(), empty.cells().count()), (0, 0));
        }
    }

    #[test]
    fn a_triangle_has_its_three_corners_a_side_apart() {
        for side in 1..20 {
            let triangle = Triangle::new(side).unwrap();
            let cells: Vec<Cell> = triangle.cells().collect();
            assert_eq!(cells.len(), triangle.count());
            assert!(cells.is_sorted());
            let corners = [Cell::new(0, 0), Cell::new(side - 1, 0), Cell::new(side - 1, side - 1)];
            for (at, corner) in corners.iter().enumerate() {
                assert!(cells.contains(corner));
                assert_eq!(corner.distance(corners[(at + 1) % 3]), i64::from(side - 1));
            }
            // Each cell's distances to the three sides add up to the same.
            assert!(cells.iter().all(|cell| cell.y >= 0 && cell.y <= cell.x && cell.x < side));
        }
        assert_eq!(Triangle::new(0).unwrap().cells().count(), 0);
    }

    #[test]
    fn sizes_beyond_the_limits_are_errors() {
        assert!(matches!(Parallelogram::new(-1, 3), Err(GridError::NegativeSize { argument: "rows", .. })));
        assert!(matches!(Parallelogram::new(3, -1), Err(GridError::NegativeSize { argument: "cols", .. })));
        assert!(matches!(Parallelogram::new(5000, 2001), Err(GridError::TooLarge { cells: 10_005_000, .. })));
        assert!(matches!(Triangle::new(i32::MIN), Err(GridError::NegativeSize { argument: "side", .. })));
        assert_eq!(Triangle::new(4471).unwrap().count(), 9_997_156);
        assert!(matches!(Triangle::new(4472), Err(GridError::TooLarge { cells: 10_001_628, .. })));
        assert!(matches!(Triangle::new(i32::MAX), Err(GridError::TooLarge { .. })));
    }
}
