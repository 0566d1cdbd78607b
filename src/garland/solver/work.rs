//! How much a solver may do.

use crate::interrupt::Interrupt;

/// Counts steps, each a look at one cell, and lets an interrupt in between.
pub(super) struct Work<'a, 'b> {
    interrupt: &'a mut Interrupt<'b>,
    left: u64,
}

impl<'a, 'b> Work<'a, 'b> {
    pub(super) const fn new(steps: u64, interrupt: &'a mut Interrupt<'b>) -> Self {
        Self { interrupt, left: steps }
    }

    #[inline]
    pub(super) fn spend(&mut self, steps: u32) {
        self.left = self.left.saturating_sub(u64::from(steps));
        self.interrupt.rounds(steps as usize);
    }

    pub(super) const fn is_used_up(&self) -> bool {
        self.left == 0
    }

    pub(super) const fn left(&self) -> u64 {
        self.left
    }
}
