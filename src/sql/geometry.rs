//! `hex_`: tiles in the plane.

use super::grid::CellRow;
use super::name::Name;
use super::plane::{Point, Polygon};
use super::record::Record;
use crate::grid::{Cell, GridError, Layout, Orientation};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

fn layout(size: f64, orientation: &Name<'_>, stretch: f64) -> Result<Layout, GridError> {
    Layout::new(size, orientation.named(Orientation::named)?, stretch)
}

#[pg_extern(sql = false)]
fn hex_center(x: i32, y: i32, size: f64, orientation: Name<'_>, stretch: f64) -> Result<Point, ErrorReport> {
    Ok(Point(layout(size, &orientation, stretch)?.center(Cell::new(x, y))?))
}

#[pg_extern(sql = false)]
fn hex_at(
    at: Point,
    size: f64,
    orientation: Name<'_>,
    stretch: f64,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<CellRow>, ErrorReport> {
    Record::of(call, &layout(size, &orientation, stretch)?.cell_at(at.0)?.into())
}

#[pg_extern(sql = false)]
fn hex_polygon(
    x: i32,
    y: i32,
    size: f64,
    orientation: Name<'_>,
    stretch: f64,
) -> Result<Polygon, ErrorReport> {
    Ok(Polygon(layout(size, &orientation, stretch)?.corners(Cell::new(x, y))?))
}
