//! Rules that nothing meets end with an error, after as many attempts as they allow, and can be canceled meanwhile.

mod common;

use catan_hex::catan::{BoardChoice, DealError, DesertPlace, Numbers, Rules};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use common::{dealer, no_rules, own_board};

/// What a deal says.
fn refusal(rules: Rules) -> String {
    let seed = Seed::from_id(1).unwrap();
    match dealer(rules).deal(seed, &mut Interrupt::new(&mut || {})) {
        Ok(board) => panic!("a board: {board:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_error_counts_the_attempts_and_which_rules_refused() {
    let cases = [
        (
            Rules { max_pips: Some(3), max_attempts: 1_000, ..no_rules() },
            "no deal of the chips fits the rules in 1000 attempts: max_pips failed 1000 times",
        ),
        (
            Rules { max_cluster: Some(1), tiles: Some([6, 6, 6, 0, 0, 1]), max_attempts: 7, ..no_rules() },
            "no deal of the tiles fits the rules in 7 attempts: max_cluster failed 7 times",
        ),
        (
            Rules {
                board: own_board(&[(0, 0), (0, 1), (0, 2)]),
                tiles: Some([2, 0, 0, 0, 0, 1]),
                desert: DesertPlace::Inland,
                max_attempts: 1,
                ..no_rules()
            },
            "no deal of the tiles fits the rules in 1 attempt: desert failed 1 time",
        ),
        (
            Rules {
                board: own_board(&[(0, 0), (0, 1), (1, 1)]),
                tiles: Some([2, 1, 0, 0, 0, 0]),
                terrain_apart: true,
                ..no_rules()
            },
            "no deal of the tiles fits the rules in 1000000 attempts: terrain_apart failed 1000000 times",
        ),
        (
            Rules {
                board: own_board(&[(0, 0), (0, 1), (1, 1)]),
                tiles: Some([3, 0, 0, 0, 0, 0]),
                chips: Some(vec![2, 12, 12]),
                two_twelve_apart: true,
                equal_apart: true,
                max_attempts: 10,
                ..no_rules()
            },
            "no deal of the chips fits the rules in 10 attempts: two_twelve_apart failed 10 times",
        ),
        (
            Rules { numbers: Numbers::Spiral, max_pips: Some(5), max_attempts: 12, ..no_rules() },
            "no deal of the chips fits the rules in 12 attempts: max_pips failed 12 times",
        ),
    ];
    for (rules, expected) in cases {
        assert_eq!(refusal(rules), expected);
    }
}

#[test]
fn every_attempt_counts_for_the_first_rule_that_refuses_it() {
    let rules = Rules {
        reds_apart: true,
        two_twelve_apart: true,
        equal_apart: true,
        max_pips: Some(6),
        max_attempts: 20_000,
        ..Rules::default()
    };
    let refused = dealer(rules).deal(Seed::from_id(1).unwrap(), &mut Interrupt::new(&mut || {}));
    let Err(DealError::GaveUp { pieces, attempts, failures }) = refused else { panic!("a board") };
    assert_eq!((pieces, attempts), ("chips", 20_000));
    assert_eq!(failures.iter().map(|failure| failure.1).sum::<u32>(), attempts);
    let names: Vec<&str> = failures.iter().map(|failure| failure.0).collect();
    assert_eq!(names, ["reds_apart", "two_twelve_apart", "equal_apart", "max_pips"]);
    assert!(failures.iter().all(|failure| failure.1 > 0), "{failures:?}");
}

/// Stops the work as a cancel does: by not returning.
fn cancel() {
    std::panic::resume_unwind(Box::new("canceled"));
}

#[test]
fn a_search_of_a_billion_attempts_stops_at_the_first_check() {
    let many: Vec<(i32, i32)> = (0..1000).map(|n| (n / 32, n % 32)).collect();
    for (board, tiles) in [(BoardChoice::Base, 19), (BoardChoice::Expansion, 30), (own_board(&many), 1000)] {
        let grain = Rules {
            board,
            tiles: Some([tiles, 0, 0, 0, 0, 0]),
            chips: Some(vec![6; tiles]),
            max_attempts: 1_000_000_000,
            ..no_rules()
        };
        for endless in [
            Rules { terrain_apart: true, ..grain.clone() },
            Rules { max_cluster: Some(2), ..grain.clone() },
            Rules { reds_apart: true, ..grain.clone() },
            Rules { max_pips: Some(4), ..grain.clone() },
        ] {
            let dealer = dealer(endless);
            let stopped = std::panic::catch_unwind(|| {
                dealer.deal(Seed::from_id(1).unwrap(), &mut Interrupt::new(&mut cancel)).is_ok()
            });
            assert_eq!(stopped.unwrap_err().downcast_ref(), Some(&"canceled"));
        }
    }
}
