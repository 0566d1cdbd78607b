//! Minesweeper on hexagons.
//!
//! A game is its seed, its cells, its number of mines and the moves so far; everything else follows from them. Cells are
//! known by their index in a [`Field`], in which every game of the same cells has them in the same order.
#![forbid(unsafe_code)]

mod error;
mod field;
mod mines;

pub use error::MinesweeperError;
pub use field::Field;
pub use mines::Mines;
