//! Solving takes memory in proportion to the cells, however long the search.

#[path = "common/garland_trees.rs"]
mod garland_trees;

use catan_hex::garland::solve;
use catan_hex::interrupt::Interrupt;
use garland_trees::{hexagons, squares};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// As documented for [`solve`].
const BYTES_PER_CELL: usize = 640;

#[test]
fn all_bytes_that_are_ever_taken_are_fewer_than_those_asked_for_beforehand() {
    for shape in [squares(100, 100), squares(300, 200), hexagons(60)] {
        for longest in [1, 5, 1000] {
            let pieces = shape.tree_grown_anywhere(3, longest);
            let region = Region::new(ALLOCATOR);
            let found =
                solve(&shape.adjacency, &pieces, shape.supply, &mut Interrupt::new(&mut || {})).unwrap();
            let probed = BYTES_PER_CELL * shape.cells();
            let allocated = region.change().bytes_allocated;
            let taken = allocated.checked_sub(probed).expect("memory is asked for beforehand");
            assert!(found.solutions > 0);
            assert!(taken < probed, "{} bytes a cell", taken / shape.cells());
        }
    }
}
