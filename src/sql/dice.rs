//! `catan_`: dice.

use super::row_estimate;
use super::rows::{Rows, row};
use crate::catan::{Dice, MAX_ROLLS};
use crate::random::Seed;
use pgrx::datum::Internal;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct RollRow { rn: i32, die1: i32, die2: i32, roll: i32 }
}

#[pg_extern(sql = false)]
fn catan_dice(seed: f64, rolls: i32, call: pg_sys::FunctionCallInfo) -> Result<Rows<RollRow>, ErrorReport> {
    let dice = Dice::new(Seed::new(seed)?, rolls)?;
    Rows::of(
        call,
        dice.map(|roll| RollRow { rn: roll.rn, die1: roll.die1, die2: roll.die2, roll: roll.sum() }),
    )
}

#[pg_extern(sql = false)]
fn catan_dice_support(request: Internal) -> Internal {
    row_estimate::answer(request, |arguments| {
        let rolls = arguments.integer(1)?;
        (0..=MAX_ROLLS).contains(&rolls).then_some(rolls.into())
    })
}
