//! The borders of a region, as closed rings of vertices.
//!
//! A border edge has a cell of the region on one side only. Three cells meet at a vertex; where one or two of them belong
//! to the region, exactly two of its three edges are border, and elsewhere none is. So the border falls apart into rings
//! that never touch each other or themselves: hexagons, unlike squares, have no pinch points.

use super::{Cell, CellArray, CellMap, Corner, Direction, GridError, MAX_CELLS, Vertex};
use crate::interrupt::Interrupt;

/// The rings around a region.
///
/// Each ring keeps the region on its right hand: rings around it run clockwise on screen, rings around its holes
/// counter-clockwise. A ring starts at the least of its vertices, by x, then y, then k, and the rings are in the order of
/// their first vertices. So the outline depends on the set of cells alone, and a ring comes before the holes inside it.
#[derive(Debug, Clone)]
pub struct Outline {
    cells: CellMap,
    /// Where the rings start, in order.
    starts: Vec<Start>,
}

#[derive(Debug, Clone, Copy)]
struct Start {
    vertex: Vertex,
    border: Border,
}

/// A side of a cell of the region that faces a cell outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Border {
    cell: Cell,
    side: usize,
}

/// A vertex of an outline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutlineStep {
    /// The ring's number, from 1.
    pub ring: i32,
    /// The vertex's place in the ring, from 0.
    pub step: i32,
    /// The vertex.
    pub vertex: Vertex,
}

impl Outline {
    /// The outline of some cells, in time proportional to their number, save for sorting the rings.
    ///
    /// # Errors
    /// [`GridError::DuplicateCell`] where a cell comes twice, [`GridError::BeyondRange`] where a vertex would be called by
    /// a cell beyond 32 bits, [`GridError::OutlineTooLong`] above [`MAX_CELLS`] border edges.
    pub fn of(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Self, GridError> {
        let cells = CellMap::new(array, interrupt)?;
        let mut starts = Vec::new();
        // For each cell a bit for each side that a ring has passed.
        let mut passed = vec![0u8; array.len()];
        let mut edges = 0;
        for (number, cell) in array.cells().enumerate() {
            interrupt.round();
            for side in 0..6 {
                let border = Border { cell, side };
                if passed[number] >> side & 1 == 1 || border.inner(&cells, side).is_some() {
                    continue;
                }
                let mut first = Start { vertex: border.vertex()?, border };
                let mut along = border;
                loop {
                    interrupt.round();
                    edges += 1;
                    if edges > MAX_CELLS {
                        return Err(GridError::OutlineTooLong);
                    }
                    if let Some(number) = cells.get(along.cell) {
                        passed[number] |= 1 << along.side;
                    }
                    along = along.next(&cells);
                    if along == border {
                        break;
                    }
                    let vertex = along.vertex()?;
                    if vertex < first.vertex {
                        first = Start { vertex, border: along };
                    }
                }
                starts.push(first);
            }
        }
        starts.sort_unstable_by(|a, b| {
            interrupt.round();
            a.vertex.cmp(&b.vertex)
        });
        Ok(Self { cells, starts })
    }

    /// The rings.
    #[must_use]
    pub fn rings(&self) -> impl ExactSizeIterator<Item = BorderRing<'_>> {
        self.starts.iter().map(|start| BorderRing {
            cells: &self.cells,
            start: start.border,
            next: Some(start.border),
        })
    }

    /// The vertices of all rings, ring by ring.
    pub fn steps(&self) -> impl Iterator<Item = OutlineStep> + '_ {
        (1..).zip(self.rings()).flat_map(|(ring, vertices)| {
            (0..).zip(vertices).map(move |(step, vertex)| OutlineStep { ring, step, vertex })
        })
    }
}

/// The vertices of one ring; the first does not come again at the end.
#[derive(Debug, Clone)]
pub struct BorderRing<'a> {
    cells: &'a CellMap,
    start: Border,
    next: Option<Border>,
}

