//! Cells dealt at random, and what is wrong with the deal put right.

use super::balance::even_out;
use super::draws::Draws;
use super::holdings::Holdings;
use super::land::Land;
use crate::interrupt::Interrupt;
use std::collections::VecDeque;

/// Work that goes into breaking up pieces: cells walked over at most, for each cell of the map.
const WALKS: usize = 400;

/// Players that a cell is dealt to one after the other until its piece is small enough.
const DEALS_OF_A_CELL: usize = 12;

/// Rounds of exchanges at random to make counts even.
const ROUNDS: usize = 4;

/// Deals each cell to a player at random, breaks up pieces of more than so many cells and makes the counts
/// even. None if that did not come to an end.
pub(super) fn deal<'a>(
    land: &'a Land,
    players: usize,
    most: usize,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Option<Holdings<'a>> {
    let owners: Vec<u32> = (0..land.len()).map(|_| draws.below(players) as u32).collect();
    let mut holdings = Holdings::new(land, players, owners.into_iter());
    let order = draws.order(land.len());
    let is_done = break_up(&mut holdings, most, &order, draws, interrupt)
        && even_out(&mut holdings, most, ROUNDS, &order, draws, interrupt);
    is_done.then_some(holdings)
}

/// Deals the cells of pieces that are too large again, one by one and each to a player with whom it fits, as
/// long as the piece is too large. Where it fits with nobody the last one keeps it, and it and its neighbors
/// wait for their turn to be looked at again. False if the work allowed did not suffice.
fn break_up(
    holdings: &mut Holdings<'_>,
    most: usize,
    order: &[u32],
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> bool {
    let pieces = holdings.pieces(interrupt);
    let is_too_large = |&cell: &u32| pieces.sizes[pieces.of_cell[cell as usize] as usize] as usize > most;
    let mut to_check: VecDeque<u32> = order.iter().copied().filter(is_too_large).collect();
    // So that no cell is listed twice, and the sea never.
    let mut is_listed = vec![false; order.len()];
    is_listed.push(true);
    to_check.iter().for_each(|&cell| is_listed[cell as usize] = true);
    let mut walks_left = WALKS.saturating_mul(order.len()) / most;
    while let Some(cell) = to_check.pop_front() {
        interrupt.round();
        if walks_left == 0 {
            return false;
        }
        walks_left -= 1;
        let cell = cell as usize;
        is_listed[cell] = false;
        let fits = holdings.keeps(cell, most, interrupt)
            || (0..DEALS_OF_A_CELL).any(|_| {
                walks_left = walks_left.saturating_sub(1);
                holdings.give(cell, draws.below(holdings.players()) as u32);
                holdings.keeps(cell, most, interrupt)
            });
        if !fits {
            for near in [cell].into_iter().chain(holdings.land().neighbors(cell)) {
                if !is_listed[near] {
                    is_listed[near] = true;
                    to_check.push_back(near as u32);
                }
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Seed;
    use crate::territories::test_maps::{hexagon, land};

    fn dealt(radius: i32, players: usize, most: usize) -> bool {
        let land = land(&hexagon(radius));
        let mut draws = Draws::of(Seed::from_id(1).unwrap());
        let mut check = || {};
        let interrupt = &mut Interrupt::new(&mut check);
        let Some(holdings) = deal(&land, players, most, &mut draws, interrupt) else { return false };
        assert!(holdings.are_even() && holdings.pieces(interrupt).largest() <= most);
        true
    }

    #[test]
    fn a_deal_is_put_right_as_long_as_there_is_some_room() {
        for radius in [2, 10, 30] {
            for (players, most) in [(3, 3), (3, 4), (4, 2), (5, 1), (8, 1)] {
                assert!(dealt(radius, players, most), "radius {radius}, {players} players, {most}");
            }
        }
    }

    #[test]
    fn without_room_it_comes_to_an_end_too() {
        assert!(!dealt(10, 3, 1));
        assert!(!dealt(10, 2, 21));
    }
}
