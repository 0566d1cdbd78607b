//! Vertices and edges of a parallelogram as subscripts of dense arrays.

use super::{Cell, Edge, EdgeKind, GridError, MAX_CELLS, Vertex, VertexKind};

/// The vertices and edges of the tiles 0 ≤ x < rows, 0 ≤ y < cols, numbered from 1.
///
/// They are called by cells of one row and one column more; the number is that cell's place, row by row, times the number
/// of kinds, plus k. So vertices fill an array of (rows + 1)(cols + 1)·2 and edges one of (rows + 1)(cols + 1)·3, but for
/// the few names that belong to no tile: 2 of the vertices, rows + cols + 4 of the edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DenseIndex {
    rows: i32,
    cols: i32,
}

impl DenseIndex {
    /// The subscripts for a parallelogram.
    ///
    /// # Errors
    /// [`GridError::NoTiles`] below one row or column, [`GridError::ParallelogramTooLarge`] above [`MAX_CELLS`] tiles.
    pub fn new(rows: i32, cols: i32) -> Result<Self, GridError> {
        for (argument, value) in [("rows", rows), ("cols", cols)] {
            if value < 1 {
                return Err(GridError::NoTiles { argument, value });
            }
        }
        if rows as u64 * cols as u64 > MAX_CELLS {
            return Err(GridError::ParallelogramTooLarge { rows, cols });
        }
        Ok(Self { rows, cols })
    }

    /// The subscript of a vertex.
    ///
    /// # Errors
    /// [`GridError::OutsideParallelogram`] where it is a corner of none of the tiles.
    pub fn of_vertex(&self, vertex: Vertex) -> Result<i32, GridError> {
        if self.has_vertex(vertex) {
            Ok(self.subscript(vertex.cell, VertexKind::ALL.len(), vertex.k()))
        } else {
            Err(self.outside("vertex", vertex.cell, vertex.k()))
        }
    }

    /// The subscript of an edge.
    ///
    /// # Errors
    /// [`GridError::OutsideParallelogram`] where it is a side of none of the tiles.
    pub fn of_edge(&self, edge: Edge) -> Result<i32, GridError> {
        if self.has_edge(edge) {
            Ok(self.subscript(edge.cell, EdgeKind::ALL.len(), edge.k()))
        } else {
            Err(self.outside("edge", edge.cell, edge.k()))
        }
    }

    /// The vertex of a subscript; none for the two that no vertex has.
    ///
    /// # Errors
    /// [`GridError::NoSuchSubscript`] outside the array.
    pub fn vertex(&self, index: i32) -> Result<Option<Vertex>, GridError> {
        let (cell, k) = self.named(index, VertexKind::ALL.len())?;
        Ok(Some(Vertex::new(cell, VertexKind::ALL[k])).filter(|&vertex| self.has_vertex(vertex)))
    }

    /// The edge of a subscript; none for those that no edge has.
    ///
    /// # Errors
    /// [`GridError::NoSuchSubscript`] outside the array.
    pub fn edge(&self, index: i32) -> Result<Option<Edge>, GridError> {
        let (cell, k) = self.named(index, EdgeKind::ALL.len())?;
        Ok(Some(Edge::new(cell, EdgeKind::ALL[k])).filter(|&edge| self.has_edge(edge)))
    }

    fn has_tile(&self, cell: Cell) -> bool {
        (0..self.rows).contains(&cell.x) && (0..self.cols).contains(&cell.y)
    }

    fn has_vertex(&self, vertex: Vertex) -> bool {
        vertex.tiles().is_ok_and(|tiles| tiles.iter().any(|&cell| self.has_tile(cell)))
    }

    fn has_edge(&self, edge: Edge) -> bool {
        edge.tiles().is_ok_and(|tiles| tiles.iter().any(|&cell| self.has_tile(cell)))
    }

    /// The limit on tiles keeps the largest subscript, (10^7 + 1)·2·3, within `i32`.
    const fn subscript(&self, cell: Cell, kinds: usize, k: i32) -> i32 {
        (cell.x * (self.cols + 1) + cell.y) * kinds as i32 + k + 1
    }

    /// The cell and k of a subscript.
    fn named(&self, index: i32, kinds: usize) -> Result<(Cell, usize), GridError> {
        let Self { rows, cols } = *self;
        let entries = (rows + 1) * (cols + 1) * kinds as i32;
        if !(1..=entries).contains(&index) {
            return Err(GridError::NoSuchSubscript { index, entries, rows, cols });
        }
        let (place, k) = ((index - 1) / kinds as i32, (index - 1) % kinds as i32);
        Ok((Cell::new(place / (cols + 1), place % (cols + 1)), k as usize))
    }

