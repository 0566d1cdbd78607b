//! A map that has been shared.

use super::TerritoryError;
use super::deal::deal;
use super::draws::Draws;
use super::grow::grow;
use super::holdings::{Holdings, NOBODY, SEA};
use super::land::Land;
use super::pieces::Pieces;
use super::request::{Method, Numbers, Request, Starts};
use super::start::Start;
use super::start_cells::{farthest_cells, random_cells};
use super::swap::{MAX_STEPS, exchange_at_random, usual_steps};
use crate::grid::{Cell, CellArray};
use crate::interrupt::Interrupt;
use crate::random::Seed;

/// Cells and the players that hold them.
#[derive(Debug, Clone)]
pub struct Territories {
    pub(super) land: Land,
    /// By cell, the sea's last.
    pub(super) owner: Vec<u32>,
    pub(super) players: usize,
    pub(super) pieces: Pieces,
}

/// A cell of a shared map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TerritoryCell {
    /// The cell.
    pub cell: Cell,
    /// Whose it is; nobody's where growing came to an end before all cells were taken.
    pub holding: Option<Holding>,
}

/// What a player holds with a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holding {
    /// The player, from 1.
    pub player: i32,
    /// The piece that the cell belongs to: connected cells of one player. Pieces are numbered from 1
    /// in the order of their first cells by x, then y.
    pub chunk: i32,
    /// How many cells the piece has.
    pub chunk_size: i32,
}

impl Territories {
    /// Shares the cells of an array, `[x, y]` each, as the request says. The same seed, request and set of
    /// cells always give the same, whatever the order of the cells.
    ///
    /// Counts differ by at most 1, except where [`Method::Grow`] without islands leaves players short; except
    /// for growing, no piece is larger than `max_chunk`.
    ///
    /// # Errors
    /// [`TerritoryError`]: a number out of range, no cells, a cell twice, a `max_chunk` that cannot be had, no memory.
    pub fn share(
        seed: Seed,
        cells: &CellArray<'_>,
        request: &Request,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, TerritoryError> {
        let numbers = request.checked(cells.len())?;
        let land = Land::new(cells, interrupt)?;
        let mut draws = Draws::of(seed);
        // First of all, so that it does not depend on what else is drawn.
        let numbering = draws.order(numbers.players);
        let mut owner = owners(&land, request, &numbers, &mut draws, interrupt)?;
        for owner in owner.iter_mut().filter(|owner| **owner != NOBODY) {
            *owner = numbering[*owner as usize];
        }
        owner.push(SEA);
        let pieces = Pieces::of(&land, &owner, |owner| owner != NOBODY, interrupt);
        Ok(Self { land, owner, players: numbers.players, pieces })
    }

    /// The cells in the order of x, y.
    #[must_use]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = TerritoryCell> + '_ {
        self.land.cells().iter().enumerate().map(|(number, &cell)| {
            let player = self.owner[number];
            let holding = (player != NOBODY).then(|| {
                let chunk = self.pieces.of_cell[number];
                // All are at most 10^7.
                Holding {
                    player: player as i32 + 1,
                    chunk: chunk as i32 + 1,
                    chunk_size: self.pieces.sizes[chunk as usize] as i32,
                }
            });
            TerritoryCell { cell, holding }
        })
    }
}

/// So many exchanges, if that is not too many.
fn allowed_steps(steps: usize, usual: usize) -> Result<usize, TerritoryError> {
    let most = MAX_STEPS.max(usual);
    if steps <= most { Ok(steps) } else { Err(TerritoryError::TooManySteps { steps, most }) }
}

/// The owner of each cell, players from 0.
fn owners(
    land: &Land,
    request: &Request,
    numbers: &Numbers,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<u32>, TerritoryError> {
    let players = numbers.players;
    if request.method == Method::Grow {
        let starts = match request.starts {
            Starts::Farthest => farthest_cells(land, players, draws, interrupt),
            Starts::Random => random_cells(land, players, draws),
        };
        return Ok(grow(land, &starts, request.islands, draws, interrupt).into_owners());
    }
    let Start { owner, most } = Start::of(land, numbers, draws, interrupt)?;
    let usual = usual_steps(land.len(), players, most);
    let steps = match request.method {
        Method::Deal => match deal(land, players, most, draws, interrupt) {
            Some(dealt) => return Ok(dealt.into_owners()),
            None => usual,
        },
        _ => allowed_steps(numbers.steps.unwrap_or(usual), usual)?,
    };
    let mut holdings = Holdings::new(land, players, owner.into_iter());
    exchange_at_random(&mut holdings, most, steps, draws, interrupt);
    Ok(holdings.into_owners())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_a_limit_that_grows_with_the_map() {
        assert_eq!(allowed_steps(MAX_STEPS, 370), Ok(MAX_STEPS));
        let error = allowed_steps(2_147_483_647, 370).unwrap_err();
        assert_eq!(error.to_string(), "steps must be at most 10000000 on these cells, not 2147483647");
        assert_eq!(allowed_steps(80_000_000, 80_000_000), Ok(80_000_000));
        assert!(allowed_steps(80_000_001, 80_000_000).is_err());
    }

    #[test]
    fn a_request_for_too_many_steps_is_refused_before_any_is_made() {
        let cells = [0, 0, 0, 1, 1, 1];
        let cells = CellArray::new("cells", &cells, 2, 2, 2).unwrap();
        let request = Request { steps: Some(i32::MAX), ..Request::new(2) };
        let mut check = || panic!("a long loop");
        let shared =
            Territories::share(Seed::new(0.5).unwrap(), &cells, &request, &mut Interrupt::new(&mut check));
        assert_eq!(
            shared.unwrap_err(),
            TerritoryError::TooManySteps { steps: 2_147_483_647, most: MAX_STEPS }
        );
    }
}
