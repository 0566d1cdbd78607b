//! Where a board's tiles lie and what follows from that alone: neighbors, intersections, edges, places of harbors.

use super::HarborPlace;
use super::coast::{beside, harbor_places};
use super::corners_and_sides::{Intersection, MapEdge, edges, intersections, next_to, place_of};
use super::map_measures::MapMeasures;
use super::spiral::{BASE, EXPANSION, Hexagon, Turn};
use super::tile_order::TileOrder;
use crate::grid::{Cell, Direction, Vertex};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

/// The most tiles that a board may have.
pub const MAX_TILES: usize = 1000;

/// The largest coordinate, by absolute value, of a tile of one's own board.
pub const MAX_COORDINATE: i32 = 1_000_000;

/// What can be wrong with a list of cells as a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BoardMapError {
    /// No cell at all.
    #[error("must have at least one tile")]
    Empty,
    /// More than [`MAX_TILES`].
    #[error("must have at most {MAX_TILES} tiles, not {tiles}")]
    TooManyTiles {
        /// How many there are.
        tiles: usize,
    },
    /// A cell that comes twice.
    #[error("must not have a cell twice: ({}, {}) comes again", cell.x, cell.y)]
    DuplicateCell {
        /// The cell.
        cell: Cell,
    },
    /// A cell beyond [`MAX_COORDINATE`].
    #[error("must have cells between -{MAX_COORDINATE} and {MAX_COORDINATE}, not ({}, {})", cell.x, cell.y)]
    TooFar {
        /// The cell.
        cell: Cell,
    },
}

/// The tiles' indices by cell.
pub(super) type Land = HashMap<Cell, u16>;

/// The tiles' places and what follows from them.
#[derive(Debug, PartialEq, Eq)]
pub struct BoardMap {
    cells: Vec<Cell>,
    order: TileOrder,
    pairs: Vec<[u16; 2]>,
    coast: Vec<bool>,
    intersections: Vec<Intersection>,
    next_to: Vec<[u16; 3]>,
    edges: Vec<MapEdge>,
    harbor_places: Vec<HarborPlace>,
    spirals: Vec<TileOrder>,
    measures: MapMeasures,
}

