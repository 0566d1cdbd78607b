//! Weights by number of mines, and their products.

use super::weight::Weight;
use crate::interrupt::Interrupt;

/// How many placements there are of each number of mines.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MineCounts {
    /// The fewest mines.
    pub(super) least: usize,
    /// From the fewest mines to the most.
    pub(super) weights: Vec<Weight>,
}

/// So many multiplications are a round of a loop.
const CHUNK: usize = 64;

impl MineCounts {
    /// Of no cells: one placement of no mines.
    pub(super) fn of_nothing() -> Self {
        Self { least: 0, weights: vec![Weight::ONE] }
    }

    /// How many placements two parts of the cells have together.
    fn times(&self, other: &Self, interrupt: &mut Interrupt<'_>) -> Self {
        let mut weights = vec![Weight::ZERO; self.weights.len() + other.weights.len() - 1];
        for (here, &weight) in self.weights.iter().enumerate() {
            for (chunk, others) in other.weights.chunks(CHUNK).enumerate() {
                interrupt.round();
                let sums = &mut weights[here + chunk * CHUNK..];
                for (sum, &other) in sums.iter_mut().zip(others) {
                    *sum += weight * other;
                }
            }
        }
        Self { least: self.least + other.least, weights }
    }

    /// The weight of all that lies outside a part of the cells, by the number of mines in it, from the weight of what lies
    /// outside it and another part together, by the number of mines in both.
    fn outside(&self, other: &Self, outside_both: &[Weight], interrupt: &mut Interrupt<'_>) -> Vec<Weight> {
        let sum = |here: usize| {
            let mut sum = Weight::ZERO;
            for (chunk, others) in other.weights.chunks(CHUNK).enumerate() {
                interrupt.round();
                let outside = &outside_both[here + chunk * CHUNK..];
                for (&other, &outside) in others.iter().zip(outside) {
                    sum += other * outside;
                }
            }
            sum
        };
        (0..self.weights.len()).map(sum).collect()
    }
}

/// Products of many parts, in pairs, pairs of pairs and so on: each part is in few of them, where in a chain of products it would
/// be in half.
pub(super) struct ProductTree {
    /// From the parts themselves to their product.
    levels: Vec<Vec<MineCounts>>,
}

impl ProductTree {
    pub(super) fn of(parts: Vec<MineCounts>, interrupt: &mut Interrupt<'_>) -> Self {
        let parts = if parts.is_empty() { vec![MineCounts::of_nothing()] } else { parts };
        let mut levels = vec![parts];
        while let Some(level) = levels.last().filter(|level| level.len() > 1) {
            let next = level.chunks(2).map(|pair| match pair {
                [left, right] => left.times(right, interrupt),
                single => single[0].clone(),
            });
            let next = next.collect();
            levels.push(next);
        }
        Self { levels }
    }

    /// Of all parts together.
    pub(super) fn product(&self) -> &MineCounts {
        &self.levels[self.levels.len() - 1][0]
    }

    /// For each part the weight of all that lies outside it, by the number of mines in it, from the weight of what lies outside
    /// all of them, by the number of mines in them.
    pub(super) fn outside(
        &self,
        outside_all: Vec<Weight>,
        interrupt: &mut Interrupt<'_>,
    ) -> Vec<Vec<Weight>> {
        let mut outside = vec![outside_all];
        for level in self.levels.iter().rev().skip(1) {
            let mut next = Vec::with_capacity(level.len());
            for (pair, outside) in level.chunks(2).zip(outside) {
                match pair {
                    [left, right] => {
                        next.push(left.outside(right, &outside, interrupt));
                        next.push(right.outside(left, &outside, interrupt));
                    }
                    _ => next.push(outside),
                }
            }
            outside = next;
        }
        outside
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn counts(least: usize, numbers: &[u64]) -> MineCounts {
        MineCounts { least, weights: numbers.iter().map(|&number| Weight::of(number)).collect() }
    }

    /// All choices of a number of mines for each part: how many mines in all, how many of them in one part, and the product.
    fn choices(parts: &[MineCounts], of: usize) -> Vec<(usize, usize, Weight)> {
        parts.iter().enumerate().fold(vec![(0, 0, Weight::ONE)], |choices, (number, part)| {
            let with = |(all, one, product): (usize, usize, Weight)| {
                part.weights.iter().zip(part.least..).map(move |(&weight, mines)| {
                    (all + mines, if number == of { mines } else { one }, product * weight)
                })
            };
            choices.into_iter().flat_map(with).collect()
        })
    }

    proptest! {
        #[test]
        fn products_and_what_lies_outside_each_part_are_sums_over_all_choices(
            parts in prop::collection::vec((0usize..3, prop::collection::vec(0u64..9, 1..4)), 0..6), rest in 0u64..9,
        ) {
            let parts: Vec<MineCounts> = parts.iter().map(|(least, numbers)| counts(*least, numbers)).collect();
            let mut no_check = || {};
            let interrupt = &mut Interrupt::new(&mut no_check);
            let tree = ProductTree::of(parts.clone(), interrupt);
            let product = tree.product();
            for (mines, &weight) in (product.least..).zip(&product.weights) {
                let all = choices(&parts, 0).into_iter().filter(|choice| choice.0 == mines);
                prop_assert_eq!(weight, all.fold(Weight::ZERO, |sum, choice| sum + choice.2));
            }
            // As if the rest could be placed in so many ways for each number of mines.
            let ways = |mines: usize| Weight::of(mines as u64 * rest + 1);
            let outside_all = (product.least..product.least + product.weights.len()).map(ways).collect();
            let outside = tree.outside(outside_all, interrupt);
            for (number, part) in parts.iter().enumerate() {
                for (place, mines) in (part.least..part.least + part.weights.len()).enumerate() {
                    let all = choices(&parts, number).into_iter().filter(|choice| choice.1 == mines);
                    let expected = all.fold(Weight::ZERO, |sum, choice| sum + choice.2 * ways(choice.0));
                    prop_assert_eq!(part.weights[place] * outside[number][place], expected);
                }
            }
        }
    }
}
