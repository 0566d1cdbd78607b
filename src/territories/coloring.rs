//! The regular coloring that three players and more start from.

use crate::grid::Cell;

/// Which of at least three players a cell gets: x + y, in axial terms q + 2r, modulo their number.
///
/// A step to a neighbor changes x + y by 1 or 2, so no two neighbors are of one player; along a row all
/// players take turns.
pub(super) fn regular_owner(cell: Cell, players: usize) -> u32 {
    let sum = i64::from(cell.x) + i64::from(cell.y);
    sum.rem_euclid(players as i64) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_neighbors_are_of_one_player() {
        for players in 3..20 {
            for (x, y) in [(0, 0), (-7, 3), (i32::MAX - 1, i32::MAX - 1), (i32::MIN + 1, i32::MIN + 1)] {
                let cell = Cell::new(x, y);
                let owner = regular_owner(cell, players);
                assert!((owner as usize) < players);
                let neighbors = cell.neighbors().unwrap();
                assert!(neighbors.into_iter().all(|neighbor| regular_owner(neighbor, players) != owner));
            }
        }
    }

    #[test]
    fn along_a_row_all_players_take_turns() {
        let row: Vec<u32> = (-3..6).map(|y| regular_owner(Cell::new(2, y), 4)).collect();
        assert_eq!(row, [3, 0, 1, 2, 3, 0, 1, 2, 3]);
    }
}
