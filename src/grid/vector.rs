//! The way from one cell to another.

use super::Cell;

/// A difference of two cells, in 64 bits, so that no arithmetic on it can overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Vector {
    /// Rows southward.
    pub dx: i64,
    /// Steps eastward.
    pub dy: i64,
}

impl Vector {
    /// The vector (dx, dy).
    #[must_use]
    pub const fn new(dx: i64, dy: i64) -> Self {
        Self { dx, dy }
    }

    /// The way from a cell to another.
    #[must_use]
    pub const fn between(from: Cell, to: Cell) -> Self {
        Self::new(to.x as i64 - from.x as i64, to.y as i64 - from.y as i64)
    }

    /// The difference in the axial coordinate q.
    #[must_use]
    pub const fn dq(self) -> i64 {
        self.dy - self.dx
    }

    /// How many steps it takes.
    #[must_use]
    pub fn length(self) -> i64 {
        self.dx.abs().max(self.dy.abs()).max(self.dq().abs())
    }

    /// Where it leads from a cell, unless that is beyond the 32-bit plane.
    #[must_use]
    pub fn target(self, from: Cell) -> Option<Cell> {
        Cell::within_plane(i64::from(from.x) + self.dx, i64::from(from.y) + self.dy)
    }
}
