//! What is known of each cell of a game.

use crate::minesweeper::Field;

/// What is known of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::minesweeper) enum Known {
    /// Nothing: it is shut and may be a mine or not.
    Nothing,
    /// It is shut and no mine.
    Safe,
    /// It is a mine.
    Mine,
    /// It is open and shows a number.
    Open,
}

/// No placement of mines fits what is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::minesweeper) struct Contradiction;

/// The cells of a field and what the open ones say of those around.
pub(in crate::minesweeper) struct Knowledge<'a> {
    pub(super) field: &'a Field,
    cells: Vec<Known>,
    /// Of an open cell: how many of its neighbors of which nothing is known are mines.
    wanted: Vec<u8>,
    /// Of an open cell: of how many neighbors nothing is known.
    unknown_around: Vec<u8>,
    /// Open cells whose two numbers have changed.
    pub(super) changed: Vec<u32>,
    /// Safe cells that nobody was told of.
    found_safe: Vec<u32>,
    /// Of how many cells nothing is known.
    unknown: usize,
    mines: usize,
}

impl<'a> Knowledge<'a> {
    /// Memory that it takes for each cell, and what is built from it.
    pub(super) const BYTES_FOR_EACH_CELL: usize = 256;

    /// Nothing at all.
    pub(in crate::minesweeper) fn none(field: &'a Field) -> Self {
        Self {
            field,
            cells: vec![Known::Nothing; field.len()],
            wanted: vec![0; field.len()],
            unknown_around: vec![0; field.len()],
            changed: Vec::new(),
            found_safe: Vec::new(),
            unknown: field.len(),
            mines: 0,
        }
    }

    pub(super) fn of(&self, index: usize) -> Known {
        self.cells[index]
    }

    /// Of an open cell: how many of the neighbors of which nothing is known are mines.
    pub(super) fn wanted(&self, index: usize) -> u8 {
        self.wanted[index]
    }

    /// Of an open cell: of how many neighbors nothing is known.
    pub(super) fn unknown_around(&self, index: usize) -> u8 {
        self.unknown_around[index]
    }

    /// Of how many cells nothing is known.
    pub(in crate::minesweeper) const fn unknown(&self) -> usize {
        self.unknown
    }

    /// How many cells are known to be mines.
    pub(in crate::minesweeper) const fn mines(&self) -> usize {
        self.mines
    }

    /// Whether any number says something else than when it was looked at.
    pub(in crate::minesweeper) fn has_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Whether there is a next safe cell.
    pub(in crate::minesweeper) fn has_safe(&self) -> bool {
        !self.found_safe.is_empty()
    }

    /// A cell that was found to be safe, each once.
    pub(in crate::minesweeper) fn next_safe(&mut self) -> Option<usize> {
        self.found_safe.pop().map(|index| index as usize)
    }

    /// A cell is open and shows a number. It is not known to be a mine.
    pub(in crate::minesweeper) fn open(&mut self, index: usize, number: u8) -> Result<(), Contradiction> {
        if self.of(index) == Known::Nothing {
            self.settle(index, Known::Open)?;
        }
        self.cells[index] = Known::Open;
        let mut unknown = 0;
        let mut mines = 0;
        for neighbor in self.field.neighbors(index) {
            match self.of(neighbor) {
                Known::Nothing => unknown += 1,
                Known::Mine => mines += 1,
                Known::Safe | Known::Open => {}
            }
        }
        self.wanted[index] = number.checked_sub(mines).ok_or(Contradiction)?;
        self.unknown_around[index] = unknown;
        self.changed.push(index as u32);
        Ok(())
    }

    /// A cell of which nothing was known is a mine, or is not.
    pub(in crate::minesweeper) fn find(&mut self, index: usize, is_mine: bool) -> Result<(), Contradiction> {
        if is_mine {
            self.mines += 1;
            self.settle(index, Known::Mine)
        } else {
            self.found_safe.push(index as u32);
            self.settle(index, Known::Safe)
        }
    }

    fn settle(&mut self, index: usize, known: Known) -> Result<(), Contradiction> {
        self.cells[index] = known;
        self.unknown -= 1;
        for neighbor in self.field.neighbors(index) {
            if self.of(neighbor) == Known::Open {
                self.unknown_around[neighbor] -= 1;
                if known == Known::Mine {
                    self.wanted[neighbor] = self.wanted[neighbor].checked_sub(1).ok_or(Contradiction)?;
                }
                self.changed.push(neighbor as u32);
            }
        }
        Ok(())
    }
}
