//! What each player has.

use super::division::Territories;
use super::holdings::{NOBODY, SEA};
use crate::interrupt::Interrupt;

/// A player's share of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerShare {
    /// The player, from 1.
    pub player: i32,
    /// Cells held.
    pub cells: i32,
    /// Pieces that they form.
    pub chunks: i32,
    /// Cells of the largest piece.
    pub largest_chunk: i32,
    /// Cells beside a cell of another player.
    pub border_cells: i32,
    /// Cells with a side where the map ends.
    pub coast_cells: i32,
    /// Cells missing to an equal share, rounded down: 0 except for growing without islands.
    pub missing_cells: i32,
}

impl Territories {
    /// A share for each player, in their order.
    #[must_use]
    pub fn shares(&self, interrupt: &mut Interrupt<'_>) -> Vec<PlayerShare> {
        let mut shares: Vec<PlayerShare> =
            (1..).take(self.players).map(|player| PlayerShare { player, ..Default::default() }).collect();
        let mut is_counted = vec![false; self.pieces.sizes.len()];
        for cell in 0..self.land.len() {
            interrupt.round();
            let owner = self.owner[cell];
            if owner == NOBODY {
                continue;
            }
            let share = &mut shares[owner as usize];
            let beside = self.land.neighbors(cell).map(|neighbor| self.owner[neighbor]);
            let is_other = |&other: &u32| ![owner, NOBODY, SEA].contains(&other);
            share.cells += 1;
            share.border_cells += i32::from(beside.iter().any(is_other));
            share.coast_cells += i32::from(beside.contains(&SEA));
            let piece = self.pieces.of_cell[cell] as usize;
            if !core::mem::replace(&mut is_counted[piece], true) {
                share.chunks += 1;
                share.largest_chunk = share.largest_chunk.max(self.pieces.sizes[piece] as i32);
            }
        }
        let fair = (self.land.len() / self.players) as i32;
        shares.iter_mut().for_each(|share| share.missing_cells = (fair - share.cells).max(0));
        shares
    }
}
