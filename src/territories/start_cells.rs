//! Where players begin to grow.

use super::draws::Draws;
use super::land::Land;
use super::pieces::Pieces;
use crate::interrupt::Interrupt;
use core::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, VecDeque};

/// So many different cells, each as likely as any other.
pub(super) fn random_cells(land: &Land, players: usize, draws: &mut Draws) -> Vec<u32> {
    let mut cells = draws.order(land.len());
    cells.truncate(players);
    cells
}

/// So many different cells, spread over the map: each goes to the island with the most cells for each start there, this one
/// counted (d'Hondt's rule), and there to the cell that is farthest to walk to from the others. The first of an island is the farthest from
/// a random cell; of equally far cells each is as likely.
pub(super) fn farthest_cells(
    land: &Land,
    players: usize,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Vec<u32> {
    let islands = Pieces::islands(land, interrupt);
    // Which of equally far cells comes first.
    let rank = draws.order(land.len());
    let members = members_by_rank(&islands, &rank, interrupt);
    let mut spread =
        Spread { land, rank: &rank, steps: vec![UNREACHED; land.len() + 1], farthest: BinaryHeap::new() };
    spread.steps[land.sea()] = 0;
    let mut starts = Vec::with_capacity(players);
    for (members, count) in members.iter().zip(starts_by_island(&islands.sizes, players)) {
        let Some(&random) = members.first().filter(|_| count > 0) else { continue };
        let first = spread.farthest_from(random, interrupt);
        members.iter().for_each(|&cell| spread.steps[cell as usize] = UNREACHED);
        spread.farthest.clear();
        let mut next = Some(first);
        for _ in 0..count {
            let Some(start) = next else { break };
            starts.push(start);
            spread.walk_from(start, interrupt);
            next = spread.farthest(interrupt);
        }
        spread.farthest.clear();
    }
    starts
}

/// The cells of each island, that of the least rank first.
fn members_by_rank(islands: &Pieces, rank: &[u32], interrupt: &mut Interrupt<'_>) -> Vec<Vec<u32>> {
    let mut members: Vec<Vec<u32>> =
        islands.sizes.iter().map(|&size| Vec::with_capacity(size as usize)).collect();
    for (cell, &island) in islands.of_cell.iter().enumerate() {
        interrupt.round();
        let members = &mut members[island as usize];
        members.push(cell as u32);
        let last = members.len() - 1;
        if rank[cell] < rank[members[0] as usize] {
            members.swap(0, last);
        }
    }
    members
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
    rank: &'a [u32],
    /// By cell: steps to the nearest start.
    steps: Vec<u32>,
    /// Steps, rank and cell. What a later start brought nearer is still there with its former steps.
    farthest: BinaryHeap<(u32, Reverse<u32>, u32)>,
}

impl Spread<'_> {
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
                    self.farthest.push((steps, Reverse(self.rank[neighbor]), neighbor as u32));
                    to_visit.push_back(neighbor as u32);
                }
            }
        }
    }

    /// The cell that is farthest from all starts and none itself.
    fn farthest(&mut self, interrupt: &mut Interrupt<'_>) -> Option<u32> {
        while let Some((steps, _, cell)) = self.farthest.pop() {
            interrupt.round();
            if steps == self.steps[cell as usize] {
                return Some(cell);
            }
        }
        None
    }

    /// The cell of an island that is farthest from a cell; that cell itself if it is alone.
    fn farthest_from(&mut self, cell: u32, interrupt: &mut Interrupt<'_>) -> u32 {
        self.walk_from(cell, interrupt);
        self.farthest(interrupt).unwrap_or(cell)
    }
}
