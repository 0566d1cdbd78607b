//! Where the cells of a map lie in an SVG document.
//!
//! Centers and corners are points of a lattice: whole multiples of half a hexagon's width across its sides and of half
//! the distance from its center to a corner. Each coordinate is one product of such a number, so a corner has the same
//! coordinates whichever hexagon it is taken from.

use crate::grid::{Cell, Orientation};
use core::fmt;

/// A coordinate or length in hundredths of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Length(pub i64);

/// As many characters as the longest length has, and some more.
type Digits = [u8; 24];

impl Length {
    /// The number with decimals, without zeros at their end: 26, 25.98, -0.5.
    ///
    /// A document is mostly such numbers; written by `fmt`'s own means they took a third of its time.
    fn digits(self, buffer: &mut Digits) -> &str {
        let mut start = buffer.len();
        let mut put = |character| {
            start -= 1;
            buffer[start] = character;
        };
        let (mut whole, hundredths) = (self.0.unsigned_abs() / 100, (self.0.unsigned_abs() % 100) as u8);
        if hundredths > 0 {
            if hundredths % 10 > 0 {
                put(b'0' + hundredths % 10);
            }
            put(b'0' + hundredths / 10);
            put(b'.');
        }
        loop {
            put(b'0' + (whole % 10) as u8);
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.0 < 0 {
            put(b'-');
        }
        // Only ASCII was put.
        core::str::from_utf8(&buffer[start..]).unwrap_or_default()
    }
}

impl fmt::Display for Length {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.digits(&mut Digits::default()))
    }
}

/// A place in the document: x to the right, y down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// From the leftmost corner of the map.
    pub x: Length,
    /// From its highest corner.
    pub y: Length,
}

/// A list of points as the document's attributes have it: "0,15 25.98,0".
pub(crate) fn points(points: &[Point]) -> String {
    let mut list = String::with_capacity(16 * points.len());
    let mut buffer = Digits::default();
    for point in points {
        if !list.is_empty() {
            list.push(' ');
        }
        list.push_str(point.x.digits(&mut buffer));
        list.push(',');
        list.push_str(point.y.digits(&mut buffer));
    }
    list
}

/// From the center to a corner, in hundredths.
const SIZE: i64 = 3000;

/// Half of that.
const HALF_SIZE: f64 = 1500.0;

/// From the center to the middle of a side: √3 times as much.
const HALF_WIDTH: f64 = 2_598.076_211_353_316;

