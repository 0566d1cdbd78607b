//! Offset coordinates: rows and columns of a rectangle, every other one shifted by half a cell.

use super::{Cell, GridError};

/// Which rows or columns are shifted.
///
/// The r layouts have straight rows and go with hexagons that stand on a corner; the q layouts have straight columns
/// and go with hexagons that lie on a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OffsetLayout {
    /// Odd rows lie half a cell further right.
    OddR,
    /// Even rows lie half a cell further right.
    EvenR,
    /// Odd columns lie half a cell further down.
    OddQ,
    /// Even columns lie half a cell further down.
    EvenQ,
}

impl OffsetLayout {
    /// All four.
    pub const ALL: [Self; 4] = [Self::OddR, Self::EvenR, Self::OddQ, Self::EvenQ];

    /// The name as SQL has it: odd-r, even-r, odd-q, even-q.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OddR => "odd-r",
            Self::EvenR => "even-r",
            Self::OddQ => "odd-q",
            Self::EvenQ => "even-q",
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
            .ok_or_else(|| GridError::unknown_name("layout", "odd-r, even-r, odd-q or even-q", name))
    }

    const fn has_straight_rows(self) -> bool {
        matches!(self, Self::OddR | Self::EvenR)
    }

    /// Half the number of a row or column, rounded down or up as the layout shifts odd or even ones.
    const fn half(self, line: i64) -> i64 {
        match self {
            Self::OddR | Self::OddQ => line.div_euclid(2),
            Self::EvenR | Self::EvenQ => (line + 1).div_euclid(2),
        }
    }
}

/// A row and a column, both counted from 0 at cell (0, 0), of a map in some [`OffsetLayout`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Offset {
    /// The row, counted downward.
    pub row_no: i32,
    /// The column, counted rightward.
    pub col_no: i32,
}

impl Offset {
    /// Where a cell stands. In axial terms, odd-r: row_no = r, col_no = q + floor(r / 2); odd-q: row_no =
    /// r + floor(q / 2), col_no = q; in the even layouts the half is rounded up.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where row or column is no `i32`.
    pub fn of(cell: Cell, layout: OffsetLayout) -> Result<Self, GridError> {
        let (r, q) = (i64::from(cell.x), i64::from(cell.y) - i64::from(cell.x));
        let (row, column) =
            if layout.has_straight_rows() { (r, q + layout.half(r)) } else { (r + layout.half(q), q) };
        match (row.try_into(), column.try_into()) {
            (Ok(row_no), Ok(col_no)) => Ok(Self { row_no, col_no }),
            _ => Err(GridError::beyond_range(format!(
                "the {} coordinates of cell ({}, {})",
                layout.name(),
                cell.x,
                cell.y
            ))),
        }
    }

    /// The cell that stands here: the inverse of [`Offset::of`].
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where x or y is no `i32`.
    pub fn cell(self, layout: OffsetLayout) -> Result<Cell, GridError> {
        let (x, y) = self.place(layout);
        Cell::within_plane(x, y).ok_or_else(|| {
            let Self { row_no, col_no } = self;
            GridError::beyond_range(format!(
                "the cell at row_no {row_no}, col_no {col_no} in {}",
                layout.name()
            ))
        })
    }

    /// The same for rows and columns below 2^29, which no cell beyond the plane has.
    pub(super) const fn near_cell(self, layout: OffsetLayout) -> Cell {
        let (x, y) = self.place(layout);
        Cell::new(x as i32, y as i32)
    }

