//! Dealing a board from a seed.

use super::base_board::{self, TILES};
use super::chips::{self, CHIPS};
use super::harbors::{self, HARBORS};
use super::{Harbor, RandomEra, Resource, Rules};
use crate::grid::Cell;
use crate::random::{Generator, Pg11, Pg12, Pg15, Seed, shuffle};

/// A base board: terrain, number chips, harbors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    terrain: [Resource; TILES],
    desert: usize,
    /// In the order of the tiles they lie on, the desert left out.
    chips: [u8; CHIPS],
    attempt: i32,
    harbors: [Resource; HARBORS],
}

/// The chip on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chip {
    /// Its place among the chips: tiles counted from 1 without the desert.
    pub score_rn: u8,
    /// The number on it.
    pub score: u8,
}

/// A tile of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tile {
    /// Its number, from 1.
    pub rn: u8,
    /// Where it lies.
    pub cell: Cell,
    /// What it gives.
    pub resource: Resource,
    /// Its chip; none on the desert.
    pub chip: Option<Chip>,
}

impl Board {
    /// The board of a seed: the same for ever, on every platform.
    ///
    /// Takes 19 + 18·[`attempt`](Self::attempt) + 9 draws.
    #[must_use]
    pub fn deal(seed: Seed, rules: Rules) -> Self {
        match rules.random {
            RandomEra::Pg15 => Self::draw(&mut Pg15::from_seed(seed), rules),
            RandomEra::Pg12 => Self::draw(&mut Pg12::from_seed(seed), rules),
            RandomEra::Pg11 => Self::draw(&mut Pg11::from_seed(seed), rules),
        }
    }

    fn draw<G: Generator>(generator: &mut G, rules: Rules) -> Self {
        let mut terrain = base_board::STOCK;
        shuffle(generator, &mut terrain);
        let desert = terrain.iter().position(|&resource| resource == Resource::Desert).unwrap_or(TILES);

        let mut chips = chips::stock(rules.random);
        let mut attempt = 1;
        shuffle(generator, &mut chips);
        // Ends: wherever the desert lies, at least 381 of 3060 placements of the reds pass.
        while rules.reds_apart && chips::reds_touch(&chips, desert, rules.red_test) {
            shuffle(generator, &mut chips);
            attempt += 1;
        }

        let mut harbors = harbors::STOCK;
        shuffle(generator, &mut harbors);
        Self { terrain, desert, chips, attempt, harbors }
    }

    /// How often the chips were shuffled.
    #[must_use]
    pub const fn attempt(&self) -> i32 {
        self.attempt
    }

    /// The tiles, by number.
    #[must_use]
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = Tile> + '_ {
        self.terrain.iter().enumerate().map(|(index, &resource)| Tile {
            rn: index as u8 + 1,
            cell: base_board::cell(index),
            resource,
            chip: self.chip(index),
        })
    }

    fn chip(&self, index: usize) -> Option<Chip> {
        let place = match index.cmp(&self.desert) {
            core::cmp::Ordering::Less => index,
            core::cmp::Ordering::Equal => return None,
            core::cmp::Ordering::Greater => index - 1,
        };
        Some(Chip { score_rn: place as u8 + 1, score: self.chips[place] })
    }

    /// The harbors, by number.
    #[must_use]
    pub fn harbors(&self) -> impl ExactSizeIterator<Item = Harbor> + '_ {
        harbors::PLACES.iter().zip(self.harbors).enumerate().map(|(index, (&place, resource))| Harbor {
            rn: index as u8 + 1,
            place,
            resource,
        })
    }
}
