//! Chances against all placements one by one, and laws they follow.

use catan_hex::grid::{Cell, OffsetLayout, Rectangle};
use catan_hex::interrupt::Interrupt;
use catan_hex::minesweeper::{Field, MAX_SPREAD, Mines, MinesweeperError, Position};
use catan_hex::random::Seed;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// What cells show; nothing where they are shut.
type Shown = BTreeMap<Cell, Option<i32>>;

fn chances(shown: &Shown, mines: i32) -> Result<BTreeMap<Cell, f64>, MinesweeperError> {
    let mut no_check = || {};
    let interrupt = &mut Interrupt::new(&mut no_check);
    let field = Field::of("cells", shown.keys().copied().collect(), interrupt).unwrap();
    let cells = shown.iter().map(|(&cell, &number)| (cell, number));
    let chances = Position::new(&field, cells, interrupt)?.chances(mines, interrupt)?;
    assert!(chances.windows(2).all(|pair| pair[0].cell < pair[1].cell), "not in order");
    Ok(chances.into_iter().map(|found| (found.cell, found.chance)).collect())
}

/// By the definition: all sets of so many shut cells, one by one, as bits. Nothing where none fits.
fn by_all_placements(shown: &Shown, mines: u32) -> Option<BTreeMap<Cell, f64>> {
    let shut: Vec<Cell> =
        shown.iter().filter(|(_, number)| number.is_none()).map(|(&cell, _)| cell).collect();
    let around = |cell: Cell| {
        (0..shut.len()).filter(|&at| shut[at].distance(cell) == 1).fold(0u32, |bits, at| bits | 1 << at)
    };
    let numbers: Vec<(u32, u32)> =
        shown.iter().filter_map(|(&cell, number)| Some((around(cell), (*number)? as u32))).collect();
    let fits = |placement: &u32| {
        placement.count_ones() == mines
            && numbers.iter().all(|(around, number)| (placement & around).count_ones() == *number)
    };
    let placements: Vec<u32> = (0..1 << shut.len()).filter(fits).collect();
    let chance = |at: usize| {
        placements.iter().filter(|&placement| placement >> at & 1 == 1).count() as f64
            / placements.len() as f64
    };
    (!placements.is_empty()).then(|| shut.iter().enumerate().map(|(at, &cell)| (cell, chance(at))).collect())
}

/// A map as a game shows it, some cells open, and its number of mines.
fn game(mines: &BTreeMap<Cell, bool>, is_open: impl Fn(usize) -> bool) -> (Shown, i32) {
    let around =
        |cell: Cell| mines.iter().filter(|&(other, is_mine)| *is_mine && other.distance(cell) == 1).count();
    let shown = mines
        .iter()
        .enumerate()
        .map(|(at, (&cell, &is_mine))| (cell, (!is_mine && is_open(at)).then(|| around(cell) as i32)));
    (shown.collect(), mines.values().filter(|is_mine| **is_mine).count() as i32)
}

