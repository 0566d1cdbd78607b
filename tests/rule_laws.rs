//! What holds for every board under every rules, proven against the same dealing written anew.

mod common;

use catan_hex::catan::{
    Board, BoardChoice, BoardMap, DealError, Dealer, DesertPlace, HarborChoice, HarborPlace, NUMBERS,
    Numbers, RandomEra, RedTest, Resource, Rules,
};
use catan_hex::grid::Cell;
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use common::by_the_book::{self, Dealt};
use common::{no_rules, own_board, pieces_by_hand};
use proptest::prelude::*;
use std::collections::HashSet;

fn any_seed() -> impl Strategy<Value = Seed> {
    (-1.0..=1.0f64).prop_map(|value| Seed::new(value).expect("within the range"))
}

fn any_board() -> impl Strategy<Value = BoardChoice> {
    let island = |tiles| {
        prop::collection::btree_set((-3..4, -3..4), tiles)
            .prop_map(|cells| cells.into_iter().collect::<Vec<_>>())
            .prop_shuffle()
            .prop_map(|cells| own_board(&cells))
    };
    prop_oneof![
        2 => Just(BoardChoice::Base),
        2 => Just(BoardChoice::Expansion),
        3 => island(1..12),
        2 => island(28..37),
        1 => (100..150).prop_map(|tiles| own_board(&(0..tiles).map(|n| (n / 12, n % 12)).collect::<Vec<_>>())),
    ]
}

/// Counts of terrain that add up to the board's tiles, or those of the game.
fn any_tiles(tiles: usize) -> impl Strategy<Value = Option<[usize; 6]>> {
    let counted = prop::collection::vec(0usize..6, tiles).prop_map(|terrain| {
        Some(core::array::from_fn(|kind| terrain.iter().filter(|&&found| found == kind).count()))
    });
    prop_oneof![Just(None), counted]
}

fn tiles_on(board: &BoardChoice) -> usize {
    match board {
        BoardChoice::Base => 19,
        BoardChoice::Expansion => 30,
        BoardChoice::Cells(cells) => cells.len(),
    }
}

fn any_pieces() -> impl Strategy<Value = Rules> {
    (any_board(), any::<bool>())
        .prop_flat_map(|(board, spiral)| (any_tiles(tiles_on(&board)), Just((board, spiral))))
        .prop_flat_map(|(tiles, (board, spiral))| {
            let own = matches!(board, BoardChoice::Cells(_));
            let all = tiles_on(&board);
            let deserts = tiles.map_or_else(
                || pieces_by_hand::tiles(all).iter().filter(|&&tile| tile == Resource::Desert).count(),
                |counts| counts[5],
            );
            let numbers = if spiral && !own { Numbers::Spiral } else { Numbers::Random };
            let listed =
                prop::collection::vec(prop::sample::select(NUMBERS.to_vec()), all - deserts).prop_map(Some);
            let chips =
                if own || tiles.is_none() { prop_oneof![Just(None), listed].boxed() } else { listed.boxed() };
            chips.prop_map(move |chips| Rules {
                board: board.clone(),
                tiles,
                chips,
                numbers,
                ..Rules::default()
            })
        })
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let choices = (
        prop::sample::select(vec![HarborChoice::Shuffled, HarborChoice::Fixed, HarborChoice::None]),
        prop::sample::select(vec![RandomEra::Pg15, RandomEra::Pg12, RandomEra::Pg11]),
        prop::sample::select(vec![RedTest::Board, RedTest::Board, RedTest::Article]),
        prop::sample::select(vec![
            DesertPlace::Anywhere,
            DesertPlace::Anywhere,
            DesertPlace::Inland,
            DesertPlace::Coast,
            DesertPlace::Center,
        ]),
    );
    let limits = (prop::option::of(1u32..6), prop::option::of(6u32..15));
    let switches = prop::array::uniform3(prop::bool::weighted(0.4));
    (any_pieces(), choices, switches, prop::bool::weighted(0.15), limits, 1u32..150).prop_map(
        |(
            pieces,
            (harbors, random, red_test, desert),
            switches,
            terrain_apart,
            (max_cluster, max_pips),
            max_attempts,
        )| {
            let [reds_apart, two_twelve_apart, equal_apart] = switches;
            Rules {
                harbors,
                random,
                red_test,
                desert,
                reds_apart,
                two_twelve_apart,
                equal_apart,
                terrain_apart,
                max_cluster,
                max_pips,
                max_attempts,
                ..pieces
            }
        },
    )
}

fn deal(rules: &Rules, seed: Seed) -> (Dealer, Result<Board, DealError>) {
    let dealer = Dealer::new(rules.clone()).unwrap();
    let board = dealer.deal(seed, &mut Interrupt::new(&mut || {}));
    (dealer, board)
}

/// The six neighbors of a cell, clockwise from the north-east.
fn around(cell: Cell) -> [Cell; 6] {
    [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)].map(|(dx, dy)| Cell::new(cell.x + dx, cell.y + dy))
}

