//! `hex_to_…`, `hex_from_…`: other coordinates of a cell.

use super::grid::CellRow;
use super::name::Name;
use super::record::Record;
use super::rows::row;
use crate::grid::{Axial, Cell, Cube, Doubled, DoubledLayout, Offset, OffsetLayout};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct AxialRow { q: i32, r: i32 }
}

#[pg_extern(sql = false)]
fn hex_to_axial(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Record<AxialRow>, ErrorReport> {
    let Axial { q, r } = Axial::of(Cell::new(x, y))?;
    Record::of(call, &AxialRow { q, r })
}

#[pg_extern(sql = false)]
fn hex_from_axial(q: i32, r: i32, call: pg_sys::FunctionCallInfo) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Axial { q, r }.cell()?.into())
}

row! {
    struct CubeRow { q: i32, r: i32, s: i32 }
}

#[pg_extern(sql = false)]
fn hex_to_cube(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Record<CubeRow>, ErrorReport> {
    let Cube { q, r, s } = Cube::of(Cell::new(x, y))?;
    Record::of(call, &CubeRow { q, r, s })
}

#[pg_extern(sql = false)]
fn hex_from_cube(
    q: i32,
    r: i32,
    s: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Cube { q, r, s }.cell()?.into())
}

row! {
    struct RowAndColumnRow { row_no: i32, col_no: i32 }
}

#[pg_extern(sql = false)]
fn hex_to_offset(
    x: i32,
    y: i32,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<RowAndColumnRow>, ErrorReport> {
    let Offset { row_no, col_no } = Offset::of(Cell::new(x, y), layout.named(OffsetLayout::named)?)?;
    Record::of(call, &RowAndColumnRow { row_no, col_no })
}

#[pg_extern(sql = false)]
fn hex_from_offset(
    row_no: i32,
    col_no: i32,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Offset { row_no, col_no }.cell(layout.named(OffsetLayout::named)?)?.into())
}

#[pg_extern(sql = false)]
fn hex_to_doubled(
    x: i32,
    y: i32,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<RowAndColumnRow>, ErrorReport> {
    let Doubled { row_no, col_no } = Doubled::of(Cell::new(x, y), layout.named(DoubledLayout::named)?)?;
    Record::of(call, &RowAndColumnRow { row_no, col_no })
}

#[pg_extern(sql = false)]
fn hex_from_doubled(
    row_no: i32,
    col_no: i32,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Doubled { row_no, col_no }.cell(layout.named(DoubledLayout::named)?)?.into())
}
