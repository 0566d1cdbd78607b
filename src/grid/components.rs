//! Connected parts of a map.

use super::{Cell, CellArray, CellMap, GridError};
use crate::interrupt::Interrupt;

/// A cell and the component it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComponentCell {
    /// The component's number, from 1 in the order of their first cells by x, then y.
    pub component: i32,
    /// How many cells the component has.
    pub size: i32,
    /// The cell.
    pub cell: Cell,
}

/// The cells of a set by component, x, y. Two cells belong to one component if a walk from neighbor to neighbor leads
/// from one to the other over cells of their own third number; cells of two numbers all count as equal.
///
/// # Errors
/// [`GridError::DuplicateCell`] where a cell comes twice.
pub fn components<'a>(
    cells: &CellArray<'a>,
    interrupt: &mut Interrupt<'_>,
) -> Result<impl Iterator<Item = ComponentCell> + use<'a>, GridError> {
    let cells = *cells;
    let map = CellMap::new(&cells, interrupt)?;
    let mut order: Vec<u32> = (0..cells.len() as u32).collect();
    order.sort_unstable_by(|&a, &b| {
        interrupt.round();
        cells.cell(a as usize).cmp(&cells.cell(b as usize))
    });
    let Labels { of_cell, sizes } = Labels::new(&cells, &map, &order, interrupt);

    // Where the next cell of each component goes.
    let mut places: Vec<u32> =
        sizes.iter().scan(0, |end, size| Some(core::mem::replace(end, *end + size))).collect();
    let mut sorted = vec![0; order.len()];
    for number in order {
        interrupt.round();
        let place = &mut places[of_cell[number as usize] as usize];
        sorted[*place as usize] = number;
        *place += 1;
    }
    Ok(sorted.into_iter().map(move |number| {
        let label = of_cell[number as usize];
        ComponentCell {
            component: label as i32 + 1,
            size: sizes[label as usize] as i32,
            cell: cells.cell(number as usize),
        }
    }))
}

/// The components, numbered from 0.
struct Labels {
    /// By the number of the cell.
    of_cell: Vec<u32>,
    /// By component.
    sizes: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Labels {
    /// Floods one component after the other, each from its first cell in the given order.
    fn new(cells: &CellArray<'_>, map: &CellMap, order: &[u32], interrupt: &mut Interrupt<'_>) -> Self {
        let value = |number: usize| cells.row(number).get(2);
        let mut of_cell = vec![NONE; cells.len()];
        let mut sizes = Vec::new();
        let mut to_visit = Vec::new();
        for &first in order {
            if of_cell[first as usize] != NONE {
                continue;
            }
            let label = sizes.len() as u32;
            let mut size = 0;
            of_cell[first as usize] = label;
            to_visit.push(first);
            while let Some(number) = to_visit.pop() {
                interrupt.round();
                size += 1;
                let number = number as usize;
                for neighbor in map.neighbors(cells.cell(number)) {
                    if of_cell[neighbor] == NONE && value(neighbor) == value(number) {
                        of_cell[neighbor] = label;
                        to_visit.push(neighbor as u32);
                    }
                }
            }
            sizes.push(size);
        }
        Self { of_cell, sizes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    fn split(numbers: &[i32], width: usize) -> Result<Vec<ComponentCell>, GridError> {
        let cells = CellArray::new("cells", numbers, width, 2, 3)?;
        Ok(components(&cells, &mut Interrupt::new(&mut || ()))?.collect())
    }

    /// By the definition: the smallest cell within walking distance, found by handing it on until nothing changes.
    fn smallest_in_reach(values: &BTreeMap<Cell, i32>) -> BTreeMap<Cell, Cell> {
        let mut smallest: BTreeMap<Cell, Cell> = values.keys().map(|&cell| (cell, cell)).collect();
        loop {
            let before = smallest.clone();
            for (&a, &root) in &before {
                for (&b, other) in &mut smallest {
                    if a.distance(b) == 1 && values[&a] == values[&b] {
                        *other = root.min(*other);
                    }
                }
            }
            if before == smallest {
                return smallest;
            }
        }
    }

    #[test]
    fn two_islands_of_one_value_are_two_components() {
        let islands = split(&[5, 5, 0, 0, 0, 1, 9, 9], 2).unwrap();
        let expected = [(1, 2, 0, 0), (1, 2, 0, 1), (2, 1, 5, 5), (3, 1, 9, 9)];
        assert_eq!(
            islands,
            expected.map(|(component, size, x, y)| ComponentCell { component, size, cell: Cell::new(x, y) })
        );
    }

    #[test]
    fn no_cells_have_no_components() {
        assert_eq!(split(&[], 2), Ok(Vec::new()));
    }

    #[test]
    fn a_cell_must_not_come_twice() {
        let error = GridError::DuplicateCell { argument: "cells", cell: Cell::new(1, 2) };
        assert_eq!(split(&[1, 2, 3, 1, 2, 4], 3), Err(error));
    }

    #[test]
    fn the_borders_of_the_plane_do_not_touch_each_other() {
        let corners = [i32::MIN, i32::MIN, i32::MAX, i32::MAX, i32::MIN, i32::MAX, i32::MAX, i32::MIN];
        assert_eq!(split(&corners, 2).unwrap().last().unwrap().component, 4);
    }

    #[test]
    fn a_winding_component_of_many_cells_needs_no_stack() {
        // Rows of 1000 cells joined at alternating ends.
        let rows = (0..1000).filter(|x| x % 2 == 0).flat_map(|x| (0..1000).map(move |y| [x, y]));
        let joints = (0..999).filter(|x| x % 2 == 1).map(|x| [x, if x % 4 == 1 { 999 } else { 0 }]);
        let numbers: Vec<i32> = rows.chain(joints).flatten().collect();
        let cells = split(&numbers, 2).unwrap();
        assert_eq!(cells.last().unwrap().component, 1);
        assert_eq!(cells.len(), numbers.len() / 2);
    }

    proptest! {
        #[test]
        fn components_are_what_can_be_walked_over_in_a_fixed_order(
            values in prop::collection::hash_map((0..7, 0..7), 0..3, 0..45),
        ) {
            // The order of a hash map differs from case to case.
            let numbers: Vec<i32> = values.iter().flat_map(|(&(x, y), &value)| [x, y, value]).collect();
            let found = split(&numbers, 3).unwrap();
            let values = values.into_iter().map(|((x, y), value)| (Cell::new(x, y), value)).collect();
            let smallest = smallest_in_reach(&values);
            let mut roots: Vec<Cell> = smallest.values().copied().collect();
            roots.sort();
            roots.dedup();
            let mut expected = Vec::new();
            for (component, root) in (1..).zip(roots) {
                let cells = smallest.iter().filter(|&(_, &found)| found == root).map(|(&cell, _)| cell);
                let size = cells.clone().count() as i32;
                expected.extend(cells.map(|cell| ComponentCell { component, size, cell }));
            }
            prop_assert_eq!(found, expected);
        }
    }
}
