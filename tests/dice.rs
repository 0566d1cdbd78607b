//! Dice are the draws of a real server, and as likely as they should be.
//!
//! The seeds are fixed, so a test gives the same statistic on every run.

mod common;

use catan_hex::catan::{Dice, Roll};
use catan_hex::random::Seed;
use common::statistics::{assert_proportional, assert_uniform};

fn dice(seed: f64, rolls: i32) -> Dice {
    Dice::new(Seed::new(seed).unwrap(), rolls).unwrap()
}

/// The first rolls of the games numbered from 0.
fn first_rolls(games: i64) -> impl Iterator<Item = Roll> {
    (0..games).flat_map(|id| Dice::new(Seed::from_id(id).unwrap(), 1).unwrap())
}

/// Which of the 36 outcomes it is, from 0.
fn outcome(roll: &Roll) -> usize {
    (roll.die1 * 6 + roll.die2 - 7) as usize
}

/// In how many of 36 outcomes the dice show a sum.
fn ways(sum: usize) -> usize {
    6 - sum.abs_diff(7)
}

fn counts<const OUTCOMES: usize>(outcomes: impl Iterator<Item = usize>) -> [u64; OUTCOMES] {
    let mut counts = [0; OUTCOMES];
    outcomes.for_each(|outcome| counts[outcome] += 1);
    counts
}

/// As a PostgreSQL 15 server throws them by `1 + floor(6 * random())`.
#[test]
fn some_rolls_are_pinned() {
    for (seed, expected) in [
        (0.0, [(6, 3), (5, 4), (3, 3), (2, 1), (6, 5), (3, 3)]),
        (1.0, [(3, 5), (3, 3), (4, 4), (1, 5), (4, 5), (2, 5)]),
        (-1.0, [(5, 2), (1, 4), (6, 6), (6, 3), (5, 4), (3, 2)]),
        (0.201703, [(5, 1), (1, 2), (1, 4), (5, 2), (6, 1), (5, 3)]),
    ] {
        let rolls: Vec<(i32, i32)> = dice(seed, 6).map(|roll| (roll.die1, roll.die2)).collect();
        assert_eq!(rolls, expected, "seed {seed}");
    }
    let last = dice(0.5, 1_000_000).last().unwrap();
    assert_eq!(last, Roll { rn: 1_000_000, die1: 4, die2: 3 });
}

#[test]
fn all_36_outcomes_are_equally_likely() {
    for seed in [-1.0, -0.201703, 0.0, 0.201703, 1.0] {
        let outcomes = counts::<36>(dice(seed, 1_000_000).map(|roll| outcome(&roll)));
        assert_uniform(&format!("seed {seed}"), &outcomes);
    }
    let outcomes = counts::<36>(first_rolls(1_000_000).map(|roll| outcome(&roll)));
    assert_uniform("first rolls of games", &outcomes);
}

#[test]
fn sums_come_as_often_as_there_are_ways_to_throw_them() {
    assert_eq!((2..=12).map(ways).sum::<usize>(), 36);
    let weights: Vec<f64> = (2..=12).map(|sum| ways(sum) as f64).collect();
    for seed in [-1.0, -0.201703, 0.0, 0.201703, 1.0] {
        let sums = counts::<11>(dice(seed, 1_000_000).map(|roll| roll.sum() as usize - 2));
        assert_proportional(&format!("seed {seed}"), &sums, &weights);
    }
}

#[test]
fn a_roll_does_not_depend_on_the_one_before_nor_on_that_of_the_game_before() {
    let pairs =
        |outcomes: Vec<usize>| counts::<{ 36 * 36 }>(outcomes.windows(2).map(|pair| pair[0] * 36 + pair[1]));
    let in_a_game = dice(0.201703, 1_000_000).map(|roll| outcome(&roll)).collect();
    assert_uniform("rolls of a game", &pairs(in_a_game));
    let of_games = first_rolls(1_000_000).map(|roll| outcome(&roll)).collect();
    assert_uniform("first rolls of games", &pairs(of_games));
}
