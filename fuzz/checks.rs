// What must hold for every input: shared by the fuzz targets and by the test that replays their corpus.

use catan_hex::catan::{Board, Dealer, JsonValue, Rules};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;

/// A board document is refused in ASCII, or is written as one that is read as the same board.
pub fn board_document(input: &[u8]) {
    let Ok(document) = serde_json::from_slice::<serde_json::Value>(input) else {
        return;
    };
    match Board::read(&JsonValue::of(&document)) {
        Err(error) => assert!(error.to_string().is_ascii()),
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
    let Ok(document) = serde_json::from_slice::<serde_json::Value>(input) else {
        return;
    };
    let rules = match Rules::read(&JsonValue::of(&document)) {
        Ok(rules) => rules,
        Err(error) => return assert!(error.to_string().is_ascii()),
    };
    let written = rules.to_json();
    assert_eq!(Rules::read(&JsonValue::of(&written)).as_ref(), Ok(&rules));
    let few_attempts = Rules { max_attempts: rules.max_attempts.min(100), ..rules };
    let dealer = match Dealer::new(few_attempts) {
        Ok(dealer) => dealer,
        Err(error) => return assert!(error.to_string().is_ascii()),
    };
    let seed = Seed::new(0.5).expect("within the range");
    match dealer.deal(seed, &mut Interrupt::new(&mut || {})) {
        Ok(board) => assert_eq!(board.tiles().len(), dealer.map().cells().len()),
        Err(error) => assert!(error.to_string().is_ascii()),
    }
}
