//! `catan_`: boards.

use super::call_site::{self, RulesArgument};
use super::rows::{Rows, row};
use super::text::{ShortText, Text};
use crate::catan::{Board, Color, Picture, Preset, Resource, Rules};
use crate::random::Seed;
use pgrx::JsonB;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// The symbols and names of [`Resource::ALL`], as values for rows.
static SYMBOLS: [ShortText; Resource::ALL.len()] = {
    let mut symbols = [const { ShortText::new("") }; Resource::ALL.len()];
    let mut at = 0;
    while at < symbols.len() {
        symbols[at] = ShortText::of_char(Resource::ALL[at].symbol());
        at += 1;
    }
    symbols
};
static NAMES: [ShortText; Resource::ALL.len()] = {
    let mut names = [const { ShortText::new("") }; Resource::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = ShortText::new(Resource::ALL[at].name());
        at += 1;
    }
    names
};

fn symbol(resource: Resource) -> Text {
    Text::from(&SYMBOLS[resource as usize])
}

fn deal(seed: f64, rules: RulesArgument, call: pg_sys::FunctionCallInfo) -> Result<Board, ErrorReport> {
    let rules = call_site::rules(call, rules)?;
    Ok(Board::deal(Seed::new(seed)?, rules))
}

row! {
    struct BoardRow {
        score_rn: Option<i32>,
        rn: i32,
        x: i32,
        y: i32,
        resource: Text,
        score: Option<i32>,
        attempt: Option<i32>,
        resource_name: Text,
    }
}

#[pg_extern(sql = false)]
fn catan_board(
    seed: f64,
    rules: RulesArgument,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<BoardRow>, ErrorReport> {
    let board = deal(seed, rules, call)?;
    Ok(Rows::of(
        call,
        board.tiles().map(|tile| BoardRow {
            score_rn: tile.chip.map(|chip| chip.score_rn.into()),
            rn: tile.rn.into(),
            x: tile.cell.x,
            y: tile.cell.y,
            resource: symbol(tile.resource),
            score: tile.chip.map(|chip| chip.score.into()),
            attempt: tile.chip.map(|_| board.attempt()),
            resource_name: Text::from(&NAMES[tile.resource as usize]),
        }),
    ))
}

row! {
    struct HarborRow { rn: i32, x: i32, y: i32, resource: Text, pier1: i32, pier2: i32 }
}

#[pg_extern(sql = false)]
fn catan_harbors(
    seed: f64,
    rules: RulesArgument,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<HarborRow>, ErrorReport> {
    let board = deal(seed, rules, call)?;
    Ok(Rows::of(
        call,
        board.harbors().map(|harbor| HarborRow {
            rn: harbor.rn.into(),
            x: harbor.place.cell.x,
            y: harbor.place.cell.y,
            resource: symbol(harbor.resource),
            pier1: harbor.place.piers[0].number().into(),
            pier2: harbor.place.piers[1].number().into(),
        }),
    ))
}

row! {
    struct LineRow { line: Text }
}

#[pg_extern(sql = false)]
fn catan_render(
    seed: f64,
    rules: RulesArgument,
    color: bool,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let picture = Picture::of(&deal(seed, rules, call)?);
    let color = if color { Color::Ansi } else { Color::None };
    Ok(Rows::of(call, picture.lines(color).map(|line| LineRow { line: Text::copied(&line) })))
}

row! {
    struct ResourceRow { resource: Text, name: Text, terrain: Option<Text>, tiles: i32 }
}

#[pg_extern(sql = false)]
fn catan_resources(call: pg_sys::FunctionCallInfo) -> Rows<ResourceRow> {
    Rows::of(
        call,
        Resource::ALL.into_iter().map(|resource| ResourceRow {
            resource: symbol(resource),
            name: Text::from(&NAMES[resource as usize]),
            terrain: resource.terrain().map(Text::copied),
            tiles: resource.tiles() as i32,
        }),
    )
}

#[pg_extern(sql = false)]
fn catan_rules(preset: &str) -> Result<JsonB, ErrorReport> {
    Ok(JsonB(Rules::preset(Preset::named(preset)?).to_json()))
}

#[pg_extern(sql = false)]
fn catan_seed(id: i64) -> Result<f64, ErrorReport> {
    Ok(Seed::from_id(id)?.value())
}
