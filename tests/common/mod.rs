//! What tests of boards have in common.
#![allow(dead_code, clippy::allow_attributes, reason = "each test program uses a part of it")]

pub mod by_the_book;
pub mod pieces_by_hand;
pub mod placements;
pub mod shared_maps;
pub mod statistics;
pub mod walked_spirals;

use catan_hex::catan::{Board, BoardChoice, Dealer, Resource, Rules};
use catan_hex::grid::Cell;
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

/// How many of the games numbered from 0 pass all rules at the first deal.
pub fn passing_at_once(games: i64, rules: Rules) -> u64 {
    let dealer = dealer(Rules { max_attempts: 1, ..rules });
    let passes = |id: &i64| {
        let seed = Seed::from_id(*id).expect("a small id");
        dealer.deal(seed, &mut Interrupt::new(&mut || {})).is_ok()
    };
    (0..games).filter(passes).count() as u64
}

/// No rules but those of the pieces.
pub fn no_rules() -> Rules {
    Rules { reds_apart: false, ..Rules::default() }
}

pub fn own_board(cells: &[(i32, i32)]) -> BoardChoice {
    BoardChoice::Cells(cells.iter().map(|&(x, y)| Cell::new(x, y)).collect())
}

/// The tiles that have a terrain, by index.
pub fn tiles_of(board: &Board, terrain: Resource) -> Vec<usize> {
    (0..board.terrain().len()).filter(|&tile| board.terrain()[tile] == terrain).collect()
}

/// The tiles that have one of the numbers, by index.
pub fn tiles_with(board: &Board, numbers: &[u8]) -> Vec<usize> {
    (0..board.scores().len()).filter(|&tile| numbers.contains(&board.scores()[tile])).collect()
}
