//! A map as an SVG document.

use super::svg_layout::points;
use super::svg_writer::SvgWriter;
use super::{CssColor, DrawingError, Labels, Length, SvgLayout};
use crate::grid::{Cell, Orientation};
use crate::interrupt::Interrupt;
use crate::memory::has_room;

/// The most cells of a document: with the longest labels and colors it stays well below the largest text that
/// PostgreSQL holds.
pub const MAX_SVG_CELLS: usize = 1_000_000;

/// No cell takes more (380 bytes were measured, and a text that grows takes twice its length).
const BYTES_FOR_EACH_CELL: usize = 800;

/// Space around the map for the outer half of its walls, in hundredths.
const MARGIN: i64 = 200;

/// The largest type, and how much narrower it gets for longer labels, in hundredths.
const LARGEST_FONT: i64 = 1800;
const LABEL_ROOM: i64 = 7200;

/// A document that is being written.
pub struct SvgMap {
    layout: SvgLayout,
    writer: SvgWriter,
}

impl SvgMap {
    /// A document as large as a map of these cells. The title is for those who cannot see it.
    ///
    /// # Errors
    /// [`DrawingError::TooManySvgCells`] above [`MAX_SVG_CELLS`], [`DrawingError::OutOfMemory`] where there is no memory for it.
    pub fn new(cells: &[Cell], orientation: Orientation, title: &str) -> Result<Self, DrawingError> {
        if cells.len() > MAX_SVG_CELLS {
            return Err(DrawingError::TooManySvgCells { cells: cells.len() });
        }
        if !has_room(cells.len(), BYTES_FOR_EACH_CELL) {
            return Err(DrawingError::OutOfMemory { cells: cells.len() });
        }
        let layout = SvgLayout::of(cells, orientation);
        let end = layout.end();
        let (width, height) = (Length(end.x.0 + 2 * MARGIN), Length(end.y.0 + 2 * MARGIN));
        let start = Length(-MARGIN);
        let mut writer = SvgWriter::new();
        writer.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("role", "img"),
                ("width", &width.to_string()),
                ("height", &height.to_string()),
                ("viewBox", &format!("{start} {start} {width} {height}")),
            ],
        );
        writer.text("title", &[], title);
        Ok(Self { layout, writer })
    }

    /// Draws a group of elements that share attributes, above those drawn before.
    pub fn layer(&mut self, attributes: &[(&str, &str)], draw: impl FnOnce(&mut SvgLayer<'_>)) {
        self.writer.open("g", attributes);
        draw(&mut SvgLayer { map: self });
        self.writer.close("g");
    }

    /// The document.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.writer.close("svg");
        self.writer.finish()
    }
}

/// A layer that is being drawn.
pub struct SvgLayer<'a> {
    map: &'a mut SvgMap,
}

impl SvgLayer<'_> {
    /// Draws a cell's hexagon, in the layer's color or one of its own.
    pub fn hexagon(&mut self, cell: Cell, fill: Option<CssColor<'_>>) {
        let points = points(&self.map.layout.corners(cell));
        let writer = &mut self.map.writer;
        match fill {
            Some(color) => writer.element("polygon", &[("points", &points), ("fill", color.as_str())]),
            None => writer.element("polygon", &[("points", &points)]),
        }
    }

    /// Writes a text on a cell, its middle at the cell's center if the layer has `text-anchor="middle"` and the given size
    /// of type.
    pub fn label(&mut self, cell: Cell, text: &str, font_size: Length) {
        let center = self.map.layout.center(cell);
        // Digits and capitals are seven tenths of the type's size high.
        let baseline = Length(center.y.0 + font_size.0 * 35 / 100);
        self.map.writer.text("text", &[("x", &center.x.to_string()), ("y", &baseline.to_string())], text);
    }
}

