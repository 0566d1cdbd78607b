//! What holds for every garland, whatever the board, the seed and the way it grows.

use catan_hex::garland::{
    Board, GarlandError, Growth, Links, Puzzle, Wiring, is_lamp, is_solved, lit, turned,
};
use catan_hex::grid::{Cell, CellArray, Direction};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

const GROWTHS: [Growth; 2] = [Growth::Oldest, Growth::Random];

fn rectangle(width: i32, height: i32) -> Board {
    Board::rectangle(width, height, &mut Interrupt::new(&mut || ())).unwrap()
}

fn hexagons(cells: &[Cell], source: Cell) -> Result<Board, GarlandError> {
    let numbers: Vec<i32> = cells.iter().flat_map(|cell| [cell.x, cell.y]).collect();
    let array = CellArray::new("cells", &numbers, 2, 2, 2)?;
    Board::hexagons(&array, source, &mut Interrupt::new(&mut || ()))
}

fn seed(id: i64) -> Seed {
    Seed::from_id(id).unwrap()
}

fn puzzle(board: &Board, id: i64, growth: Growth, max_length: i32) -> Puzzle {
    let wiring = Wiring::new(growth, max_length, false).unwrap();
    Puzzle::new(board, seed(id), wiring, &mut Interrupt::new(&mut || ())).unwrap()
}

fn solved(board: &Board, links: &[Links]) -> bool {
    is_solved(board, links, &mut Interrupt::new(&mut || ()))
}

fn lights(board: &Board, links: &[Links]) -> Vec<bool> {
    lit(board, links, &mut Interrupt::new(&mut || ()))
}

/// Where each side leads, by coordinates.
fn beyond(board: &Board, cell: Cell, side: u8) -> Cell {
    let (dx, dy) = match board.sides() {
        4 => [(0, -1), (1, 0), (0, 1), (-1, 0)][usize::from(side)],
        _ => Direction::ALL[usize::from(side)].step(),
    };
    Cell::new(cell.x + dx, cell.y + dy)
}

fn sides(board: &Board, links: Links) -> impl Iterator<Item = u8> + use<> {
    (0..board.sides()).filter(move |side| links >> side & 1 == 1)
}

/// The links of each cell.
fn by_cell(board: &Board, links: &[Links]) -> BTreeMap<Cell, Links> {
    board.cells().iter().copied().zip(links.iter().copied()).collect()
}

/// Pairs of neighbors that are open to each other, one pair twice.
fn joined(board: &Board, links: &[Links]) -> Vec<(Cell, Cell)> {
    let by_cell = by_cell(board, links);
    let mut pairs = Vec::new();
    for (&cell, &own) in &by_cell {
        for side in sides(board, own) {
            let next = beyond(board, cell, side);
            let back = (side + board.sides() / 2) % board.sides();
            if by_cell.get(&next).is_some_and(|links| links >> back & 1 == 1) {
                pairs.push((cell, next));
            }
        }
    }
    pairs
}

/// The cells that light comes to, by the definition: handed on from neighbor to neighbor until nothing changes.
fn relaxed(board: &Board, links: &[Links]) -> BTreeSet<Cell> {
    let source = board.cells()[board.source()];
    let supply_is_open = board.sides() == 6 || links[board.source()] & 4 != 0;
    let mut lit: BTreeSet<Cell> = supply_is_open.then_some(source).into_iter().collect();
    let joined = joined(board, links);
    loop {
        let before = lit.len();
        let handed_on: Vec<Cell> =
            joined.iter().filter(|(from, _)| lit.contains(from)).map(|&(_, to)| to).collect();
        lit.extend(handed_on);
        if lit.len() == before {
            return lit;
        }
    }
}

