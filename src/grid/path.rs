//! The cheapest path.

use super::{Cell, Terrain};
use crate::interrupt::Interrupt;
use core::cmp::Reverse;
use std::collections::BinaryHeap;

/// A cell of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PathStep {
    /// The cell.
    pub cell: Cell,
    /// What entering this cell and those before it costs; 0 at the start, which is not entered.
    pub cost: i64,
}

/// The cheapest path from cell to cell within a terrain, both ends included; empty where there is none, or where an
/// end is not one of the terrain's cells.
///
/// Of several cheapest paths it is one with the fewest steps, and of those the one that keeps to the straight line
/// between the ends: at each step, from the start on, it takes the cell whose center is nearest to that line, of two
/// equally near the first clockwise from north-east. The order of the cells in the array is of no account.
#[must_use]
pub fn cheapest_path(
    from: Cell,
    to: Cell,
    terrain: &Terrain<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Vec<PathStep> {
    let (Some(start), Some(end)) = (terrain.number(from), terrain.number(to)) else { return Vec::new() };
    // A path enters each cell once at most. This keeps the sums below small too: whatever the search meets is within
    // 2·10^7 steps of the start, and costs are below 2^31.
    if from.distance(to) >= terrain.len() as i64 {
        return Vec::new();
    }
    let tolls = tolls_to(end, from, start, terrain, interrupt);
    walk(start, end, terrain, &tolls, interrupt)
}

/// What a path takes: first of all its cost, then its steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Toll {
    cost: i64,
    steps: u32,
}

impl Toll {
    const NOTHING: Self = Self { cost: 0, steps: 0 };
    const UNKNOWN: Self = Self { cost: i64::MAX, steps: u32::MAX };

    /// With one step more.
    const fn after(self, cost: i64) -> Self {
        Self { cost: self.cost + cost, steps: self.steps + 1 }
    }
}

