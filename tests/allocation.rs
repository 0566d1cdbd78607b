//! A board allocates nothing.

use catan_hex::catan::{Board, RandomEra, RedTest, Rules};
use catan_hex::random::Seed;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::hint::black_box;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn dealing_a_board_and_reading_it_allocates_nothing() {
    let seeds: Vec<Seed> = (0..1000).map(|id| Seed::from_id(id).unwrap()).collect();
    let region = Region::new(ALLOCATOR);
    black_box(Box::new(1));
    assert_eq!(region.change().allocations, 1, "the counter counts");

    let region = Region::new(ALLOCATOR);
    for random in [RandomEra::Pg15, RandomEra::Pg12, RandomEra::Pg11] {
        let rules = Rules { random, reds_apart: true, red_test: RedTest::Board };
        for &seed in &seeds {
            let board = Board::deal(seed, rules);
            black_box(board.tiles().map(black_box).count());
            black_box(board.harbors().map(black_box).count());
        }
    }
    assert_eq!(region.change().allocations, 0);
}
