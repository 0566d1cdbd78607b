//! Games without guessing against a solver that tries all placements, and against one that asks for chances.

use catan_hex::grid::{Cell, OffsetLayout, Range, Rectangle};
use catan_hex::interrupt::Interrupt;
use catan_hex::minesweeper::{Field, Mines, MinesweeperError, NoGuessSeed, Position, is_solvable};
use catan_hex::random::Seed;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn field(cells: impl IntoIterator<Item = Cell>) -> Field {
    Field::of("cells", cells.into_iter().collect(), &mut Interrupt::new(&mut || {})).unwrap()
}

fn rectangle(rows: i32, cols: i32) -> Field {
    field(Rectangle::new(rows, cols, OffsetLayout::OddR).unwrap().cells().map(|at| at.cell))
}

fn place(id: i64, field: &Field, mines: i32, first: usize) -> Mines {
    let seed = Seed::from_id(id).unwrap();
    Mines::place(seed, field, mines, Some(first), &mut Interrupt::new(&mut || {})).unwrap()
}

fn solvable(field: &Field, mines: &Mines, first: usize) -> bool {
    is_solvable(field, mines, first, &mut Interrupt::new(&mut || {})).unwrap()
}

/// Opens every cell that is no mine in all sets of as many cells that fit what is open, as bits, until there is none.
fn solvable_by_all_placements(cells: &[Cell], mines: u32, first: usize) -> bool {
    let count = cells.len();
    let around: Vec<u32> = (0..count)
        .map(|a| (0..count).filter(|&b| cells[a].distance(cells[b]) == 1).fold(0, |bits, b| bits | 1 << b))
        .collect();
    let mut open = 1u32 << first;
    loop {
        let agrees = |placement: u32| {
            let opened = (0..count).filter(|at| open >> at & 1 == 1);
            placement & open == 0
                && opened
                    .into_iter()
                    .all(|at| (placement & around[at]).count_ones() == (mines & around[at]).count_ones())
        };
        let placements = (0u32..1 << count)
            .filter(|placement| placement.count_ones() == mines.count_ones() && agrees(*placement));
        let possible_mines = placements.fold(0, |all, placement| all | placement);
        let safe = !possible_mines & ((1 << count) - 1);
        if safe | mines == (1 << count) - 1 {
            return true;
        }
        if safe == open {
            return false;
        }
        open = safe;
    }
}

