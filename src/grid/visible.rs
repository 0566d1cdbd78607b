//! A symmetric field of view.
//!
//! Two cells n steps apart see each other if their straight line is free. The line has n - 1 points between the two
//! centers, at equal distances; near each lies one cell, or two equally near, and the line is free if at no point all
//! of these are walls. The points are the same from both ends, so the relation is symmetric, whatever the walls.
//!
//! Within a sixth of the plane the cells at distance i stand in a straight row, i + 1 of them, and a line from the
//! viewer to place j of row n has its point i on row i, at place i·j/n: it keeps its slope j/n. A wall at place m of
//! row i therefore shades the slopes between (m - 1/2)/i and (m + 1/2)/i, and what is left are beams with exact
//! rational borders. This is symmetric shadowcasting (Albert Ford, 2017, for squares), where a grazing line passes.

use super::{Cell, CellMap, Direction, GridError, Range};
use crate::interrupt::Interrupt;

/// The cells that a viewer sees.
#[derive(Debug, Clone)]
pub struct FieldOfView {
    viewer: Cell,
    radius: i32,
    /// By row and column of the square around the range.
    is_seen: Vec<bool>,
}

impl FieldOfView {
    /// What is seen from a cell up to a distance: the cell itself, and each cell whose line to it is free of walls.
    /// Walls are seen like any cell, and a viewer may stand in one.
    ///
    /// # Errors
    /// [`GridError::NegativeRadius`], [`GridError::TooManyCells`] above [`super::MAX_RADIUS`], and
    /// [`GridError::BeyondRange`] where the range would reach beyond the 32-bit plane.
    pub fn new(
        viewer: Cell,
        radius: i32,
        walls: &CellMap,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, GridError> {
        Range::new(viewer, radius)?;
        let width = 2 * radius as usize + 1;
        let mut view = Self { viewer, radius, is_seen: vec![false; width * width] };
        view.see(viewer);
        for (at, ahead) in Direction::ALL.into_iter().enumerate() {
            view.look(ahead, Direction::ALL[(at + 2) % 6], walls, interrupt);
        }
        Ok(view)
    }

    /// Whether a cell is seen.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        cell.distance(self.viewer) <= i64::from(self.radius) && self.is_seen[self.place(cell)]
    }

    /// The cells seen, in the order of x, y.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let Self { viewer: Cell { x, y }, radius, .. } = *self;
        let rows = self.is_seen.chunks_exact(2 * radius as usize + 1);
        (x - radius..=x + radius).zip(rows).flat_map(move |(x, row)| {
            let seen = (y - radius..=y + radius).zip(row).filter(|&(_, &is_seen)| is_seen);
            seen.map(move |(y, _)| Cell::new(x, y))
        })
    }

    /// Where the square has a cell of the range.
    fn place(&self, cell: Cell) -> usize {
        let row = (cell.x - self.viewer.x + self.radius) as usize;
        let column = (cell.y - self.viewer.y + self.radius) as usize;
        row * (2 * self.radius as usize + 1) + column
    }

    fn see(&mut self, cell: Cell) {
        let place = self.place(cell);
        self.is_seen[place] = true;
    }

    /// Looks into the sixth whose rows start straight ahead and run in the direction `along`.
    fn look(&mut self, ahead: Direction, along: Direction, walls: &CellMap, interrupt: &mut Interrupt<'_>) {
        let ((ahead_x, ahead_y), (along_x, along_y)) = (ahead.step(), along.step());
        let viewer = self.viewer;
        // A beam is only split by a wall strictly within it, which takes at least 1/radius of all slopes: there are never
        // more than radius + 1 beams, and looking takes no more rounds than there are cells, times a small number.
        let mut beams = vec![Beam { from: Slope::of(0, 1), to: Slope::of(1, 1) }];
        let mut passing = Vec::new();
        for row in 1..=self.radius {
            let cell = |place: i32| {
                Cell::new(
                    viewer.x + row * ahead_x + place * along_x,
                    viewer.y + row * ahead_y + place * along_y,
                )
            };
            for beam in &beams {
                for place in beam.centers(row) {
                    interrupt.round();
                    self.see(cell(place));
                }
                let mut last_open = None;
                for place in beam.touched(row) {
                    interrupt.round();
                    if walls.contains(cell(place)) {
                        continue;
                    }
                    let part = beam.within(row, place);
                    match passing.last_mut() {
                        Some(Beam { to, .. }) if last_open == Some(place - 1) => *to = part.to,
                        _ => passing.push(part),
                    }
                    last_open = Some(place);
                }
            }
            core::mem::swap(&mut beams, &mut passing);
            passing.clear();
        }
    }
}

/// The slopes from one to another, both included; it may be a single one.
#[derive(Debug, Clone, Copy)]
struct Beam {
    from: Slope,
    to: Slope,
}

impl Beam {
    /// The places in a row whose centers are lit.
    fn centers(self, row: i32) -> core::ops::RangeInclusive<i32> {
        self.from.ceiling(2 * row, 0)..=self.to.floor(2 * row, 0)
    }