/// Steps from the source along the links, by cell.
fn depths(board: &Board, links: &[Links]) -> BTreeMap<Cell, i32> {
    let mut next_to: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
    for (from, to) in joined(board, links) {
        next_to.entry(from).or_default().push(to);
    }
    let source = board.cells()[board.source()];
    let mut depths = BTreeMap::from([(source, 0)]);
    let mut queue = VecDeque::from([source]);
    while let Some(cell) = queue.pop_front() {
        let depth = depths[&cell];
        for &next in next_to.get(&cell).into_iter().flatten() {
            depths.entry(next).or_insert_with(|| {
                queue.push_back(next);
                depth + 1
            });
        }
    }
    depths
}

/// A spanning tree: each open side answered save the supply's, a link less than cells, all within reach.
fn assert_garland(board: &Board, links: &[Links]) {
    let cells = links.len();
    let supply = usize::from(board.sides() == 4);
    let open_sides: usize = links.iter().map(|links| links.count_ones() as usize).sum();
    assert_eq!(open_sides, 2 * (cells - 1) + supply, "open sides of {cells} cells");
    assert_eq!(joined(board, links).len(), 2 * (cells - 1), "answered sides of {cells} cells");
    assert_eq!(depths(board, links).len(), cells);
    if supply == 1 {
        assert_eq!(links[cells - 1] & 4, 4, "the supply is open");
    }
}

fn assert_puzzle(board: &Board, puzzle: &Puzzle) {
    assert_garland(board, &puzzle.links);
    assert!(solved(board, &puzzle.links));
    assert!(lights(board, &puzzle.links).iter().all(|&lit| lit));
    assert!(puzzle.turned.iter().all(|&turns| turns < board.sides()));
    let lying = puzzle.lying(board.sides());
    assert!(!solved(board, &lying), "scrambled into a solution");
    let back = lying.iter().zip(&puzzle.turned);
    let back: Vec<Links> =
        back.map(|(&links, &turns)| turned(links, -i32::from(turns), board.sides())).collect();
    assert_eq!(back, puzzle.links);
}

/// Leaves of the tree. The supply is a link too, of the source.
fn assert_lamps_are_leaves(board: &Board, links: &[Links]) {
    let mut degrees: BTreeMap<Cell, usize> = board.cells().iter().map(|&cell| (cell, 0)).collect();
    for (from, _) in joined(board, links) {
        *degrees.get_mut(&from).unwrap() += 1;
    }
    if board.sides() == 4 {
        *degrees.get_mut(&board.cells()[board.source()]).unwrap() += 1;
    }
    for (cell, links) in board.cells().iter().zip(links) {
        assert_eq!(is_lamp(*links), degrees[cell] == 1, "{cell:?}");
    }
}

#[test]
fn every_cell_is_used_on_boards_of_all_shapes() {
    // Where runs that end at their full length are forgotten, 1 x 8 is never filled.
    for (width, height) in [(1, 1), (1, 2), (2, 1), (1, 8), (8, 1), (2, 2), (3, 2), (5, 5), (1, 60), (60, 60)]
    {
        let board = rectangle(width, height);
        for growth in GROWTHS {
            for max_length in [1, 2, 5, i32::MAX] {
                for id in 0..20 {
                    assert_puzzle(&board, &puzzle(&board, id, growth, max_length));
                }
            }
        }
    }
}

#[test]
fn a_single_square_is_a_lamp_that_is_turned_away_from_the_supply() {
    let board = rectangle(1, 1);
    let puzzles: Vec<Puzzle> = (0..200).map(|id| puzzle(&board, id, Growth::Oldest, 5)).collect();
    assert!(puzzles.iter().all(|puzzle| puzzle.links == [4] && is_lamp(puzzle.links[0])));
    let turns: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.turned[0]).collect();
    assert_eq!(turns, BTreeSet::from([1, 2, 3]));
}

