//! Garlands as text and as SVG: pictures drawn by hand, and laws that any picture keeps.

use catan_hex::drawing::{DrawingError, MAX_SVG_CELLS};
use catan_hex::garland::{Board, Growth, Links, Puzzle, Wiring, is_lamp, lines_of, lit, svg_of};
use catan_hex::grid::{Cell, CellArray, HexagonBoard, Range};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use proptest::prelude::*;
use roxmltree::{Document, Node};

fn squares(rows: &[&[Links]]) -> (Board, Vec<Links>) {
    let numbers: Vec<i32> = (0..)
        .zip(rows)
        .flat_map(|(y, row)| (0..).zip(*row).flat_map(move |(x, &links)| [x, y, links.into()]))
        .collect();
    let array = CellArray::new("cells", &numbers, 3, 3, 3).unwrap();
    Board::of_squares(&array, &mut Interrupt::new(&mut || ())).unwrap()
}

fn hexagons(cells: &[[i32; 3]], source: (i32, i32)) -> (Board, Vec<Links>) {
    let array = CellArray::new("cells", cells.as_flattened(), 3, 3, 3).unwrap();
    let source = Cell::new(source.0, source.1);
    Board::of_hexagons(&array, source, &mut Interrupt::new(&mut || ())).unwrap()
}

fn text((board, links): &(Board, Vec<Links>)) -> Vec<String> {
    lines_of(board, links, &mut Interrupt::new(&mut || ())).unwrap()
}

fn svg((board, links): &(Board, Vec<Links>)) -> String {
    svg_of(board, links, &mut Interrupt::new(&mut || ())).unwrap()
}

/// Compares with a picture drawn in the test's source, a `.` at its left end, line by line.
fn assert_picture(lines: &[String], expected: &str) {
    let expected: Vec<&str> =
        expected.lines().filter_map(|line| line.trim_start().strip_prefix('.')).collect();
    assert_eq!(lines, expected, "\n{}\n", lines.join("\n"));
}

#[test]
fn squares_are_heavy_where_they_are_lit() {
    // One has no open side, the source a loose one up to it, and another a loose one down.
    assert_picture(
        &text(&squares(&[&[2, 12, 6, 8], &[2, 9, 1, 0], &[4, 2, 10, 13]])),
        "
        .
        .  ○───┐   ┌───○
        .      │   │
        .  ○───┘   ○   ·
        .              ╻
        .  ○   ●━━━━━━━┫
        .  ╵           ┃
        ",
    );
}

#[test]
fn squares_open_to_the_outside_end_halfway() {
    assert_picture(
        &text(&squares(&[&[15, 15], &[15, 15]])),
        "
        .  ╻   ╻
        .╺━╋━━━╋━╸
        .  ┃   ┃
        .╺━╋━━━╋━╸
        .  ╹   ┃
        ",
    );
    assert_picture(
        &text(&squares(&[&[15, 11], &[15, 11]])),
        "
        .  ╷   ╷
        .╶─┼───┴─╴
        .  │   ╷
        .╶─┼───┴─╴
        .  ╵   ╻
        ",
    );
}

#[test]
fn every_pair_of_sides_has_its_line() {
    assert_picture(
        &text(&squares(&[&[3, 5, 6, 7], &[9, 10, 11, 12], &[13, 14, 15, 0]])),
        "
        .  ╷   ╷       ╷
        .  └─╴ │   ┌─╴ ├─╴
        .  ╷   ╵   │   ╵
        .╶─┘ ╶─────┴───┐
        .  ╷       ╷   ╵
        .╶─┤ ╶─┬───┼─╴ ·
        .  ╵   ╵   ╵   ╻
        ",
    );
}

#[test]
fn one_square() {
    assert_picture(&text(&squares(&[&[4]])), ".\n.  ●\n.  ┃");
    assert_picture(&text(&squares(&[&[1]])), ".  ╷\n.  ○\n.  ╻");
}

