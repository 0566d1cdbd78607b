//! How much speaks for a mine in each cell of which nothing is known.

use super::frontier::Frontier;
use super::knowledge::Knowledge;
use super::mine_counts::{MineCounts, ProductTree};
use super::plan::Planner;
use super::rest::Rest;
use super::sweep::{MAX_COUNTING_STEPS, Sweep, SweepError};
use super::weight::Weight;
use crate::interrupt::Interrupt;
use crate::minesweeper::MinesweeperError;

/// The most that the numbers of mines next to numbers may lie apart.
pub const MAX_SPREAD: usize = 1 << 15;

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
    let (counts, kept) = sweeps.mine_counts(interrupt)?;
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
    /// The placements in each component, and its sweep if there is room to keep it.
    fn mine_counts(
        &self,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(Vec<MineCounts>, Vec<Option<Sweep>>), MinesweeperError> {
        let mut planner = Planner::new(self.frontier);
        let mut kept_work = 0;
        let mut counts = Vec::with_capacity(self.frontier.components().len());
        let mut kept = Vec::with_capacity(counts.capacity());
        for component in self.frontier.components() {
            let sweep = self.sweep(&mut planner, component, interrupt)?;
            counts.push(sweep.mine_counts());
            kept_work += sweep.work();
            kept.push((kept_work <= KEPT_WORK).then_some(sweep));
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
