//! Rules that tell which deals of the chips are allowed.

use super::{BoardMap, RedTest, Rules, TileOrder};
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

/// Two numbers that may have to be apart.
type NumberPair = [u8; 2];

const REDS: NumberPair = [6, 8];
const TWO_TWELVE: NumberPair = [2, 12];

/// The number of ways out of 36 in which two dice throw a number; 0 for tiles without a chip.
#[must_use]
pub const fn pips(score: u8) -> u8 {
    match score {
        2..=6 => score - 1,
        8..=12 => 13 - score,
        _ => 0,
    }
}

/// Chips as they are dealt: one for each tile of an order that is no desert.
#[derive(Clone, Copy)]
pub(super) struct Deal<'a> {
    /// The numbers in the order of the list.
    pub(super) chips: &'a [u8],
    /// The order in which they are laid.
    pub(super) order: &'a TileOrder,
    /// The places in that order that get none, ascending.
    pub(super) deserts: &'a [u16],
}

impl Deal<'_> {
    /// The tiles that get chips: as many slices of the order as there are deserts, and one more.
    fn runs(&self) -> impl Iterator<Item = &[u16]> {
        let tiles = self.order.tiles();
        let mut start = 0;
        self.deserts.iter().map(|&desert| usize::from(desert)).chain([tiles.len()]).map(move |end| {
            let run = &tiles[start..end];
            start = end + 1;
            run
        })
    }

    /// Lays the chips: the numbers by tile. Tiles that get none keep what they have.
    fn lay(&self, scores: &mut [u8]) {
        let mut chips = self.chips.iter();
        for run in self.runs() {
            for (&tile, &chip) in run.iter().zip(&mut chips) {
                scores[usize::from(tile)] = chip;
            }
        }
    }

    /// Whether two of the numbers are on neighboring tiles.
    #[inline(always)]
    fn touch(&self, numbers: NumberPair, map: &BoardMap) -> bool {
        match self.order.neighbor_masks() {
            Some(masks) => self.touch_by_masks(numbers, masks),
            None => self.touch_by_pairs(numbers, map),
        }
    }

    #[inline(always)]
    fn touch_by_masks(&self, numbers: NumberPair, masks: &[u32]) -> bool {
        let places = self.places(numbers);
        let (mut rest, mut touching) = (places, 0);
        // No early exit: the four reds take four rounds, always, and the processor foresees that.
        while rest != 0 {
            touching |= masks[rest.trailing_zeros() as usize] & places;
            rest &= rest - 1;
        }
        touching != 0
    }

    /// A bit for each place in the order that holds one of the numbers.
    #[inline(always)]
    fn places(&self, numbers: NumberPair) -> u32 {
        // With a known length the compiler makes a few vector instructions of it.
        let listed = match <&[u8; 18]>::try_from(self.chips) {
            Ok(chips) => bits(numbers, chips),
            Err(_) => bits(numbers, self.chips),
        };
        // What lies behind a desert moves on by one place.
        self.deserts.iter().fold(listed, |places, &desert| {
            let before = (1 << desert) - 1;
            places & before | (places & !before) << 1
        })
    }

    #[cold]
    fn touch_by_pairs(&self, numbers: NumberPair, map: &BoardMap) -> bool {
        let mut scores = vec![0; map.cells().len()];
        self.lay(&mut scores);
        let is_one = |tile: u16| numbers.contains(&scores[usize::from(tile)]);
        map.pairs().iter().any(|&[a, b]| is_one(a) && is_one(b))
    }
}

/// A bit for each chip of one of the numbers.
#[inline(always)]
fn bits(numbers: NumberPair, chips: &[u8]) -> u32 {
    let [first, second] = numbers;
    let bit = |(place, &chip): (u32, &u8)| u32::from(chip == first || chip == second) << (place & 31);
    (0..).zip(chips).map(bit).fold(0, |bits, bit| bits | bit)
}

/// The first rule that a deal breaks. Where it breaks none, `scores` are the numbers by tile.
#[inline(always)]
pub(super) fn broken_rule(
    rules: &Rules,
    map: &BoardMap,
    deal: &Deal<'_>,
    scores: &mut [u8],
) -> Option<ChipRule> {
    if rules.reds_apart {
        let tested = match rules.red_test {
            RedTest::Board => *deal,
            // Chip i on tile rn = i, as if there were no desert; tiles behind the last chip are not tested.
            RedTest::Article => Deal { order: map.order(), deserts: &[], ..*deal },
        };
        if tested.touch(REDS, map) {
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
        let deal = Deal { chips: &chips, order: map.order(), deserts: &[2] };
        let board = Rules::default();
        let article = Rules { red_test: RedTest::Article, ..Rules::default() };
        let mut scores = [0; 19];
        assert_eq!(broken_rule(&board, map, &deal, &mut scores), None);
        assert_eq!(scores, [5, 6, 0, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
        assert_eq!(broken_rule(&article, map, &deal, &mut scores), Some(ChipRule::RedsApart));
    }

    proptest! {
        #[test]
        fn masks_and_pairs_agree(
            seed in any::<u64>(),
            numbers in prop::array::uniform2(prop::sample::select(NUMBERS.to_vec())),
            deserts in prop::collection::btree_set(0u16..19, 0..4),
        ) {
            let deserts: Vec<u16> = deserts.into_iter().collect();
            for map in [BoardMap::base(), BoardMap::expansion()] {
                let chips: Vec<u8> = (0..(map.cells().len() - deserts.len()) as u64)
                    .map(|tile| NUMBERS[(seed.wrapping_mul(tile * 2 + 1) >> 32) as usize % NUMBERS.len()])
                    .collect();
                for order in map.spirals() {
                    let deal = Deal { chips: &chips, order, deserts: &deserts };
                    let masks = order.neighbor_masks().unwrap();
                    prop_assert_eq!(deal.touch_by_masks(numbers, masks), deal.touch_by_pairs(numbers, map));
                }
            }
        }
    }
}