/// The document of a map with its labels and colors, an element of each for each cell. The order of the cells is that of
/// the elements.
///
/// # Errors
/// [`DrawingError::TooManySvgCells`] above [`MAX_SVG_CELLS`].
pub fn svg_of(
    cells: &[Cell],
    labels: Option<&Labels<'_>>,
    colors: Option<&[Option<CssColor<'_>>]>,
    orientation: Orientation,
    interrupt: &mut Interrupt<'_>,
) -> Result<String, DrawingError> {
    let title = if cells.len() == 1 { "1 hexagon".to_owned() } else { format!("{} hexagons", cells.len()) };
    let mut map = SvgMap::new(cells, orientation, &title)?;
    let hexagons =
        [("fill", "#f2ead8"), ("stroke", "#5d5346"), ("stroke-width", "1.5"), ("stroke-linejoin", "round")];
    map.layer(&hexagons, |layer| {
        for (place, &cell) in cells.iter().enumerate() {
            interrupt.round();
            layer.hexagon(cell, colors.and_then(|colors| colors.get(place).copied().flatten()));
        }
    });
    if let Some(labels) = labels.filter(|labels| labels.width() > 0) {
        let size = Length(LARGEST_FONT.min(LABEL_ROOM / labels.width() as i64));
        let texts = [
            ("fill", "#26221d"),
            ("font-family", "system-ui, sans-serif"),
            ("font-size", &size.to_string()),
            ("text-anchor", "middle"),
            // A light edge keeps labels readable on dark colors.
            ("stroke", "#fff"),
            ("stroke-width", &Length(size.0 / 8).to_string()),
            ("stroke-linejoin", "round"),
            ("paint-order", "stroke"),
        ];
        map.layer(&texts, |layer| {
            for (&cell, label) in cells.iter().zip(labels.as_slice()) {
                interrupt.round();
                if !label.text.is_empty() {
                    layer.label(cell, label.text, size);
                }
            }
        });
    }
    Ok(map.finish())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::HexagonBoard;
    use proptest::prelude::*;
    use roxmltree::{Document, Node};
    use std::collections::BTreeSet;

    fn svg(
        cells: &[Cell],
        labels: &[Option<&str>],
        colors: &[Option<&str>],
        orientation: Orientation,
    ) -> String {
        let labels =
            Labels::new(labels.iter().copied(), cells.len(), &mut Interrupt::new(&mut || {})).unwrap();
        let colors =
            CssColor::for_each_cell(colors.iter().copied(), cells.len(), &mut Interrupt::new(&mut || {}))
                .unwrap();
        svg_of(cells, Some(&labels), Some(&colors), orientation, &mut Interrupt::new(&mut || ())).unwrap()
    }

    fn elements<'a>(document: &'a Document<'a>, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
        document.descendants().filter(move |node| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
    }

    fn numbers(list: &str) -> Vec<f64> {
        list.split([' ', ',']).map(|number| number.parse().unwrap()).collect()
    }

    #[test]
    fn one_cell_as_a_document() {
        assert_eq!(
            svg(&[Cell::new(7, -7)], &[Some("a<b")], &[Some("gold")], Orientation::Pointy),
            r##"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="55.96" height="64" viewBox="-2 -2 55.96 64">
<title>1 hexagon</title>
<g fill="#f2ead8" stroke="#5d5346" stroke-width="1.5" stroke-linejoin="round">
<polygon points="25.98,0 51.96,15 51.96,45 25.98,60 0,45 0,15" fill="gold"/>
</g>
<g fill="#26221d" font-family="system-ui, sans-serif" font-size="18" text-anchor="middle" stroke="#fff" stroke-width="2.25" stroke-linejoin="round" paint-order="stroke">
<text x="25.98" y="36.3">a&lt;b</text>
</g>
</svg>"##
        );
    }

    #[test]
    fn without_labels_there_is_no_text() {
        let board: Vec<Cell> = HexagonBoard::new(2).unwrap().collect();
        let draw = |labels| {
            svg_of(&board, labels, None, Orientation::Flat, &mut Interrupt::new(&mut || ())).unwrap()
        };
        let bare = draw(None);
        let document = Document::parse(&bare).unwrap();
        assert_eq!(elements(&document, "polygon").count(), 19);
        assert_eq!(elements(&document, "text").count(), 0);
        assert_eq!(elements(&document, "title").next().and_then(|title| title.text()), Some("19 hexagons"));
        assert_eq!(
            draw(Some(&Labels::new([None; 19].into_iter(), 19, &mut Interrupt::new(&mut || {})).unwrap())),
            bare
        );
    }

    #[test]
    fn long_labels_get_small_type() {
        let size = |label: &str| {
            let text = svg(&[Cell::new(0, 0)], &[Some(label)], &[None], Orientation::Pointy);
            let document = Document::parse(&text).unwrap();
            document.descendants().find_map(|node| node.attribute("font-size")).unwrap().to_owned()
        };
        assert_eq!(size("12"), "18");
        assert_eq!(size("desert"), "12");
        assert_eq!(size(&"羊".repeat(32)), "1.12");
    }

    #[test]
    fn markup_in_labels_is_text() {
        for label in
            ["<script>alert(1)</script>", "</text></svg>", "&amp;", "]]>", "\"'&<>", "<!--", "<![CDATA["]
        {
            let text = svg(&[Cell::new(0, 0)], &[Some(label)], &[None], Orientation::Flat);
            let document = Document::parse(&text).unwrap();
            let texts: Vec<Option<&str>> = elements(&document, "text").map(|node| node.text()).collect();
            assert_eq!(texts, [Some(label)]);
            // svg, title, two groups, polygon, text.
            assert_eq!(document.descendants().filter(Node::is_element).count(), 6);
        }
    }

    #[test]
    fn too_many_cells_are_an_error() {
        let cells = vec![Cell::new(0, 0); MAX_SVG_CELLS + 1];
        let result = svg_of(&cells, None, None, Orientation::Pointy, &mut Interrupt::new(&mut || ()));
        assert_eq!(result, Err(DrawingError::TooManySvgCells { cells: 1_000_001 }));
    }

    fn any_map() -> impl Strategy<Value = Vec<Cell>> {
        let number = || prop_oneof![9 => -20..20, 1 => any::<i32>()];
        proptest::collection::hash_set((number(), number()), 0..40)
            .prop_map(|cells| cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect())
    }

    proptest! {
        #[test]
        fn a_document_has_each_hexagon_and_label_once_within_its_view_box(
            cells in any_map(),
            text in "\\PC{1,20}",
            color in proptest::option::of("#[0-9a-f]{6}"),
            flat in any::<bool>(),
        ) {
            let label = |text| Labels::new([Some(text)].into_iter(), 1, &mut Interrupt::new(&mut || {}));
            prop_assume!(label(text.as_str()).is_ok());
            let drawn = if label(text.as_str()).unwrap().width() > 0 { cells.len() } else { 0 };
            let orientation = if flat { Orientation::Flat } else { Orientation::Pointy };
            let labels = vec![Some(text.as_str()); cells.len()];
            let colors = vec![color.as_deref(); cells.len()];
            let svg = svg(&cells, &labels, &colors, orientation);
            let document = Document::parse(&svg).unwrap();
            let root = document.root_element();
            let view = numbers(root.attribute("viewBox").unwrap());
            prop_assert!(view.iter().all(|number| number.is_finite()));
            prop_assert_eq!(numbers(root.attribute("width").unwrap())[0], view[2]);
            prop_assert_eq!(numbers(root.attribute("height").unwrap())[0], view[3]);
            let inside = |x: f64, y: f64| {
                x.is_finite() && y.is_finite()
                    && view[0] <= x && x <= view[0] + view[2] && view[1] <= y && y <= view[1] + view[3]
            };
            let mut hexagons = BTreeSet::new();
            for polygon in elements(&document, "polygon") {
                let points = polygon.attribute("points").unwrap();
                hexagons.insert(points.to_owned());
                let numbers = numbers(points);
                prop_assert_eq!(numbers.len(), 12);
                prop_assert!(numbers.chunks(2).all(|point| inside(point[0], point[1])));
                prop_assert_eq!(polygon.attribute("fill"), color.as_deref());
            }
            prop_assert_eq!(hexagons.len(), cells.len());
            let mut count = 0;
            for node in elements(&document, "text") {
                count += 1;
                prop_assert_eq!(node.text(), Some(text.as_str()));
                let number = |name| node.attribute(name).unwrap().parse::<f64>().unwrap();
                prop_assert!(inside(number("x"), number("y")));
            }
            prop_assert_eq!(count, drawn);
        }
    }
}
