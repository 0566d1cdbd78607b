//! `garland_`: puzzles of wires on squares and hexagons.

use super::cancel;
use super::drawing::LineRow;
use super::encoding::expect_utf8;
use super::integer_array::IntegerArray;
use super::integers::integers;
use super::name::Name;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::garland::{
    Board, Growth, Links, Puzzle, Wiring, is_lamp, is_solved, lines_of, lit, solve, svg_of, turned_number,
    turns_between,
};
use crate::grid::MAX_CELLS;
use crate::interrupt::Interrupt;
use crate::random::Seed;
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// Squares and hexagons as they lie before a player.
fn squares(
    cells: &IntegerArray<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Result<(Board, Vec<Links>), ErrorReport> {
    Ok(Board::of_squares(&cells.cells_with_links("cells")?, interrupt)?)
}

fn hexagons(
    cells: &IntegerArray<'_>,
    source: &IntegerArray<'_>,
    interrupt: &mut Interrupt<'_>,
) -> Result<(Board, Vec<Links>), ErrorReport> {
    Ok(Board::of_hexagons(&cells.cells_with_links("cells")?, source.cell("source")?, interrupt)?)
}

row! {
    struct PuzzleRow { x: i32, y: i32, links: i32, lamp: bool, turned: i32 }
}

fn puzzle_rows(
    board: &Board,
    puzzle: &Puzzle,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PuzzleRow>, ErrorReport> {
    let cells = board.cells().iter().zip(puzzle.links.iter().zip(&puzzle.turned));
    Rows::of(
        call,
        cells.map(|(cell, (&links, &turned))| PuzzleRow {
            x: cell.x,
            y: cell.y,
            links: links.into(),
            lamp: is_lamp(links),
            turned: turned.into(),
        }),
    )
}

fn wiring(growth: &Name<'_>, max_length: i32, unique_solution: bool) -> Result<Wiring, ErrorReport> {
    Ok(Wiring::new(growth.named(Growth::named)?, max_length, unique_solution)?)
}

#[pg_extern(sql = false)]
fn garland(
    seed: f64,
    width: i32,
    height: i32,
    max_length: i32,
    unique_solution: bool,
    growth: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PuzzleRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let seed = Seed::new(seed)?;
    let wiring = wiring(&growth, max_length, unique_solution)?;
    let board = Board::rectangle(width, height, interrupt)?;
    let puzzle = Puzzle::new(&board, seed, wiring, interrupt)?;
    puzzle_rows(&board, &puzzle, call)
}

#[pg_extern(sql = false)]
fn garland_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        let (width, height) = (arguments.integer(1)?, arguments.integer(2)?);
        Some((f64::from(width.max(0)) * f64::from(height.max(0))).min(MAX_CELLS as f64))
    })
}

#[pg_extern(sql = false)]
fn hex_garland(
    seed: f64,
    cells: IntegerArray<'_>,
    source: IntegerArray<'_>,
    max_length: i32,
    unique_solution: bool,
    growth: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PuzzleRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let seed = Seed::new(seed)?;
    let wiring = wiring(&growth, max_length, unique_solution)?;
    let board = Board::hexagons(&cells.cells("cells", 2, 2)?, source.cell("source")?, interrupt)?;
    let puzzle = Puzzle::new(&board, seed, wiring, interrupt)?;
    puzzle_rows(&board, &puzzle, call)
}

#[pg_extern(sql = false)]
fn hex_garland_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_rows(1))
}

/// For the functions that give a row for each cell of their first argument.
#[pg_extern(sql = false)]
fn garland_cells_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_rows(0))
}

integers! {
    struct Turn { links: i32, steps: i32, sides: i32 }
}

#[pg_extern(sql = false)]
fn garland_turn(turn: Turn) -> Result<i32, ErrorReport> {
    Ok(turned_number(turn.links, turn.steps, turn.sides)?)
}

row! {
    struct LitRow { x: i32, y: i32, lit: bool }
}

