//! The corners and sides of a board's tiles, where settlements and roads go.

use super::board_map::{Land, index};
use super::coast::beside;
use crate::grid::{Cell, Direction, Edge, Vertex};
use std::collections::BTreeMap;

/// A corner of the board's tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Intersection {
    /// Where it is.
    pub vertex: Vertex,
    /// The indices of the one to three tiles around it, ascending; then the number of tiles of the board, as often as
    /// tiles are missing. So it can index values of tiles that have one more behind them, for no tile.
    pub slots: [u16; 3],
}

impl Intersection {
    /// The indices of the tiles around it, on a board of so many.
    pub fn tiles(&self, of: usize) -> impl Iterator<Item = usize> + '_ {
        self.slots.iter().map(|&slot| usize::from(slot)).filter(move |&slot| slot < of)
    }
}

/// A side of the board's tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MapEdge {
    /// Which one.
    pub edge: Edge,
    /// The indices of the intersections at its ends.
    pub ends: [u16; 2],
    /// Whether only one tile lies at it.
    pub is_coast: bool,
}

pub(super) fn intersections(cells: &[Cell]) -> Vec<Intersection> {
    let none = index(cells.len());
    let mut around: BTreeMap<Vertex, Intersection> = BTreeMap::new();
    for (place, cell) in cells.iter().enumerate() {
        for vertex in cell.vertices().into_iter().flatten() {
            let found = around.entry(vertex).or_insert(Intersection { vertex, slots: [none; 3] });
            // At most three tiles share a corner, so one is always free.
            if let Some(slot) = found.slots.iter_mut().find(|slot| **slot == none) {
                *slot = index(place);
            }
        }
    }
    around.into_values().collect()
}

/// Boards keep away from the border of the plane, where a vertex may have no neighbors.
pub(super) fn next_to(intersections: &[Intersection]) -> Vec<[u16; 3]> {
    let none = index(intersections.len());
    let place = |vertex: Vertex| place_of(vertex, intersections).map_or(none, index);
    let neighbors =
        |found: &Intersection| found.vertex.neighbors().map_or([none; 3], |around| around.map(place));
    intersections.iter().map(neighbors).collect()
}

pub(super) fn place_of(vertex: Vertex, intersections: &[Intersection]) -> Option<usize> {
    intersections.binary_search_by_key(&vertex, |found| found.vertex).ok()
}

pub(super) fn edges(cells: &[Cell], land: &Land, intersections: &[Intersection]) -> Vec<MapEdge> {
    let end = |vertex: Vertex| place_of(vertex, intersections).map_or(0, index);
    let mut found: BTreeMap<Edge, MapEdge> = BTreeMap::new();
    for &cell in cells {
        for (side, edge) in Direction::ALL.into_iter().zip(cell.edges().into_iter().flatten()) {
            let is_coast = !land.contains_key(&beside(cell, side));
            if let Ok(ends) = edge.vertices() {
                found.insert(edge, MapEdge { edge, ends: ends.map(end), is_coast });
            }
        }
    }
    found.into_values().collect()
}