impl Iterator for BorderRing<'_> {
    type Item = Vertex;

    fn next(&mut self) -> Option<Vertex> {
        let border = self.next?;
        let following = border.next(self.cells);
        self.next = (following != self.start).then_some(following);
        // It has a name: the outline was walked before.
        border.vertex().ok()
    }
}

impl Border {
    /// The neighbor on a side, if it belongs to the region.
    fn inner(self, cells: &CellMap, side: usize) -> Option<Cell> {
        self.cell.neighbor(Direction::ALL[side]).ok().filter(|&neighbor| cells.contains(neighbor))
    }

    /// Where it starts if walked clockwise around its cell.
    fn vertex(self) -> Result<Vertex, GridError> {
        let vertex = self.cell.vertex(Corner::ALL[self.side]);
        vertex.ok_or_else(|| GridError::part_beyond_range("a vertex", self.cell))
    }

    /// The border edge that starts where this one ends: the next side of the same cell, or, where a neighbor is joined
    /// to that, the side of the neighbor that faces the same outer cell as this one.
    fn next(self, cells: &CellMap) -> Self {
        let clockwise = (self.side + 1) % 6;
        match self.inner(cells, clockwise) {
            Some(neighbor) => Self { cell: neighbor, side: (self.side + 5) % 6 },
            None => Self { cell: self.cell, side: clockwise },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_shapes::{any_shape, holes, pieces};
    use crate::grid::{LatticePoint, VertexKind};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn outline_of(cells: &[Cell]) -> Result<Vec<Vec<Vertex>>, GridError> {
        let numbers: Vec<i32> = cells.iter().flat_map(|cell| [cell.x, cell.y]).collect();
        let array = CellArray::new("cells", &numbers, 2, 2, 2)?;
        let outline = Outline::of(&array, &mut Interrupt::new(&mut || ()))?;
        Ok(outline.rings().map(Iterator::collect).collect())
    }

    /// Twice the area, positive if clockwise on screen, in units of the parallelogram that a step to the south-east and
    /// one to the south-west span. A tile is three of those, so it has 6.
    fn doubled_area(ring: &[Vertex]) -> i64 {
        let points: Vec<LatticePoint> = ring.iter().map(|vertex| vertex.lattice_point()).collect();
        let closed = points.iter().zip(points.iter().cycle().skip(1));
        closed.map(|(a, b)| a.southeast * b.southwest - a.southwest * b.southeast).sum()
    }

    #[test]
    fn one_cell_is_its_six_corners_clockwise_from_north() {
        let cell = Cell::new(3, -8);
        assert_eq!(outline_of(&[cell]).unwrap(), [cell.vertices().unwrap()]);
        assert_eq!(doubled_area(&cell.vertices().unwrap()), 6);
    }

    #[test]
    fn a_ring_of_cells_has_a_hole_that_is_walked_the_other_way() {
        let center = Cell::new(0, 0);
        let around = Direction::ALL.map(|way| center.neighbor(way).unwrap());
        let rings = outline_of(&around).unwrap();
        assert_eq!(rings.iter().map(Vec::len).collect::<Vec<_>>(), [18, 6]);
        let mut hole = center.vertices().unwrap();
        hole[1..].reverse();
        assert_eq!(rings[1], hole);
        assert_eq!(
            rings[0][..2],
            [
                Vertex::new(Cell::new(-1, -1), VertexKind::North),
                Vertex::new(Cell::new(-1, 0), VertexKind::NorthWest)
            ]
        );
    }

    #[test]
    fn no_cells_have_no_outline() {
        assert_eq!(outline_of(&[]).unwrap(), Vec::<Vec<Vertex>>::new());
    }

    #[test]
    fn vertices_beyond_the_plane_are_an_error_and_cells_at_its_near_end_are_not() {
        for cell in [Cell::new(i32::MAX, 0), Cell::new(0, i32::MAX)] {
            assert_eq!(outline_of(&[cell]), Err(GridError::part_beyond_range("a vertex", cell)));
        }
        assert_eq!(outline_of(&[Cell::new(i32::MIN, i32::MIN)]).unwrap()[0].len(), 6);
    }

    #[test]
    fn a_cell_that_comes_twice_is_an_error() {
        let cell = Cell::new(0, 1);
        assert_eq!(outline_of(&[cell, cell]), Err(GridError::DuplicateCell { argument: "cells", cell }));
    }

    proptest! {
        #[test]
        fn the_rings_are_the_border_of_the_shape(shape in any_shape()) {
            let cells: Vec<Cell> = shape.iter().copied().collect();
            let rings = outline_of(&cells).unwrap();
            let edges: BTreeSet<_> = cells.iter().flat_map(|cell| cell.edges().unwrap()).collect();
            let border: BTreeSet<_> = edges
                .into_iter()
                .filter(|edge| edge.tiles().unwrap().iter().filter(|cell| shape.contains(cell)).count() == 1)
                .collect();
            // Each step leads to a neighboring vertex along a border edge, and each border edge is passed once.
            let mut passed = BTreeSet::new();
            for ring in &rings {
                for (&from, &to) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                    prop_assert!(from.neighbors().unwrap().contains(&to));
                    let ends = from.edges().unwrap();
                    let along = ends.into_iter().find(|edge| edge.vertices().unwrap().contains(&to)).unwrap();
                    prop_assert!(border.contains(&along) && passed.insert(along));
                }
            }
            prop_assert_eq!(passed.len(), border.len());
            let vertices: BTreeSet<_> = rings.iter().flatten().collect();
            prop_assert_eq!(vertices.len(), border.len());
        }

        #[test]
        fn outer_rings_are_as_many_as_pieces_and_inner_ones_as_many_as_holes(shape in any_shape()) {
            let cells: Vec<Cell> = shape.iter().copied().collect();
            let areas: Vec<i64> = outline_of(&cells).unwrap().iter().map(|ring| doubled_area(ring)).collect();
            prop_assert_eq!(areas.iter().filter(|&&area| area > 0).count(), pieces(&shape).len());
            prop_assert_eq!(areas.iter().filter(|&&area| area < 0).count(), holes(&shape));
            prop_assert_eq!(areas.iter().sum::<i64>(), 6 * shape.len() as i64);
        }

        #[test]
        fn the_order_of_the_cells_is_of_no_account(
            (shape, shuffled) in any_shape().prop_flat_map(|shape| {
                let cells: Vec<Cell> = shape.iter().copied().collect();
                (Just(cells.clone()), Just(cells).prop_shuffle())
            })
        ) {
            prop_assert_eq!(outline_of(&shape), outline_of(&shuffled));
        }

        #[test]
        fn the_ring_around_a_piece_comes_before_those_around_its_holes(shape in any_shape()) {
            for piece in pieces(&shape) {
                let rings = outline_of(&piece.into_iter().collect::<Vec<_>>()).unwrap();
                prop_assert!(doubled_area(&rings[0]) > 0);
                prop_assert!(rings[1..].iter().all(|ring| doubled_area(ring) < 0));
            }
        }

        #[test]
        fn rings_start_at_their_least_vertex_and_come_in_that_order(shape in any_shape()) {
            let cells: Vec<Cell> = shape.iter().copied().collect();
            let rings = outline_of(&cells).unwrap();
            prop_assert!(rings.iter().all(|ring| ring.iter().all(|vertex| *vertex >= ring[0])));
            prop_assert!(rings.is_sorted_by_key(|ring| ring[0]));
            for ring in &rings {
                // The second vertex tells: the ring around a region goes on eastward, that around a hole westward.
                let eastward = ring[0].cell.vertex(Corner::NorthEast);
                prop_assert_eq!(ring[0].kind, VertexKind::North);
                prop_assert_eq!(eastward == Some(ring[1]), doubled_area(ring) > 0);
            }
        }
    }
}
