//! `catan_json` and what takes such documents.

use super::call_site;
use super::catan::{deal, deal_by, picture};
use super::drawing::LineRow;
use super::json_argument::JsonArgument;
use super::name::Name;
use super::rows::Rows;
use crate::catan::{Board, svg_of};
use crate::random::Seed;
use pgrx::JsonB;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// The board in a document.
fn read(board: JsonArgument<'_>) -> Result<Board, ErrorReport> {
    Ok(Board::read(&board.document("board")?.value())?)
}

#[pg_extern(sql = false)]
fn catan_json(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<JsonB, ErrorReport> {
    let dealer = call_site::dealer(call, rules)?;
    let seed = Seed::new(seed)?;
    let board = deal_by(&dealer, seed)?;
    Ok(JsonB(board.to_json(Some((seed, dealer.rules())))))
}

#[pg_extern(sql = false)]
fn catan_render_board(
    board: JsonArgument<'_>,
    color: bool,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    picture(&read(board)?, color, call)
}

#[pg_extern(sql = false)]
fn catan_svg(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<String, ErrorReport> {
    Ok(svg_of(&deal(seed, rules, call)?)?)
}

#[pg_extern(sql = false)]
fn catan_svg_board(board: JsonArgument<'_>) -> Result<String, ErrorReport> {
    Ok(svg_of(&read(board)?)?)
}

#[pg_extern(sql = false)]
fn catan_code(board: JsonArgument<'_>) -> Result<String, ErrorReport> {
    Ok(read(board)?.to_code()?)
}

#[pg_extern(sql = false)]
fn catan_from_code(code: Name<'_>) -> Result<JsonB, ErrorReport> {
    Ok(JsonB(Board::from_code(code.bytes())?.to_json(None)))
}
