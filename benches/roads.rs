//! The longest road: of what players have, of the whole base board, and of the worst 72 edges that are known.

use catan_hex::catan::longest_road;
use catan_hex::grid::{Cell, CellArray, Edge, HexagonBoard};
use catan_hex::interrupt::Interrupt;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::hint::black_box;

/// Edges that take the longest, as far as a search by small changes has found: a row of cells a line, for each cell the sum of
/// 2^k over its edges.
const WORST: [&str; 8] = [
    "7000000000",
    "3400000000",
    "1600000000",
    "0160000000",
    "0173400000",
    "0774777400",
    "0777777772",
    "0177700200",
];

/// As an argument has them.
fn numbers(roads: impl IntoIterator<Item = Edge>) -> Vec<i32> {
    roads.into_iter().flat_map(|road| [road.cell.x, road.cell.y, road.k()]).collect()
}

/// Road after road, each next to one that is there, as a player builds.
fn built(count: usize, generator: &mut impl Rng) -> BTreeSet<Edge> {
    let first = Cell::new(0, 0).edges().expect("far from the border")[0];
    let mut roads = vec![first];
    while roads.len() < count {
        let from = roads[generator.random_range(0..roads.len())];
        let next = from.neighbors().expect("far from the border")[generator.random_range(0..4)];
        if !roads.contains(&next) {
            roads.push(next);
        }
    }
    roads.into_iter().collect()
}

fn worst() -> Vec<i32> {
    let cells =
        (0..).zip(WORST).flat_map(|(x, row)| (0..).zip(row.bytes()).map(move |(y, sum)| (x, y, sum - b'0')));
    let edges =
        cells.flat_map(|(x, y, sum)| (0..3).filter(move |k| sum >> k & 1 == 1).map(move |k| [x, y, k]));
    edges.flatten().collect()
}

fn length(numbers: &[i32]) -> i32 {
    let rows = |argument, numbers| CellArray::new(argument, numbers, 3, 3, 3).expect("three numbers a row");
    let (edges, blocked) = (rows("edges", numbers), rows("blocked", &[]));
    longest_road(&edges, &blocked, &mut Interrupt::new(&mut || {})).expect("at most 72 edges, each once")
}

fn roads(criterion: &mut Criterion) {
    let mut generator = SmallRng::seed_from_u64(15);
    let players: Vec<Vec<i32>> = (0..100).map(|_| numbers(built(15, &mut generator))).collect();
    let tiles = HexagonBoard::new(2).expect("a small radius");
    let board: BTreeSet<Edge> = tiles.flat_map(|tile| tile.edges().expect("far from the border")).collect();
    let (board, worst) = (numbers(board), worst());
    assert_eq!((board.len(), worst.len()), (3 * 72, 3 * 72));

    let mut group = criterion.benchmark_group("longest_road");
    group.bench_function("100_players_of_15_roads", |bencher| {
        bencher.iter(|| players.iter().map(|roads| length(black_box(roads))).sum::<i32>());
    });
    group.bench_function("base_board", |bencher| bencher.iter(|| length(black_box(&board))));
    group.bench_function("worst_known", |bencher| bencher.iter(|| length(black_box(&worst))));
    group.finish();
}

criterion_group!(benches, roads);
criterion_main!(benches);
