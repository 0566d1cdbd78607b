//! Maps that are shared among players, and what can be counted of them without the library.

use catan_hex::grid::{Cell, CellArray, Range};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use catan_hex::territories::{Request, Territories, TerritoryError};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

pub fn hexagon(radius: i32) -> Vec<Cell> {
    Range::new(Cell::new(0, 0), radius).unwrap().by_rows().map(|found| found.cell).collect()
}

pub fn rhombus(side: i32) -> Vec<Cell> {
    (0..side).flat_map(|x| (0..side).map(move |y| Cell::new(x, y))).collect()
}

/// The cells shared for a seed.
pub fn share_by(seed: Seed, cells: &[Cell], request: &Request) -> Result<Territories, TerritoryError> {
    let numbers: Vec<i32> = cells.iter().flat_map(|cell| [cell.x, cell.y]).collect();
    let array = CellArray::new("cells", &numbers, 2, 2, 2)?;
    Territories::share(seed, &array, request, &mut Interrupt::new(&mut || {}))
}

/// The same for the seed of an id, if it can be done.
pub fn share(id: i64, cells: &[Cell], request: &Request) -> Territories {
    share_by(Seed::from_id(id).unwrap(), cells, request).unwrap_or_else(|error| panic!("seed {id}: {error}"))
}

/// The players in the order of the cells, 0 for nobody.
pub fn players(shared: &Territories) -> Vec<i32> {
    shared.cells().map(|cell| cell.holding.map_or(0, |holding| holding.player)).collect()
}

/// Cells of each player, from the first on.
pub fn counts(players: &[i32], number: i32) -> Vec<usize> {
    (1..=number).map(|player| players.iter().filter(|&&found| found == player).count()).collect()
}

pub fn are_even(counts: &[usize]) -> bool {
    counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 1
}

/// The pieces of cells with equal marks, in the order of their first cells.
pub fn pieces(marks: &BTreeMap<Cell, i32>) -> Vec<BTreeSet<Cell>> {
    let mut left: BTreeSet<Cell> = marks.keys().copied().collect();
    let mut pieces = Vec::new();
    while let Some(&first) = left.first() {
        let mut piece = BTreeSet::new();
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            if left.contains(&cell) && marks[&cell] == marks[&first] {
                left.remove(&cell);
                piece.insert(cell);
                open.extend(around(cell));
            }
        }
        pieces.push(piece);
    }
    pieces
}

/// The cells one step away, by their centers' distance.
pub fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    let near = (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (dx, dy)));
    // Centers lie at (y - x / 2, x · √3 / 2).
    let is_near = |&(dx, dy): &(i32, i32)| (2 * dy - dx).pow(2) + 3 * dx.pow(2) == 4;
    near.filter(is_near).map(move |(dx, dy)| Cell::new(cell.x + dx, cell.y + dy))
}

/// Blobs, islands, maps with holes, lines, combs, sets in which no two cells touch, and single cells.
pub fn any_map() -> impl Strategy<Value = Vec<Cell>> {
    let square = |side: i32| (0..side).flat_map(move |x| (0..side).map(move |y| Cell::new(x - 3, y - 3)));
    let scattered = (2..13i32, 1u32..11, prop::collection::vec(0u32..10, 12 * 12)).prop_map(
        move |(side, share, draws)| {
            square(side).zip(draws).filter(|&(_, draw)| draw < share).map(|(cell, _)| cell).collect()
        },
    );
    let blob = prop::collection::vec(any::<prop::sample::Index>(), 1..90).prop_map(|choices| {
        let mut blob = vec![Cell::new(0, 0)];
        for choice in choices {
            let beside: Vec<Cell> =
                blob.iter().flat_map(|&cell| around(cell)).filter(|cell| !blob.contains(cell)).collect();
            blob.push(*choice.get(&beside));
        }
        blob
    });
    let islands = prop::collection::vec((0..4i32, -3..3i32, -3..3i32), 1..5).prop_map(|islands| {
        let cells = islands.into_iter().flat_map(|(radius, x, y)| {
            hexagon(radius).into_iter().map(move |cell| Cell::new(cell.x + 8 * x, cell.y + 8 * y))
        });
        cells.collect::<BTreeSet<Cell>>().into_iter().collect()
    });
    let line = (1..60i32, 0..3usize).prop_map(|(length, way)| {
        let step = [(0, 1), (1, 0), (1, 1)][way];
        (0..length).map(|at| Cell::new(at * step.0, at * step.1)).collect()
    });
    // One of three kinds of cells that do not touch, or two of them, which are unlike to the three of a coloring.
    let lattice = (2..12i32, 0..3i32, any::<bool>()).prop_map(move |(side, kind, is_one)| {
        square(side).filter(|cell| ((cell.x + cell.y).rem_euclid(3) == kind) == is_one).collect()
    });
    let comb = (1..9i32, 1..9i32).prop_map(|(teeth, length)| {
        let spine = (0..2 * teeth).map(|y| Cell::new(0, y));
        spine.chain((0..teeth).flat_map(|tooth| (1..=length).map(move |x| Cell::new(x, 2 * tooth)))).collect()
    });
    let any = prop_oneof![scattered, blob, islands, line, lattice, comb];
    any.prop_filter("at least one cell", |cells: &Vec<Cell>| !cells.is_empty())
}
