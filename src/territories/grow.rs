//! Players that grow from a start cell each, in turns.

use super::draws::Draws;
use super::holdings::{Holdings, NOBODY};
use super::land::Land;
use super::quota::Quota;
use crate::interrupt::Interrupt;

/// Lets players grow from their starts, in turns and by one free neighbor each, until all have their share or
/// can grow no more. A neighbor is the likelier the more of its sides the player holds. Who is walled in goes
/// on from a free cell at random where `islands` says so; otherwise cells may stay free.
pub(super) fn grow<'a>(
    land: &'a Land,
    starts: &[u32],
    islands: bool,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Holdings<'a> {
    let mut growth = Growth {
        holdings: Holdings::new(land, starts.len(), core::iter::repeat_n(NOBODY, land.len())),
        quota: Quota::of(land.len(), starts.len()),
        borders: vec![Vec::new(); starts.len()],
    };
    for (player, &cell) in starts.iter().enumerate() {
        growth.settle(player, cell);
    }
    let mut landings = if islands { draws.order(land.len()) } else { Vec::new() };
    let mut growing: Vec<usize> = (0..starts.len()).collect();
    while !growing.is_empty() {
        growing.retain(|&player| {
            interrupt.round();
            growth.has_room(player)
                && growth
                    .free_neighbor(player, draws, interrupt)
                    .or_else(|| growth.free_cell(&mut landings, interrupt))
                    .is_some_and(|cell| {
                        growth.settle(player, cell);
                        true
                    })
        });
    }
    growth.holdings
}

struct Growth<'a> {
    holdings: Holdings<'a>,
    quota: Quota,
    /// By player: a cell beyond the border for each side of its cells where it was free; by now it may not be.
    borders: Vec<Vec<u32>>,
}

impl Growth<'_> {
    fn has_room(&self, player: usize) -> bool {
        self.quota.has_room(self.holdings.counts()[player])
    }

    fn is_free(&self, cell: u32) -> bool {
        self.holdings.owner(cell as usize) == NOBODY
    }

    fn settle(&mut self, player: usize, cell: u32) {
        self.quota.take(self.holdings.counts()[player]);
        self.holdings.give(cell as usize, player as u32);
        for neighbor in self.holdings.land().neighbors(cell as usize) {
            if self.is_free(neighbor as u32) {
                self.borders[player].push(neighbor as u32);
            }
        }
    }

    fn free_neighbor(
        &mut self,
        player: usize,
        draws: &mut Draws,
        interrupt: &mut Interrupt<'_>,
    ) -> Option<u32> {
        while !self.borders[player].is_empty() {
            interrupt.round();
            let border = &mut self.borders[player];
            let cell = border.swap_remove(draws.below(border.len()));
            if self.is_free(cell) {
                return Some(cell);
            }
        }
        None
    }

    /// The next free one of the cells at which to land.
    fn free_cell(&self, landings: &mut Vec<u32>, interrupt: &mut Interrupt<'_>) -> Option<u32> {
        while let Some(cell) = landings.pop() {
            interrupt.round();
            if self.is_free(cell) {
                return Some(cell);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Seed;
    use crate::territories::test_maps::land;

    fn grown(cells: &[(i32, i32)], starts: &[u32], islands: bool) -> Vec<u32> {
        let land = land(cells);
        let mut draws = Draws::of(Seed::from_id(7).unwrap());
        let mut check = || {};
        let interrupt = &mut Interrupt::new(&mut check);
        grow(&land, starts, islands, &mut draws, interrupt).into_owners()
    }

    #[test]
    fn who_is_walled_in_goes_on_elsewhere_or_stays_short() {
        // The first player starts at the end of a line, the second beside it: one cell there, five beyond.
        let line: Vec<(i32, i32)> = (0..6).map(|y| (0, y)).collect();
        assert_eq!(grown(&line, &[0, 1], false), [0, 1, 1, 1, NOBODY, NOBODY]);
        let owners = grown(&line, &[0, 1], true);
        assert_eq!(owners.iter().filter(|&&owner| owner == 0).count(), 3);
        assert!(!owners.contains(&NOBODY));
    }

    #[test]
    fn cells_left_over_go_to_whoever_has_room_for_them() {
        let line: Vec<(i32, i32)> = (0..5).map(|y| (0, y)).collect();
        assert_eq!(grown(&line, &[0, 1], false), [0, 1, 1, 1, NOBODY]);
        assert_eq!(grown(&line, &[0, 4], false), [0, 0, 0, 1, 1]);
    }

    #[test]
    fn on_an_island_too_small_for_its_players_they_go_on_elsewhere() {
        let mut cells: Vec<(i32, i32)> = (0..20).map(|at| (at / 5, at % 5)).collect();
        cells.push((50, 50));
        let owners = grown(&cells, &[20, 0, 1], true);
        assert!((0..3).all(|player| owners.iter().filter(|&&owner| owner == player).count() == 7));
    }
}
