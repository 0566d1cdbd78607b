//! Which tiles, vertices and edges touch which.
//!
//! What lies around a cell, a vertex or an edge is listed clockwise from north, as seen from the cell's center, the
//! vertex, or the middle of the edge. Names beyond the 32-bit plane are errors: then the whole list is one.

use super::{Cell, Corner, Edge, EdgeKind, GridError, Vertex, VertexKind};

/// A cell nearby, by the difference of x and of y.
type CellStep = (i32, i32);
type VertexStep = (CellStep, VertexKind);
type EdgeStep = (CellStep, EdgeKind);

const N: VertexKind = VertexKind::North;
const W: VertexKind = VertexKind::NorthWest;
const NE: EdgeKind = EdgeKind::NorthEast;
const NW: EdgeKind = EdgeKind::NorthWest;
const WEST: EdgeKind = EdgeKind::West;

/// The corners of a tile, by [`Corner::ALL`].
const CORNERS: [VertexStep; 6] =
    [((0, 0), N), ((0, 1), W), ((1, 1), N), ((1, 1), W), ((1, 0), N), ((0, 0), W)];

/// The sides of a tile, by [`Direction::ALL`](super::Direction::ALL).
const SIDES: [EdgeStep; 6] =
    [((0, 0), NE), ((0, 1), WEST), ((1, 1), NW), ((1, 0), NE), ((0, 0), WEST), ((0, 0), NW)];

/// What lies around a vertex, by its k.
const VERTEX_TILES: [[CellStep; 3]; 2] = [[(-1, 0), (0, 0), (-1, -1)], [(-1, -1), (0, 0), (0, -1)]];
const VERTEX_EDGES: [[EdgeStep; 3]; 2] =
    [[((-1, 0), WEST), ((0, 0), NE), ((0, 0), NW)], [((0, 0), NW), ((0, 0), WEST), ((0, -1), NE)]];
const VERTEX_NEIGHBORS: [[VertexStep; 3]; 2] =
    [[((-1, 0), W), ((0, 1), W), ((0, 0), W)], [((0, 0), N), ((1, 0), N), ((0, -1), N)]];

/// What lies around an edge, by its k.
const EDGE_VERTICES: [[VertexStep; 2]; 3] =
    [[((0, 1), W), ((0, 0), N)], [((0, 0), N), ((0, 0), W)], [((0, 0), W), ((1, 0), N)]];
const EDGE_TILES: [[CellStep; 2]; 3] = [[(-1, 0), (0, 0)], [(0, 0), (-1, -1)], [(0, 0), (0, -1)]];
const EDGE_NEIGHBORS: [[EdgeStep; 4]; 3] = [
    [((0, 1), NW), ((0, 1), WEST), ((0, 0), NW), ((-1, 0), WEST)],
    [((-1, 0), WEST), ((0, 0), NE), ((0, 0), WEST), ((0, -1), NE)],
    [((0, 0), NW), ((1, 0), NE), ((1, 0), NW), ((0, -1), NE)],
];

fn vertex_at(cell: Cell, (step, kind): VertexStep) -> Option<Vertex> {
    Some(Vertex::new(cell.stepped(step)?, kind))
}

fn edge_at(cell: Cell, (step, kind): EdgeStep) -> Option<Edge> {
    Some(Edge::new(cell.stepped(step)?, kind))
}

/// What all the steps from a cell lead to; `what` is how an error calls one of them.
fn around<S: Copy, T: Copy, const COUNT: usize>(
    what: &'static str,
    cell: Cell,
    steps: &[S; COUNT],
    at: fn(Cell, S) -> Option<T>,
) -> Result<[T; COUNT], GridError> {
    let existing = |step| at(cell, step).ok_or_else(|| GridError::part_beyond_range(what, cell));
    let mut found = [existing(steps[0])?; COUNT];
    for (place, &step) in found.iter_mut().zip(steps) {
        *place = existing(step)?;
    }
    Ok(found)
}

impl Cell {
    /// Its corners, in the order of [`Corner::ALL`].
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn vertices(self) -> Result<[Vertex; 6], GridError> {
        around("a vertex", self, &CORNERS, vertex_at)
    }

