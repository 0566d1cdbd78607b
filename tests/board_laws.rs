//! What holds for every board.

mod common;

use catan_hex::catan::{Color, Picture, RandomEra, RedTest, Resource, Rules, Tile};
use catan_hex::random::Seed;
use common::deal_by;
use proptest::prelude::*;

fn any_seed() -> impl Strategy<Value = Seed> {
    (-1.0..=1.0f64).prop_map(|value| Seed::new(value).expect("within the range"))
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let era = prop::sample::select(vec![RandomEra::Pg15, RandomEra::Pg12, RandomEra::Pg11]);
    let test = prop::sample::select(vec![RedTest::Board, RedTest::Article]);
    (era, any::<bool>(), test).prop_map(|(random, reds_apart, red_test)| Rules {
        random,
        reds_apart,
        red_test,
        ..Rules::default()
    })
}

fn is_red(tile: &Tile) -> bool {
    tile.chip.is_some_and(|chip| chip.score == 6 || chip.score == 8)
}

proptest! {
    #[test]
    fn a_board_has_19_tiles_with_the_games_exact_terrain_chips_and_harbors(seed in any_seed(), rules in any_rules()) {
        let board = deal_by(seed, rules);
        let tiles: Vec<Tile> = board.tiles().collect();
        prop_assert_eq!(tiles.len(), 19);
        for resource in Resource::ALL {
            prop_assert_eq!(tiles.iter().filter(|tile| tile.resource == resource).count(), resource.tiles());
            let harbors = board.harbors().filter(|harbor| harbor.resource == resource).count();
            prop_assert_eq!(harbors, match resource { Resource::Generic => 4, Resource::Desert => 0, _ => 1 });
        }
        let mut scores: Vec<u8> = tiles.iter().filter_map(|tile| tile.chip).map(|chip| chip.score).collect();
        scores.sort_unstable();
        prop_assert_eq!(scores, [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]);
        let order: Vec<u16> = tiles.iter().filter_map(|tile| tile.chip).map(|chip| chip.score_rn).collect();
        prop_assert_eq!(order, (1..=18).collect::<Vec<u16>>());
        prop_assert!(tiles.iter().all(|tile| tile.chip.is_none() == (tile.resource == Resource::Desert)));
    }

    #[test]
    fn no_two_reds_touch_unless_the_rules_let_them(seed in any_seed(), rules in any_rules()) {
        prop_assume!(rules.reds_apart && rules.red_test == RedTest::Board);
        let reds: Vec<Tile> = deal_by(seed, rules).tiles().filter(is_red).collect();
        prop_assert_eq!(reds.len(), 4);
        for a in &reds {
            prop_assert!(reds.iter().all(|b| a.cell.distance(b.cell) != 1), "{:?}", reds);
        }
    }

    #[test]
    fn without_the_red_rule_the_chips_are_drawn_once(seed in any_seed(), rules in any_rules()) {
        prop_assert_eq!(deal_by(seed, Rules { reds_apart: false, ..rules }).attempt(), Some(1));
    }

    #[test]
    fn a_picture_is_71_lines_of_90_characters_with_or_without_color(seed in any_seed(), rules in any_rules()) {
        let picture = Picture::of_board(&deal_by(seed, rules)).unwrap();
        let plain: Vec<String> = picture.lines(Color::None).map(|line| line.into_owned()).collect();
        prop_assert_eq!(plain.len(), 71);
        prop_assert!(plain.iter().all(|line| line.len() == 90 && line.is_ascii()));
        let uncolored: Vec<String> = picture.lines(Color::Ansi).map(|line| without_escapes(&line)).collect();
        prop_assert_eq!(uncolored, plain);
    }
}

fn without_escapes(line: &str) -> String {
    let mut pieces = line.split('\u{1b}');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('m').map_or(piece, |(_, rest)| rest))
}
