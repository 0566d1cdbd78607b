//! From what is known to all solutions: assume, conclude, take back.

use super::bridges::Bridges;
use super::candidates::Candidates;
use super::knowledge::{Contradiction, Knowledge};
use super::work::Work;
use crate::garland::Links;

/// A depth-first search without recursion.
///
/// Cells are decided in the order of their numbers, the least links first, so that solutions come in lexicographic order whatever
/// conclusions are drawn in between: these only cut off what has no solution.
pub(super) struct Search<'a> {
    knowledge: Knowledge<'a>,
    bridges: Bridges,
    assumptions: Vec<Assumption>,
    /// Steps left when bridges were last searched for; none if that search led to a contradiction.
    steps_at_bridges: Option<u64>,
    /// Whether the search stands at a solution.
    has_solution: bool,
}

/// Bridges are searched for after as many steps as this part of the cells.
const STEPS_WORTH_BRIDGES: u64 = 4;

/// That a cell has these links.
struct Assumption {
    cell: usize,
    links: Links,
    /// The trail's length before.
    mark: usize,
}

impl<'a> Search<'a> {
    pub(super) fn new(knowledge: Knowledge<'a>) -> Self {
        let bridges = Bridges::new(knowledge.cells());
        Self { knowledge, bridges, assumptions: Vec::new(), steps_at_bridges: None, has_solution: false }
    }

    /// The next solution; none if there are no more or the work is used up.
    pub(super) fn next_solution(&mut self, work: &mut Work<'_, '_>) -> Option<Vec<Links>> {
        // The last one is as good as refuted: others are looked for.
        let mut consistent = if self.has_solution { Err(Contradiction) } else { Ok(()) };
        while !work.is_used_up() {
            consistent = match consistent.and_then(|()| self.conclude(work)) {
                Ok(()) => match self.undecided() {
                    Some(cell) => self.assume(cell),
                    None => {
                        self.has_solution = true;
                        return Some(self.solution());
                    }
                },
                Err(Contradiction) => self.refute_the_last_assumption()?,
            };
        }
        None
    }

    /// Conclusions from cell to cell first; bridges cost a search through the whole board.
    fn conclude(&mut self, work: &mut Work<'_, '_>) -> Result<(), Contradiction> {
        self.knowledge.settle(work)?;
        while self.bridges_are_worth_a_search(work) && self.knowledge.take_has_closed() {
            // Should this be a contradiction, those made before are not far.
            self.steps_at_bridges = None;
            self.bridges.open(&mut self.knowledge, work)?;
            self.knowledge.settle(work)?;
            self.steps_at_bridges = Some(work.left());
        }
        Ok(())
    }

    /// So rarely that they cost no more than in proportion to the rest.
    fn bridges_are_worth_a_search(&self, work: &Work<'_, '_>) -> bool {
        let enough = self.knowledge.cells() as u64 / STEPS_WORTH_BRIDGES;
        self.steps_at_bridges.is_none_or(|left| left - work.left() >= enough)
    }

    /// All cells before the one last assumed are decided.
    fn undecided(&self) -> Option<usize> {
        let first = self.assumptions.last().map_or(0, |assumption| assumption.cell);
        (first..self.knowledge.cells()).find(|&cell| !self.knowledge.candidates(cell).is_decided())
    }

    fn assume(&mut self, cell: usize) -> Result<(), Contradiction> {
        let links = self.knowledge.candidates(cell).first();
        self.assumptions.push(Assumption { cell, links, mark: self.knowledge.mark() });
        self.knowledge.restrict(cell, Candidates::only(links))
    }

    /// Takes it back, and what followed from it: its cell has other links. None if there is none left.
    fn refute_the_last_assumption(&mut self) -> Option<Result<(), Contradiction>> {
        let Assumption { cell, links, mark } = self.assumptions.pop()?;
        self.knowledge.undo(mark);
        Some(self.knowledge.restrict(cell, self.knowledge.candidates(cell).without(links)))
    }

    fn solution(&self) -> Vec<Links> {
        (0..self.knowledge.cells()).map(|cell| self.knowledge.candidates(cell).first()).collect()
    }
}
