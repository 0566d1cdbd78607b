//! `catan_`: roads.

use super::cancel;
use super::integer_array::IntegerArray;
use crate::catan::longest_road;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

#[pg_extern(sql = false)]
fn catan_longest_road(
    edges: Option<IntegerArray<'_>>,
    blocked: Option<IntegerArray<'_>>,
) -> Result<Option<i32>, ErrorReport> {
    let Some(edges) = edges else {
        return Ok(None);
    };
    let edges = edges.edges("edges")?;
    let blocked = IntegerArray::vertices_or_none(blocked.as_ref(), "blocked")?;
    Ok(Some(longest_road(&edges, &blocked, &mut cancel::interrupt())?))
}
