//! What measuring boards needs to know of a map, found once: its fullest sites, and where its tiles lie around their middle.

use super::Intersection;
use crate::grid::Cell;

/// A tile's place as seen from the middle of all tiles, times the number of tiles: whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Offset {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Offset {
    /// The square of its length, where a step to a neighboring tile has length 1.
    pub(super) fn squared(self) -> i128 {
        let (x, y) = (i128::from(self.x), i128::from(self.y));
        // The axes of x and y meet at 60 degrees backwards: |(x, y)|² = x² - xy + y².
        x * x - x * y + y * y
    }
}

/// What follows from the tiles' places alone.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct MapMeasures {
    /// The slots of the fullest sites: of the intersections with the most tiles around them, three on all but thin boards.
    pub(super) full_sites: Vec<[u16; 3]>,
    /// For each tile its place around the middle.
    pub(super) offsets: Vec<Offset>,
    /// The sum of their squares.
    pub(super) spread: i128,
    /// Whether each tile is one of those nearest to the middle.
    pub(super) is_central: Vec<bool>,
}

impl MapMeasures {
    pub(super) fn new(cells: &[Cell], intersections: &[Intersection]) -> Self {
        let offsets = offsets(cells);
        let squares: Vec<i128> = offsets.iter().map(|offset| offset.squared()).collect();
        let least = squares.iter().min();
        Self {
            full_sites: full_sites(cells.len(), intersections),
            spread: squares.iter().sum(),
            is_central: squares.iter().map(|square| Some(square) == least).collect(),
            offsets,
        }
    }
}

fn full_sites(tiles: usize, intersections: &[Intersection]) -> Vec<[u16; 3]> {
    let around = |found: &Intersection| found.tiles(tiles).count();
    let most = intersections.iter().map(around).max();
    intersections.iter().filter(|&found| Some(around(found)) == most).map(|found| found.slots).collect()
}

fn offsets(cells: &[Cell]) -> Vec<Offset> {
    let count = cells.len() as i64;
    let sum =
        |coordinate: fn(&Cell) -> i32| cells.iter().map(|cell| i64::from(coordinate(cell))).sum::<i64>();
    let (sum_x, sum_y) = (sum(|cell| cell.x), sum(|cell| cell.y));
    let offset =
        |cell: &Cell| Offset { x: count * i64::from(cell.x) - sum_x, y: count * i64::from(cell.y) - sum_y };
    cells.iter().map(offset).collect()
}

#[cfg(test)]
mod tests {
    use super::super::BoardMap;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn sites_of_the_boards_of_the_game_lie_between_three_tiles() {
        for (map, sites) in [(BoardMap::base(), 24), (BoardMap::expansion(), 42)] {
            let none = map.cells().len() as u16;
            let found = &map.measures().full_sites;
            assert_eq!(found.len(), sites);
            assert!(found.iter().flatten().all(|&slot| slot < none));
        }
    }

    #[test]
    fn sites_of_thin_boards_lie_between_two_tiles_or_at_one() {
        for (cells, sites) in [([(0, 0), (0, 1)], 2), ([(0, 0), (5, 1)], 12)] {
            let map = BoardMap::new(cells.map(|(x, y)| Cell::new(x, y)).to_vec()).unwrap();
            assert_eq!(map.measures().full_sites.len(), sites);
        }
    }

    #[test]
    fn the_tiles_of_the_base_board_lie_in_two_rings_around_its_middle() {
        let measures = BoardMap::base().measures();
        // 6 at distance 1, 6 at √3, 6 at 2, each 19 times as long.
        assert_eq!(measures.spread, 19 * 19 * (6 + 6 * 3 + 6 * 4));
        assert_eq!(measures.offsets[18], Offset { x: 0, y: 0 });
    }

    proptest! {
        #[test]
        fn offsets_of_all_tiles_balance(cells in prop::collection::btree_set((-1_000_000..1_000_001, -9..9), 1..40)) {
            let cells: Vec<Cell> = cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            let map = BoardMap::new(cells).unwrap();
            let offsets = &map.measures().offsets;
            prop_assert_eq!(offsets.iter().map(|offset| offset.x).sum::<i64>(), 0);
            prop_assert_eq!(offsets.iter().map(|offset| offset.y).sum::<i64>(), 0);
        }
    }
}
