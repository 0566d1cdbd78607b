//! A map as lines of text.
//!
//! Hexagons in rows (pointy) or in columns (flat), all as wide as the widest label needs, neighbors sharing a wall:
//!
//! ```text
//!    / \ / \           ___
//!   | a | b |      ___/ a \___
//!  / \ / \ / \    / c \___/ b \
//! | c | d | e |   \___/ d \___/
//!  \ / \ / \ /        \___/ e \
//!                         \___/
//! ```
//!
//! With w the width of the widest label (at least 1) and whole-number division, the center of cell (x, y) stands, counted
//! from 0 and from the leftmost and highest cells,
//!
//! - pointy: in line 2x + 1 and column h·(2y - x) + h, where h = w / 2 + 2,
//! - flat: in line x + y + 1 and column (w + 3)·(y - x) + (w + 2) / 2 + 1,
//!
//! and a label v columns wide starts v / 2 columns before its center, so that the last digits of numbers lie below each
//! other.

use super::labels::Label;
use super::text_canvas::Place;
use super::text_tile::{Position, TextTile};
use super::{AnsiStyle, DrawingError, Labels, TextCanvas};
use crate::grid::{Cell, CellMap, Direction, Orientation};
use crate::interrupt::Interrupt;
use std::collections::{BTreeMap, HashSet};

/// What is to be drawn of a map.
#[derive(Debug, Clone, Copy)]
pub struct TextMap<'a> {
    cells: &'a [Cell],
    orientation: Orientation,
    labels: &'a [Label<'a>],
    styles: &'a [Option<AnsiStyle>],
    regions: Option<Regions<'a>>,
    coordinates: bool,
}

/// Which cells have no wall between them.
#[derive(Debug, Clone, Copy)]
struct Regions<'a> {
    map: &'a CellMap,
    region: &'a [u32],
}

/// A text where there is no cell. Its place may lie beyond the 32-bit plane.
struct Note {
    x: i64,
    y: i64,
    /// Whether its place has walls on both sides.
    is_between: bool,
    text: String,
    /// How many columns before the center it starts: the half that is rounded away from the map.
    left: i64,
}

impl<'a> TextMap<'a> {
    /// The cells, all different, without labels.
    #[must_use]
    pub const fn new(cells: &'a [Cell], orientation: Orientation) -> Self {
        Self { cells, orientation, labels: &[], styles: &[], regions: None, coordinates: false }
    }

    /// With a label on each cell.
    #[must_use]
    pub fn labels(self, labels: &'a Labels<'a>) -> Self {
        Self { labels: labels.as_slice(), ..self }
    }

    /// With labels in colors, an element for each cell.
    #[must_use]
    pub const fn styles(self, styles: &'a [Option<AnsiStyle>]) -> Self {
        Self { styles, ..self }
    }

    /// With walls only around regions: between two neighbors of equal number there is none. `map` is that of the cells,
    /// `region` has an element for each.
    #[must_use]
    pub const fn regions(self, map: &'a CellMap, region: &'a [u32]) -> Self {
        Self { regions: Some(Regions { map, region }), ..self }
    }

    /// With x before the first cell of each row, to its west, and y before the first cell of each slanted column, to its
    /// north-east, both where a further hexagon would stand; where they meet, "x,y". A place between two cells, whose walls make
    /// it look like a cell, has its coordinate in parentheses, or a `~`. Hexagons may be wider then than labels need.
    #[must_use]
    pub const fn coordinates(self) -> Self {
        Self { coordinates: true, ..self }
    }