/// The other two hexagons at a pier's corner of a sea hexagon. Piers count counter-clockwise from the south.
fn beyond(sea: Cell, pier: u8) -> [Cell; 2] {
    let [ne, e, se, sw, w, nw] = around(sea);
    [[sw, se], [se, e], [e, ne], [ne, nw], [nw, w], [w, sw]][usize::from(pier)]
}

fn assert_harbor_is_at_the_coast(place: &HarborPlace, land: &HashSet<Cell>) {
    assert!(!land.contains(&place.cell), "{place:?} lies on land");
    let [first, second] = place.piers.map(|pier| beyond(place.cell, pier.number()));
    let shared: Vec<&Cell> = first.iter().filter(|cell| second.contains(cell)).collect();
    assert_eq!(shared.len(), 1, "{place:?}: the piers lead to one side");
    assert!(land.contains(shared[0]), "{place:?}: land beyond that side");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_board_is_what_dealing_by_the_book_gives(rules in any_rules(), seed in any_seed()) {
        let (dealer, board) = deal(&rules, seed);
        let places = dealer.map().harbor_places().len();
        match (by_the_book::deal(&rules, dealer.map().cells(), places, seed), board) {
            (Ok(expected), Ok(board)) => {
                let dealt = Dealt {
                    terrain: board.terrain().to_vec(),
                    terrain_attempt: board.terrain_attempt().unwrap_or(0),
                    scores: board.scores().to_vec(),
                    attempt: board.attempt().unwrap_or(0),
                    harbors: board.harbors().map(|harbor| harbor.resource).collect(),
                    draws: expected.draws,
                };
                prop_assert_eq!(dealt, expected);
            }
            (Err(expected), Err(DealError::GaveUp { attempts, failures, .. })) => {
                prop_assert_eq!(attempts, rules.max_attempts);
                prop_assert_eq!(failures, expected);
            }
            (expected, found) => prop_assert!(false, "{:?} but {:?}", found, expected),
        }
    }

    #[test]
    fn every_rule_holds_and_every_piece_is_there(rules in any_rules(), seed in any_seed()) {
        let (dealer, board) = deal(&rules, seed);
        let cells = dealer.map().cells();
        let Ok(board) = board else { return Ok(()) };
        prop_assert_eq!(by_the_book::broken_terrain_rule(&rules, cells, board.terrain()), None);
        prop_assert_eq!(by_the_book::broken_chip_rule(&rules, cells, board.scores()), None);
        let deserts = board.terrain().iter().filter(|&&terrain| terrain == Resource::Desert).count();
        let without_chip = board.scores().iter().filter(|&&score| score == 0).count();
        prop_assert_eq!(deserts, without_chip);
        let all_on_deserts = board.tiles().all(|tile| tile.chip.is_none() == (tile.resource == Resource::Desert));
        prop_assert!(all_on_deserts);
        let expected = match rules.tiles {
            Some(counts) => counts,
            None => {
                let listed = pieces_by_hand::tiles(cells.len());
                Resource::TERRAINS.map(|kind| listed.iter().filter(|&&tile| tile == kind).count())
            }
        };
        let counts = Resource::TERRAINS.map(|kind| board.terrain().iter().filter(|&&tile| tile == kind).count());
        prop_assert_eq!(counts, expected);
        let mut chips: Vec<u8> = board.tiles().filter_map(|tile| tile.chip).map(|chip| chip.score).collect();
        let mut listed = rules.chips.clone().unwrap_or_else(|| match rules.board {
            BoardChoice::Cells(_) => pieces_by_hand::chips(cells.len() - deserts, RandomEra::Pg11),
            _ => pieces_by_hand::lettered_chips(cells.len()),
        });
        chips.sort_unstable();
        listed.sort_unstable();
        prop_assert_eq!(chips, listed);
    }

    #[test]
    fn every_harbor_has_both_piers_on_one_coast_edge_of_its_own(board in any_board()) {
        let dealer = Dealer::new(Rules { board, ..no_rules() }).unwrap();
        let land: HashSet<Cell> = dealer.map().cells().iter().copied().collect();
        let mut corners = HashSet::new();
        let mut sea = HashSet::new();
        for place in dealer.map().harbor_places() {
            assert_harbor_is_at_the_coast(place, &land);
            prop_assert!(sea.insert(place.cell), "two harbors on {:?}", place.cell);
            for pier in place.piers {
                let [a, b] = beyond(place.cell, pier.number());
                let mut corner = [place.cell, a, b];
                corner.sort_unstable();
                prop_assert!(corners.insert(corner), "two harbors at {:?}", corner);
            }
        }
    }
}

#[test]
fn default_boards_take_19_draws_and_18_an_attempt_and_9() {
    for random in [RandomEra::Pg15, RandomEra::Pg12, RandomEra::Pg11] {
        let rules = Rules { random, ..Rules::default() };
        for id in 0..200 {
            let seed = Seed::new(f64::from(id) / 200.0).unwrap();
            let dealt = by_the_book::deal(&rules, BoardMap::base().cells(), 9, seed).unwrap();
            assert_eq!(dealt.draws, 19 + 18 * dealt.attempt as usize + 9);
        }
    }
}
