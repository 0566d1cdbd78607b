//! The spirals of the two boards of the game: from a corner tile around the rim, then ring by ring inward.

use crate::grid::{COUNTER_CLOCKWISE, Cell, Direction};

/// A hexagon of tiles whose north-west corner is (0, 0), by how many steps its sides are long, counter-clockwise from
/// there: south-west, south-east, east, north-east, north-west, west.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Hexagon {
    sides: [i32; 6],
}

/// Of 3 to 4 players: rows of 3, 4, 5, 4, 3 tiles.
pub(super) const BASE: Hexagon = Hexagon { sides: [2; 6] };

/// Of 5 to 6 players: rows of 3, 4, 5, 6, 5, 4, 3 tiles.
pub(super) const EXPANSION: Hexagon = Hexagon { sides: [3, 3, 2, 3, 3, 2] };

/// Which way round a spiral goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    CounterClockwise,
    Clockwise,
}

impl Hexagon {
    /// The tiles in the order of a spiral from one of the six corners, which are counted counter-clockwise from the
    /// north-west.
    pub(super) fn spiral(self, corner: usize, turn: Turn) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut ring = Some(self);
        let mut depth = 0;
        while let Some(hexagon) = ring {
            hexagon.walk(corner, turn, depth, &mut cells);
            ring = hexagon.inner();
            depth += 1;
        }
        cells
    }

    /// The hexagon within this one's rim.
    fn inner(self) -> Option<Self> {
        let sides = self.sides.map(|side| side - 1);
        sides.iter().all(|&side| side >= 0).then_some(Self { sides })
    }

    /// Once around the rim. The north-west corner is so many steps to the south-east of (0, 0).
    fn walk(self, corner: usize, turn: Turn, depth: i32, cells: &mut Vec<Cell>) {
        let mut cell = Cell::new(depth, depth);
        for (way, steps) in COUNTER_CLOCKWISE.into_iter().zip(self.sides).take(corner) {
            cell = moved(cell, way, steps);
        }
        let start = cells.len();
        for leg in 0..6 {
            let (side, way) = match turn {
                Turn::CounterClockwise => ((corner + leg) % 6, COUNTER_CLOCKWISE[(corner + leg) % 6]),
                Turn::Clockwise => {
                    ((corner + 5 - leg) % 6, COUNTER_CLOCKWISE[(corner + 5 - leg) % 6].opposite())
                }
            };
            for _ in 0..self.sides[side] {
                cells.push(cell);
                cell = moved(cell, way, 1);
            }
        }
        if cells.len() == start {
            // A single tile, whose rim has no length.
            cells.push(cell);
        }
    }
}

fn moved(cell: Cell, way: Direction, steps: i32) -> Cell {
    let (dx, dy) = way.step();
    Cell::new(cell.x + dx * steps, cell.y + dy * steps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::HexagonBoard;
    use std::collections::HashSet;

    #[test]
    fn the_first_spiral_of_the_base_board_numbers_its_tiles() {
        let mut board = HexagonBoard::new(2).unwrap();
        let numbered: Vec<Cell> = core::iter::from_fn(|| board.step()).collect();
        assert_eq!(BASE.spiral(0, Turn::CounterClockwise), numbered);
    }

    #[test]
    fn the_expansion_board_has_rows_of_3_4_5_6_5_4_3_tiles() {
        let cells: HashSet<Cell> = EXPANSION.spiral(0, Turn::CounterClockwise).into_iter().collect();
        let lengths = [3, 4, 5, 6, 5, 4, 3];
        let rows = (0..7).zip(lengths).flat_map(|(x, length)| {
            let first = (x - 3).max(0);
            (first..first + length).map(move |y| Cell::new(x, y))
        });
        assert_eq!(cells, rows.collect::<HashSet<_>>());
    }

    #[test]
    fn each_spiral_starts_at_a_corner_of_its_own_and_goes_by_neighbors_over_all_tiles() {
        for (hexagon, tiles) in [(BASE, 19), (EXPANSION, 30)] {
            let mut starts = HashSet::new();
            let mut all = HashSet::new();
            for corner in 0..6 {
                for turn in [Turn::CounterClockwise, Turn::Clockwise] {
                    let spiral = hexagon.spiral(corner, turn);
                    assert_eq!(spiral.iter().collect::<HashSet<_>>().len(), tiles);
                    assert_eq!(spiral.len(), tiles);
                    assert!(spiral.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
                    starts.insert(spiral[0]);
                    all.insert(spiral);
                }
            }
            assert_eq!((starts.len(), all.len()), (6, 12));
        }
    }

    #[test]
    fn a_clockwise_spiral_is_a_counter_clockwise_one_in_the_mirror() {
        // The mirror in the axis through the north-west corner and the center swaps x and y on the base board.
        let mirrored = |cell: &Cell| Cell::new(cell.y, cell.x);
        let ahead = BASE.spiral(0, Turn::CounterClockwise);
        let mirror_image: Vec<Cell> = BASE.spiral(0, Turn::Clockwise).iter().map(mirrored).collect();
        assert_eq!(ahead, mirror_image);
    }
}
