//! The cells of a garland, and where its light comes from.

use super::{Adjacency, GarlandError, Links};
use crate::grid::{Cell, CellArray, CellMap, MAX_CELLS};
use crate::interrupt::Interrupt;
use crate::memory::has_room;

/// The cells of a puzzle, numbered from 0, without their links.
#[derive(Debug, Clone)]
pub struct Board {
    cells: Vec<Cell>,
    adjacency: Adjacency,
    source: usize,
    supply: Option<u8>,
}

/// The bottom of a square.
const BOTTOM: u8 = 2;

/// No function takes more at a time for a cell, the index of scattered cells included.
const BYTES_FOR_EACH_CELL: usize = 128;

fn expect_memory(cells: usize) -> Result<(), GarlandError> {
    if has_room(cells, BYTES_FOR_EACH_CELL) { Ok(()) } else { Err(GarlandError::OutOfMemory { cells }) }
}

fn expect_positive(argument: &'static str, value: i32) -> Result<(), GarlandError> {
    if value < 1 { Err(GarlandError::NotPositive { argument, value }) } else { Ok(()) }
}

impl Board {
    /// Squares (x, y), 0 ≤ x < width to the right and 0 ≤ y < height down, numbered row by row. The last one is the source.
    ///
    /// # Errors
    /// [`GarlandError::NotPositive`], [`GarlandError::TooLarge`] above [`MAX_CELLS`], [`GarlandError::OutOfMemory`].
    pub fn rectangle(width: i32, height: i32, interrupt: &mut Interrupt<'_>) -> Result<Self, GarlandError> {
        expect_positive("width", width)?;
        expect_positive("height", height)?;
        let cells = width as u64 * height as u64;
        if cells > MAX_CELLS {
            return Err(GarlandError::TooLarge { width, height });
        }
        expect_memory(cells as usize)?;
        Ok(Self::squares(Cell::new(0, 0), Cell::new(width - 1, height - 1), interrupt))
    }

