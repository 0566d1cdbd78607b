//! The smallest pieces with which two players can share a map evenly.

use super::balance::even_out;
use super::draws::Draws;
use super::exhaustive::{Search, search};
use super::holdings::Holdings;
use super::inscribed::unavoidable_piece;
use super::land::Land;
use super::stripes::{Stripes, WAYS};
use crate::interrupt::Interrupt;

/// What two players can have.
#[derive(Debug)]
pub(super) struct Reached {
    /// The most cells of a piece.
    pub(super) most: usize,
    /// No division has smaller pieces than this; the same where what was reached is the best there is.
    pub(super) at_least: usize,
    /// Divisions with such pieces, at least one.
    pub(super) starts: Vec<Vec<u32>>,
}

/// On maps of no more cells all divisions are tried.
const FEW_CELLS: usize = 30;

/// Rounds of exchanges at random to make counts even.
const ROUNDS: usize = 2;

/// The smallest pieces that stripes reach, in three ways, made even; on small maps the smallest there are. Depends on nothing but
/// the map.
pub(super) fn smallest_pieces(land: &Land, interrupt: &mut Interrupt<'_>) -> Reached {
    let mut reached = by_stripes(land, interrupt);
    if land.len() <= FEW_CELLS {
        while reached.at_least < reached.most {
            match search(land, 2, reached.at_least, interrupt) {
                Search::Found(owner) => {
                    reached = Reached { most: reached.at_least, starts: vec![owner], ..reached };
                }
                Search::Impossible => reached.at_least += 1,
                Search::Unfinished => break,
            }
        }
    }
    reached
}

fn by_stripes(land: &Land, interrupt: &mut Interrupt<'_>) -> Reached {
    let stripes = Stripes::of(land, interrupt);
    let shortest = stripes.shortest();
    let at_least = unavoidable_piece(land, interrupt);
    let mut draws = Draws::fixed();
    let order = draws.order(land.len());
    let mut most = shortest;
    loop {
        let mut even = |way| {
            let mut holdings = Holdings::new(land, 2, stripes.owners(way, most).into_iter());
            let is_even = even_out(&mut holdings, most, ROUNDS, &order, &mut draws, interrupt);
            is_even.then(|| holdings.into_owners())
        };
        let starts: Vec<Vec<u32>> = (0..WAYS.len()).filter_map(&mut even).collect();
        if !starts.is_empty() {
            return Reached { most, at_least, starts };
        }
        // By larger steps the longer it takes. It ends where a piece may be as large as the map.
        most += 1 + (most - shortest) / 4;
    }
}
