//! A board as an SVG document.

use catan_hex::catan::{self, Board, Rules};
use catan_hex::random::Seed;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

fn svg(criterion: &mut Criterion) {
    let board = Board::deal(Seed::from_id(7).expect("a small id"), Rules::default());
    let (tiles, harbors): (Vec<_>, Vec<_>) = (board.tiles().collect(), board.harbors().collect());
    criterion.bench_function("svg", |bencher| {
        bencher.iter(|| catan::svg(black_box(&tiles), black_box(&harbors)));
    });
}

criterion_group!(benches, svg);
criterion_main!(benches);
