//! What a player does.

use super::{Field, MinesweeperError};
use crate::grid::Cell;

/// What is done with a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Opens it.
    Open,
    /// Marks it as a mine, or takes the mark away.
    Mark,
    /// Opens the rest around it, where as many neighbors are marked as its number says.
    Chord,
}

impl Action {
    /// All three, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Open, Self::Mark, Self::Chord];

    /// The action of a number: 1, 2 or 3 in the order of [`Action::ALL`].
    #[must_use]
    pub const fn of_number(number: i32) -> Option<Self> {
        match number {
            1 => Some(Self::Open),
            2 => Some(Self::Mark),
            3 => Some(Self::Chord),
            _ => None,
        }
    }
}

/// An action on a cell of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The cell's index.
    pub index: usize,
    /// What is done with it.
    pub action: Action,
}

/// The moves of a game as they are passed: rows of x, y and the number of an action.
#[derive(Debug, Clone, Copy)]
pub struct Moves<'a>(&'a [i32]);

/// Numbers in a row.
const WIDTH: usize = 3;

impl<'a> Moves<'a> {
    /// The moves in rows of so many numbers.
    ///
    /// # Errors
    /// [`MinesweeperError::MoveWidth`] where a row does not have three.
    pub fn new(numbers: &'a [i32], width: usize) -> Result<Self, MinesweeperError> {
        if numbers.is_empty() || width == WIDTH {
            return Ok(Self(numbers));
        }
        // A row may be of any length; a longer one is told from its start.
        let start: Vec<i32> = numbers.iter().copied().take(width.min(WIDTH + 1)).collect();
        Err(MinesweeperError::MoveWidth { width, start })
    }

    /// The moves in their order, on the cells of a field.
    ///
    /// # Errors
    /// [`MinesweeperError::MoveOffTheMap`], [`MinesweeperError::UnknownAction`] instead of a move.
    pub fn on(self, field: &Field) -> impl Iterator<Item = Result<Move, MinesweeperError>> + use<'a, '_> {
        (1..).zip(self.0.chunks_exact(WIDTH)).map(|(number, row)| {
            let (cell, action) = (Cell::new(row[0], row[1]), row[2]);
            Ok(Move {
                index: field.index_of(cell).ok_or(MinesweeperError::MoveOffTheMap {
                    number,
                    cell,
                    action,
                })?,
                action: Action::of_number(action).ok_or(MinesweeperError::UnknownAction {
                    number,
                    cell,
                    action,
                })?,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interrupt::Interrupt;

    fn moves(numbers: &[i32]) -> Result<Vec<Move>, MinesweeperError> {
        let cells = vec![Cell::new(0, 0), Cell::new(0, 1)];
        let field = Field::of("cells", cells, &mut Interrupt::new(&mut || {})).unwrap();
        Moves::new(numbers, 3)?.on(&field).collect()
    }

    #[test]
    fn numbers_are_actions_from_one_to_three() {
        let made = moves(&[0, 0, 1, 0, 1, 2, 0, 0, 3]).unwrap();
        let expected = [(0, Action::Open), (1, Action::Mark), (0, Action::Chord)];
        assert_eq!(made, expected.map(|(index, action)| Move { index, action }));
        for (number, action) in (1..).zip(Action::ALL) {
            assert_eq!(Action::of_number(number), Some(action));
        }
    }

    #[test]
    fn a_bad_move_is_named_by_its_number_and_content() {
        let message = |numbers: &[i32]| moves(numbers).unwrap_err().to_string();
        assert_eq!(
            message(&[0, 0, 1, 1, -1, 2]),
            "moves must be on the map: move 2, {1,-1,2}, is at none of the cells"
        );
        for action in [0, 4, -1, i32::MAX, i32::MIN] {
            assert_eq!(
                message(&[0, 1, action]),
                format!("moves must have action 1 (open), 2 (mark) or 3 (chord): move 1 is {{0,1,{action}}}")
            );
        }
    }

    #[test]
    fn rows_of_another_width_are_an_error_that_shows_the_first() {
        let message = |numbers: &[i32], width| Moves::new(numbers, width).unwrap_err().to_string();
        assert_eq!(
            message(&[7, 8, 9, 10], 2),
            "moves must have 3 numbers in each row, x, y and action, not 2: move 1 is {7,8}"
        );
        assert_eq!(
            message(&[1, 2, 3, 4], 4),
            "moves must have 3 numbers in each row, x, y and action, not 4: move 1 is {1,2,3,4}"
        );
        assert_eq!(
            message(&[1; 100], 50),
            "moves must have 3 numbers in each row, x, y and action, not 50: move 1 is {1,1,1,1,...}"
        );
        assert!(Moves::new(&[], 0).is_ok());
    }
}
