//! What must hold for every input: shared by the fuzz targets and by the test that replays their corpus.

pub mod cells;
pub mod documents;
pub mod games;
mod numbers;
pub mod places;
pub mod puzzles;
pub mod texts;

use catan_hex::interrupt::Interrupt;

/// Runs something that can be told to stop, and is not.
fn uninterrupted<T>(run: impl FnOnce(&mut Interrupt<'_>) -> T) -> T {
    run(&mut Interrupt::new(&mut || {}))
}

/// Messages go to clients of any encoding.
fn expect_ascii(error: &impl ToString) {
    let message = error.to_string();
    assert!(message.is_ascii(), "{message}");
}
