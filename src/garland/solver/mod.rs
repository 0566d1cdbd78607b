//! All solutions of a board, up to two of them.
//!
//! Finding one is NP-hard in general, yet boards cut from a spanning tree give way to conclusions: [`Knowledge`] has the ways in which
//! each piece may still lie, and draws conclusions from neighbor to neighbor, from loops that must not be and from components that must not
//! stay alone; [`Bridges`] opens what alone connects two parts; [`Search`] assumes where no conclusion is left.

mod bridges;
mod candidates;
mod components;
mod error;
mod knowledge;
mod search;
mod turns;
mod work;

use super::{Adjacency, Links};
use crate::interrupt::Interrupt;
use crate::memory;
use knowledge::Knowledge;
use search::Search;
use work::Work;

pub use error::SolverError;
pub use turns::turns_between;

/// Cells of a board that is solved, at most.
pub const MAX_SOLVER_CELLS: usize = 1_000_000;

/// Steps of a solver, at most; each is a look at one cell and its sides. Seconds on boards that fit into a processor's cache, half a minute
/// on the largest. Boards cut from trees take some 10 steps a cell.
pub const MAX_SOLVER_WORK: u64 = 200_000_000;

/// Bytes for each cell, at most: what is known of it, its components, the bridges, the trail of changes (each of up to 6
/// candidates, 3 borders and one component may change once) and two solutions, in vectors that double.
const BYTES_PER_CELL: usize = 640;

/// What there is to say of a board's solutions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// How many there are: 0, 1, or 2 for two and more. Solutions differ in links, not only in turns.
    pub solutions: u8,
    /// The first: solutions are ordered by the links of the first cell, then of the second, and so on.
    pub links: Option<Vec<Links>>,
    /// The second in that order.
    pub second: Option<Vec<Links>>,
}

/// Finds how pieces are to be turned so that all cells are connected without a loop, and whether that can be done in one way only.
///
/// `pieces` has the open sides of each cell in any turn. In a solution every open side faces an open side of a neighbor, and open sides
/// connect all cells without a loop. `supply` is a side of a cell, without a neighbor, that must be open all the same. No cells
/// have no solution. Takes at most 640 bytes a cell.
///
/// # Errors
/// A piece too many or too few, with bits beyond the sides; a supply that is not on the rim; more than [`MAX_SOLVER_CELLS`]; more steps
/// than [`MAX_SOLVER_WORK`]; memory that is not there.
pub fn solve(
    adjacency: &Adjacency,
    pieces: &[Links],
    supply: Option<(usize, u8)>,
    interrupt: &mut Interrupt<'_>,
) -> Result<Solved, SolverError> {
    solve_within(MAX_SOLVER_WORK, adjacency, pieces, supply, interrupt)
}

/// The same with a limit of one's own on the steps, for boards of which others can be had.
///
/// # Errors
/// Those of [`solve`].
pub fn solve_within(
    steps: u64,
    adjacency: &Adjacency,
    pieces: &[Links],
    supply: Option<(usize, u8)>,
    interrupt: &mut Interrupt<'_>,
) -> Result<Solved, SolverError> {
    check(adjacency, pieces, supply)?;
    if !is_sum_of_a_tree(pieces, supply) {
        return Ok(Solved::of(Vec::new()));
    }
    let mut work = Work::new(steps, interrupt);
    let Ok(knowledge) = Knowledge::new(adjacency, pieces, supply, &mut work) else {
        return Ok(Solved::of(Vec::new()));
    };
    let mut search = Search::new(knowledge);
    let mut found = Vec::new();
    while found.len() < 2
        && let Some(solution) = search.next_solution(&mut work)
    {
        found.push(solution);
    }
    if found.len() < 2 && work.is_used_up() {
        return Err(SolverError::TooHard { cells: pieces.len(), work: steps, solutions: found.len() });
    }
    Ok(Solved::of(found))
}

impl Solved {
    fn of(solutions: Vec<Vec<Links>>) -> Self {
        let count = solutions.len() as u8;
        let mut solutions = solutions.into_iter();
        Self { solutions: count, links: solutions.next(), second: solutions.next() }
    }
}

fn check(adjacency: &Adjacency, pieces: &[Links], supply: Option<(usize, u8)>) -> Result<(), SolverError> {
    let (cells, sides) = (adjacency.cells(), adjacency.sides());
    if pieces.len() != cells {
        return Err(SolverError::OtherCount { pieces: pieces.len(), cells });
    }
    if cells > MAX_SOLVER_CELLS {
        return Err(SolverError::TooManyCells { cells });
    }
    if let Some(&links) = pieces.iter().find(|&&links| u32::from(links) >= 1 << sides) {
        return Err(SolverError::BeyondSides { links, sides });
    }
    if let Some((cell, side)) = supply
        && (cell >= cells || side >= sides || adjacency.neighbor(cell, side).is_some())
    {
        return Err(SolverError::SupplyInside { cell, side });
    }
    if !memory::is_available(cells * BYTES_PER_CELL) {
        return Err(SolverError::OutOfMemory { cells });
    }
    Ok(())
}

/// A tree has one link less than cells, each with two ends, and the supply has one more.
fn is_sum_of_a_tree(pieces: &[Links], supply: Option<(usize, u8)>) -> bool {
    let ends: usize = pieces.iter().map(|links| links.count_ones() as usize).sum();
    ends + 2 == 2 * pieces.len() + usize::from(supply.is_some())
}
