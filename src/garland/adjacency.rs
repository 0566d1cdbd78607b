//! What lies beside each side of each cell.

use super::Links;
use crate::grid::{Cell, CellMap, Direction};
use crate::interrupt::Interrupt;

/// The neighbors of every cell by side, clockwise; cells are numbered from 0.
#[derive(Debug, Clone)]
pub struct Adjacency {
    sides: u8,
    /// `sides` entries for each cell, [`NONE`] where there is no cell.
    neighbors: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Adjacency {
    /// Of hexagons: six sides from north-east.
    #[must_use]
    pub fn of_hexagons(cells: &[Cell], map: &CellMap, interrupt: &mut Interrupt<'_>) -> Self {
        Self::new(6, cells, interrupt, |cell, side| {
            map.get(cell.neighbor(Direction::ALL[usize::from(side)]).ok()?)
        })
    }

    /// Of squares at (x, y), x to the right and y down: top, right, bottom, left.
    #[must_use]
    pub fn of_squares(cells: &[Cell], map: &CellMap, interrupt: &mut Interrupt<'_>) -> Self {
        const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        Self::new(4, cells, interrupt, |cell, side| {
            let (x, y) = STEPS[usize::from(side)];
            map.get(Cell::new(cell.x.checked_add(x)?, cell.y.checked_add(y)?))
        })
    }

    /// Of the squares of a rectangle, numbered row by row.
    #[must_use]
    pub fn of_rectangle(width: usize, height: usize, interrupt: &mut Interrupt<'_>) -> Self {
        let mut neighbors = Vec::with_capacity(4 * width * height);
        let beside = |is_inside: bool, number: usize| if is_inside { number as u32 } else { NONE };
        for y in 0..height {
            interrupt.rounds(width);
            for x in 0..width {
                let cell = y * width + x;
                neighbors.extend([
                    beside(y > 0, cell.wrapping_sub(width)),
                    beside(x + 1 < width, cell + 1),
                    beside(y + 1 < height, cell + width),
                    beside(x > 0, cell.wrapping_sub(1)),
                ]);
            }
        }
        Self { sides: 4, neighbors }
    }

    fn new(
        sides: u8,
        cells: &[Cell],
        interrupt: &mut Interrupt<'_>,
        neighbor: impl Fn(Cell, u8) -> Option<usize>,
    ) -> Self {
        let mut neighbors = Vec::with_capacity(cells.len() * usize::from(sides));
        for &cell in cells {
            interrupt.round();
            neighbors
                .extend((0..sides).map(|side| neighbor(cell, side).map_or(NONE, |number| number as u32)));
        }
        Self { sides, neighbors }
    }

    /// Sides of a cell: 4 or 6.
    #[must_use]
    pub const fn sides(&self) -> u8 {
        self.sides
    }

    /// How many cells there are.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.neighbors.len() / usize::from(self.sides)
    }

    /// The number of the cell beside a side.
    #[inline]
    #[must_use]
    pub fn neighbor(&self, cell: usize, side: u8) -> Option<usize> {
        let number = self.neighbors[cell * usize::from(self.sides) + usize::from(side)];
        (number != NONE).then_some(number as usize)
    }

    /// The side that faces it on the cell beyond.
    #[inline]
    #[must_use]
    pub const fn opposite(&self, side: u8) -> u8 {
        let half = self.sides / 2;
        if side < half { side + half } else { side - half }
    }

    /// All sides that have a neighbor.
    #[must_use]
    pub fn inner_sides(&self, cell: usize) -> Links {
        (0..self.sides)
            .filter(|&side| self.neighbor(cell, side).is_some())
            .fold(0, |links, side| links | 1 << side)
    }
}
