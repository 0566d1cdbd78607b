//! The shape of the sea: the smallest convex one around the tiles, which a broad round stroke widens.

use crate::drawing::Point;

/// The corners of the smallest convex polygon around some points, clockwise as x runs right and y down. Points inside its
/// sides are not among them.
///
/// Andrew's monotone chain: the points from left to right make one half of it, those from right to left the other.
pub(super) fn convex_hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable_by_key(|point| (point.x, point.y));
    points.dedup();
    let mut hull = half(points.iter().copied());
    let back = half(points.iter().rev().copied());
    // Each half ends where the other starts.
    hull.pop();
    hull.extend(back);
    if hull.len() > 1 {
        hull.pop();
    }
    hull
}

fn half(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = chain[..]
            && !turns_clockwise(before, last, point)
        {
            chain.pop();
        }
        chain.push(point);
    }
    chain
}

/// Whether the way from point to point bends to the right.
fn turns_clockwise(one: Point, two: Point, three: Point) -> bool {
    // A drawing has at most 10^7 hundredths either way, so no product reaches 2^63.
    let (right, down) = (two.x.0 - one.x.0, two.y.0 - one.y.0);
    let (further_right, further_down) = (three.x.0 - two.x.0, three.y.0 - two.y.0);
    right * further_down - down * further_right > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Length;
    use proptest::prelude::*;

    fn point(x: i64, y: i64) -> Point {
        Point { x: Length(x), y: Length(y) }
    }

    fn any_points() -> impl Strategy<Value = Vec<Point>> {
        proptest::collection::vec((0i64..12, 0i64..12).prop_map(|(x, y)| point(x, y)), 1..40)
    }

    #[test]
    fn of_a_square_with_points_on_its_sides_and_inside_the_corners_remain() {
        let square = (0..9).map(|place| point(place % 3, place / 3)).collect();
        assert_eq!(convex_hull(square), [point(0, 0), point(2, 0), point(2, 2), point(0, 2)]);
    }

    #[test]
    fn a_point_and_a_line_are_their_own_hulls() {
        assert_eq!(convex_hull(vec![]), []);
        assert_eq!(convex_hull(vec![point(3, 4); 2]), [point(3, 4)]);
        assert_eq!(convex_hull(vec![point(0, 0), point(2, 2), point(1, 1)]), [point(0, 0), point(2, 2)]);
    }

    proptest! {
        #[test]
        fn no_point_lies_outside_and_every_corner_is_a_bend(points in any_points()) {
            let hull = convex_hull(points.clone());
            prop_assert!(hull.iter().all(|corner| points.contains(corner)));
            for (at, &from) in hull.iter().enumerate() {
                let (to, next) = (hull[(at + 1) % hull.len()], hull[(at + 2) % hull.len()]);
                prop_assert!(hull.len() < 3 || turns_clockwise(from, to, next));
                prop_assert!(hull.len() < 2 || points.iter().all(|&other| !turns_clockwise(to, from, other)));
            }
        }
    }
}
