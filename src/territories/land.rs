//! The cells that are shared, and which of them touch.

use crate::grid::{Cell, CellArray, CellMap, Direction, GridError};
use crate::interrupt::Interrupt;
use crate::memory::has_room;

/// Cells known by their number in the order of x, y. What lies beyond them is one more, of the last number:
/// the sea.
#[derive(Debug, Clone)]
pub(super) struct Land {
    cells: Vec<Cell>,
    /// Clockwise from north-east.
    neighbors: Vec<[u32; 6]>,
}

/// No method takes more at a time for a cell (96 bytes were measured).
const BYTES_FOR_EACH_CELL: usize = 128;

impl Land {
    /// The cells of an array, in whatever order they come.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice, [`GridError::OutOfMemory`].
    pub(super) fn new(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Self, GridError> {
        let count = array.len();
        if !has_room(count, BYTES_FOR_EACH_CELL) {
            return Err(GridError::OutOfMemory { argument: array.argument(), cells: count });
        }
        let mut cells: Vec<Cell> = array.cells().collect();
        cells.sort_unstable_by(|a, b| {
            interrupt.round();
            a.cmp(b)
        });
        let map = CellMap::of(array.argument(), cells.iter().copied(), interrupt)?;
        let number = |cell: Option<Cell>| cell.and_then(|cell| map.get(cell)).unwrap_or(count) as u32;
        let beside = |cell: Cell| Direction::ALL.map(|way| number(cell.neighbor(way).ok()));
        let neighbors = cells
            .iter()
            .map(|&cell| {
                interrupt.round();
                beside(cell)
            })
            .collect();
        Ok(Self { cells, neighbors })
    }

    /// How many cells there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// The number that stands for what is not on the map.
    pub(super) fn sea(&self) -> usize {
        self.cells.len()
    }

    /// The cells by number.
    pub(super) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The numbers on the six sides, clockwise from north-east.
    #[inline]
    pub(super) fn neighbors(&self, number: usize) -> [usize; 6] {
        self.neighbors[number].map(|neighbor| neighbor as usize)
    }

    /// The number on one side.
    #[inline]
    pub(super) fn neighbor(&self, number: usize, way: Direction) -> usize {
        self.neighbors[number][way as usize] as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::land;

    #[test]
    fn cells_are_numbered_by_x_and_y_whatever_their_order() {
        let land = land(&[(1, 1), (0, 0), (0, 1), (5, 5)]);
        assert_eq!(land.cells(), [(0, 0), (0, 1), (1, 1), (5, 5)].map(|(x, y)| Cell::new(x, y)));
        let sea = land.sea();
        assert_eq!(land.neighbors(0), [sea, 1, 2, sea, sea, sea]);
        assert_eq!(land.neighbor(2, Direction::NorthEast), 1);
        assert_eq!(land.neighbors(3), [sea; 6]);
    }

    #[test]
    fn the_borders_of_the_plane_do_not_touch() {
        let land = land(&[(i32::MIN, i32::MIN), (i32::MAX, i32::MAX), (i32::MIN, i32::MAX)]);
        assert!((0..3).all(|number| land.neighbors(number) == [land.sea(); 6]));
    }
}
