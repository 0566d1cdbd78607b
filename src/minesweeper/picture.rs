//! A game as lines of text.

use super::{CellState, Game, MinesweeperError, ShownCell};
use crate::drawing::{AnsiStyle, DrawingError, Labels, TextMap};
use crate::grid::Orientation;
use crate::interrupt::Interrupt;
use crate::memory::has_room;

/// A label and a style, 24 and 16.
const BYTES_FOR_EACH_CELL: usize = 40;

/// The lines of a game's picture from the top, with x and y beside the map; with colors, each symbol stands between an ANSI
/// escape sequence and a reset.
///
/// `.` is a hidden cell, `F` a marked one, a blank an open one with no mine around, 1 to 6 how many there are; `#` a mine that
/// exploded, `*` another mine, `X` a mark where there is none.
///
/// # Errors
/// [`MinesweeperError::Drawing`] where the picture is too large, for memory too.
pub fn lines_of(
    game: &Game<'_>,
    orientation: Orientation,
    is_colored: bool,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<String>, MinesweeperError> {
    let cells = game.field().cells();
    if !has_room(cells.len(), BYTES_FOR_EACH_CELL) {
        return Err(DrawingError::OutOfMemory { cells: cells.len() }.into());
    }
    let labels = Labels::new(game.cells().map(|cell| Some(symbol(cell))), cells.len(), interrupt)?;
    let styles: Vec<Option<AnsiStyle>> =
        if is_colored { game.cells().map(style).collect() } else { Vec::new() };
    let map = TextMap::new(cells, orientation).labels(&labels).styles(&styles).coordinates();
    Ok(map.draw(interrupt)?.into_lines().collect())
}

const NUMBERS: [&str; 7] = ["", "1", "2", "3", "4", "5", "6"];

fn symbol(cell: ShownCell) -> &'static str {
    match cell.state {
        CellState::Hidden => ".",
        CellState::Marked => "F",
        CellState::Open => NUMBERS[usize::from(cell.adjacent.unwrap_or(0))],
        CellState::Exploded => "#",
        CellState::Mine => "*",
        CellState::WrongMark => "X",
    }
}

/// The numbers in blue, green, red, magenta, yellow and cyan, from 1 to 6.
const NUMBER_STYLES: [&str; 7] = ["0", "0;94", "0;32", "0;31", "0;35", "0;33", "0;36"];

fn style(cell: ShownCell) -> Option<AnsiStyle> {
    Some(AnsiStyle::new(match cell.state {
        CellState::Hidden => return None,
        CellState::Marked => "0;1;93",
        CellState::Open => NUMBER_STYLES[usize::from(cell.adjacent.unwrap_or(0))],
        CellState::Exploded => "0;1;97;41",
        CellState::Mine => "0;1;91",
        CellState::WrongMark => "0;30;43",
    }))
}

#[cfg(test)]
mod tests {
    use super::super::test_fields::{field, hexagon, seed};
    use super::super::{Action, Field, Mines, Move};
    use super::*;
    use crate::grid::Cell;

    /// The picture of a lost game, in a row of cells, with everything that a cell can show but hidden.
    fn picture(field: &Field, mines: &[usize], moves: &[(Action, usize)], is_colored: bool) -> Vec<String> {
        let mut game = Game::with_mines(field, Mines::at(field, mines.iter().copied()));
        for &(action, index) in moves {
            game.make(Move { index, action }, &mut Interrupt::new(&mut || {})).unwrap();
        }
        lines_of(&game, Orientation::Pointy, is_colored, &mut Interrupt::new(&mut || {})).unwrap()
    }

    #[test]
    fn every_state_has_its_symbol_and_its_color() {
        use Action::{Mark, Open};
        let row = field((0..9).map(|y| Cell::new(0, y)));
        let moves = [(Open, 0), (Mark, 4), (Mark, 6), (Open, 8)];
        assert_eq!(picture(&row, &[2, 4, 8], &moves, false)[2], "0 |   | 1 | * | . | F | . | X | . | # |");
        assert_eq!(
            picture(&row, &[2, 4, 8], &moves, true)[2].replace('\u{1b}', "^"),
            "0 |   | ^[0;94m1^[0m | ^[0;1;91m*^[0m | . | ^[0;1;93mF^[0m | . | ^[0;30;43mX^[0m | . | ^[0;1;97;41m#^[0m |"
        );
    }

    #[test]
    fn numbers_go_to_six() {
        let field = hexagon(1);
        let center = field.index_of(Cell::new(0, 0)).unwrap();
        for mines in 1..=6 {
            let around: Vec<usize> = field.neighbors(center).take(mines).collect();
            let line = picture(&field, &around, &[(Action::Open, center)], false).remove(4);
            let symbols: Vec<&str> = line.split_whitespace().filter(|text| *text != "|").collect();
            assert!(symbols.contains(&mines.to_string().as_str()), "{line}");
        }
    }

    #[test]
    fn a_map_too_large_for_a_picture_is_an_error() {
        let far = field([Cell::new(0, 0), Cell::new(5000, 5000)]);
        let game = Game::new(seed(1), &far, 0).unwrap();
        let error = lines_of(&game, Orientation::Pointy, false, &mut Interrupt::new(&mut || {}))
            .map(|_| ())
            .unwrap_err();
        assert!(matches!(error, MinesweeperError::Drawing(DrawingError::TooManyCharacters { .. })));
    }
}