    /// Draws the map; no lines if it has no cells.
    ///
    /// # Errors
    /// [`DrawingError::TooManyCharacters`] where the cells lie too far apart.
    pub fn draw(&self, interrupt: &mut Interrupt<'_>) -> Result<TextCanvas<'a>, DrawingError> {
        if self.cells.is_empty() {
            return TextCanvas::new(0, 0);
        }
        let notes = if self.coordinates { notes(self.cells, self.orientation) } else { Vec::new() };
        // What stands between two walls needs no blanks beside its parentheses.
        let (between, beside): (Vec<&Note>, Vec<&Note>) = notes.iter().partition(|note| note.is_between);
        let inside = between.into_iter().map(|note| note.text.len().saturating_sub(2));
        let label_width = self.labels.iter().map(|label| label.width).chain(inside).max();
        let beside_width = beside.into_iter().map(|note| note.text.len()).max();
        let tile = TextTile::beside(self.orientation, label_width.unwrap_or(0), beside_width.unwrap_or(0));

        let mut frame = Frame::EMPTY;
        for cell in self.cells {
            let center = tile.center(cell.x.into(), cell.y.into());
            frame.include(center, -1, tile.left, tile.right);
            frame.include(center, 1, 0, 0);
        }
        for Note { x, y, text, left, .. } in &notes {
            frame.include(tile.center(*x, *y), 0, *left, text.len() as i64 - 1 - left);
        }

        let mut canvas = TextCanvas::new(frame.lines(), frame.columns())?;
        for (place, cell) in self.cells.iter().enumerate() {
            interrupt.round();
            let center = tile.center(cell.x.into(), cell.y.into());
            for (_, wall) in tile.walls().filter(|(side, _)| self.has_wall(place, *cell, *side)) {
                let start = frame.place(center, wall.start.line, wall.start.column);
                canvas.draw(start, &wall.characters);
            }
            if let Some(&label) = self.labels.get(place) {
                let start = frame.place(center, 0, -(label.width as i64 / 2));
                canvas.write(start, label, self.styles.get(place).copied().flatten());
            }
        }
        for Note { x, y, text, left, .. } in notes {
            canvas.write_owned(frame.place(tile.center(x, y), 0, -left), text);
        }
        Ok(canvas)
    }

    fn has_wall(&self, place: usize, cell: Cell, side: Direction) -> bool {
        let neighbor = |regions: Regions<'_>| regions.map.get(cell.neighbor(side).ok()?);
        self.regions.is_none_or(|regions| {
            neighbor(regions).is_none_or(|neighbor| regions.region[neighbor] != regions.region[place])
        })
    }
}

/// The coordinates before the first cells of rows and slanted columns, and the marks of places between two cells.
fn notes(cells: &[Cell], orientation: Orientation) -> Vec<Note> {
    let mut rows = BTreeMap::new();
    let mut columns = BTreeMap::new();
    for cell in cells {
        let first = rows.entry(cell.x).or_insert(cell.y);
        *first = cell.y.min(*first);
        let first = columns.entry(cell.y).or_insert(cell.x);
        *first = cell.x.min(*first);
    }
    let before = |first: i32| i64::from(first) - 1;
    let is_row = |x: i64, y: i64| {
        i32::try_from(x).is_ok_and(|x| rows.get(&x).is_some_and(|&first| before(first) == y))
    };
    let is_column = |x: i64, y: i64| {
        i32::try_from(y).is_ok_and(|y| columns.get(&y).is_some_and(|&first| before(first) == x))
    };
    let between = Between::new(cells, orientation);
    let row_notes = rows.iter().map(|(&x, &first)| {
        let (x, y) = (i64::from(x), before(first));
        let text = if is_column(x, y) { format!("{x},{y}") } else { x.to_string() };
        let (is_between, text) = between.told_apart(x, y, text);
        Note { x, y, is_between, left: text.len() as i64 / 2, text }
    });
    let column_notes = columns.iter().filter_map(|(&y, &first)| {
        let (x, y) = (before(first), i64::from(y));
        let (is_between, text) = between.told_apart(x, y, y.to_string());
        (!is_row(x, y)).then(|| Note { x, y, is_between, left: (text.len() as i64 - 1) / 2, text })
    });
    let gaps = cells.iter().filter_map(|&cell| between.gap_behind(cell));
    let gap_notes = gaps.filter(|&(x, y)| !is_row(x, y) && !is_column(x, y)).map(|(x, y)| Note {
        x,
        y,
        is_between: true,
        left: 0,
        text: GAP.to_owned(),
    });
    row_notes.chain(column_notes).chain(gap_notes).collect()
}

/// What stands where there is no cell between two that are.
const GAP: &str = "~";

/// The places whose walls belong to the cells on both sides, left and right in rows, above and below in columns.
struct Between {
    cells: HashSet<Cell>,
    /// From one side to the other.
    step: (i32, i32),
}

impl Between {
    fn new(cells: &[Cell], orientation: Orientation) -> Self {
        let side = match orientation {
            Orientation::Pointy => Direction::East,
            Orientation::Flat => Direction::SouthEast,
        };
        Self { cells: cells.iter().copied().collect(), step: side.step() }
    }

