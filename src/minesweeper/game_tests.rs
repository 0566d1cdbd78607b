//! Games by hand, move by move.

use super::test_fields::{field, hexagon, rectangle, seed};
use super::*;
use crate::grid::{Cell, OffsetLayout};
use crate::interrupt::Interrupt;

fn make(game: &mut Game<'_>, action: Action, indexes: &[usize]) {
    for &index in indexes {
        game.make(Move { index, action }, &mut Interrupt::new(&mut || {})).unwrap();
    }
}

/// A row of so many cells.
fn row(cells: i32) -> Field {
    field((0..cells).map(|y| Cell::new(0, y)))
}

/// What is seen of the cells of a row, a character for each.
fn seen(game: &Game<'_>) -> String {
    let character = |cell: ShownCell| match cell.state {
        CellState::Hidden => '.',
        CellState::Marked => 'F',
        CellState::Open => char::from(b'0' + cell.adjacent.unwrap()),
        CellState::Exploded => '#',
        CellState::Mine => '*',
        CellState::WrongMark => 'X',
    };
    game.cells().map(character).collect()
}

#[test]
fn an_empty_area_opens_with_its_rim_and_marked_cells_stay_shut() {
    let row = row(9);
    let mut game = Game::with_mines(&row, Mines::at(&row, [7]));
    make(&mut game, Action::Mark, &[2]);
    make(&mut game, Action::Open, &[0]);
    assert_eq!(seen(&game), "00F......");
    make(&mut game, Action::Open, &[2]);
    assert_eq!((seen(&game).as_str(), game.status().ignored_moves), ("00F......", 1));
    // Without its mark it waits to be opened, and opens what lies behind.
    make(&mut game, Action::Mark, &[2]);
    assert_eq!(seen(&game), "00.......");
    make(&mut game, Action::Open, &[2]);
    assert_eq!(seen(&game), "0000001..");
    assert_eq!(game.state(), GameState::Playing);
    make(&mut game, Action::Open, &[8]);
    assert_eq!((seen(&game).as_str(), game.state()), ("0000001*1", GameState::Won));
}

#[test]
fn the_game_is_won_with_every_safe_cell_open_whether_mines_are_marked_or_not() {
    let row = row(5);
    let mut game = Game::with_mines(&row, Mines::at(&row, [0, 4]));
    make(&mut game, Action::Mark, &[4]);
    make(&mut game, Action::Open, &[2]);
    assert_eq!((seen(&game).as_str(), game.state()), ("*101F", GameState::Won));
    make(&mut game, Action::Mark, &[0, 4]);
    make(&mut game, Action::Open, &[0]);
    make(&mut game, Action::Chord, &[1]);
    assert_eq!((seen(&game).as_str(), game.status().ignored_moves), ("*101F", 4));
}

#[test]
fn a_chord_opens_the_rest_around_a_satisfied_number() {
    let row = row(7);
    let mut game = Game::with_mines(&row, Mines::at(&row, [1]));
    make(&mut game, Action::Open, &[2]);
    make(&mut game, Action::Chord, &[2, 4]);
    assert_eq!((seen(&game).as_str(), game.status().ignored_moves), ("..1....", 2));
    make(&mut game, Action::Mark, &[1]);
    make(&mut game, Action::Chord, &[2]);
    assert_eq!((seen(&game).as_str(), game.status().ignored_moves), (".F10000", 2));
    make(&mut game, Action::Chord, &[2, 4]);
    assert_eq!(game.status().ignored_moves, 4, "nothing is left to open");
}

#[test]
fn a_chord_around_a_wrong_mark_opens_all_the_same_and_is_lost() {
    let row = row(6);
    let mut game = Game::with_mines(&row, Mines::at(&row, [1, 5]));
    make(&mut game, Action::Open, &[2]);
    make(&mut game, Action::Mark, &[3]);
    make(&mut game, Action::Chord, &[2]);
    assert_eq!((seen(&game).as_str(), game.state()), (".#1X.*", GameState::Lost));
    assert_eq!(game.status().opened, 1);
    // Also where other hidden neighbors are safe.
    let fan = hexagon(1);
    let center = fan.index_of(Cell::new(0, 0)).unwrap();
    let mut game = Game::with_mines(&fan, Mines::at(&fan, [0]));
    make(&mut game, Action::Open, &[center]);
    make(&mut game, Action::Mark, &[6]);
    make(&mut game, Action::Chord, &[center]);
    assert_eq!((seen(&game).as_str(), game.state()), ("#11100X", GameState::Lost));
}

