//! The SQL functions: arguments in, one call into the core, rows out. The only place that names pgrx.
//!
//! The functions are declared by hand in `sql/*.sql`, where ROWS, COST and comments can be said; a test
//! holds every declaration against the Rust signature here.

#![expect(
    clippy::result_large_err,
    reason = "pgrx raises an ErrorReport as it is only where that is the error type"
)]

mod call_site;
mod catan;
mod coordinates;
mod error;
mod grid;
mod integer_array;
mod integers;
mod record;
mod row_estimate;
mod rows;
mod shapes;
mod symmetry;
mod tuple;
mod version;

pgrx::pg_module_magic!(name, version);

// For cargo-pgrx, which assembles the install script itself; `make install` concatenates the same files.
pgrx::extension_sql_file!("../../sql/version.sql", name = "version");
pgrx::extension_sql_file!("../../sql/grid.sql", name = "grid", requires = ["version"]);
pgrx::extension_sql_file!("../../sql/coordinates.sql", name = "coordinates", requires = ["grid"]);
pgrx::extension_sql_file!("../../sql/shapes.sql", name = "shapes", requires = ["coordinates"]);
pgrx::extension_sql_file!("../../sql/symmetry.sql", name = "symmetry", requires = ["shapes"]);
pgrx::extension_sql_file!("../../sql/catan.sql", name = "catan", requires = ["symmetry"]);