fn lit_rows(
    (board, links): &(Board, Vec<Links>),
    interrupt: &mut Interrupt<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LitRow>, ErrorReport> {
    let cells = board.cells().iter().zip(lit(board, links, interrupt));
    Rows::of(call, cells.map(|(cell, lit)| LitRow { x: cell.x, y: cell.y, lit }))
}

#[pg_extern(sql = false)]
fn garland_lit(cells: IntegerArray<'_>, call: pg_sys::FunctionCallInfo) -> Result<Rows<LitRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    lit_rows(&squares(&cells, interrupt)?, interrupt, call)
}

#[pg_extern(sql = false)]
fn hex_garland_lit(
    cells: IntegerArray<'_>,
    source: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LitRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    lit_rows(&hexagons(&cells, &source, interrupt)?, interrupt, call)
}

#[pg_extern(sql = false)]
fn garland_solved(cells: IntegerArray<'_>) -> Result<bool, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (board, links) = squares(&cells, interrupt)?;
    Ok(is_solved(&board, &links, interrupt))
}

#[pg_extern(sql = false)]
fn hex_garland_solved(cells: IntegerArray<'_>, source: IntegerArray<'_>) -> Result<bool, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (board, links) = hexagons(&cells, &source, interrupt)?;
    Ok(is_solved(&board, &links, interrupt))
}

row! {
    struct SolutionRow { x: i32, y: i32, links: i32, turns: i32, solutions: i32 }
}

fn solution_rows(
    (board, pieces): &(Board, Vec<Links>),
    interrupt: &mut Interrupt<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<SolutionRow>, ErrorReport> {
    let solved = solve(board.adjacency(), pieces, board.entry(), interrupt)?;
    let cells = board.cells().iter().zip(pieces).zip(solved.links.unwrap_or_default());
    Rows::of(
        call,
        cells.map(|((cell, &piece), links)| SolutionRow {
            x: cell.x,
            y: cell.y,
            links: links.into(),
            turns: turns_between(piece, links, board.sides()).unwrap_or_default().into(),
            solutions: solved.solutions.into(),
        }),
    )
}

#[pg_extern(sql = false)]
fn garland_solve(
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<SolutionRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    solution_rows(&squares(&cells, interrupt)?, interrupt, call)
}

#[pg_extern(sql = false)]
fn hex_garland_solve(
    cells: IntegerArray<'_>,
    source: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<SolutionRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    solution_rows(&hexagons(&cells, &source, interrupt)?, interrupt, call)
}

#[pg_extern(sql = false)]
fn garland_render(
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    expect_utf8("garland_render")?;
    let interrupt = &mut cancel::interrupt();
    let (board, links) = squares(&cells, interrupt)?;
    Rows::of(call, lines_of(&board, &links, interrupt)?.into_iter().map(LineRow::from))
}

#[pg_extern(sql = false)]
fn garland_render_support(request: Internal) -> Internal {
    // As many rows as columns, two lines each and one more.
    row_estimate::answer(request, |arguments| Some(2.0 * arguments.array_rows(0)?.sqrt().round() + 1.0))
}

#[pg_extern(sql = false)]
fn hex_garland_render(
    cells: IntegerArray<'_>,
    source: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (board, links) = hexagons(&cells, &source, interrupt)?;
    Rows::of(call, lines_of(&board, &links, interrupt)?.into_iter().map(LineRow::from))
}

#[pg_extern(sql = false)]
fn hex_garland_render_support(request: Internal) -> Internal {
    // As many rows as a hexagon of so many cells has, three lines each.
    row_estimate::answer(request, |arguments| {
        Some(3.0 * (4.0 / 3.0 * arguments.array_rows(0)?).sqrt().round())
    })
}

#[pg_extern(sql = false)]
fn garland_svg(cells: IntegerArray<'_>) -> Result<String, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (board, links) = squares(&cells, interrupt)?;
    Ok(svg_of(&board, &links, interrupt)?)
}

#[pg_extern(sql = false)]
fn hex_garland_svg(cells: IntegerArray<'_>, source: IntegerArray<'_>) -> Result<String, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let (board, links) = hexagons(&cells, &source, interrupt)?;
    Ok(svg_of(&board, &links, interrupt)?)
}
