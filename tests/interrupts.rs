//! Whatever can be long looks for a cancel request while it works, not only at its end.

mod common;

use catan_hex::catan::{BoardChoice, Rules};
use catan_hex::drawing::{DrawingError, TextMap, svg_of};
use catan_hex::garland::{self, Board, Growth, Puzzle, Wiring};
use catan_hex::grid::{
    Cell, CellArray, CellMap, FieldOfView, Orientation, Outline, Range, Terrain, canonical_form,
    cheapest_path, components, reachable,
};
use catan_hex::interrupt::Interrupt;
use catan_hex::minesweeper::{Field, Game, GameState, Mines, Moves, NoGuessSeed, Position, is_solvable};
use catan_hex::random::Seed;
use catan_hex::territories::{Method, Request, Starts, Territories};
use common::{dealer, no_rules, own_board};

/// A hexagon of 120,601 cells around (0, 0).
const RADIUS: i32 = 200;

/// Rounds of a loop between two checks, at most.
const ROUNDS: usize = 4096;

fn cells() -> Vec<Cell> {
    Range::new(Cell::new(0, 0), RADIUS).unwrap().by_rows().map(|found| found.cell).collect()
}

fn numbers() -> Vec<i32> {
    cells().into_iter().flat_map(|cell| [cell.x, cell.y]).collect()
}