    /// The places in a row whose cells are nearest to some point of the beam.
    fn touched(self, row: i32) -> core::ops::RangeInclusive<i32> {
        self.from.ceiling(2 * row, -1).max(0)..=self.to.floor(2 * row, 1).min(row)
    }

    /// The part of the beam to whose points in a row a place is nearest; it touches the place.
    fn within(self, row: i32, place: i32) -> Self {
        Self {
            from: self.from.max(Slope::of(2 * place - 1, 2 * row)),
            to: self.to.min(Slope::of(2 * place + 1, 2 * row)),
        }
    }
}

/// A fraction of two numbers that do not pass twice the largest radius, the lower one above 0.
#[derive(Debug, Clone, Copy)]
struct Slope {
    rise: i32,
    run: i32,
}

impl Slope {
    const fn of(rise: i32, run: i32) -> Self {
        Self { rise, run }
    }

    /// The least whole number of at least slope · rows + half/2, for `twice_rows` = 2 · rows.
    const fn ceiling(self, twice_rows: i32, half: i32) -> i32 {
        -(-self.rise * twice_rows - half * self.run).div_euclid(2 * self.run)
    }

    /// The greatest whole number of at most slope · rows + half/2.
    const fn floor(self, twice_rows: i32, half: i32) -> i32 {
        (self.rise * twice_rows + half * self.run).div_euclid(2 * self.run)
    }

    /// Whether this slope is above another; products are below 2^24.
    const fn is_above(self, other: Self) -> bool {
        self.rise * other.run > other.rise * self.run
    }

    const fn max(self, other: Self) -> Self {
        if self.is_above(other) { self } else { other }
    }

    const fn min(self, other: Self) -> Self {
        if self.is_above(other) { other } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, HashSet};

    fn map(walls: &HashSet<Cell>) -> CellMap {
        let walls: Vec<Cell> = walls.iter().copied().collect();
        CellMap::of("walls", walls.into_iter(), &mut Interrupt::new(&mut || {})).unwrap()
    }

    fn view(viewer: Cell, radius: i32, walls: &CellMap) -> Result<FieldOfView, GridError> {
        FieldOfView::new(viewer, radius, walls, &mut Interrupt::new(&mut || ()))
    }

    fn range(center: Cell, radius: i32) -> Vec<Cell> {
        let square = (-radius..=radius).flat_map(|dx| (-radius..=radius).map(move |dy| (dx, dy)));
        let cells = square.map(|(dx, dy)| Cell::new(center.x + dx, center.y + dy));
        cells.filter(|cell| cell.distance(center) <= i64::from(radius)).collect()
    }

    /// The definition, point by point and by distances in the plane: centers (x, y) and (x', y') are
    /// √(3(dx² - dx·dy + dy²)) apart.
    fn is_line_free(a: Cell, b: Cell, walls: &CellMap) -> bool {
        let steps = a.distance(b) as i32;
        (1..steps).all(|step| {
            // All coordinates times `steps`.
            let (x, y) = (steps * a.x + step * (b.x - a.x), steps * a.y + step * (b.y - a.y));
            let middle = Cell::new(x.div_euclid(steps), y.div_euclid(steps));
            let square_of_distance = |cell: Cell| {
                let (dx, dy) = (steps * cell.x - x, steps * cell.y - y);
                dx * dx - dx * dy + dy * dy
            };
            let around = range(middle, 2);
            let least = around.iter().map(|&cell| square_of_distance(cell)).min();
            let mut nearest = around.iter().filter(|&&cell| Some(square_of_distance(cell)) == least);
            nearest.any(|&cell| !walls.contains(cell))
        })
    }

    /// Whether two cells of a set see each other or neither does, over all pairs.
    fn first_asymmetric_pair(cells: &[Cell], radius: i32, walls: &CellMap) -> Option<(Cell, Cell)> {
        let views: Vec<FieldOfView> = cells.iter().map(|&cell| view(cell, radius, walls).unwrap()).collect();
        let pairs = cells.iter().zip(&views).flat_map(|a| cells.iter().zip(&views).map(move |b| (a, b)));
        pairs
            .map(|((&a, from_a), (&b, from_b))| ((a, b), from_a.contains(b) == from_b.contains(a)))
            .find_map(|(pair, is_mutual)| (!is_mutual).then_some(pair))
    }

    #[test]
    fn without_walls_the_whole_range_is_seen_in_the_order_of_x_and_y() {
        for radius in [0, 1, 2, 3, 10, 40] {
            let center = Cell::new(-7, 5);
            let seen: Vec<Cell> = view(center, radius, &map(&HashSet::new())).unwrap().cells().collect();
            assert_eq!(seen, range(center, radius));
        }
    }