    /// Squares from one corner to the other, no more than [`MAX_CELLS`].
    fn squares(low: Cell, high: Cell, interrupt: &mut Interrupt<'_>) -> Self {
        let cells = (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| Cell::new(x, y)));
        let cells: Vec<Cell> = cells.inspect(|_| interrupt.round()).collect();
        let width = cells.partition_point(|cell| cell.y == low.y);
        let adjacency = Adjacency::of_rectangle(width, cells.len() / width, interrupt);
        Self { source: cells.len() - 1, cells, adjacency, supply: Some(BOTTOM) }
    }

    /// Squares and their links: rows [x, y, links] in any order that fill a rectangle, which may lie anywhere.
    ///
    /// # Errors
    /// [`GarlandError::NoCells`], [`GarlandError::NoRectangle`], [`GarlandError::CellLinks`], [`GarlandError::Grid`] where a
    /// cell comes twice, [`GarlandError::OutOfMemory`].
    pub fn of_squares(
        array: &CellArray<'_>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(Self, Vec<Links>), GarlandError> {
        expect_memory(array.len())?;
        let map = CellMap::new(array, interrupt)?;
        let ends = array.cells().fold(None, |ends: Option<(Cell, Cell)>, cell| {
            let (low, high) = ends.unwrap_or((cell, cell));
            Some((
                Cell::new(low.x.min(cell.x), low.y.min(cell.y)),
                Cell::new(high.x.max(cell.x), high.y.max(cell.y)),
            ))
        });
        let (low, high) = ends.ok_or(GarlandError::NoCells)?;
        // The first one that is missing comes after no more cells than there are.
        let mut rectangle = (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| Cell::new(x, y)));
        if let Some(missing) = rectangle.find(|&cell| {
            interrupt.round();
            !map.contains(cell)
        }) {
            return Err(GarlandError::NoRectangle { missing, low, high });
        }
        let board = Self::squares(low, high, interrupt);
        let links = board.read_links(array, &map, interrupt)?;
        Ok((board, links))
    }

    /// Hexagons, rows of [x, y] or more numbers, numbered by x, then y; the cells can be passed in any order.
    ///
    /// # Errors
    /// [`GarlandError::NoCells`], [`GarlandError::SingleCell`], [`GarlandError::SourceOutside`],
    /// [`GarlandError::NotConnected`], [`GarlandError::Grid`] where a cell comes twice, [`GarlandError::OutOfMemory`].
    pub fn hexagons(
        array: &CellArray<'_>,
        source: Cell,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GarlandError> {
        expect_memory(array.len())?;
        let mut cells: Vec<Cell> = array.cells().collect();
        cells.sort_unstable_by(|a, b| {
            interrupt.round();
            a.cmp(b)
        });
        let map = CellMap::of(array.argument(), cells.iter().copied(), interrupt)?;
        match cells.len() {
            0 => return Err(GarlandError::NoCells),
            1 => return Err(GarlandError::SingleCell),
            _ => {}
        }
        let number = map.get(source).ok_or(GarlandError::SourceOutside { cell: source })?;
        let adjacency = Adjacency::of_hexagons(&cells, &map, interrupt);
        let board = Self { cells, adjacency, source: number, supply: None };
        match board.reached(|_, _| true, interrupt).iter().position(|reached| !reached) {
            Some(apart) => Err(GarlandError::NotConnected { start: source, cell: board.cells[apart] }),
            None => Ok(board),
        }
    }

    /// Hexagons and their links: rows [x, y, links].
    ///
    /// # Errors
    /// As for [`hexagons`](Self::hexagons), and [`GarlandError::CellLinks`].
    pub fn of_hexagons(
        array: &CellArray<'_>,
        source: Cell,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(Self, Vec<Links>), GarlandError> {
        let board = Self::hexagons(array, source, interrupt)?;
        let map = CellMap::new(array, interrupt)?;
        let links = board.read_links(array, &map, interrupt)?;
        Ok((board, links))
    }

    /// The third number of each cell's row, in the order of the board.
    fn read_links(
        &self,
        array: &CellArray<'_>,
        map: &CellMap,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Vec<Links>, GarlandError> {
        let most = (1 << self.sides()) - 1;
        let read = |&cell: &Cell| {
            interrupt.round();
            let passed = map.get(cell).and_then(|row| array.row(row).get(2)).copied().unwrap_or(0);
            let links = Links::try_from(passed).ok().filter(|&links| links <= most);
            links.ok_or(GarlandError::CellLinks { cell, links: passed, most })
        };
        self.cells.iter().map(read).collect()
    }

    /// The cells in their order: squares row by row, hexagons by x, then y.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// What lies beside each side of each cell.
    #[must_use]
    pub const fn adjacency(&self) -> &Adjacency {
        &self.adjacency
    }

    /// Sides of a cell: 4 or 6.
    #[must_use]
    pub const fn sides(&self) -> u8 {
        self.adjacency.sides()
    }

    /// The number of the cell that the light comes from.
    #[must_use]
    pub const fn source(&self) -> usize {
        self.source
    }

    /// The outer side through which the source gets its light, if it needs one: the bottom of the last square. A source
    /// among hexagons is always lit.
    #[must_use]
    pub const fn supply(&self) -> Option<u8> {
        self.supply
    }

    /// The source and that side.
    #[must_use]
    pub fn entry(&self) -> Option<(usize, u8)> {
        self.supply.map(|side| (self.source, side))
    }

    /// The sides of a cell that lead outside and must be open all the same.
    #[must_use]
    pub fn supply_links(&self, cell: usize) -> Links {
        self.supply.filter(|_| cell == self.source).map_or(0, |side| 1 << side)
    }

    /// The cells that steps lead to from the source, itself included. A step goes through a side to the neighbor there if
    /// `is_open` says so of both cells' sides; only then, so it may not be open to one way only.
    pub(super) fn reached(
        &self,
        is_open: impl Fn(usize, u8) -> bool,
        interrupt: &mut Interrupt<'_>,
    ) -> Vec<bool> {
        let mut reached = vec![false; self.cells.len()];
        let mut to_visit = vec![self.source as u32];
        reached[self.source] = true;
        while let Some(cell) = to_visit.pop() {
            interrupt.round();
            let cell = cell as usize;
            for side in (0..self.sides()).filter(|&side| is_open(cell, side)) {
                if let Some(next) = self.adjacency.neighbor(cell, side)
                    && !reached[next]
                    && is_open(next, self.adjacency.opposite(side))
                {
                    reached[next] = true;
                    to_visit.push(next as u32);
                }
            }
        }
        reached
    }
}
