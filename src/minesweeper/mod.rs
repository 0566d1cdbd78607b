//! Minesweeper on hexagons.
//!
//! A game is its seed, its cells, its number of mines and the moves so far; everything else follows from them. Cells are
//! known by their index in a [`Field`], in which every game of the same cells has them in the same order.
#![forbid(unsafe_code)]

mod chances;
mod error;
mod field;
mod game;
#[cfg(test)]
mod game_laws;
#[cfg(test)]
mod game_tests;
mod mines;
mod moves;
mod no_guess;
mod picture;
mod shown;
mod solvable;
#[cfg(test)]
mod test_fields;

pub use chances::{CellChance, MAX_COUNTING_STEPS, MAX_COUNTING_STEPS_IN_ALL, MAX_SPREAD, Position};
pub use error::MinesweeperError;
pub use field::Field;
pub use game::Game;
pub use mines::Mines;
pub use moves::{Action, Move, Moves};
pub use no_guess::{MAX_ATTEMPTS, NoGuessSeed};
pub use picture::lines_of;
pub use shown::{CellState, GameState, ShownCell, Status};
pub use solvable::is_solvable;
