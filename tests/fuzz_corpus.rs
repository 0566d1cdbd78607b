//! What fuzzing once found interesting must go on to hold.

#[path = "../fuzz/checks/mod.rs"]
mod checks;

use checks::{cells, documents, games, places, puzzles, texts};
use std::fs;
use std::path::{Path, PathBuf};

/// A target of fuzzing by its name, and what it checks.
type Target = (&'static str, fn(&[u8]));

const TARGETS: [Target; 18] = [
    ("board_document", documents::board_document),
    ("buildings", places::buildings),
    ("cells", cells::cells),
    ("chances", games::chances),
    ("code", texts::code),
    ("color", texts::color),
    ("game", games::game),
    ("garland", puzzles::garland),
    ("json_value", documents::json_value),
    ("labels", texts::labels),
    ("mask", cells::mask),
    ("name", texts::name),
    ("roads", places::roads),
    ("robber", places::robber),
    ("rules_document", documents::rules_document),
    ("sight", cells::sight),
    ("territories", puzzles::territories),
    ("ways", cells::ways),
];

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn the_corpus_of_every_target_holds() {
    for (target, check) in TARGETS {
        let corpus = files(&fuzz().join("corpus").join(target));
        assert!(corpus.len() >= 10, "{target} has {} files", corpus.len());
        corpus.iter().for_each(|file| check(&fs::read(file).expect("a readable file")));
    }
}

#[test]
fn every_target_is_replayed() {
    let stems = files(&fuzz().join("fuzz_targets"))
        .into_iter()
        .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()));
    assert!(stems.eq(TARGETS.map(|(target, _)| target)));
}
