//! The cells next to no number.

use super::frontier::Frontier;
use super::mine_counts::MineCounts;
use super::odds::Odds;
use super::weight::Weight;

/// The cells next to no number: every set of as many mines as are left to them is possible.
pub(super) struct Rest {
    cells: usize,
    /// How many mines are among them if there are as few as can be next to numbers.
    most_mines: isize,
    /// In how many ways their mines can be placed, by the number of mines next to numbers, all divided by the same.
    pub(super) weights: Vec<Weight>,
}

impl Rest {
    /// Where so many mines are left to both. Of binomial coefficients only the ratios count, and C(n, m) is in proportion to the
    /// product of the whole numbers from m + 1 to the greatest m times that of those from n - m + 1 to n less the smallest m.
    pub(super) fn of(frontier: &Frontier, beside: &MineCounts, left: usize) -> Self {
        let cells = frontier.rest.len();
        let most_mines = left as isize - beside.least as isize;
        let mut weights = vec![Weight::ZERO; beside.weights.len()];
        let mines = |place: usize| most_mines - place as isize;
        let possible: Vec<usize> =
            (0..weights.len()).filter(|&place| (0..=cells as isize).contains(&mines(place))).collect();
        let mut product = Weight::ONE;
        for &place in &possible {
            weights[place] = product;
            product = product * Weight::of(mines(place) as u64);
        }
        product = Weight::ONE;
        for &place in possible.iter().rev() {
            weights[place] = weights[place] * product;
            product = product * Weight::of((cells as isize - mines(place)) as u64);
        }
        Self { cells, most_mines, weights }
    }

    /// Of any cell of them.
    pub(super) fn odds(&self, beside: &MineCounts) -> Odds {
        let mut odds = Odds::NONE;
        for (place, (&beside, &weight)) in beside.weights.iter().zip(&self.weights).enumerate() {
            if weight.is_zero() {
                continue;
            }
            let mines = (self.most_mines - place as isize) as u64;
            odds.mine += beside * weight * Weight::of(mines);
            odds.safe += beside * weight * Weight::of(self.cells as u64 - mines);
        }
        odds
    }

    /// Whether there is any placement.
    pub(super) fn is_possible(&self, beside: &MineCounts) -> bool {
        beside.weights.iter().zip(&self.weights).any(|(&beside, &weight)| !(beside * weight).is_zero())
    }
}
