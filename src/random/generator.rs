//! What the generators have in common.

use super::Seed;
use rand::Rng;

/// A generator as PostgreSQL's `setseed` and `random()` use it.
///
/// The draws are kept as integers: `random()` is `draw_bits() / 2^BITS`, exactly, so the order of two
/// draws is the order of their integers.
pub trait Generator: Rng + Sized {
    /// How many bits one draw of `random()` has.
    const BITS: u32;

    /// The generator after `setseed(seed)`.
    fn from_seed(seed: Seed) -> Self;

    /// The next draw, below 2^BITS.
    fn draw_bits(&mut self) -> u64;

    /// The next draw as `random()` returns it: at least 0, below 1.
    fn draw(&mut self) -> f64 {
        // Exact: at most 52 bits go into the numerator, and the denominator is a power of two.
        self.draw_bits() as f64 / (1u64 << Self::BITS) as f64
    }
}