    /// Its sides, in the order of [`Direction::ALL`](super::Direction::ALL).
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn edges(self) -> Result<[Edge; 6], GridError> {
        around("an edge", self, &SIDES, edge_at)
    }

    /// One of its corners; none where it would be called by a cell beyond 32 bits.
    #[must_use]
    pub fn vertex(self, corner: Corner) -> Option<Vertex> {
        vertex_at(self, CORNERS[corner as usize])
    }
}

impl Vertex {
    /// The three cells around it.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would lie beyond 32 bits.
    pub fn tiles(self) -> Result<[Cell; 3], GridError> {
        around("a tile at a vertex", self.cell, &VERTEX_TILES[self.kind as usize], Cell::stepped)
    }

    /// The three edges that end at it.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn edges(self) -> Result<[Edge; 3], GridError> {
        around("an edge at a vertex", self.cell, &VERTEX_EDGES[self.kind as usize], edge_at)
    }

    /// The vertices at the other ends of its edges, in the same order.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn neighbors(self) -> Result<[Self; 3], GridError> {
        around("a neighbor of a vertex", self.cell, &VERTEX_NEIGHBORS[self.kind as usize], vertex_at)
    }
}

impl Edge {
    /// Its two ends.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn vertices(self) -> Result<[Vertex; 2], GridError> {
        around("a vertex of an edge", self.cell, &EDGE_VERTICES[self.kind as usize], vertex_at)
    }

    /// The two cells beside it.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would lie beyond 32 bits.
    pub fn tiles(self) -> Result<[Cell; 2], GridError> {
        around("a tile at an edge", self.cell, &EDGE_TILES[self.kind as usize], Cell::stepped)
    }

    /// The four edges that share an end with it.
    ///
    /// # Errors
    /// [`GridError::BeyondRange`] where one would be called by a cell beyond 32 bits.
    pub fn neighbors(self) -> Result<[Self; 4], GridError> {
        around("a neighbor of an edge", self.cell, &EDGE_NEIGHBORS[self.kind as usize], edge_at)
    }
}

#[cfg(test)]
mod tests {
    //! All lists are derived anew from where things lie in the plane, measured in halves of a tile's width and quarters of
    //! its height so that centers, corners and the middles of sides are whole numbers once doubled.

    use super::*;
    use crate::grid::Direction;
    use std::collections::{BTreeMap, BTreeSet};

    /// A position, doubled.
    type Place = (i64, i64);

    fn center(cell: Cell) -> Place {
        let (r, q) = (i64::from(cell.x), i64::from(cell.y) - i64::from(cell.x));
        // Pointy: √3(q + r/2) in units of √3/2, 3r/2 in units of 1/2; doubled.
        (2 * (2 * q + r), 2 * 3 * r)
    }

    /// Corners of a tile around its center, clockwise from the top.
    const CORNER_PLACES: [Place; 6] = [(0, -4), (2, -2), (2, 2), (0, 4), (-2, 2), (-2, -2)];

    fn plus(a: Place, b: Place) -> Place {
        (a.0 + b.0, a.1 + b.1)
    }

    fn middle(a: Place, b: Place) -> Place {
        ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
    }

    fn corner(cell: Cell, at: usize) -> Place {
        plus(center(cell), CORNER_PLACES[at % 6])
    }

    /// By the definition in words: the north or north-west corner of its cell.
    fn place_of(vertex: Vertex) -> Place {
        corner(
            vertex.cell,
            match vertex.kind {
                VertexKind::North => 0,
                VertexKind::NorthWest => 5,
            },
        )
    }

    /// The north-east, north-west or west side of its cell: the corners it runs between.
    fn ends_of(edge: Edge) -> [Place; 2] {
        let first = match edge.kind {
            EdgeKind::NorthEast => 0,
            EdgeKind::West => 4,
            EdgeKind::NorthWest => 5,
        };
        [corner(edge.cell, first), corner(edge.cell, first + 1)]
    }

    fn middle_of(edge: Edge) -> Place {
        let [a, b] = ends_of(edge);
        middle(a, b)
    }

