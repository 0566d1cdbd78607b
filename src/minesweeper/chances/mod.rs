//! What can be known, and how likely the rest is.
//!
//! All placements of so many mines that fit the numbers shown are equally likely. What follows from single numbers and pairs of
//! them is found first (`deduction`). The cells that are left next to numbers fall into components (`frontier`); cells next to the
//! same numbers are alike and make a group. A sweep over the groups of a component counts its placements by number of mines
//! (`plan`, `sweep`), products put the components together (`mine_counts`), binomial coefficients count what is next to no number
//! (`rest`), and all of it makes the odds of a cell (`odds`). Placements are counted, never sampled, in numbers without bound
//! (`weight`).

mod deduction;
mod frontier;
mod knowledge;
mod mine_counts;
mod odds;
mod plan;
mod position;
mod rest;
mod six;
mod sweep;
mod weight;

pub(super) use knowledge::{Contradiction, Knowledge};
pub use odds::MAX_SPREAD;
pub(super) use odds::odds;
pub use position::{CellChance, Position};
pub use sweep::{MAX_COUNTING_STEPS, MAX_COUNTING_STEPS_IN_ALL};