/// Opens every cell of chance 0 until there is none.
fn solvable_by_chances(field: &Field, mines: &Mines, first: usize) -> bool {
    let mut open = BTreeSet::from([first]);
    loop {
        let shown = open.iter().map(|&index| (field.cell(index), Some(mines.adjacent(index).into())));
        let mut no_check = || {};
        let interrupt = &mut Interrupt::new(&mut no_check);
        let position = Position::new(field, shown, interrupt).unwrap();
        let chances = position.chances(mines.count() as i32, interrupt).unwrap();
        let safe: Vec<usize> = chances
            .iter()
            .filter(|found| found.chance == 0.0)
            .map(|found| field.index_of(found.cell).unwrap())
            .collect();
        if open.len() + safe.len() == field.len() - mines.count() {
            return true;
        }
        if safe.is_empty() {
            return false;
        }
        open.extend(safe);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn small_games_are_solved_as_by_all_placements(
        cells in prop::collection::btree_map((0..4, 0..4), prop::bool::weighted(0.25), 1..=13),
        first in any::<prop::sample::Index>(),
    ) {
        let field = field(cells.keys().map(|&(x, y)| Cell::new(x, y)));
        let first = first.index(field.len());
        let is_mine: Vec<bool> = cells.values().copied().collect();
        let mines: Vec<usize> = (0..field.len()).filter(|&index| index != first && is_mine[index]).collect();
        let bits = mines.iter().fold(0, |bits, index| bits | 1 << index);
        let expected = solvable_by_all_placements(field.cells(), bits, first);
        prop_assert_eq!(solvable(&field, &Mines::at(&field, mines), first), expected);
    }
}

#[test]
fn certainties_are_those_of_the_chances() {
    let field = rectangle(9, 9);
    let mut solved = 0;
    for id in 1..=300 {
        let first = id as usize * 37 % 81;
        let mines = place(id, &field, 8 + id as i32 % 14, first);
        let expected = solvable_by_chances(&field, &mines, first);
        assert_eq!(solvable(&field, &mines, first), expected, "board {id}");
        solved += usize::from(expected);
    }
    // Neither few nor all, or this would prove little.
    assert!((60..240).contains(&solved), "{solved} boards of 300 can be solved");
}

#[test]
fn nothing_to_guess_without_mines_or_without_anything_else() {
    let field = rectangle(6, 6);
    assert!(solvable(&field, &Mines::at(&field, []), 17));
    assert!(solvable(&field, &Mines::at(&field, (0..36).filter(|&index| index != 9)), 9));
    let alone = rectangle(1, 1);
    assert!(solvable(&alone, &Mines::at(&alone, []), 0));
}

#[test]
fn the_number_of_mines_can_decide() {
    // Behind the mine that the second cell tells of nothing can be seen: only the number of mines says what is there.
    let row = rectangle(1, 6);
    assert!(solvable(&row, &Mines::at(&row, [2]), 0));
    assert!(!solvable(&row, &Mines::at(&row, [2, 4]), 0));
    assert!(solvable(&row, &Mines::at(&row, [2, 3, 4, 5]), 0));
}

#[test]
fn the_first_seed_that_needs_no_guessing_is_found_and_stays() {
    let field = field(Range::new(Cell::new(0, 0), 4).unwrap().by_rows().map(|at| at.cell));
    let first = field.index_of(Cell::new(0, 0)).unwrap();
    for id in 1..=20 {
        let seed = Seed::from_id(id).unwrap();
        let find =
            |seed| NoGuessSeed::find(seed, &field, 14, first, &mut Interrupt::new(&mut || {})).unwrap();
        let found = find(seed);
        let mines =
            Mines::place(found.seed, &field, 14, Some(first), &mut Interrupt::new(&mut || {})).unwrap();
        assert!(solvable_by_chances(&field, &mines, first));
        assert_eq!(found.attempts == 1, solvable(&field, &place(id, &field, 14, first), first));
        assert_eq!(find(found.seed), NoGuessSeed { seed: found.seed, attempts: 1 });
    }
}

#[test]
fn seeds_that_need_no_guessing_stay_the_same() {
    // By another program, which tries all placements of the mines next to open cells one by one.
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/no_guess_seeds.csv");
    let mut attempts_in_all = 0;
    for record in csv::Reader::from_path(golden).unwrap().records() {
        let record = record.unwrap();
        let number = |column: usize| record[column].parse::<i32>().unwrap();
        let field = rectangle(number(0), number(1));
        let first = field.index_of(Cell::new(number(3), number(4))).unwrap();
        let seed = Seed::from_id(number(5).into()).unwrap();
        let found =
            NoGuessSeed::find(seed, &field, number(2), first, &mut Interrupt::new(&mut || {})).unwrap();
        assert_eq!(found.seed.value(), record[6].parse::<f64>().unwrap(), "{record:?}");
        assert_eq!(found.attempts, record[7].parse::<u32>().unwrap(), "{record:?}");
        attempts_in_all += found.attempts;
    }
    assert!(attempts_in_all > 50);
}

#[test]
fn where_there_is_no_such_board_the_search_ends() {
    // Two cells beyond a wall of none: one of them is a mine, and nothing says which.
    let field = field([(0, 0), (9, 0), (9, 1)].map(|(x, y)| Cell::new(x, y)));
    let seed = Seed::from_id(1).unwrap();
    let error = NoGuessSeed::find(seed, &field, 1, 0, &mut Interrupt::new(&mut || {})).unwrap_err();
    assert_eq!(error, MinesweeperError::NoBoardWithoutGuessing { mines: 1, cells: 3 });
    assert_eq!(
        error.to_string(),
        "mines must be so few that games can be won without guessing: of 100000 seeds none has such a game with 1 on 3 cells"
    );
}
