//! `hex_territories`: maps shared among players.

use super::cancel::cancel_check;
use super::drawing::{LineRow, lines_of_picture};
use super::integer_array::IntegerArray;
use super::name::Name;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::Orientation;
use crate::interrupt::Interrupt;
use crate::random::Seed;
use crate::territories::{Method, PlayerShare, Request, Starts, Territories};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// The arguments that the three functions have in common.
struct Arguments<'a> {
    seed: Option<f64>,
    cells: &'a Option<IntegerArray>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'a>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'a>>,
}

impl Arguments<'_> {
    /// None if one is NULL that must not be.
    fn share(self) -> Result<Option<Territories>, ErrorReport> {
        let (Some(seed), Some(cells), Some(players), Some(method), Some(islands), Some(starts)) =
            (self.seed, self.cells, self.players, self.method, self.islands, self.starts)
        else {
            return Ok(None);
        };
        let request = Request {
            players,
            max_chunk: self.max_chunk,
            method: Method::named(&method.text())?,
            steps: self.steps,
            islands,
            starts: Starts::named(&starts.text())?,
        };
        let (seed, cells) = (Seed::new(seed)?, cells.cells("cells", 2, 2)?);
        Ok(Some(Territories::share(seed, &cells, &request, &mut Interrupt::new(&mut cancel_check))?))
    }
}

row! {
    struct TerritoryRow { x: i32, y: i32, player: Option<i32>, chunk: Option<i32>, chunk_size: Option<i32> }
}

#[pg_extern(sql = false)]
#[expect(clippy::too_many_arguments, reason = "they are those of the SQL function")]
fn hex_territories(
    seed: Option<f64>,
    cells: Option<IntegerArray>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<TerritoryRow>, ErrorReport> {
    let cells = &cells;
    let shared = Arguments { seed, cells, players, max_chunk, method, steps, islands, starts }.share()?;
    Rows::of(
        call,
        shared.iter().flat_map(Territories::cells).map(|shared| TerritoryRow {
            x: shared.cell.x,
            y: shared.cell.y,
            player: shared.holding.map(|holding| holding.player),
            chunk: shared.holding.map(|holding| holding.chunk),
            chunk_size: shared.holding.map(|holding| holding.chunk_size),
        }),
    )
}

#[pg_extern(sql = false)]
fn hex_territories_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 3, |arguments| arguments.array_rows(1))
}

row! {
    struct ShareRow {
        player: i32,
        cells: i32,
        chunks: i32,
        largest_chunk: i32,
        border_cells: i32,
        coast_cells: i32,
        missing_cells: i32,
    }
}

#[pg_extern(sql = false)]
#[expect(clippy::too_many_arguments, reason = "they are those of the SQL function")]
fn hex_territories_stats(
    seed: Option<f64>,
    cells: Option<IntegerArray>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ShareRow>, ErrorReport> {
    let cells = &cells;
    let shared = Arguments { seed, cells, players, max_chunk, method, steps, islands, starts }.share()?;
    let mut check = cancel_check;
    let interrupt = &mut Interrupt::new(&mut check);
    let shares: Vec<PlayerShare> = shared.map(|shared| shared.shares(interrupt)).unwrap_or_default();
    Rows::of(
        call,
        shares.into_iter().map(|share| ShareRow {
            player: share.player,
            cells: share.cells,
            chunks: share.chunks,
            largest_chunk: share.largest_chunk,
            border_cells: share.border_cells,
            coast_cells: share.coast_cells,
            missing_cells: share.missing_cells,
        }),
    )
}

#[pg_extern(sql = false)]
fn hex_territories_stats_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 3, |arguments| {
        Some(f64::from(arguments.integer(2)?)).filter(|&players| players >= 1.0)
    })
}

#[pg_extern(sql = false)]
#[expect(clippy::too_many_arguments, reason = "they are those of the SQL function")]
fn hex_territories_render(
    seed: Option<f64>,
    cells: Option<IntegerArray>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    orientation: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let cells = &cells;
    let shared = Arguments { seed, cells, players, max_chunk, method, steps, islands, starts }.share()?;
    let (Some(shared), Some(orientation)) = (shared, orientation) else {
        return Rows::of(call, core::iter::empty());
    };
    let orientation = Orientation::named(&orientation.text())?;
    let picture = shared.picture(orientation, &mut Interrupt::new(&mut cancel_check))?;
    Rows::of(call, picture.into_iter().map(LineRow::from))
}

#[pg_extern(sql = false)]
fn hex_territories_render_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 3, |arguments| arguments.array_rows(1).map(lines_of_picture))
}
