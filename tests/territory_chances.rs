//! Shared maps are as likely as they should be, and always the same.

mod common;

use catan_hex::grid::Cell;
use catan_hex::random::Seed;
use catan_hex::territories::{Method, Request};
use common::shared_maps::{counts, hexagon, players, share, share_by};
use common::statistics::{assert_share, assert_uniform};

/// Each map of every method as a line of digits, 0 for nobody.
#[test]
fn some_shared_maps_are_pinned() {
    let mut reader = csv::Reader::from_path("tests/golden/territories.csv").unwrap();
    let mut compared = 0;
    for record in reader.records().map(Result::unwrap) {
        let method = Method::named(&record[0]).unwrap();
        let number = |at: usize| record[at].parse::<i32>().ok();
        let request = Request {
            method,
            max_chunk: number(2),
            islands: &record[3] == "t",
            ..Request::new(number(1).unwrap())
        };
        let seed = Seed::new(record[4].parse().unwrap()).unwrap();
        let shared = share_by(seed, &hexagon(3), &request).unwrap();
        let digits: String = players(&shared).iter().map(i32::to_string).collect();
        assert_eq!(&digits, &record[5], "{record:?}");
        compared += 1;
    }
    assert_eq!(compared, 33);
}

#[test]
fn each_player_owns_each_cell_equally_often() {
    // 19 cells cannot be shared equally: who gets more is as likely.
    let cells = hexagon(2);
    for method in [Method::Swap, Method::Deal, Method::Grow] {
        for number in [2, 3, 4, 5] {
            let request = Request { method, ..Request::new(number) };
            let mut owned = vec![vec![0; number as usize]; cells.len()];
            for id in 0..4000 {
                for (cell, player) in players(&share(id, &cells, &request)).into_iter().enumerate() {
                    owned[cell][player as usize - 1] += 1;
                }
            }
            for (cell, owned) in owned.iter().enumerate() {
                assert_uniform(&format!("{method:?}, {number} players, cell {cell}"), owned);
            }
        }
    }
}

/// How often two cells are of one player, with as many steps.
fn together(cells: &[Cell], one: usize, other: usize, request: &Request, seeds: i64) -> u64 {
    let shared = |id| players(&share(id, cells, request));
    (0..seeds).map(shared).filter(|players| players[one] == players[other]).count() as u64
}

#[test]
fn far_cells_are_of_one_player_as_often_as_by_chance() {
    // 61 cells; the regular coloring gives these two, of different sides, to one player of 3 and of 4 always
    // or never.
    let cells = hexagon(4);
    let last = cells.len() - 1;
    for (method, number) in [(Method::Swap, 3), (Method::Swap, 4), (Method::Deal, 3), (Method::Deal, 4)] {
        let request = Request { method, ..Request::new(number) };
        let found = together(&cells, 0, last, &request, 4000);
        // Of the cells other than the first so many belong to its player.
        let counts = counts(&players(&share(0, &cells, &request)), number);
        let same: usize = counts.iter().map(|count| count * (count - 1)).sum();
        let chance = same as f64 / (cells.len() * last) as f64;
        assert_share(&format!("{method:?}, {number} players"), found, 4000, chance);
    }
}

#[test]
fn exchanges_forget_the_coloring() {
    for (number, max_chunk, radius, seeds) in [
        (3, 4, 4, 300),
        (3, 4, 30, 6),
        (3, 5, 20, 12),
        (3, 8, 20, 12),
        (4, 4, 4, 300),
        (4, 4, 30, 6),
        (5, 4, 20, 12),
        (8, 4, 20, 12),
        (12, 6, 20, 12),
    ] {
        let cells = hexagon(radius);
        let request = Request { max_chunk: Some(max_chunk), ..Request::new(number) };
        let (mut unchanged, mut by_chance) = (0, 0.0);
        for id in 0..seeds {
            let start = players(&share(id, &cells, &Request { steps: Some(0), ..request }));
            let end = players(&share(id, &cells, &request));
            unchanged += start.iter().zip(&end).filter(|(start, end)| start == end).count() as u64;
            let squares = counts(&start, number).iter().map(|count| count * count).sum::<usize>();
            by_chance += squares as f64 / cells.len() as f64;
        }
        let all = cells.len() as u64 * seeds as u64;
        let what = format!("{number} players, pieces of {max_chunk}, radius {radius}");
        assert_share(&what, unchanged, all, by_chance / all as f64);
    }
}
