//! The colors of drawn boards as people with and without all three kinds of cones see them.

use crate::boards::{Pieces, dealt, expansion};
use crate::document::{drawn, group};
use catan_hex::catan::Resource;
use roxmltree::Document;
use std::collections::BTreeMap;

type Matrix = [[f64; 3]; 3];

/// Full vision, then Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision
/// Deficiency (IEEE TVCG 15, 2009), severity 1.0: protanopia, deuteranopia, tritanopia. They apply to linear sRGB.
const VISIONS: [(&str, Matrix); 4] = [
    ("full", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    ),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    (
        "tritanopia",
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    ),
];

/// The least difference between two areas. One of 2 is just seen when they lie side by side.
const LEAST_DIFFERENCE: f64 = 13.0;

/// The Web Content Accessibility Guidelines' least contrast of text, 1.4.3.
const LEAST_CONTRAST: f64 = 4.5;

/// A color `#rrggbb` in linear sRGB, from 0 to 1.
fn linear(color: &str) -> [f64; 3] {
    [1, 3, 5].map(|at| {
        let value = f64::from(u8::from_str_radix(&color[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &Matrix, [r, g, b]: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * r + row[1] * g + row[2] * b)
}

/// CIE L*a*b*, white D65.
fn lab(color: [f64; 3]) -> [f64; 3] {
    const XYZ: Matrix = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    let [x, y, z] = times(&XYZ, color);
    let [x, y, z] = [x / 0.95047, y, z / 1.08883]
        .map(|t| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIEDE2000, in the notation of Sharma, Wu and Dalal (2005).
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let saturation = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - saturation((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let is_gray = c1 * c2 == 0.0;
    let turn = if is_gray { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if is_gray { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rotation = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * saturation(c) * (2.0 * rotation).to_radians().sin();
    let (dl, dc, dh) = (dl / sl, dc / sc, dh / sh);
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

/// (L1 + 0.05) / (L2 + 0.05) of the relative luminances.
fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |color| {
        let [r, g, b] = linear(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The grounds of the terrains, and the sea.
fn areas(pieces: &Pieces) -> BTreeMap<&'static str, String> {
    let text = drawn(pieces);
    let document = Document::parse(&text).unwrap();
    let fills =
        group(&document, "catan-tiles").into_iter().map(|tile| tile.attribute("fill").unwrap().to_owned());
    let mut areas: BTreeMap<_, _> = pieces.tiles.iter().map(|tile| tile.resource.name()).zip(fills).collect();
    // The rim lies below it.
    areas.insert("sea", group(&document, "catan-sea")[1].attribute("fill").unwrap().to_owned());
    areas
}

#[test]
fn the_difference_of_colors_is_that_of_published_pairs() {
    // Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula, table 1, pairs 1, 7, 17, 25 and 33.
    for (one, other, expected) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ] {
        assert!((difference(one, other) - expected).abs() < 5e-5, "{}", difference(one, other));
        assert!((difference(other, one) - expected).abs() < 5e-5);
    }
}

#[test]
fn terrains_and_sea_are_told_apart_with_any_two_kinds_of_cones() {
    let areas = areas(&dealt(0.201703));
    assert_eq!(areas.len(), 7);
    for (vision, matrix) in &VISIONS {
        let seen = |color: &str| lab(times(matrix, linear(color)).map(|value| value.clamp(0.0, 1.0)));
        for (one, color) in &areas {
            for (other, other_color) in areas.iter().filter(|(other, _)| *other > one) {
                let difference = difference(seen(color), seen(other_color));
                assert!(
                    difference >= LEAST_DIFFERENCE,
                    "{vision}: {one} and {other} differ by {difference:.1}"
                );
            }
        }
    }
}

#[test]
fn text_stands_out_from_what_it_is_written_on() {
    let text = drawn(&expansion());
    let document = Document::parse(&text).unwrap();
    let mut compared = 0;
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let color = text.ancestors().find_map(|node| node.attribute("fill")).unwrap();
        // The area drawn before it; the first of these siblings is the text itself.
        let paper = text.prev_siblings().skip(1).find_map(|node| node.attribute("fill")).unwrap();
        assert!(contrast(color, paper) >= LEAST_CONTRAST, "{:?}: {:.1}", text.text(), contrast(color, paper));
        compared += 1;
    }
    let traded: usize = Resource::ALL.len() - 1;
    assert_eq!(compared, 10 + traded, "ten numbers, a ratio for each kind of harbor");
}
