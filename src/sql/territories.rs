//! `hex_territories`: maps shared among players.

use super::cancel;
use super::drawing::{LineRow, lines_of_picture};
use super::integer_array::IntegerArray;
use super::name::Name;
use super::row_estimate;
use super::rows::{Rows, row};
use crate::grid::Orientation;
use crate::interrupt::Interrupt;
use crate::random::Seed;
use crate::territories::{Method, Request, Starts, Territories};
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

/// The arguments that the three functions have in common, none of them NULL that must not be.
struct Given<'a> {
    seed: f64,
    cells: IntegerArray<'a>,
    players: i32,
    max_chunk: Option<i32>,
    method: Name<'a>,
    steps: Option<i32>,
    islands: bool,
    starts: Name<'a>,
}

impl<'a> Given<'a> {
    #[expect(clippy::too_many_arguments, reason = "they are those of the SQL functions")]
    fn of(
        seed: Option<f64>,
        cells: Option<IntegerArray<'a>>,
        players: Option<i32>,
        max_chunk: Option<i32>,
        method: Option<Name<'a>>,
        steps: Option<i32>,
        islands: Option<bool>,
        starts: Option<Name<'a>>,
    ) -> Option<Self> {
        Some(Self {
            seed: seed?,
            cells: cells?,
            players: players?,
            max_chunk,
            method: method?,
            steps,
            islands: islands?,
            starts: starts?,
        })
    }

    fn share(&self, interrupt: &mut Interrupt<'_>) -> Result<Territories, ErrorReport> {
        let request = Request {
            players: self.players,
            max_chunk: self.max_chunk,
            method: self.method.named(Method::named)?,
            steps: self.steps,
            islands: self.islands,
            starts: self.starts.named(Starts::named)?,
        };
        Ok(Territories::share(Seed::new(self.seed)?, &self.cells.cells("cells", 2, 2)?, &request, interrupt)?)
    }
}

/// The arguments of all these functions that have no default: seed, cells and players.
const REQUIRED: usize = 3;

row! {
    struct TerritoryRow { x: i32, y: i32, player: Option<i32>, chunk: Option<i32>, chunk_size: Option<i32> }
}

#[pg_extern(sql = false)]
#[expect(clippy::too_many_arguments, reason = "they are those of the SQL function")]
fn hex_territories(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<TerritoryRow>, ErrorReport> {
    let Some(given) = Given::of(seed, cells, players, max_chunk, method, steps, islands, starts) else {
        return Rows::of(call, core::iter::empty());
    };
    let shared = given.share(&mut cancel::interrupt())?;
    Rows::of(
        call,
        shared.cells().map(|shared| TerritoryRow {
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
    row_estimate::answer_with_optional(request, REQUIRED, |arguments| arguments.array_rows(1))
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
    cells: Option<IntegerArray<'_>>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<ShareRow>, ErrorReport> {
    let Some(given) = Given::of(seed, cells, players, max_chunk, method, steps, islands, starts) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let shares = given.share(interrupt)?.shares(interrupt);
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
    row_estimate::answer_with_optional(request, REQUIRED, |arguments| {
        Some(f64::from(arguments.integer(2)?)).filter(|&players| players >= 1.0)
    })
}

#[pg_extern(sql = false)]
#[expect(clippy::too_many_arguments, reason = "they are those of the SQL function")]
fn hex_territories_render(
    seed: Option<f64>,
    cells: Option<IntegerArray<'_>>,
    players: Option<i32>,
    max_chunk: Option<i32>,
    method: Option<Name<'_>>,
    steps: Option<i32>,
    islands: Option<bool>,
    starts: Option<Name<'_>>,
    orientation: Option<Name<'_>>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Rows<LineRow>, ErrorReport> {
    let given = Given::of(seed, cells, players, max_chunk, method, steps, islands, starts);
    let (Some(given), Some(orientation)) = (given, orientation) else {
        return Rows::of(call, core::iter::empty());
    };
    let interrupt = &mut cancel::interrupt();
    let orientation = orientation.named(Orientation::named)?;
    let picture = given.share(interrupt)?.picture(orientation, interrupt)?;
    Rows::of(call, picture.into_iter().map(LineRow::from))
}

#[pg_extern(sql = false)]
fn hex_territories_render_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, REQUIRED, |arguments| {
        arguments.array_rows(1).map(lines_of_picture)
    })
}
