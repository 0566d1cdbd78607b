//! The division that exchanges start from, and the most cells that a piece may have.

use super::TerritoryError;
use super::balance::even_out;
use super::coloring::regular_owner;
use super::draws::Draws;
use super::exhaustive::{Search, search};
use super::holdings::Holdings;
use super::land::Land;
use super::pieces::Pieces;
use super::request::Numbers;
use super::two_players::{Reached, smallest_pieces};
use crate::interrupt::Interrupt;

/// What three players and more get unless something else is asked for.
const USUAL_CHUNK: usize = 4;

/// Rounds of exchanges at random to make counts even.
const ROUNDS: usize = 12;

/// An even division with small pieces.
#[derive(Debug)]
pub(super) struct Start {
    /// By cell.
    pub(super) owner: Vec<u32>,
    /// The most cells of a piece, now and later.
    pub(super) most: usize,
}

impl Start {
    /// The start of a request. Whether there is one depends on map, players and max_chunk alone; `draws` choose
    /// between equally good ones.
    ///
    /// # Errors
    /// [`TerritoryError::ChunkTooSmall`].
    pub(super) fn of(
        land: &Land,
        numbers: &Numbers,
        draws: &mut Draws,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, TerritoryError> {
        match numbers.players {
            1 => alone(land, numbers, interrupt),
            2 => between_two(land, numbers, draws, interrupt),
            _ => among_many(land, numbers, interrupt),
        }
    }
}

fn too_small(numbers: &Numbers, max_chunk: usize, least: usize, is_proven: bool) -> TerritoryError {
    TerritoryError::ChunkTooSmall { max_chunk, least, players: numbers.players, is_proven }
}

/// All to one player, whose pieces are the islands.
fn alone(land: &Land, numbers: &Numbers, interrupt: &mut Interrupt<'_>) -> Result<Start, TerritoryError> {
    let least = Pieces::islands(land, interrupt).largest();
    let most = numbers.max_chunk.unwrap_or(least);
    if most < least {
        return Err(too_small(numbers, most, least, true));
    }
    Ok(Start { owner: vec![0; land.len()], most })
}

fn between_two(
    land: &Land,
    numbers: &Numbers,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Result<Start, TerritoryError> {
    let Reached { most: least, at_least, owner } = smallest_pieces(land, draws, interrupt);
    let most = numbers.max_chunk.unwrap_or(least);
    if most < least {
        return Err(too_small(numbers, most, least, most < at_least));
    }
    Ok(Start { owner, most })
}

fn among_many(
    land: &Land,
    numbers: &Numbers,
    interrupt: &mut Interrupt<'_>,
) -> Result<Start, TerritoryError> {
    let wanted = numbers.max_chunk.unwrap_or(USUAL_CHUNK);
    if let Some(owner) = from_coloring(land, numbers.players, wanted, interrupt) {
        return Ok(Start { owner, most: wanted });
    }
    let is_proven = match search(land, numbers.players, wanted, interrupt) {
        Search::Found(owner) => return Ok(Start { owner, most: wanted }),
        Search::Impossible => true,
        Search::Unfinished => false,
    };
    let mut most = wanted;
    loop {
        // It ends at the latest where a piece may be as large as the map.
        most += 1;
        if let Some(owner) = from_coloring(land, numbers.players, most, interrupt) {
            return match numbers.max_chunk {
                None => Ok(Start { owner, most }),
                Some(max_chunk) => Err(too_small(numbers, max_chunk, most, is_proven)),
            };
        }
    }
}

/// The regular coloring, made even with pieces of at most so many cells.
fn from_coloring(
    land: &Land,
    players: usize,
    most: usize,
    interrupt: &mut Interrupt<'_>,
) -> Option<Vec<u32>> {
    let owners = land.cells().iter().map(|&cell| regular_owner(cell, players));
    let mut holdings = Holdings::new(land, players, owners);
    if holdings.are_even() {
        return Some(holdings.into_owners());
    }
    let mut draws = Draws::fixed();
    let order = draws.order(land.len());
    even_out(&mut holdings, most, ROUNDS, &order, &mut draws, interrupt).then(|| holdings.into_owners())
}
