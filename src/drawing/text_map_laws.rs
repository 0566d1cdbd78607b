//! What holds for the picture of every map.

use super::TextMap;
use super::test_pictures::{any_map, any_orientation, distinct_labels, labeled, lines};
use crate::grid::{Cell, CellMap, Orientation};
use crate::interrupt::Interrupt;
use proptest::prelude::*;
use std::collections::HashSet;

/// Line and column, from 0, as the documentation of `text_map` says, computed on its own.
fn documented_center(cells: &[Cell], cell: Cell, w: i64, orientation: Orientation) -> (i64, i64) {
    let h = w / 2 + 2;
    let place = |cell: &Cell| {
        let (x, y) = (i64::from(cell.x), i64::from(cell.y));
        match orientation {
            Orientation::Pointy => (2 * x + 1, h * (2 * y - x) + h),
            Orientation::Flat => (x + y + 1, (w + 3) * (y - x) + (w + 2) / 2 + 1),
        }
    };
    let first_line = cells.iter().map(|cell| place(cell).0).min().unwrap() - 1;
    let first_column = cells.iter().map(|cell| place(cell).1).min().unwrap()
        - match orientation {
            Orientation::Pointy => h,
            Orientation::Flat => (w + 2) / 2 + 1,
        };
    (place(&cell).0 - first_line, place(&cell).1 - first_column)
}

proptest! {
    #[test]
    fn every_label_stands_once_and_where_the_formula_says(
        cells in any_map(), orientation in any_orientation(), width in 1usize..12,
    ) {
        let texts = distinct_labels(cells.len(), width);
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let picture = labeled(&cells, &texts, orientation);
        let widest = texts.iter().map(|text| text.len()).max().unwrap() as i64;
        for (&cell, text) in cells.iter().zip(texts) {
            let (line, column) = documented_center(&cells, cell, widest, orientation);
            let start = (column - text.len() as i64 / 2) as usize;
            prop_assert_eq!(&picture[line as usize][start..start + text.len()], text);
            // Its neighbors in the line are blanks and walls, so it is nobody else's label.
            prop_assert_eq!(picture.iter().map(|line| line.matches(&format!(" {text} ")).count()).sum::<usize>(), 1);
        }
    }

    #[test]
    fn the_order_of_the_cells_does_not_matter_and_shifting_them_neither(
        cells in any_map(), orientation in any_orientation(),
    ) {
        let texts = distinct_labels(cells.len(), 1);
        let mut pairs: Vec<(Cell, &str)> = cells.iter().copied().zip(texts.iter().map(String::as_str)).collect();
        let picture = |pairs: &[(Cell, &str)]| {
            let (cells, texts): (Vec<Cell>, Vec<&str>) = pairs.iter().copied().unzip();
            labeled(&cells, &texts, orientation)
        };
        let first = picture(&pairs);
        pairs.reverse();
        prop_assert_eq!(&picture(&pairs), &first);
        pairs.sort();
        prop_assert_eq!(&picture(&pairs), &first);
        for (cell, _) in &mut pairs {
            *cell = Cell::new(cell.x.wrapping_sub(cells[0].x), cell.y.wrapping_sub(cells[0].y));
        }
        prop_assert_eq!(&picture(&pairs), &first);
    }

    #[test]
    fn each_side_has_one_wall_and_nothing_else_is_drawn(cells in any_map(), orientation in any_orientation()) {
        let picture = lines(&TextMap::new(&cells, orientation));
        let mut sides = HashSet::new();
        for cell in &cells {
            let (x, y) = (i64::from(cell.x), i64::from(cell.y));
            // A side is told by the middle between two centers, doubled.
            for (dx, dy) in [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)] {
                sides.insert((2 * x + dx, 2 * y + dy));
            }
        }
        let count = |wanted: &[char]| picture.iter().flat_map(|line| line.matches(wanted)).count();
        // The side of three characters counts three times.
        let flat_sides = sides.iter().filter(|(x, y)| x % 2 != 0 && y % 2 != 0).count();
        let characters = match orientation {
            Orientation::Pointy => sides.len(),
            Orientation::Flat => sides.len() + 2 * flat_sides,
        };
        prop_assert_eq!(count(&['/', '\\', '|', '_']), characters);
        prop_assert_eq!(picture.iter().flat_map(|line| line.matches(|c| c != ' ')).count(), characters);
        prop_assert!(picture.iter().all(|line| !line.ends_with(' ')));
    }

    #[test]
    fn regions_leave_out_the_walls_within_them(cells in any_map(), orientation in any_orientation()) {
        let map = CellMap::of("cells", cells.iter().copied(), &mut Interrupt::new(&mut || {})).unwrap();
        let all_different: Vec<u32> = (0..).take(cells.len()).collect();
        let plain = lines(&TextMap::new(&cells, orientation));
        let picture = |region: &[u32]| lines(&TextMap::new(&cells, orientation).regions(&map, region));
        prop_assert_eq!(picture(&all_different), plain);
    }
}