impl BoardMap {
    /// The board of 3 to 4 players.
    #[must_use]
    pub fn base() -> &'static Arc<Self> {
        static MAP: LazyLock<Arc<BoardMap>> = LazyLock::new(|| Arc::new(BoardMap::of_the_game(BASE)));
        &MAP
    }

    /// The board of 5 to 6 players.
    #[must_use]
    pub fn expansion() -> &'static Arc<Self> {
        static MAP: LazyLock<Arc<BoardMap>> = LazyLock::new(|| Arc::new(BoardMap::of_the_game(EXPANSION)));
        &MAP
    }

    /// The board of any cells; they are numbered as they come.
    ///
    /// # Errors
    /// [`BoardMapError`].
    pub fn new(cells: Vec<Cell>) -> Result<Self, BoardMapError> {
        match cells.len() {
            0 => return Err(BoardMapError::Empty),
            1..=MAX_TILES => {}
            tiles => return Err(BoardMapError::TooManyTiles { tiles }),
        }
        let near = -MAX_COORDINATE..=MAX_COORDINATE;
        if let Some(&cell) = cells.iter().find(|cell| !near.contains(&cell.x) || !near.contains(&cell.y)) {
            return Err(BoardMapError::TooFar { cell });
        }
        let mut seen = HashSet::new();
        match cells.iter().find(|&&cell| !seen.insert(cell)) {
            Some(&cell) => Err(BoardMapError::DuplicateCell { cell }),
            None => Ok(Self::of_distinct(cells)),
        }
    }

    fn of_the_game(hexagon: Hexagon) -> Self {
        let mut map = Self::of_distinct(hexagon.spiral(0, Turn::CounterClockwise));
        let numbered = land(&map.cells);
        let spiral = |(corner, turn)| {
            let tiles = hexagon.spiral(corner, turn);
            TileOrder::new(tiles.iter().filter_map(|cell| numbered.get(cell).copied()).collect(), &map.pairs)
        };
        let corners = (0..6).flat_map(|corner| [(corner, Turn::CounterClockwise), (corner, Turn::Clockwise)]);
        let spirals = corners.map(spiral).collect();
        map.spirals = spirals;
        map
    }

    /// The cells are few, distinct and far from the border of the plane.
    fn of_distinct(cells: Vec<Cell>) -> Self {
        let land = land(&cells);
        let intersections = intersections(&cells);
        let pairs = pairs(&cells, &land);
        Self {
            order: TileOrder::new((0..cells.len()).map(index).collect(), &pairs),
            pairs,
            coast: cells.iter().map(|&cell| neighbors(cell, &land).count() < 6).collect(),
            harbor_places: harbor_places(&cells, &land),
            spirals: Vec::new(),
            measures: MapMeasures::new(&cells, &intersections),
            edges: edges(&cells, &land, &intersections),
            next_to: next_to(&intersections),
            intersections,
            cells,
        }
    }

    /// The tiles' cells, by number.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The tiles by number.
    #[must_use]
    pub const fn order(&self) -> &TileOrder {
        &self.order
    }

    /// Each two neighboring tiles by their indices, the smaller one first.
    #[must_use]
    pub fn pairs(&self) -> &[[u16; 2]] {
        &self.pairs
    }

    /// Whether each tile lies at the coast: has fewer than six neighbors.
    #[must_use]
    pub fn coast(&self) -> &[bool] {
        &self.coast
    }

    /// Whether each tile is one of those nearest to the middle of all tiles.
    #[must_use]
    pub fn center(&self) -> &[bool] {
        &self.measures.is_central
    }

    /// The corners of the tiles, by (x, y, k).
    #[must_use]
    pub fn intersections(&self) -> &[Intersection] {
        &self.intersections
    }

    /// The index of an intersection.
    #[must_use]
    pub fn intersection(&self, vertex: Vertex) -> Option<usize> {
        place_of(vertex, &self.intersections)
    }

    /// The neighbors of each intersection by their indices; the number of intersections, as often as one is missing. Where
    /// two islands come close, neighbors have no edge between them: both sides of it are sea.
    #[must_use]
    pub fn next_to(&self) -> &[[u16; 3]] {
        &self.next_to
    }

    /// The sides of the tiles, by (x, y, k).
    #[must_use]
    pub fn edges(&self) -> &[MapEdge] {
        &self.edges
    }

    /// Where harbors may lie, by number.
    #[must_use]
    pub fn harbor_places(&self) -> &[HarborPlace] {
        &self.harbor_places
    }

    /// The tiles along each spiral: from the corners counter-clockwise, the north-west one first, at each of them counter-clockwise
    /// and then clockwise. Other boards than those of the game have none.
    #[must_use]
    pub fn spirals(&self) -> &[TileOrder] {
        &self.spirals
    }

    /// What measuring its boards needs.
    pub(super) fn measures(&self) -> &MapMeasures {
        &self.measures
    }
}

/// Indices fit: there are at most [`MAX_TILES`] tiles, and six times as many corners.
pub(super) fn index(place: usize) -> u16 {
    place as u16
}

pub(super) fn land(cells: &[Cell]) -> Land {
    cells.iter().copied().zip(0..).collect()
}

fn neighbors(cell: Cell, land: &Land) -> impl Iterator<Item = u16> + '_ {
    Direction::ALL.into_iter().filter_map(move |side| land.get(&beside(cell, side)).copied())
}

