//! Who holds which cell while a map is shared.

use super::flood::Flood;
use super::land::Land;
use super::pieces::Pieces;
use crate::interrupt::Interrupt;

/// The owner of the sea. Players are numbered from 0.
pub(super) const SEA: u32 = u32::MAX;

/// The owner of cells that nobody holds.
pub(super) const NOBODY: u32 = u32::MAX - 1;

/// Owners that change hands cell by cell, and how many cells each player has.
#[derive(Debug, Clone)]
pub(super) struct Holdings<'a> {
    land: &'a Land,
    /// By cell, the sea's last.
    owner: Vec<u32>,
    /// By player.
    counts: Vec<u32>,
    flood: Flood,
}

impl<'a> Holdings<'a> {
    /// The cells as an owner for each says.
    pub(super) fn new(land: &'a Land, players: usize, owners: impl Iterator<Item = u32>) -> Self {
        let mut counts = vec![0; players];
        let mut owner: Vec<u32> = owners.collect();
        for &player in owner.iter().filter(|&&player| player != NOBODY) {
            counts[player as usize] += 1;
        }
        owner.push(SEA);
        Self { land, owner, counts, flood: Flood::new(land) }
    }

    pub(super) fn land(&self) -> &'a Land {
        self.land
    }

    #[inline]
    pub(super) fn owner(&self, cell: usize) -> u32 {
        self.owner[cell]
    }

    /// By player, how many cells.
    pub(super) fn counts(&self) -> &[u32] {
        &self.counts
    }

    pub(super) fn players(&self) -> usize {
        self.counts.len()
    }

    /// By cell.
    pub(super) fn into_owners(mut self) -> Vec<u32> {
        self.owner.pop();
        self.owner
    }

    /// Whether no player has two cells more than another.
    pub(super) fn are_even(&self) -> bool {
        let (least, most) = (self.counts.iter().min(), self.counts.iter().max());
        least.zip(most).is_none_or(|(least, most)| most - least <= 1)
    }

    /// A cell changes hands.
    pub(super) fn give(&mut self, cell: usize, player: u32) {
        self.take_back(cell);
        self.owner[cell] = player;
        self.counts[player as usize] += 1;
    }

    /// Nobody holds a cell any longer.
    pub(super) fn take_back(&mut self, cell: usize) {
        let former = core::mem::replace(&mut self.owner[cell], NOBODY);
        if former != NOBODY {
            self.counts[former as usize] -= 1;
        }
    }

    /// Whether the piece that a cell would belong to with another owner has no more than so many cells.
    pub(super) fn fits(
        &mut self,
        cell: usize,
        player: u32,
        most: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> bool {
        let former = core::mem::replace(&mut self.owner[cell], player);
        let fits = self.keeps(cell, most, interrupt);
        self.owner[cell] = former;
        fits
    }

    /// Gives a cell to a player where it [`fits`](Self::fits).
    pub(super) fn give_if_fits(
        &mut self,
        cell: usize,
        player: u32,
        most: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> bool {
        let fits = self.fits(cell, player, most, interrupt);
        if fits {
            self.give(cell, player);
        }
        fits
    }

    /// Two cells change owners.
    pub(super) fn exchange(&mut self, one: usize, other: usize) {
        self.owner.swap(one, other);
    }

    /// Two cells change owners, unless a piece would then have more than so many cells. Whoever loses a cell
    /// has no larger pieces afterwards, so the two pieces that gain are all there is to look at.
    #[inline]
    pub(super) fn exchange_if_fits(
        &mut self,
        one: usize,
        other: usize,
        most: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> bool {
        self.owner.swap(one, other);
        let fits = self.keeps(one, most, interrupt) && self.keeps(other, most, interrupt);
        if !fits {
            self.owner.swap(one, other);
        }
        fits
    }

    /// Whether the piece that a cell belongs to has no more than so many cells.
    #[inline]
    pub(super) fn keeps(&mut self, cell: usize, most: usize, interrupt: &mut Interrupt<'_>) -> bool {
        most >= self.land.len() || !self.flood.exceeds(self.land, &self.owner, cell, most, interrupt)
    }

    /// The pieces of all players.
    pub(super) fn pieces(&self, interrupt: &mut Interrupt<'_>) -> Pieces {
        Pieces::of(self.land, &self.owner, |owner| owner != NOBODY, interrupt)
    }
}
