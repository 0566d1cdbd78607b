//! Arrays of cells.

use super::numbers::{Numbers, different, rows};
use super::{expect_ascii, uninterrupted};
use catan_hex::grid::{
    Cell, CellArray, CellMap, FieldOfView, Mask, OffsetLayout, Outline, Terrain, canonical_form,
    cheapest_path, components, reachable,
};
use std::collections::HashMap;

/// Rows of any width: refused in ASCII, or a set of cells that comes out whole, whatever their order.
pub fn cells(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let width = usize::from(numbers.byte() % 5);
    let numbers = numbers.rest();
    let array = match rows("cells", &numbers, width, 2..=3) {
        Ok(array) => array,
        Err(error) => return expect_ascii(&error),
    };
    let once = different(&numbers[..array.len() * width], width.max(2));
    let backwards: Vec<i32> = once.rchunks_exact(width.max(2)).flatten().copied().collect();
    let is_set = once.len() == array.len() * width;
    for result in [
        uninterrupted(|interrupt| CellMap::new(&array, interrupt).map(drop)),
        uninterrupted(|interrupt| components(&array, interrupt).map(drop)),
    ] {
        assert_eq!(result.is_ok(), is_set);
        result.inspect_err(expect_ascii).ok();
    }
    let once = CellArray::new("cells", &once, width, 2, 3).expect("fewer rows");
    let backwards = CellArray::new("cells", &backwards, width, 2, 3).expect("as many rows");
    assert_eq!(component_rows(&once), component_rows(&backwards));
    form_of(&once, &backwards);
    outline_of(&once, &backwards);
}

/// Components, each as large as it says.
fn component_rows(cells: &CellArray<'_>) -> Vec<(i32, i32, Cell)> {
    let members = uninterrupted(|interrupt| components(cells, interrupt)).expect("different cells");
    let rows: Vec<_> = members.map(|member| (member.component, member.size, member.cell)).collect();
    let mut sizes: HashMap<i32, i32> = HashMap::new();
    rows.iter().for_each(|&(component, ..)| *sizes.entry(component).or_default() += 1);
    assert!(rows.iter().all(|(component, size, _)| sizes[component] == *size));
    assert_eq!(rows.len(), cells.len());
    rows
}

/// A canonical form has as many cells, is its own, and does not depend on the order.
fn form_of(cells: &CellArray<'_>, backwards: &CellArray<'_>) {
    let form =
        |cells: &CellArray<'_>| uninterrupted(|interrupt| canonical_form("cells", cells.cells(), interrupt));
    match form(cells) {
        Err(error) => expect_ascii(&error),
        Ok(found) => {
            assert_eq!(found.len(), cells.len());
            assert_eq!(form(backwards).as_ref(), Ok(&found));
            let again = uninterrupted(|interrupt| canonical_form("cells", found.iter().copied(), interrupt));
            assert_eq!(again, Ok(found));
        }
    }
}

/// An outline has rings of six corners at least, and one edge for each side without a neighbor.
fn outline_of(cells: &CellArray<'_>, backwards: &CellArray<'_>) {
    let outline = |cells: &CellArray<'_>| uninterrupted(|interrupt| Outline::of(cells, interrupt));
    match outline(cells) {
        Err(error) => expect_ascii(&error),
        Ok(found) => {
            let map = uninterrupted(|interrupt| CellMap::new(cells, interrupt)).expect("different cells");
            let inner: usize = cells.cells().map(|cell| map.neighbors(cell).count()).sum();
            assert_eq!(found.steps().count(), 6 * cells.len() - inner);
            assert!(found.rings().all(|ring| ring.count() >= 6));
            let other = outline(backwards).expect("the same cells");
            assert!(found.steps().eq(other.steps()));
        }
    }
}

/// Cells with costs and two ends: a path goes from one to the other by steps, costs what it says, and what is within a
/// budget of the start is what paths of that cost lead to.
pub fn ways(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let width = 2 + usize::from(numbers.byte() % 2);
    let (from, to) = (numbers.cell(), numbers.cell());
    let budget = i64::from(numbers.small());
    let rest = numbers.rest();
    let once = different(&rest, width);
    let cells = CellArray::new("cells", &once, width, 2, 3).expect("whole rows");
    let terrain = match uninterrupted(|interrupt| Terrain::new(cells, interrupt)) {
        Ok(terrain) => terrain,
        Err(error) => return expect_ascii(&error),
    };
    let path = uninterrupted(|interrupt| cheapest_path(from, to, &terrain, interrupt));
    let cost_of = |cell| terrain.number(cell).map(|number| terrain.cost(number));
    for pair in path.windows(2) {
        assert_eq!(pair[0].cell.distance(pair[1].cell), 1);
        assert_eq!(Some(pair[1].cost - pair[0].cost), cost_of(pair[1].cell));
    }
    let ends = path.first().zip(path.last());
    assert!(ends.is_none_or(|(first, last)| first.cell == from && last.cell == to && first.cost == 0));
    let reached = match uninterrupted(|interrupt| reachable(from, budget, &terrain, interrupt)) {
        Ok(reached) => reached,
        Err(error) => return expect_ascii(&error),
    };
    assert!(reached.is_sorted());
    let to_end = reached.iter().find(|found| found.cell == to).map(|found| found.cost);
    assert_eq!(to_end, path.last().map(|last| last.cost).filter(|&cost| cost <= budget));
}

/// Walls and two cells: either sees the other, or neither does.
pub fn sight(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let radius = numbers.small() % 20;
    let (viewer, other) = (numbers.cell(), numbers.cell());
    let rest = numbers.rest();
    let walls = CellArray::new("walls", &rest[..rest.len() / 2 * 2], 2, 2, 2).expect("whole rows");
    let walls = match uninterrupted(|interrupt| CellMap::new(&walls, interrupt)) {
        Ok(walls) => walls,
        Err(error) => return expect_ascii(&error),
    };
    let views = [viewer, other]
        .map(|from| uninterrupted(|interrupt| FieldOfView::new(from, radius, &walls, interrupt)));
    let [Ok(view), Ok(back)] = views else {
        return views.iter().filter_map(|view| view.as_ref().err()).for_each(expect_ascii);
    };
    assert_eq!(view.contains(other), back.contains(viewer));
    assert!(view.contains(viewer));
    assert!(view.cells().all(|cell| view.contains(cell)));
}

/// A level: as many cells as it has numbers that are not left out, each where its row and column say.
pub fn mask(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let columns = usize::from(numbers.byte());
    let layout = OffsetLayout::ALL[usize::from(numbers.byte() % 4)];
    let level = numbers.rest();
    let mask = Mask::new(columns, &level, layout).expect("few cells");
    let kept: Vec<i32> = level.iter().copied().filter(|&value| value != Mask::NO_CELL).collect();
    assert_eq!(mask.count(), kept.len());
    assert!(mask.cells().map(|cell| cell.value).eq(kept));
    for cell in mask.cells() {
        assert_eq!(cell.place.offset.cell(layout), Ok(cell.place.cell));
    }
}
