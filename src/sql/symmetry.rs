//! `hex_rotate`, `hex_reflect`, `hex_canonical`, `hex_wrap`: what maps the grid onto itself.

use super::cancel;
use super::grid::CellRow;
use super::integer_array::IntegerArray;
use super::name::Name;
use super::record::Record;
use super::row_estimate;
use super::rows::Rows;
use crate::grid::{Axis, Cell, Symmetry, WrappedHexagon, canonical_form};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

#[pg_extern(sql = false)]
fn hex_rotate(
    x: i32,
    y: i32,
    steps: i32,
    cx: i32,
    cy: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &Symmetry::rotation(steps).image(Cell::new(x, y), Cell::new(cx, cy))?.into())
}

#[pg_extern(sql = false)]
fn hex_reflect(
    x: i32,
    y: i32,
    axis: Name<'_>,
    cx: i32,
    cy: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    let reflection = Symmetry::reflection(axis.named(Axis::named)?);
    Record::of(call, &reflection.image(Cell::new(x, y), Cell::new(cx, cy))?.into())
}

#[pg_extern(sql = false)]
fn hex_canonical(
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    let cells = cells.cells("cells", 2, 2)?;
    let form = canonical_form(cells.argument(), cells.cells(), &mut cancel::interrupt())?;
    Rows::of(call, form.into_iter().map(CellRow::from))
}

#[pg_extern(sql = false)]
fn hex_canonical_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_rows(0))
}

#[pg_extern(sql = false)]
fn hex_wrap(
    x: i32,
    y: i32,
    radius: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &WrappedHexagon::new(radius)?.wrap(Cell::new(x, y)).into())
}
