//! What a player sees of a game.

use crate::grid::Cell;

/// What a cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellState {
    /// Shut.
    Hidden,
    /// Shut, and marked as a mine.
    Marked,
    /// Open; its number is seen.
    Open,
    /// A mine that was opened.
    Exploded,
    /// At the end: a mine that was neither opened nor marked.
    Mine,
    /// At the end: marked, and no mine.
    WrongMark,
}

impl CellState {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Hidden, Self::Marked, Self::Open, Self::Exploded, Self::Mine, Self::WrongMark];

    /// The name as SQL shows it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hidden => "hidden",
            Self::Marked => "marked",
            Self::Open => "open",
            Self::Exploded => "exploded",
            Self::Mine => "mine",
            Self::WrongMark => "wrong_mark",
        }
    }
}

/// A cell as a player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShownCell {
    /// The cell.
    pub cell: Cell,
    /// What it shows.
    pub state: CellState,
    /// How many of its neighbors are mines, 0 to 6; only where it is open.
    pub adjacent: Option<u8>,
}

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameState {
    /// No cell was opened yet.
    Ready,
    /// Neither won nor lost.
    Playing,
    /// All cells without a mine are open.
    Won,
    /// A mine was opened.
    Lost,
}

impl GameState {
    /// The name as SQL shows it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Playing => "playing",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

/// A game in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Status {
    /// Where it stands.
    pub state: GameState,
    /// How many cells are open.
    pub opened: usize,
    /// How many cells without a mine are not.
    pub safe_left: usize,
    /// Mines less marks, below 0 where there are too many marks.
    pub mines_left: i64,
    /// How many moves had no effect.
    pub ignored_moves: usize,
}
