//! How a garland grows over its board: run by run, until it is everywhere.

use super::{Adjacency, Board, Links};
use crate::grid::GridError;
use crate::interrupt::Interrupt;
use crate::random::{Generator, Pg15};

/// Where the next run starts, and how long runs are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Growth {
    /// At the oldest cell with a free neighbor; runs are as long as they can be.
    Oldest,
    /// At any cell with a free neighbor, all equally likely; so are all lengths up to the longest. Every spanning tree can
    /// come, whatever the longest length is.
    Random,
}

impl Growth {
    /// The growth of a name: oldest, random.
    ///
    /// # Errors
    /// [`GridError::UnknownName`].
    pub fn named(name: &str) -> Result<Self, GridError> {
        match name {
            "oldest" => Ok(Self::Oldest),
            "random" => Ok(Self::Random),
            _ => Err(GridError::unknown_name("growth", "oldest or random", name)),
        }
    }
}

/// A number below `count`, all equally likely: one draw.
pub(super) fn pick(count: usize, generator: &mut Pg15) -> usize {
    Pg15::scaled(generator.draw_bits(), count as u64) as usize
}

/// The links of a spanning tree over all cells, the supply's side open too.
///
/// A run starts at a cell of the tree with a free neighbor, at first at the source, and adds up to `max_length` cells, each
/// a free neighbor of the one before, all equally likely. Draws: for [`Growth::Random`] a run's start, again for as long as
/// it is a cell without free neighbors, and its length; for each cell the side that leads to it, counted among the free
/// ones clockwise from the first.
pub(super) fn spanning_tree(
    board: &Board,
    growth: Growth,
    max_length: usize,
    generator: &mut Pg15,
    interrupt: &mut Interrupt<'_>,
) -> Vec<Links> {
    let mut tree = Tree::of_source(board);
    let mut starts = Starts { cells: vec![board.source() as u32], passed: 0 };
    while let Some(start) = starts.next(growth, &tree, generator) {
        let length = match growth {
            Growth::Oldest => max_length,
            Growth::Random => 1 + pick(max_length, generator),
        };
        let mut end = start;
        for _ in 0..length {
            interrupt.round();
            let Some(next) = tree.grow(end, generator) else { break };
            starts.cells.push(next as u32);
            end = next;
        }
    }
    tree.links
}

/// A part of the board's cells, linked.
struct Tree<'a> {
    adjacency: &'a Adjacency,
    links: Vec<Links>,
    /// By cell, the sides behind which lie cells that do not belong to the tree.
    free: Vec<Links>,
}

impl<'a> Tree<'a> {
    fn of_source(board: &'a Board) -> Self {
        let adjacency = board.adjacency();
        let mut links = vec![0; adjacency.cells()];
        links[board.source()] = board.supply_links(board.source());
        let free = (0..adjacency.cells()).map(|cell| adjacency.inner_sides(cell)).collect();
        let mut tree = Self { adjacency, links, free };
        tree.take(board.source());
        tree
    }

    fn has_free_neighbor(&self, cell: usize) -> bool {
        self.free[cell] != 0
    }

    /// Links a free neighbor to a cell of the tree.
    fn grow(&mut self, cell: usize, generator: &mut Pg15) -> Option<usize> {
        let mut free = self.free[cell];
        if free == 0 {
            return None;
        }
        for _ in 0..pick(free.count_ones() as usize, generator) {
            free &= free - 1;
        }
        let side = free.trailing_zeros() as u8;
        let next = self.adjacency.neighbor(cell, side)?;
        self.links[cell] |= 1 << side;
        self.links[next] |= 1 << self.adjacency.opposite(side);
        self.take(next);
        Some(next)
    }

    /// To its neighbors the cell is no longer free.
    fn take(&mut self, cell: usize) {
        for side in 0..self.adjacency.sides() {
            if let Some(next) = self.adjacency.neighbor(cell, side) {
                self.free[next] &= !(1 << self.adjacency.opposite(side));
            }
        }
    }
}

/// The cells that runs may start at. Each is there from when it is linked until it is met without free neighbors: it never
/// gets any again.
struct Starts {
    cells: Vec<u32>,
    /// How many at the front are done with.
    passed: usize,
}

impl Starts {
    fn next(&mut self, growth: Growth, tree: &Tree<'_>, generator: &mut Pg15) -> Option<usize> {
        match growth {
            Growth::Oldest => {
                let waiting = &self.cells[self.passed..];
                let at = waiting.iter().position(|&cell| tree.has_free_neighbor(cell as usize))?;
                self.passed += at;
                Some(waiting[at] as usize)
            }
            Growth::Random => loop {
                if self.cells.is_empty() {
                    return None;
                }
                let at = pick(self.cells.len(), generator);
                let cell = self.cells[at] as usize;
                if tree.has_free_neighbor(cell) {
                    return Some(cell);
                }
                self.cells.swap_remove(at);
            },
        }
    }
}
