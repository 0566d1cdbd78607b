//! The sizes of all pieces, kept up while cells change owners.
//!
//! Walking over a piece takes as long as the piece is large. Where pieces may be large, most exchanges are refused, and
//! with the sizes known, six looks refuse them.

use super::holdings::Holdings;
use super::pieces::Pieces;
use crate::interrupt::Interrupt;

/// Pieces and how many cells they have.
#[derive(Debug)]
pub(super) struct PieceSizes {
    /// By cell, the sea's last, which has none.
    piece: Vec<u32>,
    sizes: Vec<u32>,
    /// Numbers of pieces that are no more.
    spare: Vec<u32>,
    to_visit: Vec<u32>,
}

/// With pieces of no more cells than this, walking over them is faster than keeping up their sizes.
const WALKED: usize = 32;

const NONE: u32 = u32::MAX;

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
        of_cell.push(NONE);
        Self { piece: of_cell, sizes, spare: Vec::new(), to_visit: Vec::new() }
    }

    /// Whether a cell's piece with another player is sure to have more than so many cells, even when a further cell leaves that
    /// player; for the sea as that cell, none does.
    pub(super) fn must_exceed(
        &self,
        holdings: &Holdings<'_>,
        cell: usize,
        player: u32,
        leaving: usize,
        most: usize,
    ) -> bool {
        let mut joined = [NONE; 6];
        let mut size = 1;
        for (neighbor, place) in holdings.land().neighbors(cell).into_iter().zip(0..) {
            let piece = self.piece[neighbor];
            if holdings.owner(neighbor) == player && piece != self.piece[leaving] && !joined.contains(&piece)
            {
                joined[place] = piece;
                size += self.sizes[piece as usize] as usize;
            }
        }
        size > most
    }

    /// Two cells, or twice the same, have changed owners: walks over all pieces at them and beside them.
    pub(super) fn renew(
        &mut self,
        holdings: &Holdings<'_>,
        changed: [usize; 2],
        interrupt: &mut Interrupt<'_>,
    ) {
        let land = holdings.land();
        let near = || changed.into_iter().flat_map(|cell| land.neighbors(cell)).chain(changed);
        let on_land = || near().filter(|&cell| cell != land.sea());
        let mut former: Vec<u32> = on_land().map(|cell| self.piece[cell]).collect();
        former.sort_unstable();
        former.dedup();
        on_land().for_each(|cell| self.piece[cell] = NONE);
        for cell in on_land() {
            if self.piece[cell] == NONE {
                self.number_piece(holdings, cell, interrupt);
            }
        }
        self.spare.append(&mut former);
    }

    /// Gives the piece of a cell a number of its own.
    fn number_piece(&mut self, holdings: &Holdings<'_>, cell: usize, interrupt: &mut Interrupt<'_>) {
        let number = self.spare.pop().unwrap_or_else(|| {
            self.sizes.push(0);
            self.sizes.len() as u32 - 1
        });
        let owner = holdings.owner(cell);
        let mut size = 1;
        self.piece[cell] = number;
        self.to_visit.push(cell as u32);
        while let Some(cell) = self.to_visit.pop() {
            interrupt.round();
            for neighbor in holdings.land().neighbors(cell as usize) {
                if holdings.owner(neighbor) == owner && self.piece[neighbor] != number {
                    self.piece[neighbor] = number;
                    size += 1;
                    self.to_visit.push(neighbor as u32);
                }
            }
        }
        self.sizes[number as usize] = size;
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
    fn kept_sizes_are_those_that_are_counted_afresh_and_refuse_only_what_does_not_fit() {
        let land = land(&hexagon(6));
        let mut draws = Draws::fixed();
        for players in [2, 3] {
            let owners: Vec<u32> = (0..land.len()).map(|_| draws.below(players) as u32).collect();
            let mut holdings = Holdings::new(&land, players, owners.into_iter());
            let mut sizes = PieceSizes::of(&holdings, &mut Interrupt::new(&mut || {}));
            let mut refused = 0;
            for _ in 0..2000 {
                let (one, other) = (draws.below(land.len()), draws.below(land.len()));
                if holdings.owner(one) == holdings.owner(other) {
                    continue;
                }
                let most = 1 + draws.below(40);
                let must_exceed = sizes.must_exceed(&holdings, one, holdings.owner(other), other, most)
                    || sizes.must_exceed(&holdings, other, holdings.owner(one), one, most);
                let fits = holdings.exchange_if_fits(one, other, most, &mut Interrupt::new(&mut || {}));
                assert!(!(must_exceed && fits));
                refused += usize::from(must_exceed);
                if fits {
                    sizes.renew(&holdings, [one, other], &mut Interrupt::new(&mut || {}));
                    assert_same(&sizes, &holdings);
                }
            }
            assert!(refused > 100, "{refused}");
        }
    }
}
