//! In which order to look at the junctions of a network.

use super::MAX_ROADS;
use super::fragments::Slot;
use super::network::RoadNetwork;
use crate::grid::LatticePoint;

/// What turns the plane.
type Turn = fn(LatticePoint) -> LatticePoint;

/// By 0, 120 and 240 degrees.
const TURNS: [Turn; 3] = [|point| point, LatticePoint::turned, |point| point.turned().turned()];

/// The junctions of a connected part of a network, row after row, each row from one side to the other.
///
/// Each road that leads from junctions before to junctions after takes a slot, and the fewer there are, the less there is to
/// be known halfway. Rows run along two of the three kinds of edges and are joined by the third; when the plane is turned by
/// a third of a circle, another kind joins them. Along a row two roads at most take slots at a time: one arrives at a
/// junction, one leaves. So one of three sweeps takes at most [`SLOTS`](super::fragments::SLOTS), a third of [`MAX_ROADS`]
/// and one. For some kind has no more than a third of the roads; if not all of them take slots at once, that is one less than
/// a third, and two. If they all do, the part has only the three rows that they join. A sweep across another kind, of which
/// each such row has two at most that take slots at once, then takes no more than eight.
#[derive(Debug)]
pub(super) struct Sweep {
    stops: Vec<Stop>,
    slots: Slot,
}

/// A junction, by the slots of the roads that meet there.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Stop {
    /// Those from junctions before.
    pub(super) arriving: FewSlots,
    /// Those to junctions after.
    pub(super) leaving: FewSlots,
}

impl Stop {
    /// How many roads meet.
    pub(super) const fn roads(&self) -> usize {
        self.arriving.count + self.leaving.count
    }
}

/// Up to three slots.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct FewSlots {
    slots: [Slot; 3],
    count: usize,
}

impl FewSlots {
    pub(super) fn push(&mut self, slot: Slot) {
        self.slots[self.count] = slot;
        self.count += 1;
    }

    pub(super) fn as_slice(&self) -> &[Slot] {
        &self.slots[..self.count]
    }
}

impl Sweep {
    /// The sweep that takes the fewest slots of those in three directions.
    pub(super) fn narrowest(network: &RoadNetwork, part: &[usize]) -> Self {
        let [first, others @ ..] = TURNS;
        others.into_iter().fold(Self::new(network, part, first), |narrowest, turn| {
            let other = Self::new(network, part, turn);
            if other.slots < narrowest.slots { other } else { narrowest }
        })
    }

    fn new(network: &RoadNetwork, part: &[usize], turn: Turn) -> Self {
        let mut slots = SlotsOfRoads::new();
        let stops = in_rows(network, part, turn).map(|junction| {
            let mut stop = Stop::default();
            for &road in &network.junction(junction).roads {
                match slots.of(road) {
                    Some(slot) => stop.arriving.push(slot),
                    None => stop.leaving.push(slots.take(road)),
                }
            }
            // Only now: roads that leave must have other slots than those that arrive.
            stop.arriving.as_slice().iter().for_each(|&slot| slots.free(slot));
            stop
        });
        let stops = stops.collect();
        Self { stops, slots: slots.most }
    }

    /// The junctions, in order.
    pub(super) fn stops(&self) -> &[Stop] {
        &self.stops
    }
}

/// Which row a point lies in. North-east and north-west sides of tiles run along rows, from west to east in a zigzag; west
/// sides join a row to the next.
const fn row(point: LatticePoint) -> i64 {
    (point.southeast + point.southwest).div_euclid(3)
}

/// The junctions of a part in the order of rows, when the plane is turned.
fn in_rows(network: &RoadNetwork, part: &[usize], turn: Turn) -> impl Iterator<Item = usize> {
    let place = |number: usize| {
        let point = turn(network.junction(number).point);
        (row(point), point.southeast - point.southwest)
    };
    let mut places: Vec<_> = part
        .iter()
        .map(|&number| {
            // Of several junctions at a blocked point first the one whose road arrives along the row.
            let first_road = network.junction(number).roads[0];
            let (_, other_column) = place(network.across(first_road, number));
            (place(number), other_column, number)
        })
        .collect();
    places.sort_unstable();
    places.into_iter().map(|(_, _, number)| number)
}

/// Which slot each road has that was come to.
struct SlotsOfRoads {
    by_road: [Option<Slot>; MAX_ROADS],
    /// A bit for each slot that a road has; bit 0 is of no slot.
    taken: u128,
    most: Slot,
}

impl SlotsOfRoads {
    const fn new() -> Self {
        Self { by_road: [None; MAX_ROADS], taken: 1, most: 0 }
    }

