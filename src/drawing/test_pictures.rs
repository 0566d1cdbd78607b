//! Pictures as tests compare them.

use super::{Labels, TextMap};
use crate::grid::{Cell, Orientation};
use crate::interrupt::Interrupt;
use proptest::prelude::*;

pub(super) fn cells(pairs: &[(i32, i32)]) -> Vec<Cell> {
    pairs.iter().map(|&(x, y)| Cell::new(x, y)).collect()
}

pub(super) fn lines(map: &TextMap<'_>) -> Vec<String> {
    map.draw(&mut Interrupt::new(&mut || ())).unwrap().into_lines().collect()
}

/// The picture of cells with labels; "" is blank.
pub(super) fn labeled(cells: &[Cell], texts: &[&str], orientation: Orientation) -> Vec<String> {
    let labels =
        Labels::new(texts.iter().map(|&text| Some(text)), cells.len(), &mut Interrupt::new(&mut || {}))
            .unwrap();
    lines(&TextMap::new(cells, orientation).labels(&labels))
}

/// Compares with a picture drawn in the test's source, a `.` at its left end, line by line.
pub(super) fn assert_picture(lines: &[String], expected: &str) {
    let expected: Vec<&str> =
        expected.lines().filter_map(|line| line.trim_start().strip_prefix('.')).collect();
    assert_eq!(lines, expected, "\n{}\n", lines.join("\n"));
}

pub(super) fn any_map() -> impl Strategy<Value = Vec<Cell>> {
    let corner = prop_oneof![Just(0), Just(i32::MIN), Just(i32::MAX - 15), -1000..1000];
    let near = proptest::collection::hash_set((0..16, 0..16), 1..60);
    (corner.clone(), corner, near)
        .prop_map(|(x, y, near)| near.into_iter().map(|(dx, dy)| Cell::new(x + dx, y + dy)).collect())
}

pub(super) fn any_orientation() -> impl Strategy<Value = Orientation> {
    prop_oneof![Just(Orientation::Pointy), Just(Orientation::Flat)]
}

/// Labels that are all different: `a` to the given width at least.
pub(super) fn distinct_labels(count: usize, width: usize) -> Vec<String> {
    (0..count).map(|number| format!("{number:a>width$}x")).collect()
}
