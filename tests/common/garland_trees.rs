//! Spanning trees on squares and hexagons, to try solvers of garlands on. Shares no code with the product's own generator.
#![allow(dead_code, reason = "not every user needs all")]

use catan_hex::garland::{Adjacency, Links};
use catan_hex::grid::{Cell, CellMap, Range};
use catan_hex::interrupt::Interrupt;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// A board's shape and where its supply comes in.
pub struct Shape {
    pub adjacency: Adjacency,
    pub supply: Option<(usize, u8)>,
    source: usize,
}

pub fn squares(width: i32, height: i32) -> Shape {
    let cells: Vec<Cell> = (0..height).flat_map(|y| (0..width).map(move |x| Cell::new(x, y))).collect();
    let source = cells.len() - 1;
    let adjacency = adjacency(&cells, Adjacency::of_squares);
    Shape { adjacency, supply: Some((source, 2)), source }
}

pub fn hexagons(radius: i32) -> Shape {
    let cells: Vec<Cell> =
        Range::new(Cell::new(0, 0), radius).unwrap().by_rows().map(|found| found.cell).collect();
    Shape { adjacency: adjacency(&cells, Adjacency::of_hexagons), supply: None, source: cells.len() / 2 }
}

type Maker = fn(&[Cell], &CellMap, &mut Interrupt<'_>) -> Adjacency;

fn adjacency(cells: &[Cell], make: Maker) -> Adjacency {
    let mut nothing = || {};
    let interrupt = &mut Interrupt::new(&mut nothing);
    let map = CellMap::of("cells", cells.iter().copied(), interrupt).unwrap();
    make(cells, &map, interrupt)
}

impl Shape {
    pub fn cells(&self) -> usize {
        self.adjacency.cells()
    }

    /// No links but the one to the supply.
    pub fn bare(&self) -> Vec<Links> {
        let mut links = vec![0; self.cells()];
        if let Some((cell, side)) = self.supply {
            links[cell] |= 1 << side;
        }
        links
    }

    /// Runs of one to `longest` random steps to free cells, each from any used cell that has a free neighbor.
    pub fn tree_grown_anywhere(&self, seed: u64, longest: usize) -> Vec<Links> {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut links = self.bare();
        let mut is_used = vec![false; self.cells()];
        is_used[self.source] = true;
        let mut used = vec![self.source];
        while !used.is_empty() {
            let start = random.random_range(0..used.len());
            let at = used[start];
            let length = random.random_range(1..=longest);
            let taken = self.run(at, length, &mut links, &mut is_used, &mut random);
            if taken.is_empty() {
                used.swap_remove(start);
            }
            used.extend(taken);
        }
        links
    }

    /// Runs of up to five random steps to free cells, each from the oldest cell with a free neighbor.
    pub fn tree(&self, seed: u64) -> Vec<Links> {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut links = self.bare();
        let mut is_used = vec![false; self.cells()];
        is_used[self.source] = true;
        let mut used = vec![self.source];
        let mut oldest = 0;
        while oldest < used.len() {
            let taken = self.run(used[oldest], 5, &mut links, &mut is_used, &mut random);
            oldest += usize::from(taken.is_empty());
            used.extend(taken);
        }
        links
    }

    /// The cells of a run, which ends early where no neighbor is free.
    fn run(
        &self,
        start: usize,
        length: usize,
        links: &mut [Links],
        is_used: &mut [bool],
        random: &mut SmallRng,
    ) -> Vec<usize> {
        let mut taken = Vec::new();
        let mut at = start;
        while taken.len() < length {
            let free: Vec<u8> = (0..self.adjacency.sides())
                .filter(|&side| self.adjacency.neighbor(at, side).is_some_and(|to| !is_used[to]))
                .collect();
            if free.is_empty() {
                break;
            }
            let side = free[random.random_range(0..free.len())];
            let to = self.adjacency.neighbor(at, side).unwrap();
            links[at] |= 1 << side;
            links[to] |= 1 << self.adjacency.opposite(side);
            is_used[to] = true;
            taken.push(to);
            at = to;
        }
        taken
    }
}
