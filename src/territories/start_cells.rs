//! Where players begin to grow.

use super::draws::Draws;
use super::land::Land;
use super::pieces::Pieces;
use crate::interrupt::Interrupt;
use core::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};

/// So many different cells, each as likely as any other.
pub(super) fn random_cells(land: &Land, players: usize, draws: &mut Draws) -> Vec<u32> {
    let mut cells = draws.order(land.len());
    cells.truncate(players);
    cells
}

/// So many different cells, spread over the map: each goes to the island with the most cells for each start
/// there, this one counted (d'Hondt's rule), and there to the cell that is farthest to walk to from the
/// others. The first of an island is the farthest from a random cell; of equally far cells each is as likely.
pub(super) fn farthest_cells(
    land: &Land,
    players: usize,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Vec<u32> {
    let islands = Pieces::islands(land, interrupt);
    let counts = starts_by_island(&islands.sizes, players);
    let mut spread = Spread::new(land);
    let mut starts = Vec::with_capacity(players);
    for (random, count) in random_cells_of_islands(&islands, draws).into_iter().zip(counts) {
        if count == 0 {
            continue;
        }
        spread.walk_from(random, interrupt);
        let mut next = Some(spread.farthest(draws, interrupt).unwrap_or(random));
        spread.forget_island(random, interrupt);
        for _ in 0..count {
            let Some(start) = next else { break };
            starts.push(start);
            spread.walk_from(start, interrupt);
            next = spread.farthest(draws, interrupt);
        }
        spread.forget_walks();
    }
    starts
}

/// A cell of each island.
fn random_cells_of_islands(islands: &Pieces, draws: &mut Draws) -> Vec<u32> {
    // How many cells of the island come before the chosen one.
    let mut before: Vec<usize> = islands.sizes.iter().map(|&size| draws.below(size as usize)).collect();
    let mut chosen = vec![0; before.len()];
    for (cell, &island) in (0..).zip(&islands.of_cell) {
        match before[island as usize].checked_sub(1) {
            Some(left) => before[island as usize] = left,
            None => {
                chosen[island as usize] = cell;
                before[island as usize] = usize::MAX;
            }
        }
    }
    chosen
}

/// An island that claims a start.
#[derive(Debug, PartialEq, Eq)]
struct Claim {
    size: u64,
    /// Starts that it would have.
    starts: u64,
    island: usize,
}

impl Ord for Claim {
    /// By cells for each start; of equal ones the first island is greater.
    fn cmp(&self, other: &Self) -> Ordering {
        (self.size * other.starts).cmp(&(other.size * self.starts)).then(other.island.cmp(&self.island))
    }
}

impl PartialOrd for Claim {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How many starts each island gets; no more than it has cells, as long as there are not more in all.
fn starts_by_island(sizes: &[u32], players: usize) -> Vec<usize> {
    let claim = |(island, &size): (usize, &u32)| Claim { size: size.into(), starts: 1, island };
    let mut claims: BinaryHeap<Claim> = sizes.iter().enumerate().map(claim).collect();
    let mut starts = vec![0; sizes.len()];
    for _ in 0..players {
        let Some(mut greatest) = claims.pop() else { break };
        starts[greatest.island] += 1;
        greatest.starts += 1;
        claims.push(greatest);
    }
    starts
}

const UNREACHED: u32 = u32::MAX;

/// How far cells are from the starts so far.
struct Spread<'a> {
    land: &'a Land,
    /// By cell: steps to the nearest start.
    steps: Vec<u32>,
    /// By steps: cells that were as far once. What a later start brought nearer is among the nearer ones too.
    by_steps: Vec<Vec<u32>>,
    /// The most steps at which there may be cells.
    most: usize,
}

impl<'a> Spread<'a> {
    fn new(land: &'a Land) -> Self {
        let mut steps = vec![UNREACHED; land.len()];
        steps.push(0);
        Self { land, steps, by_steps: Vec::new(), most: 0 }
    }

    /// Takes a start into account: walks from it as far as it is nearer than the others.
    fn walk_from(&mut self, start: u32, interrupt: &mut Interrupt<'_>) {
        let mut to_visit = VecDeque::from([start]);
        self.steps[start as usize] = 0;
        while let Some(cell) = to_visit.pop_front() {
            interrupt.round();
            let steps = self.steps[cell as usize] + 1;
            for neighbor in self.land.neighbors(cell as usize) {
                if steps < self.steps[neighbor] {
                    self.steps[neighbor] = steps;
                    self.note(neighbor as u32, steps as usize);
                    to_visit.push_back(neighbor as u32);
                }
            }
        }
    }

    fn note(&mut self, cell: u32, steps: usize) {
        if self.by_steps.len() <= steps {
            self.by_steps.resize(steps + 1, Vec::new());
        }
        self.by_steps[steps].push(cell);
        self.most = self.most.max(steps);
    }

    /// A cell that is farthest from all starts and none itself.
    fn farthest(&mut self, draws: &mut Draws, interrupt: &mut Interrupt<'_>) -> Option<u32> {
        while self.most > 0 {
            interrupt.round();
            let cells = &mut self.by_steps[self.most];
            if cells.is_empty() {
                self.most -= 1;
                continue;
            }
            let cell = cells.swap_remove(draws.below(cells.len()));
            if self.steps[cell as usize] as usize == self.most {
                return Some(cell);
            }
        }
        None
    }

    fn forget_walks(&mut self) {
        self.by_steps.iter_mut().take(self.most + 1).for_each(Vec::clear);
        self.most = 0;
    }

    /// As before any walk on the island of a cell.
    fn forget_island(&mut self, cell: u32, interrupt: &mut Interrupt<'_>) {
        self.forget_walks();
        let mut to_visit = vec![cell];
        self.steps[cell as usize] = UNREACHED;
        while let Some(cell) = to_visit.pop() {
            interrupt.round();
            for neighbor in self.land.neighbors(cell as usize) {
                if neighbor != self.land.sea() && self.steps[neighbor] != UNREACHED {
                    self.steps[neighbor] = UNREACHED;
                    to_visit.push(neighbor as u32);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;
    use crate::random::Seed;
    use crate::territories::test_maps::{hexagon, land};

    fn starts(cells: &[(i32, i32)], players: usize, seed: i64) -> Vec<(i32, i32)> {
        let land = land(cells);
        let mut draws = Draws::of(Seed::from_id(seed).unwrap());
        let starts = farthest_cells(&land, players, &mut draws, &mut Interrupt::new(&mut || {}));
        let cell = |number: u32| land.cells()[number as usize];
        starts.into_iter().map(cell).map(|cell| (cell.x, cell.y)).collect()
    }

    #[test]
    fn two_players_start_at_opposite_ends() {
        let line: Vec<(i32, i32)> = (0..9).map(|y| (0, y)).collect();
        for seed in 0..20 {
            let mut found = starts(&line, 2, seed);
            found.sort_unstable();
            assert_eq!(found, [(0, 0), (0, 8)]);
            assert!(starts(&line, 3, seed).contains(&(0, 4)));
        }
    }

    #[test]
    fn each_start_is_as_far_from_the_former_ones_as_any_cell() {
        let cells = hexagon(5);
        for seed in 0..20 {
            let found: Vec<Cell> =
                starts(&cells, 12, seed).into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            for number in 1..found.len() {
                let nearest = |cell: Cell| found[..number].iter().map(|start| start.distance(cell)).min();
                let farthest = cells.iter().map(|&(x, y)| nearest(Cell::new(x, y))).max();
                assert_eq!(Some(nearest(found[number])), farthest, "seed {seed}, start {number}");
            }
        }
    }

    #[test]
    fn islands_get_starts_by_their_size_and_tiny_ones_none() {
        assert_eq!(starts_by_island(&[30, 1, 20, 1], 5), [3, 0, 2, 0]);
        assert_eq!(starts_by_island(&[1, 1, 3], 5), [1, 1, 3]);
        assert_eq!(starts_by_island(&[4, 4], 1), [1, 0]);
    }

    #[test]
    fn as_many_players_as_cells_start_on_all_of_them() {
        let cells = [(0, 0), (0, 1), (0, 2), (1, 1), (9, 9), (20, 0), (20, 1)];
        let mut found = starts(&cells, cells.len(), 3);
        found.sort_unstable();
        assert_eq!(found, cells);
    }
}
