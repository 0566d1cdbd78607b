//! The hexagon grid: cells, directions, distance, board shapes.
//!
//! Hexagons stand on a corner. In a cell (x, y), `y` runs east and `x` runs south-west; in axial
//! terms r = x and q = y - x.
#![forbid(unsafe_code)]

mod cell;
mod cell_array;
mod cell_map;
mod direction;
mod error;
mod hexagon_board;
mod orientation;

pub use cell::Cell;
pub use cell_array::{CellArray, MAX_ARGUMENT_CELLS};
pub use cell_map::CellMap;
pub use direction::Direction;
pub use error::GridError;
pub use hexagon_board::{HexagonBoard, MAX_CELLS, MAX_RADIUS};
pub use orientation::Orientation;
