//! Mines are as likely as they should be on every cell: chi-square on fixed seeds, so that a test gives the same statistic on
//! every run.

mod common;

use catan_hex::grid::{Cell, OffsetLayout, Range, Rectangle};
use catan_hex::interrupt::Interrupt;
use catan_hex::minesweeper::{Field, Mines};
use catan_hex::random::Seed;
use common::statistics::{assert_uniform, chi_square, chi_square_quantile};
use std::collections::HashMap;

fn field(cells: impl Iterator<Item = Cell>) -> Field {
    Field::of("cells", cells.collect(), &mut Interrupt::new(&mut || {})).unwrap()
}

fn hexagon(radius: i32) -> Field {
    field(Range::new(Cell::new(0, 0), radius).unwrap().by_rows().map(|found| found.cell))
}

/// The mines of the games numbered from 0.
fn games(
    games: i64,
    field: &Field,
    mines: i32,
    first: Option<usize>,
) -> impl Iterator<Item = Vec<usize>> + '_ {
    (0..games).map(move |id| {
        let seed = Seed::from_id(id).unwrap();
        let mines = Mines::place(seed, field, mines, first, &mut Interrupt::new(&mut || {})).unwrap();
        (0..field.len()).filter(|&index| mines.is_mine(index)).collect()
    })
}

fn count_sets(sets: impl Iterator<Item = Vec<usize>>) -> HashMap<Vec<usize>, u64> {
    let mut counts = HashMap::new();
    sets.for_each(|set| *counts.entry(set).or_default() += 1);
    counts
}

#[test]
fn all_sets_of_three_mines_on_seven_cells_are_equally_likely() {
    let counts = count_sets(games(100_000, &hexagon(1), 3, None));
    assert_eq!(counts.len(), 35);
    assert_uniform("three mines", &counts.into_values().collect::<Vec<_>>());
}

#[test]
fn all_pairs_of_mines_away_from_the_first_cell_are_equally_likely() {
    let field = hexagon(2);
    let first = field.index_of(Cell::new(0, 0));
    let counts = count_sets(games(200_000, &field, 2, first));
    assert_eq!(counts.len(), 12 * 11 / 2);
    assert_uniform("pairs of mines", &counts.into_values().collect::<Vec<_>>());
}

#[test]
fn each_cell_of_a_beginners_map_is_a_mine_equally_often() {
    const GAMES: u64 = 100_000;
    const MINES: u64 = 10;
    let cells = Rectangle::new(9, 9, OffsetLayout::OddR).unwrap().cells();
    let field = field(cells.map(|place| place.cell));
    let mut counts = [0u64; 81];
    for mines in games(GAMES as i64, &field, MINES as i32, None) {
        mines.into_iter().for_each(|index| counts[index] += 1);
    }
    // Cells of one game are not drawn independently: a mine here is one less elsewhere.
    let share = MINES as f64 / 81.0;
    let statistic = chi_square(counts) / (1.0 - share) * 80.0 / 81.0;
    assert!(statistic < chi_square_quantile(80), "{statistic} on 80 degrees of freedom");
}

#[test]
fn the_mines_of_neighboring_seeds_are_independent() {
    let field = hexagon(1);
    let mines: Vec<usize> = games(50_000, &field, 1, None).flatten().collect();
    let mut counts = [0u64; 7 * 7];
    mines.windows(2).for_each(|pair| counts[7 * pair[0] + pair[1]] += 1);
    assert_uniform("mines of neighboring seeds", &counts);
}
