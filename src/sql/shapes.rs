//! `hex_ring` to `hex_mask`, `hex_line`: shapes as sets of cells.

use super::grid::CellRow;
use super::integer_array::IntegerArray;
use super::name::Name;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::{
    Cell, CellInRange, Line, Mask, MaskCell, Offset, OffsetLayout, Parallelogram, PlacedCell, Range,
    Rectangle, Ring, Triangle,
};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

#[pg_extern(sql = false)]
fn hex_ring(
    x: i32,
    y: i32,
    radius: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    Rows::of(call, Ring::new(Cell::new(x, y), radius)?.cells().map(CellRow::from))
}

/// For an estimate: how large a shape is does not depend on where it lies.
const SOMEWHERE: Cell = Cell::new(0, 0);

#[pg_extern(sql = false)]
fn hex_ring_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        Ring::new(SOMEWHERE, arguments.integer(2)?).ok().map(|ring| ring.count() as f64)
    })
}

row! {
    struct RangeRow { x: i32, y: i32, distance: i32 }
}

impl From<CellInRange> for RangeRow {
    fn from(CellInRange { cell, distance }: CellInRange) -> Self {
        Self { x: cell.x, y: cell.y, distance }
    }
}

#[pg_extern(sql = false)]
fn hex_range(
    x: i32,
    y: i32,
    radius: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<RangeRow>, ErrorReport> {
    Rows::of(call, Range::new(Cell::new(x, y), radius)?.by_rows().map(RangeRow::from))
}

/// For hex_range and hex_spiral.
#[pg_extern(sql = false)]
fn hex_range_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        Range::new(SOMEWHERE, arguments.integer(2)?).ok().map(|range| range.count() as f64)
    })
}

row! {
    struct SpiralRow { rn: i32, x: i32, y: i32, distance: i32 }
}

#[pg_extern(sql = false)]
fn hex_spiral(
    x: i32,
    y: i32,
    radius: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<SpiralRow>, ErrorReport> {
    let cells = (1..).zip(Range::new(Cell::new(x, y), radius)?.by_rings());
    Rows::of(
        call,
        cells.map(|(rn, CellInRange { cell, distance })| SpiralRow { rn, x: cell.x, y: cell.y, distance }),
    )
}

row! {
    struct PlacedCellRow { x: i32, y: i32, row_no: i32, col_no: i32 }
}

impl From<PlacedCell> for PlacedCellRow {
    fn from(PlacedCell { cell, offset: Offset { row_no, col_no } }: PlacedCell) -> Self {
        Self { x: cell.x, y: cell.y, row_no, col_no }
    }
}

#[pg_extern(sql = false)]
fn hex_rectangle(
    rows: i32,
    cols: i32,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlacedCellRow>, ErrorReport> {
    let rectangle = Rectangle::new(rows, cols, layout.named(OffsetLayout::named)?)?;
    Rows::of(call, rectangle.cells().map(PlacedCellRow::from))
}

#[pg_extern(sql = false)]
fn hex_parallelogram(
    rows: i32,
    cols: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    Rows::of(call, Parallelogram::new(rows, cols)?.cells().map(CellRow::from))
}

/// For hex_parallelogram, and for hex_rectangle, which has as many cells in any layout.
#[pg_extern(sql = false)]
fn hex_parallelogram_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        let parallelogram = Parallelogram::new(arguments.integer(0)?, arguments.integer(1)?);
        parallelogram.ok().map(|parallelogram| parallelogram.count() as f64)
    })
}

#[pg_extern(sql = false)]
fn hex_triangle(side: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<CellRow>, ErrorReport> {
    Rows::of(call, Triangle::new(side)?.cells().map(CellRow::from))
}

#[pg_extern(sql = false)]
fn hex_triangle_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        Triangle::new(arguments.integer(0)?).ok().map(|triangle| triangle.count() as f64)
    })
}

row! {
    struct MaskCellRow { x: i32, y: i32, row_no: i32, col_no: i32, value: i32 }
}

impl From<MaskCell> for MaskCellRow {
    fn from(MaskCell { place, value }: MaskCell) -> Self {
        let PlacedCellRow { x, y, row_no, col_no } = place.into();
        Self { x, y, row_no, col_no, value }
    }
}

#[pg_extern(sql = false)]
fn hex_mask(
    level: IntegerArray<'_>,
    layout: Name<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<MaskCellRow>, ErrorReport> {
    let (_, columns, values) = level.matrix("level")?;
    let mask = Mask::new(columns, values, layout.named(OffsetLayout::named)?)?;
    Rows::of(call, mask.cells().map(MaskCellRow::from))
}

#[pg_extern(sql = false)]
fn hex_mask_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_entries(0))
}

row! {
    struct StepRow { step: i32, x: i32, y: i32 }
}

#[pg_extern(sql = false)]
fn hex_line(
    x1: i32,
    y1: i32,
    x2: i32,
    y2: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<StepRow>, ErrorReport> {
    let cells = (0..).zip(Line::new(Cell::new(x1, y1), Cell::new(x2, y2))?.cells());
    Rows::of(call, cells.map(|(step, cell)| StepRow { step, x: cell.x, y: cell.y }))
}

#[pg_extern(sql = false)]
fn hex_line_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        let start = Cell::new(arguments.integer(0)?, arguments.integer(1)?);
        let end = Cell::new(arguments.integer(2)?, arguments.integer(3)?);
        Line::new(start, end).ok().map(|line| line.count() as f64)
    })
}
