//! Which tiles, chips and harbors a board is dealt from.
//!
//! A board of any size has the terrain and the numbers of the base game in proportion, by largest remainder: for 30
//! tiles that gives exactly the pieces of the game for 5 to 6 players.

use super::{RandomEra, Resource};

/// Kinds of terrain: the desert last.
pub const TERRAINS: usize = 6;

/// The numbers on chips.
pub const NUMBERS: [u8; 10] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/// The base game's tiles of each terrain, in the order of [`Resource::ALL`].
const BASE_TILES: [usize; TERRAINS] = [4, 4, 3, 4, 3, 1];

/// The base game's chips of each number.
const BASE_CHIPS: [usize; NUMBERS.len()] = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1];

/// The base game's chips A to R in the order of their letters.
const BASE_LETTERS: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/// The chips A to Z and Za to Zc of the game for 5 to 6 players.
const EXPANSION_LETTERS: [u8; 28] =
    [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6];

/// The base game's harbors in the order of its printed frame, counter-clockwise from the north-west.
const BASE_FRAME: [Resource; 9] = [
    Resource::Generic,
    Resource::Lumber,
    Resource::Brick,
    Resource::Generic,
    Resource::Generic,
    Resource::Wool,
    Resource::Generic,
    Resource::Ore,
    Resource::Grain,
];

/// The resources that harbors may trade at 2:1, in order.
const SPECIALS: [Resource; 5] =
    [Resource::Grain, Resource::Lumber, Resource::Ore, Resource::Wool, Resource::Brick];

/// How many tiles of each terrain a board of so many has, in the order of [`Resource::ALL`].
#[must_use]
pub fn tile_counts(tiles: usize) -> [usize; TERRAINS] {
    apportioned(tiles, BASE_TILES)
}

/// The chips for so many tiles, as they are listed before the first shuffle.
#[must_use]
pub fn chip_list(chips: usize, era: RandomEra) -> Vec<u8> {
    let counts = apportioned(chips, BASE_CHIPS);
    match era {
        RandomEra::Pg12 | RandomEra::Pg15 => in_rounds(&counts),
        RandomEra::Pg11 => ascending(&counts),
    }
}

/// 2 to 12, then again what is left, and so on: 2 3 4 5 6 8 9 10 11 12 3 4 5 6 8 9 10 11 for the base board.
fn in_rounds(counts: &[usize]) -> Vec<u8> {
    let rounds = counts.iter().copied().max().unwrap_or(0);
    let of_round = |round| {
        NUMBERS.into_iter().zip(counts).filter(move |&(_, &count)| round < count).map(|(number, _)| number)
    };
    (0..rounds).flat_map(of_round).collect()
}

fn ascending(counts: &[usize]) -> Vec<u8> {
    let copies = |(number, &count)| core::iter::repeat_n(number, count);
    NUMBERS.into_iter().zip(counts).flat_map(copies).collect()
}

/// The lettered chips of a board of the game, in the order in which they are laid along a spiral.
pub(super) fn lettered_chips(tiles: usize) -> &'static [u8] {
    match tiles {
        19 => &BASE_LETTERS,
        30 => &EXPANSION_LETTERS,
        _ => &[],
    }
}

/// So many harbors as they are listed before the shuffle: half of them, rounded up, trade one resource, and the others
/// anything. From the sixth on the resources come again, beginning with wool, as in the game for 5 to 6 players.
#[must_use]
pub fn harbor_list(harbors: usize) -> Vec<Resource> {
    const AGAIN_FROM: usize = 3;
    let special = |place| {
        let turn = if place < SPECIALS.len() { place } else { place + AGAIN_FROM };
        SPECIALS[turn % SPECIALS.len()]
    };
    let specials = harbors.div_ceil(2);
    let mut list: Vec<Resource> = (0..specials).map(special).collect();
    list.sort_by_key(|&resource| resource as u8);
    list.resize(harbors, Resource::Generic);
    list
}

/// So many harbors in the order in which they stand where they are not shuffled: that of the base game's frame, on other
/// boards those of one resource and those of any in turn.
pub(super) fn fixed_harbors(harbors: usize) -> Vec<Resource> {
    if harbors == BASE_FRAME.len() {
        return BASE_FRAME.to_vec();
    }
    let list = harbor_list(harbors);
    let (specials, generic) = list.split_at(harbors.div_ceil(2));
    (0..harbors).map(|place| if place % 2 == 0 { specials[place / 2] } else { generic[place / 2] }).collect()
}

/// Shares of a total in proportion to weights, by largest remainder; equal remainders go to the earlier one.
fn apportioned<const N: usize>(total: usize, weights: [usize; N]) -> [usize; N] {
    let sum: usize = weights.iter().sum();
    let mut shares = weights.map(|weight| total * weight / sum);
    let mut order: [usize; N] = core::array::from_fn(|place| place);
    order.sort_by_key(|&place| core::cmp::Reverse(total * weights[place] % sum));
    let left = total - shares.iter().sum::<usize>();
    for &place in order.iter().take(left) {
        shares[place] += 1;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn boards_of_the_game_have_its_tiles() {
        assert_eq!(tile_counts(19), [4, 4, 3, 4, 3, 1]);
        assert_eq!(tile_counts(30), [6, 6, 5, 6, 5, 2]);
    }

    #[test]
    fn boards_of_the_game_have_its_chips() {
        let base = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 3, 4, 5, 6, 8, 9, 10, 11];
        assert_eq!(chip_list(18, RandomEra::Pg15), base);
        assert_eq!(chip_list(18, RandomEra::Pg12), base);
        for (chips, letters) in [(18, BASE_LETTERS.as_slice()), (28, &EXPANSION_LETTERS)] {
            let mut sorted = letters.to_vec();
            sorted.sort_unstable();
            assert_eq!(chip_list(chips, RandomEra::Pg11), sorted);
            let mut listed = chip_list(chips, RandomEra::Pg15);
            listed.sort_unstable();
            assert_eq!(listed, sorted);
        }
    }

    fn symbols(harbors: &[Resource]) -> String {
        harbors.iter().map(|resource| resource.symbol()).collect()
    }

    #[test]
    fn boards_of_the_game_have_its_harbors() {
        assert_eq!(symbols(&harbor_list(9)), "/#^\".????");
        assert_eq!(symbols(&harbor_list(11)), "/#^\"\".?????");
        assert_eq!(symbols(&fixed_harbors(9)), "?#.??\"?^/");
        assert_eq!(symbols(&fixed_harbors(11)), "/?#?^?\"?\"?.");
    }

    proptest! {
        #[test]
        fn lists_have_as_many_pieces_as_asked_for(count in 0usize..2000) {
            prop_assert_eq!(tile_counts(count).iter().sum::<usize>(), count);
            prop_assert_eq!(chip_list(count, RandomEra::Pg15).len(), count);
            let (mut shuffled, mut fixed) = (harbor_list(count), fixed_harbors(count));
            prop_assert_eq!(shuffled.len(), count);
            shuffled.sort_by_key(|&resource| resource as u8);
            fixed.sort_by_key(|&resource| resource as u8);
            prop_assert_eq!(shuffled, fixed);
        }
    }
}
