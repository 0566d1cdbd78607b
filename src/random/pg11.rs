//! `random()` of PostgreSQL up to 11 on glibc: the additive feedback generator of `random(3)`, TYPE_3.

use super::{Generator, Seed};
use core::convert::Infallible;
use rand::TryRng;
use rand::rand_core::utils;

/// Words of state: the feedback polynomial is x^31 + x^3 + 1.
const DEGREE: usize = 31;
const SEPARATION: usize = 3;
/// Outputs that `srandom` throws away.
const DISCARDED: usize = 10 * DEGREE;

/// The generator of PostgreSQL up to 11, as it is on Linux.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pg11 {
    words: [u32; DEGREE],
    front: usize,
    rear: usize,
}

/// The next word of the seeding sequence: 16807 · word mod (2^31 - 1), never negative.
const fn lehmer(word: i32) -> i32 {
    const MODULUS: i64 = i32::MAX as i64;
    (word as i64 * 16_807).rem_euclid(MODULUS) as i32
}

impl Generator for Pg11 {
    const BITS: u32 = 31;

    #[inline]
    fn from_seed(seed: Seed) -> Self {
        let first = (f64::from(i32::MAX) * seed.value()) as i32;
        let mut word = if first == 0 { 1 } else { first };
        let mut words = [0; DEGREE];
        for slot in &mut words {
            *slot = word.cast_unsigned();
            word = lehmer(word);
        }
        let mut generator = Self { words, front: SEPARATION, rear: 0 };
        for _ in 0..DISCARDED {
            generator.draw_bits();
        }
        generator
    }

    #[inline]
    fn draw_bits(&mut self) -> u64 {
        let sum = self.words[self.front].wrapping_add(self.words[self.rear]);
        self.words[self.front] = sum;
        self.front = (self.front + 1) % DEGREE;
        self.rear = (self.rear + 1) % DEGREE;
        u64::from(sum >> 1)
    }
}

impl TryRng for Pg11 {
    type Error = Infallible;

    /// The high 16 bits of two draws, the first one on top: a draw has 31 bits.
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let high = (self.draw_bits() >> 15) as u32;
        let low = (self.draw_bits() >> 15) as u32;
        Ok(high << 16 | low)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        utils::next_u64_via_u32(self)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_one_of_the_c_library_gives_its_well_known_first_numbers() {
        // srandom(0) is srandom(1); the C library then prints 1804289383, 846930886, 1681692777.
        let mut generator = Pg11::from_seed(Seed::new(0.0).unwrap());
        let first = [generator.draw_bits(), generator.draw_bits(), generator.draw_bits()];
        assert_eq!(first, [1_804_289_383, 846_930_886, 1_681_692_777]);
    }
}