/// The tolls of the ways from cells to the end, by the cells' numbers; exact for all cells of all best paths from
/// the start, never too low for others.
///
/// This is A*, from the end backwards: what is known then is what lies ahead of each cell, and the walk from the
/// start can choose. What lies between the start and a cell takes no less than their distance in steps at the smallest
/// cost of any cell; between neighbors that differs by one step at most, which is no more than the step's own toll, so
/// a cell's toll is final when it is taken from the queue.
fn tolls_to(
    end: usize,
    from: Cell,
    start: usize,
    terrain: &Terrain<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Vec<Toll> {
    let through = |number: usize, toll: Toll| {
        let distance = terrain.cell(number).distance(from);
        Toll { cost: toll.cost + terrain.least_cost() * distance, steps: toll.steps + distance as u32 }
    };
    let mut tolls = vec![Toll::UNKNOWN; terrain.len()];
    tolls[end] = Toll::NOTHING;
    let mut queue = BinaryHeap::from([Reverse((through(end, Toll::NOTHING), end as u32))]);
    while let Some(Reverse((expected, number))) = queue.pop() {
        interrupt.round();
        // Cells of equally good paths must be final too, hence the start alone does not end the search.
        if expected > tolls[start] {
            break;
        }
        let number = number as usize;
        if expected > through(number, tolls[number]) {
            continue;
        }
        let toll = tolls[number].after(terrain.cost(number));
        for neighbor in terrain.neighbors(number) {
            if toll < tolls[neighbor] {
                tolls[neighbor] = toll;
                queue.push(Reverse((through(neighbor, toll), neighbor as u32)));
            }
        }
    }
    tolls
}

/// Goes from the start to the end by the tolls of what lies ahead.
fn walk(
    start: usize,
    end: usize,
    terrain: &Terrain<'_>,
    tolls: &[Toll],
    interrupt: &mut Interrupt<'_>,
) -> Vec<PathStep> {
    if tolls[start] == Toll::UNKNOWN {
        return Vec::new();
    }
    let (from, to) = (terrain.cell(start), terrain.cell(end));
    // Proportional to the distance from the straight line. Differences are below 2·10^7.
    let off_line = |number: usize| {
        let cell = terrain.cell(number);
        let across = i64::from(cell.x - from.x) * i64::from(to.y - from.y);
        (across - i64::from(cell.y - from.y) * i64::from(to.x - from.x)).abs()
    };
    let mut path = Vec::with_capacity(tolls[start].steps as usize + 1);
    let mut number = start;
    let mut cost = 0;
    loop {
        interrupt.round();
        path.push(PathStep { cell: terrain.cell(number), cost });
        // The first of the least is taken; neighbors come clockwise from north-east.
        let next = terrain
            .neighbors(number)
            .filter(|&next| {
                tolls[next] != Toll::UNKNOWN && tolls[next].after(terrain.cost(next)) == tolls[number]
            })
            .min_by_key(|&next| off_line(next));
        match next {
            Some(next) => number = next,
            None => return path,
        }
        cost += terrain.cost(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{CellArray, Direction};
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    fn path(from: Cell, to: Cell, numbers: &[i32]) -> Vec<PathStep> {
        let terrain =
            Terrain::new(CellArray::new("cells", numbers, 3, 2, 3).unwrap(), &mut Interrupt::new(&mut || {}))
                .unwrap();
        cheapest_path(from, to, &terrain, &mut Interrupt::new(&mut || ()))
    }

    fn cells_of(path: &[PathStep]) -> Vec<(i32, i32)> {
        path.iter().map(|step| (step.cell.x, step.cell.y)).collect()
    }

    /// What a path is judged by, the lesser the better: cost, steps, and for each step twice the area that it spans with
    /// the straight line, in doubled coordinates of the plane, and the direction it goes in.
    type Merit = (i64, usize, Vec<(i64, usize)>);

    /// All paths that enter no cell twice.
    struct AllPaths<'a> {
        costs: &'a BTreeMap<Cell, i64>,
        to: Cell,
        walked: Vec<Cell>,
        best: Option<(Merit, Vec<Cell>)>,
    }

    impl AllPaths<'_> {
        fn go_on(&mut self) {
            let here = *self.walked.last().unwrap();
            if here == self.to {
                let merit = self.merit();
                if self.best.as_ref().is_none_or(|(best, _)| merit < *best) {
                    self.best = Some((merit, self.walked.clone()));
                }
                return;
            }
            for way in Direction::ALL {
                let next = here.neighbor(way).unwrap();
                if self.costs.contains_key(&next) && !self.walked.contains(&next) {
                    self.walked.push(next);
                    self.go_on();
                    self.walked.pop();
                }
            }
        }

        fn merit(&self) -> Merit {
            let from = self.walked[0];
            // Twice the way east from the start, in widths of a cell, and the rows south.
            let plane = |cell: Cell| {
                (i64::from(2 * (cell.y - from.y) - (cell.x - from.x)), i64::from(cell.x - from.x))
            };
            let (east, south) = plane(self.to);
            let steps = self.walked.windows(2).map(|pair| {
                let (e, s) = plane(pair[1]);
                let way = Direction::ALL.iter().position(|&way| pair[0].neighbor(way) == Ok(pair[1]));
                ((e * south - s * east).abs(), way.unwrap())
            });
            (self.walked[1..].iter().map(|cell| self.costs[cell]).sum(), self.walked.len(), steps.collect())
        }
    }

    /// Cost and steps of the best paths from a cell, by going over all pairs until nothing changes (Bellman, Ford).
    fn best_tolls(from: Cell, costs: &BTreeMap<Cell, i64>) -> BTreeMap<Cell, (i64, usize)> {
        let mut known = BTreeMap::from([(from, (0, 0))]);
        loop {
            let before = known.clone();
            for (&a, &(cost, steps)) in &before {
                for (&b, entering) in costs.iter().filter(|&(&b, _)| a.distance(b) == 1) {
                    let best = known.entry(b).or_insert((i64::MAX, usize::MAX));
                    *best = (*best).min((cost + entering, steps + 1));
                }
            }
            if before == known {
                return known;
            }
        }
    }

    fn numbers(costs: &BTreeMap<Cell, i64>) -> Vec<i32> {
        costs.iter().flat_map(|(cell, &cost)| [cell.x, cell.y, cost as i32]).collect()
    }

    /// Costs on a square: small steps above a floor, so that the estimate of what lies ahead is 0 at times and sharp at
    /// others.
    fn any_costs(
        side: i32,
        most_above: i64,
        cells: core::ops::Range<usize>,
    ) -> impl Strategy<Value = BTreeMap<Cell, i64>> {
        let cell = (0..side, 0..side).prop_map(|(x, y)| Cell::new(x, y));
        let above = prop::collection::btree_map(cell, 0..=most_above, cells);
        (0..3i64, above)
            .prop_map(|(floor, above)| above.into_iter().map(|(cell, cost)| (cell, floor + cost)).collect())
    }

    #[test]
    fn a_free_detour_is_taken_however_long_it_is() {
        // Straight on costs 1; the way around enters nine free cells.
        let around = [(1, 0), (2, 0), (3, 1), (4, 2), (4, 3), (3, 3), (2, 3), (1, 3), (0, 2)];
        let mut costs = BTreeMap::from([(Cell::new(0, 0), 7), (Cell::new(0, 1), 1)]);
        costs.extend(around.map(|(x, y)| (Cell::new(x, y), 0)));
        let found = path(Cell::new(0, 0), Cell::new(0, 2), &numbers(&costs));
        assert_eq!(cells_of(&found)[1..], around);
        assert!(found.iter().all(|step| step.cost == 0));
    }

    #[test]
    fn the_cost_is_that_of_the_cells_entered() {
        let found = path(Cell::new(0, 0), Cell::new(0, 2), &[0, 0, 100, 0, 1, 20, 0, 2, 3]);
        assert_eq!(found.iter().map(|step| step.cost).collect::<Vec<_>>(), [0, 20, 23]);
    }

    #[test]
    fn a_path_from_a_cell_to_itself_is_that_cell() {
        let cell = Cell::new(3, 4);
        assert_eq!(path(cell, cell, &[3, 4, 9]), [PathStep { cell, cost: 0 }]);
    }

    #[test]
    fn there_is_no_path_to_another_island_or_from_and_to_a_cell_outside() {
        let cells = [0, 0, 1, 0, 1, 1, 5, 5, 1];
        for (to_x, to_y) in [(5, 5), (9, 9), (i32::MAX, i32::MIN)] {
            assert_eq!(path(Cell::new(0, 0), Cell::new(to_x, to_y), &cells), []);
            assert_eq!(path(Cell::new(to_x, to_y), Cell::new(0, 0), &cells), []);
        }
        assert_eq!(path(Cell::new(9, 9), Cell::new(9, 9), &cells), []);
        assert_eq!(path(Cell::new(0, 0), Cell::new(0, 0), &[]), []);
    }

    #[test]
    fn costs_add_up_beyond_32_bits_and_the_border_of_the_plane_is_no_trap() {
        let cells: Vec<i32> = (0..5).flat_map(|step| [i32::MAX, i32::MIN + step, i32::MAX]).collect();
        let found = path(Cell::new(i32::MAX, i32::MIN), Cell::new(i32::MAX, i32::MIN + 4), &cells);
        assert_eq!(found.last().unwrap().cost, 4 * i64::from(i32::MAX));
        let far = [i32::MIN, i32::MAX, i32::MAX, i32::MAX, i32::MIN, i32::MAX];
        assert_eq!(path(Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN), &far), []);
    }

    #[test]
    fn on_open_ground_the_path_keeps_to_the_straight_line() {
        let cells: Vec<i32> = (-9..=9).flat_map(|x| (-9..=9).flat_map(move |y| [x, y, 4])).collect();
        for x in -9..=9 {
            for y in -9..=9 {
                let found = path(Cell::new(0, 0), Cell::new(x, y), &cells);
                let steps = found.len() as i32 - 1;
                assert_eq!(i64::from(steps), Cell::new(0, 0).distance(Cell::new(x, y)));
                for (step, at) in (0..).zip(found) {
                    // No more than half a cell from the point that lies so many steps along the line.
                    let (dx, dy) = (steps * at.cell.x - step * x, steps * at.cell.y - step * y);
                    assert!(2 * dx.abs().max(dy.abs()).max((dx - dy).abs()) <= steps, "to ({x}, {y})");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn of_all_paths_it_is_the_best(costs in any_costs(4, 2, 2..13), pick in any::<[prop::sample::Index; 2]>()) {
            let cells: Vec<Cell> = costs.keys().copied().collect();
            let [from, to] = pick.map(|index| *index.get(&cells));
            let mut all = AllPaths { costs: &costs, to, walked: vec![from], best: None };
            all.go_on();
            let found = path(from, to, &numbers(&costs));
            let found: Vec<Cell> = found.iter().map(|step| step.cell).collect();
            prop_assert_eq!(found, all.best.map_or(Vec::new(), |(_, cells)| cells));
        }

        #[test]
        fn cost_and_steps_are_the_least_to_every_cell(costs in any_costs(8, 6, 1..64), pick in any::<prop::sample::Index>()) {
            let cells: Vec<Cell> = costs.keys().copied().collect();
            let from = *pick.get(&cells);
            let tolls = best_tolls(from, &costs);
            let numbers = numbers(&costs);
            for &to in &cells {
                let found = path(from, to, &numbers);
                let toll = found.last().map(|last| (last.cost, found.len() - 1));
                prop_assert_eq!(toll, tolls.get(&to).copied());
                for pair in found.windows(2) {
                    prop_assert_eq!(pair[0].cell.distance(pair[1].cell), 1);
                    prop_assert_eq!(pair[1].cost - pair[0].cost, costs[&pair[1].cell]);
                }
            }
        }

        #[test]
        fn the_order_of_the_cells_is_of_no_account(costs in any_costs(6, 1, 20..36), seed in any::<u64>()) {
            let mut rows: Vec<[i32; 3]> = costs.iter().map(|(cell, &cost)| [cell.x, cell.y, cost as i32]).collect();
            let (first, last) = (rows[0], rows[rows.len() - 1]);
            let (from, to) = (Cell::new(first[0], first[1]), Cell::new(last[0], last[1]));
            let expected = path(from, to, rows.as_flattened());
            rows.sort_by_key(|&[x, y, _]| ((x * 31 + y) as u64 ^ seed).wrapping_mul(0x9E37_79B9_7F4A_7C15));
            prop_assert_eq!(path(from, to, rows.as_flattened()), expected);
        }
    }
}
