//! Maps of rows and columns: the rectangle, and the rectangle with cells left out.

use super::{Cell, GridError, MAX_CELLS, Offset, OffsetLayout};

/// An error if a number of rows, columns or cells is below zero.
pub(super) fn expect_size(argument: &'static str, value: i32) -> Result<(), GridError> {
    if value < 0 { Err(GridError::NegativeSize { argument, value }) } else { Ok(()) }
}

/// An error if so many rows of so many cells are too many.
pub(super) fn expect_rows_of_cells(rows: i32, cols: i32) -> Result<(), GridError> {
    expect_size("rows", rows)?;
    expect_size("cols", cols)?;
    let cells = rows as u64 * cols as u64;
    if cells > MAX_CELLS {
        return Err(GridError::TooLarge { what: format!("{rows} rows and {cols} cols"), cells });
    }
    Ok(())
}

/// The cells of the rows 0 ≤ row_no < rows and columns 0 ≤ col_no < cols of a layout.
#[derive(Debug, Clone, Copy)]
pub struct Rectangle {
    rows: i32,
    cols: i32,
    layout: OffsetLayout,
}

/// A cell and where it stands in the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedCell {
    /// The cell.
    pub cell: Cell,
    /// Its row and column.
    pub offset: Offset,
}

impl PlacedCell {
    /// The cell of a row and a column below 2^29.
    const fn at(row_no: i32, col_no: i32, layout: OffsetLayout) -> Self {
        let offset = Offset { row_no, col_no };
        Self { cell: offset.near_cell(layout), offset }
    }
}

impl Rectangle {
    /// The rectangle of so many rows and columns; with none of either it is empty.
    ///
    /// # Errors
    /// [`GridError::NegativeSize`], [`GridError::TooLarge`] above 10^7 cells.
    pub fn new(rows: i32, cols: i32, layout: OffsetLayout) -> Result<Self, GridError> {
        expect_rows_of_cells(rows, cols)?;
        // Without columns there are no rows to go through either.
        Ok(Self { rows: if cols == 0 { 0 } else { rows }, cols, layout })
    }

    /// How many cells there are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// The cells by row, then column.
    pub fn cells(self) -> impl Iterator<Item = PlacedCell> {
        let Self { rows, cols, layout } = self;
        (0..rows).flat_map(move |row_no| (0..cols).map(move |col_no| PlacedCell::at(row_no, col_no, layout)))
    }
}

/// A rectangle in which each place has a number, and those of [`Mask::NO_CELL`] are left out.
#[derive(Debug, Clone, Copy)]
pub struct Mask<'a> {
    columns: usize,
    level: &'a [i32],
    layout: OffsetLayout,
    count: usize,
}

/// A cell of a mask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MaskCell {
    /// The cell and where it stands.
    pub place: PlacedCell,
    /// Its number, never [`Mask::NO_CELL`].
    pub value: i32,
}

impl<'a> Mask<'a> {
    /// The number that means: no cell here.
    pub const NO_CELL: i32 = -1;

    /// The mask of an array of rows, each of so many columns.
    ///
    /// # Errors
    /// [`GridError::TooLarge`] above 10^7 cells.
    pub fn new(columns: usize, level: &'a [i32], layout: OffsetLayout) -> Result<Self, GridError> {
        let count = level.iter().filter(|&&value| value != Self::NO_CELL).count();
        if count as u64 > MAX_CELLS {
            return Err(GridError::TooLarge { what: "this level".to_owned(), cells: count as u64 });
        }
        Ok(Self { columns: columns.max(1), level, layout, count })
    }

