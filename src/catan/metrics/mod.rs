//! Measures of a board: what it gives, and how evenly.

mod draft;
mod imbalance;
mod like_pairs;
mod tally;

use super::Board;
use super::clusters::largest_cluster;
use draft::{SitePips, draft_gap};
pub use imbalance::Imbalance;
pub use like_pairs::LikePairs;
use tally::Tally;

/// From how many pips on a site is a rich one. Three tiles of the base board have 9.2 on average.
const RICH: u8 = 10;

/// Measures of a board. A site is an intersection; its pips are those of the tiles around it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Metrics {
    /// The pips of all tiles of each resource, in the order of [`Resource::ALL`](super::Resource::ALL).
    pub resource_pips: [u32; 5],
    /// The most pips of a site.
    pub best_pips: u32,
    /// How many sites have that many.
    pub best_sites: u32,
    /// How many sites have ten pips or more.
    pub rich_sites: u32,
    /// How many pips the best-off player of a draft has more than the worst-off one.
    ///
    /// Players are four for every 19 tiles, rounded down, but at least two. They pick two sites each, one by one and then
    /// in the reverse order: the one with the most pips that the distance rule leaves them, of equal ones the first by
    /// (x, y, k). Where none is left that has any, they get nothing.
    pub draft_gap: u32,
    /// How many tiles the largest connected set of one terrain has; the desert is one.
    pub largest_cluster: u32,
    /// Neighboring tiles that are alike.
    pub like_pairs: LikePairs,
    /// How uneven it is.
    pub imbalance: Imbalance,
}

impl Metrics {
    /// The measures of a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let tally = Tally::of(board);
        let like_pairs = LikePairs::of(board);
        let sites = SitePips::of(&board.map, &tally);
        let best = sites.best();
        Self {
            resource_pips: tally.resource_pips(),
            best_pips: best.into(),
            best_sites: sites.count(|pips| pips == best),
            rich_sites: sites.count(|pips| pips >= RICH),
            draft_gap: draft_gap(&board.map, &sites),
            largest_cluster: largest_cluster(&board.terrain, board.map.pairs()) as u32,
            like_pairs,
            imbalance: Imbalance::measured(&board.map, &tally, &like_pairs),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BoardMap, NUMBERS, Resource};
    use super::*;
    use crate::grid::{Cell, Symmetry};
    use proptest::prelude::*;
    use smallvec::SmallVec;
    use std::sync::Arc;

    type Tile = (Resource, u8);

    fn board_on(map: Arc<BoardMap>, tiles: &[Tile]) -> Board {
        let (terrain, scores) = tiles.iter().copied().unzip();
        Board { map, terrain, scores, harbors: SmallVec::new(), terrain_attempt: None, attempt: None }
    }

    fn board(cells: &[(i32, i32)], tiles: &[Tile]) -> Board {
        let cells = cells.iter().map(|&(x, y)| Cell::new(x, y)).collect();
        board_on(Arc::new(BoardMap::new(cells).unwrap()), tiles)
    }

    use Resource::{Brick, Desert, Grain, Ore, Wool};

    #[test]
    fn three_tiles_around_one_site() {
        let metrics = Metrics::of(&board(&[(0, 0), (1, 0), (1, 1)], &[(Grain, 6), (Grain, 8), (Ore, 8)]));
        assert_eq!(metrics.resource_pips, [10, 0, 5, 0, 0]);
        assert_eq!([metrics.best_pips, metrics.best_sites, metrics.rich_sites], [15, 1, 4]);
        assert_eq!(metrics.largest_cluster, 2);
        let like = LikePairs { equal_terrain: 1, equal_number: 1, red: 3, two_twelve: 0 };
        assert_eq!(metrics.like_pairs, like);
        // Two players: one picks 15 pips and, last, 5; the other 5 and 5.
        assert_eq!(metrics.draft_gap, 10);
        let expected = Imbalance { resources: 0.0, sites: 0.0, sides: 0.0, neighbors: 5.0 / 3.0 };
        assert_eq!(metrics.imbalance, expected);
    }

    #[test]
    fn a_strip_of_tiles_has_sites_between_two() {
        let metrics = Metrics::of(&board(&[(0, 0), (0, 1), (0, 2)], &[(Wool, 2), (Brick, 12), (Desert, 0)]));
        assert_eq!(metrics.like_pairs, LikePairs { two_twelve: 1, ..LikePairs::default() });
        // Twice 2 pips, twice 1: mean 1.5, standard deviation 0.5. The pips' middle lies half a tile from that of the
        // tiles, which are 1, 0, 1 away from it.
        let side = (0.5f64 * 0.5 / (2.0 / 3.0)).sqrt();
        let Imbalance { resources, sites, sides, neighbors } = metrics.imbalance;
        assert_eq!([resources, sites, neighbors], [0.0, 1.0 / 3.0, 0.5]);
        assert!((sides - side).abs() < 1e-15, "{sides} {side}");
    }

