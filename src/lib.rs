//! Hexagons and Settlers boards for PostgreSQL.
//!
//! Data flows one way: seed + rules → [`random`] → [`catan`] → rows or picture, over the cells of [`grid`].
//! Everything here is plain Rust; `sql`, built only with a `pgNN` feature, is the thin skin that
//! PostgreSQL calls.

pub mod catan;
pub mod grid;
pub mod random;

#[cfg(feature = "pgrx")]
mod sql;
