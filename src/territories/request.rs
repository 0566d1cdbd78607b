//! How a map is to be shared.

use super::TerritoryError;
use crate::grid::GridError;

/// The way in which cells come to players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// A regular coloring, then exchanges of two cells at random.
    Swap,
    /// Every cell to a player at random, then what is wrong with it is put right.
    Deal,
    /// Players grow from a start cell each, in turns.
    Grow,
}

impl Method {
    /// The method of a name: swap, deal or grow.
    ///
    /// # Errors
    /// [`GridError::UnknownName`]; names are in small letters.
    pub fn named(name: &str) -> Result<Self, GridError> {
        match name {
            "swap" => Ok(Self::Swap),
            "deal" => Ok(Self::Deal),
            "grow" => Ok(Self::Grow),
            _ => Err(GridError::unknown_name("method", "swap, deal or grow", name)),
        }
    }
}

/// Where players start to grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Starts {
    /// Each as far from the others as can be.
    Farthest,
    /// Anywhere.
    Random,
}

impl Starts {
    /// The starts of a name: farthest or random.
    ///
    /// # Errors
    /// [`GridError::UnknownName`]; names are in small letters.
    pub fn named(name: &str) -> Result<Self, GridError> {
        match name {
            "farthest" => Ok(Self::Farthest),
            "random" => Ok(Self::Random),
            _ => Err(GridError::unknown_name("starts", "farthest or random", name)),
        }
    }
}

/// What is asked for, as it was passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// How many players there are, at least 1 and at most as many as cells.
    pub players: i32,
    /// The most cells of a piece, at least 1; for growing of no account.
    pub max_chunk: Option<i32>,
    /// The way in which cells come to players.
    pub method: Method,
    /// How many exchanges to try, at least 0; for [`Method::Swap`] only.
    pub steps: Option<i32>,
    /// Whether who cannot grow any further continues elsewhere; for [`Method::Grow`] only.
    pub islands: bool,
    /// Where players start; for [`Method::Grow`] only.
    pub starts: Starts,
}

impl Request {
    /// So many players, everything else as usual.
    #[must_use]
    pub const fn new(players: i32) -> Self {
        Self {
            players,
            max_chunk: None,
            method: Method::Swap,
            steps: None,
            islands: true,
            starts: Starts::Farthest,
        }
    }

    /// The numbers, if they can be had on a map of so many cells.
    pub(super) fn checked(&self, cells: usize) -> Result<Numbers, TerritoryError> {
        let Self { players, .. } = *self;
        if cells == 0 {
            return Err(TerritoryError::NoCells);
        }
        let at_least = |least: i32, value: i32| usize::try_from(value).ok().filter(|_| value >= least);
        let count = at_least(1, players).ok_or(TerritoryError::NoPlayers { players })?;
        if count > cells {
            return Err(TerritoryError::MorePlayersThanCells { players, cells });
        }
        let max_chunk = |max_chunk| at_least(1, max_chunk).ok_or(TerritoryError::NoChunk { max_chunk });
        let steps = |steps| at_least(0, steps).ok_or(TerritoryError::NegativeSteps { steps });
        Ok(Numbers {
            players: count,
            max_chunk: self.max_chunk.map(max_chunk).transpose()?,
            steps: self.steps.map(steps).transpose()?,
        })
    }
}

/// The numbers of a request that fits its map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) players: usize,
    pub(super) max_chunk: Option<usize>,
    pub(super) steps: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_small_letters() {
        assert_eq!(
            ["swap", "deal", "grow"].map(Method::named),
            [Method::Swap, Method::Deal, Method::Grow].map(Ok)
        );
        assert_eq!(["farthest", "random"].map(Starts::named), [Starts::Farthest, Starts::Random].map(Ok));
        for other in ["", "Swap", "grow ", "farthest", "\u{e9}"] {
            assert!(Method::named(other).is_err());
        }
        let error = Starts::named("near").unwrap_err();
        assert_eq!(error.to_string(), "starts must be farthest or random, not \"near\"");
    }

    #[test]
    fn numbers_that_make_no_sense_are_named() {
        let refused = |request: Request, cells| request.checked(cells).unwrap_err().to_string();
        let usual = Request::new(2);
        for (request, cells, message) in [
            (usual, 0, "cells must not be empty"),
            (Request { players: 0, ..usual }, 5, "players must be at least 1, not 0"),
            (Request { players: i32::MIN, ..usual }, 5, "players must be at least 1, not -2147483648"),
            (Request { players: 6, ..usual }, 5, "players must be at most 5, the number of cells, not 6"),
            (Request { max_chunk: Some(0), ..usual }, 5, "max_chunk must be at least 1, not 0"),
            (Request { max_chunk: Some(-4), ..usual }, 5, "max_chunk must be at least 1, not -4"),
            (Request { steps: Some(-1), ..usual }, 5, "steps must be at least 0, not -1"),
        ] {
            assert_eq!(refused(request, cells), message);
        }
        let request = Request { steps: Some(0), max_chunk: Some(i32::MAX), ..Request::new(5) };
        let numbers = request.checked(5).unwrap();
        assert_eq!((numbers.players, numbers.steps, numbers.max_chunk), (5, Some(0), Some(2_147_483_647)));
    }
}
