//! How likely one deal passes the rules: counted out exactly, and the dealer against that.

mod common;

use catan_hex::catan::{BoardChoice, BoardMap, Resource, Rules};
use common::placements::{Neighbors, Tiles, all, factorial, members, subsets};
use common::statistics::assert_share;
use common::{no_rules, passing_at_once};
use std::collections::HashMap;

/// Tiles of the base board.
const BASE: usize = 19;

/// How many orders 18 chips have of which eight numbers are there twice.
const CHIP_ORDERS: u128 = factorial(18) / 256;

/// Numbers that are there twice, 6 and 8 aside.
const OTHER_PAIRS: u64 = 6;

fn base() -> Neighbors {
    Neighbors::of(BoardMap::base().cells())
}

fn expansion() -> Neighbors {
    Neighbors::of(BoardMap::expansion().cells())
}

/// Counts of all deals of desert and chips, and of those that some rules allow.
fn count(pairings: &[u64], reds_apart: bool, two_twelve_apart: bool, equal_apart: bool) -> (u128, u128) {
    let neighbors = base();
    let mut passing = 0;
    for desert in 0..BASE {
        let land = all(BASE) & !(1 << desert);
        // 2 and 12 are there once each, and can change places.
        let rest_after = |reds: Tiles| -> u128 {
            let rest = land & !reds;
            let pairs = subsets(2, rest).filter(|&pair| !two_twelve_apart || neighbors.are_apart(pair));
            pairs.map(|pair| 2 * u128::from(ways(rest & !pair, equal_apart, pairings))).sum()
        };
        if reds_apart {
            // 6 6 8 8 in six orders; no equal ones touch as no reds do.
            passing += neighbors.apart(4, land).into_iter().map(|reds| 6 * rest_after(reds)).sum::<u128>();
        } else {
            passing += rest_after(0);
        }
    }
    (passing, BASE as u128 * CHIP_ORDERS)
}

/// In how many ways pairs of equal numbers come to the tiles.
fn ways(tiles: Tiles, apart: bool, pairings: &[u64]) -> u64 {
    let pairs = u64::from(tiles.count_ones() / 2);
    assert!(pairs == OTHER_PAIRS || pairs == OTHER_PAIRS + 2);
    if apart {
        pairings[tiles as usize] * factorial(pairs) as u64
    } else {
        (factorial(2 * pairs) >> pairs) as u64
    }
}

fn assert_fraction((passing, of): (u128, u128), numerator: u128, denominator: u128) {
    assert_eq!(passing * denominator, of * numerator, "{passing} of {of}");
}

/// The fractions of all combinations of reds_apart, two_twelve_apart, equal_apart.
const BASE_FRACTIONS: [([bool; 3], u128, u128); 7] = [
    ([true, false, false], 7, 51),
    ([true, true, false], 7_033, 67_830),
    ([true, false, true], 77_786_041, 3_055_402_350),
    ([true, true, true], 12_579_937, 654_729_075),
    ([false, true, false], 43, 57),
    ([false, false, true], 22_912_492, 218_243_025),
    ([false, true, true], 7_407_328, 93_532_725),
];

#[test]
fn chips_of_the_base_board_pass_as_often_as_counted() {
    const GAMES: i64 = 400_000;
    let pairings = base().pairings(BASE);
    for ([reds_apart, two_twelve_apart, equal_apart], numerator, denominator) in BASE_FRACTIONS {
        assert_fraction(count(&pairings, reds_apart, two_twelve_apart, equal_apart), numerator, denominator);
        let rules = Rules { reds_apart, two_twelve_apart, equal_apart, ..no_rules() };
        let what = format!("{reds_apart} {two_twelve_apart} {equal_apart}");
        let passed = passing_at_once(GAMES, rules);
        assert_share(&what, passed, GAMES as u64, numerator as f64 / denominator as f64);
    }
}

#[test]
fn reds_are_apart_depending_on_the_desert_as_counted() {
    let neighbors = base();
    let apart = |desert: usize| neighbors.apart(4, all(BASE) & !(1 << desert)).len();
    let counts: Vec<usize> = (0..BASE).map(apart).collect();
    let rim = [381, 418].repeat(6);
    assert_eq!(counts, [rim, vec![461; 6], vec![420]].concat());
}

