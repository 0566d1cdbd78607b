//! The number chips.

use super::base_board::touch;
use super::{RandomEra, RedTest};

/// Chips on the base board: one a tile, none on the desert.
pub const CHIPS: usize = 18;

/// The list that is shuffled under the generators of PostgreSQL 12 and later.
const TWO_ROUNDS: [u8; CHIPS] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 3, 4, 5, 6, 8, 9, 10, 11];

/// The list under the older one.
const ASCENDING: [u8; CHIPS] = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12];

/// The chips before the first shuffle.
pub(super) const fn stock(era: RandomEra) -> [u8; CHIPS] {
    match era {
        RandomEra::Pg12 | RandomEra::Pg15 => TWO_ROUNDS,
        RandomEra::Pg11 => ASCENDING,
    }
}

/// Whether, by the given test, two chips out of {6, 8} lie on neighboring tiles.
#[inline(always)]
pub(super) const fn reds_touch(chips: &[u8; CHIPS], desert: usize, test: RedTest) -> bool {
    let reds = reds(chips);
    touch(match test {
        RedTest::Board => {
            let before_desert = (1 << desert) - 1;
            reds & before_desert | (reds & !before_desert) << 1
        }
        RedTest::Article => reds,
    })
}

/// A bit for each place of the list that holds a red chip, 6 or 8.
#[inline(always)]
const fn reds(chips: &[u8; CHIPS]) -> u32 {
    const RED: u32 = 1 << 6 | 1 << 8;
    let mut mask = 0;
    let mut place = 0;
    while place < CHIPS {
        mask |= (RED >> (chips[place] & 31) & 1) << place;
        place += 1;
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_lists_hold_the_same_chips() {
        let mut sorted = TWO_ROUNDS;
        sorted.sort_unstable();
        assert_eq!(sorted, ASCENDING);
    }

    #[test]
    fn the_boards_test_skips_the_desert_and_the_articles_does_not() {
        // Reds on score_rn 1 and 3; tiles 1 and 3 are apart, tiles 3 and 4 touch.
        let mut chips = [2; CHIPS];
        chips[1] = 6;
        chips[2] = 8;
        assert!(reds_touch(&chips, 18, RedTest::Board));
        assert!(!reds_touch(&chips, 2, RedTest::Board), "the desert lies between them");
        assert!(reds_touch(&chips, 2, RedTest::Article));
    }
}
