//! What two players cannot avoid.
//!
//! However a rhombus of n × n cells is shared between two, one of them connects two opposite sides (the
//! theorem of the game of Hex), which takes n cells at least. In a hexagon of radius R one of them has a
//! piece of 2R + 1.

use super::land::Land;
use crate::grid::Direction;
use crate::interrupt::Interrupt;

/// So many cells the largest piece has at least, whichever way two players share the map: the side of the
/// largest rhombus that lies within it, or 2R + 1 for the largest hexagon.
pub(super) fn unavoidable_piece(land: &Land, interrupt: &mut Interrupt<'_>) -> usize {
    largest_rhombus(land, interrupt).max(2 * largest_hexagon(land, interrupt) + 1)
}

/// The longest side of a rhombus of any of the three kinds.
fn largest_rhombus(land: &Land, interrupt: &mut Interrupt<'_>) -> usize {
    // A kind is two sides of a cell that lead to former ones, and the third cell that a rhombus of two by two has.
    let kinds = [
        (Direction::West, Direction::NorthEast, Direction::NorthWest, None),
        (Direction::West, Direction::NorthWest, Direction::NorthWest, Some(Direction::West)),
        (Direction::NorthEast, Direction::NorthWest, Direction::NorthWest, Some(Direction::NorthEast)),
    ];
    kinds
        .into_iter()
        .map(|(one, other, between, further)| {
            // By cell: the longest side of a rhombus that ends there; the sea's is 0.
            let mut sides = vec![0usize; land.len() + 1];
            for cell in 0..land.len() {
                interrupt.round();
                let mut opposite = land.neighbor(cell, between);
                if let Some(way) = further {
                    opposite = if opposite == land.sea() { opposite } else { land.neighbor(opposite, way) };
                }
                let of = |way| sides[land.neighbor(cell, way)];
                sides[cell] = 1 + of(one).min(of(other)).min(sides[opposite]);
            }
            sides.into_iter().max().unwrap_or(0)
        })
        .max()
        .unwrap_or(0)
}

/// The radius of the largest hexagon: one less than the longest way to the sea.
fn largest_hexagon(land: &Land, interrupt: &mut Interrupt<'_>) -> usize {
    let mut is_known = vec![false; land.len()];
    is_known.push(true);
    let is_coast = |cell: usize| land.neighbors(cell).contains(&land.sea());
    let mut shore: Vec<usize> = (0..land.len()).filter(|&cell| is_coast(cell)).collect();
    shore.iter().for_each(|&cell| is_known[cell] = true);
    let mut radius = 0;
    loop {
        let mut inland = Vec::new();
        for &cell in &shore {
            interrupt.round();
            for neighbor in land.neighbors(cell) {
                if !is_known[neighbor] {
                    is_known[neighbor] = true;
                    inland.push(neighbor);
                }
            }
        }
        if inland.is_empty() {
            return radius;
        }
        radius += 1;
        shore = inland;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::{hexagon, land, rhombus};

    fn unavoidable(cells: &[(i32, i32)]) -> usize {
        unavoidable_piece(&land(cells), &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn hexagons_and_rhombuses_of_all_kinds_are_found() {
        for radius in 0..6 {
            assert_eq!(unavoidable(&hexagon(radius)), 2 * radius as usize + 1);
        }
        for side in 1..7 {
            for (down, across) in [(0, 0), (1, 0), (0, 1)] {
                let sheared = |(a, b)| (a + across * b, b + down * a);
                let cells: Vec<(i32, i32)> = rhombus(side).into_iter().map(sheared).collect();
                assert_eq!(unavoidable(&cells), side as usize);
            }
        }
    }

    #[test]
    fn lines_islands_and_holes_force_nothing() {
        let line: Vec<(i32, i32)> = (0..50).map(|y| (3, y)).collect();
        assert_eq!(unavoidable(&line), 1);
        let ring: Vec<(i32, i32)> = hexagon(1).into_iter().filter(|&cell| cell != (0, 0)).collect();
        assert_eq!(unavoidable(&ring), 1);
        assert_eq!(unavoidable(&[(0, 0), (9, 9)]), 1);
    }
}
