//! Roads, joined where a trail can go on from one to another.

use crate::grid::{Edge, LatticePoint};

/// Roads and the junctions at their ends, both by number from 0.
#[derive(Debug)]
pub(super) struct RoadNetwork {
    junctions: Vec<Junction>,
    /// The two junctions of each road.
    ends: Vec<[usize; 2]>,
}

/// Where up to three roads meet, or one ends.
#[derive(Debug)]
pub(super) struct Junction {
    /// Where it lies.
    pub(super) point: LatticePoint,
    /// The roads, at least one.
    pub(super) roads: Vec<usize>,
}

impl RoadNetwork {
    /// The network of edges each of which comes once. `blocked` is in ascending order; at such a point each road has a
    /// junction of its own, so that it ends there and no trail goes on.
    pub(super) fn new(edges: &[Edge], blocked: &[LatticePoint]) -> Self {
        let mut road_ends: Vec<(LatticePoint, usize)> = (0..)
            .zip(edges)
            .flat_map(|(road, edge)| edge.lattice_points().map(|point| (point, road)))
            .collect();
        road_ends.sort_unstable();
        let mut junctions = Vec::with_capacity(road_ends.len());
        let mut ends = vec![[0; 2]; edges.len()];
        for met in road_ends.chunk_by(|a, b| a.0 == b.0 && blocked.binary_search(&a.0).is_err()) {
            let (point, roads) = (met[0].0, met.iter().map(|&(_, road)| road).collect::<Vec<_>>());
            for &road in &roads {
                let is_second = usize::from(edges[road].lattice_points()[1] == point);
                ends[road][is_second] = junctions.len();
            }
            junctions.push(Junction { point, roads });
        }
        Self { junctions, ends }
    }

    /// The junction of a number.
    pub(super) fn junction(&self, number: usize) -> &Junction {
        &self.junctions[number]
    }

    /// The junction at the other end of a road.
    pub(super) fn across(&self, road: usize, from: usize) -> usize {
        let [a, b] = self.ends[road];
        if a == from { b } else { a }
    }

    /// The junctions of each connected part.
    pub(super) fn parts(&self) -> Vec<Vec<usize>> {
        let mut parts = Vec::new();
        let mut is_listed = vec![false; self.junctions.len()];
        for first in 0..self.junctions.len() {
            if !is_listed[first] {
                parts.push(self.part_of(first, &mut is_listed));
            }
        }
        parts
    }

    /// What can be reached from a junction.
    fn part_of(&self, first: usize, is_listed: &mut [bool]) -> Vec<usize> {
        is_listed[first] = true;
        let mut part = vec![first];
        let mut visited = 0;
        while let Some(&from) = part.get(visited) {
            visited += 1;
            for &road in &self.junction(from).roads {
                let to = self.across(road, from);
                if !core::mem::replace(&mut is_listed[to], true) {
                    part.push(to);
                }
            }
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Vertex};

    /// How many junctions each part has.
    fn sizes(edges: &[Edge], blocked: &[LatticePoint]) -> Vec<usize> {
        let mut sizes: Vec<usize> = RoadNetwork::new(edges, blocked).parts().iter().map(Vec::len).collect();
        sizes.sort_unstable();
        sizes
    }

    #[test]
    fn a_ring_has_as_many_junctions_as_roads_and_one_more_for_each_block_on_it() {
        let ring = Cell::new(3, -2).edges().unwrap();
        let corners = Cell::new(3, -2).vertices().unwrap().map(Vertex::lattice_point);
        assert_eq!(sizes(&ring, &[]), [6]);
        assert_eq!(sizes(&ring, &corners[..1]), [7]);
        let mut two = [corners[0], corners[2]];
        two.sort_unstable();
        assert_eq!(sizes(&ring, &two), [3, 5]);
    }

    #[test]
    fn roads_far_from_each_other_are_parts_of_their_own() {
        let corners = [(i32::MIN, i32::MIN), (i32::MAX, i32::MAX), (i32::MIN, i32::MAX)];
        let mut edges: Vec<Edge> = corners
            .into_iter()
            .flat_map(|(x, y)| [0, 1, 2].map(|k| Edge::numbered(Cell::new(x, y), k).unwrap()))
            .collect();
        edges.sort_unstable();
        assert_eq!(sizes(&edges, &[]), [4, 4, 4]);
    }

    #[test]
    fn roads_lead_to_each_other() {
        let edges = Cell::new(0, 0).edges().unwrap();
        let network = RoadNetwork::new(&edges, &[]);
        for number in 0..6 {
            for &road in &network.junction(number).roads {
                let other = network.across(road, number);
                assert_ne!(other, number);
                assert_eq!(network.across(road, other), number);
                let points = [number, other].map(|end| network.junction(end).point);
                assert!(edges[road].lattice_points().iter().all(|point| points.contains(point)));
            }
        }
    }
}