/// How often some work checks.
fn checks(work: impl FnOnce(&mut Interrupt<'_>)) -> usize {
    let mut checks = 0;
    let mut count = || checks += 1;
    work(&mut Interrupt::new(&mut count));
    checks
}

/// At least once for so many rounds over all cells.
fn assert_checks(what: &str, rounds: usize, work: impl FnOnce(&mut Interrupt<'_>)) {
    let found = checks(work);
    let wanted = rounds * cells().len() / ROUNDS;
    assert!(found >= wanted, "{what} checks {found} times, and should {wanted} times");
}

#[test]
fn every_search_checks_while_the_map_is_indexed_and_while_it_searches() {
    let numbers = numbers();
    let array = CellArray::new("cells", &numbers, 2, 2, 3).unwrap();
    let west = Cell::new(0, -RADIUS);
    // Twice over the cells for the index, once for their costs.
    let indexed = 3;
    assert_checks("the terrain", indexed, |interrupt| drop(Terrain::new(array, interrupt).unwrap()));
    let terrain = Terrain::new(array, &mut Interrupt::new(&mut || {})).unwrap();
    assert_checks("reach", 1, |interrupt| {
        assert_eq!(reachable(west, i64::MAX, &terrain, interrupt).unwrap().len(), cells().len());
    });
    // A start that no way leads to: the search goes through all cells before it knows.
    let island = Cell::new(0, RADIUS + 2);
    let apart: Vec<i32> = numbers.iter().copied().chain([island.x, island.y]).collect();
    let apart = CellArray::new("cells", &apart, 2, 2, 3).unwrap();
    let apart = Terrain::new(apart, &mut Interrupt::new(&mut || {})).unwrap();
    assert_checks("a path", 1, |interrupt| {
        assert!(cheapest_path(island, west, &apart, interrupt).is_empty())
    });
    assert_checks("components", 5, |interrupt| {
        assert_eq!(components(&array, interrupt).unwrap().count(), cells().len());
    });
    assert_checks("outlines", 3, |interrupt| drop(Outline::of(&array, interrupt).unwrap()));
    assert_checks("the canonical form", 12, |interrupt| {
        drop(canonical_form("cells", array.cells(), interrupt).unwrap());
    });
}

#[test]
fn the_field_of_view_checks_while_it_looks() {
    let no_walls = CellMap::of("walls", core::iter::empty(), &mut Interrupt::new(&mut || {})).unwrap();
    assert_checks("sight", 1, |interrupt| {
        drop(FieldOfView::new(Cell::new(0, 0), RADIUS, &no_walls, interrupt).unwrap());
    });
}

#[test]
fn pictures_check_while_they_are_drawn() {
    let cells = cells();
    assert_checks("text", 3, |interrupt| {
        drop(TextMap::new(&cells, Orientation::Pointy).draw(interrupt).unwrap());
    });
    // The frame without coordinates, where rows start, which places are cells, gaps, the frame with them.
    assert_checks("text with coordinates", 6, |interrupt| {
        drop(TextMap::new(&cells, Orientation::Pointy).coordinates().draw(interrupt).unwrap());
    });
    assert_checks("SVG", 1, |interrupt| {
        drop(svg_of(&cells, None, None, Orientation::Flat, interrupt).unwrap())
    });
}

#[test]
fn a_picture_that_cannot_be_is_refused_before_its_coordinates_are_written() {
    // Each cell in a row and a column of its own.
    let scattered: Vec<Cell> = (0..3_000_000).map(|n| Cell::new(700 * n, -700 * n)).collect();
    let found = checks(|interrupt| {
        let map = TextMap::new(&scattered, Orientation::Pointy).coordinates();
        let error = map.draw(interrupt).map(drop).unwrap_err();
        assert!(matches!(error, DrawingError::TooManyCharacters { .. }), "{error}");
    });
    assert_eq!(found, scattered.len() / ROUNDS, "once over the cells");
}

#[test]
fn garlands_check_while_they_grow_and_while_light_flows() {
    let mut nothing = || {};
    let no_interrupt = &mut Interrupt::new(&mut nothing);
    let numbers = numbers();
    let array = CellArray::new("cells", &numbers, 2, 2, 3).unwrap();
    let source = Cell::new(0, 0);
    // Sorted, indexed, what is beside what, whether it is connected.
    assert_checks("hexagons", 5, |interrupt| drop(Board::hexagons(&array, source, interrupt).unwrap()));
    let with_links: Vec<i32> =
        array.cells().zip(0..).flat_map(|(cell, n)| [cell.x, cell.y, n % 64]).collect();
    let with_links = CellArray::new("cells", &with_links, 3, 3, 3).unwrap();
    assert_checks("their links", 8, |interrupt| {
        drop(Board::of_hexagons(&with_links, source, interrupt).unwrap());
    });
    let squares: Vec<i32> = (0..cells().len() as i32).flat_map(|n| [n % 100, n / 100, n % 16]).collect();
    let squares = CellArray::new("cells", &squares[..3 * 120_600], 3, 3, 3).unwrap();
    assert_checks("squares", 5, |interrupt| drop(Board::of_squares(&squares, interrupt).unwrap()));

    let board = Board::hexagons(&array, source, no_interrupt).unwrap();
    let puzzle = |growth, interrupt: &mut Interrupt<'_>| {
        let wiring = Wiring::new(growth, 5, false).unwrap();
        Puzzle::new(&board, Seed::from_id(1).unwrap(), wiring, interrupt).unwrap()
    };
    for growth in [Growth::Oldest, Growth::Random] {
        // Grown, turned.
        assert_checks("a garland", 2, |interrupt| drop(puzzle(growth, interrupt)));
    }
    let links = puzzle(Growth::Oldest, no_interrupt).links;
    assert_checks("light", 1, |interrupt| drop(garland::lit(&board, &links, interrupt)));
    assert_checks("the end", 2, |interrupt| assert!(garland::is_solved(&board, &links, interrupt)));
    // Light, then what is drawn.
    assert_checks("text", 2, |interrupt| drop(garland::lines_of(&board, &links, interrupt).unwrap()));
    assert_checks("SVG", 4, |interrupt| drop(garland::svg_of(&board, &links, interrupt).unwrap()));
    let (board, links) = Board::of_squares(&squares, no_interrupt).unwrap();
    assert_checks("lines of squares", 1, |interrupt| {
        drop(garland::lines_of(&board, &links, interrupt).unwrap())
    });
}

#[test]
fn dealing_checks_by_pieces_dealt() {
    let many: Vec<(i32, i32)> = (0..1000).map(|n| (n / 32, n % 32)).collect();
    for endless in [Rules { max_cluster: Some(1), ..no_rules() }, Rules { max_pips: Some(1), ..no_rules() }] {
        for (board, pieces) in
            [(BoardChoice::Base, 19), (BoardChoice::Expansion, 30), (own_board(&many), 1000)]
        {
            let tiles = Some([pieces, 0, 0, 0, 0, 0]);
            let chips = Some(vec![3; pieces]);
            let attempts = 5_000;
            let dealer = dealer(Rules { board, tiles, chips, max_attempts: attempts, ..endless.clone() });
            let found = checks(|interrupt| {
                assert!(dealer.deal(Seed::from_id(1).unwrap(), interrupt).is_err());
            });
            let wanted = attempts as usize / ROUNDS.div_ceil(pieces);
            assert_eq!(found, wanted, "{pieces} pieces");
        }
    }
}

#[test]
fn games_check_while_cells_are_sorted_and_linked_mines_laid_and_areas_opened() {
    let numbers = numbers();
    let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
    assert_checks("the field", 2, |interrupt| drop(Field::new(&array, interrupt).unwrap()));
    let field = Field::new(&array, &mut Interrupt::new(&mut || {})).unwrap();
    let seed = Seed::new(0.5).unwrap();
    assert_checks("mines", 1, |interrupt| {
        drop(Mines::place(seed, &field, field.len() as i32, None, interrupt).unwrap());
    });
    let moves = Moves::new(&[0, 0, 1], 3).unwrap();
    assert_checks("a game", 1, |interrupt| {
        assert_eq!(Game::play(seed, &field, 0, moves, interrupt).unwrap().state(), GameState::Won);
    });
    let many = [0, 0, 2].repeat(cells().len());
    let moves = Moves::new(&many, 3).unwrap();
    assert_checks("moves", 1, |interrupt| drop(Game::play(seed, &field, 0, moves, interrupt).unwrap()));
}

#[test]
fn chances_check_while_the_map_is_read_and_while_placements_are_counted() {
    let field = Field::of("cells", cells(), &mut Interrupt::new(&mut || {})).unwrap();
    let shown =
        || field.cells().iter().map(|&cell| (cell, (cell.x % 9 == 0 && cell.y % 9 == 0).then_some(1)));
    assert_checks("the numbers", 2, |interrupt| drop(Position::new(&field, shown(), interrupt).unwrap()));
    let position = Position::new(&field, shown(), &mut Interrupt::new(&mut || {})).unwrap();
    // Three times over the cells, and over each group next to a number.
    assert_checks("chances", 3, |interrupt| drop(position.chances(12_000, interrupt).unwrap()));
    // A single component, whose states are counted until they are too many.
    let entangled = Range::new(Cell::new(0, 0), 30).unwrap().by_rows().map(|found| found.cell);
    let entangled = Field::of("cells", entangled.collect(), &mut Interrupt::new(&mut || {})).unwrap();
    let shown =
        entangled.cells().iter().map(|&cell| (cell, (cell.x % 2 == 0 && cell.y % 2 == 0).then_some(2)));
    let position = Position::new(&entangled, shown, &mut Interrupt::new(&mut || {})).unwrap();
    let found = checks(|interrupt| drop(position.chances(900, interrupt).unwrap_err()));
    assert!(found > 100, "too many placements check {found} times");
}

#[test]
fn a_game_checks_while_it_is_solved_and_while_a_seed_is_searched() {
    let field = Field::of("cells", cells(), &mut Interrupt::new(&mut || {})).unwrap();
    let first = field.index_of(Cell::new(0, 0)).unwrap();
    let mines = Mines::at(&field, [0]);
    assert_checks("a game", 2, |interrupt| assert!(is_solvable(&field, &mines, first, interrupt).unwrap()));
    // Nothing says which of the two others is the mine.
    let few = [(0, 0), (9, 0), (9, 1)].map(|(x, y)| Cell::new(x, y));
    let few = Field::of("cells", few.into(), &mut Interrupt::new(&mut || {})).unwrap();
    let seed = Seed::from_id(1).unwrap();
    let found = checks(|interrupt| drop(NoGuessSeed::find(seed, &few, 1, 0, interrupt).unwrap_err()));
    assert!(found > 100, "the search checks {found} times");
}

#[test]
fn sharing_a_map_checks_by_cells_exchanges_and_walks() {
    let numbers = numbers();
    let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
    let share = |request: Request, interrupt: &mut Interrupt<'_>| {
        Territories::share(Seed::ZERO, &array, &request, interrupt).unwrap()
    };
    // Indexing the cells, sharing them, numbering the pieces.
    let least = 5;
    let usual = Request { steps: Some(0), ..Request::new(4) };
    for method in [Method::Swap, Method::Deal, Method::Grow] {
        for players in [1, 2, 3, 50] {
            for starts in [Starts::Farthest, Starts::Random] {
                let request = Request { players, method, starts, ..usual };
                assert_checks("sharing", least, |interrupt| drop(share(request, interrupt)));
            }
        }
    }
    let exchanges = Request { steps: Some(10 * cells().len() as i32), ..usual };
    assert_checks("exchanges", 10 + least, |interrupt| drop(share(exchanges, interrupt)));
    let shared = share(usual, &mut Interrupt::new(&mut || {}));
    assert_checks("shares", 1, |interrupt| drop(shared.shares(interrupt)));
    assert_checks("their picture", 6, |interrupt| {
        drop(shared.picture(Orientation::Pointy, interrupt).unwrap());
    });
}

#[test]
fn looking_for_what_two_players_can_have_checks_on_a_map_without_stripes_that_fit() {
    // A ring: its sides run all three ways, so that stripes are long on two of them whichever way they run.
    let ring = cells().into_iter().filter(|cell| cell.distance(Cell::new(0, 0)) > i64::from(RADIUS) - 40);
    let numbers: Vec<i32> = ring.flat_map(|cell| [cell.x, cell.y]).collect();
    let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
    let found = checks(|interrupt| {
        let request = Request { steps: Some(0), ..Request::new(2) };
        drop(Territories::share(Seed::ZERO, &array, &request, interrupt).unwrap());
    });
    assert!(found > 5 * numbers.len() / 2 / ROUNDS, "{found}");
}