/// Clockwise from north, in rows: across in half widths, down in half sizes.
const POINTY_CORNERS: [LatticePoint; 6] = lattice([(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]);

/// The same corners when the map is turned: across in half sizes, down in half widths.
const FLAT_CORNERS: [LatticePoint; 6] = lattice([(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]);

#[derive(Debug, Clone, Copy)]
struct LatticePoint {
    across: i64,
    down: i64,
}

const fn lattice(points: [(i64, i64); 6]) -> [LatticePoint; 6] {
    let mut result = [LatticePoint { across: 0, down: 0 }; 6];
    let mut at = 0;
    while at < 6 {
        result[at] = LatticePoint { across: points[at].0, down: points[at].1 };
        at += 1;
    }
    result
}

/// The places of a map's cells, its leftmost and highest corners at 0.
#[derive(Debug, Clone, Copy)]
pub struct SvgLayout {
    orientation: Orientation,
    low: LatticePoint,
    high: LatticePoint,
}

impl SvgLayout {
    /// The distance from a hexagon's center to its corners.
    pub const SIZE: Length = Length(SIZE);

    /// The layout of some cells; all lies at 0 if there are none.
    #[must_use]
    pub fn of(cells: &[Cell], orientation: Orientation) -> Self {
        let extent = match orientation {
            Orientation::Pointy => LatticePoint { across: 1, down: 2 },
            Orientation::Flat => LatticePoint { across: 2, down: 1 },
        };
        let centers = cells.iter().map(|&cell| center(cell, orientation));
        let ends = centers.fold(None, |ends: Option<(LatticePoint, LatticePoint)>, at| {
            let (low, high) = ends.unwrap_or((at, at));
            Some((
                LatticePoint { across: low.across.min(at.across), down: low.down.min(at.down) },
                LatticePoint { across: high.across.max(at.across), down: high.down.max(at.down) },
            ))
        });
        let nothing = LatticePoint { across: 0, down: 0 };
        let (low, high) = ends.map_or((nothing, nothing), |(low, high)| {
            (
                LatticePoint { across: low.across - extent.across, down: low.down - extent.down },
                LatticePoint { across: high.across + extent.across, down: high.down + extent.down },
            )
        });
        Self { orientation, low, high }
    }

    /// The corner of the map's frame opposite to 0: its width and height.
    #[must_use]
    pub fn end(&self) -> Point {
        self.point(self.high)
    }

    /// The center of a cell.
    #[must_use]
    pub fn center(&self, cell: Cell) -> Point {
        self.point(center(cell, self.orientation))
    }

    /// The corners of a cell, clockwise from its northern one; in columns that lies on the right above.
    #[must_use]
    pub fn corners(&self, cell: Cell) -> [Point; 6] {
        let center = center(cell, self.orientation);
        let corners = match self.orientation {
            Orientation::Pointy => POINTY_CORNERS,
            Orientation::Flat => FLAT_CORNERS,
        };
        corners.map(|corner| {
            self.point(LatticePoint {
                across: center.across + corner.across,
                down: center.down + corner.down,
            })
        })
    }

    fn point(&self, at: LatticePoint) -> Point {
        let (across, down) = match self.orientation {
            Orientation::Pointy => (HALF_WIDTH, HALF_SIZE),
            Orientation::Flat => (HALF_SIZE, HALF_WIDTH),
        };
        // The numbers stay below 2^36: exact as floats, and so is the rounding.
        let length = |steps: i64, unit: f64| Length((steps as f64 * unit).round() as i64);
        Point { x: length(at.across - self.low.across, across), y: length(at.down - self.low.down, down) }
    }
}

fn center(cell: Cell, orientation: Orientation) -> LatticePoint {
    let (x, y) = (i64::from(cell.x), i64::from(cell.y));
    match orientation {
        Orientation::Pointy => LatticePoint { across: 2 * y - x, down: 3 * x },
        Orientation::Flat => LatticePoint { across: 3 * (y - x), down: x + y },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Direction;
    use proptest::prelude::*;

    #[test]
    fn lengths_are_written_without_zeros_at_their_end() {
        let written =
            [0, 100, -100, 2598, -2590, 5, -5, 50, 123_456_789_012].map(|length| Length(length).to_string());
        assert_eq!(written, ["0", "1", "-1", "25.98", "-25.9", "0.05", "-0.05", "0.5", "1234567890.12"]);
        assert_eq!(Length(i64::MIN).to_string(), "-92233720368547758.08");
    }

    fn any_cell() -> impl Strategy<Value = Cell> {
        let number = || prop_oneof![-50..50, any::<i32>()];
        (number(), number()).prop_map(|(x, y)| Cell::new(x, y))
    }

    fn as_floats(point: Point) -> (f64, f64) {
        (point.x.0 as f64 / 100.0, point.y.0 as f64 / 100.0)
    }

    proptest! {
        #[test]
        fn neighbors_share_two_corners_to_the_last_digit(cell in any_cell(), other in any_cell()) {
            for orientation in [Orientation::Pointy, Orientation::Flat] {
                let layout = SvgLayout::of(&[cell, other], orientation);
                let corners = layout.corners(cell);
                for (side, direction) in Direction::ALL.into_iter().enumerate() {
                    let Ok(next) = cell.neighbor(direction) else { continue };
                    let others = layout.corners(next);
                    let shared: Vec<usize> = (0..6).filter(|&corner| others.contains(&corners[corner])).collect();
                    let mut expected = [side, (side + 1) % 6];
                    expected.sort_unstable();
                    prop_assert_eq!(shared, expected);
                }
            }
        }

        #[test]
        fn a_hexagon_is_regular_and_lies_in_the_frame_where_the_plane_has_it(a in any_cell(), b in any_cell()) {
            for orientation in [Orientation::Pointy, Orientation::Flat] {
                let layout = SvgLayout::of(&[a, b], orientation);
                let end = as_floats(layout.end());
                let mut frame = (f64::INFINITY, f64::INFINITY, 0f64, 0f64);
                for cell in [a, b] {
                    let center = as_floats(layout.center(cell));
                    for (place, corner) in layout.corners(cell).into_iter().enumerate() {
                        let (x, y) = as_floats(corner);
                        frame = (frame.0.min(x), frame.1.min(y), frame.2.max(x), frame.3.max(y));
                        let turned = if orientation == Orientation::Flat { 30.0 } else { 0.0 };
                        let angle = (60.0 * place as f64 + turned).to_radians();
                        // Coordinates are rounded to hundredths, and floats of 10^11 to some 10^-5.
                        prop_assert!((x - center.0 - 30.0 * angle.sin()).abs() < 0.0101);
                        prop_assert!((y - center.1 + 30.0 * angle.cos()).abs() < 0.0101);
                    }
                }
                prop_assert_eq!(frame, (0.0, 0.0, end.0, end.1));
                // The contract's formula: pointy (√3(q + r/2), 3r/2), flat (3q/2, √3(r + q/2)).
                let (r, q) = (f64::from(b.x) - f64::from(a.x), f64::from(b.y) - f64::from(b.x) - f64::from(a.y) + f64::from(a.x));
                let root = 3f64.sqrt();
                let (right, down) = match orientation {
                    Orientation::Pointy => (30.0 * root * (q + r / 2.0), 45.0 * r),
                    Orientation::Flat => (45.0 * q, 30.0 * root * (r + q / 2.0)),
                };
                let (from, to) = (as_floats(layout.center(a)), as_floats(layout.center(b)));
                prop_assert!((to.0 - from.0 - right).abs() < 0.0101, "{} {}", to.0 - from.0, right);
                prop_assert!((to.1 - from.1 - down).abs() < 0.0101);
            }
        }
    }
}
