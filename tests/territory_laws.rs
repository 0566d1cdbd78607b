//! What holds of every shared map.

mod common;

use catan_hex::grid::{Cell, Orientation};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use catan_hex::territories::{Method, PlayerShare, Request, Starts, Territories, TerritoryError};
use common::shared_maps::{any_map, are_even, around, counts, pieces, players, share_by};
use proptest::prelude::*;
use std::collections::{BTreeMap, HashSet};

fn any_seed() -> impl Strategy<Value = Seed> {
    (-1.0..=1.0).prop_map(|seed| Seed::new(seed).unwrap())
}

/// Swap and deal with all limits.
fn any_limited_request() -> impl Strategy<Value = Request> {
    let method = prop_oneof![Just(Method::Swap), Just(Method::Deal)];
    let steps = prop::option::of(0..300);
    (2..13, prop::option::of(1..9), method, steps).prop_map(|(players, max_chunk, method, steps)| Request {
        max_chunk,
        method,
        steps,
        ..Request::new(players)
    })
}

fn any_growth() -> impl Strategy<Value = Request> {
    let starts = prop_oneof![Just(Starts::Farthest), Just(Starts::Random)];
    (1..13, any::<bool>(), starts).prop_map(|(players, islands, starts)| Request {
        method: Method::Grow,
        islands,
        starts,
        ..Request::new(players)
    })
}

/// Whose each cell is, of those that somebody holds.
fn held(shared: &Territories) -> BTreeMap<Cell, i32> {
    shared.cells().filter_map(|cell| Some((cell.cell, cell.holding?.player))).collect()
}

/// The cells in order, and pieces numbered and counted as they are.
fn assert_described(shared: &Territories, cells: &[Cell]) -> Result<(), TestCaseError> {
    let mut sorted = cells.to_vec();
    sorted.sort();
    prop_assert!(shared.cells().map(|cell| cell.cell).eq(sorted));
    let mut expected = BTreeMap::new();
    for (chunk, piece) in (1..).zip(pieces(&held(shared))) {
        expected.extend(piece.iter().map(|&cell| (cell, (chunk, piece.len() as i32))));
    }
    for cell in shared.cells() {
        let found = cell.holding.map(|holding| (holding.chunk, holding.chunk_size));
        prop_assert_eq!(found, expected.get(&cell.cell).copied(), "{:?}", cell.cell);
    }
    Ok(())
}

fn largest(shared: &Territories) -> i32 {
    shared.cells().filter_map(|cell| Some(cell.holding?.chunk_size)).max().unwrap()
}

