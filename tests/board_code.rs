//! Codes of boards: round trips, and codes that must never change.

mod common;

use catan_hex::catan::{Board, Preset, Rules};
use catan_hex::random::Seed;
use common::{boards, deal_by};

fn same_board(a: &Board, b: &Board) -> bool {
    a.map() == b.map()
        && a.terrain() == b.terrain()
        && a.scores() == b.scores()
        && a.harbors().eq(b.harbors())
}

#[test]
fn a_hundred_thousand_boards_come_back_from_their_codes() {
    let base = boards(50_000, Rules::default());
    let expansion = boards(50_000, Rules::preset(Preset::Expansion));
    for (id, board) in base.chain(expansion).enumerate() {
        let code = board.to_code().expect("a board of the game");
        assert_eq!(code.len(), if id < 50_000 { 22 } else { 34 });
        assert!(same_board(&Board::from_code(code.as_bytes()).expect("its code"), &board), "{code}");
    }
}

#[test]
fn codes_are_these_for_ever() {
    let code = |seed: f64, preset| {
        let seed = Seed::new(seed).expect("within the range");
        deal_by(seed, Rules::preset(preset)).to_code().expect("a board of the game")
    };
    for (seed, base, expansion) in [
        (0.201703, "B2DPN2JVW78P9TRGXW9YHV", "E2FJ6AN3GGRBMJPFS4VCGTZAG3XAS4GPTK"),
        (0.0, "B5P3P6SBCQF5KA3P3B34N4", "ECJN3CWGSGVBNZ2AS29ZD82WN85ZNBJV76"),
        (1.0, "B3MFYCRS6KK3C3ZDCFSRWX", "E65WZQYT53XEM3KF4BUB5VJX63TEJDSN9V"),
        (-1.0, "B2W9RWXSHS8MB7Z8TMJYBS", "E3WHJ52W8YTZGC3TMANWX8YJZUY62QPA97"),
    ] {
        assert_eq!(
            (code(seed, Preset::Base).as_str(), code(seed, Preset::Expansion).as_str()),
            (base, expansion)
        );
    }
}
