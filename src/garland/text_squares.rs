//! Squares in box-drawing characters.
//!
//! ```text
//!
//!   ○───┐   ┌───○
//!       │   │
//!   ○───┘   ○   ·
//!               ╻
//!   ○   ●━━━━━━━┫
//!   ╵           ┃
//! ```
//!
//! Cell (x, y), counted from the top left, stands in line 2y + 1 and column 4x + 2, both from 0. What is lit is drawn heavy.
//! Each cell draws its own half of the way to a neighbor, so a side that only one of them opens is a line that ends halfway.
//! Ends are lamps.

use super::{Board, Links, is_lamp};
use crate::drawing::{DrawingError, MAX_CHARACTERS};
use crate::interrupt::Interrupt;

const TOP: Links = 1;
const RIGHT: Links = 2;
const BOTTOM: Links = 4;
const LEFT: Links = 8;

/// By links; what has one open side is not drawn from here.
const LIGHT: [char; 16] = ['·', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const HEAVY: [char; 16] = ['·', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];

/// The line of some open sides, as if from a cell between them.
fn line(links: Links, is_lit: bool) -> char {
    let lines = if is_lit { HEAVY } else { LIGHT };
    lines[usize::from(links)]
}

/// What stands for a cell.
#[derive(Clone, Copy)]
struct Wires {
    links: Links,
    is_lit: bool,
}

impl Wires {
    /// No cell, or nothing open.
    const NONE: Self = Self { links: 0, is_lit: false };

    fn node(self) -> char {
        match (is_lamp(self.links), self.is_lit) {
            (true, true) => '●',
            (true, false) => '○',
            (false, is_lit) => line(self.links, is_lit),
        }
    }

    const fn is_open(self, side: Links) -> bool {
        self.links & side != 0
    }
}

/// What is drawn between two cells: the whole line, half of it or nothing.
#[derive(Clone, Copy)]
struct Way {
    /// The halves as sides of a place between the cells.
    halves: Links,
    is_lit: bool,
}

impl Way {
    /// Between a cell on the left of another.
    const fn across(left: Wires, right: Wires) -> Self {
        Self::new(left, right, RIGHT, LEFT)
    }

    /// Between a cell above another.
    const fn down(above: Wires, below: Wires) -> Self {
        Self::new(above, below, BOTTOM, TOP)
    }

    /// `toward` is the first cell's side to the second, `back` the second's to the first. Two that are open to each other
    /// are both lit or both dark.
    const fn new(first: Wires, second: Wires, toward: Links, back: Links) -> Self {
        let (opens, answers) = (first.is_open(toward), second.is_open(back));
        let halves = if opens { back } else { 0 } | if answers { toward } else { 0 };
        Self { halves, is_lit: opens && first.is_lit || answers && second.is_lit }
    }

    /// In the middle between the two.
    fn middle(self) -> char {
        if self.halves == 0 { ' ' } else { line(self.halves, self.is_lit) }
    }

    /// The middle of a way across, and a character on both sides.
    fn three(self) -> [char; 3] {
        let end = |half| if self.halves & half != 0 { line(LEFT | RIGHT, self.is_lit) } else { ' ' };
        [end(LEFT), self.middle(), end(RIGHT)]
    }
}

/// The lines of a board of squares, from the top, without blanks at their ends: one for each row, one between each two, one
/// above and one below.
pub(super) struct SquareLines<'a> {
    board: &'a Board,
    links: &'a [Links],
    lit: &'a [bool],
    width: usize,
}

impl<'a> SquareLines<'a> {
    /// # Errors
    /// [`DrawingError::TooManyCharacters`].
    pub(super) fn new(board: &'a Board, links: &'a [Links], lit: &'a [bool]) -> Result<Self, DrawingError> {
        let cells = board.cells();
        let width = cells.partition_point(|cell| cell.y == cells[0].y);
        let (lines, columns) = (2 * (cells.len() / width) as u64 + 1, 4 * width as u64 + 1);
        if lines * columns > MAX_CHARACTERS {
            return Err(DrawingError::TooManyCharacters { lines, columns });
        }
        Ok(Self { board, links, lit, width })
    }

    pub(super) fn draw(&self, interrupt: &mut Interrupt<'_>) -> Vec<String> {
        let height = self.links.len() / self.width;
        let mut lines = Vec::with_capacity(2 * height + 1);
        for row in 0..height {
            interrupt.rounds(2 * self.width);
            lines.push(self.ways_down(row));
            lines.push(self.row(row));
        }
        lines.push(self.ways_down(height));
        lines
    }

    /// The wires of a row; nothing above the first and below the last, where the supply comes up to the source.
    fn wires(&self, row: Option<usize>) -> impl Iterator<Item = Wires> + '_ {
        let height = self.links.len() / self.width;
        (0..self.width).map(move |column| match row {
            Some(row) if row < height => {
                let cell = row * self.width + column;
                Wires { links: self.links[cell], is_lit: self.lit[cell] }
            }
            Some(_) if column + 1 == self.width => {
                Wires { links: self.board.supply_links(self.board.source()) >> 2, is_lit: true }
            }
            _ => Wires::NONE,
        })
    }

    fn row(&self, row: usize) -> String {
        let mut line = String::new();
        let mut before = Wires::NONE;
        for (column, wires) in self.wires(Some(row)).enumerate() {
            line.extend(&Way::across(before, wires).three()[usize::from(column == 0)..]);
            line.push(wires.node());
            before = wires;
        }
        line.extend(Way::across(before, Wires::NONE).three());
        trimmed(line)
    }

    /// The line above a row.
    fn ways_down(&self, row: usize) -> String {
        let mut line = String::new();
        for (column, (above, below)) in self.wires(row.checked_sub(1)).zip(self.wires(Some(row))).enumerate()
        {
            line.push_str(if column == 0 { "  " } else { "   " });
            line.push(Way::down(above, below).middle());
        }
        trimmed(line)
    }
}

fn trimmed(mut line: String) -> String {
    line.truncate(line.trim_end_matches(' ').len());
    line
}
