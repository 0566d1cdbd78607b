//! How many rows the boards of known rules give, for the planner.

use super::row_estimate::{self, Arguments};
use crate::catan::{Board, Dealer, Picture, Rules};
use pgrx::datum::Internal;
use pgrx::prelude::*;

/// The dealer by rules that the planner knows, if they are such.
fn dealer(arguments: &Arguments, at: usize) -> Option<Dealer> {
    let document = arguments.json(at)?.document("rules").ok()?;
    Dealer::new(Rules::read(&document.value()).ok()?).ok()
}

/// Answers with a count of what a dealer's boards have; `at` is where the rules stand.
fn answer(request: Internal, required: usize, at: usize, count: fn(&Dealer) -> Option<usize>) -> Internal {
    row_estimate::answer_with_optional(request, required, |arguments| {
        count(&dealer(arguments, at)?).map(|rows| rows as f64)
    })
}

#[pg_extern(sql = false)]
fn catan_board_support(request: Internal) -> Internal {
    answer(request, 2, 1, |dealer| Some(dealer.map().cells().len()))
}

#[pg_extern(sql = false)]
fn catan_harbors_support(request: Internal) -> Internal {
    answer(request, 2, 1, |dealer| Some(dealer.harbors()))
}

#[pg_extern(sql = false)]
fn catan_render_support(request: Internal) -> Internal {
    answer(request, 3, 1, Picture::lines_of_dealer)
}

#[pg_extern(sql = false)]
fn catan_render_board_support(request: Internal) -> Internal {
    row_estimate::answer_with_optional(request, 2, |arguments| {
        let document = arguments.json(0)?.document("board").ok()?;
        let board = Board::read(&document.value()).ok()?;
        Some(Picture::of_board(&board).ok()?.line_count() as f64)
    })
}

#[pg_extern(sql = false)]
fn catan_intersections_support(request: Internal) -> Internal {
    answer(request, 2, 1, |dealer| Some(dealer.map().intersections().len()))
}

#[pg_extern(sql = false)]
fn catan_edges_support(request: Internal) -> Internal {
    answer(request, 2, 1, |dealer| Some(dealer.map().edges().len()))
}

/// Six corners a chip; equal tiles at a corner are too rare to matter.
#[pg_extern(sql = false)]
fn catan_yields_support(request: Internal) -> Internal {
    answer(request, 2, 1, |dealer| Some(6 * dealer.chips()))
}

/// All intersections: how many buildings close is not known as a rule.
#[pg_extern(sql = false)]
fn catan_settlement_sites_support(request: Internal) -> Internal {
    answer(request, 1, 2, |dealer| Some(dealer.map().intersections().len()))
}
