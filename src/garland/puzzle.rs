//! Puzzles from a seed.

use super::growth::{pick, spanning_tree};
use super::light::is_solved;
use super::solver::solve;
use super::{Board, GarlandError, Growth, Links, turned};
use crate::interrupt::Interrupt;
use crate::random::{Generator, Pg15, Seed};

/// A garland over all cells of a board, and how far each cell is turned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The open sides of each cell where all is lit.
    pub links: Vec<Links>,
    /// How many turns clockwise each cell lies from there, below the number of its sides.
    pub turned: Vec<u8>,
}

/// So many garlands are grown at most for one that has a single solution.
pub const MAX_ATTEMPTS: usize = 1000;

/// And so many cells in all of them: about a minute's work.
const MAX_ATTEMPTED_CELLS: usize = 20_000_000;

/// How a garland is to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wiring {
    growth: Growth,
    max_length: usize,
    unique_solution: bool,
}

impl Wiring {
    /// Runs of up to `max_length` cells; with one solution only, or any number.
    ///
    /// # Errors
    /// [`GarlandError::NotPositive`].
    pub const fn new(growth: Growth, max_length: i32, unique_solution: bool) -> Result<Self, GarlandError> {
        if max_length < 1 {
            return Err(GarlandError::NotPositive { argument: "max_length", value: max_length });
        }
        Ok(Self { growth, max_length: max_length as usize, unique_solution })
    }
}

impl Puzzle {
    /// The puzzle of a seed, the same for ever. Where it is to have one solution only, garlands are grown one after the other
    /// until one has.
    ///
    /// # Errors
    /// [`GarlandError::NeverUnique`] where none of [`MAX_ATTEMPTS`] has, fewer on more than 20,000 cells;
    /// [`GarlandError::Solver`] where it is too hard to tell.
    pub fn new(
        board: &Board,
        seed: Seed,
        wiring: Wiring,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GarlandError> {
        let attempts = MAX_ATTEMPTS.min(MAX_ATTEMPTED_CELLS / board.cells().len());
        Self::within(attempts, board, seed, wiring, interrupt)
    }

    fn within(
        attempts: usize,
        board: &Board,
        seed: Seed,
        wiring: Wiring,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GarlandError> {
        let mut generator = Pg15::from_seed(seed);
        for _ in 0..attempts {
            let links = spanning_tree(board, wiring.growth, wiring.max_length, &mut generator, interrupt);
            if !wiring.unique_solution || has_one_solution(board, &links, interrupt)? {
                return Ok(Self::scrambled(board, links, &mut generator, interrupt));
            }
        }
        Err(GarlandError::NeverUnique { attempts, cells: board.cells().len() })
    }

    /// Turns each cell at random, one draw a cell in the order of the board; all again for as long as nothing is left to
    /// do.
    ///
    /// Every board has turns that leave something to do: a garland of several cells has two ends, one of them not the
    /// source, and an end turned away from its neighbor is dark; a single square turned by less than all its sides is shut
    /// to the supply.
    fn scrambled(
        board: &Board,
        links: Vec<Links>,
        generator: &mut Pg15,
        interrupt: &mut Interrupt<'_>,
    ) -> Self {
        let sides = board.sides();
        loop {
            let turns = |_: &Links| {
                interrupt.round();
                pick(usize::from(sides), generator) as u8
            };
            let puzzle = Self { turned: links.iter().map(turns).collect(), links: links.clone() };
            if !is_solved(board, &puzzle.lying(sides), interrupt) {
                return puzzle;
            }
        }
    }

    /// The open sides of each cell as it lies before the player.
    #[must_use]
    pub fn lying(&self, sides: u8) -> Vec<Links> {
        let cells = self.links.iter().zip(&self.turned);
        cells.map(|(&links, &turns)| turned(links, turns.into(), sides)).collect()
    }
}

/// Whether only one garland can be made of the cells by turning them.
///
/// It is an error where the solver gives up, not an answer: a solver that gives up later must not change a seed's puzzle.
fn has_one_solution(
    board: &Board,
    links: &[Links],
    interrupt: &mut Interrupt<'_>,
) -> Result<bool, GarlandError> {
    Ok(solve(board.adjacency(), links, board.entry(), interrupt)?.solutions == 1)
}

/// Whether a cell is a lamp: it has one open side, an end of the garland.
#[must_use]
pub const fn is_lamp(links: Links) -> bool {
    links.count_ones() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_garland_that_is_to_be_unique_is_the_first_of_its_seed_that_is() {
        let mut nothing = || ();
        let interrupt = &mut Interrupt::new(&mut nothing);
        let board = Board::rectangle(20, 20, interrupt).unwrap();
        let mut in_a_later_attempt = 0;
        for id in 0..40 {
            let seed = Seed::from_id(id).unwrap();
            let any = Wiring::new(Growth::Random, 5, false).unwrap();
            let unique = Wiring { unique_solution: true, ..any };
            let first = Puzzle::new(&board, seed, any, interrupt).unwrap();
            let found = Puzzle::new(&board, seed, unique, interrupt).unwrap();
            assert!(has_one_solution(&board, &found.links, interrupt).unwrap());
            if has_one_solution(&board, &first.links, interrupt).unwrap() {
                assert_eq!(found, first);
            } else {
                in_a_later_attempt += 1;
                let one_attempt = Puzzle::within(1, &board, seed, unique, interrupt);
                assert_eq!(one_attempt, Err(GarlandError::NeverUnique { attempts: 1, cells: 400 }));
            }
        }
        assert!(in_a_later_attempt > 5);
    }
}
