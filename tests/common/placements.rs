//! Sets of tiles as bits, and how many there are.

use super::by_the_book::touch;
use catan_hex::grid::Cell;

/// A set of tiles: bit i for the tile of index i.
pub type Tiles = u32;

/// Which tiles touch which.
pub struct Neighbors(Vec<Tiles>);

impl Neighbors {
    pub fn of(cells: &[Cell]) -> Self {
        let mask = |&a: &Cell| (0..).zip(cells).map(|(place, &b)| u32::from(touch(a, b)) << place).sum();
        Self(cells.iter().map(mask).collect())
    }

    /// Whether no two of the tiles touch.
    pub fn are_apart(&self, tiles: Tiles) -> bool {
        members(tiles).all(|tile| self.0[tile] & tiles == 0)
    }

    /// All sets of so many tiles out of these of which no two touch.
    pub fn apart(&self, size: u32, of: Tiles) -> Vec<Tiles> {
        subsets(size, of).filter(|&tiles| self.are_apart(tiles)).collect()
    }

    /// In how many ways each set of the first so many tiles, up to 19, can be cut into pairs that do not touch.
    pub fn pairings(&self, tiles: usize) -> Vec<u64> {
        let mut ways = vec![0; 1 << tiles];
        ways[0] = 1;
        for set in 1..1u32 << tiles {
            let first = set.trailing_zeros();
            let others = set & !(1 << first);
            let partners = members(others & !self.0[first as usize]);
            ways[set as usize] = partners.map(|partner| ways[(others & !(1 << partner)) as usize]).sum();
        }
        ways
    }
}

/// All of so many tiles.
pub const fn all(tiles: usize) -> Tiles {
    ((1u64 << tiles) - 1) as u32
}

pub fn members(tiles: Tiles) -> impl Iterator<Item = usize> {
    (0..32).filter(move |tile| tiles >> tile & 1 == 1)
}

/// All sets of so many out of these tiles.
pub fn subsets(size: u32, of: Tiles) -> impl Iterator<Item = Tiles> {
    let places: Vec<usize> = members(of).collect();
    let end = 1u64 << places.len();
    // From a number to the next larger one with as many bits.
    let next = move |&set: &u64| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let following = carried | ((set ^ carried) / lowest.max(1)) >> 2;
        (set > 0 && following < end).then_some(following)
    };
    let first = (1u64 << size) - 1;
    core::iter::successors((first < end).then_some(first), next)
        .map(move |set| members(set as u32).map(|place| 1 << places[place]).sum())
}

pub const fn factorial(number: u64) -> u128 {
    let mut product = 1;
    let mut factor = 1;
    while factor <= number as u128 {
        product *= factor;
        factor += 1;
    }
    product
}
