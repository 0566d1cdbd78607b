//! `hex_`: ways over a map, and what is seen on it.

use super::cancel;
use super::grid::CellRow;
use super::integer_array::IntegerArray;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::{
    Cell, CellMap, FieldOfView, MAX_ARGUMENT_CELLS, Range, Terrain, cheapest_path, components, reachable,
};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct PathRow { step: i32, x: i32, y: i32, cost: i64 }
}

#[pg_extern(sql = false)]
fn hex_path(
    x1: i32,
    y1: i32,
    x2: i32,
    y2: i32,
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PathRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let terrain = Terrain::new(cells.cells("cells", 2, 3)?, interrupt)?;
    let path = cheapest_path(Cell::new(x1, y1), Cell::new(x2, y2), &terrain, interrupt);
    let steps = (0..).zip(path);
    Rows::of(call, steps.map(|(step, at)| PathRow { step, x: at.cell.x, y: at.cell.y, cost: at.cost }))
}

#[pg_extern(sql = false)]
fn hex_path_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        let from = Cell::new(arguments.integer(0)?, arguments.integer(1)?);
        let to = Cell::new(arguments.integer(2)?, arguments.integer(3)?);
        Some((from.distance(to) as f64 + 1.0).min(MAX_ARGUMENT_CELLS as f64))
    })
}

row! {
    struct ReachedRow { x: i32, y: i32, cost: i64 }
}

#[pg_extern(sql = false)]
fn hex_reachable(
    x: i32,
    y: i32,
    budget: i64,
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ReachedRow>, ErrorReport> {
    let interrupt = &mut cancel::interrupt();
    let terrain = Terrain::new(cells.cells("cells", 2, 3)?, interrupt)?;
    let reached = reachable(Cell::new(x, y), budget, &terrain, interrupt)?;
    Rows::of(call, reached.into_iter().map(|at| ReachedRow { x: at.cell.x, y: at.cell.y, cost: at.cost }))
}

#[pg_extern(sql = false)]
fn hex_reachable_support(request: Internal) -> Internal {
    // As if each step cost 1: no more cells than within that distance, and no more than there are.
    row_estimate::answer(request, |arguments| {
        let steps = arguments.big_integer(2).map(|budget| budget.max(0) as f64);
        let within = steps.map(|steps| 1.0 + 3.0 * steps * (steps + 1.0));
        let cells = arguments.array_rows(3);
        [within, cells].into_iter().flatten().reduce(f64::min).map(|rows| rows.min(MAX_ARGUMENT_CELLS as f64))
    })
}

#[pg_extern(sql = false)]
fn hex_visible(
    x: Option<i32>,
    y: Option<i32>,
    radius: Option<i32>,
    walls: Option<IntegerArray<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    let (Some(x), Some(y), Some(radius)) = (x, y, radius) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let walls = match &walls {
        Some(walls) => CellMap::new(&walls.cells("walls", 2, 2)?, interrupt)?,
        None => CellMap::of("walls", core::iter::empty(), interrupt)?,
    };
    let view = FieldOfView::new(Cell::new(x, y), radius, &walls, interrupt)?;
    Rows::of(call, view.cells().map(CellRow::from))
}

#[pg_extern(sql = false)]
fn hex_visible_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 3, |arguments| {
        Range::new(Cell::new(0, 0), arguments.integer(2)?).ok().map(|range| range.count() as f64)
    })
}

row! {
    struct ComponentRow { component: i32, size: i32, x: i32, y: i32 }
}

#[pg_extern(sql = false)]
fn hex_components(
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ComponentRow>, ErrorReport> {
    let cells = cells.cells("cells", 2, 3)?;
    let members = components(&cells, &mut cancel::interrupt())?;
    Rows::of(
        call,
        members.map(|member| ComponentRow {
            component: member.component,
            size: member.size,
            x: member.cell.x,
            y: member.cell.y,
        }),
    )
}

#[pg_extern(sql = false)]
fn hex_components_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| arguments.array_rows(0))
}
