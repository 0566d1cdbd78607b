//! Sorting networks: fixed sequences of compare-exchanges, so that no branch depends on the data.
//!
//! The sequences are the smallest known ones for 9, 18 and 19 inputs (25, 77 and 85
//! compare-exchanges), from Bert Dobbelaere's list of sorting networks; the tests prove them.

/// Arrays that a network sorts in ascending order.
pub(super) trait NetworkSort {
    /// Sorts in place, always by the same compare-exchanges.
    fn network_sort(&mut self);
}

#[inline(always)]
fn compare_exchange<const N: usize>(keys: &mut [u64; N], low: usize, high: usize) {
    let (a, b) = (keys[low], keys[high]);
    // `min` and `max`, not `if`: the compiler makes conditional moves of them, never a branch.
    keys[low] = a.min(b);
    keys[high] = a.max(b);
}

/// One line a layer: the compare-exchanges of a line touch different places.
macro_rules! network {
    ($inputs:literal: $($low:literal $high:literal),* $(,)?) => {
        impl NetworkSort for [u64; $inputs] {
            #[inline(always)]
            fn network_sort(&mut self) {
                // Written out rather than looped over, so that the keys live in registers.
                $(compare_exchange(self, $low, $high);)*
            }
        }
    };
}

#[rustfmt::skip]
network!(9:
    0 3, 1 7, 2 5, 4 8,
    0 7, 2 4, 3 8, 5 6,
    0 2, 1 3, 4 5, 7 8,
    1 4, 3 6, 5 7,
    0 1, 2 4, 3 5, 6 8,
    2 3, 4 5, 6 7,
    1 2, 3 4, 5 6,
);

#[rustfmt::skip]
network!(18:
    0 1, 2 3, 4 5, 6 7, 8 9, 10 11, 12 13, 14 15, 16 17,
    0 2, 1 3, 4 12, 5 13, 6 8, 9 11, 14 16, 15 17,
    0 14, 1 16, 2 15, 3 17,
    0 6, 1 10, 2 9, 7 16, 8 15, 11 17,
    1 4, 3 9, 5 7, 8 14, 10 12, 13 16,
    0 1, 2 5, 3 13, 4 14, 7 9, 8 10, 12 15, 16 17,
    1 2, 3 5, 4 6, 11 13, 12 14, 15 16,
    4 8, 5 12, 6 10, 7 11, 9 13,
    1 4, 2 8, 3 6, 5 7, 9 15, 10 12, 11 14, 13 16,
    2 4, 5 8, 6 10, 7 11, 9 12, 13 15,
    3 5, 6 8, 7 10, 9 11, 12 14,
    3 4, 5 6, 7 8, 9 10, 11 12, 13 14,
);

#[rustfmt::skip]
network!(19:
    0 12, 1 4, 2 8, 3 5, 6 17, 7 11, 9 14, 10 13, 15 16,
    0 2, 1 7, 3 6, 4 11, 5 17, 8 12, 10 15, 13 16, 14 18,
    3 10, 4 14, 5 15, 6 13, 7 9, 11 17, 16 18,
    0 7, 1 10, 4 6, 9 15, 11 16, 12 17, 13 14,
    0 3, 2 6, 5 7, 8 11, 12 16,
    1 8, 2 9, 3 4, 6 15, 7 13, 10 11, 12 18,
    1 3, 2 5, 6 9, 7 12, 8 10, 11 14, 17 18,
    0 1, 2 3, 4 8, 6 10, 9 12, 14 15, 16 17,
    1 2, 5 8, 6 7, 9 11, 10 13, 14 16, 15 17,
    3 6, 4 5, 7 9, 8 10, 11 12, 13 14, 15 16,
    3 4, 5 6, 7 8, 9 10, 11 13, 12 14,
    2 3, 4 5, 6 7, 8 9, 10 11, 12 13, 14 15,
);

#[cfg(test)]
mod tests {
    use super::*;

    /// The 0-1 principle: a network that sorts every sequence of zeros and ones sorts everything.
    fn sorts_all_zeros_and_ones<const N: usize>()
    where
        [u64; N]: NetworkSort,
    {
        for bits in 0u64..1 << N {
            let mut keys: [u64; N] = core::array::from_fn(|place| bits >> place & 1);
            keys.network_sort();
            assert!(keys.is_sorted(), "{N} inputs, {bits:b}");
        }
    }

    #[test]
    fn every_network_sorts() {
        sorts_all_zeros_and_ones::<9>();
        sorts_all_zeros_and_ones::<18>();
        sorts_all_zeros_and_ones::<19>();
    }
}
