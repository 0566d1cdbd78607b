//! The sizes of all pieces, kept up while cells change owners.
//!
//! Walking over a piece takes as long as the piece is large. With the sizes known, six looks tell of nearly
//! every exchange whether it fits. Afterwards only the smaller ones of the pieces that a cell joins are
//! walked over, and where a cell left a piece, no farther than it takes to see whether the rest still hangs
//! together.

use super::holdings::Holdings;
use super::land::Land;
use super::pieces::Pieces;
use super::split::Split;
use crate::interrupt::Interrupt;

/// Pieces and how many cells they have.
#[derive(Debug)]
pub(super) struct PieceSizes {
    /// By cell, the sea's last, which has none.
    piece: Vec<u32>,
    sizes: Vec<u32>,
    /// Numbers of pieces that are no more.
    spare: Vec<u32>,
    split: Split,
    to_visit: Vec<u32>,
}

/// The sizes that a piece may have, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SizeRange {
    pub(super) least: usize,
    pub(super) most: usize,
}

/// With pieces of no more cells than this, walking over them is faster than keeping up their sizes.
const WALKED: usize = 32;

pub(super) const NO_PIECE: u32 = u32::MAX;

impl PieceSizes {
    /// The sizes as they are, if pieces may be so large that knowing them saves time, and not as large as the map.
    pub(super) fn if_large(
        holdings: &Holdings<'_>,
        most: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Option<Self> {
        (WALKED < most && most < holdings.land().len()).then(|| Self::of(holdings, interrupt))
    }

    fn of(holdings: &Holdings<'_>, interrupt: &mut Interrupt<'_>) -> Self {
        let Pieces { mut of_cell, sizes } = holdings.pieces(interrupt);
        of_cell.push(NO_PIECE);
        let split = Split::new(holdings.land());
        Self { piece: of_cell, sizes, spare: Vec::new(), split, to_visit: Vec::new() }
    }

    /// How large a cell's piece with another player would be, when a further cell leaves that player; none does for
    /// the sea. The size is certain unless the piece that is left reaches the cell.
    pub(super) fn with(
        &self,
        holdings: &Holdings<'_>,
        cell: usize,
        player: u32,
        leaving: usize,
    ) -> SizeRange {
        let mut joined = [NO_PIECE; 6];
        let mut range = SizeRange { least: 1, most: 1 };
        for (place, neighbor) in holdings.land().neighbors(cell).into_iter().enumerate() {
            let piece = self.piece[neighbor];
            if holdings.owner(neighbor) != player || joined.contains(&piece) {
                continue;
            }
            joined[place] = piece;
            let size = self.sizes[piece as usize] as usize;
            if piece == self.piece[leaving] {
                range.most += size - 1;
            } else {
                range.least += size;
                range.most += size;
            }
        }
        range
    }

    /// Some cells have changed owners.
    pub(super) fn renew(
        &mut self,
        holdings: &Holdings<'_>,
        changed: &[usize],
        interrupt: &mut Interrupt<'_>,
    ) {
        for &cell in changed {
            self.leave(holdings.land(), cell, interrupt);
        }
        for &cell in changed {
            self.join(holdings, cell, interrupt);
        }
    }

    /// Takes a cell out of its piece, which may fall apart.
    fn leave(&mut self, land: &Land, cell: usize, interrupt: &mut Interrupt<'_>) {
        let former = core::mem::replace(&mut self.piece[cell], NO_PIECE);
        let size = &mut self.sizes[former as usize];
        *size -= 1;
        if *size == 0 {
            self.spare.push(former);
            return;
        }
        let mut split = core::mem::take(&mut self.split);
        for part in split.parts_without(land, &self.piece, cell, former, interrupt) {
            let number = self.number(part.len() as u32);
            part.iter().for_each(|&cell| self.piece[cell as usize] = number);
            self.sizes[former as usize] -= part.len() as u32;
        }
        self.split = split;
    }

    /// Puts a cell that belongs to no piece into that of its owner, joining what it connects.
    fn join(&mut self, holdings: &Holdings<'_>, cell: usize, interrupt: &mut Interrupt<'_>) {
        let land = holdings.land();
        let beside = || {
            land.neighbors(cell).into_iter().filter(|&other| holdings.owner(other) == holdings.owner(cell))
        };
        let pieces = beside().map(|other| self.piece[other]).filter(|&piece| piece != NO_PIECE);
        let Some(largest) = pieces.max_by_key(|&piece| self.sizes[piece as usize]) else {
            self.piece[cell] = self.number(1);
            return;
        };
        self.piece[cell] = largest;
        self.sizes[largest as usize] += 1;
        for other in beside() {
            let piece = self.piece[other];
            if piece != largest && piece != NO_PIECE {
                self.renumber(land, other, largest, interrupt);
                self.sizes[largest as usize] += self.sizes[piece as usize];
                self.spare.push(piece);
            }
        }
    }

    /// The piece of a cell becomes part of another one.
    fn renumber(&mut self, land: &Land, cell: usize, number: u32, interrupt: &mut Interrupt<'_>) {
        let former = core::mem::replace(&mut self.piece[cell], number);
        self.to_visit.push(cell as u32);
        while let Some(cell) = self.to_visit.pop() {
            interrupt.round();
            for neighbor in land.neighbors(cell as usize) {
                if self.piece[neighbor] == former {
                    self.piece[neighbor] = number;
                    self.to_visit.push(neighbor as u32);
                }
            }
        }
    }

    /// A number for a new piece of so many cells.
    fn number(&mut self, size: u32) -> u32 {
        if let Some(number) = self.spare.pop() {
            self.sizes[number as usize] = size;
            return number;
        }
        self.sizes.push(size);
        self.sizes.len() as u32 - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::draws::Draws;
    use crate::territories::test_maps::{hexagon, land};

    /// Number by number the same pieces, whatever their numbers.
    fn assert_same(kept: &PieceSizes, holdings: &Holdings<'_>) {
        let fresh = PieceSizes::of(holdings, &mut Interrupt::new(&mut || {}));
        for cell in 0..holdings.land().len() {
            let size = |sizes: &PieceSizes| sizes.sizes[sizes.piece[cell] as usize];
            assert_eq!(size(kept), size(&fresh), "cell {cell}");
            for neighbor in
                holdings.land().neighbors(cell).into_iter().filter(|&other| other < fresh.piece.len() - 1)
            {
                let touch = |sizes: &PieceSizes| sizes.piece[cell] == sizes.piece[neighbor];
                assert_eq!(touch(kept), touch(&fresh), "cells {cell} and {neighbor}");
            }
        }
    }

    #[test]
    fn kept_sizes_are_those_that_are_counted_afresh_and_tell_what_fits() {
        let land = land(&hexagon(6));
        let mut draws = Draws::fixed();
        for players in [2, 3] {
            let owners: Vec<u32> = (0..land.len()).map(|_| draws.below(players) as u32).collect();
            let mut holdings = Holdings::new(&land, players, owners.into_iter());
            let mut sizes = PieceSizes::of(&holdings, &mut Interrupt::new(&mut || {}));
            let (mut decided, mut tried) = (0, 0);
            for _ in 0..2000 {
                let (one, other) = (draws.below(land.len()), draws.below(land.len()));
                if holdings.owner(one) == holdings.owner(other) {
                    continue;
                }
                let most = 1 + draws.below(40);
                let ranges = [
                    sizes.with(&holdings, one, holdings.owner(other), other),
                    sizes.with(&holdings, other, holdings.owner(one), one),
                ];
                let must_exceed = ranges.iter().any(|range| range.least > most);
                let must_fit = ranges.iter().all(|range| range.most <= most);
                let fits = holdings.exchange_if_fits(one, other, most, &mut Interrupt::new(&mut || {}));
                assert!(if fits { !must_exceed } else { !must_fit });
                decided += usize::from(must_exceed || must_fit);
                tried += 1;
                if fits {
                    sizes.renew(&holdings, &[one, other], &mut Interrupt::new(&mut || {}));
                    assert_same(&sizes, &holdings);
                }
            }
            assert!(decided > tried / 2 && decided < tried, "{decided} of {tried}");
        }
    }
}