    /// Whether there is a cell so many steps away.
    fn is_cell(&self, x: i64, y: i64, steps: i64) -> bool {
        let (x, y) = (x + steps * i64::from(self.step.0), y + steps * i64::from(self.step.1));
        match (i32::try_from(x), i32::try_from(y)) {
            (Ok(x), Ok(y)) => self.cells.contains(&Cell::new(x, y)),
            _ => false,
        }
    }

    /// Whether the place is one of them, and a text for it that does not look like a cell's label.
    fn told_apart(&self, x: i64, y: i64, text: String) -> (bool, String) {
        if self.is_cell(x, y, -1) && self.is_cell(x, y, 1) {
            (true, format!("({text})"))
        } else {
            (false, text)
        }
    }

    /// The place behind a cell, if there is none but one behind that.
    fn gap_behind(&self, cell: Cell) -> Option<(i64, i64)> {
        let (x, y) = (i64::from(cell.x), i64::from(cell.y));
        (!self.is_cell(x, y, 1) && self.is_cell(x, y, 2))
            .then(|| (x + i64::from(self.step.0), y + i64::from(self.step.1)))
    }
}

/// The part of the endless canvas that is drawn.
struct Frame {
    low: Position,
    high: Position,
}

impl Frame {
    const EMPTY: Self = Self {
        low: Position { line: i64::MAX, column: i64::MAX },
        high: Position { line: i64::MIN, column: i64::MIN },
    };

    /// Widens the frame to a line near a center, and to columns on its left and right.
    fn include(&mut self, center: Position, line: i64, left: i64, right: i64) {
        self.low.line = self.low.line.min(center.line + line);
        self.high.line = self.high.line.max(center.line + line);
        self.low.column = self.low.column.min(center.column - left);
        self.high.column = self.high.column.max(center.column + right);
    }

    const fn lines(&self) -> u64 {
        (self.high.line - self.low.line + 1) as u64
    }

    const fn columns(&self) -> u64 {
        (self.high.column - self.low.column + 1) as u64
    }