    fn near(cell: Cell) -> Vec<Cell> {
        (-3..=3).flat_map(|dx| (-3..=3).map(move |dy| Cell::new(cell.x + dx, cell.y + dy))).collect()
    }

    fn near_vertices(cell: Cell) -> impl Iterator<Item = Vertex> {
        near(cell).into_iter().flat_map(|cell| VertexKind::ALL.map(|kind| Vertex::new(cell, kind)))
    }

    fn near_edges(cell: Cell) -> impl Iterator<Item = Edge> {
        near(cell).into_iter().flat_map(|cell| EdgeKind::ALL.map(|kind| Edge::new(cell, kind)))
    }

    /// In order of the angle clockwise from north.
    fn clockwise<T>(about: Place, found: impl Iterator<Item = T>, place: impl Fn(&T) -> Place) -> Vec<T> {
        let mut found: Vec<T> = found.collect();
        found.sort_by_key(|item| {
            let place = place(item);
            let (right, down) = (place.0 - about.0, place.1 - about.1);
            let (right, up) = (right as f64 * 3f64.sqrt(), -down as f64);
            (right.atan2(up).to_degrees().rem_euclid(360.0) * 1e6).round() as i64 % 360_000_000
        });
        found
    }

    fn cells() -> Vec<Cell> {
        near(Cell::new(0, 0))
            .into_iter()
            .chain([Cell::new(1_000_000, -7), Cell::new(-12, -999_999)])
            .collect()
    }

    #[test]
    fn a_tile_has_the_vertices_at_its_corners_and_the_edges_along_its_sides_clockwise() {
        for cell in cells() {
            for (at, vertex) in cell.vertices().unwrap().into_iter().enumerate() {
                assert_eq!(place_of(vertex), corner(cell, at), "{cell:?} {at}");
                assert_eq!(cell.vertex(Corner::ALL[at]), Some(vertex));
            }
            for (at, edge) in cell.edges().unwrap().into_iter().enumerate() {
                assert_eq!(middle_of(edge), middle(corner(cell, at), corner(cell, at + 1)), "{cell:?} {at}");
                let across = cell.neighbor(Direction::ALL[at]).unwrap();
                assert_eq!(middle_of(edge), middle(center(cell), center(across)));
            }
        }
    }

    #[test]
    fn each_corner_and_each_side_has_one_name() {
        let middle_cell = Cell::new(0, 0);
        let vertices: BTreeMap<Place, Vertex> =
            near_vertices(middle_cell).map(|vertex| (place_of(vertex), vertex)).collect();
        assert_eq!(vertices.len(), near_vertices(middle_cell).count());
        let edges: BTreeMap<Place, Edge> =
            near_edges(middle_cell).map(|edge| (middle_of(edge), edge)).collect();
        assert_eq!(edges.len(), near_edges(middle_cell).count());
    }

