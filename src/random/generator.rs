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

    /// A draw times a count, rounded down: below the count, and exact.
    #[must_use]
    fn scaled(draw_bits: u64, count: u64) -> u64 {
        ((u128::from(draw_bits) * u128::from(count)) >> Self::BITS) as u64
    }

    /// The next draw as `random()` returns it: at least 0, below 1.
    fn draw(&mut self) -> f64 {
        // Exact: at most 52 bits go into the numerator, and the denominator is a power of two.
        self.draw_bits() as f64 / (1u64 << Self::BITS) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Pg11, Pg12, Pg15};
    use super::*;
    use rand::RngExt;

    fn seeded<G: Generator>() -> G {
        G::from_seed(Seed::new(0.201703).unwrap())
    }

    #[test]
    fn rand_sees_the_high_bits_of_the_draws() {
        let (mut words, mut draws) = (seeded::<Pg15>(), seeded::<Pg15>());
        assert_eq!(words.next_u64() >> 12, draws.draw_bits());
        assert_eq!(u64::from(words.next_u32()), draws.draw_bits() >> 20);

        let (mut words, mut draws) = (seeded::<Pg12>(), seeded::<Pg12>());
        assert_eq!(u64::from(words.next_u32()), draws.draw_bits() >> 16);
        let (low, high) = (draws.draw_bits() >> 16, draws.draw_bits() >> 16);
        assert_eq!(words.next_u64(), high << 32 | low);

        let (mut words, mut draws) = (seeded::<Pg11>(), seeded::<Pg11>());
        let (high, low) = (draws.draw_bits() >> 15, draws.draw_bits() >> 15);
        assert_eq!(u64::from(words.next_u32()), high << 16 | low);
    }

    #[test]
    fn rands_own_methods_work_on_every_generator() {
        fn dice<G: Generator>() -> Vec<u8> {
            let mut generator = seeded::<G>();
            (0..1000).map(|_| generator.random_range(1..=6)).collect()
        }
        for throws in [dice::<Pg15>(), dice::<Pg12>(), dice::<Pg11>()] {
            assert!((1..=6).all(|face| throws.iter().filter(|&&thrown| thrown == face).count() > 100));
        }
    }
}