    /// The place so many lines below and columns right of a center, all within the frame.
    const fn place(&self, center: Position, down: i64, right: i64) -> Place {
        Place {
            line: (center.line + down - self.low.line) as usize,
            column: (center.column + right - self.low.column) as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::HexagonBoard;
    use proptest::prelude::*;

    const BOTH: [Orientation; 2] = [Orientation::Pointy, Orientation::Flat];

    fn cells(pairs: &[(i32, i32)]) -> Vec<Cell> {
        pairs.iter().map(|&(x, y)| Cell::new(x, y)).collect()
    }

    fn lines(map: &TextMap<'_>) -> Vec<String> {
        map.draw(&mut Interrupt::new(&mut || ())).unwrap().into_lines().collect()
    }

    /// The picture of cells with labels; "" is blank.
    fn labeled(cells: &[Cell], texts: &[&str], orientation: Orientation) -> Vec<String> {
        let labels = Labels::new(texts.iter().map(|&text| Some(text)), cells.len()).unwrap();
        lines(&TextMap::new(cells, orientation).labels(&labels))
    }

    /// The picture of cells with their numbers and coordinates.
    fn labeled_with_coordinates(cells: &[Cell], orientation: Orientation) -> Vec<String> {
        let labels = Labels::new(ONE_TO_SEVEN.into_iter().take(cells.len()).map(Some), cells.len()).unwrap();
        lines(&TextMap::new(cells, orientation).labels(&labels).coordinates())
    }

    /// Compares with a picture drawn in the test's source, a `.` at its left end, line by line.
    fn assert_picture(lines: &[String], expected: &str) {
        let expected: Vec<&str> =
            expected.lines().filter_map(|line| line.trim_start().strip_prefix('.')).collect();
        assert_eq!(lines, expected, "\n{}\n", lines.join("\n"));
    }

    const ONE_TO_SEVEN: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

    #[test]
    fn one_cell() {
        let one = [Cell::new(0, 0)];
        assert_picture(
            &labeled(&one, &["a"], Orientation::Pointy),
            r"
            . / \
            .| a |
            . \ /",
        );
        assert_picture(
            &labeled(&one, &["a"], Orientation::Flat),
            r"
            . ___
            ./ a \
            .\___/",
        );
    }

    #[test]
    fn one_cell_without_labels() {
        for cell in [Cell::new(0, 0), Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN)] {
            assert_picture(
                &lines(&TextMap::new(&[cell], Orientation::Pointy)),
                r"
                . / \
                .|   |
                . \ /",
            );
            assert_picture(
                &lines(&TextMap::new(&[cell], Orientation::Flat)),
                r"
                . ___
                ./   \
                .\___/",
            );
        }
    }

    #[test]
    fn seven_cells() {
        let seven: Vec<Cell> = HexagonBoard::new(1).unwrap().collect();
        assert_picture(
            &labeled(&seven, &ONE_TO_SEVEN, Orientation::Pointy),
            r"
            .   / \ / \
            .  | 1 | 6 |
            . / \ / \ / \
            .| 2 | 7 | 5 |
            . \ / \ / \ /
            .  | 3 | 4 |
            .   \ / \ /",
        );
        assert_picture(
            &labeled(&seven, &ONE_TO_SEVEN, Orientation::Flat),
            r"
            .     ___
            . ___/ 1 \___
            ./ 2 \___/ 6 \
            .\___/ 7 \___/
            ./ 3 \___/ 5 \
            .\___/ 4 \___/
            .    \___/",
        );
    }

    #[test]
    fn nineteen_cells_with_their_numbers() {
        let board: Vec<Cell> = HexagonBoard::new(2).unwrap().collect();
        let numbers: Vec<String> = (1..=19).map(|number: i32| number.to_string()).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        assert_picture(
            &labeled(&board, &numbers, Orientation::Pointy),
            r"
            .       .' '. .' '. .' '.
            .      |  1  | 12  | 11  |
            .    .' '. .' '. .' '. .' '.
            .   |  2  | 13  | 18  | 10  |
            . .' '. .' '. .' '. .' '. .' '.
            .|  3  | 14  | 19  | 17  |  9  |
            . '. .' '. .' '. .' '. .' '. .'
            .   |  4  | 15  | 16  |  8  |
            .    '. .' '. .' '. .' '. .'
            .      |  5  |  6  |  7  |
            .       '. .' '. .' '. .'",
        );
        assert_picture(
            &labeled(&board, &numbers, Orientation::Flat),
            r"
            .           ____
            .      ____/  1 \____
            . ____/  2 \____/ 12 \____
            ./  3 \____/ 13 \____/ 11 \
            .\____/ 14 \____/ 18 \____/
            ./  4 \____/ 19 \____/ 10 \
            .\____/ 15 \____/ 17 \____/
            ./  5 \____/ 16 \____/  9 \
            .\____/  6 \____/  8 \____/
            .     \____/  7 \____/
            .          \____/",
        );
    }

    #[test]
    fn a_ring_around_a_hole() {
        let ring: Vec<Cell> = HexagonBoard::new(1).unwrap().take(6).collect();
        assert_picture(
            &lines(&TextMap::new(&ring, Orientation::Pointy)),
            r"
            .   / \ / \
            .  |   |   |
            . / \ / \ / \
            .|   |   |   |
            . \ / \ / \ /
            .  |   |   |
            .   \ / \ /",
        );
        assert_picture(
            &labeled(&ring, &["羊", "2", "", "4", "é", "6"], Orientation::Flat),
            r"
            .      ____
            . ____/ 羊 \____
            ./  2 \____/  6 \
            .\____/    \____/
            ./    \____/  é \
            .\____/  4 \____/
            .     \____/",
        );
    }

    #[test]
    fn a_row_and_columns_far_in_the_negative() {
        let row = cells(&[(-5, -1000), (-5, -999), (-5, -998)]);
        assert_picture(
            &labeled(&row, &["sea", "desert", ""], Orientation::Pointy),
            r"
            . .--' '--. .--' '--. .--' '--.
            .|   sea   | desert  |         |
            . '--. .--' '--. .--' '--. .--'",
        );
        assert_picture(
            &labeled(&row, &["sea", "no", "land"], Orientation::Flat),
            r"
            . ______
            ./  sea \______
            .\______/  no  \______
            .       \______/ land \
            .              \______/",
        );
    }

    #[test]
    fn cells_that_do_not_touch() {
        let two = cells(&[(0, 1), (2, 0)]);
        assert_picture(
            &labeled(&two, &["a", "b"], Orientation::Pointy),
            r"
            .         / \
            .        | a |
            .         \ /
            .
            . / \
            .| b |
            . \ /",
        );
        assert_picture(
            &labeled(&two, &["a", "b"], Orientation::Flat),
            r"
            .             ___
            . ___        / a \
            ./ b \       \___/
            .\___/",
        );
    }

    #[test]
    fn labels_in_colors_stand_between_escape_sequences() {
        let two = cells(&[(0, 0), (0, 1)]);
        let labels = Labels::new([Some("1"), Some("羊")].into_iter(), 2).unwrap();
        let styles = [Some(AnsiStyle::new("0;31")), None];
        let map = TextMap::new(&two, Orientation::Pointy).labels(&labels).styles(&styles);
        assert_eq!(lines(&map), [" .' '. .' '.", "|  \u{1b}[0;31m1\u{1b}[0m  | 羊  |", " '. .' '. .'"]);
    }

    #[test]
    fn walls_around_regions_only() {
        let seven: Vec<Cell> = HexagonBoard::new(1).unwrap().collect();
        let map = CellMap::of("cells", seven.iter().copied(), &mut Interrupt::new(&mut || {})).unwrap();
        let region = [1, 1, 2, 2, 3, 3, 1];
        let texts = ["1", "1", "2", "2", "3", "3", "1"];
        let labels = Labels::new(texts.into_iter().map(Some), 7).unwrap();
        let picture = |way| lines(&TextMap::new(&seven, way).labels(&labels).regions(&map, &region));
        assert_picture(
            &picture(Orientation::Pointy),
            r"
            .   / \ / \
            .  | 1 | 3 |
            . /     \   \
            .| 1   1 | 3 |
            . \ / \ / \ /
            .  | 2   2 |
            .   \ / \ /",
        );
        assert_picture(
            &picture(Orientation::Flat),
            r"
            .     ___
            . ___/ 1 \___
            ./ 1     / 3 \
            .\___  1 \   /
            ./ 2 \___/ 3 \
            .\___  2 \___/
            .    \___/",
        );
    }

    #[test]
    fn coordinates_stand_beside_the_map() {
        let seven: Vec<Cell> = HexagonBoard::new(1).unwrap().collect();
        assert_picture(
            &labeled_with_coordinates(&seven, Orientation::Pointy),
            r"
            .        0   1
            .     / \ / \
            .  0 | 1 | 6 | 2
            .   / \ / \ / \
            .1 | 2 | 7 | 5 |
            .   \ / \ / \ /
            .  2 | 3 | 4 |
            .     \ / \ /",
        );
        assert_picture(
            &labeled_with_coordinates(&seven, Orientation::Flat),
            r"
            .    0  ___  0
            .1  ___/ 1 \___  1
            .  / 2 \___/ 6 \
            .2 \___/ 7 \___/ 2
            .  / 3 \___/ 5 \
            .  \___/ 4 \___/
            .      \___/",
        );
    }

    #[test]
    fn coordinates_that_meet_share_a_place() {
        let notch = cells(&[(0, 0), (0, 1), (-1, 1)]);
        assert_picture(
            &lines(&TextMap::new(&notch, Orientation::Flat).coordinates()),
            r"
            .0  ____ -1,0 ____   1
            .  /    \____/    \
            .  \____/    \____/
            .       \____/",
        );
    }

    #[test]
    fn places_between_two_cells_do_not_look_like_cells() {
        // A notch above the first cell of a column, a ring, and a gap of two cells, which no wall divides.
        let notch = cells(&[(0, 0), (0, 2), (1, 1), (1, 2)]);
        let ring: Vec<Cell> = HexagonBoard::new(1).unwrap().filter(|&cell| cell != Cell::new(1, 1)).collect();
        let wide = cells(&[(0, 0), (0, 3)]);
        let drawn = |cells, orientation| lines(&TextMap::new(cells, orientation).coordinates());
        assert_eq!(drawn(&notch, Orientation::Pointy)[2], "0 |   |(1)|   |");
        assert_eq!(drawn(&ring, Orientation::Pointy)[4], "1 |   | ~ |   |");
        assert_eq!(drawn(&wide, Orientation::Pointy)[2], "0 |   |       |   |");
        assert_picture(
            &drawn(&ring, Orientation::Flat),
            r"
            .    0  ___  0
            .1  ___/   \___  1
            .  /   \___/   \
            .2 \___/ ~ \___/ 2
            .  /   \___/   \
            .  \___/   \___/
            .      \___/",
        );
    }

    #[test]
    fn coordinates_of_two_digits_need_no_wider_hexagons_than_those_of_one() {
        let corner = cells(&[(9, 9), (9, 10), (10, 10), (10, 11)]);
        assert_picture(
            &labeled_with_coordinates(&corner, Orientation::Pointy),
            r"
            .      9   10
            .   / \ / \
            .9 | 1 | 2 | 11
            .   \ / \ / \
            . 10 | 3 | 4 |
            .     \ / \ /",
        );
        assert_picture(
            &labeled_with_coordinates(&corner, Orientation::Flat),
            r"
            . 9  ___  9
            .   / 1 \___  10
            .10 \___/ 2 \
            .   / 3 \___/ 11
            .   \___/ 4 \
            .       \___/",
        );
    }

    #[test]
    fn no_cells_are_no_lines() {
        for orientation in BOTH {
            assert!(lines(&TextMap::new(&[], orientation).coordinates()).is_empty());
        }
    }

    #[test]
    fn cells_far_apart_are_an_error_that_says_how_large_the_picture_would_be() {
        let ends = cells(&[(i32::MIN, i32::MAX), (i32::MAX, i32::MIN)]);
        let draw = |cells: &[Cell]| {
            TextMap::new(cells, Orientation::Pointy).draw(&mut Interrupt::new(&mut || ())).map(|_| ())
        };
        assert_eq!(
            draw(&ends),
            Err(DrawingError::TooManyCharacters { lines: 8_589_934_593, columns: 25_769_803_775 })
        );
        let error = draw(&cells(&[(0, 0), (2000, 2000)])).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the picture would have 4003 lines of 4005 characters, 16032015 in all, and a picture has at most 10000000"
        );
    }

