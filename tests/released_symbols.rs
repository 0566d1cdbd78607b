//! Every function of the library that a script of any version names is still there.
//!
//! A catalog keeps the names it was made with: dumps are restored and old versions upgraded with the library of today. A function that
//! SQL no longer has keeps its symbol, if only to raise an error (CONTRIBUTING.md).

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read_all(folder: &str, extension: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    paths.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
}

/// The names in `AS 'MODULE_PATHNAME', 'name'`.
fn symbols(script: &str) -> impl Iterator<Item = &str> {
    script.split("'MODULE_PATHNAME'").skip(1).filter_map(|rest| {
        let rest = rest.trim_start().strip_prefix(',')?.trim_start().strip_prefix('\'')?;
        rest.split('\'').next()
    })
}

/// What pgrx exports: the name of a function marked `#[pg_extern]`, with its ending.
fn exported() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (path, source) in read_all("src/sql", "rs") {
        let file = syn::parse_file(&source).unwrap_or_else(|error| panic!("{path}: {error}"));
        for item in file.items {
            if let syn::Item::Fn(function) = item
                && function.attrs.iter().any(|attribute| attribute.path().is_ident("pg_extern"))
            {
                names.insert(format!("{}_wrapper", function.sig.ident));
            }
        }
    }
    names
}

#[test]
fn every_symbol_that_a_script_names_is_still_there() {
    let exported = exported();
    let scripts: Vec<(String, String)> =
        read_all("sql/released", "sql").into_iter().chain(read_all("sql", "sql")).collect();
    let mut named = BTreeSet::new();
    for (path, script) in &scripts {
        for symbol in symbols(script) {
            assert!(exported.contains(symbol), "{path} names {symbol}, which src/sql/ no longer has");
            named.insert(symbol);
        }
    }
    assert!(named.len() > 90, "only {} symbols were found", named.len());
    assert_eq!(exported.iter().find(|name| !named.contains(name.as_str())), None, "no script names it");
}
