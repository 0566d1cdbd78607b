//! `hex_`: the grid.

use super::integers::integers;
use super::name::Name;
use super::record::Record;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::{Cell, Corner, Direction, HexagonBoard};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct TileRow { rn: i32, x: i32, y: i32 }
}

#[pg_extern(sql = false)]
fn hex_tiles(radius: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<TileRow>, ErrorReport> {
    let tiles = (1..).zip(HexagonBoard::new(radius)?);
    Rows::of(call, tiles.map(|(rn, cell)| TileRow { rn, x: cell.x, y: cell.y }))
}

#[pg_extern(sql = false)]
fn hex_tiles_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        HexagonBoard::new(arguments.integer(0)?).ok().map(|board| board.len() as f64)
    })
}

row! {
    struct NeighborRow { direction: &'static str, x: i32, y: i32 }
}

#[pg_extern(sql = false)]
fn hex_neighbors(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<NeighborRow>, ErrorReport> {
    let named = Direction::ALL.iter().zip(Cell::new(x, y).neighbors()?);
    Rows::of(call, named.map(|(way, cell)| NeighborRow { direction: way.name(), x: cell.x, y: cell.y }))
}

#[pg_extern(sql = false)]
fn hex_diagonals(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<NeighborRow>, ErrorReport> {
    let named = Corner::ALL.iter().zip(Cell::new(x, y).diagonals()?);
    Rows::of(call, named.map(|(way, cell)| NeighborRow { direction: way.name(), x: cell.x, y: cell.y }))
}

row! {
    struct CellRow { x: i32, y: i32 }
}

impl From<Cell> for CellRow {
    fn from(cell: Cell) -> Self {
        Self { x: cell.x, y: cell.y }
    }
}

#[pg_extern(sql = false)]
fn hex_neighbor(
    x: i32,
    y: i32,
    direction: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Cell::new(x, y).neighbor(direction.named(Direction::named)?)?.into())
}

integers! {
    struct Ends { x1: i32, y1: i32, x2: i32, y2: i32 }
}

#[pg_extern(sql = false)]
fn hex_distance(ends: Ends) -> i64 {
    Cell::new(ends.x1, ends.y1).distance(Cell::new(ends.x2, ends.y2))
}
