//! What PostgreSQL raises passes through Rust as a panic, which is no reason to look at the stack.
//!
//! With RUST_BACKTRACE set, pgrx would put a stack into the DETAIL of every such error, canceled statements among them. Where memory
//! has run out, writing it would hang: the report of the failed allocation waits for the lock that the writer of the stack holds.

use std::panic;

/// PostgreSQL calls this once, when it has loaded the library and pgrx has set a hook of its own.
#[pgrx::pg_guard]
extern "C-unwind" fn _PG_init() {
    let hook_of_pgrx = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        // A panic of Rust's own has a text; errors have a report instead.
        if panic.payload_as_str().is_some() {
            hook_of_pgrx(panic);
        }
    }));
}