    /// Over all pairs, for every `stride`-th set of walls among the cells.
    fn expect_mutual_sight(cells: &[Cell], radius: i32, stride: usize) {
        for set in (0..1u32 << cells.len()).step_by(stride) {
            let walls = cells.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, &cell)| cell);
            let walls: Vec<Cell> = walls.collect();
            let map = CellMap::of("walls", walls.into_iter(), &mut Interrupt::new(&mut || {})).unwrap();
            assert_eq!(first_asymmetric_pair(cells, radius, &map), None, "walls {set:b}");
        }
    }

    #[test]
    fn sight_is_mutual_for_every_set_of_walls_on_small_maps() {
        expect_mutual_sight(&range(Cell::new(0, 0), 1), 2, 1);
        let square: Vec<Cell> = (0..4).flat_map(|x| (0..4).map(move |y| Cell::new(x, y))).collect();
        expect_mutual_sight(&square, 6, 1);
        expect_mutual_sight(&range(Cell::new(0, 0), 2), 4, 31);
    }

    #[test]
    fn a_wall_is_seen_and_hides_what_is_behind_it() {
        let walls = HashSet::from([Cell::new(0, 2)]);
        let seen: BTreeSet<Cell> = view(Cell::new(0, 0), 4, &map(&walls)).unwrap().cells().collect();
        let all: BTreeSet<Cell> = range(Cell::new(0, 0), 4).into_iter().collect();
        let hidden: Vec<Cell> = all.difference(&seen).copied().collect();
        assert_eq!(hidden, [Cell::new(0, 3), Cell::new(0, 4)]);
    }

    #[test]
    fn a_line_between_two_cells_is_blocked_only_if_both_are_walls() {
        // From (0, 0) to (1, 2) the line runs along the side between (0, 1) and (1, 1).
        let (viewer, target) = (Cell::new(0, 0), Cell::new(1, 2));
        let (one, other) = (Cell::new(0, 1), Cell::new(1, 1));
        assert!(view(viewer, 2, &map(&HashSet::from([one]))).unwrap().contains(target));
        assert!(view(viewer, 2, &map(&HashSet::from([other]))).unwrap().contains(target));
        assert!(!view(viewer, 2, &map(&HashSet::from([one, other]))).unwrap().contains(target));
    }

    #[test]
    fn a_viewer_in_a_wall_sees_as_if_there_were_none_at_its_place() {
        let walls = HashSet::from([Cell::new(0, 0)]);
        assert_eq!(view(Cell::new(0, 0), 3, &map(&walls)).unwrap().cells().count(), 37);
    }

    #[test]
    fn ranges_beyond_the_limits_are_errors_and_those_up_to_the_border_are_not() {
        let none = map(&HashSet::new());
        let at = |x, y, radius| view(Cell::new(x, y), radius, &none).map(|view| view.cells().count());
        assert_eq!(at(0, 0, -1), Err(GridError::NegativeRadius { radius: -1 }));
        assert_eq!(at(0, 0, 1826), Err(GridError::TooManyCells { radius: 1826, cells: 10_008_307 }));
        assert!(at(0, 0, i32::MAX).is_err());
        assert_eq!(at(i32::MAX, i32::MIN, 0), Ok(1));
        assert!(matches!(at(i32::MAX, i32::MIN, 1), Err(GridError::BeyondRange { .. })));
        assert_eq!(at(i32::MAX - 2, i32::MIN + 2, 2), Ok(19));
        assert!(matches!(at(i32::MAX - 2, i32::MIN + 2, 3), Err(GridError::BeyondRange { .. })));
    }

    #[test]
    fn the_largest_range_is_seen_whole() {
        let none = map(&HashSet::new());
        let seen = view(Cell::new(0, 0), crate::grid::MAX_RADIUS, &none).unwrap().cells().count();
        assert_eq!(seen, 9_997_351);
    }

    fn any_walls(radius: i32, most: usize) -> impl Strategy<Value = HashSet<Cell>> {
        let cell = (-radius..=radius, -radius..=radius).prop_map(|(x, y)| Cell::new(x, y));
        prop::collection::hash_set(cell, 0..most)
    }

    proptest! {
        #[test]
        fn a_cell_is_seen_if_its_line_is_free(walls in any_walls(12, 80)) {
            let (viewer, walls) = (Cell::new(1, -1), map(&walls));
            let seen = view(viewer, 12, &walls).unwrap();
            for cell in range(viewer, 12) {
                prop_assert_eq!(seen.contains(cell), is_line_free(viewer, cell, &walls), "{:?}", cell);
            }
        }

        #[test]
        fn sight_is_mutual(walls in any_walls(6, 40)) {
            let cells = range(Cell::new(0, 0), 6);
            prop_assert_eq!(first_asymmetric_pair(&cells, 12, &map(&walls)), None);
        }

        #[test]
        fn a_larger_radius_shows_more_and_hides_nothing(walls in any_walls(8, 60), radius in 0..8) {
            let walls = map(&walls);
            let near = view(Cell::new(0, 0), radius, &walls).unwrap();
            let far = view(Cell::new(0, 0), 8, &walls).unwrap();
            for cell in range(Cell::new(0, 0), radius) {
                prop_assert_eq!(near.contains(cell), far.contains(cell));
            }
        }
    }
}
