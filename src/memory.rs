//! Memory that is not there.
//!
//! Rust ends the process where an allocation fails, and with it PostgreSQL every session of the server. So work whose
//! memory grows with its input asks beforehand whether there is enough of it.
//!
//! The answer is that of `malloc`: where Linux overcommits memory, as it does by default, that grants more than there is, and the
//! kernel ends the process when it is used. And a probe is released again, so that what several ask for does not add up.
#![forbid(unsafe_code)]

use core::hint::black_box;

/// What is taken without asking.
const FEW_BYTES: usize = 8 << 20;

/// Whether there is memory to work on so many cells, or other things that take so many bytes each. Nobody is asked for a little.
pub(crate) fn has_room(things: usize, bytes_for_each: usize) -> bool {
    let bytes = things.saturating_mul(bytes_for_each);
    bytes <= FEW_BYTES || is_available(bytes)
}

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

    #[test]
    fn there_is_room_for_a_few_things_and_not_for_all_that_could_be_numbered() {
        assert!(has_room(0, usize::MAX));
        assert!(has_room(100_000, 100));
        assert!(!has_room(usize::MAX, 64));
    }
}
