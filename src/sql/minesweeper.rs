//! `minesweeper_`: games.

use super::cancel;
use super::drawing::LineRow;
use super::integer_array::IntegerArray;
use super::name::Name;
use super::record::Record;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::Orientation;
use crate::interrupt::Interrupt;
use crate::minesweeper::{Field, Game, Mines, MinesweeperError, Moves, lines_of};
use crate::random::Seed;
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

fn field(cells: &IntegerArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Field, ErrorReport> {
    Ok(Field::new(&cells.cells("cells", 2, 2)?, interrupt)?)
}

/// The game after its moves; NULL and `'{}'` are none.
fn play<'a>(
    seed: f64,
    field: &'a Field,
    mines: i32,
    moves: Option<&IntegerArray<'_>>,
    interrupt: &mut Interrupt<'_>,
) -> Result<Game<'a>, ErrorReport> {
    let (_, width, numbers) = moves.map_or(Ok((0, 0, &[][..])), |moves| moves.matrix("moves"))?;
    Ok(Game::play(Seed::new(seed)?, field, mines, Moves::new(numbers, width)?, interrupt)?)
}

row! {
    struct MinefieldRow { x: i32, y: i32, mine: bool, adjacent: i32 }
}

#[pg_extern(sql = false)]
fn minesweeper_board(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    mines: Option<i32>,
    first: Option<IntegerArray<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<MinefieldRow>, ErrorReport> {
    let (Some(seed), Some(cells), Some(mines)) = (seed, cells, mines) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let field = field(&cells, interrupt)?;
    let first = first.map_or(Ok(None), |first| first.optional_cell("first"))?;
    let first = first.map(|first| field.index_of(first).ok_or(MinesweeperError::FirstOffTheMap { first }));
    let mines = Mines::place(Seed::new(seed)?, &field, mines, first.transpose()?, interrupt)?;
    Rows::of(
        call,
        field.cells().iter().enumerate().map(|(index, cell)| MinefieldRow {
            x: cell.x,
            y: cell.y,
            mine: mines.is_mine(index),
            adjacent: mines.adjacent(index).into(),
        }),
    )
}

row! {
    struct ShownRow { x: i32, y: i32, state: &'static str, adjacent: Option<i32> }
}

#[pg_extern(sql = false)]
fn minesweeper_play(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    mines: Option<i32>,
    moves: Option<IntegerArray<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ShownRow>, ErrorReport> {
    let (Some(seed), Some(cells), Some(mines)) = (seed, cells, mines) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let field = field(&cells, interrupt)?;
    let game = play(seed, &field, mines, moves.as_ref(), interrupt)?;
    Rows::of(
        call,
        game.cells().map(|shown| ShownRow {
            x: shown.cell.x,
            y: shown.cell.y,
            state: shown.state.name(),
            adjacent: shown.adjacent.map(i32::from),
        }),
    )
}

row! {
    struct StatusRow { state: &'static str, opened: i32, safe_left: i32, mines_left: i32, ignored_moves: i32 }
}

#[pg_extern(sql = false)]
fn minesweeper_status(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    mines: Option<i32>,
    moves: Option<IntegerArray<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Option<Record<StatusRow>>, ErrorReport> {
    let (Some(seed), Some(cells), Some(mines)) = (seed, cells, mines) else {
        return Ok(None);
    };
    let interrupt = &mut cancel::interrupt();
    let field = field(&cells, interrupt)?;
    let status = play(seed, &field, mines, moves.as_ref(), interrupt)?.status();
    // No count is above that of the cells or the moves, and no array has 2^31 elements.
    let row = StatusRow {
        state: status.state.name(),
        opened: status.opened as i32,
        safe_left: status.safe_left as i32,
        mines_left: status.mines_left as i32,
        ignored_moves: status.ignored_moves as i32,
    };
    Ok(Some(Record::of(call, &row)?))
}

#[pg_extern(sql = false)]
fn minesweeper_render(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    mines: Option<i32>,
    moves: Option<IntegerArray<'_>>,
    orientation: Option<Name<'_>>,
    color: Option<bool>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let (Some(seed), Some(cells), Some(mines)) = (seed, cells, mines) else {
        return Rows::of(call, core::iter::empty());
    };
    let (Some(orientation), Some(color)) = (orientation, color) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let orientation = orientation.named(Orientation::named)?;
    let field = field(&cells, interrupt)?;
    let game = play(seed, &field, mines, moves.as_ref(), interrupt)?;
    Rows::of(call, lines_of(&game, orientation, color, interrupt)?.into_iter().map(LineRow::from))
}

/// The arguments of all these functions that must not be NULL: seed, cells and mines.
const REQUIRED: usize = 3;

#[pg_extern(sql = false)]
fn minesweeper_cells_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, REQUIRED, |arguments| arguments.array_rows(1))
}

#[pg_extern(sql = false)]
fn minesweeper_render_support(request: Internal) -> Internal {
    // Two lines a row of hexagons, as many rows as columns, and a line for numbers.
    row_estimate::answer_with_optional(request, REQUIRED, |arguments| {
        let cells = arguments.array_rows(1)?;
        Some(if cells > 0.0 { (2.0 * cells.sqrt()).round() + 2.0 } else { 0.0 })
    })
}
