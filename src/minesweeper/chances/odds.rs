//! How much speaks for a mine in each cell of which nothing is known.

use super::frontier::Frontier;
use super::knowledge::Knowledge;
use super::mine_counts::{MineCounts, ProductTree};
use super::plan::Planner;
use super::sweep::{MAX_WORK, Sweep, SweepError};
use super::weight::Weight;
use crate::interrupt::Interrupt;
use crate::minesweeper::MinesweeperError;

/// The most that the numbers of mines next to numbers may lie apart.
pub const MAX_SPREAD: usize = 1 << 15;

/// Sweeps are kept, instead of made anew, as long as they take less memory together than one alone may.
const KEPT_WORK: usize = MAX_WORK / 4;

/// The weight of all placements in which a cell is a mine, and of those in which it is not.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Odds {
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
    pub(in super::super) fn certainty(self) -> Option<bool> {
        match (self.mine.is_zero(), self.safe.is_zero()) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        }
    }
}

/// The odds of each cell of which nothing is known, by index, where there are so many mines in the whole field.
pub(in super::super) fn odds(
    knowledge: &Knowledge<'_>,
    mines: usize,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<(usize, Odds)>, MinesweeperError> {
    let no_placement = MinesweeperError::NoPlacement { mines };
    let left = mines.checked_sub(knowledge.mines()).ok_or(no_placement.clone())?;
    let frontier = Frontier::of(knowledge, interrupt);
    let sweeps = Sweeps { frontier: &frontier, knowledge, mines };
    let (counts, mut kept) = sweeps.mine_counts(interrupt)?;
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
    let mut planner = Planner::new(&frontier);
    for ((component, outside), kept) in frontier.components().zip(outside).zip(&mut kept) {
        let sweep = match kept.take() {
            Some(sweep) => sweep,
            None => sweeps.sweep(&mut planner, component, interrupt)?,
        };
        for (group, odds) in sweep.odds(outside, interrupt) {
            let cells = frontier.cells_of(group as usize);
            found.extend(cells.iter().map(|&cell| (cell as usize, odds)));
        }
    }
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
            SweepError::TooMuchWork => {
                let groups = component.iter().flat_map(|&number| {
                    self.frontier.numbers[number as usize].groups.as_slice().iter().copied()
                });
                let mut groups: Vec<u32> = groups.collect();
                groups.sort_unstable();
                groups.dedup();
                let cells = groups.iter().flat_map(|&group| self.frontier.cells_of(group as usize));
                let first = cells.clone().min().map_or(0, |&index| index as usize);
                MinesweeperError::TooEntangled {
                    cells: cells.count(),
                    first: self.knowledge.field.cell(first),
                }
            }
        })
    }
}

/// The cells next to no number: every set of as many mines as are left to them is possible.
struct Rest {
    cells: usize,
    /// How many mines are among them if there are as few as can be next to numbers.
    most_mines: isize,
    /// In how many ways their mines can be placed, by the number of mines next to numbers, all divided by the same.
    weights: Vec<Weight>,
}

impl Rest {
    /// Where so many mines are left to both. Of binomial coefficients only the ratios count, and C(n, m) is in proportion to the
    /// product of the whole numbers from m + 1 to the greatest m times that of those from n - m + 1 to n less the smallest m.
    fn of(frontier: &Frontier, beside: &MineCounts, left: usize) -> Self {
        let cells = frontier.rest.len();
        let most_mines = left as isize - beside.least as isize;
        let mut weights = vec![Weight::ZERO; beside.weights.len()];
        let mines = |place: usize| most_mines - place as isize;
        let possible: Vec<usize> =
            (0..weights.len()).filter(|&place| (0..=cells as isize).contains(&mines(place))).collect();
        let mut product = Weight::ONE;
        for &place in &possible {
            weights[place] = product;
            product = product * Weight::of(mines(place) as u64);
        }
        product = Weight::ONE;
        for &place in possible.iter().rev() {
            weights[place] = weights[place] * product;
            product = product * Weight::of((cells as isize - mines(place)) as u64);
        }
        Self { cells, most_mines, weights }
    }

    /// Of any cell of them.
    fn odds(&self, beside: &MineCounts) -> Odds {
        let mut odds = Odds::NONE;
        for (place, (&beside, &weight)) in beside.weights.iter().zip(&self.weights).enumerate() {
            if weight.is_zero() {
                continue;
            }
            let mines = (self.most_mines - place as isize) as u64;
            odds.mine += beside * weight * Weight::of(mines);
            odds.safe += beside * weight * Weight::of(self.cells as u64 - mines);
        }
        odds
    }

    /// Whether there is any placement.
    fn is_possible(&self, beside: &MineCounts) -> bool {
        beside.weights.iter().zip(&self.weights).any(|(&beside, &weight)| !(beside * weight).is_zero())
    }
}
