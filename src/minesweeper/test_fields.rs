//! Fields and moves for tests.

use super::{Action, Field, Move};
use crate::grid::{Cell, OffsetLayout, Range, Rectangle};
use crate::interrupt::Interrupt;
use crate::random::Seed;
use proptest::prelude::*;

pub(super) fn seed(id: i64) -> Seed {
    Seed::from_id(id).unwrap()
}

pub(super) fn field(cells: impl IntoIterator<Item = Cell>) -> Field {
    Field::of("cells", cells.into_iter().collect(), &mut Interrupt::new(&mut || {})).unwrap()
}

/// A hexagon around (0, 0).
pub(super) fn hexagon(radius: i32) -> Field {
    field(Range::new(Cell::new(0, 0), radius).unwrap().by_rows().map(|found| found.cell))
}

pub(super) fn rectangle(rows: i32, cols: i32, layout: OffsetLayout) -> Field {
    field(Rectangle::new(rows, cols, layout).unwrap().cells().map(|place| place.cell))
}

/// Fields of some dozens of cells, in pieces and with holes.
pub(super) fn any_field() -> impl Strategy<Value = Field> {
    let places = prop::collection::hash_set((0..9, 0..9), 1..60);
    places.prop_map(|places| field(places.into_iter().map(|(x, y)| Cell::new(x, y))))
}

/// Moves on a field of so many cells.
pub(super) fn any_moves(cells: usize, most: usize) -> impl Strategy<Value = Vec<Move>> {
    let action = prop::sample::select(&Action::ALL[..]);
    let moves = (0..cells, action).prop_map(|(index, action)| Move { index, action });
    prop::collection::vec(moves, 0..=most)
}
