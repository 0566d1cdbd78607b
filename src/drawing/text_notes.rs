//! Coordinates beside a map, and marks of places in it that look like cells.

use super::DrawingError;
use crate::grid::{Cell, Direction, Orientation};
use crate::interrupt::Interrupt;
use crate::memory::has_room;
use std::collections::{BTreeMap, HashSet};

/// At most 46 for the first cells of rows and columns, 21 to know all cells, 48 for gaps.
const BYTES_FOR_EACH_CELL: usize = 128;

/// The note, its text, and the text's place on the canvas.
const BYTES_FOR_EACH_NOTE: usize = 160;

/// A text where there is no cell. Its place may lie beyond the 32-bit plane.
pub(super) struct Note {
    pub(super) x: i64,
    pub(super) y: i64,
    /// Whether its place has walls on both sides.
    pub(super) is_between: bool,
    pub(super) text: String,
    /// How many columns before the center it starts: the half that is rounded away from the map.
    pub(super) left: i64,
}

/// The coordinates before the first cells of rows and slanted columns, and the marks of places between two cells.
///
/// # Errors
/// [`DrawingError::OutOfMemory`].
pub(super) fn notes(
    cells: &[Cell],
    orientation: Orientation,
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<Note>, DrawingError> {
    let out_of_memory = DrawingError::OutOfMemory { cells: cells.len() };
    if !has_room(cells.len(), BYTES_FOR_EACH_CELL) {
        return Err(out_of_memory);
    }
    let starts = Starts::of(cells, interrupt);
    let between = Between::new(cells, orientation, interrupt);
    let gaps: Vec<(i64, i64)> = cells
        .iter()
        .filter_map(|&cell| {
            interrupt.round();
            between.gap_behind(cell).filter(|&(x, y)| !starts.is_of_row(x, y) && !starts.is_of_column(x, y))
        })
        .collect();
    let most = starts.rows.len() + starts.columns.len() + gaps.len();
    if !has_room(most, BYTES_FOR_EACH_NOTE) {
        return Err(out_of_memory);
    }

    let mut notes = Vec::with_capacity(most);
    for (&x, &first) in &starts.rows {
        interrupt.round();
        let (x, y) = (i64::from(x), before(first));
        let text = if starts.is_of_column(x, y) { format!("{x},{y}") } else { x.to_string() };
        let (is_between, text) = between.told_apart(x, y, text);
        notes.push(Note { x, y, is_between, left: text.len() as i64 / 2, text });
    }
    for (&y, &first) in &starts.columns {
        interrupt.round();
        let (x, y) = (before(first), i64::from(y));
        if !starts.is_of_row(x, y) {
            let (is_between, text) = between.told_apart(x, y, y.to_string());
            notes.push(Note { x, y, is_between, left: (text.len() as i64 - 1) / 2, text });
        }
    }
    let gap = |(x, y)| Note { x, y, is_between: true, left: 0, text: GAP.to_owned() };
    notes.extend(gaps.into_iter().map(|place| {
        interrupt.round();
        gap(place)
    }));
    Ok(notes)
}

/// What stands where there is no cell between two that are.
const GAP: &str = "~";

/// Where rows and slanted columns start.
struct Starts {
    /// The least y by x.
    rows: BTreeMap<i32, i32>,
    /// The least x by y.
    columns: BTreeMap<i32, i32>,
}

/// The coordinate before that of a first cell.
fn before(first: i32) -> i64 {
    i64::from(first) - 1
}

impl Starts {
    fn of(cells: &[Cell], interrupt: &mut Interrupt<'_>) -> Self {
        let (mut rows, mut columns) = (BTreeMap::new(), BTreeMap::new());
        for cell in cells {
            interrupt.round();
            let first = rows.entry(cell.x).or_insert(cell.y);
            *first = cell.y.min(*first);
            let first = columns.entry(cell.y).or_insert(cell.x);
            *first = cell.x.min(*first);
        }
        Self { rows, columns }
    }

    /// Whether the place is the one before the first cell of its row.
    fn is_of_row(&self, x: i64, y: i64) -> bool {
        i32::try_from(x).is_ok_and(|x| self.rows.get(&x).is_some_and(|&first| before(first) == y))
    }

    /// Whether the place is the one before the first cell of its column.
    fn is_of_column(&self, x: i64, y: i64) -> bool {
        i32::try_from(y).is_ok_and(|y| self.columns.get(&y).is_some_and(|&first| before(first) == x))
    }
}

/// The places whose walls belong to the cells on both sides, left and right in rows, above and below in columns.
struct Between {
    cells: HashSet<Cell>,
    /// From one side to the other.
    step: (i32, i32),
}

impl Between {
    fn new(cells: &[Cell], orientation: Orientation, interrupt: &mut Interrupt<'_>) -> Self {
        let side = match orientation {
            Orientation::Pointy => Direction::East,
            Orientation::Flat => Direction::SouthEast,
        };
        let mut set = HashSet::with_capacity(cells.len());
        for &cell in cells {
            interrupt.round();
            set.insert(cell);
        }
        Self { cells: set, step: side.step() }
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

#[cfg(test)]
mod tests {
    use super::super::test_pictures::{
        any_map, any_orientation, assert_picture, cells, distinct_labels, lines,
    };
    use super::super::{Labels, TextMap};
    use super::*;
    use crate::grid::HexagonBoard;
    use proptest::prelude::*;

    /// The picture of cells with their numbers and coordinates.
    fn labeled_with_coordinates(cells: &[Cell], orientation: Orientation) -> Vec<String> {
        let labels = Labels::new(
            ONE_TO_SEVEN.into_iter().take(cells.len()).map(Some),
            cells.len(),
            &mut Interrupt::new(&mut || {}),
        )
        .unwrap();
        lines(&TextMap::new(cells, orientation).labels(&labels).coordinates())
    }

    const ONE_TO_SEVEN: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

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

    proptest! {
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
            let labels = Labels::new(labels.iter().map(|text| Some(text.as_str())), cells.len(), &mut Interrupt::new(&mut || {})).unwrap();
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
