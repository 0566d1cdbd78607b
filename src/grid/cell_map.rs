//! Where each cell of a set stands in it.

use super::{Cell, CellArray, Direction, GridError};
use crate::interrupt::Interrupt;
use std::collections::HashMap;

/// Which of the cells of a set a cell is: its number from 0, in the order in which they were passed.
///
/// A map whose cells fill a fair part of the rectangle around them is a table over that rectangle, any other a hash
/// table; results never depend on which.
#[derive(Debug, Clone)]
pub struct CellMap {
    low: Cell,
    rows: usize,
    columns: usize,
    places: Places,
}

#[derive(Debug, Clone)]
enum Places {
    /// By row and column of the rectangle; [`NONE`] where there is no cell.
    Table(Vec<u32>),
    Hash(HashMap<Cell, u32>),
}

const NONE: u32 = u32::MAX;

/// A table has at most this many entries for each cell, and a few more for small maps.
const TABLE_ENTRIES_PER_CELL: usize = 8;
const TABLE_ENTRIES_AT_LEAST: usize = 4096;

impl CellMap {
    /// The map of the cells of an array.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice.
    pub fn new(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Self, GridError> {
        Self::of(array.argument(), array.cells(), interrupt)
    }

    /// The map of some cells. `argument` is the name that an error shows.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice.
    pub fn of(
        argument: &'static str,
        cells: impl ExactSizeIterator<Item = Cell> + Clone,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GridError> {
        let mut map = Self::empty(cells.clone(), interrupt);
        for (place, cell) in cells.enumerate() {
            interrupt.round();
            if !map.insert(cell, place as u32) {
                return Err(GridError::DuplicateCell { argument, cell });
            }
        }
        Ok(map)
    }

    fn empty(cells: impl ExactSizeIterator<Item = Cell> + Clone, interrupt: &mut Interrupt<'_>) -> Self {
        let count = cells.len();
        let (mut low, mut high) = (Cell::new(i32::MAX, i32::MAX), Cell::new(i32::MIN, i32::MIN));
        for cell in cells {
            interrupt.round();
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        let span = |low: i32, high: i32| (i64::from(high) - i64::from(low) + 1).max(0) as usize;
        let (rows, columns) = (span(low.x, high.x), span(low.y, high.y));
        let affordable = (TABLE_ENTRIES_PER_CELL * count).max(TABLE_ENTRIES_AT_LEAST);
        let places = match rows.checked_mul(columns) {
            Some(entries) if entries <= affordable => Places::Table(vec![NONE; entries]),
            _ => Places::Hash(HashMap::with_capacity(count)),
        };
        Self { low, rows, columns, places }
    }

    /// False if the cell is there already. It lies within the rectangle, which was made for it.
    fn insert(&mut self, cell: Cell, place: u32) -> bool {
        let entry = self.entry(cell);
        match &mut self.places {
            Places::Table(table) => {
                let former =
                    entry.and_then(|entry| table.get_mut(entry)).map(|held| core::mem::replace(held, place));
                former == Some(NONE)
            }
            Places::Hash(hash) => hash.insert(cell, place).is_none(),
        }
    }

    /// Where the rectangle has the cell.
    #[inline]
    fn entry(&self, cell: Cell) -> Option<usize> {
        let row = usize::try_from(i64::from(cell.x) - i64::from(self.low.x)).ok()?;
        let column = usize::try_from(i64::from(cell.y) - i64::from(self.low.y)).ok()?;
        (row < self.rows && column < self.columns)
            .then(|| row.wrapping_mul(self.columns).wrapping_add(column))
    }

    /// The cell's number, if it belongs to the set.
    #[inline]
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<usize> {
        let entry = self.entry(cell)?;
        let place = match &self.places {
            Places::Table(table) => table[entry],
            Places::Hash(hash) => *hash.get(&cell)?,
        };
        (place != NONE).then_some(place as usize)
    }

    /// Whether the cell belongs to the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.get(cell).is_some()
    }

    /// The numbers of the neighbors that belong to the set, clockwise from north-east.
    #[inline]
    pub fn neighbors(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        Direction::ALL.into_iter().filter_map(move |way| self.get(cell.neighbor(way).ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn map(
        argument: &'static str,
        cells: impl ExactSizeIterator<Item = Cell> + Clone,
    ) -> Result<CellMap, GridError> {
        CellMap::of(argument, cells, &mut Interrupt::new(&mut || {}))
    }

    proptest! {
        #[test]
        fn a_map_knows_exactly_its_cells(
            cells in prop::collection::hash_set((-40..40, -40..40), 0..60),
            far in prop::collection::hash_set(any::<(i32, i32)>(), 0..20),
            is_sparse in any::<bool>(),
        ) {
            let all: HashSet<(i32, i32)> = if is_sparse { &cells | &far } else { cells };
            let cells: Vec<Cell> = all.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            let map = map("cells", cells.iter().copied()).unwrap();
            for (number, &cell) in cells.iter().enumerate() {
                prop_assert_eq!(map.get(cell), Some(number));
                let expected: Vec<usize> = Direction::ALL
                    .into_iter()
                    .filter_map(|way| cell.neighbor(way).ok())
                    .filter_map(|neighbor| cells.iter().position(|&other| other == neighbor))
                    .collect();
                prop_assert_eq!(map.neighbors(cell).collect::<Vec<_>>(), expected);
            }
            prop_assert!(!map.contains(Cell::new(41, 1000)) || cells.contains(&Cell::new(41, 1000)));
        }
    }

    #[test]
    fn a_cell_that_comes_twice_is_named() {
        let cells = [Cell::new(1, 2), Cell::new(3, 4), Cell::new(1, 2)];
        let error = map("walls", cells.into_iter()).unwrap_err();
        assert_eq!(error, GridError::DuplicateCell { argument: "walls", cell: Cell::new(1, 2) });
        let far =
            [Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN), Cell::new(i32::MIN, i32::MAX)];
        assert!(map("walls", far.into_iter()).is_err());
    }

    #[test]
    fn many_cells_scattered_or_not_look_for_an_interrupt_on_the_way() {
        for apart in [1, 900] {
            let mut checks = 0;
            let mut count = || checks += 1;
            let cells = (0..100_000).map(|at| Cell::new(at % 300 * apart, at / 300 * apart));
            CellMap::of("cells", cells, &mut Interrupt::new(&mut count)).unwrap();
            assert!(checks >= 2 * 100_000 / 4096, "{checks} checks");
        }
    }

    #[test]
    fn no_cells_are_an_empty_map() {
        assert!(!map("cells", core::iter::empty()).unwrap().contains(Cell::new(0, 0)));
    }
}
