//! On boards of a few tiles every arrangement can be listed: the dealer gives exactly those that the rules allow, terrain
//! equally often, and on each terrain the chips equally often.

mod common;

use catan_hex::catan::{BoardChoice, DesertPlace, RedTest, Resource, Rules};
use catan_hex::grid::Cell;
use common::by_the_book::{broken_chip_rule, broken_terrain_rule, touch};
use common::statistics::assert_proportional;
use common::{boards, no_rules, own_board};
use std::collections::BTreeMap;

/// Terrain by tile, numbers by tile.
type Arrangement = (Vec<u8>, Vec<u8>);

/// A tile with six around it.
const FLOWER: [(i32, i32); 7] = [(1, 1), (0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 2)];

/// Rows of one, two and three.
const TRIANGLE: [(i32, i32); 6] = [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)];

const ROW: [(i32, i32); 5] = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)];

/// A triangle, a pair and a tile of its own.
const ISLANDS: [(i32, i32); 6] = [(0, 0), (1, 0), (1, 1), (5, 5), (5, 6), (-9, 3)];

/// All different orders of a sorted list.
fn orders(list: &[u8]) -> Vec<Vec<u8>> {
    if list.is_empty() {
        return vec![vec![]];
    }
    let mut found = Vec::new();
    for (place, &first) in
        list.iter().enumerate().filter(|&(place, first)| place == 0 || list[place - 1] != *first)
    {
        let rest = [&list[..place], &list[place + 1..]].concat();
        found.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    found
}

/// The article's test: the chips in the order of the tiles they lie on, on the first tiles.
fn article_allows(cells: &[Cell], chips: &[u8]) -> bool {
    let is_red = |tile: usize| [6, 8].contains(&chips[tile]);
    let reds = (0..chips.len()).filter(|&tile| is_red(tile));
    reds.clone().all(|a| reds.clone().all(|b| !touch(cells[a], cells[b])))
}

/// All arrangements that the rules allow, and how likely each of them is.
fn allowed(rules: &Rules) -> BTreeMap<Arrangement, f64> {
    let BoardChoice::Cells(cells) = &rules.board else { panic!("a board of its own") };
    let kinds = rules.tiles.expect("tiles");
    let tiles: Vec<u8> = (0..6).flat_map(|kind| vec![kind; kinds[usize::from(kind)]]).collect();
    let mut chips = rules.chips.clone().expect("chips");
    chips.sort_unstable();
    let chip_orders = orders(&chips);
    let terrains: Vec<Vec<u8>> = orders(&tiles)
        .into_iter()
        .filter(|terrain| broken_terrain_rule(rules, cells, &named(terrain)).is_none())
        .collect();
    let mut likely = BTreeMap::new();
    for terrain in &terrains {
        let laid = chip_orders.iter().filter_map(|chips| {
            let mut next = chips.iter();
            let scores: Vec<u8> = terrain
                .iter()
                .map(|&kind| if kind == 5 { 0 } else { *next.next().expect("a chip") })
                .collect();
            let article = rules.reds_apart && rules.red_test == RedTest::Article;
            let fits = broken_chip_rule(rules, cells, &scores).is_none()
                && (!article || article_allows(cells, chips));
            fits.then_some(scores)
        });
        let laid: Vec<Vec<u8>> = laid.collect();
        assert!(!laid.is_empty(), "the rules can be met on every terrain");
        let each = 1.0 / (terrains.len() * laid.len()) as f64;
        likely.extend(laid.into_iter().map(|scores| ((terrain.clone(), scores), each)));
    }
    likely
}

fn named(terrain: &[u8]) -> Vec<Resource> {
    terrain.iter().map(|&kind| Resource::TERRAINS[usize::from(kind)]).collect()
}

/// Deals enough boards for `each` of the least likely arrangement and compares. `expected` is how many there are.
fn assert_all_allowed_and_no_others(what: &str, rules: Rules, expected: usize) {
    let likely = allowed(&rules);
    assert_eq!(likely.len(), expected, "{what}: arrangements");
    let least = likely.values().copied().fold(1.0, f64::min);
    let mut counts: BTreeMap<&Arrangement, u64> = likely.keys().map(|arrangement| (arrangement, 0)).collect();
    for board in boards((12.0 / least) as i64, rules) {
        let kinds = board.terrain().iter().map(|&terrain| terrain as u8);
        let found: Arrangement = (kinds.collect(), board.scores().to_vec());
        *counts.get_mut(&found).unwrap_or_else(|| panic!("{what}: {found:?} is not allowed")) += 1;
    }
    let counts: Vec<u64> = counts.into_values().collect();
    let weights: Vec<f64> = likely.into_values().collect();
    assert_proportional(what, &counts, &weights);
}

/// A board of its own with these pieces and no rule.
fn pieces(cells: &[(i32, i32)], tiles: [usize; 6], chips: &[u8]) -> Rules {
    Rules { board: own_board(cells), tiles: Some(tiles), chips: Some(chips.to_vec()), ..no_rules() }
}

#[test]
fn without_rules_every_arrangement_is_there() {
    // 5!/(2!·2!) · 4!/2!
    let rules = pieces(&ROW, [2, 2, 0, 0, 0, 1], &[2, 2, 3, 12]);
    assert_all_allowed_and_no_others("no rules", rules, 30 * 12);
}

#[test]
fn reds_apart() {
    // Six pairs of tiles do not touch; the desert is one of the other four, 3, 3, 4 are on the last three.
    let rules = pieces(&TRIANGLE, [5, 0, 0, 0, 0, 1], &[3, 3, 4, 6, 8]);
    assert_all_allowed_and_no_others("reds_apart", Rules { reds_apart: true, ..rules }, 6 * 4 * 2 * 3);
}

#[test]
fn reds_apart_by_the_articles_test() {
    let rules = pieces(&TRIANGLE, [4, 0, 0, 0, 0, 2], &[3, 6, 8, 8]);
    let rules = Rules { reds_apart: true, red_test: RedTest::Article, ..rules };
    let none = allowed_count(&rules);
    assert_eq!(none, 0, "three of the first four tiles of a triangle are not apart");
    let rules = Rules { chips: Some(vec![3, 3, 6, 8]), ..rules };
    // Of the first four tiles (0, 0) and (2, 0) are apart, (1, 1) and (2, 0) too: two orders each, on 15 terrains.
    assert_all_allowed_and_no_others("article", rules, 15 * 4);
}

/// How many orders of the chips pass on the first tiles.
fn allowed_count(rules: &Rules) -> usize {
    let BoardChoice::Cells(cells) = &rules.board else { panic!("a board of its own") };
    orders(rules.chips.as_ref().expect("chips")).iter().filter(|chips| article_allows(cells, chips)).count()
}

#[test]
fn two_twelve_apart() {
    let rules = pieces(&FLOWER, [3, 2, 0, 0, 0, 2], &[2, 6, 8, 8, 12]);
    assert_all_allowed_and_no_others("two_twelve_apart", Rules { two_twelve_apart: true, ..rules }, 5_400);
}

#[test]
fn equal_apart() {
    let rules = pieces(&TRIANGLE, [5, 0, 0, 0, 0, 1], &[3, 3, 4, 6, 6]);
    assert_all_allowed_and_no_others("equal_apart", Rules { equal_apart: true, ..rules }, 24);
}

#[test]
fn max_pips() {
    let rules = pieces(&FLOWER, [6, 0, 0, 0, 0, 1], &[2, 3, 5, 5, 6, 8]);
    assert_all_allowed_and_no_others("max_pips", Rules { max_pips: Some(11), ..rules }, 1_032);
}

#[test]
fn terrain_apart() {
    let rules = pieces(&FLOWER, [2, 2, 1, 1, 0, 1], &[3, 3, 3, 3, 4, 4]);
    assert_all_allowed_and_no_others("terrain_apart", Rules { terrain_apart: true, ..rules }, 3_240);
}

#[test]
fn max_cluster() {
    for (most, expected) in [(1, 24), (2, 180)] {
        let rules = pieces(&TRIANGLE, [2, 2, 1, 0, 0, 1], &[3; 5]);
        let rules = Rules { max_cluster: Some(most), ..rules };
        assert_all_allowed_and_no_others("max_cluster", rules, expected);
    }
}

#[test]
fn deserts_where_the_rules_have_them() {
    for (desert, places) in [
        (DesertPlace::Anywhere, 7),
        (DesertPlace::Inland, 1),
        (DesertPlace::Coast, 6),
        (DesertPlace::Center, 1),
    ] {
        let rules = Rules { desert, ..pieces(&FLOWER, [3, 3, 0, 0, 0, 1], &[3, 3, 3, 3, 4, 4]) };
        assert_all_allowed_and_no_others("desert", rules, places * 20 * 15);
    }
    // One tile of the triangle is nearest to the middle of the islands.
    let rules = pieces(&ISLANDS, [2, 2, 1, 0, 0, 1], &[3, 3, 3, 4, 4]);
    assert_all_allowed_and_no_others("islands", Rules { desert: DesertPlace::Center, ..rules }, 30 * 10);
}

#[test]
fn rules_that_go_together() {
    let chips = [2, 6, 8, 9, 9, 12];
    let apart = Rules {
        reds_apart: true,
        two_twelve_apart: true,
        equal_apart: true,
        ..pieces(&FLOWER, [3, 3, 0, 0, 0, 1], &chips)
    };
    let centered = Rules { desert: DesertPlace::Center, ..apart };
    assert_all_allowed_and_no_others("all apart, desert in the center", centered, 1_920);
    let on_islands = Rules {
        reds_apart: true,
        two_twelve_apart: true,
        max_pips: Some(9),
        terrain_apart: true,
        ..pieces(&ISLANDS, [2, 1, 1, 1, 0, 1], &[2, 3, 6, 8, 12])
    };
    assert_all_allowed_and_no_others("islands", on_islands, 17_280);
    let clustered = Rules {
        max_cluster: Some(2),
        max_pips: Some(12),
        equal_apart: true,
        desert: DesertPlace::Coast,
        ..pieces(&TRIANGLE, [3, 2, 0, 0, 0, 1], &[2, 4, 4, 5, 6])
    };
    assert_all_allowed_and_no_others("clusters of two, twelve pips", clustered, 558);
}
