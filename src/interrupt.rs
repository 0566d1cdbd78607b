//! Long loops that can be told to stop.
//!
//! The core knows nothing of PostgreSQL's cancel requests; whoever calls it passes what is to be called now and
//! then. That call does not return if the work is to stop.
#![forbid(unsafe_code)]

/// Calls a check once in a while.
pub struct Interrupt<'a> {
    check: &'a mut dyn FnMut(),
    left: usize,
}

/// Rounds of a loop between two checks: a fraction of a millisecond.
const ROUNDS_BETWEEN_CHECKS: usize = 4096;

impl<'a> Interrupt<'a> {
    /// Calls `check` now and then.
    pub fn new(check: &'a mut dyn FnMut()) -> Self {
        Self { check, left: ROUNDS_BETWEEN_CHECKS }
    }

    /// To be called in each round of a loop that can be long.
    #[inline]
    pub fn round(&mut self) {
        self.rounds(1);
    }

    /// The same for a step of so many rounds' length.
    #[inline]
    pub fn rounds(&mut self, rounds: usize) {
        self.left = match self.left.checked_sub(rounds) {
            Some(0) | None => {
                (self.check)();
                ROUNDS_BETWEEN_CHECKS
            }
            Some(left) => left,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_is_called_every_so_many_rounds() {
        let mut calls = 0;
        let mut count = || calls += 1;
        let mut interrupt = Interrupt::new(&mut count);
        (0..3 * ROUNDS_BETWEEN_CHECKS + 5).for_each(|_| interrupt.round());
        assert_eq!(calls, 3);
    }

    #[test]
    fn a_long_step_counts_for_many_rounds() {
        for (rounds, expected) in [(1, 0), (ROUNDS_BETWEEN_CHECKS / 2, 5), (usize::MAX, 10)] {
            let mut calls = 0;
            let mut count = || calls += 1;
            let mut interrupt = Interrupt::new(&mut count);
            (0..10).for_each(|_| interrupt.rounds(rounds));
            assert_eq!(calls, expected, "steps of {rounds}");
        }
    }
}
