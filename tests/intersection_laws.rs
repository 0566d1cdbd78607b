//! What holds for the intersections of every board, worked out anew from where centers and corners lie in the plane.

mod common;

use catan_hex::catan::{Board, BoardChoice, Resource, Rules, Site, Tile, Yield, pips};
use catan_hex::grid::{Cell, CellArray, LatticePoint, Vertex};
use catan_hex::random::Seed;
use common::deal_by;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Rules of a board of few terrains and numbers on a crowded patch of cells, so that equal tiles often meet.
fn any_rules() -> impl Strategy<Value = Rules> {
    let tile = (-4..5, -4..5, 0..4usize, prop::sample::select(vec![5, 6, 9]));
    prop::collection::vec(tile, 1..40).prop_map(|tiles| {
        let mut cells = BTreeSet::new();
        let (mut counts, mut chips) = ([0; 6], Vec::new());
        for (x, y, terrain, chip) in tiles {
            if cells.insert((x, y)) {
                let terrain = [Resource::Grain, Resource::Ore, Resource::Brick, Resource::Desert][terrain];
                counts[terrain as usize] += 1;
                if terrain != Resource::Desert {
                    chips.push(chip);
                }
            }
        }
        let cells = cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
        Rules {
            board: BoardChoice::Cells(cells),
            tiles: Some(counts),
            chips: Some(chips),
            reds_apart: false,
            ..Rules::default()
        }
    })
}

fn any_board() -> impl Strategy<Value = Board> {
    (-1.0..=1.0f64, any_rules())
        .prop_map(|(seed, rules)| deal_by(Seed::new(seed).expect("within the range"), rules))
}

/// Whether two points lie a tile's side apart: two ends of an edge, or a center and one of its corners.
fn a_side_apart(a: LatticePoint, b: LatticePoint) -> bool {
    let (southeast, southwest) = (a.southeast - b.southeast, a.southwest - b.southwest);
    [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1)].contains(&(southeast, southwest))
}

fn tiles_around(board: &Board, vertex: Vertex) -> Vec<Tile> {
    let touches = |tile: &Tile| a_side_apart(LatticePoint::center(tile.cell), vertex.lattice_point());
    board.tiles().filter(touches).collect()
}

fn sites(board: &Board, occupied: &[Vertex]) -> BTreeSet<Vertex> {
    let numbers: Vec<i32> =
        occupied.iter().flat_map(|vertex| [vertex.cell.x, vertex.cell.y, vertex.k()]).collect();
    let rows = CellArray::new("occupied", &numbers, 3, 3, 3).expect("rows of three");
    board.map().settlement_sites(&rows).expect("intersections, each once").collect()
}

proptest! {
    #[test]
    fn an_intersection_counts_the_tiles_around_it(board in any_board()) {
        let found: Vec<Site> = board.sites().collect();
        prop_assert!(found.is_sorted_by(|a, b| a.vertex < b.vertex));
        for site in &found {
            let around = tiles_around(&board, site.vertex);
            prop_assert_eq!(usize::from(site.tiles), around.len());
            let chips = around.iter().filter_map(|tile| tile.chip);
            prop_assert_eq!(site.pips, chips.map(|chip| pips(chip.score)).sum::<u8>());
        }
        // Each tile has six corners.
        let touched: usize = found.iter().map(|site| usize::from(site.tiles)).sum();
        prop_assert_eq!(touched, 6 * board.tiles().len());
    }

    #[test]
    fn every_harbor_is_at_two_neighboring_intersections_at_the_coast(board in any_board()) {
        let found: Vec<Site> = board.sites().collect();
        prop_assert_eq!(found.iter().filter(|site| site.harbor.is_some()).count(), 2 * board.harbors().len());
        for harbor in board.harbors() {
            let sea = LatticePoint::center(harbor.place.cell);
            let served = found.iter().filter(|site| {
                site.harbor == Some(harbor.resource) && a_side_apart(sea, site.vertex.lattice_point())
            });
            let served: Vec<&Site> = served.collect();
            prop_assert!(served.iter().all(|site| site.tiles < 3));
            let neighbors = |a: &Site, b: &Site| a_side_apart(a.vertex.lattice_point(), b.vertex.lattice_point());
            prop_assert!(served.iter().any(|a| served.iter().any(|b| neighbors(a, b))), "{:?}", harbor);
        }
    }

    #[test]
    fn an_intersection_earns_what_the_tiles_around_it_give(board in any_board(), robber in prop::option::of(0..100usize)) {
        let robbed = robber.and_then(|at| board.tiles().nth(at % board.tiles().len())).map(|tile| tile.cell);
        let mut expected: BTreeMap<(Vertex, u8, Resource), u8> = BTreeMap::new();
        for site in board.sites() {
            for tile in tiles_around(&board, site.vertex) {
                if let Some(chip) = tile.chip.filter(|_| Some(tile.cell) != robbed) {
                    *expected.entry((site.vertex, chip.score, tile.resource)).or_default() += 1;
                }
            }
        }
        let expected: Vec<Yield> = expected
            .into_iter()
            .map(|((vertex, roll, resource), amount)| Yield { vertex, roll, resource, amount })
            .collect();
        prop_assert_eq!(board.yields(robbed).expect("a tile of the board").collect::<Vec<_>>(), expected);
    }

    #[test]
    fn each_tile_gives_six_of_its_resource_on_its_number(board in any_board()) {
        let mut earned: BTreeMap<(u8, Resource), u32> = BTreeMap::new();
        for found in board.yields(None).expect("no robber") {
            *earned.entry((found.roll, found.resource)).or_default() += u32::from(found.amount);
        }
        let mut given: BTreeMap<(u8, Resource), u32> = BTreeMap::new();
        for tile in board.tiles() {
            if let Some(chip) = tile.chip {
                *given.entry((chip.score, tile.resource)).or_default() += 6;
            }
        }
        prop_assert_eq!(earned, given);
    }

    #[test]
    fn sites_are_open_if_no_building_is_a_side_apart_or_nearer(board in any_board(), picks in prop::collection::btree_set(0..1000usize, 0..12)) {
        let all: Vec<Vertex> = board.sites().map(|site| site.vertex).collect();
        let occupied: BTreeSet<Vertex> = picks.iter().map(|pick| all[pick % all.len()]).collect();
        let occupied: Vec<Vertex> = occupied.into_iter().rev().collect();
        let is_near = |a: Vertex, b: Vertex| a == b || a_side_apart(a.lattice_point(), b.lattice_point());
        let expected = all.iter().filter(|&&site| !occupied.iter().any(|&building| is_near(site, building)));
        prop_assert_eq!(sites(&board, &occupied), expected.copied().collect::<BTreeSet<_>>());
    }

    #[test]
    fn building_wherever_one_may_ends_with_every_site_closed_and_no_two_side_by_side(board in any_board()) {
        let mut built: Vec<Vertex> = Vec::new();
        while let Some(&site) = sites(&board, &built).first() {
            built.push(site);
        }
        let touch = |a: &Vertex, b: &Vertex| a_side_apart(a.lattice_point(), b.lattice_point());
        prop_assert!(built.iter().all(|a| !built.iter().any(|b| touch(a, b))));
        for site in board.sites() {
            prop_assert!(built.iter().any(|at| *at == site.vertex || touch(at, &site.vertex)));
        }
    }
}
