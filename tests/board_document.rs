//! Boards survive their documents.

mod common;

use catan_hex::catan::{Board, BoardChoice, HarborChoice, JsonValue, Preset, Rules};
use catan_hex::grid::Cell;
use catan_hex::random::Seed;
use common::deal_by;
use proptest::prelude::*;

fn any_rules() -> impl Strategy<Value = Rules> {
    let own = prop::collection::btree_set((-6..6, -6..6), 1..60).prop_map(|cells| {
        let cells = cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect();
        Rules { board: BoardChoice::Cells(cells), reds_apart: false, ..Rules::default() }
    });
    let harbors = prop::sample::select(vec![HarborChoice::Shuffled, HarborChoice::Fixed, HarborChoice::None]);
    let board = prop_oneof![Just(Rules::default()), Just(Rules::preset(Preset::Expansion)), own];
    (board, harbors).prop_map(|(rules, harbors)| Rules { harbors, ..rules })
}

fn read(text: &str) -> Board {
    let value: serde_json::Value = serde_json::from_str(text).expect("what serde_json wrote");
    Board::read(&JsonValue::of(&value)).expect("what to_json wrote")
}

proptest! {
    #[test]
    fn a_board_reads_back_as_it_was_written(value in -1.0..=1.0, rules in any_rules()) {
        let seed = Seed::new(value).expect("within the range");
        let board = deal_by(seed, rules.clone());
        let document = board.to_json(Some((seed, &rules)));
        let back = read(&document.to_string());
        prop_assert_eq!(back.map().cells(), board.map().cells());
        prop_assert_eq!(back.terrain(), board.terrain());
        prop_assert_eq!(back.scores(), board.scores());
        prop_assert!(back.harbors().eq(board.harbors()));
        // Seed, rules and attempts are not read; all else is there again.
        let mut bare = document;
        bare.as_object_mut().expect("an object").retain(|key, _| key == "tiles" || key == "harbors");
        for tile in bare["tiles"].as_array_mut().expect("an array") {
            tile["attempt"] = serde_json::Value::Null;
        }
        prop_assert_eq!(back.to_json(None), bare);
    }

    #[test]
    fn the_seed_of_a_document_gives_the_board_again(value in -1.0..=1.0) {
        let seed = Seed::new(value).expect("within the range");
        let document = deal_by(seed, Rules::default()).to_json(Some((seed, &Rules::default())));
        // As PostgreSQL reads it; serde_json's own parser is not exact.
        let written: f64 = document["seed"].to_string().parse().expect("a number");
        prop_assert_eq!(written.to_bits(), seed.value().to_bits());
    }
}
