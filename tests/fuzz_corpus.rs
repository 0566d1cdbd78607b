//! What fuzzing once found interesting must go on to hold.

#[path = "../fuzz/checks.rs"]
mod checks;

use std::fs;
use std::path::Path;

/// Runs a check on every file of a target's corpus, and returns how many there were.
fn replay(target: &str, check: fn(&[u8])) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = fs::read_dir(folder).expect("a corpus").map(|entry| entry.expect("a file").path());
    files.map(|file| check(&fs::read(file).expect("a readable file"))).count()
}

#[test]
fn board_documents_of_the_corpus() {
    assert!(replay("board_document", checks::board_document) >= 10);
}

#[test]
fn rules_documents_of_the_corpus() {
    assert!(replay("rules_document", checks::rules_document) >= 10);
}
