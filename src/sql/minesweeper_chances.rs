//! `minesweeper_chances`, `minesweeper_solvable`, `minesweeper_no_guess_seed`: what can be known in a game.

use super::cancel;
use super::integer_array::IntegerArray;
use super::record::Record;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::interrupt::Interrupt;
use crate::minesweeper::{Field, Mines, MinesweeperError, NoGuessSeed, Position, is_solvable};
use crate::random::Seed;
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct ChanceRow { x: i32, y: i32, chance: f64 }
}

#[pg_extern(sql = false)]
fn minesweeper_chances(
    cells: IntegerArray<'_>,
    mines: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ChanceRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let cells = cells.cells_with_optional_number("cells", interrupt)?;
    let all = cells.clone().map(|(cell, _)| {
        interrupt.round();
        cell
    });
    let field = Field::of("cells", all.collect(), interrupt)?;
    let chances = Position::new(&field, cells, interrupt)?.chances(mines, interrupt)?;
    let rows =
        chances.into_iter().map(|found| ChanceRow { x: found.cell.x, y: found.cell.y, chance: found.chance });
    Rows::of(call, rows)
}

#[pg_extern(sql = false)]
fn minesweeper_chances_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_rows(0))
}

/// The field, and the index of the first cell opened.
fn field_and_first(
    cells: &IntegerArray<'_>,
    first: &IntegerArray<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Result<(Field, usize), ErrorReport> {
    let field = Field::new(&cells.cells("cells", 2, 2)?, interrupt)?;
    let first = first.cell("first")?;
    let index = field.index_of(first).ok_or(MinesweeperError::FirstOffTheMap { first })?;
    Ok((field, index))
}

#[pg_extern(sql = false)]
fn minesweeper_solvable(
    seed: f64,
    cells: IntegerArray<'_>,
    mines: i32,
    first: IntegerArray<'_>,
) -> Result<bool, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (field, first) = field_and_first(&cells, &first, interrupt)?;
    let mines = Mines::place(Seed::new(seed)?, &field, mines, Some(first), interrupt)?;
    Ok(is_solvable(&field, &mines, first, interrupt)?)
}

row! {
    struct NoGuessSeedRow { seed: f64, attempts: i32 }
}

#[pg_extern(sql = false)]
fn minesweeper_no_guess_seed(
    seed: f64,
    cells: IntegerArray<'_>,
    mines: i32,
    first: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<NoGuessSeedRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (field, first) = field_and_first(&cells, &first, interrupt)?;
    let found = NoGuessSeed::find(Seed::new(seed)?, &field, mines, first, interrupt)?;
    Record::of(call, &NoGuessSeedRow { seed: found.seed.value(), attempts: found.attempts as i32 })
}