#[test]
fn hexagons_show_lamps_wires_and_the_source() {
    // Lit: the source, west of it a wire, north-west of that one a lamp. The east is dark.
    let board =
        hexagons(&[[0, 0, 4], [0, 1, 8], [1, 0, 0], [1, 1, 34], [1, 2, 21], [1, 3, 8], [2, 3, 18]], (1, 2));
    assert_picture(
        &text(&board),
        r"
        .
        .     *     o
        .      \   /
        .       \       /
        .  .     #-----@     o
        .               \   /
        .
        .               --+--
        .
        ",
    );
}

fn elements<'a>(document: &'a Document<'a>, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(move |node| node.has_tag_name(("http://www.w3.org/2000/svg", name)))
}

#[test]
fn two_squares_as_a_document() {
    assert_eq!(
        svg(&squares(&[&[2, 12]])),
        r##"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="120" height="70" viewBox="-10 -10 120 70">
<title>A garland, 2 of 2 cells lit</title>
<rect x="-10" y="-10" width="120" height="70" fill="#141b24"/>
<g fill="#232e3b" stroke="#141b24" stroke-width="2">
<polygon points="0,0 50,0 50,50 0,50"/>
<polygon points="50,0 100,0 100,50 50,50"/>
</g>
<path d="M75,50 v10" stroke="#ffc533" stroke-width="7"/>
<g fill="none" stroke="#ffc533" stroke-width="7" stroke-linejoin="round">
<path d="M50,25L25,25"/>
<path d="M75,50L75,25L50,25"/>
</g>
<g fill="#fff0a8" stroke="#ffc533" stroke-width="3">
<circle cx="25" cy="25" r="9"/>
</g>
<rect x="67" y="17" width="16" height="16" fill="#fff0a8" stroke="#ffc533" stroke-width="3"/>
</svg>"##
    );
}

/// docs/garland.md tells how it is made.
#[test]
fn the_picture_in_the_documents_is_what_is_drawn() {
    let mut nothing = || ();
    let interrupt = &mut Interrupt::new(&mut nothing);
    let numbers: Vec<i32> = HexagonBoard::new(2).unwrap().flat_map(|cell| [cell.x, cell.y]).collect();
    let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
    let board = Board::hexagons(&array, Cell::new(2, 2), interrupt).unwrap();
    let wiring = Wiring::new(Growth::Oldest, 5, false).unwrap();
    let puzzle = Puzzle::new(&board, Seed::from_id(7).unwrap(), wiring, interrupt).unwrap();
    let links = board.cells().iter().zip(puzzle.lying(6).into_iter().zip(puzzle.links));
    let links = links.map(|(cell, (lying, solved))| if cell.x < 2 { lying } else { solved }).collect();
    let kept = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/garland.svg")).unwrap();
    assert_eq!(svg(&(board, links)), kept);
}

#[test]
fn too_many_cells_are_an_error() {
    let mut check = || ();
    let interrupt = &mut Interrupt::new(&mut check);
    let board = Board::rectangle(MAX_SVG_CELLS as i32 + 1, 1, interrupt).unwrap();
    let links = vec![0; board.cells().len()];
    let error = DrawingError::TooManySvgCells { cells: MAX_SVG_CELLS + 1 };
    assert_eq!(svg_of(&board, &links, interrupt), Err(error));
    // 4,000,005 columns in 3 lines.
    let error = DrawingError::TooManyCharacters { lines: 3, columns: 4_000_005 };
    assert_eq!(lines_of(&board, &links, interrupt), Err(error));
}

fn any_board() -> impl Strategy<Value = Board> {
    prop_oneof![
        (1..8, 1..8).prop_map(|(width, height)| {
            Board::rectangle(width, height, &mut Interrupt::new(&mut || ())).unwrap()
        }),
        (1..4, -100..100).prop_map(|(radius, middle)| {
            let cells = Range::new(Cell::new(middle, 7), radius).unwrap().by_rows();
            let numbers: Vec<i32> = cells.flat_map(|found| [found.cell.x, found.cell.y]).collect();
            let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
            Board::hexagons(&array, Cell::new(middle, 7), &mut Interrupt::new(&mut || ())).unwrap()
        }),
    ]
}

