//! What is known of a board on the way to its solution.

use super::candidates::Candidates;
use super::components::{Components, Joined};
use super::work::Work;
use crate::garland::{Adjacency, Links};

/// Of each cell how its piece may still lie and which sides are open or closed for sure; which cells are connected by open
/// sides. All changes are on a trail, so that assumptions can be taken back.
#[derive(Debug)]
pub(super) struct Knowledge<'a> {
    adjacency: &'a Adjacency,
    cells: Vec<KnownCell>,
    components: Components,
    /// Cells whose candidates became fewer, not yet looked at.
    changed: Vec<u32>,
    /// Components that were left with one exit.
    narrow: Vec<u32>,
    trail: Vec<Change>,
    /// Whether a side was closed since bridges were last looked for.
    has_closed: bool,
}

#[derive(Debug, Clone, Copy)]
struct KnownCell {
    candidates: Candidates,
    /// Both sides of a border between cells are always known at once.
    open: Links,
    closed: Links,
    has_changed: bool,
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Candidates { cell: u32, former: Candidates },
    Border { cell: u32, side: u8 },
    Join(Joined),
}

/// What is known cannot be.
#[derive(Debug)]
pub(super) struct Contradiction;

type Consistent = Result<(), Contradiction>;

impl<'a> Knowledge<'a> {
    /// Nothing known but the pieces and the rim, which is closed except for the supply.
    pub(super) fn new(
        adjacency: &'a Adjacency,
        pieces: &[Links],
        supply: Option<(usize, u8)>,
        work: &mut Work<'_, '_>,
    ) -> Result<Self, Contradiction> {
        let sides = adjacency.sides();
        let inner = |cell| adjacency.inner_sides(cell);
        let cells = pieces.iter().enumerate().map(|(cell, &piece)| KnownCell {
            candidates: Candidates::turns_of(piece, sides),
            open: 0,
            closed: !inner(cell),
            has_changed: true,
        });
        let exits: Vec<u32> = (0..pieces.len()).map(|cell| inner(cell).count_ones()).collect();
        let mut knowledge = Self {
            adjacency,
            cells: cells.collect(),
            narrow: (0..pieces.len() as u32).filter(|&cell| exits[cell as usize] < 2).collect(),
            components: Components::apart(exits),
            changed: (0..pieces.len() as u32).rev().collect(),
            trail: Vec::new(),
            has_closed: true,
        };
        knowledge.close_the_rim(supply, work)?;
        Ok(knowledge)
    }

    fn close_the_rim(&mut self, supply: Option<(usize, u8)>, work: &mut Work<'_, '_>) -> Consistent {
        for cell in 0..self.cells.len() {
            work.spend(1);
            for side in
                (0..self.adjacency.sides()).filter(|&side| self.adjacency.neighbor(cell, side).is_none())
            {
                let candidates = self.cells[cell].candidates;
                let left = if supply == Some((cell, side)) {
                    candidates.with_open(side)
                } else {
                    candidates.with_closed(side)
                };
                self.restrict(cell, left)?;
            }
        }
        Ok(())
    }

