//! The pieces of a shared map.

use super::land::Land;
use crate::interrupt::Interrupt;

/// Connected cells of the same mark: the pieces of the players, or islands where all have one mark.
#[derive(Debug, Clone)]
pub(super) struct Pieces {
    /// By cell: its piece, from 0 in the order of their first cells.
    pub(super) of_cell: Vec<u32>,
    /// By piece: how many cells.
    pub(super) sizes: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Pieces {
    /// The pieces of equal marks. What `is_counted` refuses belongs to none, and its entry is [`u32::MAX`].
    pub(super) fn of(
        land: &Land,
        mark: &[u32],
        is_counted: impl Fn(u32) -> bool,
        interrupt: &mut Interrupt<'_>,
    ) -> Self {
        let mut of_cell = vec![NONE; land.len() + 1];
        let mut sizes = Vec::new();
        let mut to_visit: Vec<u32> = Vec::new();
        for first in 0..land.len() {
            interrupt.round();
            if of_cell[first] != NONE || !is_counted(mark[first]) {
                continue;
            }
            let piece = sizes.len() as u32;
            let mut size = 0;
            of_cell[first] = piece;
            to_visit.push(first as u32);
            while let Some(cell) = to_visit.pop() {
                interrupt.round();
                size += 1;
                for neighbor in land.neighbors(cell as usize) {
                    if mark[neighbor] == mark[first] && of_cell[neighbor] == NONE {
                        of_cell[neighbor] = piece;
                        to_visit.push(neighbor as u32);
                    }
                }
            }
            sizes.push(size);
        }
        of_cell.pop();
        Self { of_cell, sizes }
    }

    /// The pieces of the map itself.
    pub(super) fn islands(land: &Land, interrupt: &mut Interrupt<'_>) -> Self {
        let mut all = vec![0; land.len()];
        all.push(NONE);
        Self::of(land, &all, |_| true, interrupt)
    }

    /// Cells of the largest; 0 where there is none.
    pub(super) fn largest(&self) -> usize {
        self.sizes.iter().max().map_or(0, |&size| size as usize)
    }
}
