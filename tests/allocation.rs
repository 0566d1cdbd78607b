//! A board, its intersections and its measures allocate nothing.

mod common;

use catan_hex::catan::{Dealer, Imbalance, Metrics, Preset, RandomEra, Rules};
use catan_hex::grid::CellArray;
use catan_hex::random::Seed;
use common::{deal, dealer};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::hint::black_box;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn dealing_a_board_reading_and_measuring_it_allocates_nothing() {
    let seeds: Vec<Seed> = (0..1000).map(|id| Seed::from_id(id).unwrap()).collect();
    assert!(allocations(|| drop(black_box(Box::new(1)))) > 0, "the counter counts");

    let eras = [RandomEra::Pg15, RandomEra::Pg12, RandomEra::Pg11]
        .map(|random| Rules { random, ..Rules::default() });
    let strict = Rules { two_twelve_apart: true, equal_apart: true, max_pips: Some(12), ..Rules::default() };
    let expansion = Rules::preset(Preset::Expansion);
    let dealers: Vec<_> = eras.into_iter().chain([strict, expansion]).map(dealer).collect();
    // The thread of the test harness allocates too, while it starts to wait, but not every time.
    let fewest = (0..3).map(|_| allocations(|| deal_and_measure(&dealers, &seeds))).min();
    assert_eq!(fewest, Some(0));
}

fn allocations(work: impl FnOnce()) -> usize {
    let region = Region::new(ALLOCATOR);
    work();
    region.change().allocations
}

fn deal_and_measure(dealers: &[Dealer], seeds: &[Seed]) {
    let occupied = CellArray::new("occupied", &[2, 2, 0, 0, 0, 1], 3, 3, 3).unwrap();
    for dealer in dealers {
        for &seed in seeds {
            let board = deal(dealer, seed);
            black_box(board.tiles().map(black_box).count());
            black_box(board.harbors().map(black_box).count());
            black_box(board.sites().map(black_box).count());
            black_box(board.yields(None).unwrap().map(black_box).count());
            black_box(board.map().settlement_sites(&occupied).unwrap().map(black_box).count());
            black_box(Imbalance::of(&board).fairness());
            black_box(Metrics::of(&board));
        }
    }
}