    pub(super) fn adjacency(&self) -> &'a Adjacency {
        self.adjacency
    }

    pub(super) fn cells(&self) -> usize {
        self.cells.len()
    }

    pub(super) fn candidates(&self, cell: usize) -> Candidates {
        self.cells[cell].candidates
    }

    /// Sides beyond which there is a cell, not known to be closed.
    #[inline]
    pub(super) fn passable(&self, cell: usize) -> Links {
        !self.cells[cell].closed
    }

    /// Whether a side is known to be open.
    #[inline]
    pub(super) fn is_open(&self, cell: usize, side: u8) -> bool {
        self.cells[cell].open >> side & 1 == 1
    }

    /// Whether a side was closed since the last call.
    pub(super) fn take_has_closed(&mut self) -> bool {
        core::mem::take(&mut self.has_closed)
    }

    /// How long the trail is: [`undo`](Self::undo) leads back here.
    pub(super) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Forgets all that was found since, and what is still to be looked at.
    pub(super) fn undo(&mut self, mark: usize) {
        for cell in self.changed.drain(..) {
            self.cells[cell as usize].has_changed = false;
        }
        self.narrow.clear();
        while self.trail.len() > mark {
            match self.trail.pop() {
                Some(Change::Candidates { cell, former }) => self.cells[cell as usize].candidates = former,
                Some(Change::Border { cell, side }) => self.forget_border(cell as usize, side),
                Some(Change::Join(joined)) => self.components.part(joined),
                None => return,
            }
        }
    }

    fn forget_border(&mut self, cell: usize, side: u8) {
        if let Some(beyond) = self.adjacency.neighbor(cell, side) {
            for (cell, side) in [(cell, side), (beyond, self.adjacency.opposite(side))] {
                self.cells[cell].open &= !(1 << side);
                self.cells[cell].closed &= !(1 << side);
                self.components.give_exit(cell);
            }
        }
    }

    /// Leaves a cell only some of its candidates.
    pub(super) fn restrict(&mut self, cell: usize, left: Candidates) -> Consistent {
        let known = &mut self.cells[cell];
        if left == known.candidates {
            return Ok(());
        }
        if left.is_empty() {
            return Err(Contradiction);
        }
        self.trail.push(Change::Candidates { cell: cell as u32, former: known.candidates });
        known.candidates = left;
        if !known.has_changed {
            known.has_changed = true;
            self.changed.push(cell as u32);
        }
        Ok(())
    }

    /// Draws all conclusions from one cell to the next, and from components to their only exits.
    pub(super) fn settle(&mut self, work: &mut Work<'_, '_>) -> Consistent {
        loop {
            if let Some(cell) = self.changed.pop() {
                work.spend(1);
                self.cells[cell as usize].has_changed = false;
                self.tell_neighbors(cell as usize, work)?;
            } else if let Some(component) = self.narrow.pop() {
                self.leave_by_the_only_exit(component, work)?;
            } else {
                return Ok(());
            }
        }
    }

    /// Sides on which all candidates agree become known.
    fn tell_neighbors(&mut self, cell: usize, work: &mut Work<'_, '_>) -> Consistent {
        for side in 0..self.adjacency.sides() {
            let KnownCell { candidates, open, closed, .. } = self.cells[cell];
            if (open | closed) >> side & 1 == 1 {
                continue;
            }
            if candidates.with_closed(side).is_empty() {
                self.open(cell, side, work)?;
            } else if candidates.with_open(side).is_empty() {
                self.close(cell, side)?;
            }
        }
        Ok(())
    }

    /// A border of which nothing is known turns out to be open: two components become one, and whatever else lies between
    /// them is closed, or there would be a loop.
    pub(super) fn open(&mut self, cell: usize, side: u8, work: &mut Work<'_, '_>) -> Consistent {
        let Some(beyond) = self.adjacency.neighbor(cell, side) else { return Ok(()) };
        let facing = self.adjacency.opposite(side);
        let (one, other) = (self.components.of(cell), self.components.of(beyond));
        if one == other {
            return Err(Contradiction);
        }
        self.cells[cell].open |= 1 << side;
        self.cells[beyond].open |= 1 << facing;
        self.border_is_known(cell, side, beyond);
        self.restrict(cell, self.cells[cell].candidates.with_open(side))?;
        self.restrict(beyond, self.cells[beyond].candidates.with_open(facing))?;
        let joined = self.components.join(one, other);
        self.trail.push(Change::Join(joined));
        self.close_between(joined, work)?;
        self.look_at_exits(joined.kept)
    }

    /// A border of which nothing is known turns out to be closed.
    fn close(&mut self, cell: usize, side: u8) -> Consistent {
        let Some(beyond) = self.adjacency.neighbor(cell, side) else { return Ok(()) };
        let facing = self.adjacency.opposite(side);
        self.cells[cell].closed |= 1 << side;
        self.cells[beyond].closed |= 1 << facing;
        self.has_closed = true;
        self.border_is_known(cell, side, beyond);
        self.restrict(cell, self.cells[cell].candidates.with_closed(side))?;
        self.restrict(beyond, self.cells[beyond].candidates.with_closed(facing))?;
        self.look_at_exits(self.components.of(cell))?;
        self.look_at_exits(self.components.of(beyond))
    }

    fn border_is_known(&mut self, cell: usize, side: u8, beyond: usize) {
        self.trail.push(Change::Border { cell: cell as u32, side });
        self.components.take_exit(cell);
        self.components.take_exit(beyond);
    }

    /// Closes what is unknown within a component that was just joined; the cells absorbed are the fewer to go through.
    fn close_between(&mut self, joined: Joined, work: &mut Work<'_, '_>) -> Consistent {
        let absorbed = self.components.size(joined.absorbed);
        work.spend(absorbed);
        let mut cell = joined.kept as usize;
        for _ in 0..absorbed {
            cell = self.components.after(cell);
            let KnownCell { open, closed, .. } = self.cells[cell];
            for side in (0..self.adjacency.sides()).filter(|side| (open | closed) >> side & 1 == 0) {
                let beyond = self.adjacency.neighbor(cell, side);
                if beyond.is_some_and(|beyond| self.components.of(beyond) == joined.kept) {
                    self.close(cell, side)?;
                }
            }
        }
        Ok(())
    }

    /// A component without an exit must be the whole board.
    fn look_at_exits(&mut self, component: u32) -> Consistent {
        match self.components.exits(component) {
            0 if (self.components.size(component) as usize) < self.cells.len() => Err(Contradiction),
            1 => {
                self.narrow.push(component);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn leave_by_the_only_exit(&mut self, component: u32, work: &mut Work<'_, '_>) -> Consistent {
        // It may have been joined to another since, or left, or closed.
        if self.components.of(component as usize) != component {
            return Ok(());
        }
        if self.components.exits(component) == 0 {
            return self.look_at_exits(component);
        }
        if self.components.exits(component) > 1 {
            return Ok(());
        }
        work.spend(self.components.size(component));
        let exit = self.components.members(component).find_map(|cell| {
            let KnownCell { open, closed, .. } = self.cells[cell];
            let unknown = !(open | closed);
            (unknown != 0).then(|| (cell, unknown.trailing_zeros() as u8))
        });
        exit.map_or(Ok(()), |(cell, side)| self.open(cell, side, work))
    }
}
