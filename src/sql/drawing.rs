//! `hex_render` and `hex_svg`: pictures of any map.

use super::cancel;
use super::integer_array::IntegerArray;
use super::name::Name;
use super::row_estimate;
use super::rows::{Rows, row};
use super::text_array::TextArray;
use crate::drawing::{self, CssColor, Labels, TextMap};
use crate::grid::{Cell, CellMap, Orientation};
use crate::interrupt::Interrupt;
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct LineRow { line: String }
}

impl From<String> for LineRow {
    fn from(line: String) -> Self {
        Self { line }
    }
}

/// The cells of a map, all different.
fn map_cells(array: &IntegerArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Vec<Cell>, ErrorReport> {
    let array = array.cells("cells", 2, 2)?;
    CellMap::new(&array, interrupt)?;
    Ok(array.cells().collect())
}

/// The elements of an optional argument; NULL and `'{}'` are none.
fn optional<'a>(
    argument: &'static str,
    array: Option<&'a TextArray<'_>>,
    cells: usize,
    interrupt: &mut Interrupt<'_>,
) -> Result<Option<Vec<Option<&'a str>>>, ErrorReport> {
    let elements = array.map(|array| array.for_each_cell(argument, cells, interrupt)).transpose()?;
    Ok(elements.filter(|elements| !elements.is_empty()))
}

fn map_labels<'a>(
    array: Option<&'a TextArray<'_>>,
    cells: usize,
    interrupt: &mut Interrupt<'_>,
) -> Result<Option<Labels<'a>>, ErrorReport> {
    let texts = optional("labels", array, cells, interrupt)?;
    Ok(texts.map(|texts| Labels::new(texts.into_iter(), cells, interrupt)).transpose()?)
}

#[pg_extern(sql = false)]
fn hex_render(
    cells: Option<IntegerArray<'_>>,
    labels: Option<TextArray<'_>>,
    orientation: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let (Some(cells), Some(orientation)) = (cells, orientation) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let cells = map_cells(&cells, interrupt)?;
    let labels = map_labels(labels.as_ref(), cells.len(), interrupt)?;
    let map = TextMap::new(&cells, orientation.named(Orientation::named)?);
    let map = labels.as_ref().map_or(map, |labels| map.labels(labels));
    let picture = map.draw(interrupt)?;
    Rows::of(call, picture.into_lines().map(LineRow::from))
}

#[pg_extern(sql = false)]
fn hex_render_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 1, |arguments| arguments.array_rows(0).map(lines_of_picture))
}

/// About how many lines the picture of so many cells has: two a row of hexagons, with as many rows as columns.
pub(super) fn lines_of_picture(cells: f64) -> f64 {
    if cells > 0.0 { (2.0 * cells.sqrt()).round() + 1.0 } else { 0.0 }
}

#[pg_extern(sql = false)]
fn hex_svg(
    cells: Option<IntegerArray<'_>>,
    labels: Option<TextArray<'_>>,
    colors: Option<TextArray<'_>>,
    orientation: Option<Name<'_>>,
) -> Result<Option<String>, ErrorReport> {
    let (Some(cells), Some(orientation)) = (cells, orientation) else {
        return Ok(None);
    };
    let interrupt = &mut cancel::interrupt();
    let cells = map_cells(&cells, interrupt)?;
    let labels = map_labels(labels.as_ref(), cells.len(), interrupt)?;
    let colors = optional("colors", colors.as_ref(), cells.len(), interrupt)?;
    let colors =
        colors.map(|texts| CssColor::for_each_cell(texts.into_iter(), cells.len(), interrupt)).transpose()?;
    let orientation = orientation.named(Orientation::named)?;
    if cells.is_empty() {
        return Ok(None);
    }
    Ok(Some(drawing::svg_of(&cells, labels.as_ref(), colors.as_deref(), orientation, interrupt)?))
}
