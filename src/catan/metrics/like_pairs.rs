//! Neighboring tiles that are alike.

use super::super::board::ByTile;
use super::super::{Board, NUMBERS, Resource};

/// How many pairs of neighboring tiles are alike, and in what. A pair can be alike in several ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LikePairs {
    /// Both of one terrain; the desert is one.
    pub equal_terrain: u32,
    /// Both with the same number.
    pub equal_number: u32,
    /// Both out of {6, 8}.
    pub red: u32,
    /// Both out of {2, 12}.
    pub two_twelve: u32,
}

/// A bit for every trait of a tile: its terrain, its number, one of two sets of numbers. Two tiles are alike in what is set
/// in both.
type Traits = u32;

const NUMBERS_FROM: u32 = 8;
const A_TERRAIN: Traits = 0x7F;
const A_NUMBER: Traits = 0x1FFF << NUMBERS_FROM;
const RED: Traits = 1 << 24;
const TWO_TWELVE: Traits = 1 << 25;

/// The traits of each number, in a table: random numbers are bad for branches.
const OF_NUMBER: [Traits; 16] = {
    let mut table = [0; 16];
    let mut at = 0;
    while at < NUMBERS.len() {
        let number = NUMBERS[at];
        let set = match number {
            6 | 8 => RED,
            2 | 12 => TWO_TWELVE,
            _ => 0,
        };
        table[number as usize] = 1 << (NUMBERS_FROM + number as u32) | set;
        at += 1;
    }
    table
};

#[inline]
const fn traits(terrain: Resource, score: u8) -> Traits {
    1 << terrain as u32 | OF_NUMBER[score as usize & 15]
}

impl LikePairs {
    pub(super) fn of(board: &Board) -> Self {
        let tiles = board.terrain.iter().zip(&board.scores);
        let traits: ByTile<Traits> = tiles.map(|(&terrain, &score)| traits(terrain, score)).collect();
        let mut found = Self::default();
        for &[a, b] in board.map.pairs() {
            let shared = traits[usize::from(a)] & traits[usize::from(b)];
            found.equal_terrain += u32::from(shared & A_TERRAIN != 0);
            found.equal_number += u32::from(shared & A_NUMBER != 0);
            found.red += u32::from(shared & RED != 0);
            found.two_twelve += u32::from(shared & TWO_TWELVE != 0);
        }
        found
    }

    /// All of them; a pair counts for each way in which it is alike.
    #[must_use]
    pub const fn sum(self) -> u32 {
        self.equal_terrain + self.equal_number + self.red + self.two_twelve
    }
}
