//! How much speaks for a mine in each cell of which nothing is known.

use super::frontier::Frontier;
use super::knowledge::Knowledge;
use super::mine_counts::{MineCounts, ProductTree};
use super::plan::Planner;
use super::rest::Rest;
use super::sweep::{MAX_COUNTING_STEPS, MAX_COUNTING_STEPS_IN_ALL, Sweep, SweepError};
use super::weight::Weight;
use crate::interrupt::Interrupt;
use crate::minesweeper::MinesweeperError;

/// The most that the numbers of mines next to numbers may lie apart.
pub const MAX_SPREAD: usize = 1 << 14;

/// Sweeps are kept, instead of made anew, as long as they take a small part together of what one alone may.
const KEPT_WORK: usize = MAX_COUNTING_STEPS / 16;

/// The weight of all placements in which a cell is a mine, and of those in which it is not.
#[derive(Debug, Clone, Copy)]
pub(in crate::minesweeper) struct Odds {
    pub(super) mine: Weight,
    pub(super) safe: Weight,
}

impl Odds {
    pub(super) const NONE: Self = Self { mine: Weight::ZERO, safe: Weight::ZERO };

    /// The chance of a mine: 0 or 1 only where it is certain.
    pub(super) fn chance(self) -> f64 {
        self.mine.share(self.safe)
    }

    /// Whether the cell is a mine, where that is certain.
    pub(in crate::minesweeper) fn certainty(self) -> Option<bool> {
        match (self.mine.is_zero(), self.safe.is_zero()) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        }
    }
}

/// The odds of each cell of which nothing is known, by index, where there are so many mines in the whole field.
pub(in crate::minesweeper) fn odds(
    knowledge: &Knowledge<'_>,
    mines: usize,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<(usize, Odds)>, MinesweeperError> {
    let no_placement = MinesweeperError::NoPlacement { mines };
    let left = mines.checked_sub(knowledge.mines()).ok_or(no_placement.clone())?;
    let frontier = Frontier::of(knowledge, interrupt);
    let sweeps = Sweeps { frontier: &frontier, knowledge, mines };
    let (counts, kept) = sweeps.mine_counts(MAX_COUNTING_STEPS_IN_ALL, interrupt)?;
    let spread = counts.iter().map(|counts| counts.weights.len() - 1).sum();
    if spread > MAX_SPREAD {
        return Err(MinesweeperError::TooWideSpread { spread });
    }
    let tree = ProductTree::of(counts, interrupt);
    let rest = Rest::of(&frontier, tree.product(), left);
    if !rest.is_possible(tree.product()) {
        return Err(no_placement);
    }
    let of_rest = rest.odds(tree.product());
    let outside = tree.outside(rest.weights, interrupt);
    let mut found = Vec::with_capacity(knowledge.unknown());
    found.extend(frontier.rest.iter().map(|&cell| (cell as usize, of_rest)));
    sweeps.add_odds(kept, outside, &mut found, interrupt)?;
    Ok(found)
}

/// The sweeps over all components.
struct Sweeps<'a> {
    frontier: &'a Frontier,
    knowledge: &'a Knowledge<'a>,
    mines: usize,
}

impl Sweeps<'_> {
    /// The placements in each component, and its sweep if there is room to keep it. No more is counted than the given work and
    /// that of one component.
    fn mine_counts(
        &self,
        most_work: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(Vec<MineCounts>, Vec<Option<Sweep>>), MinesweeperError> {
        let mut planner = Planner::new(self.frontier);
        let mut work = 0;
        let parts = self.frontier.components().len();
        let mut counts = Vec::with_capacity(parts);
        let mut kept = Vec::with_capacity(parts);
        for component in self.frontier.components() {
            let sweep = self.sweep(&mut planner, component, interrupt)?;
            counts.push(sweep.mine_counts());
            work += sweep.work();
            if work > most_work {
                return Err(MinesweeperError::TooManyParts { parts });
            }
            kept.push((work <= KEPT_WORK).then_some(sweep));
        }
        Ok((counts, kept))
    }

    /// Appends the odds of each component's cells, from the weight of what lies outside it.
    fn add_odds(
        &self,
        kept: Vec<Option<Sweep>>,
        outside: Vec<Vec<Weight>>,
        found: &mut Vec<(usize, Odds)>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(), MinesweeperError> {
        let mut planner = Planner::new(self.frontier);
        for ((component, kept), outside) in self.frontier.components().zip(kept).zip(outside) {
            let sweep = kept.map_or_else(|| self.sweep(&mut planner, component, interrupt), Ok)?;
            for (group, odds) in sweep.odds(outside, interrupt) {
                let cells = self.frontier.cells_of(group as usize);
                found.extend(cells.iter().map(|&cell| (cell as usize, odds)));
            }
        }
        Ok(())
    }

    fn sweep(
        &self,
        planner: &mut Planner<'_>,
        component: &[u32],
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Sweep, MinesweeperError> {
        let steps = planner.plan(component).map_err(|_| SweepError::TooMuchWork);
        steps.and_then(|steps| Sweep::over(steps, interrupt)).map_err(|error| match error {
            SweepError::NoPlacement => MinesweeperError::NoPlacement { mines: self.mines },
            SweepError::OutOfMemory => {
                MinesweeperError::ChancesOutOfMemory { cells: self.knowledge.field.len() }
            }
            SweepError::TooMuchWork => self.too_entangled(component),
        })
    }

    fn too_entangled(&self, component: &[u32]) -> MinesweeperError {
        let groups = component.iter().map(|&number| self.frontier.numbers[number as usize].groups);
        let cells = |group: &u32| self.frontier.cells_of(*group as usize).to_vec();
        let mut cells: Vec<u32> =
            groups.flat_map(|groups| groups.as_slice().iter().flat_map(cells).collect::<Vec<_>>()).collect();
        cells.sort_unstable();
        cells.dedup();
        let first = cells.first().map_or(0, |&index| index as usize);
        MinesweeperError::TooEntangled { cells: cells.len(), first: self.knowledge.field.cell(first) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;
    use crate::minesweeper::Field;

    /// Cells in threes, the middle one open and next to one mine.
    fn count(threes: i32, most_work: usize) -> Result<usize, MinesweeperError> {
        let mut no_check = || {};
        let interrupt = &mut Interrupt::new(&mut no_check);
        let cells = (0..threes).flat_map(|x| (0..3).map(move |y| Cell::new(9 * x, y)));
        let field = Field::of("cells", cells.collect(), interrupt).unwrap();
        let mut knowledge = Knowledge::none(&field);
        for middle in (1..field.len()).step_by(3) {
            knowledge.open(middle, 1).ok().unwrap();
        }
        let frontier = Frontier::of(&knowledge, interrupt);
        let sweeps = Sweeps { frontier: &frontier, knowledge: &knowledge, mines: threes as usize };
        sweeps.mine_counts(most_work, interrupt).map(|(counts, _)| counts.len())
    }

    #[test]
    fn the_work_of_all_parts_together_is_limited() {
        // Two states and the way between them.
        let work_for_each = 3;
        for threes in [1, 2, 50] {
            let work = threes as usize * work_for_each;
            assert_eq!(count(threes, work), Ok(threes as usize));
            let error = count(threes, work - 1).unwrap_err();
            assert_eq!(error, MinesweeperError::TooManyParts { parts: threes as usize });
        }
        assert_eq!(
            count(7, 20).unwrap_err().to_string(),
            "cells must leave fewer ways to place mines: those next to numbers take more than 33554432 steps to count in all 7 parts"
        );
    }
}
