//! Maps for tests.

use super::land::Land;
use crate::grid::{Cell, CellArray, Range};
use crate::interrupt::Interrupt;

pub(super) fn numbers(cells: impl IntoIterator<Item = (i32, i32)>) -> Vec<i32> {
    cells.into_iter().flat_map(|(x, y)| [x, y]).collect()
}

pub(super) fn land(cells: &[(i32, i32)]) -> Land {
    let numbers = numbers(cells.iter().copied());
    let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
    Land::new(&array, &mut Interrupt::new(&mut || {})).unwrap()
}

pub(super) fn hexagon(radius: i32) -> Vec<(i32, i32)> {
    let range = Range::new(Cell::new(0, 0), radius).unwrap();
    range.by_rows().map(|found| (found.cell.x, found.cell.y)).collect()
}

pub(super) fn rhombus(side: i32) -> Vec<(i32, i32)> {
    (0..side).flat_map(|x| (0..side).map(move |y| (x, y))).collect()
}
