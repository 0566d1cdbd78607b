//! A map to move over: cells, and what entering each of them costs.

use super::{Cell, CellArray, CellMap, GridError};
use crate::interrupt::Interrupt;

/// Cells with a cost each, known by their number in the array: the third number of a row, 1 where rows have two.
#[derive(Debug, Clone)]
pub struct Terrain<'a> {
    cells: CellArray<'a>,
    map: CellMap,
    least_cost: i64,
}

/// What a cell costs that says nothing of it.
const DEFAULT_COST: i64 = 1;

impl<'a> Terrain<'a> {
    /// The terrain in rows of `[x, y]` or `[x, y, cost]`.
    ///
    /// # Errors
    /// [`GridError::NegativeCost`], and [`GridError::DuplicateCell`] where a cell comes twice.
    pub fn new(cells: CellArray<'a>, interrupt: &mut Interrupt<'_>) -> Result<Self, GridError> {
        let mut least_cost = i64::MAX;
        for row in cells.rows() {
            interrupt.round();
            let cost = cost_of(row);
            if cost < 0 {
                let cell = Cell::new(row[0], row[1]);
                return Err(GridError::NegativeCost { argument: cells.argument(), cell, cost });
            }
            least_cost = least_cost.min(cost);
        }
        Ok(Self { cells, map: CellMap::new(&cells, interrupt)?, least_cost })
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

    /// The number of a cell that belongs to the terrain.
    #[must_use]
    pub fn number(&self, cell: Cell) -> Option<usize> {
        self.map.get(cell)
    }

    /// The cell of a number.
    #[inline]
    #[must_use]
    pub fn cell(&self, number: usize) -> Cell {
        self.cells.cell(number)
    }

    /// What entering a cell costs, at least 0.
    #[inline]
    #[must_use]
    pub fn cost(&self, number: usize) -> i64 {
        cost_of(self.cells.row(number))
    }

    /// The smallest cost of any cell.
    #[must_use]
    pub const fn least_cost(&self) -> i64 {
        self.least_cost
    }

    /// The numbers of the neighbors that belong to the terrain, clockwise from north-east.
    #[inline]
    pub fn neighbors(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        self.map.neighbors(self.cell(number))
    }
}

#[inline]
fn cost_of(row: &[i32]) -> i64 {
    row.get(2).map_or(DEFAULT_COST, |&cost| i64::from(cost))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terrain(cells: CellArray<'_>) -> Result<Terrain<'_>, GridError> {
        Terrain::new(cells, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_row_of_two_numbers_costs_one() {
        let cells = CellArray::new("cells", &[4, 5, 6, 7], 2, 2, 3).unwrap();
        let terrain = terrain(cells).unwrap();
        assert_eq!((terrain.len(), terrain.cost(1), terrain.least_cost()), (2, 1, 1));
        assert_eq!(terrain.number(Cell::new(6, 7)), Some(1));
    }

    #[test]
    fn a_negative_cost_is_an_error_and_zero_is_none() {
        let cells = CellArray::new("cells", &[4, 5, 0, 6, 7, i32::MIN], 3, 2, 3).unwrap();
        let expected =
            GridError::NegativeCost { argument: "cells", cell: Cell::new(6, 7), cost: i64::from(i32::MIN) };
        assert_eq!(terrain(cells).unwrap_err(), expected);
        let cells = CellArray::new("cells", &[4, 5, 0, 6, 7, i32::MAX], 3, 2, 3).unwrap();
        assert_eq!(terrain(cells).unwrap().least_cost(), 0);
    }
}
