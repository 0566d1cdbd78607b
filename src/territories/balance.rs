//! From players with too many cells to players with too few, while the pieces stay small.
//!
//! Three kinds of moves, none of which lets a piece grow beyond the limit: a cell changes hands; cells are
//! handed on along a chain of players; two players exchange all they have in a region where only they meet.

use super::draws::Draws;
use super::holdings::Holdings;
use super::kempe::exchange_regions;
use super::piece_sizes::PieceSizes;
use super::shortage::Shortage;
use super::swap::exchange_at_random;
use crate::interrupt::Interrupt;

/// A cell has six neighbors, so of seven players one has none of them, and gets the cell as a piece of its own.
const PLAYERS_TO_TRY: usize = 7;

/// Evens out the counts of the players, with no piece larger than so many cells, and says whether they are
/// even now. The cells are looked at in the given order, which decides whose change hands. `rounds` says how
/// often to go on after as many exchanges at random as there are cells.
pub(super) fn even_out(
    holdings: &mut Holdings<'_>,
    most: usize,
    rounds: usize,
    order: &[u32],
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> bool {
    // Small pieces first: they leave most room for others.
    for size in [1, 2, 3, 4, most].into_iter().filter(|&size| size <= most) {
        while hand_over(holdings, size, order, interrupt) {}
    }
    for _ in 0..rounds {
        while exchange_regions(holdings, interrupt) || hand_on(holdings, most, order, interrupt) {}
        if holdings.are_even() {
            return true;
        }
        exchange_at_random(holdings, most, order.len(), draws, interrupt);
        while hand_over(holdings, most, order, interrupt) {}
    }
    holdings.are_even()
}

/// Goes over the cells once and gives those of rich players to poor ones. False if none changed hands.
fn hand_over(holdings: &mut Holdings<'_>, most: usize, order: &[u32], interrupt: &mut Interrupt<'_>) -> bool {
    let Some(mut shortage) = Shortage::of(holdings) else { return false };
    let mut sizes = PieceSizes::if_large(holdings, most, interrupt);
    let mut next = 0;
    let mut moved = false;
    for &cell in order {
        interrupt.round();
        let cell = cell as usize;
        if !shortage.is_rich(holdings, holdings.owner(cell)) {
            continue;
        }
        let poor = &mut shortage.poor;
        for _ in 0..PLAYERS_TO_TRY.min(poor.len()) {
            next = (next + 1) % poor.len();
            let player = poor[next];
            if must_exceed(sizes.as_ref(), holdings, cell, player, most) {
                continue;
            }
            if holdings.give_if_fits(cell, player, most, interrupt) {
                moved = true;
                if let Some(sizes) = &mut sizes {
                    sizes.renew(holdings, &[cell], interrupt);
                }
                if holdings.counts()[player as usize] >= shortage.enough {
                    poor.swap_remove(next);
                }
                break;
            }
        }
        if poor.is_empty() {
            break;
        }
    }
    moved
}

fn must_exceed(
    sizes: Option<&PieceSizes>,
    holdings: &Holdings<'_>,
    cell: usize,
    player: u32,
    most: usize,
) -> bool {
    sizes.is_some_and(|sizes| sizes.with(holdings, cell, player, holdings.land().sea()).least > most)
}

/// A cell that could go to another player.
#[derive(Debug, Clone, Copy)]
struct Offer {
    cell: u32,
    to: u32,
}

/// Finds the shortest chain from a rich player to a poor one, each of whom can give a cell to the next, and
/// hands on a cell along it.
///
/// Whoever stands within the chain gives a cell before getting one, so its pieces have become no larger by
/// then, and each gift still fits.
fn hand_on(holdings: &mut Holdings<'_>, most: usize, order: &[u32], interrupt: &mut Interrupt<'_>) -> bool {
    let Some(shortage) = Shortage::of(holdings) else { return false };
    let sizes = PieceSizes::if_large(holdings, most, interrupt);
    let mut offers: Vec<Option<Offer>> = vec![None; holdings.players()];
    let mut is_known = vec![false; holdings.players()];
    let mut receivers = shortage.poor.clone();
    receivers.iter().for_each(|&player| is_known[player as usize] = true);
    while !receivers.is_empty() {
        let mut givers = Vec::new();
        for &cell in order {
            interrupt.round();
            let giver = holdings.owner(cell as usize);
            if is_known[giver as usize] {
                continue;
            }
            let mut to_try = receivers.iter().take(PLAYERS_TO_TRY);
            let found = to_try.find(|&&to| {
                !must_exceed(sizes.as_ref(), holdings, cell as usize, to, most)
                    && holdings.fits(cell as usize, to, most, interrupt)
            });
            let Some(&to) = found else { continue };
            offers[giver as usize] = Some(Offer { cell, to });
            if shortage.is_rich(holdings, giver) {
                follow(holdings, &offers, giver);
                return true;
            }
            is_known[giver as usize] = true;
            givers.push(giver);
        }
        receivers = givers;
    }
    false
}

/// Makes the gifts from a player on. What fits one by one fits together.
fn follow(holdings: &mut Holdings<'_>, offers: &[Option<Offer>], from: u32) {
    let mut giver = from;
    while let Some(Offer { cell, to }) = offers[giver as usize] {
        holdings.give(cell as usize, to);
        giver = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::coloring::regular_owner;
    use crate::territories::test_maps::{hexagon, land};

    fn evened(cells: &[(i32, i32)], players: usize, most: usize) -> Option<Vec<u32>> {
        let land = land(cells);
        let owners = land.cells().iter().map(|&cell| regular_owner(cell, players));
        let mut holdings = Holdings::new(&land, players, owners);
        let mut draws = Draws::fixed();
        let order = draws.order(land.len());
        let mut check = || {};
        let interrupt = &mut Interrupt::new(&mut check);
        let is_even = even_out(&mut holdings, most, 3, &order, &mut draws, interrupt);
        assert_eq!(is_even, holdings.are_even());
        assert!(holdings.pieces(interrupt).largest() <= most, "pieces stay small");
        is_even.then(|| holdings.counts().to_vec())
    }

    #[test]
    fn a_coloring_that_uses_one_color_only_is_made_even() {
        let apart: Vec<(i32, i32)> = (0..100).map(|at| (0, 3 * at)).collect();
        assert_eq!(evened(&apart, 3, 1).unwrap().into_iter().max(), Some(34));
        assert_eq!(evened(&apart, 7, 1).unwrap().into_iter().min(), Some(14));
    }

    #[test]
    fn the_smallest_hexagon_is_shared_by_three_players_only_with_two_cells_that_touch() {
        assert_eq!(evened(&hexagon(1), 3, 1), None);
        assert!(evened(&hexagon(1), 3, 2).is_some());
    }

    #[test]
    fn a_chain_of_three_players_hands_on_a_cell() {
        // Player 0 has three cells around the only one of player 2; player 1 has two elsewhere.
        let cells = [(-1, 1, 0), (0, 0, 0), (0, 1, 2), (1, 2, 0), (9, 9, 1), (20, 20, 1)];
        let land = land(&cells.map(|(x, y, _)| (x, y)));
        let owners = cells.map(|(_, _, owner)| owner);
        let mut holdings = Holdings::new(&land, 3, owners.into_iter());
        let order: Vec<u32> = (0..land.len() as u32).collect();
        let mut check = || {};
        let interrupt = &mut Interrupt::new(&mut check);
        assert_eq!(holdings.counts(), [3, 2, 1]);
        assert!(!hand_over(&mut holdings, 1, &order, interrupt));
        assert!(hand_on(&mut holdings, 1, &order, interrupt));
        assert_eq!(holdings.counts(), [2, 2, 2]);
        assert_eq!((holdings.owner(4), holdings.owner(0)), (2, 1));
        assert_eq!(holdings.pieces(interrupt).largest(), 1);
    }
}
