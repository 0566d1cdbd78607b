//! Boards of garlands solved, each with the proof that there is no other solution or a second one.

#[path = "../tests/common/garland_trees.rs"]
mod garland_trees;

use catan_hex::garland::{Links, solve};
use catan_hex::interrupt::Interrupt;
use criterion::{Criterion, criterion_group, criterion_main};
use garland_trees::{Shape, hexagons, squares};
use std::hint::black_box;

const SEEDS: u64 = 200;

fn solver(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("garland_solver");
    group.throughput(criterion::Throughput::Elements(SEEDS));
    group.sample_size(20);
    let shapes: [(&str, Shape); 3] =
        [("10x10", squares(10, 10)), ("20x20", squares(20, 20)), ("61_hexagons", hexagons(4))];
    for (name, shape) in shapes {
        let boards: Vec<Vec<Links>> = (0..SEEDS).map(|seed| shape.tree(seed)).collect();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for pieces in &boards {
                    let found =
                        solve(&shape.adjacency, pieces, shape.supply, &mut Interrupt::new(&mut || {}));
                    assert!(black_box(found).is_ok_and(|found| found.solutions > 0));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, solver);
criterion_main!(benches);
