//! The version of the library that is loaded.

use pgrx::prelude::*;

#[pg_extern(sql = false)]
fn catan_hex_version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
