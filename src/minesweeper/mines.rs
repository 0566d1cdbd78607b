//! Where the mines are.

use super::{Field, MinesweeperError};
use crate::interrupt::Interrupt;
use crate::random::{Generator, Pg15, Seed};

/// The mines of a field, and how many are around each cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mines {
    is_mine: Vec<bool>,
    adjacent: Vec<u8>,
    count: usize,
}

impl Mines {
    /// So many mines, all sets of so many cells being equally likely; where a first cell is given, of those sets in which neither
    /// it nor any of its neighbors is a mine.
    ///
    /// The same seed, cells, number and first cell give the same mines for ever. The cells that may be mines are taken in the
    /// order of x, y and called 0 to m - 1. For each number n from m - `count` to m - 1 a whole number from 0 to n is drawn;
    /// its cell becomes a mine, or cell n where that one is a mine already (R. W. Floyd's sampling). Draws are those of
    /// [`Pg15`], whole numbers below 2^52, so `random()` · 2^52 after `setseed(seed)`: the remainder of a draw divided by n + 1
    /// counts, and a draw not below the greatest multiple of n + 1 is drawn anew, so that all remainders are equally likely.
    ///
    /// # Errors
    /// [`MinesweeperError::NegativeMines`], [`MinesweeperError::TooManyMines`],
    /// [`MinesweeperError::TooManyMinesElsewhere`].
    pub fn place(
        seed: Seed,
        field: &Field,
        count: i32,
        first: Option<usize>,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, MinesweeperError> {
        let count = expect_room(field, count, first)?;
        let safe = first.map(|first| safe_zone(field, first)).unwrap_or_default();
        let candidates = field.len() - safe.len();
        let mut generator = Pg15::from_seed(seed);
        let mut mines = Self::none(field);
        for last in candidates - count..candidates {
            interrupt.round();
            let drawn = skip(&safe, below(&mut generator, last as u64 + 1) as usize);
            mines.add(field, if mines.is_mine[drawn] { skip(&safe, last) } else { drawn });
        }
        Ok(mines)
    }

    /// Mines on these cells, each named once.
    ///
    /// # Panics
    /// If the field has no cell of an index.
    #[must_use]
    pub fn at(field: &Field, indexes: impl IntoIterator<Item = usize>) -> Self {
        let mut mines = Self::none(field);
        indexes.into_iter().for_each(|index| mines.add(field, index));
        mines
    }

    fn none(field: &Field) -> Self {
        Self { is_mine: vec![false; field.len()], adjacent: vec![0; field.len()], count: 0 }
    }

    fn add(&mut self, field: &Field, index: usize) {
        self.is_mine[index] = true;
        self.count += 1;
        field.neighbors(index).for_each(|neighbor| self.adjacent[neighbor] += 1);
    }

    /// Whether a cell is a mine.
    ///
    /// # Panics
    /// If the field has no cell of that index.
    #[inline]
    #[must_use]
    pub fn is_mine(&self, index: usize) -> bool {
        self.is_mine[index]
    }

    /// How many of a cell's neighbors are mines.
    ///
    /// # Panics
    /// If the field has no cell of that index.
    #[inline]
    #[must_use]
    pub fn adjacent(&self, index: usize) -> u8 {
        self.adjacent[index]
    }

    /// How many mines there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// The number of mines, if the field has room for them.
pub(super) fn expect_room(
    field: &Field,
    mines: i32,
    first: Option<usize>,
) -> Result<usize, MinesweeperError> {
    let count = usize::try_from(mines).map_err(|_| MinesweeperError::NegativeMines { mines })?;
    let cells = field.len();
    let most = cells - first.map_or(0, |first| 1 + field.neighbors(first).count());
    match first {
        _ if count <= most => Ok(count),
        Some(first) => Err(MinesweeperError::TooManyMinesElsewhere { mines, most, first: field.cell(first) }),
        None => Err(MinesweeperError::TooManyMines { mines, cells }),
    }
}

/// The first cell and its neighbors, in the order of the field.
fn safe_zone(field: &Field, first: usize) -> Vec<usize> {
    let mut zone: Vec<usize> = field.neighbors(first).chain([first]).collect();
    zone.sort_unstable();
    zone
}

/// The index of a cell that is known by its place among those that are not left out.
fn skip(left_out: &[usize], place: usize) -> usize {
    left_out.iter().fold(place, |index, &out| index + usize::from(out <= index))
}

/// A whole number below a bound, all equally likely. The bound is at least 1 and far below 2^52.
fn below(generator: &mut Pg15, bound: u64) -> u64 {
    const DRAWS: u64 = 1 << Pg15::BITS;
    loop {
        let draw = generator.draw_bits();
        if draw < DRAWS - DRAWS % bound {
            return draw % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_fields::{hexagon, seed};
    use super::*;
    use crate::grid::Cell;
    use proptest::prelude::*;

    fn place(
        id: i64,
        field: &Field,
        count: i32,
        first: Option<usize>,
    ) -> Result<Vec<usize>, MinesweeperError> {
        let mines = Mines::place(seed(id), field, count, first, &mut Interrupt::new(&mut || {}))?;
        assert_eq!(mines.count(), count as usize);
        Ok((0..field.len()).filter(|&index| mines.is_mine(index)).collect())
    }

    #[test]
    fn mines_stay_where_they_were() {
        let field = hexagon(2);
        // Computed from the documented rule by another program.
        assert_eq!(place(1, &field, 5, None).unwrap(), [3, 4, 8, 9, 11]);
        assert_eq!(place(1, &field, 5, Some(9)).unwrap(), [2, 7, 11, 12, 18]);
        assert_eq!(place(2, &field, 5, None).unwrap(), [0, 4, 12, 14, 15]);
    }

    #[test]
    fn as_many_mines_as_fit_and_none() {
        let field = hexagon(2);
        let center = field.index_of(Cell::new(0, 0));
        assert!(place(7, &field, 0, None).unwrap().is_empty());
        assert_eq!(place(7, &field, 19, None).unwrap(), Vec::from_iter(0..19));
        assert_eq!(place(7, &field, 12, center).unwrap().len(), 12);
        assert_eq!(
            place(7, &field, 15, Some(0)).unwrap(),
            Vec::from_iter((0..19).filter(|index| ![0, 1, 3, 4].contains(index)))
        );
        assert_eq!(place(7, &hexagon(0), 1, None).unwrap(), [0]);
        assert!(place(7, &hexagon(0), 0, Some(0)).unwrap().is_empty());
    }

    #[test]
    fn more_mines_than_fit_are_an_error_that_names_the_most() {
        let field = hexagon(2);
        let center = field.index_of(Cell::new(0, 0));
        let message = |count, first| place(7, &field, count, first).unwrap_err().to_string();
        assert_eq!(message(-1, None), "mines must be at least 0, not -1");
        assert_eq!(message(20, None), "mines must be at most 19, the number of cells, not 20");
        assert_eq!(
            message(i32::MAX, center),
            "mines must be at most 12, the number of cells besides (0, 0) and its neighbors, not 2147483647"
        );
        assert_eq!(
            message(13, center),
            "mines must be at most 12, the number of cells besides (0, 0) and its neighbors, not 13"
        );
    }

    proptest! {
        #[test]
        fn mines_are_as_many_as_asked_for_and_counted_around_each_cell(
            id in any::<u32>(), radius in 0..6, share in 0f64..1.0, first in any::<Option<prop::sample::Index>>(),
        ) {
            let field = hexagon(radius);
            let first = first.map(|first| first.index(field.len()));
            let safe = first.map(|first| safe_zone(&field, first)).unwrap_or_default();
            let count = ((field.len() - safe.len()) as f64 * share).round() as i32;
            let found = place(id.into(), &field, count, first).unwrap();
            prop_assert_eq!(found.len(), count as usize);
            prop_assert!(found.iter().all(|index| !safe.contains(index)));
            let mines = Mines::at(&field, found.iter().copied());
            for index in 0..field.len() {
                let around = field.neighbors(index).filter(|neighbor| found.contains(neighbor)).count();
                prop_assert_eq!(usize::from(mines.adjacent(index)), around);
            }
        }
    }
}
