//! The smallest pieces with which two players can share a map evenly.

use super::balance::even_out;
use super::draws::Draws;
use super::exhaustive::{Search, search};
use super::holdings::Holdings;
use super::inscribed::unavoidable_piece;
use super::land::Land;
use super::stripes::{KINDS, Stripes};
use crate::interrupt::Interrupt;

/// What two players can have.
#[derive(Debug)]
pub(super) struct Reached {
    /// The most cells of a piece.
    pub(super) most: usize,
    /// No division has smaller pieces than this; the same where what was reached is the best there is.
    pub(super) at_least: usize,
    /// A division with such pieces: the owner of each cell.
    pub(super) owner: Vec<u32>,
}

/// On maps of no more cells all divisions are tried.
const SEARCHED_CELLS: usize = 24;

/// Rounds of exchanges at random to make counts even.
const ROUNDS: usize = 2;

/// The smallest pieces that stripes reach, made even; on small maps the smallest there are. How small depends
/// on nothing but the map; `draws` choose between stripes that reach the same.
pub(super) fn smallest_pieces(land: &Land, draws: &mut Draws, interrupt: &mut Interrupt<'_>) -> Reached {
    let mut reached = by_stripes(land, &draws.order(KINDS), interrupt);
    if land.len() <= SEARCHED_CELLS {
        while reached.at_least < reached.most {
            match search(land, 2, reached.at_least, interrupt) {
                Search::Found(owner) => {
                    reached = Reached { most: reached.at_least, owner, ..reached };
                }
                Search::Impossible => reached.at_least += 1,
                Search::Unfinished => break,
            }
        }
    }
    reached
}

fn by_stripes(land: &Land, kinds: &[u32], interrupt: &mut Interrupt<'_>) -> Reached {
    let stripes = Stripes::of(land, interrupt);
    let smallest = stripes.smallest();
    let at_least = unavoidable_piece(land, interrupt);
    let order = Draws::fixed().order(land.len());
    let mut most = smallest;
    loop {
        for &kind in kinds {
            let mut holdings = Holdings::new(land, 2, stripes.owners(kind as usize, most).into_iter());
            if even_out(&mut holdings, most, ROUNDS, &order, &mut Draws::fixed(), interrupt) {
                return Reached { most, at_least, owner: holdings.into_owners() };
            }
        }
        // By larger steps the longer it takes. It ends where a piece may be as large as the map.
        most += 1 + (most - smallest) / 4;
    }
}