    const fn place(self, layout: OffsetLayout) -> (i64, i64) {
        let (row, column) = (self.row_no as i64, self.col_no as i64);
        let (q, r) = if layout.has_straight_rows() {
            (column - layout.half(row), row)
        } else {
            (column, row - layout.half(column))
        };
        (r, q + r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;

    fn any_layout() -> impl Strategy<Value = OffsetLayout> {
        prop::sample::select(OffsetLayout::ALL.to_vec())
    }

    /// The center of a cell, side 1, as the layout's name draws it.
    fn drawn(offset: Offset, layout: OffsetLayout) -> (f64, f64) {
        let (row, column) = (f64::from(offset.row_no), f64::from(offset.col_no));
        let (odd_row, odd_column) = (offset.row_no & 1 == 1, offset.col_no & 1 == 1);
        let half = |is_shifted: bool| if is_shifted { 0.5 } else { 0.0 };
        match layout {
            OffsetLayout::OddR => (3f64.sqrt() * (column + half(odd_row)), 1.5 * row),
            OffsetLayout::EvenR => (3f64.sqrt() * (column + half(!odd_row)), 1.5 * row),
            OffsetLayout::OddQ => (1.5 * column, 3f64.sqrt() * (row + half(odd_column))),
            OffsetLayout::EvenQ => (1.5 * column, 3f64.sqrt() * (row + half(!odd_column))),
        }
    }

    #[test]
    fn neighbors_are_the_six_nearest_in_each_layouts_drawing_on_both_sides_of_0() {
        for layout in OffsetLayout::ALL {
            let all: Vec<Offset> =
                (-5..=5).flat_map(|row_no| (-5..=5).map(move |col_no| Offset { row_no, col_no })).collect();
            for &here in all.iter().filter(|here| here.row_no.abs() <= 3 && here.col_no.abs() <= 3) {
                let (px, py) = drawn(here, layout);
                let mut nearest: Vec<Offset> = all
                    .iter()
                    .copied()
                    .filter(|&there| {
                        let (x, y) = drawn(there, layout);
                        there != here && (x - px).hypot(y - py) < 3f64.sqrt() + 1e-9
                    })
                    .collect();
                let cell = here.cell(layout).unwrap();
                let neighbors = Direction::ALL.map(|way| cell.neighbor(way).unwrap());
                let mut neighbors = neighbors.map(|neighbor| Offset::of(neighbor, layout).unwrap());
                nearest.sort_unstable();
                neighbors.sort_unstable();
                assert_eq!(nearest, neighbors, "{layout:?} {here:?}");
            }
        }
    }

    #[test]
    fn east_is_to_the_right_in_straight_rows_and_down_to_the_right_in_straight_columns() {
        for layout in OffsetLayout::ALL {
            let origin = Offset::of(Cell::new(0, 0), layout).unwrap();
            assert_eq!(origin, Offset { row_no: 0, col_no: 0 });
            let (x, y) = drawn(origin, layout);
            let (east_x, east_y) = drawn(Offset::of(Cell::new(0, 1), layout).unwrap(), layout);
            let degrees_down = (east_y - y).atan2(east_x - x).to_degrees();
            let expected = if layout.has_straight_rows() { 0.0 } else { 30.0 };
            assert!((degrees_down - expected).abs() < 1e-9, "{layout:?}: {degrees_down}");
        }
    }

    #[test]
    fn what_32_bits_cannot_hold_is_an_error() {
        let far = Cell::new(i32::MAX, i32::MIN);
        assert!(OffsetLayout::ALL.iter().all(|&layout| Offset::of(far, layout).is_err()));
        let corner = Offset { row_no: i32::MAX, col_no: i32::MAX };
        assert!(OffsetLayout::ALL.iter().all(|&layout| corner.cell(layout).is_err()));
    }

    #[test]
    fn unknown_layouts_are_errors() {
        assert!(OffsetLayout::named("odd-R").is_err());
        assert!(OffsetLayout::ALL.iter().all(|&layout| OffsetLayout::named(layout.name()) == Ok(layout)));
    }

    proptest! {
        #[test]
        fn offset_coordinates_lead_back_to_the_cell(x in any::<i32>(), y in any::<i32>(), layout in any_layout()) {
            if let Ok(offset) = Offset::of(Cell::new(x, y), layout) {
                prop_assert_eq!(offset.cell(layout), Ok(Cell::new(x, y)));
            }
        }

        #[test]
        fn every_row_and_column_has_a_cell_of_its_own(
            row_no in any::<i32>(), col_no in any::<i32>(), layout in any_layout(),
        ) {
            let offset = Offset { row_no, col_no };
            if let Ok(cell) = offset.cell(layout) {
                prop_assert_eq!(Offset::of(cell, layout), Ok(offset));
            }
        }

        #[test]
        fn nothing_within_half_the_plane_is_refused(
            x in -(1 << 29)..1 << 29, y in -(1 << 29)..1 << 29, layout in any_layout(),
        ) {
            prop_assert!(Offset::of(Cell::new(x, y), layout).is_ok());
            let offset = Offset { row_no: x, col_no: y };
            prop_assert_eq!(offset.cell(layout), Ok(offset.near_cell(layout)));
        }
    }
}
