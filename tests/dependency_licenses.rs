//! LICENSES-DEPENDENCIES.md lists the crates that Cargo.lock names for the library, each under a license that its own allows.
//!
//! Written anew with `make licenses` (the variable WRITE_LICENSES).

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

const LIST: &str = "LICENSES-DEPENDENCIES.md";

/// Licenses that ask for no more than that their text goes along.
const ALLOWED: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// How a crate comes into the library, the closest way first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Linked,
    Building,
}

struct Crate<'a> {
    name: &'a str,
    version: &'a str,
    license: &'a str,
}

/// All versions of PostgreSQL need the same crates.
fn metadata() -> Value {
    let cargo = env::var("CARGO").unwrap();
    let arguments = ["metadata", "--locked", "--format-version", "1", "--features", "pg15"];
    let output = Command::new(cargo)
        .args(arguments)
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

fn is_macro(package: &Value) -> bool {
    list(package, "targets").any(|target| list(target, "kind").any(|kind| kind == "proc-macro"))
}

/// Every crate that the root needs, and how; what tests need besides is left out.
fn uses<'a>(metadata: &'a Value, packages: &HashMap<&str, &Value>) -> BTreeMap<&'a str, Use> {
    let nodes: HashMap<&str, &Value> =
        list(&metadata["resolve"], "nodes").map(|node| (text(node, "id"), node)).collect();
    let root = text(&metadata["resolve"], "root");
    let mut found = BTreeMap::new();
    let mut waiting = vec![(root, Use::Linked)];
    while let Some((id, reached)) = waiting.pop() {
        if found.get(id).is_some_and(|known| *known <= reached) {
            continue;
        }
        found.insert(id, reached);
        for dependency in list(nodes[id], "deps") {
            let needed = text(dependency, "pkg");
            for kind in list(dependency, "dep_kinds") {
                match text(kind, "kind") {
                    "dev" => {}
                    "build" => waiting.push((needed, Use::Building)),
                    _ if is_macro(packages[needed]) => waiting.push((needed, Use::Building)),
                    _ => waiting.push((needed, reached)),
                }
            }
        }
    }
    found.remove(root);
    found
}

/// Whether an expression of licenses can be met with those that are allowed: one side of every OR, both sides of every AND.
fn is_allowed(license: &str) -> bool {
    let license = license.replace('/', " OR ");
    let license = license.replace(['(', ')'], "");
    // AND binds more closely than OR; the parentheses found in practice are around an OR beside an AND.
    if license.contains(" AND ") && license.contains(" OR ") {
        return license
            .split(" AND ")
            .all(|part| part.split(" OR ").any(|one| ALLOWED.contains(&one.trim())));
    }
    let one_of = |part: &str| part.split(" AND ").all(|one| ALLOWED.contains(&one.trim()));
    license.split(" OR ").any(one_of)
}

fn table(crates: &[Crate]) -> String {
    let mut table = String::from("| crate | version | license |\n|---|---|---|\n");
    for Crate { name, version, license } in crates {
        writeln!(table, "| {name} | {version} | {license} |").unwrap();
    }
    table
}

fn document(linked: &[Crate], building: &[Crate]) -> String {
    format!(
        "# Licenses of dependencies\n\n\
         The crates that `Cargo.lock` names for the library on Linux, made by `make licenses` and checked by `make test`.\n\
         catan_hex itself is under MIT or Apache-2.0. Packages carry the texts.\n\n\
         ## Linked into the library\n\n{}\n## Used to build it\n\n{}",
        table(linked),
        table(building)
    )
}

#[test]
fn the_list_is_current_and_every_license_is_allowed() {
    let metadata = metadata();
    let packages: HashMap<&str, &Value> =
        list(&metadata, "packages").map(|package| (text(package, "id"), package)).collect();
    let uses = uses(&metadata, &packages);
    let named = |wanted: Use| -> Vec<Crate> {
        let ids: BTreeSet<&str> =
            uses.iter().filter(|(_, found)| **found == wanted).map(|(id, _)| *id).collect();
        let mut crates: Vec<Crate> = ids
            .into_iter()
            .map(|id| packages[id])
            .map(|package| Crate {
                name: text(package, "name"),
                version: text(package, "version"),
                license: text(package, "license"),
            })
            .collect();
        crates.sort_by_key(|one| (one.name, one.version));
        crates
    };
    let (linked, building) = (named(Use::Linked), named(Use::Building));
    for one in linked.iter().chain(&building) {
        assert!(is_allowed(one.license), "{} {}: {:?}", one.name, one.version, one.license);
    }
    let current = document(&linked, &building);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(LIST);
    if env::var_os("WRITE_LICENSES").is_some() {
        fs::write(path, current).unwrap();
    } else {
        let kept = fs::read_to_string(path).unwrap_or_default();
        assert!(kept == current, "{LIST} is not what Cargo.lock says. Write it with: make licenses");
    }
}

#[test]
fn licenses_are_allowed_by_one_side_of_an_or_and_both_sides_of_an_and() {
    assert!(is_allowed("MIT"));
    assert!(is_allowed("GPL-3.0 OR MIT"));
    assert!(is_allowed("MIT/Apache-2.0"));
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!is_allowed("(MIT OR Apache-2.0) AND GPL-3.0"));
    assert!(!is_allowed("GPL-3.0"));
    assert!(!is_allowed("MIT AND GPL-3.0"));
    assert!(!is_allowed(""));
}
