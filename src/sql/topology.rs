//! `hex_`: vertices and edges, their subscripts, outlines.

use super::cancel;
use super::grid::CellRow;
use super::integer_array::IntegerArray;
use super::record::Record;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::{Cell, Corner, DenseIndex, Direction, Edge, Outline, Vertex};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

fn vertex(x: i32, y: i32, k: i32) -> Result<Vertex, ErrorReport> {
    Ok(Vertex::numbered(Cell::new(x, y), k)?)
}

fn edge(x: i32, y: i32, k: i32) -> Result<Edge, ErrorReport> {
    Ok(Edge::numbered(Cell::new(x, y), k)?)
}

row! {
    struct NamedPlaceRow { direction: &'static str, x: i32, y: i32, k: i32 }
}

#[pg_extern(sql = false)]
fn hex_vertices(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<NamedPlaceRow>, ErrorReport> {
    let named = Corner::ALL.into_iter().zip(Cell::new(x, y).vertices()?);
    Rows::of(
        call,
        named.map(|(corner, vertex)| NamedPlaceRow {
            direction: corner.name(),
            x: vertex.cell.x,
            y: vertex.cell.y,
            k: vertex.k(),
        }),
    )
}

#[pg_extern(sql = false)]
fn hex_edges(x: i32, y: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<NamedPlaceRow>, ErrorReport> {
    let named = Direction::ALL.into_iter().zip(Cell::new(x, y).edges()?);
    Rows::of(
        call,
        named.map(|(side, edge)| NamedPlaceRow {
            direction: side.name(),
            x: edge.cell.x,
            y: edge.cell.y,
            k: edge.k(),
        }),
    )
}

row! {
    struct PlaceRow { x: i32, y: i32, k: i32 }
}

impl From<Vertex> for PlaceRow {
    fn from(vertex: Vertex) -> Self {
        Self { x: vertex.cell.x, y: vertex.cell.y, k: vertex.k() }
    }
}

impl From<Edge> for PlaceRow {
    fn from(edge: Edge) -> Self {
        Self { x: edge.cell.x, y: edge.cell.y, k: edge.k() }
    }
}

#[pg_extern(sql = false)]
fn hex_vertex_tiles(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    Rows::of(call, vertex(x, y, k)?.tiles()?.into_iter().map(CellRow::from))
}

#[pg_extern(sql = false)]
fn hex_vertex_edges(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlaceRow>, ErrorReport> {
    Rows::of(call, vertex(x, y, k)?.edges()?.into_iter().map(PlaceRow::from))
}

#[pg_extern(sql = false)]
fn hex_vertex_neighbors(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlaceRow>, ErrorReport> {
    Rows::of(call, vertex(x, y, k)?.neighbors()?.into_iter().map(PlaceRow::from))
}

#[pg_extern(sql = false)]
fn hex_edge_vertices(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlaceRow>, ErrorReport> {
    Rows::of(call, edge(x, y, k)?.vertices()?.into_iter().map(PlaceRow::from))
}

#[pg_extern(sql = false)]
fn hex_edge_tiles(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<CellRow>, ErrorReport> {
    Rows::of(call, edge(x, y, k)?.tiles()?.into_iter().map(CellRow::from))
}

#[pg_extern(sql = false)]
fn hex_edge_neighbors(
    x: i32,
    y: i32,
    k: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<PlaceRow>, ErrorReport> {
    Rows::of(call, edge(x, y, k)?.neighbors()?.into_iter().map(PlaceRow::from))
}

#[pg_extern(sql = false)]
fn hex_vertex_index(x: i32, y: i32, k: i32, rows: i32, cols: i32) -> Result<i32, ErrorReport> {
    Ok(DenseIndex::new(rows, cols)?.of_vertex(vertex(x, y, k)?)?)
}

#[pg_extern(sql = false)]
fn hex_edge_index(x: i32, y: i32, k: i32, rows: i32, cols: i32) -> Result<i32, ErrorReport> {
    Ok(DenseIndex::new(rows, cols)?.of_edge(edge(x, y, k)?)?)
}

#[pg_extern(sql = false)]
fn hex_vertex_from_index(
    index: i32,
    rows: i32,
    cols: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Option<Record<PlaceRow>>, ErrorReport> {
    let vertex = DenseIndex::new(rows, cols)?.vertex(index)?;
    vertex.map(|vertex| Record::of(call, &vertex.into())).transpose()
}

#[pg_extern(sql = false)]
fn hex_edge_from_index(
    index: i32,
    rows: i32,
    cols: i32,
    call: pg_sys::FunctionCallInfo,
) -> Result<Option<Record<PlaceRow>>, ErrorReport> {
    let edge = DenseIndex::new(rows, cols)?.edge(index)?;
    edge.map(|edge| Record::of(call, &edge.into())).transpose()
}

row! {
    struct OutlineRow { ring: i32, step: i32, x: i32, y: i32, k: i32 }
}

#[pg_extern(sql = false)]
fn hex_outline(
    cells: IntegerArray<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<OutlineRow>, ErrorReport> {
    let cells = cells.cells("cells", 2, 2)?;
    let outline = Outline::of(&cells, &mut cancel::interrupt())?;
    Rows::of(
        call,
        outline.steps().map(|at| OutlineRow {
            ring: at.ring,
            step: at.step,
            x: at.vertex.cell.x,
            y: at.vertex.cell.y,
            k: at.vertex.k(),
        }),
    )
}

#[pg_extern(sql = false)]
fn hex_outline_support(request: Internal) -> Internal {
    // The shortest border that so many cells can have, which is 2⌈√(12n - 3)⌉.
    row_estimate::answer(request, |arguments| {
        let cells = arguments.array_rows(0)?;
        Some(if cells < 1.0 { 0.0 } else { 2.0 * (12.0 * cells - 3.0).sqrt().ceil() })
    })
}
