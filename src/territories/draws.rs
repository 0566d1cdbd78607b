//! Random choices.

use crate::random::{Generator, Pg15, Seed};

/// Draws of [`Pg15`], scaled to what is chosen from.
#[derive(Debug, Clone)]
pub(super) struct Draws(Pg15);

impl Draws {
    /// After `setseed(seed)`.
    pub(super) fn of(seed: Seed) -> Self {
        Self(Pg15::from_seed(seed))
    }

    /// Draws that are always the same: for what must depend on the map alone.
    pub(super) fn fixed() -> Self {
        Self(Pg15::from_seed(Seed::ZERO))
    }

    /// A number from 0, below `count`, each as likely as the others up to one draw in 2^52; 0 where `count` is.
    #[inline]
    pub(super) fn below(&mut self, count: usize) -> usize {
        Pg15::scaled(self.0.draw_bits(), count as u64) as usize
    }

    /// 0 to `count` - 1 in random order (Fisher and Yates).
    pub(super) fn order(&mut self, count: usize) -> Vec<u32> {
        let mut order: Vec<u32> = (0..count as u32).collect();
        for last in (1..count).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_has_each_number_once_and_is_another_for_another_seed() {
        let order = |id| Draws::of(Seed::from_id(id).unwrap()).order(1000);
        let (mut one, other) = (order(1), order(2));
        assert_ne!(one, other);
        one.sort_unstable();
        assert!(one.into_iter().eq(0..1000));
        assert!(Draws::fixed().order(0).is_empty());
    }

    #[test]
    fn the_ends_of_a_range_are_drawn_and_nothing_beyond() {
        let mut draws = Draws::fixed();
        let drawn: Vec<usize> = (0..200).map(|_| draws.below(3)).collect();
        assert!((0..3).all(|wanted| drawn.contains(&wanted)) && drawn.iter().all(|&found| found < 3));
        assert_eq!(draws.below(1), 0);
    }
}
