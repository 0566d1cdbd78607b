//! Coasts: where land meets the sea around it, and where harbors lie on them.

use super::HarborPlace;
use super::board_map::Land;
use crate::grid::{Cell, Direction, Vertex};
use std::collections::HashSet;

/// A side of a land tile with sea beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CoastEdge {
    tile: Cell,
    side: Direction,
}

impl CoastEdge {
    /// The sea hexagon beyond.
    fn sea(self) -> Cell {
        beside(self.tile, self.side)
    }
}

/// The harbor places of a board: those of each island's outer coast in turn, islands by their first tile (the least x,
/// then the least y); lakes have none.
pub(super) fn harbor_places(cells: &[Cell], land: &Land) -> Vec<HarborPlace> {
    let mut taken = Taken::default();
    for start in first_tiles(cells, land) {
        let coast = outer_coast(start, land);
        let count = harbors_of(coast.len());
        for harbor in 0..count {
            let end = wanted_edge(harbor + 1, coast.len(), count);
            for &edge in &coast[wanted_edge(harbor, coast.len(), count)..end] {
                if taken.take(edge) {
                    break;
                }
            }
        }
    }
    taken.places
}

/// 9 harbors on the 30 edges of the base board, 11 on the 38 of the expansion board: three for ten edges.
const fn harbors_of(coast_edges: usize) -> usize {
    3 * coast_edges / 10
}

/// The edge that a harbor is to have, both counted from 0: evenly spread, and rounded as both boards of the game have it.
/// Harbor `count` is the first one again, a round later.
const fn wanted_edge(harbor: usize, coast_edges: usize, count: usize) -> usize {
    (5 * harbor * coast_edges + 2 * count) / (5 * count)
}

/// What harbors occupy already. On coasts with bays two could want one sea hexagon; then the next edge that is free gets
/// the harbor.
#[derive(Default)]
struct Taken {
    places: Vec<HarborPlace>,
    sea: HashSet<Cell>,
    corners: HashSet<Vertex>,
}

impl Taken {
    fn take(&mut self, edge: CoastEdge) -> bool {
        let place = HarborPlace::between(edge.sea(), edge.side.opposite());
        let is_free =
            !self.sea.contains(&place.cell) && !place.corners().any(|corner| self.corners.contains(&corner));
        if is_free {
            self.sea.insert(place.cell);
            self.corners.extend(place.corners());
            self.places.push(place);
        }
        is_free
    }
}

/// For each island the tile with the least x, of these the one with the least y; islands in the order of these.
fn first_tiles(cells: &[Cell], land: &Land) -> Vec<Cell> {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let mut reached = HashSet::new();
    let mut starts = Vec::new();
    for start in sorted {
        if !reached.insert(start) {
            continue;
        }
        starts.push(start);
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            for next in Direction::ALL.map(|side| beside(cell, side)) {
                if land.contains_key(&next) && reached.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    starts
}

/// The edges of an island's outer coast, counter-clockwise from the north-west edge of its first tile.
pub(super) fn outer_coast(first_tile: Cell, land: &Land) -> Vec<CoastEdge> {
    let start = CoastEdge { tile: first_tile, side: Direction::NorthWest };
    let mut coast = vec![start];
    let mut edge = next_edge(start, land);
    while edge != start {
        coast.push(edge);
        edge = next_edge(edge, land);
    }
    coast
}

fn next_edge(edge: CoastEdge, land: &Land) -> CoastEdge {
    let ahead = counter_clockwise(edge.side);
    let tile = beside(edge.tile, ahead);
    if land.contains_key(&tile) {
        // From there, the same sea hexagon lies one side further clockwise.
        CoastEdge { tile, side: clockwise(edge.side) }
    } else {
        CoastEdge { side: ahead, ..edge }
    }
}

const fn clockwise(side: Direction) -> Direction {
    Direction::ALL[(side as usize + 1) % 6]
}

const fn counter_clockwise(side: Direction) -> Direction {
    Direction::ALL[(side as usize + 5) % 6]
}

/// The neighbor on a side. Boards keep away from the border of the plane.
pub(super) const fn beside(cell: Cell, side: Direction) -> Cell {
    let (dx, dy) = side.step();
    Cell::new(cell.x + dx, cell.y + dy)
}

#[cfg(test)]
mod tests {
    use super::super::board_map::{BoardMap, land};
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn harbors_of_the_game_lie_on_these_coast_edges() {
        let base: Vec<usize> = (0..9).map(|harbor| wanted_edge(harbor, 30, 9)).collect();
        assert_eq!(base, [0, 3, 7, 10, 13, 17, 20, 23, 27]);
        let expansion: Vec<usize> = (0..=11).map(|harbor| wanted_edge(harbor, 38, 11)).collect();
        let gaps: Vec<usize> = expansion.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert_eq!(gaps, [3, 4, 3, 4, 3, 4, 3, 4, 3, 3, 4]);
    }

    #[test]
    fn the_coasts_of_the_game_have_30_and_38_edges() {
        for (map, edges) in [(BoardMap::base(), 30), (BoardMap::expansion(), 38)] {
            assert_eq!(outer_coast(Cell::new(0, 0), &land(map.cells())).len(), edges);
        }
    }

    #[test]
    fn a_lake_has_no_harbor_and_each_island_has_its_own() {
        let ring: Vec<Cell> = Direction::ALL.map(|side| beside(Cell::new(0, 0), side)).to_vec();
        let around_a_lake = harbor_places(&ring, &land(&ring));
        // 18 edges outside, 6 inside.
        assert_eq!(around_a_lake.len(), 5);
        assert!(around_a_lake.iter().all(|place| place.cell != Cell::new(0, 0)));
        let islands = [Cell::new(0, 9), Cell::new(0, 0)];
        let places = harbor_places(&islands, &land(&islands));
        assert_eq!(
            places.iter().map(|place| place.cell).collect::<Vec<_>>(),
            [Cell::new(-1, -1), Cell::new(-1, 8)]
        );
    }

    fn any_land() -> impl Strategy<Value = Vec<Cell>> {
        prop::collection::btree_set((-4..5, -4..5), 1..40)
            .prop_map(|cells| cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect())
    }

    proptest! {
        #[test]
        fn harbors_lie_at_sea_apart_from_each_other_with_both_piers_on_land(cells in any_land()) {
            let map = land(&cells);
            let places = harbor_places(&cells, &map);
            prop_assert!(!places.is_empty());
            let mut sea = HashSet::new();
            let mut corners = HashSet::new();
            for place in &places {
                prop_assert!(!map.contains_key(&place.cell));
                prop_assert!(sea.insert(place.cell), "two harbors on {:?}", place.cell);
                for corner in place.corners() {
                    prop_assert!(corners.insert(corner), "two harbors at {corner:?}");
                    prop_assert!(corner.tiles().unwrap().iter().any(|&tile| map.contains_key(&tile)));
                }
            }
        }

        #[test]
        fn places_do_not_depend_on_the_order_of_the_tiles(cells in any_land()) {
            let backwards: Vec<Cell> = cells.iter().rev().copied().collect();
            prop_assert_eq!(harbor_places(&cells, &land(&cells)), harbor_places(&backwards, &land(&backwards)));
        }
    }
}
