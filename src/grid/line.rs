//! The straight line between two cells.

use super::{Cell, GridError, MAX_CELLS, Vector};

/// The cells on the straight way between the centers of two cells: one for each step, the one whose center is nearest to
/// the point that divides the way in that ratio.
///
/// Where that point lies on the border between two cells, midway between their centers, the cell with the smaller x is
/// taken, in the same row the one with the smaller y. That rule knows neither where the line starts nor where it
/// lies, so the line back has the same cells, and a shifted line the shifted cells.
#[derive(Debug, Clone, Copy)]
pub struct Line {
    start: Cell,
    way: Vector,
    length: i64,
}

impl Line {
    /// The line from a cell to another.
    ///
    /// # Errors
    /// [`GridError::TooLarge`] above 10^7 cells.
    pub fn new(start: Cell, end: Cell) -> Result<Self, GridError> {
        let way = Vector::between(start, end);
        let length = way.length();
        let cells = length as u64 + 1;
        if cells > MAX_CELLS {
            let what = format!("the line from ({}, {}) to ({}, {})", start.x, start.y, end.x, end.y);
            return Err(GridError::TooLarge { what, cells });
        }
        Ok(Self { start, way, length })
    }

    /// How many cells there are: the distance of the ends and 1.
    #[must_use]
    pub const fn count(self) -> usize {
        self.length as usize + 1
    }

