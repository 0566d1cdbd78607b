//! Seeds of games that can be won without guessing.

use super::{Field, Mines, MinesweeperError, is_solvable};
use crate::interrupt::Interrupt;
use crate::random::{Generator, MAX_SEED_ID, Pg15, Seed};

/// The most seeds that are tried.
pub const MAX_ATTEMPTS: u32 = 100_000;

/// The first of a sequence of seeds whose board can be won without guessing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NoGuessSeed {
    /// The seed.
    pub seed: Seed,
    /// How many seeds were tried, itself included.
    pub attempts: u32,
}

impl NoGuessSeed {
    /// Goes through the sequence of a seed: itself; then the seeds of the ids ([`Seed::from_id`]) that the generator draws after
    /// that seed, whole numbers below 2^52 each (a draw beyond [`MAX_SEED_ID`] is left out).
    ///
    /// # Errors
    /// Those of [`Mines::place`] and [`is_solvable`]; [`MinesweeperError::NoBoardWithoutGuessing`] after [`MAX_ATTEMPTS`].
    ///
    /// # Panics
    /// If the field has no cell of that index.
    pub fn find(
        seed: Seed,
        field: &Field,
        mines: i32,
        first: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, MinesweeperError> {
        for (attempts, seed) in (1..=MAX_ATTEMPTS).zip(sequence(seed)) {
            let mines = Mines::place(seed, field, mines, Some(first), interrupt)?;
            if is_solvable(field, &mines, first, interrupt)? {
                return Ok(Self { seed, attempts });
            }
        }
        Err(MinesweeperError::NoBoardWithoutGuessing {
            mines: mines.unsigned_abs() as usize,
            cells: field.len(),
        })
    }
}

fn sequence(seed: Seed) -> impl Iterator<Item = Seed> {
    let mut generator = Pg15::from_seed(seed);
    let ids = core::iter::repeat_with(move || generator.draw_bits() as i64);
    let drawn = ids.filter(|&id| id <= MAX_SEED_ID).filter_map(|id| Seed::from_id(id).ok());
    core::iter::once(seed).chain(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_seed_and_the_seeds_of_drawn_ids() {
        // setseed(0.5); random() * 2^52 three times, on a server.
        let seed = Seed::new(0.5).unwrap();
        let ids = [4_436_800_965_587_167, 3_716_829_140_282_993, 584_324_488_173_492];
        let expected = ids.map(|id| Seed::from_id(id).unwrap());
        let found: Vec<Seed> = sequence(seed).take(4).collect();
        assert_eq!(found[0], seed);
        assert_eq!(found[1..], expected);
    }
}