fn pairs(cells: &[Cell], land: &Land) -> Vec<[u16; 2]> {
    let later = |(&cell, place): (&Cell, u16)| {
        let mut found: Vec<u16> = neighbors(cell, land).filter(|&other| other > place).collect();
        found.sort_unstable();
        found.into_iter().map(move |other| [place, other])
    };
    cells.iter().zip(0..).flat_map(later).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn boards_of_the_game_have_so_many_intersections_edges_coast_edges_and_pairs() {
        for (map, expected) in
            [(BoardMap::base(), [19, 54, 72, 30, 42]), (BoardMap::expansion(), [30, 80, 109, 38, 71])]
        {
            let coast = map.edges().iter().filter(|edge| edge.is_coast).count();
            let found =
                [map.cells().len(), map.intersections().len(), map.edges().len(), coast, map.pairs().len()];
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn intersections_of_the_base_board_touch_three_two_and_one_tiles() {
        let map = BoardMap::base();
        let touching =
            |tiles| map.intersections().iter().filter(|found| found.tiles(19).count() == tiles).count();
        assert_eq!([touching(3), touching(2), touching(1)], [24, 12, 18]);
    }

    #[test]
    fn the_middle_is_one_tile_of_the_base_board_and_two_of_the_expansion_board() {
        let center = |map: &BoardMap| -> Vec<Cell> {
            map.cells()
                .iter()
                .zip(map.center())
                .filter(|&(_, &center)| center)
                .map(|(&cell, _)| cell)
                .collect()
        };
        assert_eq!(center(BoardMap::base()), [Cell::new(2, 2)]);
        assert_eq!(center(BoardMap::expansion()), [Cell::new(3, 2), Cell::new(3, 3)]);
    }

    #[test]
    fn lists_of_cells_that_are_no_board_are_refused() {
        let cell = Cell::new(3, 4);
        assert_eq!(BoardMap::new(vec![]), Err(BoardMapError::Empty));
        assert_eq!(
            BoardMap::new(vec![cell, Cell::new(0, 0), cell]),
            Err(BoardMapError::DuplicateCell { cell })
        );
        let many = (0..=1000).map(|x| Cell::new(x, 0)).collect();
        assert_eq!(BoardMap::new(many), Err(BoardMapError::TooManyTiles { tiles: 1001 }));
        for cell in [Cell::new(MAX_COORDINATE + 1, 0), Cell::new(0, i32::MIN)] {
            assert_eq!(BoardMap::new(vec![cell]), Err(BoardMapError::TooFar { cell }));
        }
        assert!(BoardMap::new(vec![Cell::new(MAX_COORDINATE, -MAX_COORDINATE)]).is_ok());
    }

    proptest! {
        #[test]
        fn what_follows_from_the_cells_agrees_with_distances(
            cells in prop::collection::btree_set((-4..5, -4..5), 1..40)
        ) {
            let cells: Vec<Cell> = cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
            let map = BoardMap::new(cells.clone()).unwrap();
            let mut pairs = 0;
            for (place, a) in cells.iter().enumerate() {
                pairs += cells[..place].iter().filter(|b| a.distance(**b) == 1).count();
            }
            prop_assert_eq!(map.pairs().len(), pairs);
            prop_assert!(map.pairs().iter().all(|&[a, b]| a < b));
            // Each tile has six sides; those between two are counted once.
            prop_assert_eq!(map.edges().len(), 6 * cells.len() - pairs);
            let coast = map.edges().iter().filter(|edge| edge.is_coast).count();
            prop_assert_eq!(coast, 6 * cells.len() - 2 * pairs);
            let corners: usize = map.intersections().iter().map(|found| found.tiles(cells.len()).count()).sum();
            prop_assert_eq!(corners, 6 * cells.len());
            prop_assert!(map.intersections().is_sorted_by_key(|found| found.vertex));
            prop_assert!(map.edges().is_sorted_by_key(|found| found.edge));
        }

        #[test]
        fn neighbors_of_an_intersection_are_those_of_its_vertex_that_touch_a_tile(
            cells in prop::collection::btree_set((-4..5, -4..5), 1..40)
        ) {
            let map = BoardMap::new(cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect()).unwrap();
            let vertices: Vec<Vertex> = map.intersections().iter().map(|found| found.vertex).collect();
            prop_assert_eq!(map.next_to().len(), vertices.len());
            for (vertex, next_to) in vertices.iter().zip(map.next_to()) {
                let expected = vertex.neighbors().unwrap().map(|next| vertices.contains(&next).then_some(next));
                let found = next_to.map(|next| vertices.get(usize::from(next)).copied());
                prop_assert_eq!(found, expected);
            }
            // The ends of an edge are neighbors.
            for [a, b] in map.edges().iter().map(|found| found.ends) {
                prop_assert!(map.next_to()[usize::from(a)].contains(&b) && map.next_to()[usize::from(b)].contains(&a));
            }
        }
    }
}