    fn any_map() -> impl Strategy<Value = Vec<Cell>> {
        let corner = prop_oneof![Just(0), Just(i32::MIN), Just(i32::MAX - 15), -1000..1000];
        let near = proptest::collection::hash_set((0..16, 0..16), 1..60);
        (corner.clone(), corner, near)
            .prop_map(|(x, y, near)| near.into_iter().map(|(dx, dy)| Cell::new(x + dx, y + dy)).collect())
    }

    fn any_orientation() -> impl Strategy<Value = Orientation> {
        prop_oneof![Just(Orientation::Pointy), Just(Orientation::Flat)]
    }

    /// Labels that are all different: `a` to the given width at least.
    fn distinct_labels(count: usize, width: usize) -> Vec<String> {
        (0..count).map(|number| format!("{number:a>width$}x")).collect()
    }

    /// Line and column, from 0, as the module's documentation says, computed on its own.
    fn documented_center(cells: &[Cell], cell: Cell, w: i64, orientation: Orientation) -> (i64, i64) {
        let h = w / 2 + 2;
        let place = |cell: &Cell| {
            let (x, y) = (i64::from(cell.x), i64::from(cell.y));
            match orientation {
                Orientation::Pointy => (2 * x + 1, h * (2 * y - x) + h),
                Orientation::Flat => (x + y + 1, (w + 3) * (y - x) + (w + 2) / 2 + 1),
            }
        };
        let first_line = cells.iter().map(|cell| place(cell).0).min().unwrap() - 1;
        let first_column = cells.iter().map(|cell| place(cell).1).min().unwrap()
            - match orientation {
                Orientation::Pointy => h,
                Orientation::Flat => (w + 2) / 2 + 1,
            };
        (place(&cell).0 - first_line, place(&cell).1 - first_column)
    }

