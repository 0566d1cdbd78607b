//! Boards for tests.
#![allow(dead_code, clippy::allow_attributes, reason = "each test program uses a part of it")]

use catan_hex::catan::{Board, Dealer, Rules};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;

pub fn dealer(rules: Rules) -> Dealer {
    Dealer::new(rules).expect("rules that fit together")
}

/// The board of a seed, under rules that can be met.
pub fn deal(dealer: &Dealer, seed: Seed) -> Board {
    let board = dealer.deal(seed, &mut Interrupt::new(&mut || {}));
    board.unwrap_or_else(|error| panic!("seed {}: {error}", seed.value()))
}

pub fn deal_by(seed: Seed, rules: Rules) -> Board {
    deal(&dealer(rules), seed)
}

/// Boards of the games numbered from 0.
pub fn boards(count: i64, rules: Rules) -> impl Iterator<Item = Board> {
    let dealer = dealer(rules);
    (0..count).map(move |id| deal(&dealer, Seed::from_id(id).expect("a small id")))
}
