//! Cancel requests and timeouts.

/// What long loops of the core call now and then: an ERROR if the statement is to stop.
pub(super) fn cancel_check() {
    pgrx::check_for_interrupts!();
}
