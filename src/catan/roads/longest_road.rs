//! The longest trail over a player's edges.
//!
//! Trying all trails takes time that doubles with every fork. Instead, the junctions are looked at one after the other,
//! and of all ways to take roads so far that lead on alike the one with the most roads is kept.

use super::RoadError;
use super::fragments::{Fragments, Slot};
use super::network::RoadNetwork;
use super::sweep::{FewSlots, Stop, Sweep};
use crate::grid::{CellArray, Edge, LatticePoint, Vertex};
use crate::interrupt::Interrupt;
use std::collections::HashMap;

/// The most edges that are taken: those of the base board.
pub const MAX_ROADS: usize = 72;

/// How many edges the longest road has: a trail over the given edges, none of them twice, from any end to any end. It
/// may start or end at a blocked vertex, but not pass through it; it may come to any other vertex again.
///
/// `edges` and `blocked` have rows [x, y, k]. Blocked vertices that no edge touches are of no account.
///
/// # Errors
/// [`RoadError::TooManyRoads`] above [`MAX_ROADS`], and what [`Edge::set`] and [`Vertex::set`] refuse.
pub fn longest_road(
    edges: &CellArray<'_>,
    blocked: &CellArray<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Result<i32, RoadError> {
    if edges.len() > MAX_ROADS {
        return Err(RoadError::TooManyRoads { roads: edges.len() });
    }
    let edges = Edge::set(edges, interrupt)?;
    let blocked = Vertex::set(blocked, interrupt)?;
    let mut blocked: Vec<LatticePoint> = blocked.into_iter().map(Vertex::lattice_point).collect();
    blocked.sort_unstable_by(|a, b| {
        interrupt.round();
        a.cmp(b)
    });
    let network = RoadNetwork::new(&edges, &blocked);
    let parts = network.parts();
    let lengths = parts.iter().map(|part| longest_trail(&Sweep::narrowest(&network, part), interrupt));
    Ok(lengths.max().unwrap_or(0))
}

/// The length of the longest trail in a connected part.
///
/// All 72 edges of the base board lead to at most 825 different fragments at a time, the worst 72 edges that a search has
/// found to 6,736.
fn longest_trail(sweep: &Sweep, interrupt: &mut Interrupt<'_>) -> i32 {
    let mut longest = 0;
    let mut most_roads = HashMap::from([(Fragments::NONE, 0)]);
    let mut most_roads_after = HashMap::new();
    for stop in sweep.stops() {
        for (fragments, roads) in most_roads.drain() {
            interrupt.round();
            go_on(stop, fragments, |fragments, more_roads| {
                let roads = roads + more_roads;
                if fragments == Fragments::WHOLE_TRAIL {
                    longest = longest.max(roads);
                } else {
                    let most = most_roads_after.entry(fragments).or_insert(roads);
                    *most = roads.max(*most);
                }
            });
        }
        core::mem::swap(&mut most_roads, &mut most_roads_after);
    }
    longest
}

/// All that fragments can become at a junction, each with the number of roads that are taken from there on.
fn go_on(stop: &Stop, before: Fragments, mut found: impl FnMut(Fragments, i32)) {
    let leaving = stop.leaving.as_slice();
    let mut arriving = FewSlots::default();
    stop.arriving.as_slice().iter().filter(|&&slot| before.takes(slot)).for_each(|&slot| arriving.push(slot));
    for choice in 0..1u32 << leaving.len() {
        let (mut taken, mut fragments) = (arriving, before);
        for (_, &slot) in (0..).zip(leaving).filter(|&(at, _)| choice >> at & 1 == 1) {
            taken.push(slot);
            fragments = fragments.with(slot);
        }
        let more_roads = choice.count_ones() as i32;
        let outcomes = through(fragments, taken.as_slice(), stop.roads());
        outcomes.into_iter().flatten().for_each(|fragments| found(fragments, more_roads));
    }
}

/// What fragments become at a junction of so many roads, of which a trail takes some: up to three outcomes.
///
/// A longest trail has taken all roads at its ends, or it could go on there. So it does not end at a junction where it takes
/// one road of several, or two of three; where it takes all three, it passes by two of them and ends by the third. A ring
/// starts and ends at a junction of two roads, which are joined all the same: that closes it.
fn through(fragments: Fragments, taken: &[Slot], roads: usize) -> [Option<Fragments>; 3] {
    match *taken {
        [] => [Some(fragments), None, None],
        [a] if roads == 1 => [fragments.ended(a), None, None],
        [a, b] => [fragments.joined(a, b), None, None],
        [a, b, c] => [(a, b, c), (b, c, a), (c, a, b)].map(|(a, b, c)| fragments.joined(a, b)?.ended(c)),
        _ => [None; 3],
    }
}
