//! All divisions of a map, tried one after the other: what no heuristic finds on small maps, and the proof
//! that there is nothing to find.

use super::holdings::{Holdings, NOBODY};
use super::land::Land;
use super::quota::Quota;
use crate::interrupt::Interrupt;

/// What came of the search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Search {
    /// A division: the owner of each cell.
    Found(Vec<u32>),
    /// There is none.
    Impossible,
    /// There are more possibilities than were tried.
    Unfinished,
}

/// Gifts tried before the search is left unfinished: a few milliseconds. A map that leaves no choice at all takes
/// three a cell.
const GIFTS: usize = 50_000;
const GIFTS_FOR_EACH_CELL: usize = 4;

/// Looks for a division into pieces of at most so many cells, with counts within one of each other.
///
/// Cell by cell along the map, each to the first player that can have it, and one step back where none can. Players
/// without cells are alike, so a cell goes to the first of them only.
pub(super) fn search(land: &Land, players: usize, most: usize, interrupt: &mut Interrupt<'_>) -> Search {
    let mut holdings = Holdings::new(land, players, core::iter::repeat_n(NOBODY, land.len()));
    let order = along_the_map(land, interrupt);
    let mut gifts_left = GIFTS + GIFTS_FOR_EACH_CELL * land.len();
    let mut quota = Quota::of(land.len(), players);
    // By cells given: the first player that was not tried for the next, and how many players have cells.
    let mut states = vec![State { next: 0, used: 0 }];
    while let Some(&State { next, used }) = states.last() {
        let Some(&cell) = order.get(states.len() - 1) else {
            return Search::Found(holdings.into_owners());
        };
        let cell = cell as usize;
        let mut candidates = next..players.min(used + 1);
        gifts_left = gifts_left.saturating_sub(1 + candidates.len());
        if gifts_left == 0 {
            return Search::Unfinished;
        }
        let chosen = candidates.find(|&player| {
            quota.has_room(holdings.counts()[player]) && holdings.fits(cell, player as u32, most, interrupt)
        });
        let depth = states.len() - 1;
        if let Some(player) = chosen {
            quota.take(holdings.counts()[player]);
            holdings.give(cell, player as u32);
            states[depth].next = player + 1;
            states.push(State { next: 0, used: used.max(player + 1) });
        } else {
            states.pop();
            if let Some(&former) = depth.checked_sub(1).and_then(|former| order.get(former)) {
                let player = holdings.owner(former as usize);
                holdings.take_back(former as usize);
                quota.give_back(holdings.counts()[player as usize]);
            }
        }
    }
    Search::Impossible
}

#[derive(Debug, Clone, Copy)]
struct State {
    next: usize,
    used: usize,
}

/// The cells of each island from neighbor to neighbor, nearest first.
fn along_the_map(land: &Land, interrupt: &mut Interrupt<'_>) -> Vec<u32> {
    let mut is_known = vec![false; land.len()];
    is_known.push(true);
    let mut order = Vec::with_capacity(land.len());
    let mut next = 0;
    for first in 0..land.len() {
        if !is_known[first] {
            is_known[first] = true;
            order.push(first as u32);
        }
        while let Some(&cell) = order.get(next) {
            interrupt.round();
            next += 1;
            for neighbor in land.neighbors(cell as usize) {
                if !is_known[neighbor] {
                    is_known[neighbor] = true;
                    order.push(neighbor as u32);
                }
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::{hexagon, land, rhombus};

    fn searched(cells: &[(i32, i32)], players: usize, most: usize) -> Search {
        search(&land(cells), players, most, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn what_is_found_is_even_and_has_small_pieces() {
        for (cells, players, most) in
            [(hexagon(1), 3, 2), (hexagon(2), 2, 5), (rhombus(4), 2, 4), (hexagon(2), 4, 1)]
        {
            let Search::Found(owner) = searched(&cells, players, most) else { panic!("{players} players") };
            let land = land(&cells);
            let holdings = Holdings::new(&land, players, owner.into_iter());
            assert!(holdings.are_even());
            assert!(holdings.pieces(&mut Interrupt::new(&mut || {})).largest() <= most);
        }
    }

    #[test]
    fn what_cannot_be_is_proven() {
        // On a hexagon the regular coloring is the only one that keeps three players' cells apart.
        let cases = [(hexagon(1), 3, 1), (hexagon(4), 3, 1), (hexagon(1), 2, 2), (rhombus(3), 2, 2)];
        for (cells, players, most) in cases {
            assert_eq!(searched(&cells, players, most), Search::Impossible, "{} cells", cells.len());
        }
        assert!(matches!(searched(&hexagon(3), 3, 1), Search::Found(_)));
    }

    #[test]
    fn too_many_possibilities_are_left_unfinished() {
        assert_eq!(searched(&hexagon(7), 2, 14), Search::Unfinished);
    }
}