    #[test]
    fn boards_that_yield_nothing_are_even() {
        let ring = [(-1, -1), (-1, 0), (0, 1), (1, 1), (1, 0), (0, -1)];
        for (cells, tiles) in [(&ring[..1], [(Desert, 0); 6]), (&ring, [(Desert, 0); 6])] {
            let metrics = Metrics::of(&board(cells, &tiles[..cells.len()]));
            let neighbors = if cells.len() > 1 { 1.0 } else { 0.0 };
            assert_eq!(metrics.imbalance, Imbalance { resources: 0.0, sites: 0.0, sides: 0.0, neighbors });
            assert_eq!([metrics.best_pips, metrics.rich_sites, metrics.draft_gap], [0, 0, 0]);
            assert_eq!(metrics.best_sites as usize, if cells.len() > 1 { 24 } else { 6 });
        }
    }

    #[test]
    fn resources_with_the_same_pips_a_tile_are_exactly_even() {
        let cells: Vec<_> = (0..12).map(|y| (0, y)).collect();
        let (grain, wool) = ([(Grain, 6), (Grain, 4), (Grain, 3)], [(Wool, 5), (Wool, 5), (Wool, 11)]);
        let ore = [(Ore, 6), (Ore, 8), (Ore, 4), (Ore, 10), (Ore, 3), (Ore, 11)];
        let tiles = [&grain[..], &wool, &ore].concat();
        // Ten thirds are no number of 64 bits.
        assert_eq!(Imbalance::of(&board(&cells, &tiles)).resources, 0.0);
    }

    #[test]
    fn reds_in_one_place_and_poor_ore_are_less_even_than_the_same_tiles_spread() {
        let map = BoardMap::base();
        let spread = [
            (Ore, 10),
            (Wool, 2),
            (Grain, 9),
            (Grain, 12),
            (Brick, 6),
            (Wool, 4),
            (Brick, 10),
            (Grain, 9),
            (Resource::Lumber, 11),
            (Desert, 0),
            (Resource::Lumber, 3),
            (Ore, 8),
            (Resource::Lumber, 8),
            (Ore, 3),
            (Wool, 4),
            (Wool, 5),
            (Grain, 5),
            (Brick, 6),
            (Resource::Lumber, 11),
        ];
        let fairness = |tiles: &[Tile]| Imbalance::of(&board_on(Arc::clone(map), tiles)).fairness();
        // Tiles 1, 12, 13 and 2 lie around the north-west corner.
        let mut piled = spread;
        for (place, red) in [(0, 11), (11, 12), (12, 4), (1, 17)] {
            let score = piled[place].1;
            piled[place].1 = piled[red].1;
            piled[red].1 = score;
        }
        assert!(fairness(&piled) > fairness(&spread));
        let mut poor = spread;
        for (ore, place) in [(0, 1), (11, 3), (13, 8)] {
            let score = poor[ore].1;
            poor[ore].1 = poor[place].1;
            poor[place].1 = score;
        }
        assert!(fairness(&poor) > fairness(&spread));
    }

    fn any_tile() -> impl Strategy<Value = Tile> {
        let number = prop::sample::select(NUMBERS.to_vec());
        (prop::sample::select(Resource::TERRAINS.to_vec()), number)
            .prop_map(|(terrain, number)| (terrain, if terrain == Desert { 0 } else { number }))
    }

    fn any_tiles() -> impl Strategy<Value = Vec<((i32, i32), Tile)>> {
        prop::collection::btree_map((-4..5, -4..5), any_tile(), 1..40)
            .prop_map(|tiles| tiles.into_iter().collect())
    }

    proptest! {
        #[test]
        fn a_board_is_as_even_turned_mirrored_moved_and_numbered_otherwise(
            tiles in any_tiles(), symmetry in 0usize..12, dx in -900_000..900_000, dy in -900_000..900_000
        ) {
            let (cells, pieces): (Vec<_>, Vec<_>) = tiles.iter().copied().unzip();
            let metrics = Metrics::of(&board(&cells, &pieces));
            let image = |&(x, y): &(i32, i32)| {
                let image = Symmetry::ALL[symmetry].image(Cell::new(x, y), Cell::new(0, 0)).unwrap();
                (image.x + dx, image.y + dy)
            };
            let cells: Vec<_> = cells.iter().rev().map(image).collect();
            let pieces: Vec<_> = pieces.into_iter().rev().collect();
            let moved = Metrics::of(&board(&cells, &pieces));
            prop_assert_eq!(moved.imbalance.fairness().to_bits(), metrics.imbalance.fairness().to_bits());
            // Which of two equal sites is picked first depends on where they are.
            prop_assert_eq!(Metrics { draft_gap: metrics.draft_gap, ..moved }, metrics);
        }

        #[test]
        fn measures_are_finite_and_in_their_ranges(tiles in any_tiles()) {
            let (cells, pieces): (Vec<_>, Vec<_>) = tiles.iter().copied().unzip();
            let metrics = Metrics::of(&board(&cells, &pieces));
            let Imbalance { resources, sites, sides, neighbors } = metrics.imbalance;
            // A coefficient of variation of n numbers is at most √(n - 1).
            prop_assert!((0.0..=2.0).contains(&resources));
            prop_assert!((0.0..=(6.0 * cells.len() as f64).sqrt()).contains(&sites));
            prop_assert!((0.0..=(cells.len() as f64).sqrt()).contains(&sides));
            prop_assert!((0.0..=3.0).contains(&neighbors));
            prop_assert!(metrics.best_pips <= 15 && metrics.draft_gap <= 2 * metrics.best_pips);
            prop_assert!(metrics.largest_cluster as usize <= cells.len());
        }
    }
}
