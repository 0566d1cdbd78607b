//! Lettered chips along spirals: which boards there are, and that the dealer reaches them evenly.

mod common;

use catan_hex::catan::{Board, BoardChoice, BoardMap, DealError, Numbers, Resource, Rules};
use catan_hex::grid::Cell;
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use common::by_the_book::touch;
use common::pieces_by_hand::lettered_chips;
use common::statistics::assert_uniform;
use common::walked_spirals::walked_spirals;
use common::{boards, dealer, no_rules, tiles_of};

fn spiral_rules(board: BoardChoice) -> Rules {
    Rules { board, numbers: Numbers::Spiral, ..no_rules() }
}

/// The numbers by tile, 0 on deserts.
fn laid(spiral: &[usize], deserts: &[usize]) -> Vec<u8> {
    let mut scores = vec![0; spiral.len()];
    let with_chips = spiral.iter().filter(|tile| !deserts.contains(tile));
    for (&tile, chip) in with_chips.zip(lettered_chips(spiral.len())) {
        scores[tile] = chip;
    }
    scores
}

/// All spirals with all places of the deserts.
fn all_boards(cells: &[Cell], deserts: usize) -> Vec<Vec<u8>> {
    let tiles = 0..cells.len();
    let places: Vec<Vec<usize>> = match deserts {
        1 => tiles.map(|desert| vec![desert]).collect(),
        _ => tiles.flat_map(|a| (a + 1..cells.len()).map(move |b| vec![a, b])).collect(),
    };
    let spirals = walked_spirals(cells);
    places.iter().flat_map(|deserts| spirals.iter().map(|spiral| laid(spiral, deserts))).collect()
}

fn any_touching(cells: &[Cell], scores: &[u8], both: impl Fn(u8, u8) -> bool) -> bool {
    let pairs = (0..cells.len()).flat_map(|a| (0..cells.len()).map(move |b| (a, b)));
    pairs.into_iter().any(|(a, b)| touch(cells[a], cells[b]) && both(scores[a], scores[b]))
}

/// How many of the boards have neighbors like these.
fn count(cells: &[Cell], boards: &[Vec<u8>], both: impl Fn(u8, u8) -> bool + Copy) -> usize {
    boards.iter().filter(|scores| any_touching(cells, scores, both)).count()
}

fn are_reds(a: u8, b: u8) -> bool {
    [6, 8].contains(&a) && [6, 8].contains(&b)
}

fn are_2_or_12(a: u8, b: u8) -> bool {
    [2, 12].contains(&a) && [2, 12].contains(&b)
}

fn are_equal(a: u8, b: u8) -> bool {
    a == b && a > 0
}

#[test]
fn on_no_spiral_of_the_base_board_reds_or_equal_numbers_or_2_and_12_touch() {
    let cells = BoardMap::base().cells();
    let boards = all_boards(cells, 1);
    assert_eq!(boards.len(), 228);
    assert_eq!(count(cells, &boards, are_reds), 0);
    assert_eq!(count(cells, &boards, are_equal), 0);
    assert_eq!(count(cells, &boards, are_2_or_12), 0);
}

#[test]
fn on_spirals_of_the_expansion_board_only_reds_keep_apart() {
    let cells = BoardMap::expansion().cells();
    let boards = all_boards(cells, 2);
    assert_eq!(boards.len(), 5_220);
    assert_eq!(count(cells, &boards, are_reds), 0);
    assert_eq!(count(cells, &boards, are_equal), 4_900);
    assert_eq!(count(cells, &boards, are_2_or_12), 3_324);
    assert_eq!(count(cells, &boards, |a, b| are_2_or_12(a, b) && a != b), 2_596);
    // Of the 435 places of the deserts so many have no spiral that fits.
    let without = |both: fn(u8, u8) -> bool| {
        boards.chunks(12).filter(|spirals| count(cells, spirals, both) == spirals.len()).count()
    };
    assert_eq!(without(are_equal), 242);
    assert_eq!(without(are_2_or_12), 10);
    assert_eq!(without(|a, b| are_equal(a, b) || are_2_or_12(a, b)), 334);
}

/// Which of the twelve spirals a board has.
fn spirals_of(board: &Board, spirals: &[Vec<usize>]) -> Vec<usize> {
    let deserts = tiles_of(board, Resource::Desert);
    (0..spirals.len()).filter(|&spiral| laid(&spirals[spiral], &deserts) == board.scores()).collect()
}

#[test]
fn all_twelve_spirals_are_equally_likely() {
    for (choice, map) in
        [(BoardChoice::Base, BoardMap::base()), (BoardChoice::Expansion, BoardMap::expansion())]
    {
        let spirals = walked_spirals(map.cells());
        assert_eq!(spirals.len(), 12);
        let mut counts = [0; 12];
        for board in boards(24_000, spiral_rules(choice)) {
            let [spiral] = spirals_of(&board, &spirals)[..] else { panic!("one spiral: {board:?}") };
            counts[spiral] += 1;
        }
        assert_uniform("spirals", &counts);
    }
}

#[test]
fn rules_that_spirals_keep_take_one_draw_of_chips() {
    let apart = Rules {
        reds_apart: true,
        two_twelve_apart: true,
        equal_apart: true,
        ..spiral_rules(BoardChoice::Base)
    };
    let expansion = Rules { reds_apart: true, ..spiral_rules(BoardChoice::Expansion) };
    for rules in [apart, expansion] {
        assert!(boards(1_000, rules).all(|board| board.attempt() == Some(1)));
    }
}

/// Where no spiral fits the deserts, there is no board; where some do, each of them is equally likely.
#[test]
fn among_spirals_of_the_expansion_board_rules_choose_those_that_fit() {
    let cells = BoardMap::expansion().cells();
    let spirals = walked_spirals(cells);
    let rules = Rules { equal_apart: true, max_attempts: 2_000, ..spiral_rules(BoardChoice::Expansion) };
    let dealer = dealer(rules.clone());
    let free = dealer_without_rules();
    // By how many spirals fit: the boards that had the first, the second of them, and so on.
    let mut counts: Vec<Vec<u64>> = (0..=12).map(|fitting| vec![0; fitting]).collect();
    for id in 0..20_000 {
        let seed = Seed::from_id(id).unwrap();
        // Terrain comes before chips, so it is the same.
        let deserts = tiles_of(&common::deal(&free, seed), Resource::Desert);
        let fitting: Vec<usize> = (0..12)
            .filter(|&spiral| !any_touching(cells, &laid(&spirals[spiral], &deserts), are_equal))
            .collect();
        match dealer.deal(seed, &mut Interrupt::new(&mut || {})) {
            Ok(board) => {
                let [spiral] = spirals_of(&board, &spirals)[..] else { panic!("one spiral: {board:?}") };
                let place = fitting.iter().position(|&fits| fits == spiral).expect("one that fits");
                counts[fitting.len()][place] += 1;
            }
            Err(DealError::GaveUp { failures, .. }) => {
                assert!(fitting.is_empty(), "seed {}", seed.value());
                assert!(failures.contains(&("equal_apart", 2_000)));
            }
        }
    }
    for by_place in counts.iter().filter(|by_place| by_place.len() > 1 && by_place[0] > 0) {
        assert_uniform("spirals that fit", by_place);
    }
}

fn dealer_without_rules() -> catan_hex::catan::Dealer {
    dealer(spiral_rules(BoardChoice::Expansion))
}
