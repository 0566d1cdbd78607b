//! A garland as an SVG document.

use super::svg_places::{SvgPlaces, middle_of_side};
use super::{Board, Links, is_lamp, lit};
use crate::drawing::{Attribute, DrawingError, Length, MAX_SVG_CELLS, Point, SvgWriter, points};
use crate::interrupt::Interrupt;
use crate::memory::has_room;
use core::fmt::Write;

/// No cell takes more (340 bytes were measured, and a text that grows takes twice its length).
const BYTES_FOR_EACH_CELL: usize = 800;

/// Space around the cells, in hundredths, where the supply comes in too.
const MARGIN: i64 = 1000;

const NIGHT: &str = "#141b24";
const TILE: &str = "#232e3b";
const TILE_RIM: &str = "#141b24";
const DARK_WIRE: &str = "#75879a";
const DARK_LAMP: &str = "#3d4a58";
const LIGHT_WIRE: &str = "#ffc533";
const LIGHT_LAMP: &str = "#fff0a8";

const LAMP_RADIUS: Length = Length(900);
const SOURCE_SIDE: i64 = 1600;

/// The document of a board as it lies. Wires and lamps are bright where they are lit; a square sits on the source.
///
/// # Errors
/// [`DrawingError::TooManySvgCells`] above [`MAX_SVG_CELLS`], [`DrawingError::OutOfMemory`].
pub fn svg_of(board: &Board, links: &[Links], interrupt: &mut Interrupt<'_>) -> Result<String, DrawingError> {
    let cells = links.len();
    if cells > MAX_SVG_CELLS {
        return Err(DrawingError::TooManySvgCells { cells });
    }
    if !has_room(cells, BYTES_FOR_EACH_CELL) {
        return Err(DrawingError::OutOfMemory { cells });
    }
    let lit = lit(board, links, interrupt);
    let mut drawing =
        GarlandSvg { board, links, lit, places: SvgPlaces::of(board), writer: SvgWriter::new() };
    drawing.open();
    drawing.tiles(interrupt);
    drawing.supply();
    for is_lit in [false, true] {
        drawing.wires(is_lit, interrupt);
        drawing.lamps(is_lit, interrupt);
    }
    drawing.source();
    drawing.writer.close("svg");
    Ok(drawing.writer.finish())
}

/// A document that is being written.
struct GarlandSvg<'a> {
    board: &'a Board,
    links: &'a [Links],
    lit: Vec<bool>,
    places: SvgPlaces,
    writer: SvgWriter,
}

impl GarlandSvg<'_> {
    fn open(&mut self) {
        let end = self.places.end();
        let (width, height) = (Length(end.x.0 + 2 * MARGIN), Length(end.y.0 + 2 * MARGIN));
        let (start, width, height) = (Length(-MARGIN).to_string(), width.to_string(), height.to_string());
        let view = format!("{start} {start} {width} {height}");
        self.writer.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("role", "img"),
                ("width", &width),
                ("height", &height),
                ("viewBox", &view),
            ],
        );
        let lit = self.lit.iter().filter(|&&lit| lit).count();
        self.writer.text("title", &[], &format!("A garland, {lit} of {} cells lit", self.lit.len()));
        let attributes =
            [("x", &*start), ("y", &start), ("width", &width), ("height", &height), ("fill", NIGHT)];
        self.writer.element("rect", &attributes);
    }

    fn tiles(&mut self, interrupt: &mut Interrupt<'_>) {
        self.writer.open("g", &[("fill", TILE), ("stroke", TILE_RIM), ("stroke-width", "2")]);
        for &cell in self.board.cells() {
            interrupt.round();
            self.writer.element("polygon", &[("points", &points(&self.places.corners(cell)))]);
        }
        self.writer.close("g");
    }

    /// The wire outside, up to the source's side.
    fn supply(&mut self) {
        let Some(side) = self.board.supply() else { return };
        let corners = self.places.corners(self.board.cells()[self.board.source()]);
        let at = middle_of_side(&corners, side);
        let path = format!("M{},{} v{}", at.x, at.y, Length(MARGIN));
        self.writer.element("path", &[("d", &path), ("stroke", LIGHT_WIRE), ("stroke-width", "7")]);
    }

    /// Those of the cells that are lit, or of those that are not.
    fn wires(&mut self, is_lit: bool, interrupt: &mut Interrupt<'_>) {
        let color = if is_lit { LIGHT_WIRE } else { DARK_WIRE };
        let attributes =
            [("fill", "none"), ("stroke", color), ("stroke-width", "7"), ("stroke-linejoin", "round")];
        self.layer(is_lit, &attributes, interrupt, |this, number| {
            if this.links[number] != 0 {
                let path = this.path(number);
                this.writer.element("path", &[("d", &path)]);
            }
        });
    }

    fn lamps(&mut self, is_lit: bool, interrupt: &mut Interrupt<'_>) {
        let (fill, stroke) = if is_lit { (LIGHT_LAMP, LIGHT_WIRE) } else { (DARK_LAMP, DARK_WIRE) };
        let attributes = [("fill", fill), ("stroke", stroke), ("stroke-width", "3")];
        let radius = LAMP_RADIUS.to_string();
        self.layer(is_lit, &attributes, interrupt, |this, number| {
            if is_lamp(this.links[number]) {
                let Point { x, y } = this.places.center(this.board.cells()[number]);
                let attributes = [("cx", &*x.to_string()), ("cy", &y.to_string()), ("r", &radius)];
                this.writer.element("circle", &attributes);
            }
        });
    }

    /// A group for what is drawn of each cell that is lit, or of each that is not; none where there is no such cell.
    fn layer(
        &mut self,
        is_lit: bool,
        attributes: &[Attribute<'_>],
        interrupt: &mut Interrupt<'_>,
        mut draw: impl FnMut(&mut Self, usize),
    ) {
        if !self.lit.contains(&is_lit) {
            return;
        }
        self.writer.open("g", attributes);
        for number in 0..self.lit.len() {
            interrupt.round();
            if self.lit[number] == is_lit {
                draw(self, number);
            }
        }
        self.writer.close("g");
    }

    /// From the first open side over the center to the second, and from each other one to the center.
    fn path(&self, number: usize) -> String {
        let cell = self.board.cells()[number];
        let center = self.places.center(cell);
        let corners = self.places.corners(cell);
        let mut path = String::new();
        for (count, side) in
            (0..self.board.sides()).filter(|side| self.links[number] >> side & 1 == 1).enumerate()
        {
            let end = middle_of_side(&corners, side);
            let written = match count {
                1 => write!(path, "L{},{}", end.x, end.y),
                _ => write!(path, "M{},{}L{},{}", end.x, end.y, center.x, center.y),
            };
            debug_assert!(written.is_ok(), "memory takes everything");
        }
        path
    }

    fn source(&mut self) {
        let source = self.board.source();
        let center = self.places.center(self.board.cells()[source]);
        let side = Length(SOURCE_SIDE).to_string();
        let (x, y) = (Length(center.x.0 - SOURCE_SIDE / 2), Length(center.y.0 - SOURCE_SIDE / 2));
        let (fill, stroke) = if self.lit[source] { (LIGHT_LAMP, LIGHT_WIRE) } else { (DARK_LAMP, DARK_WIRE) };
        self.writer.element(
            "rect",
            &[
                ("x", &x.to_string()),
                ("y", &y.to_string()),
                ("width", &side),
                ("height", &side),
                ("fill", fill),
                ("stroke", stroke),
                ("stroke-width", "3"),
            ],
        );
    }
}
