//! Arrays of edges and vertices, and a cell, on boards.

use super::numbers::{Numbers, rows};
use super::{expect_ascii, uninterrupted};
use catan_hex::catan::{BoardMap, Dealer, Rules, longest_road};
use catan_hex::grid::CellArray;
use catan_hex::random::Seed;

/// Edges and blocked vertices are refused in ASCII, or have a longest road that is no longer than all of them, and no
/// shorter where nothing is blocked.
pub fn roads(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let blocked: Vec<i32> = (0..usize::from(numbers.byte() % 32)).map(|_| numbers.small() % 5).collect();
    let width = usize::from(numbers.byte() % 5);
    let rest = numbers.rest();
    let arrays = [rows("edges", &rest, width, 3..=3), rows("blocked", &blocked, 3, 3..=3)];
    let [Ok(edges), Ok(blocked)] = arrays else {
        return arrays.iter().filter_map(|array| array.as_ref().err()).for_each(expect_ascii);
    };
    let nothing = CellArray::new("blocked", &[], 3, 3, 3).expect("no row");
    let longest = |blocked| uninterrupted(|interrupt| longest_road(&edges, blocked, interrupt));
    match longest(&blocked) {
        Err(error) => expect_ascii(&error),
        Ok(length) => {
            assert!((0..=edges.len() as i32).contains(&length));
            assert_eq!(length == 0, edges.is_empty());
            assert!(longest(&nothing).is_ok_and(|free| free >= length));
        }
    }
}

/// Buildings on the base board are refused in ASCII, or leave sites that are open: on none of them, and next to none.
pub fn buildings(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let width = usize::from(numbers.byte() % 5);
    let rest = numbers.rest();
    let occupied = match rows("occupied", &rest, width, 3..=3) {
        Ok(occupied) => occupied,
        Err(error) => return expect_ascii(&error),
    };
    match BoardMap::base().settlement_sites(&occupied) {
        Err(error) => expect_ascii(&error),
        Ok(sites) => {
            // The base board has 54 intersections; a building closes its own, and two or three others.
            let sites = sites.count();
            assert!(sites + occupied.len() <= 54);
            assert!(sites + 4 * occupied.len() >= 54);
        }
    }
}

/// A robber anywhere: refused in ASCII off the board, or earns nobody anything more.
pub fn robber(input: &[u8]) {
    let mut numbers = Numbers::new(input);
    let seed = Seed::new(numbers.fraction()).expect("within the range");
    let dealer = Dealer::new(Rules::default()).expect("the default rules");
    let board = uninterrupted(|interrupt| dealer.deal(seed, interrupt)).expect("a board");
    let robber = numbers.cell();
    let earned =
        |robber| board.yields(robber).map(|yields| yields.map(|found| u32::from(found.amount)).sum::<u32>());
    match earned(Some(robber)) {
        Err(error) => {
            assert!(!board.map().cells().contains(&robber));
            expect_ascii(&error);
        }
        Ok(amount) => assert!(earned(None).is_ok_and(|all| all >= amount)),
    }
}
