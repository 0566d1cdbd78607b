//! Boards are as likely as they should be.

mod common;

use catan_hex::catan::{Board, BoardChoice, BoardMap, DesertPlace, RandomEra, RedTest, Resource, Rules};
use catan_hex::random::Seed;
use common::placements::{Neighbors, Tiles, all};
use common::statistics::{assert_share, assert_uniform, chi_square, chi_square_quantile};
use common::{boards, deal, dealer, no_rules, tiles_of, tiles_with};
use std::collections::HashMap;

#[test]
fn quantiles_are_those_of_the_tables() {
    for (degrees, quantile) in [(5, 20.515), (18, 42.312), (100, 149.449), (419, 513.5)] {
        let found = chi_square_quantile(degrees);
        assert!((found / quantile - 1.0).abs() < 0.015, "{degrees}: {found} and {quantile}");
    }
}

fn desert(board: &Board) -> usize {
    tiles_of(board, Resource::Desert)[0]
}

fn reds(board: &Board) -> Vec<usize> {
    tiles_with(board, &[6, 8])
}

fn reds_touch(reds: &[usize]) -> bool {
    let cells = BoardMap::base().cells();
    reds.iter().any(|&a| reds.iter().any(|&b| cells[a].distance(cells[b]) == 1))
}

#[test]
fn the_desert_is_equally_likely_on_every_tile() {
    let mut counts = [0; 19];
    boards(200_000, Rules::default()).for_each(|board| counts[desert(&board)] += 1);
    assert_uniform("deserts", &counts);
}

#[test]
fn with_the_desert_in_the_center_all_420_placements_of_the_reds_are_equally_likely() {
    let mut counts: HashMap<Vec<usize>, u64> = HashMap::new();
    for board in boards(1_000_000, Rules::default()).filter(|board| desert(board) == 18) {
        *counts.entry(reds(&board)).or_default() += 1;
    }
    assert_eq!(counts.len(), 420);
    assert_uniform("reds", &counts.into_values().collect::<Vec<_>>());
}

/// Desert of a seed against desert of the next, over 40,000 seeds 0, 1e-5, 2e-5, …: 360 degrees of freedom.
fn dependence_of_neighboring_seeds(random: RandomEra) -> f64 {
    let dealer = dealer(Rules { random, ..Rules::default() });
    let seed = |step| Seed::new(f64::from(step) * 1e-5).unwrap();
    let deserts: Vec<usize> = (0..40_000).map(|step| desert(&deal(&dealer, seed(step)))).collect();
    let mut counts = [0; 19 * 19];
    deserts.windows(2).for_each(|pair| counts[pair[0] * 19 + pair[1]] += 1);
    chi_square(counts)
}

#[test]
fn neighboring_seeds_give_independent_boards_under_pg15_and_only_there() {
    let pg15 = dependence_of_neighboring_seeds(RandomEra::Pg15);
    // Counted independently, on real servers' boards: 310, 48,455 and 4,392.
    assert_eq!(pg15.round(), 310.0);
    assert_eq!(dependence_of_neighboring_seeds(RandomEra::Pg12).round(), 48_455.0);
    assert_eq!(dependence_of_neighboring_seeds(RandomEra::Pg11).round(), 4_392.0);
}

#[test]
fn deserts_are_equally_likely_on_all_tiles_that_the_rules_leave_them() {
    for (place, tiles) in [(DesertPlace::Coast, 12), (DesertPlace::Inland, 7)] {
        for board in [BoardChoice::Base, BoardChoice::Expansion] {
            let mut counts: HashMap<Vec<usize>, u64> = HashMap::new();
            let rules = Rules { board: board.clone(), desert: place, ..no_rules() };
            for dealt in boards(50_000, rules) {
                *counts.entry(tiles_of(&dealt, Resource::Desert)).or_default() += 1;
            }
            // The expansion board has 16 tiles at the coast, 14 inland, two deserts.
            let expected = match board {
                BoardChoice::Base => tiles,
                _ => [120, 91][usize::from(place == DesertPlace::Inland)],
            };
            assert_eq!(counts.len(), expected);
            assert_uniform("deserts", &counts.into_values().collect::<Vec<_>>());
        }
    }
}

#[test]
fn with_the_desert_in_the_center_all_placements_of_reds_and_2_and_12_are_equally_likely() {
    let neighbors = Neighbors::of(BoardMap::base().cells());
    let rim = all(19) & !(1 << 18);
    let mut counts: HashMap<(Tiles, Tiles), u64> = HashMap::new();
    for reds in neighbors.apart(4, rim) {
        counts.extend(neighbors.apart(2, rim & !reds).into_iter().map(|others| ((reds, others), 0)));
    }
    let rules =
        Rules { desert: DesertPlace::Center, reds_apart: true, two_twelve_apart: true, ..Rules::default() };
    for board in boards(10 * counts.len() as i64, rules) {
        let set = |numbers| tiles_with(&board, numbers).into_iter().map(|tile| 1 << tile).sum();
        let placement = (set(&[6, 8]), set(&[2, 12]));
        *counts.get_mut(&placement).unwrap_or_else(|| panic!("{placement:?} is not allowed")) += 1;
    }
    assert_uniform("placements", &counts.into_values().collect::<Vec<_>>());
}

/// Boards re-dealt as a whole would have the desert more often where chips fit more easily.
#[test]
fn rules_of_chips_leave_the_desert_equally_likely_everywhere() {
    let rules = Rules { two_twelve_apart: true, equal_apart: true, ..Rules::default() };
    let mut counts = [0; 19];
    boards(40_000, rules).for_each(|board| counts[desert(&board)] += 1);
    assert_uniform("deserts", &counts);
}

#[test]
fn harbors_are_shuffled_evenly() {
    for (board, harbors) in [(BoardChoice::Base, 9), (BoardChoice::Expansion, 11)] {
        let mut counts = vec![[0; 7]; harbors];
        for dealt in boards(50_000, Rules { board, ..no_rules() }) {
            for (place, harbor) in dealt.harbors().enumerate() {
                counts[place][harbor.resource as usize] += 1;
            }
        }
        for resource in Resource::ALL.into_iter().filter(|&resource| resource != Resource::Desert) {
            let by_place: Vec<u64> = counts.iter().map(|place| place[resource as usize]).collect();
            assert_uniform(resource.name(), &by_place);
        }
    }
}

#[test]
fn under_the_articles_test_reds_touch_on_45_49_percent_of_boards() {
    const SEEDS: i64 = 200_000;
    let rules = Rules { red_test: RedTest::Article, ..Rules::default() };
    let touching = boards(SEEDS, rules).filter(|board| reds_touch(&reds(board))).count();
    assert_share("boards with touching reds", touching as u64, SEEDS as u64, 3630.0 / 7980.0);
}
