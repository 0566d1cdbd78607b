//! The hexagon grid: cells, directions, distance, board shapes.
//!
//! Hexagons stand on a corner. In a cell (x, y), `y` runs east and `x` runs south-west; in axial
//! terms r = x and q = y - x.
#![forbid(unsafe_code)]

mod cell;
mod cell_array;
mod cell_map;
mod components;
mod corner;
mod dense_index;
mod direction;
mod edge;
mod error;
mod hexagon_board;
mod incidence;
mod lattice;
mod layout;
mod orientation;
mod outline;
mod path;
mod point_location;
mod reachable;
mod terrain;
#[cfg(test)]
mod test_shapes;
mod vertex;
mod visible;

pub use cell::Cell;
pub use cell_array::{CellArray, MAX_ARGUMENT_CELLS};
pub use cell_map::CellMap;
pub use components::{ComponentCell, components};
pub use corner::Corner;
pub use dense_index::DenseIndex;
pub use direction::Direction;
pub use edge::{Edge, EdgeKind};
pub use error::GridError;
pub use hexagon_board::{HexagonBoard, MAX_CELLS, MAX_RADIUS};
pub use lattice::LatticePoint;
pub use layout::{Layout, PlanePoint};
pub use orientation::Orientation;
pub use outline::{Outline, OutlineStep, Ring};
pub use path::{PathStep, cheapest_path};
pub use reachable::{ReachedCell, reachable};
pub use terrain::Terrain;
pub use vertex::{Vertex, VertexKind};
pub use visible::FieldOfView;
