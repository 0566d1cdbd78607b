//! `catan_`: intersections and edges of boards.

use super::call_site;
use super::catan::deal;
use super::integer_array::IntegerArray;
use super::json_argument::JsonArgument;
use super::rows::{Rows, row};
use super::topology::PlaceRow;
use crate::catan::{BoardMap, Dealer, Resource};
use crate::random::Seed;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;
use std::sync::Arc;

/// Where the tiles of a seed's board lie. Rules alone tell, so nothing is dealt; but what is no seed has no board.
fn map_of(seed: f64, dealer: &Dealer) -> Result<Arc<BoardMap>, ErrorReport> {
    Seed::new(seed)?;
    Ok(Arc::clone(dealer.map()))
}

row! {
    struct IntersectionRow { x: i32, y: i32, k: i32, tiles: i32, pips: i32, harbor: Option<&'static str> }
}

#[pg_extern(sql = false)]
fn catan_intersections(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<IntersectionRow>, ErrorReport> {
    let board = deal(seed, rules, call)?;
    Rows::of(
        call,
        board.sites().map(|site| IntersectionRow {
            x: site.vertex.cell.x,
            y: site.vertex.cell.y,
            k: site.vertex.k(),
            tiles: site.tiles.into(),
            pips: site.pips.into(),
            harbor: site.harbor.map(Resource::symbol),
        }),
    )
}

row! {
    struct EdgeRow {
        x: i32,
        y: i32,
        k: i32,
        x1: i32,
        y1: i32,
        k1: i32,
        x2: i32,
        y2: i32,
        k2: i32,
        coast: bool,
    }
}

#[pg_extern(sql = false)]
fn catan_edges(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<EdgeRow>, ErrorReport> {
    let map = map_of(seed, &*call_site::dealer(call, rules)?)?;
    let vertex = |index| map.intersections()[usize::from(index)].vertex;
    Rows::of(
        call,
        map.edges().iter().map(|found| {
            let [first, second] = found.ends.map(vertex);
            EdgeRow {
                x: found.edge.cell.x,
                y: found.edge.cell.y,
                k: found.edge.k(),
                x1: first.cell.x,
                y1: first.cell.y,
                k1: first.k(),
                x2: second.cell.x,
                y2: second.cell.y,
                k2: second.k(),
                coast: found.is_coast,
            }
        }),
    )
}

row! {
    struct YieldRow { x: i32, y: i32, k: i32, roll: i32, resource: &'static str, amount: i32 }
}

#[pg_extern(sql = false)]
fn catan_yields(
    seed: Option<f64>,
    rules: Option<JsonArgument<'_>>,
    robber: Option<IntegerArray<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<YieldRow>, ErrorReport> {
    let (Some(seed), Some(rules)) = (seed, rules) else {
        return Rows::of(call, core::iter::empty());
    };
    let robber = match robber {
        Some(robber) => robber.optional_cell("robber")?,
        None => None,
    };
    let board = deal(seed, rules, call)?;
    Rows::of(
        call,
        board.yields(robber)?.map(|found| YieldRow {
            x: found.vertex.cell.x,
            y: found.vertex.cell.y,
            k: found.vertex.k(),
            roll: found.roll.into(),
            resource: found.resource.symbol(),
            amount: found.amount.into(),
        }),
    )
}

#[pg_extern(sql = false)]
fn catan_settlement_sites(
    seed: Option<f64>,
    occupied: Option<IntegerArray<'_>>,
    rules: Option<JsonArgument<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlaceRow>, ErrorReport> {
    let (Some(seed), Some(rules)) = (seed, rules) else {
        return Rows::of(call, core::iter::empty());
    };
    let occupied = IntegerArray::vertices_or_none(occupied.as_ref(), "occupied")?;
    let map = map_of(seed, &*call_site::dealer(call, rules)?)?;
    Rows::of(call, map.settlement_sites(&occupied)?.map(PlaceRow::from))
}
