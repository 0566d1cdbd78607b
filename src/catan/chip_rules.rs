//! Rules that tell which deals of the chips are allowed.

use super::{BoardMap, RedTest, Rules};
use smallvec::SmallVec;

/// A rule of the chips, in the order in which they are tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ChipRule {
    RedsApart,
    TwoTwelveApart,
    EqualApart,
    MaxPips,
}

impl ChipRule {
    pub(super) const NAMES: [&'static str; 4] = ["reds_apart", "two_twelve_apart", "equal_apart", "max_pips"];
}

/// A bit for each number of a set.
const REDS: u16 = 1 << 6 | 1 << 8;
const TWO_TWELVE: u16 = 1 << 2 | 1 << 12;

/// The number of ways out of 36 in which two dice throw a number; 0 for tiles without a chip.
#[must_use]
pub const fn pips(score: u8) -> u8 {
    match score {
        2..=6 => score - 1,
        8..=12 => 13 - score,
        _ => 0,
    }
}

/// Chips as they are dealt.
pub(super) struct Deal<'a> {
    /// The numbers in the order of the list.
    pub(super) chips: &'a [u8],
    /// The tile of each of them.
    pub(super) order: &'a [u16],
}

impl Deal<'_> {
    /// Lays the chips: the numbers by tile. Tiles that get none keep what they have.
    #[inline]
    pub(super) fn lay(&self, scores: &mut [u8]) {
        for (&tile, &chip) in self.order.iter().zip(self.chips) {
            scores[usize::from(tile)] = chip;
        }
    }

    /// Whether two numbers of a set are on neighboring tiles.
    #[inline]
    fn touch(&self, numbers: u16, map: &BoardMap) -> bool {
        match map.neighbor_masks() {
            Some(masks) => self.touch_by_masks(numbers, masks),
            None => self.touch_by_pairs(numbers, map),
        }
    }

    #[inline]
    fn touch_by_masks(&self, numbers: u16, masks: &[u64]) -> bool {
        let bit = |(&tile, &chip): (&u16, &u8)| u64::from(numbers >> (chip & 15) & 1) << (tile & 63);
        let tiles = self.order.iter().zip(self.chips).map(bit).fold(0, |tiles, bit| tiles | bit);
        let (mut rest, mut touching) = (tiles, 0);
        // No early exit: the four reds take four rounds, always, and the processor foresees that.
        while rest != 0 {
            touching |= masks[rest.trailing_zeros() as usize] & tiles;
            rest &= rest - 1;
        }
        touching != 0
    }

    #[cold]
    fn touch_by_pairs(&self, numbers: u16, map: &BoardMap) -> bool {
        let mut belongs = vec![false; map.cells().len()];
        for (&tile, &chip) in self.order.iter().zip(self.chips) {
            belongs[usize::from(tile)] = numbers >> (chip & 15) & 1 == 1;
        }
        map.pairs().iter().any(|&[a, b]| belongs[usize::from(a)] && belongs[usize::from(b)])
    }
}

/// The first rule that a deal breaks. Where it breaks none, `scores` are the numbers by tile.
#[inline]
pub(super) fn broken_rule(
    rules: &Rules,
    map: &BoardMap,
    deal: &Deal<'_>,
    scores: &mut [u8],
) -> Option<ChipRule> {
    if rules.reds_apart {
        let tested = match rules.red_test {
            RedTest::Board => deal.order,
            // Chip i on tile rn = i, as if there were no desert; tiles behind the last chip are not tested.
            RedTest::Article => map.order(),
        };
        if (Deal { order: tested, ..*deal }).touch(REDS, map) {
            return Some(ChipRule::RedsApart);
        }
    }
    if rules.two_twelve_apart && deal.touch(TWO_TWELVE, map) {
        return Some(ChipRule::TwoTwelveApart);
    }
    deal.lay(scores);
    if rules.equal_apart && equal_numbers_touch(map, scores) {
        return Some(ChipRule::EqualApart);
    }
    match rules.max_pips {
        Some(most) if most_pips(map, scores) > most => Some(ChipRule::MaxPips),
        _ => None,
    }
}

fn equal_numbers_touch(map: &BoardMap, scores: &[u8]) -> bool {
    map.pairs().iter().any(|&[a, b]| {
        let score = scores[usize::from(a)];
        score != 0 && score == scores[usize::from(b)]
    })
}

/// The most pips around one intersection.
fn most_pips(map: &BoardMap, scores: &[u8]) -> u32 {
    // One more, for tiles that are missing around an intersection.
    let pips: SmallVec<[u8; 32]> = scores.iter().map(|&score| pips(score)).chain([0]).collect();
    let sum = |slots: &[u16; 3]| slots.iter().map(|&slot| u32::from(pips[usize::from(slot)])).sum();
    map.intersections().iter().map(|found| sum(&found.slots)).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::NUMBERS;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn pips_are_ways_to_throw_a_number() {
        for score in [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
            let throws = (1..=6).flat_map(|first| (1..=6).map(move |second| first + second));
            assert_eq!(usize::from(pips(score)), throws.filter(|&sum| sum == score).count(), "{score}");
        }
        assert_eq!(pips(0), 0);
    }

    #[test]
    fn the_boards_test_skips_the_desert_and_the_articles_does_not() {
        let map = BoardMap::base();
        // Reds on score_rn 2 and 3: with the desert on tile 3 they lie on tiles 2 and 4, apart.
        let mut chips = [5; 18];
        chips[1] = 6;
        chips[2] = 8;
        let order: Vec<u16> = (0..19).filter(|&tile| tile != 2).collect();
        let deal = Deal { chips: &chips, order: &order };
        let board = Rules::default();
        let article = Rules { red_test: RedTest::Article, ..Rules::default() };
        let mut scores = [0; 19];
        assert_eq!(broken_rule(&board, map, &deal, &mut scores), None);
        assert_eq!(scores, [5, 6, 0, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
        assert_eq!(broken_rule(&article, map, &deal, &mut scores), Some(ChipRule::RedsApart));
    }

    proptest! {
        #[test]
        fn masks_and_pairs_agree(seed in any::<u64>(), numbers in any::<u16>()) {
            for map in [BoardMap::base(), BoardMap::expansion()] {
                let masks = map.neighbor_masks().unwrap();
                let chips: Vec<u8> = (0..map.cells().len() as u64)
                    .map(|tile| NUMBERS[(seed.wrapping_mul(tile * 2 + 1) >> 32) as usize % NUMBERS.len()])
                    .collect();
                let deal = Deal { chips: &chips, order: map.order() };
                prop_assert_eq!(deal.touch_by_masks(numbers, masks), deal.touch_by_pairs(numbers, map));
            }
        }
    }
}
