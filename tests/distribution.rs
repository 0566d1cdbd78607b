//! Boards are as likely as they should be: chi-square and shares against exact probabilities.
//!
//! The seeds are fixed, so a test gives the same statistic on every run. Quantiles are those of the
//! chi-square distribution at 0.999.

mod common;

use catan_hex::catan::{Board, BoardMap, RandomEra, RedTest, Resource, Rules};
use catan_hex::random::Seed;
use common::{boards, deal, dealer};
use std::collections::HashMap;

fn desert(board: &Board) -> usize {
    board.tiles().position(|tile| tile.resource == Resource::Desert).unwrap()
}

fn reds(board: &Board) -> Vec<usize> {
    let is_red = |score| score == 6 || score == 8;
    let tiles = board.tiles().enumerate();
    tiles
        .filter(|(_, tile)| tile.chip.is_some_and(|chip| is_red(chip.score)))
        .map(|(index, _)| index)
        .collect()
}

fn reds_touch(reds: &[usize]) -> bool {
    let cells = BoardMap::base().cells();
    reds.iter().any(|&a| reds.iter().any(|&b| cells[a].distance(cells[b]) == 1))
}

/// The statistic of counts that are all equally likely.
fn chi_square(counts: impl IntoIterator<Item = u64>) -> f64 {
    let counts: Vec<u64> = counts.into_iter().collect();
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

fn assert_share(what: &str, passed: u64, of: u64, probability: f64) {
    let standard_error = (probability * (1.0 - probability) / of as f64).sqrt();
    let share = passed as f64 / of as f64;
    let off = (share - probability).abs() / standard_error;
    assert!(off < 4.0, "{what}: {share} is {off} standard errors from {probability}");
}

#[test]
fn the_desert_is_equally_likely_on_every_tile() {
    let mut counts = [0; 19];
    boards(200_000, Rules::default()).for_each(|board| counts[desert(&board)] += 1);
    let statistic = chi_square(counts);
    assert!(statistic < 42.31, "{statistic} on 18 degrees of freedom");
}

#[test]
fn with_the_desert_in_the_center_all_420_placements_of_the_reds_are_equally_likely() {
    let mut counts: HashMap<Vec<usize>, u64> = HashMap::new();
    for board in boards(1_000_000, Rules::default()).filter(|board| desert(board) == 18) {
        *counts.entry(reds(&board)).or_default() += 1;
    }
    assert_eq!(counts.len(), 420);
    let statistic = chi_square(counts.into_values());
    assert!(statistic < 513.5, "{statistic} on 419 degrees of freedom");
}

/// Desert of a seed against desert of the next, over 40,000 seeds 0, 1e-5, 2e-5, …: 360 degrees of freedom.
fn dependence_of_neighboring_seeds(random: RandomEra) -> f64 {
    let dealer = dealer(Rules { random, ..Rules::default() });
    let seed = |step| Seed::new(f64::from(step) * 1e-5).unwrap();
    let deserts: Vec<usize> = (0..40_000).map(|step| desert(&deal(&dealer, seed(step)))).collect();
    let mut counts = [0; 19 * 19];
    deserts.windows(2).for_each(|pair| counts[pair[0] * 19 + pair[1]] += 1);
    chi_square(counts)
}

#[test]
fn neighboring_seeds_give_independent_boards_under_pg15_and_only_there() {
    let pg15 = dependence_of_neighboring_seeds(RandomEra::Pg15);
    assert!(pg15 < 447.7, "{pg15} on 360 degrees of freedom");
    // Counted independently, on real servers' boards: 310, 48,455 and 4,392.
    assert_eq!(pg15.round(), 310.0);
    assert_eq!(dependence_of_neighboring_seeds(RandomEra::Pg12).round(), 48_455.0);
    assert_eq!(dependence_of_neighboring_seeds(RandomEra::Pg11).round(), 4_392.0);
}

#[test]
fn one_chip_shuffle_in_7_51_passes_the_red_rule() {
    const SEEDS: i64 = 1_000_000;
    // The first shuffle of each seed: boards over attempts would be biased.
    let passed = boards(SEEDS, Rules::default()).filter(|board| board.attempt() == Some(1)).count();
    assert_share("first shuffles that pass", passed as u64, SEEDS as u64, 7.0 / 51.0);
    let once = boards(SEEDS, Rules { reds_apart: false, ..Rules::default() });
    let apart = once.filter(|board| !reds_touch(&reds(board))).count();
    assert_eq!(apart, passed, "drawn once, as many boards have their reds apart");
}

#[test]
fn under_the_articles_test_reds_touch_on_45_49_percent_of_boards() {
    const SEEDS: i64 = 200_000;
    let rules = Rules { red_test: RedTest::Article, ..Rules::default() };
    let touching = boards(SEEDS, rules).filter(|board| reds_touch(&reds(board))).count();
    assert_share("boards with touching reds", touching as u64, SEEDS as u64, 3630.0 / 7980.0);
}