/// A puzzle as it lies, with some cells changed to anything.
fn any_lying() -> impl Strategy<Value = (Board, Vec<Links>)> {
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..8);
    (any_board(), 0..1000_i64, any::<bool>(), changes).prop_map(|(board, id, is_scrambled, changes)| {
        let wiring = Wiring::new(Growth::Random, 5, false).unwrap();
        let seed = Seed::from_id(id).unwrap();
        let puzzle = Puzzle::new(&board, seed, wiring, &mut Interrupt::new(&mut || ())).unwrap();
        let mut links = if is_scrambled { puzzle.lying(board.sides()) } else { puzzle.links };
        for (cell, other) in changes {
            let cell = cell.index(links.len());
            links[cell] = other % (1 << board.sides());
        }
        (board, links)
    })
}

proptest! {
    #[test]
    fn each_cell_stands_where_its_coordinates_say_and_shows_what_it_is((board, links) in any_lying()) {
        let lit = lit(&board, &links, &mut Interrupt::new(&mut || ()));
        let lines: Vec<Vec<char>> =
            text(&(board.clone(), links.clone())).iter().map(|line| line.chars().collect()).collect();
        let cells = board.cells();
        let column = |cell: Cell| 3 * (2 * cell.y - cell.x);
        let left = cells.iter().map(|&cell| column(cell)).min().unwrap();
        for (number, &cell) in cells.iter().enumerate() {
            let (line, column) = match board.sides() {
                4 => (2 * cell.y + 1, 4 * cell.x + 2),
                _ => (3 * (cell.x - cells[0].x) + 1, column(cell) - left + 2),
            };
            let shown = lines[line as usize][column as usize];
            let allowed = match (board.sides(), is_lamp(links[number]), lit[number]) {
                (6, ..) if number == board.source() => "@",
                _ if links[number] == 0 => "·.",
                (_, true, true) => "●*",
                (_, true, false) => "○o",
                (_, false, true) => "#┗┃┏┣┛━┻┓┫┳╋",
                (_, false, false) => "+└│┌├┘─┴┐┤┬┼",
            };
            prop_assert!(allowed.contains(shown), "{cell:?} shows {shown}, not one of {allowed}");
        }
        prop_assert!(lines.iter().all(|line| line.last() != Some(&' ')));
    }

    #[test]
    fn a_document_has_each_tile_wire_and_lamp_once_within_its_view_box((board, links) in any_lying()) {
        let cells = links.len();
        let drawn = svg(&(board.clone(), links.clone()));
        let document = Document::parse(&drawn).unwrap();
        prop_assert_eq!(elements(&document, "polygon").count(), cells);
        let lamps = links.iter().filter(|&&links| is_lamp(links)).count();
        prop_assert_eq!(elements(&document, "circle").count(), lamps);
        // The supply too.
        let wires = links.iter().filter(|&&links| links != 0).count() + usize::from(board.sides() == 4);
        prop_assert_eq!(elements(&document, "path").count(), wires);
        let lit = lit(&board, &links, &mut Interrupt::new(&mut || ())).iter().filter(|&&lit| lit).count();
        let title = format!("A garland, {lit} of {cells} cells lit");
        prop_assert_eq!(elements(&document, "title").next().and_then(|title| title.text()), Some(title.as_str()));
        let view: Vec<f64> = document
            .root_element()
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let inside = |point: &str| {
            let (x, y) = point.split_once(',').unwrap();
            let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
            (view[0]..=view[0] + view[2]).contains(&x) && (view[1]..=view[1] + view[3]).contains(&y)
        };
        for polygon in elements(&document, "polygon") {
            prop_assert!(polygon.attribute("points").unwrap().split(' ').all(inside));
        }
    }
}
