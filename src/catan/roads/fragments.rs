//! What is known of a trail halfway.

use super::MAX_ROADS;

/// A number, from 1, for a road that leads on, as long as it does; afterwards another road can have it.
pub(super) type Slot = u8;

/// No more roads lead on at a time; [`Sweep`](super::sweep::Sweep) says why.
pub(super) const SLOTS: usize = MAX_ROADS / 3 + 1;

/// The bits of a slot in [`Fragments`].
const BITS: u32 = 5;
const MASK: u128 = (1 << BITS) - 1;

/// In place of a slot: the trail does not take this road.
const NOT_TAKEN: u8 = 0;

/// In place of a slot: the fragment's other end is an end of the trail.
const TRAIL_END: u8 = MASK as u8;

const _: () = assert!(SLOTS < TRAIL_END as usize && SLOTS as u32 * BITS + 2 <= u128::BITS);

/// The fragments of a trail that are known when part of the junctions was looked at.
///
/// A fragment is a run of roads. At each of its ends it leads on, by the slot of a road to a junction that was not looked
/// at, or the trail ends there. How it runs between its ends makes no difference to how it can go on, so fragments that
/// lead on by the same slots are the same; and none closes before it is the whole trail.
///
/// For each slot it is noted, in [`BITS`] bits, where the other end is of the fragment that leads on there; above them all,
/// how many ends of the trail are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Fragments(u128);

impl Fragments {
    /// Nothing of the trail.
    pub(super) const NONE: Self = Self(0);

    const ONE_TRAIL_END: u128 = 1 << (SLOTS as u32 * BITS);

    /// The trail from end to end.
    pub(super) const WHOLE_TRAIL: Self = Self(2 * Self::ONE_TRAIL_END);

    /// Whether a fragment leads on by a slot.
    pub(super) const fn takes(self, slot: Slot) -> bool {
        self.other_end(slot) != NOT_TAKEN
    }

    /// With one more road, a fragment of its own that leads on by a free slot. Its end here, which is to be joined or ended
    /// next, is called by that slot too.
    pub(super) const fn with(self, slot: Slot) -> Self {
        self.with_other_end(slot, slot)
    }

    /// Ends the trail here, with the fragment of a slot. None where the trail has two ends already, or is whole and there
    /// are other fragments.
    pub(super) fn ended(self, slot: Slot) -> Option<Self> {
        let rest = self.without(slot);
        if rest.0 >= Self::WHOLE_TRAIL.0 {
            return None;
        }
        Self(rest.0 + Self::ONE_TRAIL_END).connected(self.other_end(slot), TRAIL_END)
    }

    /// Joins the fragments of two slots here. None where the trail is whole and there are other fragments.
    pub(super) fn joined(self, a: Slot, b: Slot) -> Option<Self> {
        let rest = self.without(a).without(b);
        if self.other_end(a) == b {
            // A ring, which as a trail starts and ends here.
            return (rest == Self::NONE).then_some(Self::WHOLE_TRAIL);
        }
        rest.connected(self.other_end(a), self.other_end(b))
    }

    /// Makes two ends those of one fragment.
    fn connected(self, a: u8, b: u8) -> Option<Self> {
        match (a, b) {
            (TRAIL_END, TRAIL_END) => (self == Self::WHOLE_TRAIL).then_some(self),
            (TRAIL_END, slot) | (slot, TRAIL_END) => Some(self.without(slot).with_other_end(slot, TRAIL_END)),
            (a, b) => Some(self.without(a).without(b).with_other_end(a, b).with_other_end(b, a)),
        }
    }

    const fn shift(slot: Slot) -> u32 {
        (slot as u32 - 1) * BITS
    }

    const fn other_end(self, slot: Slot) -> u8 {
        (self.0 >> Self::shift(slot) & MASK) as u8
    }

    const fn without(self, slot: Slot) -> Self {
        Self(self.0 & !(MASK << Self::shift(slot)))
    }

    /// Of a slot that has none.
    const fn with_other_end(self, slot: Slot, end: u8) -> Self {
        Self(self.0 | (end as u128) << Self::shift(slot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_is_whole_with_its_second_end() {
        let started = Fragments::NONE.with(3).ended(3).unwrap();
        assert!(started.takes(3));
        let longer = started.with(25).joined(3, 25).unwrap();
        assert_eq!((longer.takes(3), longer.takes(25)), (false, true));
        assert_eq!(longer.ended(25), Some(Fragments::WHOLE_TRAIL));
    }

    #[test]
    fn two_fragments_that_each_have_an_end_make_a_whole_trail_and_a_third_end_is_too_many() {
        let two = Fragments::NONE.with(1).ended(1).unwrap().with(2).ended(2).unwrap();
        assert_eq!(two.joined(1, 2), Some(Fragments::WHOLE_TRAIL));
        assert_eq!(two.with(3).ended(3), None);
    }

    #[test]
    fn a_ring_is_whole_where_it_closes_unless_there_is_something_else() {
        let bow = Fragments::NONE.with(1).with(2).joined(1, 2).unwrap();
        assert_eq!(bow.joined(1, 2), Some(Fragments::WHOLE_TRAIL));
        let two_bows = bow.with(3).with(4).joined(3, 4).unwrap();
        assert_eq!(two_bows.joined(2, 1), None);
        // But both can be joined to one ring.
        let one_bow = two_bows.joined(2, 3).unwrap();
        assert_eq!(one_bow.joined(1, 4), Some(Fragments::WHOLE_TRAIL));
    }

    #[test]
    fn a_ring_with_a_stem_is_whole_where_it_closes() {
        let stem = Fragments::NONE.with(1).ended(1).unwrap();
        let bow_and_stem = stem.with(2).with(3).joined(2, 3).unwrap();
        let closed = bow_and_stem.joined(1, 2).and_then(|joined| joined.ended(3));
        assert_eq!(closed, Some(Fragments::WHOLE_TRAIL));
    }
}
