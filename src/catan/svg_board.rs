//! A board as an SVG document.
//!
//! From the bottom up, a group each: the sea, the tiles, their motifs, the piers, the number chips, the harbors' badges. The
//! class of a group says what is in it, so that a page can style it.

use super::svg_frame::SvgFrame;
use super::svg_palette::{BEACH, PIER, PLANKS, WATER, WATER_RIM, WAVE, ground};
use super::svg_sea::convex_hull;
use super::{Board, Harbor, PictureError, Resource, Tile, svg_chips, svg_harbors, svg_motifs};
use crate::drawing::{Attribute, Length, Point, SvgWriter, points};
use std::collections::BTreeSet;

/// From a tile's center down to its chip, and up to the middle of its motif.
const CHIP_BELOW: i64 = 1000;
const MOTIF_ABOVE: i64 = 1320;

/// The size of a motif in percent, with a chip below it and alone in the middle of its tile.
const WITH_CHIP: i64 = 100;
const ALONE: i64 = 140;

/// From the tiles to the lines in the water, and how broad these are; how broad the rim of the sea is.
const WAVES: [i64; 2] = [2400, 1100];
const WAVE_WIDTH: i64 = 80;
const RIM: i64 = 120;

/// A board as an SVG document: its tiles, which all lie on different cells, with their number chips, and its harbors, in a sea
/// that reaches 45 beyond the outermost tiles, where a tile's side has 30. The document stands alone, without scripts and
/// fonts of its own, and depends on nothing but the tiles and harbors, to the byte.
///
/// # Errors
/// [`PictureError::TooLarge`] where cells lie so far apart that the drawing exceeds
/// [`MAX_SVG_SPAN`](super::MAX_SVG_SPAN).
pub fn svg(tiles: &[Tile], harbors: &[Harbor]) -> Result<String, PictureError> {
    let frame = SvgFrame::of(tiles, harbors)?;
    let hexagons = tiles.iter().map(|tile| frame.corners(tile.cell)).collect();
    let mut drawing = Drawing { writer: SvgWriter::new(), frame, tiles, hexagons, harbors };
    drawing.open();
    drawing.define();
    drawing.group("sea", &[("stroke-linejoin", "round")], Drawing::sea);
    let sand = [("stroke", BEACH), ("stroke-width", "2.6"), ("stroke-linejoin", "round")];
    drawing.group("tiles", &sand, Drawing::tiles);
    drawing.group("motifs", &[], Drawing::motifs);
    drawing.group("piers", &[("fill", "none")], Drawing::piers);
    let type_face = [("font-family", "sans-serif"), ("text-anchor", "middle")];
    drawing.group("chips", &type_face, Drawing::chips);
    drawing.group("harbors", &type_face, Drawing::badges);
    drawing.writer.close("svg");
    Ok(drawing.writer.finish())
}

/// A board as an SVG document.
///
/// # Errors
/// As for [`svg`].
pub fn svg_of(board: &Board) -> Result<String, PictureError> {
    svg(&board.tiles().collect::<Vec<_>>(), &board.harbors)
}

struct Drawing<'a> {
    writer: SvgWriter,
    frame: SvgFrame,
    tiles: &'a [Tile],
    /// The corners of the tiles.
    hexagons: Vec<[Point; 6]>,
    harbors: &'a [Harbor],
}

