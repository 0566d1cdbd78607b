//! What holds for the measures of every board that is dealt.

mod common;

use catan_hex::catan::{BoardChoice, BoardMap, Imbalance, Metrics, Numbers, Preset, Rules};
use catan_hex::grid::Symmetry;
use catan_hex::random::Seed;
use common::deal_by;
use proptest::prelude::*;

fn any_seed() -> impl Strategy<Value = Seed> {
    (-1.0..=1.0f64).prop_map(|value| Seed::new(value).expect("within the range"))
}

/// The rules of a board whose cells are those of another one, turned or mirrored.
fn on_the_image(map: &BoardMap, symmetry: Symmetry) -> Rules {
    let middle = map.cells()[map.cells().len() - 1];
    let cells = map.cells().iter().map(|&cell| symmetry.image(cell, middle).expect("near the middle"));
    Rules { board: BoardChoice::Cells(cells.collect()), ..Rules::default() }
}

proptest! {
    #[test]
    fn the_base_board_has_58_pips_and_by_default_no_red_pair(seed in any_seed(), reds_apart in any::<bool>()) {
        let rules = Rules { reds_apart, ..Rules::default() };
        let metrics = Metrics::of(&deal_by(seed, rules));
        prop_assert_eq!(metrics.resource_pips.iter().sum::<u32>(), 58);
        prop_assert!(metrics.like_pairs.red == 0 || !reds_apart);
        prop_assert!((9..=15).contains(&metrics.best_pips));
        prop_assert!(metrics.best_sites >= 1);
    }

    #[test]
    fn rules_that_bound_a_measure_bound_it(seed in any_seed()) {
        let rules = Rules {
            two_twelve_apart: true,
            equal_apart: true,
            max_cluster: Some(2),
            max_pips: Some(12),
            ..Rules::default()
        };
        let metrics = Metrics::of(&deal_by(seed, rules));
        prop_assert_eq!(metrics.like_pairs.two_twelve, 0);
        prop_assert_eq!(metrics.like_pairs.equal_number, 0);
        prop_assert!(metrics.largest_cluster <= 2);
        prop_assert!(metrics.best_pips <= 12);
    }

    #[test]
    fn spirals_have_no_red_pair_and_no_equal_or_rare_numbers_side_by_side(seed in any_seed()) {
        let rules = Rules { numbers: Numbers::Spiral, reds_apart: false, ..Rules::default() };
        let like = Metrics::of(&deal_by(seed, rules)).like_pairs;
        prop_assert_eq!([like.red, like.equal_number, like.two_twelve], [0, 0, 0]);
    }

    #[test]
    fn a_seed_on_a_turned_or_mirrored_board_is_as_fair(seed in any_seed(), symmetry in 0usize..12) {
        for (map, preset) in [(BoardMap::base(), Preset::Base), (BoardMap::expansion(), Preset::Expansion)] {
            let fairness = Imbalance::of(&deal_by(seed, Rules::preset(preset))).fairness();
            let image = Imbalance::of(&deal_by(seed, on_the_image(map, Symmetry::ALL[symmetry]))).fairness();
            prop_assert_eq!(image.to_bits(), fairness.to_bits());
        }
    }
}
