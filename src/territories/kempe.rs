//! Regions in which two players exchange all they have.
//!
//! Connected cells of two players are a Kempe chain: around it there are cells of others only, so that
//! exchanging the two players within it changes whose the pieces are, but not how large.

use super::holdings::Holdings;
use crate::interrupt::Interrupt;

/// So many pairs of players are looked at, each of which takes a walk over the map.
const MOST_PAIRS: usize = 32;

/// Lets a player with more cells exchange regions with one that has fewer, where that brings their counts
/// nearer. False if no region of any such pair does.
pub(super) fn exchange_regions(holdings: &mut Holdings<'_>, interrupt: &mut Interrupt<'_>) -> bool {
    let mut by_count: Vec<u32> = (0..holdings.players() as u32).collect();
    by_count.sort_by_key(|&player| holdings.counts()[player as usize]);
    let pairs = by_count.iter().flat_map(|&poor| by_count.iter().rev().map(move |&rich| (rich, poor)));
    let mut exchanged = false;
    for (rich, poor) in pairs.take(MOST_PAIRS) {
        exchanged |= exchange_regions_of(holdings, rich, poor, interrupt);
    }
    exchanged
}

fn lead(holdings: &Holdings<'_>, rich: u32, poor: u32) -> i64 {
    let count = |player: u32| i64::from(holdings.counts()[player as usize]);
    count(rich) - count(poor)
}

fn exchange_regions_of(
    holdings: &mut Holdings<'_>,
    rich: u32,
    poor: u32,
    interrupt: &mut Interrupt<'_>,
) -> bool {
    if lead(holdings, rich, poor) < 2 {
        return false;
    }
    let land = holdings.land();
    let belongs = |holdings: &Holdings<'_>, cell: usize| [rich, poor].contains(&holdings.owner(cell));
    let mut is_known = vec![false; land.len()];
    let mut region: Vec<u32> = Vec::new();
    let mut exchanged = false;
    for first in 0..land.len() {
        interrupt.round();
        if is_known[first] || !belongs(holdings, first) {
            continue;
        }
        region.clear();
        region.push(first as u32);
        is_known[first] = true;
        let mut next = 0;
        let mut excess = 0;
        while let Some(&cell) = region.get(next) {
            interrupt.round();
            next += 1;
            excess += if holdings.owner(cell as usize) == rich { 1 } else { -1 };
            for neighbor in land.neighbors(cell as usize) {
                if belongs(holdings, neighbor) && !is_known[neighbor] {
                    is_known[neighbor] = true;
                    region.push(neighbor as u32);
                }
            }
        }
        if 0 < excess && excess < lead(holdings, rich, poor) {
            for &cell in &region {
                let to = if holdings.owner(cell as usize) == rich { poor } else { rich };
                holdings.give(cell as usize, to);
            }
            exchanged = true;
        }
    }
    exchanged
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::land;

    #[test]
    fn a_region_of_two_players_is_exchanged_where_that_makes_counts_more_even() {
        // Two lines of five cells, both begun by player 0: 6 to 4, and exchanging one makes 5 to 5.
        let cells: Vec<(i32, i32)> = (0..5).flat_map(|y| [(0, y), (9, y)]).collect();
        let land = land(&cells);
        let owners: Vec<u32> = land.cells().iter().map(|cell| (cell.y % 2) as u32).collect();
        let mut holdings = Holdings::new(&land, 2, owners.into_iter());
        let mut check = || {};
        let interrupt = &mut Interrupt::new(&mut check);
        assert!(exchange_regions(&mut holdings, interrupt));
        assert_eq!(holdings.counts(), [5, 5]);
        assert_eq!(holdings.pieces(interrupt).largest(), 1);
        assert!(!exchange_regions(&mut holdings, interrupt));
    }
}
