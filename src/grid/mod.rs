//! The hexagon grid: cells and sets of them, other coordinates, shapes, symmetries, the plane, vertices and edges, search.
//!
//! Hexagons stand on a corner. In a cell (x, y), `y` runs east and `x` runs south-west; in axial
//! terms r = x and q = y - x.
#![forbid(unsafe_code)]

mod axial;
mod axis;
mod canonical;
mod cell;
mod cell_array;
mod cell_map;
mod components;
mod corner;
mod dense_index;
mod direction;
mod doubled;
mod edge;
mod error;
mod hexagon_board;
mod incidence;
mod lattice;
mod layout;
mod line;
mod offset;
mod orientation;
mod outline;
mod parallelogram;
mod path;
mod place_set;
mod point_location;
mod range;
mod reachable;
mod rectangle;
mod ring;
mod symmetry;
mod terrain;
#[cfg(test)]
mod test_shapes;
mod vector;
mod vertex;
mod visible;
mod wrap;

pub use axial::{Axial, Cube};
pub use axis::Axis;
pub use canonical::canonical_form;
pub use cell::Cell;
pub use cell_array::{CellArray, MAX_ARGUMENT_CELLS};
pub use cell_map::CellMap;
pub use components::{ComponentCell, components};
pub use corner::Corner;
pub use dense_index::DenseIndex;
pub use direction::Direction;
pub use doubled::{Doubled, DoubledLayout};
pub use edge::{Edge, EdgeKind};
pub use error::GridError;
pub(crate) use hexagon_board::COUNTER_CLOCKWISE;
pub use hexagon_board::{HexagonBoard, MAX_CELLS, MAX_RADIUS};
pub use lattice::LatticePoint;
pub use layout::{Layout, PlanePoint};
pub use line::Line;
pub use offset::{Offset, OffsetLayout};
pub use orientation::Orientation;
pub use outline::{BorderRing, Outline, OutlineStep};
pub use parallelogram::{Parallelogram, Triangle};
pub use path::{PathStep, cheapest_path};
pub use range::{CellInRange, Range};
pub use reachable::{ReachedCell, reachable};
pub use rectangle::{Mask, MaskCell, PlacedCell, Rectangle};
pub use ring::Ring;
pub use symmetry::Symmetry;
pub use terrain::Terrain;
pub use vector::Vector;
pub use vertex::{Vertex, VertexKind};
pub use visible::FieldOfView;
pub use wrap::WrappedHexagon;