    #[test]
    fn a_vertex_has_the_tiles_edges_and_neighbors_that_are_there_in_the_plane() {
        for vertex in cells().into_iter().flat_map(|cell| VertexKind::ALL.map(|kind| Vertex::new(cell, kind)))
        {
            let place = place_of(vertex);
            let has_it = |cell: &Cell| (0..6).any(|at| corner(*cell, at) == place);
            let tiles = near(vertex.cell).into_iter().filter(has_it);
            assert_eq!(vertex.tiles().unwrap().to_vec(), clockwise(place, tiles, |cell| center(*cell)));
            let edges = near_edges(vertex.cell).filter(|edge| ends_of(*edge).contains(&place));
            let edges = clockwise(place, edges, |edge| middle_of(*edge));
            assert_eq!(vertex.edges().unwrap().to_vec(), edges);
            let other_end = |edge: &Edge| ends_of(*edge).into_iter().find(|&end| end != place).unwrap();
            let neighbors = vertex.neighbors().unwrap().map(place_of);
            assert_eq!(neighbors.to_vec(), edges.iter().map(other_end).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_edge_has_the_vertices_tiles_and_neighbors_that_are_there_in_the_plane() {
        for edge in cells().into_iter().flat_map(|cell| EdgeKind::ALL.map(|kind| Edge::new(cell, kind))) {
            let (place, ends) = (middle_of(edge), ends_of(edge));
            let vertices = near_vertices(edge.cell).filter(|vertex| ends.contains(&place_of(*vertex)));
            let vertices = clockwise(place, vertices, |vertex| place_of(*vertex));
            assert_eq!(edge.vertices().unwrap().to_vec(), vertices);
            let has_both = |cell: &Cell| ends.iter().all(|end| (0..6).any(|at| corner(*cell, at) == *end));
            let tiles = near(edge.cell).into_iter().filter(has_both);
            assert_eq!(edge.tiles().unwrap().to_vec(), clockwise(place, tiles, |cell| center(*cell)));
            let touches =
                |other: &Edge| *other != edge && ends_of(*other).iter().any(|end| ends.contains(end));
            let neighbors = clockwise(place, near_edges(edge.cell).filter(touches), |edge| middle_of(*edge));
            assert_eq!(edge.neighbors().unwrap().to_vec(), neighbors);
        }
    }

    #[test]
    fn the_base_board_has_54_vertices_and_72_edges_of_which_30_are_coast() {
        let board: Vec<Cell> = crate::grid::HexagonBoard::new(2).unwrap().collect();
        let vertices: BTreeSet<Vertex> = board.iter().flat_map(|cell| cell.vertices().unwrap()).collect();
        let edges: BTreeSet<Edge> = board.iter().flat_map(|cell| cell.edges().unwrap()).collect();
        let coast =
            edges.iter().filter(|edge| edge.tiles().unwrap().iter().any(|cell| !board.contains(cell)));
        assert_eq!((vertices.len(), edges.len(), coast.count()), (54, 72, 30));
        let of_tiles = |count: usize| {
            let touched = |vertex: &&Vertex| {
                vertex.tiles().unwrap().iter().filter(|cell| board.contains(cell)).count() == count
            };
            vertices.iter().filter(touched).count()
        };
        assert_eq!([3, 2, 1].map(of_tiles), [24, 12, 18]);
    }

    #[test]
    fn names_beyond_the_plane_are_errors() {
        let last = Cell::new(i32::MAX, i32::MAX);
        let first = Cell::new(i32::MIN, i32::MIN);
        let error = last.vertices().unwrap_err().to_string();
        assert_eq!(error, "a vertex of cell (2147483647, 2147483647) would lie beyond the integer range");
        assert!(matches!(last.edges(), Err(GridError::BeyondRange { .. })));
        assert_eq!(last.vertex(Corner::SouthEast), None);
        assert!(first.vertices().is_ok() && first.edges().is_ok());
        for kind in VertexKind::ALL {
            assert!(matches!(Vertex::new(first, kind).tiles(), Err(GridError::BeyondRange { .. })));
            assert!(matches!(Vertex::new(first, kind).edges(), Err(GridError::BeyondRange { .. })));
            assert!(matches!(Vertex::new(first, kind).neighbors(), Err(GridError::BeyondRange { .. })));
        }
        for kind in EdgeKind::ALL {
            assert!(matches!(Edge::new(first, kind).tiles(), Err(GridError::BeyondRange { .. })));
            let ends = Edge::new(last, kind).vertices();
            assert_eq!(ends.is_err(), kind != EdgeKind::NorthWest);
        }
        assert!(matches!(Edge::new(last, EdgeKind::West).neighbors(), Err(GridError::BeyondRange { .. })));
    }

    /// Vertices, edges and tiles of a shape, and how many holes there are in how many pieces.
    mod euler {
        use super::*;
        use crate::grid::test_shapes::{any_shape, holes, pieces};
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn vertices_less_edges_plus_tiles_are_pieces_less_holes(shape in any_shape()) {
                let vertices: BTreeSet<Vertex> = shape.iter().flat_map(|cell| cell.vertices().unwrap()).collect();
                let edges: BTreeSet<Edge> = shape.iter().flat_map(|cell| cell.edges().unwrap()).collect();
                let characteristic = vertices.len() as i64 - edges.len() as i64 + shape.len() as i64;
                prop_assert_eq!(characteristic, pieces(&shape).len() as i64 - holes(&shape) as i64);
            }
        }
    }
}
