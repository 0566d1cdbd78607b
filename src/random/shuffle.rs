//! The shuffle of `ORDER BY random()`: one draw an element in list order, then ascending by draw.

use super::{Generator, NetworkSort};

/// A piece that is shuffled, small enough to travel in the sort key.
pub trait Token: Copy {
    /// A number below 128 that stands for the piece.
    fn code(self) -> u8;

    /// The piece that a code stands for.
    fn from_code(code: u8) -> Self;
}

/// Numbers below 128, such as those on chips.
impl Token for u8 {
    #[inline(always)]
    fn code(self) -> u8 {
        self
    }

    #[inline(always)]
    fn from_code(code: u8) -> Self {
        code
    }
}

/// A key is the draw (52 bits at most), the place in the list (5 bits), the piece (7 bits), so that one
/// comparison of integers sorts by draw, equal draws in list order, and carries the piece along.
const TOKEN_BITS: u32 = 7;
const PLACE_BITS: u32 = 5;
const DRAW_BITS: u32 = 64 - PLACE_BITS - TOKEN_BITS;

/// The longest list whose places fit into a key.
const SHORT: usize = 1 << PLACE_BITS;

/// Puts the tokens in the order of fresh draws; equal draws keep the list's order.
///
/// The lists of the base board (9, 18 and 19 pieces) are sorted by networks; up to 32 pieces nothing is allocated.
#[inline(always)]
pub fn shuffle<G: Generator, T: Token>(generator: &mut G, tokens: &mut [T]) {
    const { assert!(G::BITS <= DRAW_BITS) };
    if let Ok(tokens) = <&mut [T; 18]>::try_from(&mut *tokens) {
        shuffle_by_network(generator, tokens);
    } else if let Ok(tokens) = <&mut [T; 19]>::try_from(&mut *tokens) {
        shuffle_by_network(generator, tokens);
    } else if let Ok(tokens) = <&mut [T; 9]>::try_from(&mut *tokens) {
        shuffle_by_network(generator, tokens);
    } else if tokens.len() <= SHORT {
        shuffle_short(generator, tokens);
    } else {
        shuffle_long(generator, tokens);
    }
}

#[inline(always)]
fn key<G: Generator, T: Token>(generator: &mut G, place: usize, token: T) -> u64 {
    let piece = (place as u64) << TOKEN_BITS | u64::from(token.code());
    generator.draw_bits() << (PLACE_BITS + TOKEN_BITS) | piece
}

#[inline(always)]
fn piece<T: Token>(key: u64) -> T {
    T::from_code(key as u8 & ((1 << TOKEN_BITS) - 1))
}

#[inline(always)]
fn shuffle_by_network<G: Generator, T: Token, const N: usize>(generator: &mut G, tokens: &mut [T; N])
where
    [u64; N]: NetworkSort,
{
    const { assert!(N <= SHORT) };
    let mut keys = [0u64; N];
    for place in 0..N {
        keys[place] = key(generator, place, tokens[place]);
    }
    keys.network_sort();
    for place in 0..N {
        tokens[place] = piece(keys[place]);
    }
}

fn shuffle_short<G: Generator, T: Token>(generator: &mut G, tokens: &mut [T]) {
    let mut buffer = [0u64; SHORT];
    let keys = &mut buffer[..tokens.len()];
    for (place, (slot, &token)) in keys.iter_mut().zip(&*tokens).enumerate() {
        *slot = key(generator, place, token);
    }
    // No two keys are equal.
    keys.sort_unstable();
    for (token, &key) in tokens.iter_mut().zip(&*keys) {
        *token = piece(key);
    }
}

#[cold]
fn shuffle_long<G: Generator, T: Token>(generator: &mut G, tokens: &mut [T]) {
    let mut drawn: Vec<(u64, u8)> =
        tokens.iter().map(|token| (generator.draw_bits(), token.code())).collect();
    drawn.sort_by_key(|&(draw, _)| draw);
    for (token, (_, code)) in tokens.iter_mut().zip(drawn) {
        *token = T::from_code(code);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Pg11, Pg12, Pg15, Seed};
    use super::*;
    use core::convert::Infallible;
    use proptest::prelude::*;
    use rand::TryRng;

    /// The rule, word for word.
    fn by_definition<G: Generator>(generator: &mut G, tokens: &[u8]) -> Vec<u8> {
        let mut drawn: Vec<(f64, u8)> = tokens.iter().map(|&token| (generator.draw(), token)).collect();
        drawn.sort_by(|a, b| a.0.total_cmp(&b.0));
        drawn.into_iter().map(|(_, token)| token).collect()
    }

    fn agrees<G: Generator + Clone>(seed: f64, length: u8) {
        let mut ours = G::from_seed(Seed::new(seed).unwrap());
        let mut theirs = ours.clone();
        let mut tokens: Vec<u8> = (0..length).collect();
        for _ in 0..5 {
            let expected = by_definition(&mut theirs, &tokens);
            shuffle(&mut ours, &mut tokens);
            assert_eq!(tokens, expected, "seed {seed}, {length} pieces");
        }
    }

    /// Draws the same number for ever.
    struct Stuck(Pg15);

    impl TryRng for Stuck {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            self.0.try_next_u32()
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            self.0.try_next_u64()
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
            self.0.try_fill_bytes(bytes)
        }
    }

    impl Generator for Stuck {
        const BITS: u32 = 52;

        fn from_seed(seed: Seed) -> Self {
            Self(Pg15::from_seed(seed))
        }

        fn draw_bits(&mut self) -> u64 {
            (1 << 52) - 1
        }
    }

    #[test]
    fn equal_draws_keep_the_order_of_the_list() {
        let list: [u8; 18] = [12, 11, 3, 4, 9, 8, 8, 2, 5, 6, 10, 10, 3, 11, 9, 6, 5, 4];
        for length in [9, 17, 18, 19, 32, 33, 60] {
            let list: Vec<u8> = list.into_iter().cycle().take(length).collect();
            let mut tokens = list.clone();
            shuffle(&mut Stuck::from_seed(Seed::new(0.5).unwrap()), &mut tokens);
            assert_eq!(tokens, list);
        }
    }

    proptest! {
        #[test]
        fn a_shuffle_is_a_stable_sort_by_draws(seed in -1.0..=1.0, length in 0u8..128) {
            for length in [length, length % 33, 9, 18, 19] {
                agrees::<Pg15>(seed, length);
                agrees::<Pg12>(seed, length);
                agrees::<Pg11>(seed, length);
            }
        }
    }
}
