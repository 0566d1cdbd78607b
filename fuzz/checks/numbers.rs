//! Bytes as numbers: what arrays consist of.

use catan_hex::grid::{Cell, CellArray, GridError};

/// The numbers that a fuzzer's bytes stand for.
pub struct Numbers<'a>(&'a [u8]);

impl<'a> Numbers<'a> {
    pub const fn new(input: &'a [u8]) -> Self {
        Self(input)
    }

    /// The next byte; 0 where there is none.
    pub fn byte(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    /// One of four bytes.
    pub fn integer(&mut self) -> i32 {
        i32::from_be_bytes([(); 4].map(|()| self.byte()))
    }

    /// A small one, of one byte.
    pub fn small(&mut self) -> i32 {
        i32::from(self.byte() as i8)
    }

    /// A cell near the origin, or anywhere.
    pub fn cell(&mut self) -> Cell {
        match self.byte() {
            0..=250 => Cell::new(self.small() % 8, self.small() % 8),
            _ => Cell::new(self.integer(), self.integer()),
        }
    }

    /// A fraction, from 0 up to but not 1.
    pub fn fraction(&mut self) -> f64 {
        f64::from(self.byte()) / 256.0
    }

    /// Whatever is left: of one byte each, so that cells touch, or of four.
    pub fn rest(&mut self) -> Vec<i32> {
        let are_small = self.byte() < 192;
        let bytes = core::mem::take(&mut self.0);
        if are_small {
            bytes.iter().map(|&byte| i32::from(byte as i8)).collect()
        } else {
            bytes
                .chunks_exact(4)
                .map(|bytes| bytes.iter().fold(0, |sum, &byte| sum << 8 | i32::from(byte)))
                .collect()
        }
    }
}

/// The rows of an array, as SQL passes them: whole rows only, of any width.
pub fn rows<'a>(
    argument: &'static str,
    numbers: &'a [i32],
    width: usize,
    widths: core::ops::RangeInclusive<usize>,
) -> Result<CellArray<'a>, GridError> {
    let whole = numbers.len() - numbers.len().checked_rem(width).unwrap_or(numbers.len());
    CellArray::new(argument, &numbers[..whole], width, *widths.start(), *widths.end())
}

/// The array without rows whose cell comes twice.
pub fn different(numbers: &[i32], width: usize) -> Vec<i32> {
    let mut seen = std::collections::HashSet::new();
    numbers.chunks_exact(width).filter(|row| seen.insert((row[0], row[1]))).flatten().copied().collect()
}
