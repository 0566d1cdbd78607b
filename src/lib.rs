//! Hexagons and Settlers boards for PostgreSQL.
//!
//! Data flows one way: seed + rules → [`random`] → [`catan`] → rows or picture, over the cells of [`grid`].
//! [`drawing`] makes text and SVG of any cells, [`territories`] shares them among players, [`minesweeper`] and [`garland`]
//! lay puzzles on them.
//! Everything here is plain Rust; `sql`, built only with a `pgNN` feature, is the thin skin that
//! PostgreSQL calls.

#![warn(
    missing_docs,
    clippy::allow_attributes,
    clippy::cast_lossless,
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::panic,
    clippy::redundant_closure_for_method_calls,
    clippy::undocumented_unsafe_blocks,
    clippy::unwrap_used
)]

pub mod catan;
pub mod drawing;
pub mod garland;
pub mod grid;
pub mod interrupt;
mod memory;
mod message;
pub mod minesweeper;
pub mod random;
pub mod territories;

#[cfg(feature = "pgrx")]
mod sql;
