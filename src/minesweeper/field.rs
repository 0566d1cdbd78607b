//! The cells of a game and which of them touch.

use crate::grid::{Cell, CellArray, Direction, GridError};
use crate::interrupt::Interrupt;

/// Cells in the order of x, y, known by their index in it, from 0, and the neighbors of each.
///
/// Whatever order the cells were passed in, the same ones make the same field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    cells: Vec<Cell>,
    /// In the order of [`Direction::ALL`]; [`NONE`] where there is no cell.
    neighbors: Vec<[u32; 6]>,
}

const NONE: u32 = u32::MAX;

impl Field {
    /// The field of the cells of an array.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice.
    pub fn new(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Self, GridError> {
        Self::of(array.argument(), array.cells().collect(), interrupt)
    }

    /// The field of some cells, fewer than 2^32 of them. `argument` is the name that an error shows.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice.
    pub fn of(
        argument: &'static str,
        mut cells: Vec<Cell>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GridError> {
        cells.sort_unstable_by(|a, b| {
            interrupt.round();
            a.cmp(b)
        });
        match cells.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(GridError::DuplicateCell { argument, cell: pair[0] }),
            None => Ok(Self { neighbors: neighbors(&cells, interrupt), cells }),
        }
    }

    /// How many cells there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// All cells in their order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of an index.
    ///
    /// # Panics
    /// If there are not that many cells.
    #[inline]
    #[must_use]
    pub fn cell(&self, index: usize) -> Cell {
        self.cells[index]
    }

    /// The index of a cell, if it belongs to the field.
    #[inline]
    #[must_use]
    pub fn index_of(&self, cell: Cell) -> Option<usize> {
        self.cells.binary_search(&cell).ok()
    }

    /// The indexes of the cells around one, at most six, clockwise from north-east.
    ///
    /// # Panics
    /// If there are not that many cells.
    #[inline]
    pub fn neighbors(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        self.neighbors[index]
            .into_iter()
            .filter(|&neighbor| neighbor != NONE)
            .map(|neighbor| neighbor as usize)
    }
}

/// The neighbors of cells that are sorted. Of two neighbors the later one finds the earlier: the one before it to the west,
/// and to the north those that a second place in the list, behind the first by a row, comes by.
fn neighbors(cells: &[Cell], interrupt: &mut Interrupt<'_>) -> Vec<[u32; 6]> {
    let mut neighbors = vec![[NONE; 6]; cells.len()];
    let mut north = 0;
    for (index, &cell) in cells.iter().enumerate() {
        interrupt.round();
        let mut north_east = north;
        let ways = [
            (Direction::West, &mut index.saturating_sub(1)),
            (Direction::NorthWest, &mut north),
            (Direction::NorthEast, &mut north_east),
        ];
        for (way, from) in ways {
            let Ok(wanted) = cell.neighbor(way) else { continue };
            // It ends before the cell itself, which is greater than what is wanted.
            while cells[*from] < wanted {
                *from += 1;
            }
            if cells[*from] == wanted {
                neighbors[index][way as usize] = *from as u32;
                neighbors[*from][way.opposite() as usize] = index as u32;
            }
        }
    }
    neighbors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{CellMap, OffsetLayout, Rectangle};
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn field(cells: Vec<Cell>) -> Result<Field, GridError> {
        Field::of("cells", cells, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_cell_that_comes_twice_is_named() {
        let cells = vec![Cell::new(1, 2), Cell::new(3, 4), Cell::new(1, 2)];
        assert_eq!(field(cells), Err(GridError::DuplicateCell { argument: "cells", cell: Cell::new(1, 2) }));
    }

    #[test]
    fn no_cells_are_an_empty_field() {
        let array = CellArray::new("cells", &[], 2, 2, 2).unwrap();
        let field = Field::new(&array, &mut Interrupt::new(&mut || {})).unwrap();
        assert!(field.is_empty());
        assert_eq!(field.index_of(Cell::new(0, 0)), None);
    }

    #[test]
    fn the_borders_of_the_plane_have_no_neighbors_beyond() {
        let (low, high) = (i32::MIN, i32::MAX);
        let corners = [(low, low), (low, high), (high, low), (high, high)];
        let beside = [(low, low + 1), (low + 1, low), (high - 1, low), (high, high - 1)];
        let cells = corners.into_iter().chain(beside).map(|(x, y)| Cell::new(x, y)).collect();
        let field = field(cells).unwrap();
        let around = |x, y| field.neighbors(field.index_of(Cell::new(x, y)).unwrap()).collect::<Vec<_>>();
        assert_eq!(field.cell(around(low, high).len()), Cell::new(low, low));
        assert_eq!(around(low, low).len(), 2);
        assert_eq!(around(high, low).len(), 1);
        assert_eq!(around(high, high).len(), 1);
    }

    #[test]
    fn many_cells_are_looked_at_for_an_interrupt_while_they_are_sorted_and_linked() {
        let mut checks = 0;
        let mut count = || checks += 1;
        let cells = Rectangle::new(300, 300, OffsetLayout::OddQ).unwrap().cells().map(|at| at.cell);
        Field::of("cells", cells.collect(), &mut Interrupt::new(&mut count)).unwrap();
        assert!(checks >= 2 * 90_000 / 4096, "{checks} checks");
    }

    proptest! {
        #[test]
        fn a_field_knows_its_cells_in_order_and_their_neighbors(
            near in prop::collection::hash_set((-9..9, -9..9), 0..200),
            far in prop::collection::hash_set(any::<(i32, i32)>(), 0..20),
        ) {
            // The order of a hash set differs from case to case.
            let cells: Vec<Cell> = near.union(&far).map(|&(x, y)| Cell::new(x, y)).collect();
            let field = field(cells.clone()).unwrap();
            prop_assert!(field.cells().is_sorted());
            prop_assert_eq!(field.len(), cells.len());
            let map = CellMap::of("cells", field.cells().iter().copied(), &mut Interrupt::new(&mut || {})).unwrap();
            for (index, &cell) in field.cells().iter().enumerate() {
                prop_assert_eq!(field.index_of(cell), Some(index));
                prop_assert_eq!(field.cell(index), cell);
                let expected: Vec<usize> = map.neighbors(cell).collect();
                prop_assert_eq!(field.neighbors(index).collect::<Vec<_>>(), expected);
            }
            let all: HashSet<Cell> = cells.into_iter().collect();
            for x in -10..10 {
                let cell = Cell::new(x, x % 3);
                prop_assert_eq!(field.index_of(cell).is_some(), all.contains(&cell));
            }
        }
    }
}
