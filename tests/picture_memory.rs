//! A picture takes no more memory than is asked for beforehand.

use catan_hex::drawing::{Labels, MAX_CHARACTERS, TextMap};
use catan_hex::grid::{Cell, Orientation};
use catan_hex::interrupt::Interrupt;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What is asked for: for cells, for cells and coordinates beside them that are not known yet, for each coordinate.
const CELL: usize = 128;
const CELL_WITH_COORDINATES: usize = 128;
const COORDINATE: usize = 160;

/// All bytes that drawing took; those of the canvas itself are never asked for.
fn taken(map: &TextMap<'_>, probed: usize) -> usize {
    let region = Region::new(ALLOCATOR);
    let canvas = map.draw(&mut Interrupt::new(&mut || {})).unwrap();
    let change = region.change();
    drop(canvas);
    let allocated = change.bytes_allocated + change.bytes_reallocated.unsigned_abs();
    let work = allocated.checked_sub(probed).expect("memory is asked for beforehand");
    work.saturating_sub(MAX_CHARACTERS as usize)
}

#[test]
fn all_bytes_that_are_ever_taken_are_fewer_than_those_asked_for_beforehand() {
    let square: Vec<Cell> = (0..900).flat_map(|x| (0..900).map(move |y| Cell::new(x, y + x / 2))).collect();
    // A column of its own for each cell, and then a gap behind each besides.
    let row: Vec<Cell> = (0..200_000).map(|y| Cell::new(0, y)).collect();
    let gaps: Vec<Cell> = (0..100_000).map(|y| Cell::new(0, 2 * y)).collect();
    for (cells, coordinates) in [(square, 900 + 900 + 450), (row, 200_000), (gaps, 200_000)] {
        let labels =
            Labels::new(cells.iter().map(|_| Some("1")), cells.len(), &mut Interrupt::new(&mut || {}))
                .unwrap();
        let map = TextMap::new(&cells, Orientation::Pointy).labels(&labels);
        let probed = CELL * cells.len();
        let found = taken(&map, probed);
        assert!(found < probed, "{} bytes a cell", found / cells.len());
        let with_coordinates = (CELL + CELL_WITH_COORDINATES) * cells.len() + COORDINATE * coordinates;
        // No more is asked for a few coordinates.
        let probed = with_coordinates - if coordinates < 50_000 { COORDINATE * coordinates } else { 0 };
        let found = taken(&map.coordinates(), probed);
        assert!(found < with_coordinates, "{} bytes a cell", found / cells.len());
    }
}
