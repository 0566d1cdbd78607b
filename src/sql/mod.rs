//! The SQL functions: arguments in, one call into the core, rows out. The only place that names pgrx.
//!
//! The functions are declared by hand in `sql/*.sql`, where ROWS, COST and comments can be said; a test
//! holds every declaration against the Rust signature here.

#![expect(
    clippy::result_large_err,
    reason = "pgrx raises an ErrorReport as it is only where that is the error type"
)]

mod analysis;
mod board_documents;
mod board_estimate;
mod call_site;
mod cancel;
mod catan;
mod coordinates;
mod dice;
mod drawing;
mod encoding;
mod error;
mod garland;
mod geometry;
mod grid;
mod integer_array;
mod integers;
mod intersections;
mod json_argument;
mod minesweeper;
mod minesweeper_chances;
mod name;
mod panic_hook;
mod plane;
mod raw_datum;
mod record;
mod roads;
mod row_estimate;
mod rows;
mod search;
mod shapes;
mod symmetry;
mod territories;
mod text_array;
mod topology;
mod tuple;
mod version;

pgrx::pg_module_magic!(name, version);