#[test]
fn random_growth_reaches_every_spanning_tree_and_nothing_else() {
    for (width, height, trees) in [(2, 2, 4), (3, 2, 15)] {
        let board = rectangle(width, height);
        for max_length in [1, 2, 5, 12] {
            let grown = (0..3000).map(|id| puzzle(&board, id, Growth::Random, max_length).links);
            assert_eq!(grown.collect::<BTreeSet<_>>().len(), trees, "{width} x {height}, {max_length}");
        }
    }
    // A rhombus of four hexagons: two triangles with a side in common.
    let rhombus = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(x, y)| Cell::new(x, y));
    let board = hexagons(&rhombus, rhombus[2]).unwrap();
    let grown = (0..3000).map(|id| puzzle(&board, id, Growth::Random, 5).links);
    assert_eq!(grown.collect::<BTreeSet<_>>().len(), 8);
}

#[test]
fn only_spanning_trees_are_solutions() {
    let rhombus = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(x, y)| Cell::new(x, y));
    let triangle = [(0, 0), (1, 0), (1, 1)].map(|(x, y)| Cell::new(x, y));
    for (board, trees) in [
        (rectangle(1, 1), 1),
        (rectangle(1, 4), 1),
        (rectangle(2, 2), 4),
        (rectangle(3, 2), 15),
        (hexagons(&triangle, triangle[0]).unwrap(), 3),
        (hexagons(&rhombus, rhombus[0]).unwrap(), 8),
    ] {
        // All links of all cells there are.
        let cells = board.cells().len();
        let bits = u32::from(board.sides());
        let mut solutions = 0;
        for number in 0..1_u32 << (bits * cells as u32) {
            let cell_links = |cell| (number >> (bits * cell as u32) & ((1 << bits) - 1)) as Links;
            let mut links = [0; 6];
            (0..cells).for_each(|cell| links[cell] = cell_links(cell));
            solutions += usize::from(solved(&board, &links[..cells]));
        }
        assert_eq!(solutions, trees, "{cells} cells of {bits} sides");
    }
}

#[test]
fn runs_of_one_cell_from_the_oldest_grow_straight_outward() {
    let board = rectangle(9, 7);
    for id in 0..20 {
        let links = puzzle(&board, id, Growth::Oldest, 1).links;
        for (cell, depth) in depths(&board, &links) {
            assert_eq!(depth, (8 - cell.x) + (6 - cell.y), "{cell:?}");
        }
    }
}

#[test]
fn long_runs_from_the_oldest_wind() {
    let board = rectangle(9, 9);
    for id in 0..20 {
        let links = puzzle(&board, id, Growth::Oldest, i32::MAX).links;
        let deepest = depths(&board, &links).into_values().max().unwrap();
        assert!(deepest > 16, "seed {id}: straight to the far corner it is 16 steps, and this is {deepest}");
    }
}

#[test]
fn light_does_not_cross_a_side_that_only_one_cell_opens() {
    let board = rectangle(3, 1);
    // Right and left open in the middle, left and bottom at the source, nothing on the left but its top.
    assert_eq!(lights(&board, &[1, 10, 12]), [false, true, true]);
    assert_eq!(lights(&board, &[2, 2, 12]), [false, true, true]);
    assert_eq!(lights(&board, &[2, 8, 12]), [false, false, true]);
    assert_eq!(lights(&board, &[2, 10, 4]), [false, false, true]);
    assert_eq!(lights(&board, &[2, 10, 12]), [true; 3]);
    // Shut to the supply.
    assert_eq!(lights(&board, &[2, 10, 8]), [false; 3]);
    assert_eq!(lights(&board, &[2, 10, 11]), [false; 3]);
}

#[test]
fn a_puzzle_is_solved_only_without_loops_and_loose_ends() {
    let board = rectangle(2, 2);
    assert!(solved(&board, &[6, 8, 3, 12]));
    // All lit, and a loop.
    assert!(!solved(&board, &[6, 12, 3, 13]));
    // All lit, and open to the outside or to a neighbor that is shut.
    assert!(!solved(&board, &[7, 8, 3, 12]));
    assert!(!solved(&board, &[6, 8, 3, 13]));
    assert!(!solved(&board, &[6, 12, 3, 12]));
    // A cell without links.
    assert!(!solved(&board, &[4, 0, 3, 12]));
    // No loose ends, but no light.
    assert!(!solved(&board, &[6, 8, 3, 8]));
}

