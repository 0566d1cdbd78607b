//! `catan_`: boards.

use super::call_site;
use super::cancel;
use super::drawing::LineRow;
use super::json_argument::JsonArgument;
use super::name::Name;
use super::rows::{Rows, row};
use crate::catan::{Board, Color, Dealer, Picture, Preset, Resource, Rules};
use crate::random::Seed;
use pgrx::JsonB;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// The board of a seed and rules.
pub(super) fn deal(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Board, ErrorReport> {
    deal_by(&*call_site::dealer(call, rules)?, Seed::new(seed)?)
}

/// Dealing can be long where rules are strict.
pub(super) fn deal_by(dealer: &Dealer, seed: Seed) -> Result<Board, ErrorReport> {
    Ok(dealer.deal(seed, &mut cancel::interrupt())?)
}

row! {
    struct BoardRow {
        score_rn: Option<i32>,
        rn: i32,
        x: i32,
        y: i32,
        resource: &'static str,
        score: Option<i32>,
        attempt: Option<i32>,
        resource_name: &'static str,
    }
}

#[pg_extern(sql = false)]
fn catan_board(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<BoardRow>, ErrorReport> {
    let board = deal(seed, rules, call)?;
    Rows::of(
        call,
        board.tiles().map(|tile| BoardRow {
            score_rn: tile.chip.map(|chip| chip.score_rn.into()),
            rn: tile.rn.into(),
            x: tile.cell.x,
            y: tile.cell.y,
            resource: tile.resource.symbol(),
            score: tile.chip.map(|chip| chip.score.into()),
            attempt: tile.chip.and_then(|_| board.attempt()),
            resource_name: tile.resource.name(),
        }),
    )
}

row! {
    struct HarborRow { rn: i32, x: i32, y: i32, resource: &'static str, pier1: i32, pier2: i32 }
}

#[pg_extern(sql = false)]
fn catan_harbors(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<HarborRow>, ErrorReport> {
    let board = deal(seed, rules, call)?;
    Rows::of(
        call,
        board.harbors().map(|harbor| HarborRow {
            rn: harbor.rn.into(),
            x: harbor.place.cell.x,
            y: harbor.place.cell.y,
            resource: harbor.resource.symbol(),
            pier1: harbor.place.piers[0].number().into(),
            pier2: harbor.place.piers[1].number().into(),
        }),
    )
}

#[pg_extern(sql = false)]
fn catan_render(
    seed: f64,
    rules: JsonArgument<'_>,
    color: bool,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    picture(&deal(seed, rules, call)?, color, call)
}

/// The lines of a board's picture.
pub(super) fn picture(
    board: &Board,
    color: bool,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let picture = Picture::of_board(board)?;
    let color = if color { Color::Ansi } else { Color::None };
    Rows::of(call, picture.lines(color).map(|line| LineRow::from(line.into_owned())))
}

row! {
    struct ResourceRow { resource: &'static str, name: &'static str, terrain: Option<&'static str>, tiles: i32 }
}

#[pg_extern(sql = false)]
fn catan_resources(call: pg_sys::FunctionCallInfo) -> Result<Rows<ResourceRow>, ErrorReport> {
    Rows::of(
        call,
        Resource::ALL.into_iter().map(|resource| ResourceRow {
            resource: resource.symbol(),
            name: resource.name(),
            terrain: resource.terrain(),
            tiles: resource.tiles() as i32,
        }),
    )
}

#[pg_extern(sql = false)]
fn catan_rules(preset: Name<'_>) -> Result<JsonB, ErrorReport> {
    Ok(JsonB(Rules::preset(Preset::named(preset.bytes())?).to_json()))
}

#[pg_extern(sql = false)]
fn catan_seed(id: i64) -> Result<f64, ErrorReport> {
    Ok(Seed::from_id(id)?.value())
}