impl Drawing<'_> {
    fn open(&mut self) {
        let (width, height, start) = (self.frame.width(), self.frame.height(), self.frame.start());
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("role", "img"),
            // On a screen twice as large as its units.
            ("width", &*Length(2 * width.0).to_string()),
            ("height", &*Length(2 * height.0).to_string()),
            ("viewBox", &*format!("{} {} {width} {height}", start.x, start.y)),
        ];
        self.writer.open("svg", &attributes);
        self.writer.text("title", &[], &title(self.tiles.len(), self.harbors.len()));
    }

    /// Writes what is used below: a motif, a badge, a chip of each kind on the board.
    fn define(&mut self) {
        self.writer.open("defs", &[]);
        for resource in Resource::ALL {
            let is_traded = self.harbors.iter().any(|harbor| harbor.resource == resource);
            if is_traded || self.tiles.iter().any(|tile| tile.resource == resource) {
                svg_motifs::define(&mut self.writer, resource);
            }
            if is_traded {
                svg_harbors::define(&mut self.writer, resource);
            }
        }
        let scores: BTreeSet<u8> = self.tiles.iter().filter_map(|tile| Some(tile.chip?.score)).collect();
        for score in scores {
            svg_chips::define(&mut self.writer, score);
        }
        self.writer.close("defs");
    }

    /// Draws a group, its class after its content.
    fn group(&mut self, content: &str, attributes: &[Attribute<'_>], draw: fn(&mut Self)) {
        let class = format!("catan-{content}");
        let mut all = vec![("class", &*class)];
        all.extend_from_slice(attributes);
        self.writer.open("g", &all);
        draw(self);
        self.writer.close("g");
    }

    fn sea(&mut self) {
        let sea = polygon(&convex_hull(self.hexagons.as_flattened().to_vec()));
        let coast: String = self.hexagons.iter().map(|corners| polygon(corners)).collect();
        self.widened(&sea, SvgFrame::SEA.0, WATER_RIM);
        self.widened(&sea, SvgFrame::SEA.0 - RIM, WATER);
        for distance in WAVES {
            self.widened(&coast, distance, WAVE);
            self.widened(&coast, distance - WAVE_WIDTH, WATER);
        }
    }

    /// Fills a shape and so much around it.
    fn widened(&mut self, shape: &str, distance: i64, color: &str) {
        let width = Length(2 * distance).to_string();
        let attributes = [("d", shape), ("fill", color), ("stroke", color), ("stroke-width", &width)];
        self.writer.element("path", &attributes);
    }

    fn tiles(&mut self) {
        for (tile, corners) in self.tiles.iter().zip(&self.hexagons) {
            self.writer.element("path", &[("d", &polygon(corners)), ("fill", ground(tile.resource))]);
        }
    }

    fn motifs(&mut self) {
        for tile in self.tiles {
            let (percent, above) = if tile.chip.is_some() { (WITH_CHIP, MOTIF_ABOVE) } else { (ALONE, 0) };
            let Point { x, y } = self.frame.center(tile.cell);
            let middle = Point { x, y: Length(y.0 - above) };
            svg_motifs::place(&mut self.writer, tile.resource, middle, percent);
        }
    }

    fn piers(&mut self) {
        let ways: Vec<String> =
            self.harbors.iter().map(|&harbor| svg_harbors::piers(&self.frame, harbor)).collect();
        let beams = [("stroke", PIER), ("stroke-width", "5"), ("stroke-linecap", "round")];
        let planks = [("stroke", PLANKS), ("stroke-width", "3.2"), ("stroke-dasharray", "1.8 0.9")];
        for style in [beams, planks] {
            self.writer.open("g", &style);
            for way in &ways {
                self.writer.element("path", &[("d", way)]);
            }
            self.writer.close("g");
        }
    }

    fn chips(&mut self) {
        for tile in self.tiles {
            if let Some(chip) = tile.chip {
                let Point { x, y } = self.frame.center(tile.cell);
                self.place(&svg_chips::id(chip.score), Point { x, y: Length(y.0 + CHIP_BELOW) });
            }
        }
    }

    fn badges(&mut self) {
        for harbor in self.harbors {
            self.place(&svg_harbors::id(harbor.resource), self.frame.center(harbor.place.cell));
        }
    }

    /// Draws what was defined around 0.
    fn place(&mut self, id: &str, at: Point) {
        let attributes = [("href", &*format!("#{id}")), ("x", &*at.x.to_string()), ("y", &*at.y.to_string())];
        self.writer.element("use", &attributes);
    }
}

/// What those hear who cannot see the board.
fn title(tiles: usize, harbors: usize) -> String {
    let count = |number: usize, one: &str| match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {one}s"),
    };
    format!("Settlers board of {} and {}", count(tiles, "tile"), count(harbors, "harbor"))
}

/// A closed way from corner to corner, as a path's data; empty if there is no corner.
fn polygon(corners: &[Point]) -> String {
    if corners.is_empty() { String::new() } else { format!("M{}z", points(corners)) }
}
