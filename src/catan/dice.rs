//! Two dice.

use crate::random::{Generator, Pg15, Seed};

/// The most rolls of a call.
pub const MAX_ROLLS: i32 = 10_000_000;

/// What can be wrong with a number of rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DiceError {
    /// Below zero.
    #[error("rolls must be at least 0, not {rolls}")]
    Negative {
        /// The number.
        rolls: i32,
    },
    /// Above [`MAX_ROLLS`].
    #[error("rolls must be at most {MAX_ROLLS}, not {rolls}")]
    TooMany {
        /// The number.
        rolls: i32,
    },
}

/// One throw of both dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// Its number, from 1.
    pub rn: i32,
    /// What the first die shows, 1 to 6.
    pub die1: i32,
    /// What the second die shows, 1 to 6.
    pub die2: i32,
}

impl Roll {
    /// What both dice show together, 2 to 12.
    #[must_use]
    pub const fn sum(self) -> i32 {
        self.die1 + self.die2
    }
}

/// Rolls, one after the other.
///
/// Each die takes the next draw of [`Pg15`] and shows 1 + ⌊6 · draw⌋, which is computed exactly: `1 + floor(6 * random())`
/// gives the same, save that one of its 2^52 draws is rounded up to the next number. More rolls from one seed begin with the same
/// rolls.
#[derive(Debug, Clone)]
pub struct Dice {
    generator: Pg15,
    thrown: i32,
    rolls: i32,
}

impl Dice {
    /// So many rolls.
    ///
    /// # Errors
    /// [`DiceError::Negative`] below zero, [`DiceError::TooMany`] above [`MAX_ROLLS`].
    pub fn new(seed: Seed, rolls: i32) -> Result<Self, DiceError> {
        match rolls {
            ..0 => Err(DiceError::Negative { rolls }),
            0..=MAX_ROLLS => Ok(Self { generator: Pg15::from_seed(seed), thrown: 0, rolls }),
            _ => Err(DiceError::TooMany { rolls }),
        }
    }

    fn die(&mut self) -> i32 {
        face(self.generator.draw_bits())
    }
}

/// What a die shows at a draw.
fn face(draw_bits: u64) -> i32 {
    1 + Pg15::scaled(draw_bits, 6) as i32
}

impl Iterator for Dice {
    type Item = Roll;

    fn next(&mut self) -> Option<Roll> {
        if self.thrown == self.rolls {
            return None;
        }
        self.thrown += 1;
        let (die1, die2) = (self.die(), self.die());
        Some(Roll { rn: self.thrown, die1, die2 })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.rolls - self.thrown) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Dice {}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(rolls: i32) -> Result<Dice, DiceError> {
        Dice::new(Seed::new(0.201703).unwrap(), rolls)
    }

    #[test]
    fn the_faces_share_the_draws_evenly() {
        const DRAWS: u64 = 1 << Pg15::BITS;
        assert_eq!((face(0), face(DRAWS - 1)), (1, 6));
        // The first draw at which each face comes up: a sixth of them, up to one draw, lies between two.
        for above in 2..=6 {
            let first = (DRAWS * (above - 1)).div_ceil(6);
            assert_eq!((face(first - 1), face(first)), (above as i32 - 1, above as i32));
        }
    }

    #[test]
    fn a_float_shows_the_same_except_at_one_draw() {
        let by_float = |draw_bits: u64| {
            let draw = draw_bits as f64 / (1u64 << Pg15::BITS) as f64;
            1 + (6.0 * draw).floor() as i32
        };
        // They can differ only next to where the face changes.
        let changes = (1u64..6).map(|at| ((at << Pg15::BITS) / 6).max(100));
        let near = changes.flat_map(|at| at - 100..=at + 100).chain([0, (1 << Pg15::BITS) - 1]);
        assert_eq!(near.filter(|&bits| by_float(bits) != face(bits)).count(), 1);
    }

    #[test]
    fn there_are_as_many_rolls_as_asked_for_in_order() {
        assert_eq!(dice(0).unwrap().count(), 0);
        let rolls = dice(1000).unwrap();
        assert_eq!(rolls.len(), 1000);
        assert!(rolls.map(|roll| roll.rn).eq(1..=1000));
        assert!(dice(1000).unwrap().eq(dice(1200).unwrap().take(1000)), "more rolls begin with the same");
    }

    #[test]
    fn too_many_rolls_and_fewer_than_none_are_refused() {
        assert_eq!(dice(MAX_ROLLS).unwrap().len(), 10_000_000);
        for (rolls, message) in [
            (-1, "rolls must be at least 0, not -1"),
            (i32::MIN, "rolls must be at least 0, not -2147483648"),
            (MAX_ROLLS + 1, "rolls must be at most 10000000, not 10000001"),
            (i32::MAX, "rolls must be at most 10000000, not 2147483647"),
        ] {
            assert_eq!(dice(rolls).unwrap_err().to_string(), message);
        }
    }
}
