//! Harbors: a badge on the sea hexagon, with what is traded and how many of it for one, and two piers.

use super::svg_frame::SvgFrame;
use super::svg_motifs;
use super::svg_palette::{INK, PAPER, PAPER_RIM, ground};
use super::{Harbor, Resource};
use crate::drawing::{Length, Point, SvgWriter, points};

/// The middle of the motif on a badge, and its size in percent of that on a tile.
const MOTIF: Point = Point { x: Length(0), y: Length(-565) };
const MOTIF_PERCENT: i64 = 45;

/// The identifier of a harbor's badge in the document.
pub(super) fn id(resource: Resource) -> String {
    format!("catan-harbor-{}", resource.name())
}

/// How many cards a harbor takes for one.
const fn ratio(resource: Resource) -> &'static str {
    match resource {
        Resource::Generic => "3:1",
        _ => "2:1",
    }
}

/// Writes a badge for later use, its center at 0.
pub(super) fn define(writer: &mut SvgWriter, resource: Resource) {
    writer.open("g", &[("id", &id(resource))]);
    let rim = [
        ("r", &*SvgFrame::BADGE.to_string()),
        ("fill", ground(resource)),
        ("stroke", PAPER),
        ("stroke-width", "1.6"),
    ];
    writer.element("circle", &rim);
    svg_motifs::place(writer, resource, MOTIF, MOTIF_PERCENT);
    let plate = [
        ("x", "-10"),
        ("y", "0.6"),
        ("width", "20"),
        ("height", "10"),
        ("rx", "3"),
        ("fill", PAPER),
        ("stroke", PAPER_RIM),
        ("stroke-width", "0.6"),
    ];
    writer.element("rect", &plate);
    let text = [("y", "8.7"), ("fill", INK), ("font-size", "9"), ("font-weight", "bold")];
    writer.text("text", &text, ratio(resource));
    writer.close("g");
}

/// The way from the end of one pier over the harbor to that of the other, as a path's data.
pub(super) fn piers(frame: &SvgFrame, harbor: Harbor) -> String {
    let cell = harbor.place.cell;
    let [one, other] = harbor.place.piers.map(|pier| frame.pier_end(cell, pier));
    format!("M{}", points(&[one, frame.center(cell), other]))
}