#[test]
fn chips_of_the_expansion_board_pass_as_often_as_counted() {
    const TILES: usize = 30;
    const GAMES: i64 = 400_000;
    let neighbors = expansion();
    let six = neighbors.apart(6, all(TILES));
    assert_eq!((six.len(), subsets(6, all(TILES)).count()), (21_473, 593_775));
    let four = neighbors.apart(4, all(TILES));
    let all_four = subsets(4, all(TILES)).count();
    assert_eq!((four.len(), all_four), (8_421, 27_405));
    let both: usize = six.iter().map(|reds| four.iter().filter(|&&others| others & reds == 0).count()).sum();
    let of_both = 593_775 * subsets(4, all(24)).count();
    assert_eq!((both, of_both), (71_463_978, 6_309_453_150));
    let expansion = Rules { board: BoardChoice::Expansion, ..no_rules() };
    for (reds_apart, two_twelve_apart, passing, of) in
        [(true, false, six.len(), 593_775), (false, true, four.len(), all_four), (true, true, both, of_both)]
    {
        let rules = Rules { reds_apart, two_twelve_apart, ..expansion.clone() };
        let passed = passing_at_once(GAMES, rules);
        assert_share("expansion", passed, GAMES as u64, passing as f64 / of as f64);
    }
}

/// Layouts of terrain without equal neighbors: tiles in classes of so many, one class after the other.
fn layouts_apart(neighbors: &Neighbors, tiles: usize, classes: &[u32]) -> u64 {
    let mut free: HashMap<Tiles, u64> = HashMap::from([(all(tiles), 1)]);
    for &class in classes {
        let sets = neighbors.apart(class, all(tiles));
        let mut left = HashMap::new();
        for (&free, &ways) in &free {
            for &set in sets.iter().filter(|&&set| set & !free == 0) {
                *left.entry(free & !set).or_insert(0) += ways;
            }
        }
        free = left;
    }
    free[&0]
}

#[test]
fn terrain_of_the_base_board_is_apart_as_often_as_counted() {
    const GAMES: i64 = 2_000_000;
    let passing = layouts_apart(&base(), BASE, &[4, 4, 4, 3, 3, 1]);
    let of = factorial(19) / (24 * 24 * 24 * 6 * 6);
    assert_eq!((passing, of), (107_384_892, 244_432_188_000));
    let passed = passing_at_once(GAMES, Rules { terrain_apart: true, ..no_rules() });
    assert_share("terrain apart", passed, GAMES as u64, passing as f64 / of as f64);
}

#[test]
fn deserts_lie_where_rules_have_them_as_often_as_there_are_tiles() {
    use catan_hex::catan::DesertPlace::{Anywhere, Center, Coast, Inland};
    const GAMES: i64 = 200_000;
    for (desert, base, expansion) in
        [(Coast, 12.0 / 19.0, pairs(16)), (Inland, 7.0 / 19.0, pairs(14)), (Center, 1.0 / 19.0, pairs(2))]
    {
        for (board, probability) in [(BoardChoice::Base, base), (BoardChoice::Expansion, expansion)] {
            let passed = passing_at_once(GAMES, Rules { board, desert, ..no_rules() });
            assert_share("deserts", passed, GAMES as u64, probability);
        }
    }
    assert_eq!(passing_at_once(1_000, Rules { desert: Anywhere, ..no_rules() }), 1_000);
}

/// How likely two tiles out of 30 are both among so many.
fn pairs(among: usize) -> f64 {
    subsets(2, all(among)).count() as f64 / subsets(2, all(30)).count() as f64
}

#[test]
fn all_members_of_a_set_are_counted_once() {
    assert_eq!(members(0b1011).collect::<Vec<_>>(), [0, 1, 3]);
    assert_eq!(subsets(2, 0b1011).collect::<Vec<_>>(), [0b0011, 0b1001, 0b1010]);
    assert_eq!(subsets(0, 0b1011).collect::<Vec<_>>(), [0]);
    assert_eq!(BoardMap::base().cells().len(), BASE);
    assert_eq!(Resource::TERRAINS.map(Resource::tiles), [4, 4, 3, 4, 3, 1]);
}
