//! Borders without which the board would fall apart.

use super::knowledge::{Contradiction, Knowledge};
use super::work::Work;
use crate::garland::Adjacency;

/// Room for the search, kept from one to the next.
#[derive(Debug)]
pub(super) struct Bridges {
    /// When the search came to each cell, from 1; 0 where it did not.
    found: Vec<u32>,
    /// The earliest cell that is reached from beyond each without the border by which the search came.
    earliest: Vec<u32>,
    /// The cells on the way to where the search stands.
    way: Vec<Step>,
    bridges: Vec<(u32, u8)>,
}

#[derive(Debug, Clone, Copy)]
struct Step {
    cell: u32,
    /// The side by which the search came; none of the cell's for the first.
    back: u8,
    next: u8,
}

impl Bridges {
    pub(super) fn new(cells: usize) -> Self {
        Self { found: vec![0; cells], earliest: vec![0; cells], way: Vec::new(), bridges: Vec::new() }
    }

    /// Opens all borders not known to be closed that are the only way between two parts of the board.
    ///
    /// Tarjan's: a border is a bridge if nothing beyond it leads back before it. One search through all cells.
    pub(super) fn open(
        &mut self,
        knowledge: &mut Knowledge<'_>,
        work: &mut Work<'_, '_>,
    ) -> Result<(), Contradiction> {
        let cells = knowledge.cells();
        work.spend(cells as u32);
        if self.search(knowledge) < cells {
            return Err(Contradiction);
        }
        for (cell, side) in self.bridges.drain(..) {
            knowledge.open(cell as usize, side, work)?;
        }
        Ok(())
    }

    /// Fills in the bridges that are not known to be open. Returns how many cells it came to.
    fn search(&mut self, knowledge: &Knowledge<'_>) -> usize {
        let adjacency = knowledge.adjacency();
        self.found.fill(0);
        self.bridges.clear();
        self.way.clear();
        let mut count = 0;
        self.arrive(0, u8::MAX, &mut count);
        while let Some(Step { cell, back, next }) = self.way.last_mut() {
            let (from, side) = (*cell as usize, *next);
            if side == adjacency.sides() {
                self.go_back(knowledge, adjacency);
                continue;
            }
            *next += 1;
            if side == *back || knowledge.passable(from) >> side & 1 == 0 {
                continue;
            }
            if let Some(to) = adjacency.neighbor(from, side) {
                if self.found[to] == 0 {
                    self.arrive(to, adjacency.opposite(side), &mut count);
                } else {
                    self.earliest[from] = self.earliest[from].min(self.found[to]);
                }
            }
        }
        count as usize
    }

    fn arrive(&mut self, cell: usize, back: u8, count: &mut u32) {
        *count += 1;
        self.found[cell] = *count;
        self.earliest[cell] = *count;
        self.way.push(Step { cell: cell as u32, back, next: 0 });
    }

    fn go_back(&mut self, knowledge: &Knowledge<'_>, adjacency: &Adjacency) {
        let Some(Step { cell, back, .. }) = self.way.pop() else { return };
        let Some(&Step { cell: parent, .. }) = self.way.last() else { return };
        let (here, parent) = (cell as usize, parent as usize);
        self.earliest[parent] = self.earliest[parent].min(self.earliest[here]);
        if self.earliest[here] == self.found[here] && !knowledge.is_open(here, back) {
            debug_assert_eq!(adjacency.neighbor(here, back), Some(parent));
            self.bridges.push((cell, back));
        }
    }
}
