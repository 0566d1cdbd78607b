//! The pieces of a board, written down or counted out anew.

use catan_hex::catan::{RandomEra, Resource};

/// Grain, lumber, ore, wool, brick, desert; the base board has so many.
const TILES: [(Resource, usize); 6] = [
    (Resource::Grain, 4),
    (Resource::Lumber, 4),
    (Resource::Ore, 3),
    (Resource::Wool, 4),
    (Resource::Brick, 3),
    (Resource::Desert, 1),
];

const CHIPS: [(u8, usize); 10] =
    [(2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (8, 2), (9, 2), (10, 2), (11, 2), (12, 1)];

const LETTERED_OF_BASE: &str = "5 2 6 3 8 10 9 12 11 4 8 10 9 4 5 6 3 11";
const LETTERED_OF_EXPANSION: &str = "2 5 4 6 3 9 8 11 11 10 6 3 8 4 8 10 11 12 10 5 4 9 5 9 12 3 2 6";

/// What so many pieces are: each kind its whole share of them; those left over go to the largest fractions, of
/// equal ones to the first.
fn shares<T: Copy>(pieces: usize, kinds: &[(T, usize)]) -> Vec<(T, usize)> {
    let all: usize = kinds.iter().map(|kind| kind.1).sum();
    let mut shares: Vec<(T, usize)> =
        kinds.iter().map(|&(kind, count)| (kind, pieces * count / all)).collect();
    let mut fractions: Vec<usize> = kinds.iter().map(|&(_, count)| pieces * count % all).collect();
    for _ in shares.iter().map(|share| share.1).sum()..pieces {
        let largest = *fractions.iter().max().expect("kinds");
        let first = fractions.iter().position(|&fraction| fraction == largest).expect("the largest");
        shares[first].1 += 1;
        fractions[first] = 0;
    }
    shares
}

pub fn tiles(count: usize) -> Vec<Resource> {
    shares(count, &TILES).into_iter().flat_map(|(terrain, count)| vec![terrain; count]).collect()
}

pub fn chips(count: usize, era: RandomEra) -> Vec<u8> {
    let mut left = shares(count, &CHIPS);
    if era == RandomEra::Pg11 {
        return left.into_iter().flat_map(|(number, count)| vec![number; count]).collect();
    }
    let mut list = Vec::new();
    while list.len() < count {
        for (number, left) in left.iter_mut().filter(|(_, left)| *left > 0) {
            list.push(*number);
            *left -= 1;
        }
    }
    list
}

/// The chips of the game in the order of their letters.
pub fn lettered_chips(tiles: usize) -> Vec<u8> {
    let letters = if tiles == 19 { LETTERED_OF_BASE } else { LETTERED_OF_EXPANSION };
    letters.split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// What harbors trade, in the order in which they are shuffled: one resource each for every other place, the first
/// one too, then anything.
pub fn harbors(places: usize) -> Vec<Resource> {
    use Resource::{Brick, Grain, Lumber, Ore, Wool};
    let again = [Wool, Brick, Grain, Lumber, Ore].into_iter().cycle();
    let mut chosen: Vec<Resource> =
        [Grain, Lumber, Ore, Wool, Brick].into_iter().chain(again).take(places - places / 2).collect();
    chosen.sort_by_key(|chosen| [Grain, Lumber, Ore, Wool, Brick].iter().position(|other| other == chosen));
    chosen.extend(vec![Resource::Generic; places / 2]);
    chosen
}

/// What they trade where they are not shuffled.
pub fn fixed_harbors(places: usize) -> Vec<Resource> {
    if places == 9 {
        let resource = |symbol: char| {
            Resource::ALL
                .into_iter()
                .find(|resource| resource.symbol() == symbol.to_string())
                .expect("a symbol")
        };
        return "?#.??\"?^/".chars().map(resource).collect();
    }
    let mut special = harbors(places).into_iter().filter(|&harbor| harbor != Resource::Generic);
    let every_other = |place| if place % 2 == 0 { special.next() } else { Some(Resource::Generic) };
    (0..places).map_while(every_other).collect()
}
