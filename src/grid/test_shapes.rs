//! Random shapes for tests, and what can be counted of them by flood filling.

use super::{Cell, Direction};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Cells of a square, in pieces and with holes, or a connected walk.
pub(super) fn any_shape() -> impl Strategy<Value = BTreeSet<Cell>> {
    let scattered = (1u32..10, prop::collection::vec(0u32..10, 12 * 12)).prop_map(|(density, draws)| {
        let places = (0..12).flat_map(|x| (0..12).map(move |y| Cell::new(x - 6, y - 6)));
        places.zip(draws).filter(|&(_, draw)| draw < density).map(|(cell, _)| cell).collect()
    });
    let walked = prop::collection::vec(0usize..6, 1..150).prop_map(|steps| {
        let mut cell = Cell::new(0, 0);
        let mut shape = BTreeSet::from([cell]);
        for step in steps {
            cell = cell.neighbor(Direction::ALL[step]).unwrap();
            shape.insert(cell);
        }
        shape
    });
    prop_oneof![scattered, walked]
}

/// The connected pieces.
pub(super) fn pieces(cells: &BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut left = cells.clone();
    let mut pieces = Vec::new();
    while let Some(start) = left.pop_first() {
        let mut piece = BTreeSet::from([start]);
        let mut open = vec![start];
        while let Some(cell) = open.pop() {
            let neighbors = Direction::ALL.map(|way| cell.neighbor(way).unwrap());
            let new = neighbors.into_iter().filter(|neighbor| left.remove(neighbor));
            open.extend(new.inspect(|&neighbor| {
                piece.insert(neighbor);
            }));
        }
        pieces.push(piece);
    }
    pieces
}

/// How many pieces of the rest of the plane the cells enclose.
pub(super) fn holes(cells: &BTreeSet<Cell>) -> usize {
    let margin = 2;
    let xs = || cells.iter().map(|cell| cell.x);
    let ys = || cells.iter().map(|cell| cell.y);
    let (Some(top), Some(bottom), Some(left), Some(right)) = (xs().min(), xs().max(), ys().min(), ys().max())
    else {
        return 0;
    };
    // The margin connects all of the outside.
    let around = (top - margin..=bottom + margin)
        .flat_map(|x| (left - margin..=right + margin).map(move |y| Cell::new(x, y)));
    pieces(&around.filter(|cell| !cells.contains(cell)).collect()).len() - 1
}