    proptest! {
        #[test]
        fn every_label_stands_once_and_where_the_formula_says(
            cells in any_map(), orientation in any_orientation(), width in 1usize..12,
        ) {
            let texts = distinct_labels(cells.len(), width);
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            let picture = labeled(&cells, &texts, orientation);
            let widest = texts.iter().map(|text| text.len()).max().unwrap() as i64;
            for (&cell, text) in cells.iter().zip(texts) {
                let (line, column) = documented_center(&cells, cell, widest, orientation);
                let start = (column - text.len() as i64 / 2) as usize;
                prop_assert_eq!(&picture[line as usize][start..start + text.len()], text);
                // Its neighbors in the line are blanks and walls, so it is nobody else's label.
                prop_assert_eq!(picture.iter().map(|line| line.matches(&format!(" {text} ")).count()).sum::<usize>(), 1);
            }
        }

        #[test]
        fn the_order_of_the_cells_does_not_matter_and_shifting_them_neither(
            cells in any_map(), orientation in any_orientation(),
        ) {
            let texts = distinct_labels(cells.len(), 1);
            let mut pairs: Vec<(Cell, &str)> = cells.iter().copied().zip(texts.iter().map(String::as_str)).collect();
            let picture = |pairs: &[(Cell, &str)]| {
                let (cells, texts): (Vec<Cell>, Vec<&str>) = pairs.iter().copied().unzip();
                labeled(&cells, &texts, orientation)
            };
            let first = picture(&pairs);
            pairs.reverse();
            prop_assert_eq!(&picture(&pairs), &first);
            pairs.sort();
            prop_assert_eq!(&picture(&pairs), &first);
            for (cell, _) in &mut pairs {
                *cell = Cell::new(cell.x.wrapping_sub(cells[0].x), cell.y.wrapping_sub(cells[0].y));
            }
            prop_assert_eq!(&picture(&pairs), &first);
        }

        #[test]
        fn each_side_has_one_wall_and_nothing_else_is_drawn(cells in any_map(), orientation in any_orientation()) {
            let picture = lines(&TextMap::new(&cells, orientation));
            let mut sides = HashSet::new();
            for cell in &cells {
                let (x, y) = (i64::from(cell.x), i64::from(cell.y));
                // A side is told by the middle between two centers, doubled.
                for (dx, dy) in [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)] {
                    sides.insert((2 * x + dx, 2 * y + dy));
                }
            }
            let count = |wanted: &[char]| picture.iter().flat_map(|line| line.matches(wanted)).count();
            // The side of three characters counts three times.
            let flat_sides = sides.iter().filter(|(x, y)| x % 2 != 0 && y % 2 != 0).count();
            let characters = match orientation {
                Orientation::Pointy => sides.len(),
                Orientation::Flat => sides.len() + 2 * flat_sides,
            };
            prop_assert_eq!(count(&['/', '\\', '|', '_']), characters);
            prop_assert_eq!(picture.iter().flat_map(|line| line.matches(|c| c != ' ')).count(), characters);
            prop_assert!(picture.iter().all(|line| !line.ends_with(' ')));
        }

