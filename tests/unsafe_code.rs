//! Where code may be unsafe: in `src/sql/`, where clippy wants a `// SAFETY:` comment for each block, and nowhere else.

use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, Item, Meta};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn parsed(path: &Path) -> syn::File {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether one of the attributes is `level(lint)`, other lints besides it or not.
fn sets(attributes: &[Attribute], level: &str, lint: &str) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident(level)).any(|attribute| {
        let Meta::List(list) = &attribute.meta else {
            return false;
        };
        list.tokens.to_string().replace(' ', "").split(',').any(|named| named == lint)
    })
}

/// The modules of `lib.rs`, but not those within it.
fn modules() -> Vec<String> {
    let items = parsed(&source().join("lib.rs")).items.into_iter();
    items
        .filter_map(|item| match item {
            Item::Mod(module) => {
                assert!(module.content.is_none(), "{} has a file of its own", module.ident);
                let path = module.attrs.iter().find(|attribute| attribute.path().is_ident("path"));
                assert!(path.is_none(), "{} lies where its name says", module.ident);
                Some(module.ident.to_string())
            }
            _ => None,
        })
        .collect()
}

#[test]
fn every_module_but_sql_forbids_unsafe_code() {
    let modules = modules();
    assert!(modules.len() > 5, "{modules:?}");
    for module in modules.iter().filter(|module| *module != "sql") {
        let file = [format!("{module}.rs"), format!("{module}/mod.rs")]
            .map(|name| source().join(name))
            .into_iter()
            .find(|path| path.exists())
            .unwrap_or_else(|| panic!("{module} has a file"));
        let attributes = parsed(&file).attrs;
        assert!(sets(&attributes, "forbid", "unsafe_code"), "{}: #![forbid(unsafe_code)]", file.display());
    }
}

#[test]
fn clippy_wants_a_reason_for_each_unsafe_block() {
    let attributes = parsed(&source().join("lib.rs")).attrs;
    assert!(sets(&attributes, "warn", "clippy::undocumented_unsafe_blocks"));
}
