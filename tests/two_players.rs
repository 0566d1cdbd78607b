//! The smallest pieces with which two players can share a map, against a computation of all divisions.

mod common;

use catan_hex::grid::Cell;
use catan_hex::random::Seed;
use catan_hex::territories::{Method, Request, TerritoryError};
use common::shared_maps::{any_map, are_even, around, counts, hexagon, players, rhombus, share, share_by};
use proptest::prelude::*;
use std::collections::HashSet;

/// All that matters of the cells passed so far: whose those at the border to the rest are, which of them hang
/// together, how large these pieces are, and how many cells the first player has.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Sweep {
    /// Cell, owner, piece.
    border: Vec<(usize, bool, usize)>,
    sizes: Vec<usize>,
    count: usize,
}

impl Sweep {
    /// The next cell goes to a player; none if a piece becomes too large.
    fn passed(&self, cell: usize, beside: &[usize], owner: bool, most: usize) -> Option<Self> {
        let mut next = self.clone();
        let piece = next.sizes.len();
        next.sizes.push(1);
        for &(_, _, joined) in
            self.border.iter().filter(|&&(other, of, _)| of == owner && beside.contains(&other))
        {
            // The piece may have joined already, and then goes by the new number.
            if next.border.iter().any(|&(_, _, found)| found == joined) {
                next.sizes[piece] += next.sizes[joined];
                next.border.iter_mut().filter(|held| held.2 == joined).for_each(|held| held.2 = piece);
            }
        }
        next.border.push((cell, owner, piece));
        next.count += usize::from(owner);
        (next.sizes[piece] <= most).then_some(next)
    }

    /// Without what lies behind, its pieces numbered in the order of the border.
    fn forgetting(mut self, is_behind: impl Fn(usize) -> bool) -> Self {
        self.border.retain(|&(cell, _, _)| !is_behind(cell));
        let mut numbers: Vec<usize> = Vec::new();
        for held in &mut self.border {
            let number = numbers.iter().position(|&number| number == held.2).unwrap_or_else(|| {
                numbers.push(held.2);
                numbers.len() - 1
            });
            held.2 = number;
        }
        self.sizes = numbers.into_iter().map(|number| self.sizes[number]).collect();
        self
    }
}

/// Whether two players can share cells with pieces of at most so many, evenly or, if that is not asked for,
/// in any way.
fn can_be_shared(cells: &[Cell], most: usize, evenly: bool) -> bool {
    let mut cells = cells.to_vec();
    cells.sort();
    let number = |cell: Cell| cells.binary_search(&cell).ok();
    let beside: Vec<Vec<usize>> =
        cells.iter().map(|&cell| around(cell).filter_map(number).collect()).collect();
    let mut sweeps = HashSet::from([Sweep { border: Vec::new(), sizes: Vec::new(), count: 0 }]);
    for cell in 0..cells.len() {
        let is_behind = |other: usize| beside[other].iter().all(|&beyond| beyond <= cell) && other <= cell;
        sweeps = sweeps
            .iter()
            .flat_map(|sweep| [true, false].map(|owner| sweep.passed(cell, &beside[cell], owner, most)))
            .flatten()
            .map(|sweep| sweep.forgetting(is_behind))
            .map(|sweep| if evenly { sweep } else { Sweep { count: 0, ..sweep } })
            .filter(|sweep| sweep.count <= cells.len().div_ceil(2))
            .collect();
    }
    sweeps.iter().any(|sweep| !evenly || sweep.count >= cells.len() / 2)
}

fn smallest(cells: &[Cell], evenly: bool) -> usize {
    (1..).find(|&most| can_be_shared(cells, most, evenly)).unwrap()
}

fn refusal(cells: &[Cell], max_chunk: i32) -> TerritoryError {
    let request = Request { max_chunk: Some(max_chunk), ..Request::new(2) };
    share_by(Seed::ZERO, cells, &request).map(|_| ()).unwrap_err()
}

/// The largest piece where nothing is said of it.
fn reached(id: i64, cells: &[Cell]) -> usize {
    let shared = share(id, cells, &Request { steps: Some(0), ..Request::new(2) });
    assert!(are_even(&counts(&players(&shared), 2)));
    shared.cells().map(|cell| cell.holding.unwrap().chunk_size).max().unwrap() as usize
}

