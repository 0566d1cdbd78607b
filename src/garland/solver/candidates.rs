//! The ways in which a piece may still lie.

use crate::garland::{Links, turned};

/// A set of links: bit l stands for the links l, so one word holds any set of the 64 there are on six sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Candidates(u64);

/// By side: all links in which it is open.
const WITH_SIDE: [u64; 6] = {
    let mut sets = [0; 6];
    let mut links = 0;
    while links < 64 {
        let mut side = 0;
        while side < 6 {
            sets[side] |= (links >> side & 1) << links;
            side += 1;
        }
        links += 1;
    }
    sets
};

impl Candidates {
    /// All turns of a piece; those that look alike are one.
    pub(super) fn turns_of(piece: Links, sides: u8) -> Self {
        Self((0..i32::from(sides)).fold(0, |set, steps| set | 1 << turned(piece, steps, sides)))
    }

    pub(super) const fn only(links: Links) -> Self {
        Self(1 << links)
    }

    pub(super) const fn with_open(self, side: u8) -> Self {
        Self(self.0 & WITH_SIDE[side as usize])
    }

    pub(super) const fn with_closed(self, side: u8) -> Self {
        Self(self.0 & !WITH_SIDE[side as usize])
    }

    pub(super) const fn without(self, links: Links) -> Self {
        Self(self.0 & !(1 << links))
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn is_decided(self) -> bool {
        self.0.is_power_of_two()
    }

    /// The least links of a set that is not empty.
    pub(super) const fn first(self) -> Links {
        self.0.trailing_zeros() as Links
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut set: Candidates) -> Vec<Links> {
        let mut found = Vec::new();
        while !set.is_empty() {
            found.push(set.first());
            set = set.without(set.first());
        }
        found
    }

    #[test]
    fn a_piece_has_as_many_candidates_as_turns_that_differ() {
        for (piece, sides, turns) in [
            (0b0001, 4, 4),
            (0b0101, 4, 2),
            (0b1111, 4, 1),
            (0, 4, 1),
            (0b010101, 6, 2),
            (0b011011, 6, 3),
            (0b110100, 6, 6),
        ] {
            assert_eq!(all(Candidates::turns_of(piece, sides)).len(), turns, "{piece:b}");
        }
        assert_eq!(all(Candidates::turns_of(0b1010, 4)), [0b0101, 0b1010]);
    }

    #[test]
    fn sides_part_a_set_in_two() {
        let set = Candidates::turns_of(0b000011, 6);
        for side in 0..6 {
            assert_eq!(all(set.with_open(side)).len(), 2);
            assert!(all(set.with_open(side)).iter().all(|links| links >> side & 1 == 1));
            assert_eq!(all(set.with_closed(side)).len(), 4);
        }
        assert!(Candidates::only(63).is_decided());
        assert!(!set.is_decided());
    }
}