prop_compose! {
    /// Up to 16 cells near each other, with mines, some cells open.
    fn games()(
        cells in prop::collection::btree_map((0..4, 0..5), (prop::bool::weighted(0.3), prop::bool::weighted(0.4)), 0..=16),
    ) -> (Shown, i32) {
        let mines = cells.iter().map(|(&(x, y), &(is_mine, _))| (Cell::new(x, y), is_mine)).collect();
        let open: Vec<bool> = cells.values().map(|&(_, is_open)| is_open).collect();
        game(&mines, |at| open[at])
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn chances_are_those_of_all_placements_to_the_last_bit((shown, mines) in games()) {
        let expected = by_all_placements(&shown, mines as u32);
        prop_assert_eq!(chances(&shown, mines).ok(), expected);
    }

    #[test]
    fn so_they_are_for_other_numbers_of_mines((shown, _) in games(), mines in 0..17) {
        let shut = shown.values().filter(|number| number.is_none()).count();
        match (chances(&shown, mines), by_all_placements(&shown, mines as u32)) {
            (Ok(chances), expected) => prop_assert_eq!(Some(chances), expected),
            (Err(MinesweeperError::NoPlacement { .. }), expected) => prop_assert_eq!(expected, None),
            (Err(error), _) => prop_assert_eq!(error, MinesweeperError::MinesOutOfRange { mines, shut }),
        }
    }

    #[test]
    fn and_for_numbers_that_say_anything(
        cells in prop::collection::btree_map((0..4, 0..4), prop::option::weighted(0.3, 0..4), 0..=16), mines in 0..9,
    ) {
        let shown: Shown = cells.iter().map(|(&(x, y), &number)| (Cell::new(x, y), number)).collect();
        match (chances(&shown, mines), by_all_placements(&shown, mines as u32)) {
            (Ok(chances), expected) => prop_assert_eq!(Some(chances), expected),
            (Err(_), expected) => prop_assert_eq!(expected, None),
        }
    }

    #[test]
    fn a_map_turned_or_shifted_has_the_same_chances((shown, mines) in games(), x in any::<i16>(), y in any::<i16>()) {
        // A sixth of a turn about (0, 0), then away.
        let moved = |cell: Cell| Cell::new(cell.x - cell.y + i32::from(x), cell.x + i32::from(y));
        let expected = chances(&shown, mines).unwrap();
        let moved_map = shown.iter().map(|(&cell, &number)| (moved(cell), number)).collect();
        let found = chances(&moved_map, mines).unwrap();
        for (cell, chance) in expected {
            prop_assert_eq!(found[&moved(cell)].to_bits(), chance.to_bits());
        }
    }
}

/// A game on so many rows and columns as it is once every cell is open that some share of the safe ones lets be open.
fn rectangle(id: i64, side: i32, mines: i32, open_share: f64) -> (BTreeMap<Cell, bool>, Shown) {
    let mut no_check = || {};
    let interrupt = &mut Interrupt::new(&mut no_check);
    let cells = Rectangle::new(side, side, OffsetLayout::OddR).unwrap().cells().map(|at| at.cell).collect();
    let field = Field::of("cells", cells, interrupt).unwrap();
    let placed = Mines::place(Seed::from_id(id).unwrap(), &field, mines, None, interrupt).unwrap();
    let order = Mines::place(
        Seed::from_id(-id).unwrap(),
        &field,
        (field.len() as f64 * open_share) as i32,
        None,
        interrupt,
    );
    let order = order.unwrap();
    let mines = field.cells().iter().enumerate().map(|(at, &cell)| (cell, placed.is_mine(at))).collect();
    let shown = game(&mines, |at| order.is_mine(at)).0;
    (mines, shown)
}

#[test]
fn on_whole_boards_the_chances_add_up_to_the_mines_and_certainties_are_true() {
    for id in 1..=60 {
        let count = 25 + id as i32 % 20;
        let (mines, shown) = rectangle(id, 14, count, 0.3 + 0.6 * (id % 10) as f64 / 10.0);
        let chances = chances(&shown, count).unwrap();
        let sum: f64 = chances.values().sum();
        assert!((sum - f64::from(count)).abs() < 1e-9, "board {id}: {sum} mines of {count}");
        for (cell, &chance) in &chances {
            assert!(mines[cell] || chance < 1.0, "board {id}: {cell:?} is no mine");
            assert!(!mines[cell] || chance > 0.0, "board {id}: {cell:?} is a mine");
        }
    }
}

#[test]
fn chances_tell_how_often_there_is_a_mine() {
    // The mines of a board are one placement of all that fit, equally likely: where chances add up to so many mines, there are
    // about so many.
    let (mut expected, mut found, mut variance) = (0.0, 0.0, 0.0);
    for id in 1..=300 {
        let (mines, shown) = rectangle(id, 10, 18, 0.5);
        for (cell, chance) in chances(&shown, 18).unwrap() {
            // Certain cells, and those whose number only the sum decides, would say little.
            if (0.3..0.8).contains(&chance) {
                expected += chance;
                variance += chance * (1.0 - chance);
                found += f64::from(u8::from(mines[&cell]));
            }
        }
    }
    // Cells of one board hang together, so the variance is that of independent ones only roughly.
    assert!(variance > 100.0);
    assert!((found - expected).abs() < 5.0 * variance.sqrt(), "{found} mines where {expected} were expected");
}

/// Rows of five cells, far from each other, with two ones between three shut cells: the middle one is a mine, or both others are.
fn islands(count: i32) -> Shown {
    let row = |x: i32| {
        [None, Some(1), None, Some(1), None].into_iter().zip(0..).map(move |(number, y)| ((x, y), number))
    };
    (0..count).flat_map(|x| row(2 * x)).map(|((x, y), number)| (Cell::new(x, y), number)).collect()
}

#[test]
fn thousands_of_components_share_the_mines_that_are_left() {
    // 1,000 of 3,000 have two mines, whichever: weights far beyond all doubles.
    let chances = chances(&islands(3000), 4000).unwrap();
    assert_eq!(chances.len(), 9000);
    for (cell, chance) in chances {
        let expected = if cell.y == 2 { 2.0 / 3.0 } else { 1.0 / 3.0 };
        assert!((chance - expected).abs() < 1e-11, "{cell:?}: {chance}");
    }
}

#[test]
fn the_number_of_mines_makes_cells_certain_that_no_number_does() {
    let middle = Cell::new(0, 2);
    assert_eq!(chances(&islands(500), 500).unwrap()[&middle], 1.0);
    assert_eq!(chances(&islands(500), 1000).unwrap()[&middle], 0.0);
    assert!(matches!(chances(&islands(500), 499), Err(MinesweeperError::NoPlacement { mines: 499 })));
    assert!(matches!(chances(&islands(500), 1001), Err(MinesweeperError::NoPlacement { mines: 1001 })));
    // All but certain is not certain.
    let nearly = chances(&islands(500), 501).unwrap();
    assert!(nearly[&middle] < 1.0 && nearly[&middle] > 0.99);
}

#[test]
fn alike_components_have_alike_chances_however_many_there_are() {
    // 400 strips of twos between shut cells. In pairs of one above and one below the mines are 0 and 2 in turn, 300 or
    // 302 in all, or 1 each, 301 in 2^301 ways. These are more states than are kept while other components are counted.
    let strip = |x: i32| {
        let above = (-1..300).map(move |y| ((x, y), None));
        let open = (0..300).map(move |y| ((x + 1, y), Some(2)));
        above.chain(open).chain((0..301).map(move |y| ((x + 2, y), None)))
    };
    let cells = (0..400).flat_map(|number| strip(4 * number)).map(|((x, y), shown)| (Cell::new(x, y), shown));
    let mines = 400 * 301 + 7;
    let chances = chances(&cells.collect(), mines).unwrap();
    let sum: f64 = chances.values().sum();
    assert!((sum - f64::from(mines)).abs() < 1e-6, "{sum} mines of {mines}");
    for (cell, chance) in &chances {
        let in_first = chances[&Cell::new(cell.x % 4, cell.y)];
        assert!(*chance > 0.0 && *chance < 1.0);
        assert!((chance - in_first).abs() < 1e-11, "{cell:?}: {chance} and {in_first}");
    }
    assert!(chances[&Cell::new(0, -1)] > chances[&Cell::new(0, 0)]);
}

#[test]
fn cells_next_to_no_number_share_what_is_left() {
    // A one with two shut neighbors, and a million cells elsewhere.
    let mut shown: Shown =
        [(0, None), (1, Some(1)), (2, None)].map(|(y, number)| (Cell::new(-9, y), number)).into();
    shown.extend((0..1000).flat_map(|x| (0..1000).map(move |y| (Cell::new(x, y), None))));
    let chances = chances(&shown, 250_001).unwrap();
    assert_eq!(chances[&Cell::new(-9, 0)], 0.5);
    assert_eq!(chances[&Cell::new(500, 500)], 0.25);
}

#[test]
fn an_almost_impossible_mine_is_not_taken_for_none() {
    // The middle is a mine, and one among 40,000 others, or both ends are and none else.
    let mut shown = islands(1);
    shown.extend((0..200).flat_map(|x| (0..200).map(move |y| (Cell::new(x + 9, y), None))));
    let chances = chances(&shown, 2).unwrap();
    assert_eq!(chances[&Cell::new(0, 0)], 1.0 / 40_001.0);
    assert_eq!(chances[&Cell::new(0, 2)], 40_000.0 / 40_001.0);
    assert_eq!(chances[&Cell::new(9, 0)], 1.0 / 40_001.0);
}

#[test]
fn what_would_take_too_long_is_an_error_that_says_where() {
    // Every other cell of every other row open: no number stands alone, and none is far from the next.
    let cells = (0..60)
        .flat_map(|x| (0..60).map(move |y| (Cell::new(x, y), (x % 2 == 0 && y % 2 == 0).then_some(2))));
    let error = chances(&cells.collect(), 900).unwrap_err();
    assert!(matches!(error, MinesweeperError::TooEntangled { .. }), "{error}");
    let spread = MAX_SPREAD as i32 + 1;
    let error = chances(&islands(spread), spread + 7).unwrap_err();
    assert_eq!(error, MinesweeperError::TooWideSpread { spread: MAX_SPREAD + 1 });
    assert!(chances(&islands(40), 43).is_ok());
}

#[test]
fn a_wrong_number_names_its_cell() {
    let message = |cells: &[(i32, Option<i32>)], mines| {
        let shown = cells.iter().map(|&(y, number)| (Cell::new(7, y), number)).collect();
        chances(&shown, mines).unwrap_err().to_string()
    };
    assert_eq!(
        message(&[(0, Some(7))], 0),
        "cells must show from 0 to 6 mines, or NULL where they are shut, not 7 as (7, 0) does"
    );
    assert_eq!(
        message(&[(0, Some(-1)), (1, None)], 0),
        "cells must show from 0 to 6 mines, or NULL where they are shut, not -1 as (7, 0) does"
    );
    assert_eq!(
        message(&[(0, Some(2)), (1, None)], 1),
        "cells must show no more mines than they have shut neighbors: (7, 0) shows 2 and has 1"
    );
    assert_eq!(
        message(&[(0, Some(1)), (1, None)], 2),
        "mines must be from 0 to 1, the number of shut cells, not 2"
    );
    assert_eq!(message(&[], -1), "mines must be from 0 to 0, the number of shut cells, not -1");
    assert_eq!(
        message(&[(0, Some(1)), (1, None)], 0),
        "cells must show what some placement of mines fits: none of 0 mines does"
    );
}

#[test]
fn no_cells_have_no_chances() {
    assert!(chances(&Shown::new(), 0).unwrap().is_empty());
    assert!(chances(&[(Cell::new(3, 4), Some(0))].into(), 0).unwrap().is_empty());
}
