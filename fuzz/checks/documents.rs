//! JSON documents.

use super::{expect_ascii, uninterrupted};
use catan_hex::catan::{Board, Dealer, JsonValue, MAX_DOCUMENT_DEPTH, Rules};
use catan_hex::random::Seed;

/// The document in some bytes, if there is one.
fn document(input: &[u8]) -> Option<serde_json::Value> {
    serde_json::from_slice(input).ok()
}

/// A board document is refused in ASCII, or is written as one that is read as the same board.
pub fn board_document(input: &[u8]) {
    let Some(document) = document(input) else { return };
    match Board::read(&JsonValue::of(&document)) {
        Err(error) => expect_ascii(&error),
        Ok(board) => {
            let written = board.to_json(None);
            let back = Board::read(&JsonValue::of(&written)).expect("what was written");
            assert_eq!(board, back);
            assert_eq!(board.tiles().len(), board.map().cells().len());
        }
    }
}

/// A rules document is refused in ASCII, or is written as one that is read as the same rules; those deal a board with as
/// many tiles as they have, or say why not.
pub fn rules_document(input: &[u8]) {
    let Some(document) = document(input) else { return };
    let rules = match Rules::read(&JsonValue::of(&document)) {
        Ok(rules) => rules,
        Err(error) => return expect_ascii(&error),
    };
    let written = rules.to_json();
    assert_eq!(Rules::read(&JsonValue::of(&written)).as_ref(), Ok(&rules));
    let few_attempts = Rules { max_attempts: rules.max_attempts.min(100), ..rules };
    let dealer = match Dealer::new(few_attempts) {
        Ok(dealer) => dealer,
        Err(error) => return expect_ascii(&error),
    };
    let seed = Seed::new(0.5).expect("within the range");
    match uninterrupted(|interrupt| dealer.deal(seed, interrupt)) {
        Ok(board) => assert_eq!(board.tiles().len(), dealer.map().cells().len()),
        Err(error) => expect_ascii(&error),
    }
}

/// Any document is read down to a depth and no further, and shown in ASCII.
pub fn json_value(input: &[u8]) {
    let Some(document) = document(input) else { return };
    let mut left = vec![(JsonValue::of(&document), 0)];
    while let Some((value, depth)) = left.pop() {
        assert!(depth <= MAX_DOCUMENT_DEPTH);
        expect_ascii(&value);
        match value {
            JsonValue::Array(items) => left.extend(items.into_iter().map(|item| (item, depth + 1))),
            JsonValue::Object(entries) => left.extend(entries.into_iter().map(|(_, item)| (item, depth + 1))),
            _ => {}
        }
    }
}
