//! The hexagon grid: cells, directions, distance, board shapes.
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
mod diagonal;
mod direction;
mod doubled;
mod error;
mod hexagon_board;
mod line;
mod offset;
mod parallelogram;
mod range;
mod rectangle;
mod ring;
mod symmetry;
mod vector;
mod wrap;

pub use axial::{Axial, Cube};
pub use axis::Axis;
pub use canonical::canonical_form;
pub use cell::Cell;
pub use cell_array::{CellArray, MAX_ARGUMENT_CELLS};
pub use cell_map::CellMap;
pub use diagonal::Diagonal;
pub use direction::Direction;
pub use doubled::{Doubled, DoubledLayout};
pub use error::GridError;
pub use hexagon_board::{HexagonBoard, MAX_CELLS, MAX_RADIUS};
pub use line::Line;
pub use offset::{Offset, OffsetLayout};
pub use parallelogram::{Parallelogram, Triangle};
pub use range::{CellInRange, Range};
pub use rectangle::{Mask, MaskCell, PlacedCell, Rectangle};
pub use ring::Ring;
pub use symmetry::Symmetry;
pub use vector::Vector;
pub use wrap::WrappedHexagon;