    const fn of(&self, road: usize) -> Option<Slot> {
        self.by_road[road]
    }

    /// Gives a road the first free slot.
    fn take(&mut self, road: usize) -> Slot {
        let slot = self.taken.trailing_ones() as Slot;
        self.taken |= 1 << slot;
        self.most = self.most.max(slot);
        self.by_road[road] = Some(slot);
        slot
    }

    const fn free(&mut self, slot: Slot) {
        self.taken &= !(1 << slot);
    }
}

#[cfg(test)]
mod tests {
    use super::super::fragments::SLOTS;
    use super::*;
    use crate::grid::{Cell, Edge, EdgeKind, Vertex};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// Edge after edge, each next to one before or anywhere near.
    fn any_edges() -> impl Strategy<Value = BTreeSet<Edge>> {
        let steps = prop::collection::vec((any::<prop::sample::Index>(), 0usize..4), 1..MAX_ROADS);
        let grown = steps.prop_map(|steps| {
            let mut edges = vec![Edge::new(Cell::new(0, 0), EdgeKind::West)];
            for (from, way) in steps {
                let edge = from.get(&edges).neighbors().unwrap()[way];
                edges.push(edge);
            }
            edges.into_iter().collect()
        });
        let named = |(x, y, k)| Edge::numbered(Cell::new(x, y), k).unwrap();
        let near = prop::collection::btree_set((0..5, 0..5, 0..3).prop_map(named), 1..=MAX_ROADS);
        prop_oneof![grown, near]
    }

    fn network(edges: &BTreeSet<Edge>, blocked: &[LatticePoint]) -> RoadNetwork {
        RoadNetwork::new(&edges.iter().copied().collect::<Vec<_>>(), blocked)
    }

    fn narrowest_slots(edges: &BTreeSet<Edge>) -> Vec<Slot> {
        let network = network(edges, &[]);
        network.parts().iter().map(|part| Sweep::narrowest(&network, part).slots).collect()
    }

    proptest! {
        #[test]
        fn a_sweep_takes_no_more_slots_than_two_and_the_roads_that_join_its_rows(
            edges in any_edges(),
            blocked in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
        ) {
            let points: BTreeSet<LatticePoint> = edges.iter().flat_map(|edge| edge.lattice_points()).collect();
            let points: Vec<LatticePoint> = points.into_iter().collect();
            let blocked: BTreeSet<LatticePoint> = blocked.into_iter().map(|at| *at.get(&points)).collect();
            let network = network(&edges, &blocked.into_iter().collect::<Vec<_>>());
            for (kinds, turn) in [EdgeKind::West, EdgeKind::NorthWest, EdgeKind::NorthEast].into_iter().zip(TURNS) {
                let joins_rows = |edge: &&Edge| {
                    let [a, b] = edge.lattice_points().map(turn).map(row);
                    a != b
                };
                let joining: Vec<&Edge> = edges.iter().filter(joins_rows).collect();
                prop_assert!(joining.iter().all(|edge| edge.kind == kinds));
                for part in network.parts() {
                    prop_assert!(usize::from(Sweep::new(&network, &part, turn).slots) <= joining.len() + 2);
                }
            }
            prop_assert!(narrowest_slots(&edges).into_iter().all(|slots| usize::from(slots) <= SLOTS));
        }

        #[test]
        fn every_road_leaves_one_junction_and_arrives_at_one_after_by_the_same_slot(edges in any_edges()) {
            let network = network(&edges, &[]);
            let mut passed = 0;
            for part in network.parts() {
                let mut leading_on = BTreeSet::new();
                for stop in Sweep::narrowest(&network, &part).stops() {
                    for slot in stop.leaving.as_slice() {
                        prop_assert!(leading_on.insert(*slot));
                    }
                    for slot in stop.arriving.as_slice() {
                        prop_assert!(leading_on.remove(slot));
                        passed += 1;
                    }
                }
                prop_assert!(leading_on.is_empty());
            }
            prop_assert_eq!(passed, edges.len());
        }
    }

    #[test]
    fn a_comb_is_swept_along_its_teeth() {
        // A zigzag to the east with 24 teeth to the south: a sweep from north to south takes a slot for each.
        let corner = |y: i32| Vertex::numbered(Cell::new(0, y), 1).unwrap();
        let comb: BTreeSet<Edge> = (0..24).flat_map(|y| corner(y).edges().unwrap()).collect();
        assert_eq!(comb.len(), MAX_ROADS);
        let network = network(&comb, &[]);
        let widest = Sweep::new(&network, &network.parts()[0], TURNS[0]).slots;
        assert!((24..=26).contains(&widest), "{widest} slots");
        assert!(narrowest_slots(&comb)[0] <= 4);
    }
}
