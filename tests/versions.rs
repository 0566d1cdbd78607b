//! The version stands in Cargo.toml; everything else that names it agrees.

use std::fs;
use std::path::Path;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

#[test]
fn the_pgxn_metadata_name_this_version() {
    let metadata: serde_json::Value = serde_json::from_str(&file("META.json")).unwrap();
    assert_eq!(metadata["version"], VERSION);
    assert_eq!(metadata["provides"]["catan_hex"]["version"], VERSION);
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
    let versions: Vec<&str> =
        changelog.lines().filter_map(|line| line.strip_prefix("## ")?.split(' ').next()).collect();
    for pair in versions.windows(2) {
        let script = file(&format!("sql/catan_hex--{}--{}.sql", pair[1], pair[0]));
        assert!(
            script.starts_with(&format!("\\echo Use \"ALTER EXTENSION catan_hex UPDATE TO '{}'\"", pair[0]))
        );
    }
    assert!(
        versions.iter().all(|version| !file(&format!("sql/released/catan_hex--{version}.sql")).is_empty())
    );
}
