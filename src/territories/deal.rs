//! Cells dealt at random, and what is wrong with the deal put right.

use super::balance::even_out;
use super::draws::Draws;
use super::holdings::Holdings;
use super::land::Land;
use crate::interrupt::Interrupt;

/// Work that goes into breaking up pieces, in cells walked over for each cell of the map.
const WALKS: usize = 400;

/// Players that a cell is dealt to one after the other until its piece is small enough.
const DEALS_OF_A_CELL: usize = 12;

/// Rounds of exchanges at random to make counts even.
const ROUNDS: usize = 4;

/// Deals each cell to a player at random, breaks up pieces of more than so many cells and makes the counts even. None if that did not come
/// to an end.
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

/// Deals the cells of pieces that are too large again, one by one and each to a player with whom it fits, as long as the piece is too
/// large. Where it fits with nobody the last one keeps it, and then the pieces around are looked at again. False if the work
/// allowed did not suffice.
fn break_up(
    holdings: &mut Holdings<'_>,
    most: usize,
    order: &[u32],
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> bool {
    let mut work_left = WALKS.saturating_mul(order.len());
    let mut to_check = order.to_vec();
    while let Some(cell) = to_check.pop() {
        interrupt.round();
        let cell = cell as usize;
        work_left = work_left.saturating_sub(most.min(order.len()));
        if holdings.keeps(cell, most, interrupt) {
            continue;
        }
        let mut fits = false;
        for _ in 0..DEALS_OF_A_CELL {
            let player = draws.below(holdings.players()) as u32;
            work_left = work_left.saturating_sub(most.min(order.len()));
            holdings.give(cell, player);
            fits = holdings.keeps(cell, most, interrupt);
            if fits {
                break;
            }
        }
        if work_left == 0 {
            return false;
        }
        if !fits {
            let land = holdings.land();
            to_check.push(cell as u32);
            let neighbors = land.neighbors(cell).into_iter().filter(|&neighbor| neighbor != land.sea());
            to_check.extend(neighbors.map(|neighbor| neighbor as u32));
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
