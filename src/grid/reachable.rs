//! All cells within a budget.

use super::{Cell, GridError, Terrain};
use crate::interrupt::Interrupt;
use core::cmp::Reverse;
use std::collections::BinaryHeap;

/// A cell that can be reached; ordered by cost, then x, then y.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReachedCell {
    /// What the cheapest path to it costs, the cost of the start not counted.
    pub cost: i64,
    /// The cell.
    pub cell: Cell,
}

/// The cells of a terrain whose cheapest path from the start costs no more than the budget, in the order of cost, x,
/// y; the start among them. None where the start is not one of the terrain's cells.
///
/// # Errors
/// [`GridError::NegativeBudget`].
pub fn reachable(
    start: Cell,
    budget: i64,
    terrain: &Terrain<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<ReachedCell>, GridError> {
    if budget < 0 {
        return Err(GridError::NegativeBudget { budget });
    }
    let Some(start) = terrain.number(start) else { return Ok(Vec::new()) };
    let mut reached = Vec::new();
    let mut is_known = vec![false; terrain.len()];
    is_known[start] = true;
    let mut queue = BinaryHeap::from([Reverse((0, start as u32))]);
    // Dijkstra's search. Entering a cell costs the same from all sides, so the first cell from which it is seen is the
    // best one to come from, and none is queued twice.
    while let Some(Reverse((cost, number))) = queue.pop() {
        interrupt.round();
        let number = number as usize;
        reached.push(ReachedCell { cost, cell: terrain.cell(number) });
        for neighbor in terrain.neighbors(number) {
            // Below 10^7 · 2^31.
            let cost = cost + terrain.cost(neighbor);
            if cost <= budget && !is_known[neighbor] {
                is_known[neighbor] = true;
                queue.push(Reverse((cost, neighbor as u32)));
            }
        }
    }
    // They come by cost already.
    for equal in reached.chunk_by_mut(|a, b| a.cost == b.cost) {
        equal.sort_unstable_by(|a, b| {
            interrupt.round();
            a.cmp(b)
        });
    }
    Ok(reached)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::CellArray;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    fn reach(start: Cell, budget: i64, numbers: &[i32]) -> Result<Vec<ReachedCell>, GridError> {
        let terrain =
            Terrain::new(CellArray::new("cells", numbers, 3, 2, 3)?, &mut Interrupt::new(&mut || {}))?;
        reachable(start, budget, &terrain, &mut Interrupt::new(&mut || ()))
    }

    /// Cheapest costs by going over all pairs of cells until nothing changes (Bellman, Ford).
    fn cheapest(start: Cell, costs: &BTreeMap<Cell, i64>) -> BTreeMap<Cell, i64> {
        let mut known: BTreeMap<Cell, i64> =
            costs.keys().filter(|&&cell| cell == start).map(|&cell| (cell, 0)).collect();
        loop {
            let before = known.clone();
            for (&a, &cost) in &before {
                for (&b, entering) in costs.iter().filter(|&(&b, _)| a.distance(b) == 1) {
                    let best = known.entry(b).or_insert(i64::MAX);
                    *best = (*best).min(cost + entering);
                }
            }
            if before == known {
                return known;
            }
        }
    }

    #[test]
    fn a_budget_of_zero_reaches_the_start_and_what_is_free_from_there() {
        let cells = [0, 0, 9, 0, 1, 0, 0, 2, 0, 1, 0, 1];
        let free =
            [Cell::new(0, 0), Cell::new(0, 1), Cell::new(0, 2)].map(|cell| ReachedCell { cost: 0, cell });
        assert_eq!(reach(Cell::new(0, 0), 0, &cells).unwrap(), free);
    }

    #[test]
    fn a_start_outside_the_terrain_reaches_nothing() {
        assert_eq!(reach(Cell::new(5, 5), 10, &[0, 0, 1]), Ok(Vec::new()));
        assert_eq!(reach(Cell::new(0, 0), 10, &[]), Ok(Vec::new()));
    }

    #[test]
    fn a_negative_budget_is_an_error_and_no_budget_is_too_large() {
        assert_eq!(reach(Cell::new(0, 0), -1, &[0, 0, 1]), Err(GridError::NegativeBudget { budget: -1 }));
        let cells = [0, 0, i32::MAX, 0, 1, i32::MAX, 0, 2, i32::MAX];
        let reached = reach(Cell::new(0, 0), i64::MAX, &cells).unwrap();
        assert_eq!(reached[2].cost, 2 * i64::from(i32::MAX));
    }

    #[test]
    fn cells_at_the_border_of_the_plane_are_like_others() {
        let cells = [i32::MAX, i32::MIN, 1, i32::MAX - 1, i32::MIN, 1, i32::MIN, i32::MAX, 1];
        assert_eq!(reach(Cell::new(i32::MAX, i32::MIN), 100, &cells).unwrap().len(), 2);
    }

    proptest! {
        #[test]
        fn what_is_reached_is_what_brute_force_finds_within_the_budget(
            costs in prop::collection::hash_map((0..6, 0..6), 0..5, 1..36),
            budget in 0..12i64,
        ) {
            let numbers: Vec<i32> = costs.iter().flat_map(|(&(x, y), &cost)| [x, y, cost]).collect();
            let start = Cell::new(numbers[0], numbers[1]);
            let costs = costs.into_iter().map(|((x, y), cost)| (Cell::new(x, y), i64::from(cost))).collect();
            let within = cheapest(start, &costs).into_iter().filter(|&(_, cost)| cost <= budget);
            let mut expected: Vec<ReachedCell> = within.map(|(cell, cost)| ReachedCell { cost, cell }).collect();
            expected.sort_by_key(|reached| (reached.cost, reached.cell.x, reached.cell.y));
            prop_assert_eq!(reach(start, budget, &numbers).unwrap(), expected);
        }
    }
}
