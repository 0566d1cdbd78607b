//! How uneven a board is, in numbers without a unit that are 0 where it is perfectly even; and all of them in one.
//!
//! Whole numbers up to the last step, then + - * / and sqrt in a fixed order: the same bits on every platform.

use super::super::map_measures::Offset;
use super::super::{Board, BoardMap};
use super::like_pairs::LikePairs;
use super::tally::Tally;

/// How uneven a board is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Imbalance {
    /// Of resources: the coefficient of variation (standard deviation over mean) of the pips that a tile of each resource
    /// has on average. Resources without tiles are left out.
    pub resources: f64,
    /// Of sites: the coefficient of variation of their pips, over those with the most tiles around them (three, on all
    /// but thin boards).
    pub sites: f64,
    /// Of sides: how far from the middle of the tiles the middle of the pips is, over the root mean square of the
    /// distances of the tiles from theirs. The middle of the pips is the mean of the tiles' centers, each as often as it
    /// has pips.
    pub sides: f64,
    /// Of neighbors: [`LikePairs::sum`] over the number of neighboring pairs.
    pub neighbors: f64,
}

impl Imbalance {
    /// How uneven a board is.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::measured(&board.map, &Tally::of(board), &LikePairs::of(board))
    }

    /// The sum of the four, from resources to neighbors: 0 where the board is perfectly even, larger where it is less so.
    ///
    /// Each counts as it is: over the boards of the base game the four vary about as much (their standard deviations are
    /// 0.06, 0.04, 0.04 and 0.05), so that none outweighs the others. The sum is that for ever: another one would get
    /// another name.
    #[must_use]
    pub fn fairness(&self) -> f64 {
        self.resources + self.sites + self.sides + self.neighbors
    }

    pub(super) fn measured(map: &BoardMap, tally: &Tally, like_pairs: &LikePairs) -> Self {
        Self {
            resources: of_resources(tally),
            sites: of_sites(map, tally),
            sides: of_sides(map, tally),
            neighbors: ratio(like_pairs.sum().into(), map.pairs().len() as f64),
        }
    }
}

/// 0 where there is nothing to divide by: then nothing is uneven.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// The coefficient of variation of numbers below 2^48, at most 2^16 of them: n·Σx² - (Σx)² is the square of n times the
/// standard deviation.
fn variation(numbers: impl Iterator<Item = u64>) -> f64 {
    let (mut count, mut sum, mut squares) = (0, 0, 0);
    for number in numbers.map(u128::from) {
        count += 1;
        sum += number;
        squares += number * number;
    }
    ratio(((count * squares - sum * sum) as f64).sqrt(), sum as f64)
}

/// Pips a tile, times the product of all numbers of tiles: a thousand tiles of five resources have 200⁵ at most.
fn of_resources(tally: &Tally) -> f64 {
    let resources = tally.resource_pips().into_iter().zip(tally.resource_tiles());
    let there =
        resources.filter(|&(_, tiles)| tiles > 0).map(|(pips, tiles)| (u64::from(pips), u64::from(tiles)));
    let product: u64 = there.clone().map(|(_, tiles)| tiles).product();
    variation(there.map(|(pips, tiles)| product / tiles * pips))
}

fn of_sites(map: &BoardMap, tally: &Tally) -> f64 {
    variation(map.measures().full_sites.iter().map(|&slots| u64::from(tally.around(slots))))
}

fn of_sides(map: &BoardMap, tally: &Tally) -> f64 {
    let measures = map.measures();
    let (mut x, mut y, mut sum) = (0, 0, 0);
    for (offset, &pips) in measures.offsets.iter().zip(&tally.tiles) {
        x += i64::from(pips) * offset.x;
        y += i64::from(pips) * offset.y;
        sum += u32::from(pips);
    }
    // Both are squares of lengths that are as many times too long as there are tiles.
    let tiles = map.cells().len() as f64;
    let relative = ratio(Offset { x, y }.squared() as f64 * tiles, measures.spread as f64);
    ratio(relative.sqrt(), sum.into())
}
