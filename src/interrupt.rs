//! Long loops that can be told to stop.
//!
//! The core knows nothing of PostgreSQL's cancel requests; whoever calls it passes what is to be called now and
//! then. That call does not return if the work is to stop.
#![forbid(unsafe_code)]

/// Calls a check once in a while.
pub struct Interrupt<'a> {
    check: &'a mut dyn FnMut(),
    rounds: u32,
}

/// Rounds of a loop between two checks: a fraction of a millisecond.
const ROUNDS_BETWEEN_CHECKS: u32 = 4096;

impl<'a> Interrupt<'a> {
    /// Calls `check` now and then.
    pub fn new(check: &'a mut dyn FnMut()) -> Self {
        Self { check, rounds: 0 }
    }

    /// To be called in each round of a loop that can be long.
    #[inline]
    pub fn round(&mut self) {
        self.rounds += 1;
        if self.rounds == ROUNDS_BETWEEN_CHECKS {
            self.rounds = 0;
            (self.check)();
        }
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
}