#[test]
fn an_open_cell_without_mines_around_it_is_satisfied_by_no_mark() {
    let row = row(4);
    let mut game = Game::with_mines(&row, Mines::at(&row, []));
    make(&mut game, Action::Mark, &[1]);
    make(&mut game, Action::Open, &[0]);
    make(&mut game, Action::Chord, &[0]);
    assert_eq!((seen(&game).as_str(), game.status().ignored_moves), ("0F..", 1));
    make(&mut game, Action::Mark, &[1]);
    make(&mut game, Action::Chord, &[0]);
    assert_eq!((seen(&game).as_str(), game.state()), ("0000", GameState::Won));
}

#[test]
fn before_the_first_cell_is_opened_the_game_is_ready_whatever_is_marked() {
    let field = hexagon(2);
    let mut game = Game::new(seed(5), &field, 3).unwrap();
    make(&mut game, Action::Mark, &[0, 1, 2, 3, 4]);
    make(&mut game, Action::Chord, &[0]);
    make(&mut game, Action::Open, &[0]);
    let status = game.status();
    assert_eq!((status.state, status.ignored_moves), (GameState::Ready, 2));
    assert_eq!((status.opened, status.safe_left, status.mines_left), (0, 16, -2));
}

#[test]
fn the_mines_are_those_placed_away_from_the_first_cell_opened() {
    let field = rectangle(8, 8, OffsetLayout::EvenQ);
    for first in 0..64 {
        let mut game = Game::new(seed(9), &field, 30).unwrap();
        make(&mut game, Action::Mark, &[(first + 1) % 64]);
        make(&mut game, Action::Open, &[first]);
        make(&mut game, Action::Mark, &[(first + 1) % 64]);
        let mines = Mines::place(seed(9), &field, 30, Some(first), &mut Interrupt::new(&mut || {})).unwrap();
        for (index, cell) in game.cells().enumerate() {
            assert!(cell.adjacent.is_none_or(|number| number == mines.adjacent(index)));
        }
        make(&mut game, Action::Open, &Vec::from_iter((0..64).filter(|&index| !mines.is_mine(index))));
        assert_eq!(game.state(), GameState::Won);
    }
}

#[test]
fn first_cells_are_safe_and_open_an_area_under_ten_thousand_seeds() {
    let field = rectangle(9, 9, OffsetLayout::OddR);
    for id in 0..10_000 {
        let first = id as usize % field.len();
        let most = (field.len() - 1 - field.neighbors(first).count()) as i32;
        for mines in [10, 40, most] {
            let mut game = Game::new(seed(id), &field, mines).unwrap();
            make(&mut game, Action::Open, &[first]);
            assert_ne!(game.state(), GameState::Lost);
            assert!(game.status().opened > field.neighbors(first).count());
        }
    }
}

#[test]
fn a_first_cell_that_leaves_too_little_room_is_an_error_and_the_game_stays_ready() {
    let field = hexagon(1);
    let mut game = Game::new(seed(1), &field, 4).unwrap();
    let center = field.index_of(Cell::new(0, 0)).unwrap();
    let made = |index| Move { index, action: Action::Open };
    let error = game.make(made(center), &mut Interrupt::new(&mut || {})).unwrap_err();
    let first = Cell::new(0, 0);
    assert_eq!(error, MinesweeperError::TooManyMinesElsewhere { mines: 4, most: 0, first });
    assert_eq!(game.state(), GameState::Ready);
    let error = game.make(made(0), &mut Interrupt::new(&mut || {})).unwrap_err();
    assert!(matches!(error, MinesweeperError::TooManyMinesElsewhere { most: 3, .. }));
}

#[test]
fn a_game_without_cells_is_ready() {
    let field = row(0);
    let game = Game::new(seed(1), &field, 0).unwrap();
    assert_eq!((game.state(), game.cells().len()), (GameState::Ready, 0));
    assert!(Game::new(seed(1), &field, 1).is_err());
}

#[test]
fn a_million_cells_without_a_mine_open_in_one_move_that_looks_for_an_interrupt() {
    let field = rectangle(1000, 1000, OffsetLayout::OddR);
    let mut checks = 0;
    let mut count = || checks += 1;
    let moves = [500, 300, 1];
    let moves = Moves::new(&moves, 3).unwrap();
    let game = Game::play(seed(1), &field, 0, moves, &mut Interrupt::new(&mut count)).unwrap();
    assert_eq!((game.state(), game.status().opened), (GameState::Won, 1_000_000));
    assert!(checks >= 1_000_000 / 4096, "{checks} checks");
}

#[test]
fn bad_moves_are_errors_after_the_end_too() {
    let field = row(3);
    let moves = [0, 0, 1, 0, 9, 1];
    let play = |moves| {
        Game::play(seed(1), &field, 0, Moves::new(moves, 3).unwrap(), &mut Interrupt::new(&mut || {}))
            .map(|game| game.state())
    };
    assert_eq!(play(&moves[..3]), Ok(GameState::Won));
    assert!(matches!(play(&moves), Err(MinesweeperError::MoveOffTheMap { number: 2, .. })));
}
