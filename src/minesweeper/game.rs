//! A game as it stands after its moves.

use super::mines::expect_room;
use super::{Action, CellState, Field, GameState, Mines, MinesweeperError, Move, Moves, ShownCell, Status};
use crate::interrupt::Interrupt;
use crate::random::Seed;

/// A game in progress or at its end.
///
/// The first cell that is opened decides where the mines are: neither it nor its neighbors have one. After the end no move
/// has an effect.
#[derive(Debug, Clone)]
pub struct Game<'a> {
    field: &'a Field,
    seed: Seed,
    mine_count: i32,
    /// Known from the first cell opened on.
    mines: Option<Mines>,
    covers: Vec<Cover>,
    opened: usize,
    marked: usize,
    is_lost: bool,
    ignored_moves: usize,
    /// Open cells with no mine around whose neighbors are still to be opened.
    to_spread: Vec<u32>,
}

/// What lies over a cell, the end of the game aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cover {
    Hidden,
    Marked,
    Open,
    Exploded,
}

impl<'a> Game<'a> {
    /// A game before its first move.
    ///
    /// # Errors
    /// [`MinesweeperError::NegativeMines`], [`MinesweeperError::TooManyMines`].
    pub fn new(seed: Seed, field: &'a Field, mines: i32) -> Result<Self, MinesweeperError> {
        expect_room(field, mines, None)?;
        Ok(Self {
            field,
            seed,
            mine_count: mines,
            mines: None,
            covers: vec![Cover::Hidden; field.len()],
            opened: 0,
            marked: 0,
            is_lost: false,
            ignored_moves: 0,
            to_spread: Vec::new(),
        })
    }

    /// A game whose mines are chosen.
    #[cfg(test)]
    pub(super) fn with_mines(field: &'a Field, mines: Mines) -> Self {
        let seed = super::test_fields::seed(0);
        let game = Self::new(seed, field, mines.count() as i32).unwrap();
        Self { mines: Some(mines), ..game }
    }

    /// A game after some moves.
    ///
    /// # Errors
    /// Those of [`new`](Self::new), [`make`](Self::make) and [`Moves::on`], whether or not the game is at its end before.
    pub fn play(
        seed: Seed,
        field: &'a Field,
        mines: i32,
        moves: Moves<'_>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, MinesweeperError> {
        let mut game = Self::new(seed, field, mines)?;
        for made in moves.on(field) {
            game.make(made?, interrupt)?;
        }
        Ok(game)
    }

    /// Makes a move. One that has no effect is counted.
    ///
    /// # Errors
    /// [`MinesweeperError::TooManyMinesElsewhere`] where the first cell opened leaves too little room for the mines.
    ///
    /// # Panics
    /// If the field has no cell of the move's index.
    pub fn make(&mut self, made: Move, interrupt: &mut Interrupt<'_>) -> Result<(), MinesweeperError> {
        interrupt.round();
        let is_over = matches!(self.state(), GameState::Won | GameState::Lost);
        let has_effect = !is_over
            && match made.action {
                Action::Open => self.open(made.index, interrupt)?,
                Action::Mark => self.mark(made.index),
                Action::Chord => self.chord(made.index, interrupt),
            };
        self.ignored_moves += usize::from(!has_effect);
        Ok(())
    }

    fn open(&mut self, index: usize, interrupt: &mut Interrupt<'_>) -> Result<bool, MinesweeperError> {
        if self.covers[index] != Cover::Hidden {
            return Ok(false);
        }
        if self.mines.is_none() {
            self.mines = Some(Mines::place(self.seed, self.field, self.mine_count, Some(index), interrupt)?);
        }
        self.uncover(index);
        self.spread(interrupt);
        Ok(true)
    }

    fn mark(&mut self, index: usize) -> bool {
        match self.covers[index] {
            Cover::Hidden => {
                self.covers[index] = Cover::Marked;
                self.marked += 1;
            }
            Cover::Marked => {
                self.covers[index] = Cover::Hidden;
                self.marked -= 1;
            }
            Cover::Open | Cover::Exploded => return false,
        }
        true
    }

    /// Opens all hidden neighbors; should there be mines among them, the others open all the same.
    fn chord(&mut self, index: usize, interrupt: &mut Interrupt<'_>) -> bool {
        let around = |game: &Self, cover| {
            game.field.neighbors(index).filter(|&neighbor| game.covers[neighbor] == cover).count()
        };
        if self.adjacent(index).is_none_or(|number| around(self, Cover::Marked) != usize::from(number))
            || around(self, Cover::Hidden) == 0
        {
            return false;
        }
        for neighbor in self.field.neighbors(index) {
            self.uncover(neighbor);
        }
        self.spread(interrupt);
        true
    }

    /// Takes the cover from a hidden cell.
    fn uncover(&mut self, index: usize) {
        let Some(mines) = &self.mines else { return };
        if self.covers[index] != Cover::Hidden {
            return;
        }
        if mines.is_mine(index) {
            self.covers[index] = Cover::Exploded;
            self.is_lost = true;
            return;
        }
        self.covers[index] = Cover::Open;
        self.opened += 1;
        if mines.adjacent(index) == 0 {
            self.to_spread.push(index as u32);
        }
    }

    /// Opens what is around open cells with no mine around.
    fn spread(&mut self, interrupt: &mut Interrupt<'_>) {
        while let Some(index) = self.to_spread.pop() {
            interrupt.round();
            for neighbor in self.field.neighbors(index as usize) {
                self.uncover(neighbor);
            }
        }
    }

    /// Where the game stands.
    #[must_use]
    pub fn state(&self) -> GameState {
        if self.is_lost {
            GameState::Lost
        } else if self.opened == 0 {
            GameState::Ready
        } else if self.safe_left() == 0 {
            GameState::Won
        } else {
            GameState::Playing
        }
    }

    fn safe_left(&self) -> usize {
        self.field.len() - self.mine_count as usize - self.opened
    }

    /// The game in numbers.
    #[must_use]
    pub fn status(&self) -> Status {
        Status {
            state: self.state(),
            opened: self.opened,
            safe_left: self.safe_left(),
            mines_left: i64::from(self.mine_count) - self.marked as i64,
            ignored_moves: self.ignored_moves,
        }
    }

    /// The field that the game is played on.
    #[must_use]
    pub const fn field(&self) -> &'a Field {
        self.field
    }

    /// The cells as a player sees them, in the order of the field.
    #[must_use]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = ShownCell> + '_ {
        let is_over = matches!(self.state(), GameState::Won | GameState::Lost);
        self.field.cells().iter().enumerate().map(move |(index, &cell)| ShownCell {
            cell,
            state: self.shown(index, is_over),
            adjacent: self.adjacent(index),
        })
    }

    fn shown(&self, index: usize, is_over: bool) -> CellState {
        let is_mine = || self.mines.as_ref().is_some_and(|mines| mines.is_mine(index));
        match self.covers[index] {
            Cover::Hidden if is_over && is_mine() => CellState::Mine,
            Cover::Hidden => CellState::Hidden,
            Cover::Marked if is_over && !is_mine() => CellState::WrongMark,
            Cover::Marked => CellState::Marked,
            Cover::Open => CellState::Open,
            Cover::Exploded => CellState::Exploded,
        }
    }

    /// How many mines are around a cell that is open.
    fn adjacent(&self, index: usize) -> Option<u8> {
        let mines = self.mines.as_ref()?;
        (self.covers[index] == Cover::Open).then(|| mines.adjacent(index))
    }
}
