//! Garlands of fixed seeds, as another program computed them from the same draws.

use catan_hex::garland::{Board, Growth, Puzzle, Wiring};
use catan_hex::grid::{Cell, CellArray, Range};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;

fn numbers<T: std::str::FromStr>(list: &str) -> Vec<T> {
    list.split(' ').map(|number| number.parse().unwrap_or_else(|_| panic!("{number} is no number"))).collect()
}

/// "squares 7 5" or "hexagon 3".
fn board(name: &str, source: Cell) -> Board {
    let mut check = || ();
    let interrupt = &mut Interrupt::new(&mut check);
    let (kind, sizes) = name.split_once(' ').unwrap();
    match (kind, &numbers::<i32>(sizes)[..]) {
        ("squares", &[width, height]) => Board::rectangle(width, height, interrupt).unwrap(),
        ("hexagon", &[radius]) => {
            let cells = Range::new(Cell::new(0, 0), radius).unwrap().by_rings();
            let numbers: Vec<i32> = cells.flat_map(|found| [found.cell.x, found.cell.y]).collect();
            let array = CellArray::new("cells", &numbers, 2, 2, 2).unwrap();
            Board::hexagons(&array, source, interrupt).unwrap()
        }
        _ => panic!("{name} is no board"),
    }
}

#[test]
fn garlands_are_for_ever_what_they_were() {
    let mut compared = 0;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/garlands.csv");
    for record in csv::Reader::from_path(path).unwrap().records() {
        let record = record.unwrap();
        let source: Vec<i32> = numbers(&record[1]);
        let board = board(&record[0], Cell::new(source[0], source[1]));
        let seed = Seed::new(record[2].parse().unwrap()).unwrap();
        let growth = Growth::named(&record[3]).unwrap();
        let wiring = Wiring::new(growth, record[4].parse().unwrap(), false).unwrap();
        let puzzle = Puzzle::new(&board, seed, wiring, &mut Interrupt::new(&mut || ())).unwrap();
        assert_eq!(puzzle, Puzzle { links: numbers(&record[5]), turned: numbers(&record[6]) }, "{record:?}");
        compared += 1;
    }
    assert_eq!(compared, 152);
}
