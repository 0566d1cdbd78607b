//! A board with PostgreSQL's exact draws against the same rejection with a plain Fisher–Yates shuffle.

use catan_hex::catan::{Board, BoardMap, Dealer, Picture, Rules, svg_of};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use criterion::{Criterion, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use std::hint::black_box;

const TERRAIN: [u8; 19] = *b"////####^^^\"\"\"\"... ";
const CHIPS: [u8; 18] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 3, 4, 5, 6, 8, 9, 10, 11];
const HARBORS: [u8; 9] = *b"/#^\".????";

/// Terrain, chips, harbors.
type PlainBoard = ([u8; 19], [u8; 18], [u8; 9]);

/// What one would write with `rand` alone, where any uniform board will do.
struct Plain {
    neighbors: [u32; 19],
}

impl Plain {
    fn new() -> Self {
        let cells = BoardMap::base().cells();
        let neighbors = std::array::from_fn(|from| {
            (0..19).filter(|&to| cells[from].distance(cells[to]) == 1).map(|to| 1 << to).sum()
        });
        Self { neighbors }
    }

    fn deal(&self, generator: &mut impl Rng) -> PlainBoard {
        let (mut terrain, mut chips, mut harbors) = (TERRAIN, CHIPS, HARBORS);
        terrain.shuffle(generator);
        let desert = terrain.iter().position(|&symbol| symbol == b' ').unwrap_or(0);
        chips.shuffle(generator);
        while self.reds_touch(&chips, desert) {
            chips.shuffle(generator);
        }
        harbors.shuffle(generator);
        (terrain, chips, harbors)
    }

    fn reds_touch(&self, chips: &[u8; 18], desert: usize) -> bool {
        let mut reds = 0u32;
        for (place, chip) in chips.iter().enumerate() {
            if *chip == 6 || *chip == 8 {
                reds |= 1 << (place + usize::from(place >= desert));
            }
        }
        (0..19).any(|tile| reds >> tile & 1 == 1 && self.neighbors[tile] & reds != 0)
    }
}

/// Seeds as a table of games would have them.
fn seeds() -> Vec<Seed> {
    (0..1000).map(|id| Seed::from_id(id).expect("a small id")).collect()
}

fn deal(dealer: &Dealer, seed: Seed) -> Board {
    dealer.deal(seed, &mut Interrupt::new(&mut || {})).expect("rules that can be met")
}

fn board(criterion: &mut Criterion) {
    let seeds = seeds();
    let dealer = Dealer::new(Rules::default()).expect("the default rules");
    let mut group = criterion.benchmark_group("board");
    group.throughput(criterion::Throughput::Elements(seeds.len() as u64));
    group.bench_function("pg15", |bencher| {
        bencher.iter(|| {
            for &seed in &seeds {
                black_box(deal(&dealer, black_box(seed)));
            }
        });
    });
    let plain = Plain::new();
    group.bench_function("fisher_yates", |bencher| {
        bencher.iter(|| {
            for id in 0..seeds.len() as u64 {
                black_box(plain.deal(&mut SmallRng::seed_from_u64(black_box(id))));
            }
        });
    });
    group.finish();
}

fn picture(criterion: &mut Criterion) {
    let board = deal(&Dealer::new(Rules::default()).expect("the default rules"), seeds()[7]);
    criterion.bench_function("svg", |bencher| bencher.iter(|| svg_of(black_box(&board))));
    criterion.bench_function("picture", |bencher| bencher.iter(|| Picture::of_board(black_box(&board))));
}

criterion_group!(benches, board, picture);
criterion_main!(benches);
