//! Memory that is not there.
//!
//! Rust ends the process where an allocation fails, and with it PostgreSQL every session of the server. So work whose
//! memory grows with its input asks beforehand whether there is enough of it.
#![forbid(unsafe_code)]

use core::hint::black_box;

/// Whether so many bytes could be had just now. They are not kept.
pub(crate) fn is_available(bytes: usize) -> bool {
    let mut probe: Vec<u8> = Vec::new();
    let granted = probe.try_reserve_exact(bytes).is_ok();
    // Or the compiler would see that nobody uses it, and not ask.
    black_box(&mut probe);
    granted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_little_is_available_and_all_there_could_be_is_not() {
        assert!(is_available(1 << 20));
        assert!(!is_available(usize::MAX / 4));
    }
}
