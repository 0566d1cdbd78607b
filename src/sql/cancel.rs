//! Cancel requests and timeouts.

use crate::interrupt::Interrupt;

/// An ERROR if the statement is to stop.
pub(super) fn check() {
    pgrx::check_for_interrupts!();
}

/// What long loops of the core look for such an ERROR with.
pub(super) fn interrupt() -> Interrupt<'static> {
    // A function has no size, so that its box takes no memory which could leak.
    Interrupt::new(Box::leak(Box::new(check)))
}
