//! Sites and who gets them: players that pick in turn, each the best one that is left.

use super::super::BoardMap;
use super::tally::Tally;
use smallvec::SmallVec;

/// The pips of each intersection of a board.
pub(super) struct SitePips(SmallVec<[u8; 96]>);

impl SitePips {
    pub(super) fn of(map: &BoardMap, tally: &Tally) -> Self {
        Self(map.intersections().iter().map(|found| tally.around(found.slots)).collect())
    }

    /// The most pips of a site.
    pub(super) fn best(&self) -> u8 {
        self.0.iter().copied().max().unwrap_or(0)
    }

    pub(super) fn count(&self, counts: impl Fn(u8) -> bool) -> u32 {
        self.0.iter().map(|&pips| u32::from(counts(pips))).sum()
    }
}

/// As many players as the game has for so many tiles: 4 for 19, 6 for 30.
const fn players(tiles: usize) -> usize {
    let players = 4 * tiles / 19;
    if players < 2 { 2 } else { players }
}

/// See [`Metrics::draft_gap`](super::Metrics::draft_gap).
pub(super) fn draft_gap(map: &BoardMap, sites: &SitePips) -> u32 {
    let players = players(map.cells().len());
    let mut hands: SmallVec<[u8; 8]> = SmallVec::from_elem(0, players);
    for (turn, pips) in picks(map, sites).take(2 * players).enumerate() {
        hands[turn.min(2 * players - 1 - turn)] += pips;
    }
    let most = hands.iter().copied().max().unwrap_or(0);
    let least = hands.iter().copied().min().unwrap_or(0);
    (most - least).into()
}

/// The pips of the sites that are picked one after the other, as long as there are any.
fn picks<'a>(map: &'a BoardMap, sites: &'a SitePips) -> impl Iterator<Item = u8> + 'a {
    // One more than there are intersections, for neighbors that are missing.
    let mut is_taken: SmallVec<[bool; 96]> = SmallVec::from_elem(false, sites.0.len() + 1);
    let by_pips = (1..=sites.best()).rev().flat_map(|wanted| {
        sites.0.iter().enumerate().filter(move |&(_, &pips)| pips == wanted).map(|(site, _)| site)
    });
    by_pips.filter_map(move |site| {
        if is_taken[site] {
            return None;
        }
        for &neighbor in &map.next_to()[site] {
            is_taken[usize::from(neighbor)] = true;
        }
        Some(sites.0[site])
    })
}