    /// The cells from start to end, both included, each next to the one before.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..=self.length).map(move |step| self.cell(step))
    }

    /// The cell after so many steps.
    ///
    /// At each point one of x, y and q is a whole number, always the same one, and so a cell needs one of the other two
    /// rounded: x, or y where x is the whole one. Halves are rounded down.
    fn cell(self, step: i64) -> Cell {
        let way = self.way;
        let dx = self.share(way.dx, step);
        let q_is_whole = way.dq().abs() == self.length;
        let dy = if q_is_whole { dx + self.share(way.dq(), step) } else { self.share(way.dy, step) };
        // Between two cells of the plane, and so in it.
        Cell::new((i64::from(self.start.x) + dx) as i32, (i64::from(self.start.y) + dy) as i32)
    }

    /// The whole number next to difference · step / length, of two equally near ones the smaller. No product passes
    /// 2^48, for the length is below 10^7.
    const fn share(self, difference: i64, step: i64) -> i64 {
        let length = if self.length == 0 { 1 } else { self.length };
        (2 * difference * step + length - 1).div_euclid(2 * length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(start: Cell, end: Cell) -> Vec<Cell> {
        Line::new(start, end).unwrap().cells().collect()
    }

    /// The square of the distance in the plane, in units of the square of a step.
    fn square(dx: i64, dy: i64) -> i64 {
        dx * dx - dx * dy + dy * dy
    }

    /// The line by looking for the nearest center around each point, in whole multiples of 1 / length.
    fn nearest_centers(start: Cell, end: Cell) -> Vec<Cell> {
        let length = start.distance(end).max(1);
        let (dx, dy) = (i64::from(end.x - start.x), i64::from(end.y - start.y));
        (0..=start.distance(end))
            .map(|step| {
                let (low_x, low_y) = ((dx * step).div_euclid(length), (dy * step).div_euclid(length));
                let candidates = (-2..=2).flat_map(|i| (-2..=2).map(move |j| (low_x + i, low_y + j)));
                let (x, y) = candidates
                    .min_by_key(|&(x, y)| (square(x * length - dx * step, y * length - dy * step), x, y))
                    .unwrap();
                Cell::new(start.x + x as i32, start.y + y as i32)
            })
            .collect()
    }

    fn any_line() -> impl Strategy<Value = (Cell, Cell)> {
        let anywhere = (any::<i32>(), any::<i32>());
        (anywhere, -60..=60i64, -60..=60i64).prop_filter_map("within the plane", |((x, y), dx, dy)| {
            Some((Cell::new(x, y), Vector::new(dx, dy).target(Cell::new(x, y))?))
        })
    }

    #[test]
    fn from_a_cell_to_itself_is_one_cell() {
        for cell in [Cell::new(0, 0), Cell::new(-7, 3), Cell::new(i32::MIN, i32::MAX)] {
            assert_eq!(cells(cell, cell), [cell]);
        }
    }

    #[test]
    fn every_line_of_some_length_takes_the_nearest_centers() {
        let start = Cell::new(3, -4);
        for dx in -24..=24 {
            for dy in -24..=24 {
                let end = Cell::new(start.x + dx, start.y + dy);
                assert_eq!(cells(start, end), nearest_centers(start, end), "{dx} {dy}");
            }
        }
    }

    #[test]
    fn at_a_tie_the_cell_further_north_then_further_west_is_taken() {
        // To each diagonal neighbor there are two ways.
        let middle = |x: i32, y: i32| cells(Cell::new(0, 0), Cell::new(x, y))[1];
        assert_eq!(middle(-2, -1), Cell::new(-1, -1));
        assert_eq!(middle(-1, 1), Cell::new(-1, 0));
        assert_eq!(middle(1, 2), Cell::new(0, 1));
        assert_eq!(middle(2, 1), Cell::new(1, 0));
        assert_eq!(middle(1, -1), Cell::new(0, -1));
        assert_eq!(middle(-1, -2), Cell::new(-1, -1));
    }

    #[test]
    fn lines_have_at_most_ten_million_cells() {
        let corner = Cell::new(i32::MIN, i32::MIN);
        let line = Line::new(corner, Cell::new(i32::MIN + 9_999_999, i32::MIN + 4_999_999)).unwrap();
        assert_eq!(line.count(), 10_000_000);
        let mut before = None;
        for cell in line.cells() {
            assert!(before.is_none_or(|before: Cell| before.distance(cell) == 1));
            before = Some(cell);
        }
        assert_eq!(before, Some(Cell::new(i32::MIN + 9_999_999, i32::MIN + 4_999_999)));
        let far = Cell::new(i32::MIN + 10_000_000, i32::MIN);
        assert!(matches!(Line::new(corner, far), Err(GridError::TooLarge { cells: 10_000_001, .. })));
        let (low, high) = (Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN));
        assert!(matches!(Line::new(low, high), Err(GridError::TooLarge { cells: 8_589_934_591, .. })));
    }

    proptest! {
        #[test]
        fn a_line_has_its_ends_and_goes_step_by_step((start, end) in any_line()) {
            let line = cells(start, end);
            prop_assert_eq!(line.len() as i64, start.distance(end) + 1);
            prop_assert_eq!(line.len(), Line::new(start, end).unwrap().count());
            prop_assert_eq!((line[0], line[line.len() - 1]), (start, end));
            prop_assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
            prop_assert!((0..).zip(&line).all(|(step, cell)| start.distance(*cell) == step));
        }

        #[test]
        fn the_line_back_has_the_same_cells((start, end) in any_line()) {
            let mut back = cells(end, start);
            back.reverse();
            prop_assert_eq!(cells(start, end), back);
        }

        #[test]
        fn a_shifted_line_has_the_shifted_cells((start, end) in any_line(), x in any::<i32>(), y in any::<i32>()) {
            let shift = Vector::between(start, Cell::new(x, y));
            if let Some(shifted_end) = shift.target(end) {
                let shifted: Vec<Cell> =
                    cells(start, end).into_iter().map(|cell| shift.target(cell).unwrap()).collect();
                prop_assert_eq!(cells(Cell::new(x, y), shifted_end), shifted);
            }
        }

        #[test]
        fn long_lines_take_the_nearest_centers(x in -100_000..100_000, y in -100_000..100_000) {
            let (start, end) = (Cell::new(1, 1), Cell::new(x, y));
            prop_assert_eq!(cells(start, end), nearest_centers(start, end));
        }
    }
}
