//! What a player sees, and the chances that follow from it.

use super::knowledge::{Contradiction, Knowledge, Known};
use super::odds::odds;
use crate::grid::Cell;
use crate::interrupt::Interrupt;
use crate::memory::has_room;
use crate::minesweeper::{Field, MinesweeperError};

/// A field, and the numbers that its open cells show.
#[derive(Debug, Clone)]
pub struct Position<'a> {
    field: &'a Field,
    /// None where a cell is shut.
    shown: Vec<Option<u8>>,
}

/// A shut cell and the chance that it is a mine.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CellChance {
    /// The cell.
    pub cell: Cell,
    /// From 0 to 1, and either only where it is certain.
    pub chance: f64,
}

impl<'a> Position<'a> {
    /// Of cells and what they show: a number from 0 to 6, how many mines are around, or nothing where they are shut. Cells that
    /// are not named are shut, and those that are not of the field of no account.
    ///
    /// # Errors
    /// [`MinesweeperError::NoSuchNumber`] for another number, [`MinesweeperError::NumberTooLarge`] where fewer neighbors are
    /// shut, [`MinesweeperError::ChancesOutOfMemory`].
    pub fn new(
        field: &'a Field,
        cells: impl IntoIterator<Item = (Cell, Option<i32>)>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, MinesweeperError> {
        let cells_of_field = field.len();
        if !has_room(cells_of_field, Knowledge::BYTES_FOR_EACH_CELL) {
            return Err(MinesweeperError::ChancesOutOfMemory { cells: cells_of_field });
        }
        let mut shown = vec![None; cells_of_field];
        for (cell, number) in cells {
            interrupt.round();
            let Some(number) = number else { continue };
            let known = u8::try_from(number).ok().filter(|number| *number <= 6);
            let known = known.ok_or(MinesweeperError::NoSuchNumber { cell, number })?;
            if let Some(index) = field.index_of(cell) {
                shown[index] = Some(known);
            }
        }
        let position = Self { field, shown };
        position.expect_room_around_numbers(interrupt)?;
        Ok(position)
    }

    fn expect_room_around_numbers(&self, interrupt: &mut Interrupt<'_>) -> Result<(), MinesweeperError> {
        for (index, &shown) in self.shown.iter().enumerate() {
            interrupt.round();
            let Some(number) = shown else { continue };
            let shut = self.field.neighbors(index).filter(|&neighbor| self.shown[neighbor].is_none()).count();
            if usize::from(number) > shut {
                return Err(MinesweeperError::NumberTooLarge { cell: self.field.cell(index), number, shut });
            }
        }
        Ok(())
    }

    /// The chance of a mine in each shut cell, in their order, where the field has so many mines and all placements of them that
    /// fit what is shown are equally likely.
    ///
    /// A chance is a quotient of two numbers of placements, rounded once where both are below 2^53, and with each number rounded
    /// at each addition or multiplication where they are not. It is exactly 0 or 1 where no placement fits, or all do, that have
    /// a mine there, and only there.
    ///
    /// # Errors
    /// [`MinesweeperError::MinesOutOfRange`] for a negative number or more than shut cells, [`MinesweeperError::NoPlacement`]
    /// where none fits, [`MinesweeperError::TooEntangled`], [`MinesweeperError::TooManyParts`] and
    /// [`MinesweeperError::TooWideSpread`] where counting them takes too long, [`MinesweeperError::ChancesOutOfMemory`].
    pub fn chances(
        &self,
        mines: i32,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Vec<CellChance>, MinesweeperError> {
        let shut = self.shown.iter().filter(|shown| shown.is_none()).count();
        let count = usize::try_from(mines).ok().filter(|&mines| mines <= shut);
        let count = count.ok_or(MinesweeperError::MinesOutOfRange { mines, shut })?;
        let knowledge =
            self.knowledge(interrupt).map_err(|_| MinesweeperError::NoPlacement { mines: count })?;
        let mut chances = vec![0.0; self.field.len()];
        for (index, odds) in odds(&knowledge, count, interrupt)? {
            chances[index] = odds.chance();
        }
        let of_cell = |index: usize| match knowledge.of(index) {
            Known::Open => None,
            Known::Mine => Some(1.0),
            Known::Safe | Known::Nothing => Some(chances[index]),
        };
        let cells = self.field.cells().iter().enumerate();
        Ok(cells
            .filter_map(|(index, &cell)| of_cell(index).map(|chance| CellChance { cell, chance }))
            .collect())
    }

    /// What single numbers and pairs of them say.
    fn knowledge(&self, interrupt: &mut Interrupt<'_>) -> Result<Knowledge<'a>, Contradiction> {
        let mut knowledge = Knowledge::none(self.field);
        for (index, &shown) in self.shown.iter().enumerate() {
            interrupt.round();
            if let Some(number) = shown {
                knowledge.open(index, number)?;
            }
        }
        knowledge.deduce(interrupt)?;
        Ok(knowledge)
    }
}
