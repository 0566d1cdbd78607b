//! Spirals, walked: straight on while there is a tile that was not visited, else a turn.

use catan_hex::grid::Cell;

/// South-west, south-east, east, north-east, north-west, west.
const COUNTER_CLOCKWISE: [(i32, i32); 6] = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];

/// The indices of the tiles along the spirals of a hexagon: corners counter-clockwise from the first tile, which is one; at each
/// of them counter-clockwise first, then clockwise.
pub fn walked_spirals(cells: &[Cell]) -> Vec<Vec<usize>> {
    let rim_first = walk(cells, 0, false);
    let corners = rim_first.into_iter().filter(|&tile| neighbors(cells, tile) == 3);
    corners.flat_map(|corner| [walk(cells, corner, false), walk(cells, corner, true)]).collect()
}

fn step(cells: &[Cell], tile: usize, way: usize) -> Option<usize> {
    let (dx, dy) = COUNTER_CLOCKWISE[way];
    cells.iter().position(|&cell| cell == Cell::new(cells[tile].x + dx, cells[tile].y + dy))
}

fn neighbors(cells: &[Cell], tile: usize) -> usize {
    (0..6).filter(|&way| step(cells, tile, way).is_some()).count()
}

fn walk(cells: &[Cell], corner: usize, clockwise: bool) -> Vec<usize> {
    let turned = |way: usize| if clockwise { (way + 5) % 6 } else { (way + 1) % 6 };
    // The way along the rim: the one before it leads off the board.
    let along = |&way: &usize| {
        let before = if clockwise { (way + 1) % 6 } else { (way + 5) % 6 };
        step(cells, corner, way).is_some() && step(cells, corner, before).is_none()
    };
    let mut way = (0..6).find(along).expect("a corner");
    let mut path = vec![corner];
    while path.len() < cells.len() {
        let ahead = |way| step(cells, path[path.len() - 1], way).filter(|next| !path.contains(next));
        match ahead(way) {
            Some(next) => path.push(next),
            None => way = turned(way),
        }
    }
    path
}
