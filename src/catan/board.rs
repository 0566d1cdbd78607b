//! A board: terrain, number chips, harbors.

use super::{BoardMap, Harbor, Resource};
use crate::grid::Cell;
use smallvec::SmallVec;
use std::sync::Arc;

/// Values of tiles; boards of the game have them in place.
pub(super) type ByTile<T> = SmallVec<[T; 32]>;

/// A board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub(super) map: Arc<BoardMap>,
    pub(super) terrain: ByTile<Resource>,
    /// The number on each tile, 0 where there is no chip.
    pub(super) scores: ByTile<u8>,
    pub(super) harbors: SmallVec<[Harbor; 12]>,
    pub(super) terrain_attempt: Option<i32>,
    pub(super) attempt: Option<i32>,
}

/// The chip on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chip {
    /// Its place among the chips: tiles counted from 1 without those that have no chip.
    pub score_rn: u16,
    /// The number on it.
    pub score: u8,
}

/// A tile of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile {
    /// Its number, from 1.
    pub rn: u16,
    /// Where it lies.
    pub cell: Cell,
    /// What it gives.
    pub resource: Resource,
    /// Its chip; none on the desert.
    pub chip: Option<Chip>,
}

impl Board {
    /// Where its tiles lie.
    #[must_use]
    pub fn map(&self) -> &BoardMap {
        &self.map
    }

    /// What each tile gives, by number.
    #[must_use]
    pub fn terrain(&self) -> &[Resource] {
        &self.terrain
    }

    /// The number on each tile, 0 where there is no chip.
    #[must_use]
    pub fn scores(&self) -> &[u8] {
        &self.scores
    }

    /// How often the tiles were dealt; none for a board that was not dealt from a seed.
    #[must_use]
    pub const fn terrain_attempt(&self) -> Option<i32> {
        self.terrain_attempt
    }

    /// How often the chips were dealt; none for a board that was not dealt from a seed.
    #[must_use]
    pub const fn attempt(&self) -> Option<i32> {
        self.attempt
    }

    /// The tiles, by number.
    #[must_use]
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = Tile> + Clone + '_ {
        let mut score_rn = 0;
        let pieces = self.terrain.iter().zip(&self.scores).zip(self.map.cells());
        pieces.enumerate().map(move |(index, ((&resource, &score), &cell))| {
            score_rn += u16::from(score > 0);
            let chip = (score > 0).then_some(Chip { score_rn, score });
            Tile { rn: index as u16 + 1, cell, resource, chip }
        })
    }

    /// The harbors, by number.
    #[must_use]
    pub fn harbors(&self) -> impl ExactSizeIterator<Item = Harbor> + Clone + '_ {
        self.harbors.iter().copied()
    }
}