/// Counts are even and no piece is larger than wanted, or the error says which size can be had, and that one can.
fn assert_shared_or_refused(seed: Seed, cells: &[Cell], request: Request) -> Result<(), TestCaseError> {
    match share_by(seed, cells, &request) {
        Ok(shared) => {
            assert_described(&shared, cells)?;
            let counts = counts(&players(&shared), request.players);
            prop_assert!(are_even(&counts), "{:?}", counts);
            let most = request.max_chunk.unwrap_or(if request.players > 2 { 4 } else { i32::MAX });
            prop_assert!(largest(&shared) <= most, "{} cells", largest(&shared));
        }
        Err(TerritoryError::ChunkTooSmall { max_chunk, least, is_proven, .. }) => {
            prop_assert_eq!(Some(max_chunk as i32), request.max_chunk);
            prop_assert!(least > max_chunk);
            // Three players cannot always do without two cells that touch, nobody else needs to.
            prop_assert!(request.players == 2 || (request.players, max_chunk, least) == (3, 1, 2));
            prop_assert!(is_proven || request.players == 2 || cells.len() > 20);
            let least = Some(least as i32);
            assert_shared_or_refused(seed, cells, Request { max_chunk: least, ..request })?;
        }
        Err(error) => prop_assert_eq!(
            error,
            TerritoryError::MorePlayersThanCells { players: request.players, cells: cells.len() }
        ),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn counts_are_even_and_pieces_small_or_an_error_says_what_can_be_had(
        seed in any_seed(), cells in any_map(), request in any_limited_request(),
    ) {
        assert_shared_or_refused(seed, &cells, request)?;
    }

    #[test]
    fn without_a_limit_no_map_is_refused(seed in any_seed(), cells in any_map(), players in 1..13) {
        prop_assume!(players as usize <= cells.len());
        for method in [Method::Swap, Method::Deal] {
            let request = Request { method, ..Request::new(players) };
            prop_assert!(share_by(seed, &cells, &request).is_ok());
        }
    }

    #[test]
    fn the_order_of_the_cells_is_of_no_account_and_neither_is_the_time_of_day(
        seed in any_seed(),
        (cells, shuffled) in any_map().prop_flat_map(|cells| (Just(cells.clone()), Just(cells).prop_shuffle())),
        request in prop_oneof![any_limited_request(), any_growth()],
    ) {
        let rows = |cells: &[Cell]| {
            share_by(seed, cells, &request).map(|shared| shared.cells().collect::<Vec<_>>())
        };
        prop_assert_eq!(rows(&shuffled), rows(&cells));
        prop_assert_eq!(rows(&cells), rows(&cells));
    }

    #[test]
    fn who_grows_gets_an_equal_share_or_is_walled_in(seed in any_seed(), cells in any_map(), request in any_growth()) {
        prop_assume!(request.players as usize <= cells.len());
        let shared = share_by(seed, &cells, &request).unwrap();
        assert_described(&shared, &cells)?;
        let owners: BTreeMap<Cell, i32> = shared.cells().map(|cell| cell.cell).zip(players(&shared)).collect();
        let counts = counts(&players(&shared), request.players);
        let fair = cells.len() / request.players as usize;
        if request.islands {
            prop_assert!(are_even(&counts), "{:?}", counts);
            prop_assert_eq!(counts.iter().sum::<usize>(), cells.len());
        } else {
            prop_assert_eq!(pieces(&held(&shared)).len(), request.players as usize, "one piece each");
            prop_assert!(counts.iter().all(|count| (1..=fair + 1).contains(count)));
            for (player, _) in (1..).zip(&counts).filter(|&(_, &count)| count < fair) {
                let own = owners.iter().filter(|&(_, &owner)| owner == player).map(|(&cell, _)| cell);
                let has_free_neighbor = own.flat_map(around).any(|cell| owners.get(&cell) == Some(&0));
                prop_assert!(!has_free_neighbor, "player {} could grow", player);
            }
        }
    }

    #[test]
    fn shares_are_what_the_cells_add_up_to(
        seed in any_seed(), cells in any_map(), request in prop_oneof![any_limited_request(), any_growth()],
    ) {
        let Ok(shared) = share_by(seed, &cells, &request) else { return Ok(()) };
        let held = held(&shared);
        let pieces = pieces(&held);
        let fair = cells.len() / request.players as usize;
        let shares = shared.shares(&mut Interrupt::new(&mut || {}));
        prop_assert_eq!(shares.len(), request.players as usize);
        for (player, share) in (1..).zip(shares) {
            let own: Vec<Cell> = held.iter().filter(|&(_, &owner)| owner == player).map(|(&cell, _)| cell).collect();
            let sizes: Vec<usize> =
                pieces.iter().filter(|piece| held[piece.first().unwrap()] == player).map(|piece| piece.len()).collect();
            let beside_other = |cell: &Cell| around(*cell).any(|cell| held.get(&cell).is_some_and(|&owner| owner != player));
            let at_coast = |cell: &Cell| around(*cell).any(|cell| !cells.contains(&cell));
            prop_assert_eq!(share, PlayerShare {
                player,
                cells: own.len() as i32,
                chunks: sizes.len() as i32,
                largest_chunk: *sizes.iter().max().unwrap() as i32,
                border_cells: own.iter().filter(|cell| beside_other(cell)).count() as i32,
                coast_cells: own.iter().filter(|cell| at_coast(cell)).count() as i32,
                missing_cells: fair.saturating_sub(own.len()) as i32,
            });
        }
    }

    #[test]
    fn a_picture_shows_each_cells_player(seed in any_seed(), cells in any_map(), request in any_growth()) {
        prop_assume!(request.players as usize <= cells.len());
        let shared = share_by(seed, &cells, &request).unwrap();
        for orientation in [Orientation::Pointy, Orientation::Flat] {
            let picture = shared.picture(orientation, &mut Interrupt::new(&mut || {})).unwrap().join("\n");
            for player in 1..=request.players {
                let shown = picture.split(|c: char| !c.is_ascii_digit()).filter(|text| *text == player.to_string());
                prop_assert_eq!(shown.count(), counts(&players(&shared), player)[player as usize - 1]);
            }
        }
    }
}

#[test]
fn different_seeds_share_a_map_in_different_ways() {
    let cells = common::shared_maps::hexagon(3);
    for method in [Method::Swap, Method::Deal, Method::Grow] {
        for number in [2, 3, 4, 7] {
            let request = Request { method, ..Request::new(number) };
            let shared = |id| players(&common::shared_maps::share(id, &cells, &request));
            let all: HashSet<Vec<i32>> = (0..50).map(shared).collect();
            // Two players have stripes, which leave few exchanges.
            let wanted = if number == 2 && method != Method::Grow { 40 } else { 50 };
            assert!(all.len() >= wanted, "{method:?}, {number} players: {} of 50", all.len());
        }
    }
}

#[test]
fn what_cannot_be_is_said() {
    let refused = |cells: &[(i32, i32)], request: Request| {
        let cells: Vec<Cell> = cells.iter().map(|&(x, y)| Cell::new(x, y)).collect();
        let error = share_by(Seed::new(0.5).unwrap(), &cells, &request).unwrap_err();
        (error.to_string(), error.detail().is_some())
    };
    let pair = [(0, 0), (0, 1)];
    let none = |message: &str| (message.to_owned(), false);
    assert_eq!(refused(&[], Request::new(1)), none("cells must not be empty"));
    assert_eq!(refused(&pair, Request::new(0)), none("players must be at least 1, not 0"));
    assert_eq!(
        refused(&pair, Request::new(3)),
        none("players must be at most 2, the number of cells, not 3")
    );
    let again = [(0, 0), (0, 1), (0, 0)];
    assert_eq!(
        refused(&again, Request::new(2)),
        none("cells must not have a cell twice: (0, 0) comes again")
    );
    let request = Request { max_chunk: Some(1), ..Request::new(1) };
    let message = "max_chunk must be at least 2, the smallest found for 1 player on these cells, not 1";
    assert_eq!(refused(&pair, request), (message.to_owned(), true));
}