    const fn outside(&self, what: &'static str, cell: Cell, k: i32) -> GridError {
        GridError::OutsideParallelogram { what, cell, k, rows: self.rows, cols: self.cols }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn tiles(rows: i32, cols: i32) -> impl Iterator<Item = Cell> {
        (0..rows).flat_map(move |x| (0..cols).map(move |y| Cell::new(x, y)))
    }

    #[test]
    fn every_vertex_and_edge_of_the_tiles_has_a_subscript_of_its_own_and_comes_back_from_it() {
        for (rows, cols) in (1..=6).flat_map(|rows| (1..=6).map(move |cols| (rows, cols))) {
            let dense = DenseIndex::new(rows, cols).unwrap();
            let vertices: BTreeSet<Vertex> =
                tiles(rows, cols).flat_map(|cell| cell.vertices().unwrap()).collect();
            let used: BTreeSet<i32> =
                vertices.iter().map(|&vertex| dense.of_vertex(vertex).unwrap()).collect();
            assert_eq!(used.len(), vertices.len());
            let entries = 2 * (rows + 1) * (cols + 1);
            let all = (1..=entries).filter_map(|index| {
                let vertex = dense.vertex(index).unwrap()?;
                assert_eq!(dense.of_vertex(vertex), Ok(index));
                Some(vertex)
            });
            assert_eq!(all.collect::<BTreeSet<_>>(), vertices);
            assert_eq!(vertices.len() as i32, entries - 2);

            let edges: BTreeSet<Edge> = tiles(rows, cols).flat_map(|cell| cell.edges().unwrap()).collect();
            let used: BTreeSet<i32> = edges.iter().map(|&edge| dense.of_edge(edge).unwrap()).collect();
            assert_eq!(used.len(), edges.len());
            let entries = 3 * (rows + 1) * (cols + 1);
            let all = (1..=entries).filter_map(|index| {
                let edge = dense.edge(index).unwrap()?;
                assert_eq!(dense.of_edge(edge), Ok(index));
                Some(edge)
            });
            assert_eq!(all.collect::<BTreeSet<_>>(), edges);
            assert_eq!(edges.len() as i32, entries - (rows + cols + 4));
        }
    }

    #[test]
    fn what_belongs_to_no_tile_has_no_subscript() {
        let dense = DenseIndex::new(2, 3).unwrap();
        for x in -2..=4 {
            for y in -2..=5 {
                let cell = Cell::new(x, y);
                for vertex in VertexKind::ALL.map(|kind| Vertex::new(cell, kind)) {
                    let belongs = tiles(2, 3).any(|tile| tile.vertices().unwrap().contains(&vertex));
                    assert_eq!(dense.of_vertex(vertex).is_ok(), belongs, "{vertex:?}");
                }
                for edge in EdgeKind::ALL.map(|kind| Edge::new(cell, kind)) {
                    let belongs = tiles(2, 3).any(|tile| tile.edges().unwrap().contains(&edge));
                    assert_eq!(dense.of_edge(edge).is_ok(), belongs, "{edge:?}");
                }
            }
        }
        let far = Vertex::new(Cell::new(i32::MIN, i32::MAX), VertexKind::North);
        assert!(dense.of_vertex(far).is_err());
    }

    #[test]
    fn sizes_and_subscripts_beyond_the_limits_are_errors() {
        assert_eq!(DenseIndex::new(0, 1), Err(GridError::NoTiles { argument: "rows", value: 0 }));
        assert_eq!(DenseIndex::new(1, -5), Err(GridError::NoTiles { argument: "cols", value: -5 }));
        for (rows, cols) in [(10_000_000, 1), (1, 10_000_000), (3162, 3162), (2, 5_000_000)] {
            let dense = DenseIndex::new(rows, cols).unwrap();
            let last = 3 * (rows + 1) * (cols + 1);
            // The last edge of the array is the west side of (rows, cols), which is no tile's.
            assert_eq!(dense.edge(last), Ok(None));
            assert_eq!(dense.edge(last - 1), Ok(Some(Edge::new(Cell::new(rows, cols), EdgeKind::NorthWest))));
            assert!(matches!(dense.edge(last + 1), Err(GridError::NoSuchSubscript { .. })));
        }
        for (rows, cols) in [(10_000_001, 1), (i32::MAX, i32::MAX), (4000, 4000)] {
            assert_eq!(DenseIndex::new(rows, cols), Err(GridError::ParallelogramTooLarge { rows, cols }));
        }
        let dense = DenseIndex::new(1, 1).unwrap();
        for index in [i32::MIN, -1, 0, 9, i32::MAX] {
            let error = GridError::NoSuchSubscript { index, entries: 8, rows: 1, cols: 1 };
            assert_eq!(dense.vertex(index), Err(error));
        }
    }
}