fn any_growth() -> impl Strategy<Value = Growth> {
    prop::sample::select(GROWTHS.to_vec())
}

/// Connected hexagons, grown from one by neighbors of what is there, and one of them; in some order.
fn any_hexagons() -> impl Strategy<Value = (Vec<Cell>, Cell)> {
    let additions = prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize), 1..80);
    let grown = (additions, any::<prop::sample::Index>()).prop_map(|(additions, source)| {
        let mut cells = vec![Cell::new(0, 0), Cell::new(0, 1)];
        for (from, side) in additions {
            let next = cells[from.index(cells.len())].neighbor(Direction::ALL[side]).unwrap();
            if !cells.contains(&next) {
                cells.push(next);
            }
        }
        let source = cells[source.index(cells.len())];
        (cells, source)
    });
    grown.prop_flat_map(|(cells, source)| (Just(cells).prop_shuffle(), Just(source)))
}

fn any_board() -> impl Strategy<Value = Board> {
    prop_oneof![
        (1..9, 1..9).prop_map(|(width, height)| rectangle(width, height)),
        any_hexagons().prop_map(|(cells, source)| hexagons(&cells, source).unwrap()),
    ]
}

proptest! {
    #[test]
    fn a_garland_is_a_spanning_tree_whose_leaves_are_lamps(
        board in any_board(), id in 0..1_i64 << 40, growth in any_growth(), max_length in 1..12,
    ) {
        let puzzle = puzzle(&board, id, growth, max_length);
        assert_puzzle(&board, &puzzle);
        assert_lamps_are_leaves(&board, &puzzle.links);
    }

    #[test]
    fn large_boards_are_used_up_too(width in 1..61, height in 1..61, id in 0..1_i64 << 40, growth in any_growth()) {
        let board = rectangle(width, height);
        assert_puzzle(&board, &puzzle(&board, id, growth, 5));
    }

    #[test]
    fn the_order_in_which_hexagons_are_passed_changes_nothing((cells, source) in any_hexagons(), id in 0..1000_i64) {
        let board = hexagons(&cells, source).unwrap();
        let sorted: Vec<Cell> = cells.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        prop_assert_eq!(board.cells(), &sorted[..]);
        let other = hexagons(&sorted, source).unwrap();
        prop_assert_eq!(puzzle(&board, id, Growth::Random, 5), puzzle(&other, id, Growth::Random, 5));
    }

    #[test]
    fn light_is_handed_on_from_neighbor_to_neighbor(
        board in any_board(), id in 0..1000_i64, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..20),
    ) {
        // A garland with some cells changed: part of it stays lit.
        let mut links = puzzle(&board, id, Growth::Random, 5).links;
        for (cell, other) in changes {
            let cell = cell.index(links.len());
            links[cell] = other % (1 << board.sides());
        }
        let lit: BTreeSet<Cell> =
            board.cells().iter().zip(lights(&board, &links)).filter(|(_, lit)| *lit).map(|(&cell, _)| cell).collect();
        prop_assert_eq!(lit, relaxed(&board, &links));
    }

    #[test]
    fn hexagons_in_two_parts_are_refused((cells, source) in any_hexagons()) {
        let apart = Cell::new(500, 500);
        let all: Vec<Cell> = cells.iter().copied().chain([apart]).collect();
        prop_assert_eq!(hexagons(&all, source).unwrap_err(), GarlandError::NotConnected { start: source, cell: apart });
        prop_assert_eq!(hexagons(&cells, apart).unwrap_err(), GarlandError::SourceOutside { cell: apart });
    }
}
