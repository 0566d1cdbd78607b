//! Every SQL declaration against the Rust function behind it.
//!
//! The declarations are written by hand, and one that does not match its function's signature would be undefined
//! behavior: names, types, columns, strictness and the stated properties are compared from the sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{FnArg, GenericArgument, Item, ItemFn, ItemStruct, Pat, PathArguments, ReturnType, Type};

/// What the Rust source and the SQL source both say of a function.
#[derive(Debug, PartialEq, Eq)]
struct Signature {
    /// Names and SQL types; the name is empty where SQL gives none.
    arguments: Vec<(String, String)>,
    /// Names and SQL types of a table's columns, or one type without a name.
    result: Vec<(String, String)>,
    strict: bool,
    is_set: bool,
}

/// A function as SQL declares it.
struct Declaration {
    signature: Signature,
    /// What stands behind the result type.
    properties: String,
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    files.sort();
    files
}

// --- Rust ---------------------------------------------------------------------------------------------------------

fn generic_arguments(segment: &syn::PathSegment) -> Vec<&Type> {
    match &segment.arguments {
        PathArguments::AngleBracketed(arguments) => arguments
            .args
            .iter()
            .filter_map(|argument| match argument {
                GenericArgument::Type(inner) => Some(inner),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn last_segment(rust: &Type) -> &syn::PathSegment {
    match rust {
        Type::Path(path) => path.path.segments.last().unwrap(),
        Type::Reference(reference) => last_segment(&reference.elem),
        _ => panic!("a type that SQL functions do not use"),
    }
}

fn sql_type(rust: &Type) -> String {
    let segment = last_segment(rust);
    let name = match segment.ident.to_string().as_str() {
        "Option" => return sql_type(generic_arguments(segment)[0]),
        "i32" => "integer",
        "i64" => "bigint",
        "f64" => "double precision",
        "bool" => "boolean",
        "str" | "String" | "Name" => "text",
        "JsonB" | "JsonArgument" => "jsonb",
        "IntegerArray" => "integer[]",
        "Point" => "point",
        "Polygon" => "polygon",
        "TextArray" => "text[]",
        "Internal" => "internal",
        other => panic!("no SQL type is known for {other}"),
    };
    name.to_owned()
}

fn is_option(rust: &Type) -> bool {
    matches!(rust, Type::Path(_)) && last_segment(rust).ident == "Option"
}

fn columns(row: &ItemStruct) -> Vec<(String, String)> {
    row.fields.iter().map(|field| (field.ident.as_ref().unwrap().to_string(), sql_type(&field.ty))).collect()
}

fn rust_signature(function: &ItemFn, structs: &BTreeMap<String, ItemStruct>) -> Signature {
    let mut arguments = Vec::new();
    let mut strict = true;
    for argument in &function.sig.inputs {
        let FnArg::Typed(argument) = argument else { panic!("no SQL function is a method") };
        let Pat::Ident(name) = &*argument.pat else { panic!("arguments have plain names") };
        if last_segment(&argument.ty).ident == "FunctionCallInfo" {
            continue;
        }
        if let Some(integers) = structs.get(&last_segment(&argument.ty).ident.to_string()) {
            let others = function.sig.inputs.len() - 1;
            assert_eq!(others, 0, "{}: there are arguments besides its integers", function.sig.ident);
            arguments.extend(columns(integers));
            continue;
        }
        strict &= !is_option(&argument.ty);
        arguments.push((name.ident.to_string(), sql_type(&argument.ty)));
    }
    let ReturnType::Type(_, result) = &function.sig.output else {
        panic!("every SQL function returns something")
    };
    let (result, is_set) = rust_result(result, structs);
    Signature { arguments, result, strict, is_set }
}

/// The columns, and whether there can be several rows of them.
fn rust_result(rust: &Type, structs: &BTreeMap<String, ItemStruct>) -> (Vec<(String, String)>, bool) {
    let segment = last_segment(rust);
    match segment.ident.to_string().as_str() {
        "Result" | "Option" => rust_result(generic_arguments(segment)[0], structs),
        kind @ ("Rows" | "Record") => (
            columns(&structs[&last_segment(generic_arguments(segment)[0]).ident.to_string()]),
            kind == "Rows",
        ),
        _ => (vec![(String::new(), sql_type(rust))], false),
    }
}

/// The functions marked `#[pg_extern]`, by name; but for those of versions before, which no declaration of today names.
fn rust_functions() -> BTreeMap<String, Signature> {
    let mut functions = BTreeMap::new();
    let parse = |path: &PathBuf| syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap();
    let of_today = |path: &&PathBuf| !path.ends_with("dropped.rs");
    let files: Vec<syn::File> = files("src/sql", "rs").iter().filter(of_today).map(parse).collect();
    // A struct of columns or, instead of arguments, of integers.
    let made_by_macro = |item: &Item| match item {
        Item::Macro(call) if call.mac.path.is_ident("row") || call.mac.path.is_ident("integers") => {
            call.mac.parse_body::<ItemStruct>().ok()
        }
        _ => None,
    };
    let structs = files.iter().flat_map(|file| &file.items).filter_map(made_by_macro);
    let structs: BTreeMap<String, ItemStruct> =
        structs.map(|found| (found.ident.to_string(), found)).collect();
    for file in files {
        for item in &file.items {
            if let Item::Fn(function) = item
                && function.attrs.iter().any(|attribute| attribute.path().is_ident("pg_extern"))
            {
                functions.insert(function.sig.ident.to_string(), rust_signature(function, &structs));
            }
        }
    }
    functions
}

// --- SQL ----------------------------------------------------------------------------------------------------------

/// Splits `name type, name type DEFAULT value` into names and types.
fn name_and_type(list: &str) -> Vec<(String, String)> {
    let items = list.split(',').map(str::trim).filter(|item| !item.is_empty());
    items
        .map(|item| {
            let declared = item.split(" DEFAULT ").next().unwrap();
            let (mode, declared) = declared.strip_prefix("OUT ").map_or(("", declared), |out| ("OUT ", out));
            declared.split_once(' ').map_or_else(
                || (String::new(), declared.to_owned()),
                |(name, sql_type)| (format!("{mode}{name}"), sql_type.to_owned()),
            )
        })
        .collect()
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> (&'a str, &'a str) {
    let rest = text.split_once(start).unwrap_or_else(|| panic!("{start} is missing in {text}")).1;
    rest.split_once(end).unwrap_or_else(|| panic!("{end} is missing in {text}"))
}

/// The list up to the parenthesis that closes it, and what comes behind.
fn to_closing_parenthesis(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '(' => depth += 1,
            ')' if depth == 0 => return (&text[..at], &text[at + 1..]),
            ')' => depth -= 1,
            _ => {}
        }
    }
    panic!("no closing parenthesis in {text}")
}

fn declaration(statement: &str) -> (String, Declaration) {
    let (name, rest) = between(statement, "CREATE FUNCTION ", "(");
    let (list, rest) = to_closing_parenthesis(rest);
    let (out, arguments): (Vec<_>, Vec<_>) =
        name_and_type(list).into_iter().partition(|(name, _)| name.starts_with("OUT "));
    let (result, properties) = if let Some(table) = rest.strip_prefix(" RETURNS TABLE (") {
        let (columns, properties) = to_closing_parenthesis(table);
        (name_and_type(columns), properties)
    } else if let Some(scalar) = rest.strip_prefix(" RETURNS ") {
        let (scalar, properties) = scalar.split_once(" LANGUAGE").unwrap();
        (vec![(String::new(), scalar.to_owned())], properties)
    } else {
        (out.into_iter().map(|(name, sql_type)| (name.replace("OUT ", ""), sql_type)).collect(), rest)
    };
    let strict = properties.contains(" STRICT ");
    let is_set = rest.starts_with(" RETURNS TABLE");
    let signature = Signature { arguments, result, strict, is_set };
    (name.to_owned(), Declaration { signature, properties: properties.to_owned() })
}

fn sql_source() -> String {
    let sources: Vec<String> = files("sql", "sql")
        .iter()
        .filter(|path| !path.to_string_lossy().contains("--"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    sources.concat().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sql_functions() -> BTreeMap<String, Declaration> {
    let source = sql_source();
    let statements = source.split(';').map(str::trim);
    statements.filter(|statement| statement.starts_with("CREATE FUNCTION")).map(declaration).collect()
}

// --- Tests --------------------------------------------------------------------------------------------------------

#[test]
fn every_declaration_fits_its_rust_function_and_every_function_is_declared() {
    let rust = rust_functions();
    let sql = sql_functions();
    assert_eq!(rust.keys().collect::<Vec<_>>(), sql.keys().collect::<Vec<_>>());
    for (name, mut signature) in rust {
        let declared = &sql[&name].signature;
        for (argument, declared) in signature.arguments.iter_mut().zip(&declared.arguments) {
            if declared.0.is_empty() {
                argument.0.clear();
            }
        }
        assert_eq!(&signature, declared, "{name}");
    }
}

#[test]
fn every_declaration_names_its_own_symbol_and_states_its_properties() {
    for (name, Declaration { signature, properties }) in sql_functions() {
        assert!(
            properties.ends_with(&format!("AS 'MODULE_PATHNAME', '{name}_wrapper'")),
            "{name}: {properties}"
        );
        for property in [" c ", " IMMUTABLE ", " PARALLEL SAFE ", " COST "] {
            assert!(properties.contains(property), "{name} lacks{property}");
        }
        assert_eq!(properties.contains(" ROWS "), signature.is_set, "{name}");
    }
}

#[test]
fn every_function_has_a_comment() {
    let source = sql_source();
    for (name, Declaration { signature, .. }) in sql_functions() {
        let types: Vec<&str> = signature.arguments.iter().map(|(_, sql_type)| sql_type.as_str()).collect();
        let start = format!("COMMENT ON FUNCTION {name}({}) IS '", types.join(", "));
        assert!(source.contains(&start), "{start}");
    }
}