#[test]
fn the_computation_agrees_with_trying_all_divisions() {
    for cells in [hexagon(1), rhombus(3), rhombus(2)] {
        for most in 1..=cells.len() {
            for evenly in [true, false] {
                let divisions = (0u32..1 << cells.len()).filter(|division| {
                    !evenly || division.count_ones().abs_diff(cells.len() as u32 - division.count_ones()) <= 1
                });
                let fits = |division: u32| {
                    let owners =
                        cells.iter().enumerate().map(|(at, &cell)| (cell, (division >> at & 1) as i32));
                    common::shared_maps::pieces(&owners.collect()).iter().all(|piece| piece.len() <= most)
                };
                let expected = divisions.into_iter().any(fits);
                assert_eq!(can_be_shared(&cells, most, evenly), expected, "{} cells, {most}", cells.len());
            }
        }
    }
}

#[test]
fn hexagons_need_2r_plus_1_and_get_it() {
    for radius in 1..=3 {
        let cells = hexagon(radius);
        let needed = 2 * radius as usize + 1;
        assert_eq!((smallest(&cells, false), smallest(&cells, true)), (needed, needed), "radius {radius}");
    }
    for radius in 1..=25 {
        let cells = hexagon(radius);
        let needed = 2 * radius as usize + 1;
        assert!(reached(radius.into(), &cells) <= needed, "radius {radius}");
        let max_chunk = needed - 1;
        let expected =
            TerritoryError::ChunkTooSmall { max_chunk, least: needed, players: 2, is_proven: true };
        assert_eq!(refusal(&cells, max_chunk as i32), expected);
    }
}

#[test]
fn rhombuses_of_side_n_need_n_and_get_it() {
    for side in 2..=6 {
        let cells = rhombus(side);
        assert_eq!(smallest(&cells, false), side as usize, "side {side}");
    }
    for side in 2..=30 {
        let cells = rhombus(side);
        let least = side as usize;
        assert!(reached(side.into(), &cells) <= least, "side {side}");
        let expected =
            TerritoryError::ChunkTooSmall { max_chunk: least - 1, least, players: 2, is_proven: true };
        assert_eq!(refusal(&cells, side - 1), expected);
    }
}

#[test]
fn islands_of_different_shape_have_stripes_of_different_ways() {
    // Three bars of 3 × 20 cells, each along another way: across, no stripe has more than 3 cells.
    let bars = |length: i32| {
        let bar = (0..3).flat_map(move |a| (0..length).map(move |b| (a, b)));
        bar.flat_map(|(a, b)| [(a, b), (b + 40, a), (b + 100, a + b)]).map(|(x, y)| Cell::new(x, y))
    };
    let cells: Vec<Cell> = bars(20).collect();
    assert_eq!(reached(1, &cells), 3);
    assert!(refusal(&cells, 2).detail().is_some());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn on_small_maps_the_smallest_pieces_are_found(
        cells in any_map().prop_filter("small", |cells| (2..=24).contains(&cells.len())),
        id in 0..1000i64,
    ) {
        let least = smallest(&cells, true);
        let largest = reached(id, &cells);
        prop_assert!(largest <= least, "{} instead of {}", largest, least);
        if least > 1 {
            let expected =
                TerritoryError::ChunkTooSmall { max_chunk: least - 1, least, players: 2, is_proven: true };
            prop_assert_eq!(refusal(&cells, least as i32 - 1), expected);
        }
    }

    #[test]
    fn what_is_called_proven_is(cells in any_map().prop_filter("not large", |cells| (25..=36).contains(&cells.len()))) {
        let mut max_chunk = 0;
        // What is refused as proven cannot be had.
        while let TerritoryError::ChunkTooSmall { is_proven, least, .. } = {
            max_chunk += 1;
            let request = Request { max_chunk: Some(max_chunk), method: Method::Deal, ..Request::new(2) };
            match share_by(Seed::ZERO, &cells, &request) {
                Ok(_) => return Ok(()),
                Err(error) => error,
            }
        } {
            prop_assert!(least > max_chunk as usize);
            if is_proven {
                prop_assert!(!can_be_shared(&cells, max_chunk as usize, true), "{} can be had", max_chunk);
            }
        }
    }
}
