//! Garlands from a seed, and where their light comes to.

use catan_hex::garland::{Board, Growth, Puzzle, Wiring, lit};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn puzzle(side: i32, growth: Growth, id: i64) -> (Board, Puzzle) {
    let mut check = || ();
    let interrupt = &mut Interrupt::new(&mut check);
    let board = Board::rectangle(side, side, interrupt).expect("a small board");
    let wiring = Wiring::new(growth, 5, false).expect("a length");
    let seed = Seed::from_id(id).expect("a small id");
    let puzzle = Puzzle::new(&board, seed, wiring, interrupt).expect("any garland will do");
    (board, puzzle)
}

fn garland(criterion: &mut Criterion) {
    for growth in [Growth::Oldest, Growth::Random] {
        let mut group = criterion.benchmark_group(format!("garland {growth:?}"));
        for side in [10, 1000] {
            if side > 100 {
                group.sample_size(10);
            }
            let mut id = 0;
            group.bench_function(format!("{side} x {side}"), |bencher| {
                bencher.iter(|| {
                    id += 1;
                    black_box(puzzle(side, growth, id))
                });
            });
        }
        group.finish();
    }
}

fn light(criterion: &mut Criterion) {
    let (board, puzzle) = puzzle(1000, Growth::Oldest, 1);
    criterion.bench_function("garland lit 1000 x 1000", |bencher| {
        bencher.iter(|| lit(&board, black_box(&puzzle.links), &mut Interrupt::new(&mut || ())));
    });
}

criterion_group!(benches, garland, light);
criterion_main!(benches);
