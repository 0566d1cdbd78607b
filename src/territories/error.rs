//! What can be wrong with a request to share a map.

use crate::drawing::DrawingError;
use crate::grid::GridError;

/// An error of territories; its text names the argument, its value and what is allowed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum TerritoryError {
    /// No cells to share.
    #[error("cells must not be empty")]
    NoCells,
    /// Nobody to share them.
    #[error("players must be at least 1, not {players}")]
    NoPlayers {
        /// The number passed.
        players: i32,
    },
    /// Somebody would get nothing.
    #[error("players must be at most {cells}, the number of cells, not {players}")]
    MorePlayersThanCells {
        /// The number passed.
        players: i32,
        /// How many cells there are.
        cells: usize,
    },
    /// Pieces of no cell.
    #[error("max_chunk must be at least 1, not {max_chunk}")]
    NoChunk {
        /// The number passed.
        max_chunk: i32,
    },
    /// Fewer exchanges than none.
    #[error("steps must be at least 0, not {steps}")]
    NegativeSteps {
        /// The number passed.
        steps: i32,
    },
    /// More exchanges than [`MAX_STEPS`](super::MAX_STEPS), or than are usual on a map so large.
    #[error("steps must be at most {most} on these cells, not {steps}")]
    TooManySteps {
        /// The number passed.
        steps: usize,
        /// The most allowed.
        most: usize,
    },
    /// Pieces smaller than those that go with even counts.
    #[error(
        "max_chunk must be at least {least}, the smallest found for {players} {} on these cells, not {max_chunk}",
        if *players == 1 { "player" } else { "players" }
    )]
    ChunkTooSmall {
        /// The number passed.
        max_chunk: usize,
        /// The smallest that was reached.
        least: usize,
        /// How many players there are.
        players: usize,
        /// Whether no division at all has pieces as small as those asked for and counts within one of each other.
        is_proven: bool,
    },
    /// Cells that cannot be worked on.
    #[error(transparent)]
    Grid(#[from] GridError),
    /// A picture that cannot be drawn.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
}

impl TerritoryError {
    /// Why smaller pieces cannot be had, where that is what is wrong.
    #[must_use]
    pub const fn detail(&self) -> Option<&'static str> {
        match self {
            Self::ChunkTooSmall { is_proven: true, .. } => {
                Some("No division of these cells has pieces so small and counts that differ by at most 1.")
            }
            Self::ChunkTooSmall { is_proven: false, .. } => Some(
                "No division with pieces so small and counts that differ by at most 1 was found; that there is none is not proven.",
            ),
            _ => None,
        }
    }
}