        #[test]
        fn regions_leave_out_the_walls_within_them(cells in any_map(), orientation in any_orientation()) {
            let map = CellMap::of("cells", cells.iter().copied(), &mut Interrupt::new(&mut || {})).unwrap();
            let all_different: Vec<u32> = (0..).take(cells.len()).collect();
            let plain = lines(&TextMap::new(&cells, orientation));
            let picture = |region: &[u32]| lines(&TextMap::new(&cells, orientation).regions(&map, region));
            prop_assert_eq!(picture(&all_different), plain);
        }

        #[test]
        fn every_row_and_column_has_its_number_once(cells in any_map(), orientation in any_orientation()) {
            let first = |rows: bool, at: i32| {
                let along = |cell: &Cell| if rows { (cell.x, cell.y) } else { (cell.y, cell.x) };
                cells.iter().map(along).filter(|&(row, _)| row == at).map(|(_, first)| i64::from(first) - 1).min()
            };
            let mut expected = Vec::new();
            for x in cells.iter().map(|cell| cell.x).collect::<HashSet<_>>() {
                let y = first(true, x).unwrap();
                let is_shared = i32::try_from(y).is_ok_and(|y| first(false, y) == Some(x.into()));
                expected.push(if is_shared { format!("{x},{y}") } else { x.to_string() });
            }
            for y in cells.iter().map(|cell| cell.y).collect::<HashSet<_>>() {
                let x = first(false, y).unwrap();
                if i32::try_from(x).is_err() || first(true, x as i32) != Some(y.into()) {
                    expected.push(y.to_string());
                }
            }
            let picture = lines(&TextMap::new(&cells, orientation).coordinates()).join("\n");
            let texts = picture.split(|c: char| !"-,0123456789".contains(c));
            let mut found: Vec<&str> = texts.filter(|text| text.contains(|c: char| c.is_ascii_digit())).collect();
            found.sort_unstable();
            expected.sort_unstable();
            prop_assert_eq!(found, expected);
        }

        #[test]
        fn coordinates_change_nothing_on_the_map(cells in any_map(), orientation in any_orientation()) {
            let labels = distinct_labels(cells.len(), 24);
            let labels = Labels::new(labels.iter().map(|text| Some(text.as_str())), cells.len()).unwrap();
            let plain = lines(&TextMap::new(&cells, orientation).labels(&labels));
            let picture = lines(&TextMap::new(&cells, orientation).labels(&labels).coordinates());
            // All that is added lies above and on the left.
            let above = picture.len() - plain.len();
            let first = labels.as_slice()[0].text;
            let column = |lines: &[String]| lines.iter().find_map(|line| line.find(first)).unwrap();
            let left = column(&picture) - column(&plain);
            for (line, expected) in picture[above..].iter().zip(&plain) {
                for (column, character) in expected.bytes().enumerate().filter(|(_, character)| *character != b' ') {
                    prop_assert_eq!(line.as_bytes()[left + column], character);
                }
            }
        }
    }
}
