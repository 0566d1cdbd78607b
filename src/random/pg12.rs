//! `random()` of PostgreSQL 12 to 14: the 48-bit linear congruential generator of POSIX `erand48`.

use super::{Generator, Seed};
use core::convert::Infallible;
use rand::TryRng;
use rand::rand_core::utils;

/// The generator of PostgreSQL 12 to 14.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pg12 {
    state: u64,
}

const STATE_MASK: u64 = (1 << 48) - 1;

/// 2^47 - 1, by which `setseed` scales a seed.
const SEED_SCALE: f64 = 140_737_488_355_327.0;

impl Generator for Pg12 {
    const BITS: u32 = 48;

    #[inline]
    fn from_seed(seed: Seed) -> Self {
        Self { state: (SEED_SCALE * seed.value()) as i64 as u64 & STATE_MASK }
    }

    #[inline(always)]
    fn draw_bits(&mut self) -> u64 {
        self.state = self.state.wrapping_mul(0x5_DEEC_E66D).wrapping_add(0xB) & STATE_MASK;
        self.state
    }
}

impl TryRng for Pg12 {
    type Error = Infallible;

    /// The high 32 of a draw's 48 bits: the low ones of such a generator are the weak ones.
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.draw_bits() >> 16) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        utils::next_u64_via_u32(self)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u32())
    }
}
