//! Boards written by hand, for the tests that draw.

use crate::common::deal_by;
use catan_hex::catan::{Chip, Harbor, HarborPlace, Pier, Resource, Rules, Tile};
use catan_hex::grid::Cell;
use catan_hex::random::Seed;
use core::ops::Range;
use proptest::collection::{btree_set, vec};
use proptest::{option, prelude::*};

/// What is drawn.
#[derive(Debug, Clone)]
pub struct Pieces {
    pub tiles: Vec<Tile>,
    pub harbors: Vec<Harbor>,
}

/// The tiles of the larger board from its northern row to its southern: symbol and number, `_` for the desert.
const EXPANSION: [&str; 7] = [
    "/2 #5 ^4",
    "\"6 .3 /9 #8",
    "^11 \"11 _ .10 /6",
    "#3 /8 \"4 ^8 .10 #11",
    "\"12 #10 _ /5 ^4",
    ".9 \"5 /9 #12",
    "^3 \"2 .6",
];

/// Its harbors: cell, piers, symbol.
const EXPANSION_HARBORS: [(i32, i32, [u8; 2], &str); 11] = [
    (-1, -1, [0, 1], "?"),
    (1, -1, [1, 2], "/"),
    (3, -1, [1, 2], "?"),
    (5, 1, [2, 3], "#"),
    (7, 3, [2, 3], "\""),
    (7, 5, [3, 4], "?"),
    (6, 6, [3, 4], "^"),
    (4, 6, [4, 5], "?"),
    (2, 5, [4, 5], "."),
    (0, 3, [5, 0], "?"),
    (-1, 1, [0, 1], "\""),
];

/// The board of a seed.
pub fn dealt(seed: f64) -> Pieces {
    let board = deal_by(Seed::new(seed).unwrap(), Rules::default());
    Pieces { tiles: board.tiles().collect(), harbors: board.harbors().collect() }
}

/// The board for five and six players: 30 tiles, 11 harbors.
pub fn expansion() -> Pieces {
    let rows = EXPANSION.iter().zip(0..);
    let tiles =
        rows.flat_map(|(row, x)| row.split(' ').zip(0.max(x - 3)..).map(move |(tile, y)| (x, y, tile)));
    let tiles = tiles.enumerate().map(|(index, (x, y, tile))| {
        let (symbol, score) = tile.split_at(1);
        tile_at(index, Cell::new(x, y), resource(symbol), score.parse().ok())
    });
    let harbors = EXPANSION_HARBORS.iter().enumerate();
    let harbors = harbors
        .map(|(index, &(x, y, piers, symbol))| harbor_at(index, Cell::new(x, y), piers, resource(symbol)));
    Pieces { tiles: tiles.collect(), harbors: harbors.collect() }
}

/// Tiles of brick without chips and harbors.
pub fn bare(cells: &[(i32, i32)]) -> Pieces {
    let cells = cells.iter().enumerate();
    let tiles = cells.map(|(index, &(x, y))| tile_at(index, Cell::new(x, y), Resource::Brick, None));
    Pieces { tiles: tiles.collect(), harbors: Vec::new() }
}

/// The tile number `index` + 1.
pub fn tile_at(index: usize, cell: Cell, resource: Resource, score: Option<u8>) -> Tile {
    let score_rn = number(index);
    let chip = score.map(|score| Chip { score_rn, score });
    Tile { rn: number(index), cell, resource, chip }
}

/// The harbor number `index` + 1.
pub fn harbor_at(index: usize, cell: Cell, piers: [u8; 2], resource: Resource) -> Harbor {
    let place = HarborPlace { cell, piers: piers.map(|number| Pier::numbered(number).unwrap()) };
    Harbor { rn: number(index), place, resource }
}

fn number(index: usize) -> u16 {
    (index + 1).try_into().unwrap()
}

fn resource(symbol: &str) -> Resource {
    let symbol = symbol.replace('_', " ");
    Resource::ALL.into_iter().find(|resource| resource.symbol() == symbol).unwrap()
}

impl Pieces {
    /// The same board elsewhere.
    pub fn moved(&self, down: i32, right: i32) -> Self {
        let moved = |cell: Cell| Cell::new(cell.x + down, cell.y + right);
        let mut pieces = self.clone();
        pieces.tiles.iter_mut().for_each(|tile| tile.cell = moved(tile.cell));
        pieces.harbors.iter_mut().for_each(|harbor| harbor.place.cell = moved(harbor.place.cell));
        pieces
    }
}

/// So many cells of a square around (0, 0), some of them tiles, others harbors: of each four at most one, as `harbor` tells.
pub fn any_pieces(
    reach: i32,
    count: Range<usize>,
    score: impl Strategy<Value = u8>,
    harbor: usize,
) -> impl Strategy<Value = Pieces> {
    let kinds = vec((0usize..7, option::of(score), 0u8..6, any::<bool>()), count.end);
    let cells = btree_set((-reach..reach, -reach..reach), count);
    (cells, kinds).prop_map(move |(cells, kinds)| {
        let mut pieces = Pieces { tiles: Vec::new(), harbors: Vec::new() };
        for (index, ((x, y), (kind, score, pier, is_harbor))) in cells.into_iter().zip(kinds).enumerate() {
            let (cell, resource) = (Cell::new(x, y), Resource::ALL[kind]);
            if is_harbor && index % 4 == harbor {
                pieces.harbors.push(harbor_at(index, cell, [pier, (pier + 1) % 6], resource));
            } else {
                pieces.tiles.push(tile_at(index, cell, resource, score));
            }
        }
        pieces
    })
}
