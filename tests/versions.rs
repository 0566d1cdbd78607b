//! The version stands in Cargo.toml; everything else that names it agrees.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

fn metadata() -> serde_json::Value {
    serde_json::from_str(&file("META.json")).unwrap()
}

/// The versions of the changelog, the newest first.
fn versions(changelog: &str) -> Vec<&str> {
    changelog.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next()).collect()
}

#[test]
fn the_pgxn_metadata_name_this_version() {
    let metadata = metadata();
    assert_eq!(metadata["version"], VERSION);
    assert_eq!(metadata["provides"]["catan_hex"]["version"], VERSION);
}

/// What PGXN asks of every distribution.
#[test]
fn the_pgxn_metadata_are_complete() {
    let metadata = metadata();
    for key in ["name", "version", "abstract", "maintainer", "license", "provides", "meta-spec"] {
        assert!(!metadata[key].is_null(), "{key} is missing");
    }
    assert_eq!(metadata["meta-spec"]["version"], "1.0.0");
    for extension in metadata["provides"].as_object().unwrap().values() {
        for key in ["file", "docfile"] {
            assert!(!file(extension[key].as_str().unwrap()).is_empty());
        }
    }
}

#[test]
fn the_lock_file_names_this_version() {
    assert!(file("Cargo.lock").contains(&format!("name = \"catan_hex\"\nversion = \"{VERSION}\"\n")));
}

#[test]
fn the_changelog_starts_with_this_version() {
    let changelog = file("CHANGELOG.md");
    let newest = changelog.lines().find(|line| line.starts_with("## ")).unwrap();
    assert!(newest.starts_with(&format!("## {VERSION} ")), "{newest}");
}

#[test]
fn the_control_file_takes_its_version_from_the_build() {
    assert!(file("catan_hex.control").contains("default_version = '@CARGO_VERSION@'"));
}

#[test]
fn this_version_can_be_upgraded_to_from_the_one_before() {
    let changelog = file("CHANGELOG.md");
    for pair in versions(&changelog).windows(2) {
        let script = file(&format!("sql/catan_hex--{}--{}.sql", pair[1], pair[0]));
        assert!(
            script.starts_with(&format!("\\echo Use \"ALTER EXTENSION catan_hex UPDATE TO '{}'\"", pair[0]))
        );
    }
}

#[test]
fn the_install_script_of_every_version_is_kept_and_of_no_other() {
    let changelog = file("CHANGELOG.md");
    let kept = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("sql/released")).unwrap();
    let kept: BTreeSet<String> =
        kept.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let wanted = versions(&changelog).into_iter().map(|version| format!("catan_hex--{version}.sql"));
    assert_eq!(kept, wanted.collect());
}

/// A version with something else than a part of a number on both sides.
fn names(text: &str, version: &str) -> bool {
    let is_part = |character: char| character.is_ascii_digit() || character == '.';
    text.split(|character| !is_part(character)).any(|number| number.trim_matches('.') == version)
}

/// What README.md says of an older version has grown old.
#[test]
fn the_readme_names_no_older_version() {
    let changelog = file("CHANGELOG.md");
    let readme = file("README.md");
    for older in &versions(&changelog)[1..] {
        assert!(!names(&readme, older), "README.md names {older}");
    }
    assert!(names("as 0.3.0, too", "0.3.0") && names("up to 0.3.0.", "0.3.0"));
    assert!(!names("10.3.0", "0.3.0") && !names("0.3.01", "0.3.0"));
}
