//! `catan_`: roads.

use super::cancel::cancel_check;
use super::integer_array::IntegerArray;
use crate::catan::longest_road;
use crate::grid::CellArray;
use crate::interrupt::Interrupt;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

#[pg_extern(sql = false)]
fn catan_longest_road(
    edges: Option<IntegerArray>,
    blocked: Option<IntegerArray>,
) -> Result<Option<i32>, ErrorReport> {
    let Some(edges) = edges else {
        return Ok(None);
    };
    let edges = edges.edges("edges")?;
    let blocked = match &blocked {
        Some(blocked) => blocked.vertices("blocked")?,
        None => CellArray::new("blocked", &[], 3, 3, 3)?,
    };
    Ok(Some(longest_road(&edges, &blocked, &mut Interrupt::new(&mut cancel_check))?))
}
