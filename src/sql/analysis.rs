//! `catan_`: measures of boards.

use super::catan::deal;
use super::json_argument::JsonArgument;
use super::record::Record;
use super::rows::row;
use crate::catan::{Imbalance, Metrics};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::prelude::*;

row! {
    struct MetricsRow {
        grain_pips: i32,
        lumber_pips: i32,
        ore_pips: i32,
        wool_pips: i32,
        brick_pips: i32,
        best_pips: i32,
        best_sites: i32,
        rich_sites: i32,
        draft_gap: i32,
        largest_cluster: i32,
        equal_terrain_pairs: i32,
        equal_number_pairs: i32,
        red_pairs: i32,
        two_twelve_pairs: i32,
        resource_imbalance: f64,
        site_imbalance: f64,
        side_imbalance: f64,
        neighbor_imbalance: f64,
    }
}

/// Every count is at most that of a board's tiles, pairs or pips.
const fn count(number: u32) -> i32 {
    number as i32
}

#[pg_extern(sql = false)]
fn catan_metrics(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<Record<MetricsRow>, ErrorReport> {
    let Metrics {
        resource_pips,
        best_pips,
        best_sites,
        rich_sites,
        draft_gap,
        largest_cluster,
        like_pairs,
        imbalance,
    } = Metrics::of(&deal(seed, rules, call)?);
    let [grain_pips, lumber_pips, ore_pips, wool_pips, brick_pips] = resource_pips.map(count);
    Record::of(
        call,
        &MetricsRow {
            grain_pips,
            lumber_pips,
            ore_pips,
            wool_pips,
            brick_pips,
            best_pips: count(best_pips),
            best_sites: count(best_sites),
            rich_sites: count(rich_sites),
            draft_gap: count(draft_gap),
            largest_cluster: count(largest_cluster),
            equal_terrain_pairs: count(like_pairs.equal_terrain),
            equal_number_pairs: count(like_pairs.equal_number),
            red_pairs: count(like_pairs.red),
            two_twelve_pairs: count(like_pairs.two_twelve),
            resource_imbalance: imbalance.resources,
            site_imbalance: imbalance.sites,
            side_imbalance: imbalance.sides,
            neighbor_imbalance: imbalance.neighbors,
        },
    )
}

#[pg_extern(sql = false)]
fn catan_fairness(
    seed: f64,
    rules: JsonArgument<'_>,
    call: pg_sys::FunctionCallInfo,
) -> Result<f64, ErrorReport> {
    Ok(Imbalance::of(&deal(seed, rules, call)?).fairness())
}
