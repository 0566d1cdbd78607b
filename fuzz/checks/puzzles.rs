//! Garlands and territories.

use super::numbers::{Numbers, different};
use super::{expect_ascii, uninterrupted};
use catan_hex::garland::{Board, is_solved, lit, solve};
use catan_hex::grid::CellArray;
use catan_hex::random::Seed;
use catan_hex::territories::{Method, Request, Starts, Territories};
use std::collections::HashMap;

/// So many cells at most: what is fuzzed is shapes, not sizes.
const MOST_CELLS: usize = 40;

/// Wires as they lie are refused in ASCII, or lit or not; they are solved only where all are lit, and a solution is one.
pub fn garland(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let source = (numbers.byte() % 2 == 1).then(|| numbers.cell());
    let rest = numbers.rest();
    let rows = &rest[..rest.len().min(3 * MOST_CELLS) / 3 * 3];
    let cells = CellArray::new("cells", rows, 3, 3, 3).expect("whole rows");
    let board = uninterrupted(|interrupt| match source {
        Some(source) => Board::of_hexagons(&cells, source, interrupt),
        None => Board::of_squares(&cells, interrupt),
    });
    let (board, links) = match board {
        Ok(found) => found,
        Err(error) => return expect_ascii(&error),
    };
    let all_lit = uninterrupted(|interrupt| lit(&board, &links, interrupt)).into_iter().all(|lit| lit);
    let solved = uninterrupted(|interrupt| is_solved(&board, &links, interrupt));
    assert!(all_lit || !solved);
    match uninterrupted(|interrupt| solve(board.adjacency(), &links, board.entry(), interrupt)) {
        Err(error) => expect_ascii(&error),
        Ok(found) => {
            assert_eq!(found.links.is_some(), found.solutions > 0);
            assert!(found.solutions > 0 || !solved);
            if let Some(links) = found.links {
                assert!(uninterrupted(|interrupt| is_solved(&board, &links, interrupt)));
            }
        }
    }
}

/// A map is shared as was asked for, or the request is refused in ASCII.
pub fn territories(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let seed = Seed::new(numbers.fraction()).expect("within the range");
    let request = Request {
        players: numbers.small() % 8,
        max_chunk: (numbers.byte() % 2 == 1).then(|| numbers.small() % 10),
        method: [Method::Swap, Method::Deal, Method::Grow][usize::from(numbers.byte() % 3)],
        steps: (numbers.byte() % 2 == 1).then(|| numbers.small()),
        islands: numbers.byte() % 2 == 1,
        starts: [Starts::Farthest, Starts::Random][usize::from(numbers.byte() % 2)],
    };
    let once = different(&numbers.rest(), 2);
    let cells =
        CellArray::new("cells", &once[..once.len().min(2 * MOST_CELLS)], 2, 2, 2).expect("whole rows");
    let shared = match uninterrupted(|interrupt| Territories::share(seed, &cells, &request, interrupt)) {
        Ok(shared) => shared,
        Err(error) => return expect_ascii(&error),
    };
    assert_eq!(shared.cells().len(), cells.len());
    let mut counts: HashMap<i32, i32> = (1..=request.players).map(|player| (player, 0)).collect();
    for holding in shared.cells().filter_map(|cell| cell.holding) {
        *counts.get_mut(&holding.player).expect("a player") += 1;
        let is_small = request.max_chunk.is_none_or(|most| holding.chunk_size <= most);
        assert!(request.method == Method::Grow || is_small);
    }
    if request.method != Method::Grow || request.islands {
        let (least, most) = (counts.values().min(), counts.values().max());
        assert!(most.zip(least).is_none_or(|(most, least)| most - least <= 1));
        assert_eq!(counts.values().sum::<i32>() as usize, cells.len());
    }
}