    /// How many cells there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The cells by row, then column.
    pub fn cells(&self) -> impl Iterator<Item = MaskCell> + use<'a> {
        let layout = self.layout;
        (0..).zip(self.level.chunks(self.columns)).flat_map(move |(row_no, row)| {
            (0..).zip(row).filter(|&(_, &value)| value != Self::NO_CELL).map(move |(col_no, &value)| {
                MaskCell { place: PlacedCell::at(row_no, col_no, layout), value }
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_layout() -> impl Strategy<Value = OffsetLayout> {
        prop::sample::select(OffsetLayout::ALL.to_vec())
    }

    #[test]
    fn odd_rows_of_a_mask_are_shifted_as_the_layout_says() {
        let level = [1, 2, -1, 3, 0, -2];
        let mask = Mask::new(3, &level, OffsetLayout::OddR).unwrap();
        assert_eq!(mask.count(), 5);
        let cells: Vec<(Cell, i32)> = mask.cells().map(|found| (found.place.cell, found.value)).collect();
        let expected = [(0, 0, 1), (0, 1, 2), (1, 1, 3), (1, 2, 0), (1, 3, -2)];
        assert_eq!(cells, expected.map(|(x, y, value)| (Cell::new(x, y), value)));
    }

    #[test]
    fn no_rows_or_no_columns_are_no_cells() {
        for (rows, cols) in [(0, 0), (0, 5), (5, 0), (i32::MAX, 0), (0, i32::MAX)] {
            let rectangle = Rectangle::new(rows, cols, OffsetLayout::EvenQ).unwrap();
            assert_eq!((rectangle.count(), rectangle.cells().count()), (0, 0));
        }
        assert_eq!(Mask::new(0, &[], OffsetLayout::OddR).unwrap().cells().count(), 0);
        assert_eq!(Mask::new(2, &[-1, -1], OffsetLayout::OddR).unwrap().cells().count(), 0);
    }

    #[test]
    fn sizes_beyond_the_limits_are_errors() {
        let of = |rows, cols| Rectangle::new(rows, cols, OffsetLayout::OddR).map(Rectangle::count);
        assert_eq!(of(-1, 0), Err(GridError::NegativeSize { argument: "rows", value: -1 }));
        assert_eq!(of(3, i32::MIN), Err(GridError::NegativeSize { argument: "cols", value: i32::MIN }));
        assert_eq!(of(1, 10_000_000), Ok(10_000_000));
        assert!(matches!(of(1, 10_000_001), Err(GridError::TooLarge { cells: 10_000_001, .. })));
        let cells = 4_611_686_014_132_420_609;
        assert!(
            matches!(of(i32::MAX, i32::MAX), Err(GridError::TooLarge { cells: found, .. }) if found == cells)
        );
    }

    #[test]
    fn the_longest_row_and_column_have_their_last_cell_where_the_layout_says() {
        for layout in OffsetLayout::ALL {
            for (rows, cols) in [(1, 10_000_000), (10_000_000, 1)] {
                let last = Rectangle::new(rows, cols, layout).unwrap().cells().last().unwrap();
                assert_eq!(last.offset, Offset { row_no: rows - 1, col_no: cols - 1 });
                assert_eq!(Ok(last.cell), last.offset.cell(layout));
            }
        }
    }

    proptest! {
        #[test]
        fn a_rectangle_is_every_row_and_column_once(rows in 0..30, cols in 0..30, layout in any_layout()) {
            let rectangle = Rectangle::new(rows, cols, layout).unwrap();
            let places: Vec<Offset> = rectangle.cells().map(|found| found.offset).collect();
            let expected: Vec<Offset> =
                (0..rows).flat_map(|row_no| (0..cols).map(move |col_no| Offset { row_no, col_no })).collect();
            prop_assert_eq!(places, expected);
            prop_assert_eq!(rectangle.cells().count(), rectangle.count());
            for found in rectangle.cells() {
                prop_assert_eq!(Offset::of(found.cell, layout), Ok(found.offset));
            }
        }

        #[test]
        fn a_mask_without_gaps_is_the_rectangle(rows in 0..20, cols in 1..20, layout in any_layout()) {
            let level: Vec<i32> = (0..rows * cols).collect();
            let mask = Mask::new(cols as usize, &level, layout).unwrap();
            let rectangle = Rectangle::new(rows, cols, layout).unwrap();
            prop_assert!(mask.cells().map(|found| found.place).eq(rectangle.cells()));
            prop_assert!(mask.cells().map(|found| found.value).eq(0..rows * cols));
        }
    }
}
