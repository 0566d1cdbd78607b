//! A hexagon in ASCII: how large it is, where it stands and of what its walls are made.

use crate::grid::{Direction, Orientation};

/// The measures of all hexagons of a map.
#[derive(Debug, Clone)]
pub(super) struct TextTile {
    orientation: Orientation,
    /// Columns from a hexagon's center to that of the next: half of it in rows, the whole in columns.
    step: i64,
    /// Columns from the center to the leftmost and rightmost wall.
    pub(super) left: i64,
    pub(super) right: i64,
    /// In the order of [`Direction::ALL`].
    walls: [Wall; 6],
}

/// A place on an endless canvas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) line: i64,
    pub(super) column: i64,
}

/// The characters of a wall, from a place on that is told from the center.
#[derive(Debug, Clone)]
pub(super) struct Wall {
    pub(super) start: Position,
    pub(super) characters: Vec<u8>,
}

impl Wall {
    fn new(line: i64, column: i64, characters: Vec<u8>) -> Self {
        Self { start: Position { line, column }, characters }
    }
}

impl TextTile {
    /// Hexagons that hold a label of the given width with a blank on both sides, and around which there is room for coordinates:
    /// these have the corners of the hexagon in whose place they stand besides, as it has no walls of its own.
    pub(super) fn beside(orientation: Orientation, label_width: usize, coordinate_width: usize) -> Self {
        let corners = match orientation {
            Orientation::Pointy => 1,
            Orientation::Flat => 2,
        };
        Self::new(orientation, label_width.max(coordinate_width.saturating_sub(corners)).max(1))
    }

    /// Hexagons that hold a label of the given width, at least 1, with a blank on both sides.
    pub(super) fn new(orientation: Orientation, label_width: usize) -> Self {
        match orientation {
            Orientation::Pointy => Self::pointy(label_width),
            Orientation::Flat => Self::flat(label_width),
        }
    }

    /// ```text
    ///  / \     .' '.     .-' '-.
    /// | a |   | abc |   | abcde |
    ///  \ /     '. .'     '-. .-'
    /// ```
    fn pointy(label_width: usize) -> Self {
        let step = label_width / 2 + 2;
        let (up, down) = (slope(step - 1, *b"/.'"), slope(step - 1, *b"\\'."));
        let step = step as i64;
        Self {
            orientation: Orientation::Pointy,
            step,
            left: step,
            right: step,
            walls: [
                Wall::new(-1, 1, down.clone()),
                Wall::new(0, step, b"|".to_vec()),
                Wall::new(1, 1, up.clone()),
                Wall::new(1, 1 - step, down),
                Wall::new(0, -step, b"|".to_vec()),
                Wall::new(-1, 1 - step, up),
            ],
        }
    }

    /// ```text
    ///  ___     ____     _____
    /// / a \   / ab \   / abc \
    /// \___/   \____/   \_____/
    /// ```
    fn flat(label_width: usize) -> Self {
        let inside = label_width + 2;
        let side = vec![b'_'; inside];
        let left = (inside / 2 + 1) as i64;
        let right = inside as i64 + 1 - left;
        Self {
            orientation: Orientation::Flat,
            step: inside as i64 + 1,
            left,
            right,
            walls: [
                Wall::new(0, right, b"\\".to_vec()),
                Wall::new(1, right, b"/".to_vec()),
                Wall::new(1, 1 - left, side.clone()),
                Wall::new(1, -left, b"\\".to_vec()),
                Wall::new(0, -left, b"/".to_vec()),
                Wall::new(-1, 1 - left, side),
            ],
        }
    }

    /// Where the center of cell (x, y) lies; that of (0, 0) is the origin.
    pub(super) const fn center(&self, x: i64, y: i64) -> Position {
        match self.orientation {
            Orientation::Pointy => Position { line: 2 * x, column: self.step * (2 * y - x) },
            Orientation::Flat => Position { line: x + y, column: self.step * (y - x) },
        }
    }

    /// The six walls and the sides on which they stand.
    pub(super) fn walls(&self) -> impl Iterator<Item = (Direction, &Wall)> {
        Direction::ALL.into_iter().zip(&self.walls)
    }
}

/// A wall that goes up or down within a line: one character, or one at each end and dashes between.
fn slope(length: usize, [single, start, end]: [u8; 3]) -> Vec<u8> {
    if length == 1 {
        return vec![single];
    }
    let mut characters = vec![b'-'; length];
    characters[0] = start;
    characters[length - 1] = end;
    characters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;

    #[test]
    fn neighbors_have_the_wall_between_them_in_common() {
        for orientation in [Orientation::Pointy, Orientation::Flat] {
            for tile in (1..40).map(|width| TextTile::new(orientation, width)) {
                for (side, wall) in tile.walls() {
                    let next = Cell::new(0, 0).neighbor(side).unwrap();
                    let center = tile.center(next.x.into(), next.y.into());
                    let (_, same) = tile.walls().find(|(other, _)| *other == side.opposite()).unwrap();
                    assert_eq!(wall.characters, same.characters);
                    assert_eq!(wall.start.line, center.line + same.start.line);
                    assert_eq!(wall.start.column, center.column + same.start.column);
                }
            }
        }
    }
}
