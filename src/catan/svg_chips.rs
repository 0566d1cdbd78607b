//! Number chips: a disc, the number, and a pip for each of the 36 throws of two dice that give it.

use super::svg_palette::{INK, PAPER, PAPER_RIM, RED};
use crate::drawing::{Length, SvgWriter};

/// From a chip's center to its rim.
const RADIUS: Length = Length(1200);

/// How far below the chip's center the number stands.
const BASELINE: Length = Length(310);
const FONT_SIZE: &str = "15";

/// The pips: from the chip's center to their row, between two, from the middle of one to its rim.
const PIP_ROW: Length = Length(720);
const PIP_STEP: i64 = 320;
const PIP_RADIUS: Length = Length(118);

/// The identifier of a number's chip in the document.
pub(super) fn id(score: u8) -> String {
    format!("catan-chip-{score}")
}

/// How many of the 36 throws of two dice give a number.
pub(super) const fn pips(score: u8) -> u8 {
    match score {
        2..=12 => 6 - score.abs_diff(7),
        _ => 0,
    }
}

/// Writes a chip for later use, its center at 0.
pub(super) fn define(writer: &mut SvgWriter, score: u8) {
    let is_red = matches!(score, 6 | 8);
    let color = if is_red { RED } else { INK };
    writer.open("g", &[("id", &id(score)), ("fill", color)]);
    writer.element("circle", &[("r", &RADIUS.to_string()), ("fill", PAPER), ("stroke", PAPER_RIM)]);
    let weight = if is_red { "bold" } else { "normal" };
    let number = [("y", &*BASELINE.to_string()), ("font-size", FONT_SIZE), ("font-weight", weight)];
    writer.text("text", &number, &score.to_string());
    let count = i64::from(pips(score));
    for pip in 0..count {
        let x = Length(PIP_STEP * (2 * pip + 1 - count) / 2);
        writer.element(
            "circle",
            &[("cx", &x.to_string()), ("cy", &PIP_ROW.to_string()), ("r", &PIP_RADIUS.to_string())],
        );
    }
    writer.close("g");
}
