//! What the tiles of a board yield.

use super::super::board::ByTile;
use super::super::chip_rules::pips;
use super::super::{Board, TERRAINS};

/// The pips of each number, in a table: random numbers are bad for branches.
const PIPS: [u8; 16] = {
    let mut table = [0; 16];
    let mut score = 0;
    while score < 16 {
        table[score] = pips(score as u8);
        score += 1;
    }
    table
};

/// Pips of tiles and of terrains.
pub(super) struct Tally {
    /// The pips of each tile, and a zero behind them for tiles that are missing around an intersection.
    pub(super) tiles: ByTile<u8>,
    /// The pips of all tiles of each terrain.
    terrain_pips: [u32; TERRAINS],
    /// How many tiles each terrain has.
    terrain_tiles: [u32; TERRAINS],
}

impl Tally {
    pub(super) fn of(board: &Board) -> Self {
        let mut tally = Self {
            tiles: board.scores.iter().map(|&score| PIPS[usize::from(score & 15)]).chain([0]).collect(),
            terrain_pips: [0; TERRAINS],
            terrain_tiles: [0; TERRAINS],
        };
        for (&terrain, &pips) in board.terrain.iter().zip(&tally.tiles) {
            tally.terrain_pips[terrain as usize] += u32::from(pips);
            tally.terrain_tiles[terrain as usize] += 1;
        }
        tally
    }

    /// The pips of all tiles of each resource.
    pub(super) const fn resource_pips(&self) -> [u32; 5] {
        let [resources @ .., _desert] = self.terrain_pips;
        resources
    }

    /// How many tiles each resource has.
    pub(super) const fn resource_tiles(&self) -> [u32; 5] {
        let [resources @ .., _desert] = self.terrain_tiles;
        resources
    }

    /// The pips of the tiles in an intersection's slots.
    #[inline]
    pub(super) fn around(&self, slots: [u16; 3]) -> u8 {
        // Three tiles have at most 15.
        slots.iter().map(|&slot| self.tiles[usize::from(slot)]).sum()
    }
}
