//! The 19 tiles of the base board and which of them touch.

use super::Resource;
use crate::grid::{Cell, HexagonBoard};

/// Tiles on the base board.
pub const TILES: usize = 19;

/// Where the tiles lie, in the order of their numbers rn - 1.
const CELLS: [Cell; TILES] = spiral();

/// For each tile, a bit for every tile next to it.
const NEIGHBORS: [u32; TILES] = neighbors();

/// The tiles of the base board before the first shuffle: grain, lumber, ore, wool, brick, desert.
pub(super) const STOCK: [Resource; TILES] = stock();

const fn spiral() -> [Cell; TILES] {
    let mut cells = [Cell::new(0, 0); TILES];
    let mut board = HexagonBoard::of_radius(2);
    let mut rn = 0;
    while let Some(cell) = board.step() {
        cells[rn] = cell;
        rn += 1;
    }
    cells
}

const fn neighbors() -> [u32; TILES] {
    let mut masks = [0; TILES];
    let mut from = 0;
    while from < TILES {
        let mut to = 0;
        while to < TILES {
            if CELLS[from].distance(CELLS[to]) == 1 {
                masks[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    masks
}

const fn stock() -> [Resource; TILES] {
    let mut stock = [Resource::Desert; TILES];
    let (mut next, mut kind) = (0, 0);
    while kind < Resource::ALL.len() {
        let resource = Resource::ALL[kind];
        let mut count = 0;
        while count < resource.tiles() {
            stock[next] = resource;
            next += 1;
            count += 1;
        }
        kind += 1;
    }
    stock
}

/// The tiles' cells, by number: a counter-clockwise spiral from the north-west corner inward.
#[must_use]
pub fn base_tiles() -> impl ExactSizeIterator<Item = Cell> {
    CELLS.into_iter()
}

/// The cell of tile rn = `index` + 1.
#[inline(always)]
pub(super) const fn cell(index: usize) -> Cell {
    CELLS[index]
}

/// Whether two of the tiles whose bits are set lie next to each other.
#[inline(always)]
pub(super) const fn touch(tiles: u32) -> bool {
    let mut rest = tiles;
    let mut touching = 0;
    // No early exit: the four reds take four rounds, always, and the processor foresees that.
    while rest != 0 {
        touching |= NEIGHBORS[rest.trailing_zeros() as usize] & tiles;
        rest &= rest - 1;
    }
    touching != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_board_has_42_pairs_of_neighbors_and_its_stock_has_19_tiles() {
        assert_eq!(NEIGHBORS.iter().map(|mask| mask.count_ones()).sum::<u32>(), 2 * 42);
        let symbols: String = STOCK.iter().map(|resource| resource.symbol()).collect();
        assert_eq!(symbols, "////####^^^\"\"\"\"... ");
    }

    #[test]
    fn touch_finds_exactly_the_neighboring_pairs() {
        for a in 0..TILES {
            for b in 0..a {
                assert_eq!(touch(1 << a | 1 << b), cell(a).distance(cell(b)) == 1);
            }
        }
        assert!(!touch(0));
    }
}
