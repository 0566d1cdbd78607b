//! Games of minesweeper.

use super::numbers::{Numbers, different};
use super::{expect_ascii, uninterrupted};
use catan_hex::grid::{Cell, CellArray, Orientation};
use catan_hex::minesweeper::{CellState, Field, Game, GameState, Moves, Position, lines_of};
use catan_hex::random::Seed;

/// So many cells, at most: what is fuzzed is shapes, not sizes.
const MOST_CELLS: usize = 64;

/// The field of some rows of numbers, cells that come twice left out.
fn field(numbers: &[i32]) -> Field {
    let once = different(numbers, 2);
    let cells =
        CellArray::new("cells", &once[..once.len().min(2 * MOST_CELLS)], 2, 2, 2).expect("whole rows");
    uninterrupted(|interrupt| Field::new(&cells, interrupt)).expect("different cells")
}

/// A game of any moves is refused in ASCII, or comes to a state whose counts agree with its cells.
pub fn game(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let seed = Seed::new(numbers.fraction()).expect("within the range");
    let mines = numbers.small();
    let width = usize::from(numbers.byte() % 5);
    let moves: Vec<i32> = (0..usize::from(numbers.byte() % 40)).map(|_| numbers.small() % 6).collect();
    let field = field(&numbers.rest());
    let moves = match Moves::new(&moves[..moves.len() - moves.len().checked_rem(width).unwrap_or(0)], width) {
        Ok(moves) => moves,
        Err(error) => return expect_ascii(&error),
    };
    let game = match uninterrupted(|interrupt| Game::play(seed, &field, mines, moves, interrupt)) {
        Ok(game) => game,
        Err(error) => return expect_ascii(&error),
    };
    let status = game.status();
    let count = |state| game.cells().filter(|shown| shown.state == state).count();
    assert_eq!(game.cells().len(), field.len());
    assert_eq!(status.state, game.state());
    assert_eq!(status.opened, count(CellState::Open));
    assert_eq!(count(CellState::Exploded) > 0, status.state == GameState::Lost);
    // Far apart they make a picture of megabytes.
    if field.cells().iter().all(|cell| cell.x.unsigned_abs().max(cell.y.unsigned_abs()) < 50) {
        let drawn = uninterrupted(|interrupt| lines_of(&game, Orientation::Flat, true, interrupt));
        assert!(drawn.is_ok(), "a small map is drawn");
    }
}

/// A position is refused in ASCII, or has chances from 0 to 1 that add up to its mines.
pub fn chances(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let mines = numbers.small();
    let shown: Vec<Option<i32>> = (0..MOST_CELLS)
        .map(|_| numbers.byte())
        .map(|byte| (byte < 64).then_some(i32::from(byte) / 8 - 1))
        .collect();
    let field = field(&numbers.rest());
    let cells: Vec<(Cell, Option<i32>)> = field.cells().iter().copied().zip(shown).collect();
    let position = match uninterrupted(|interrupt| Position::new(&field, cells.iter().copied(), interrupt)) {
        Ok(position) => position,
        Err(error) => return expect_ascii(&error),
    };
    match uninterrupted(|interrupt| position.chances(mines, interrupt)) {
        Err(error) => expect_ascii(&error),
        Ok(chances) => {
            assert_eq!(chances.len(), cells.iter().filter(|(_, shown)| shown.is_none()).count());
            assert!(chances.iter().all(|found| (0.0..=1.0).contains(&found.chance)));
            let sum: f64 = chances.iter().map(|found| found.chance).sum();
            assert!((sum - f64::from(mines)).abs() < 1e-9, "{sum} instead of {mines}");
        }
    }
}
