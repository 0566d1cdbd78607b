//! Games that can be won without guessing.

use super::chances::{Contradiction, Knowledge, odds};
use super::{Field, Mines, MinesweeperError};
use crate::interrupt::Interrupt;

/// Whether a game can be won by opening only cells that are certain not to be mines, from a first one on.
///
/// Certain is what [`Position::chances`](super::Position::chances) gives as 0 for what is open, the number of mines known.
///
/// # Errors
/// [`MinesweeperError::TooEntangled`] and others of [`Position::chances`](super::Position::chances) where it cannot be told.
///
/// # Panics
/// If the field has no cell of that index.
pub fn is_solvable(
    field: &Field,
    mines: &Mines,
    first: usize,
    interrupt: &mut Interrupt<'_>,
) -> Result<bool, MinesweeperError> {
    let safe_cells = field.len() - mines.count();
    // Which no board comes to.
    let contradiction = |_: Contradiction| MinesweeperError::NoPlacement { mines: mines.count() };
    let mut opened = 0;
    let mut knowledge = Knowledge::none(field);
    knowledge.find(first, false).map_err(contradiction)?;
    loop {
        while let Some(cell) = knowledge.next_safe() {
            interrupt.round();
            debug_assert!(!mines.is_mine(cell), "a safe cell is a mine");
            knowledge.open(cell, mines.adjacent(cell)).map_err(contradiction)?;
            opened += 1;
        }
        if opened == safe_cells || knowledge.mines() == mines.count() {
            return Ok(true);
        }
        if knowledge.has_changed() {
            knowledge.deduce(interrupt).map_err(contradiction)?;
            continue;
        }
        let certain = odds(&knowledge, mines.count(), interrupt)?;
        let certain = certain.into_iter().filter_map(|(cell, odds)| Some((cell, odds.certainty()?)));
        for (cell, is_mine) in certain {
            knowledge.find(cell, is_mine).map_err(contradiction)?;
        }
        if !knowledge.has_safe() {
            return Ok(false);
        }
    }
}
