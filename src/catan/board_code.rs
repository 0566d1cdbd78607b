//! The shortest text for a board of the game: its number among all arrangements of terrain, chips and harbors.
//!
//! A base board is one of 244,432,188,000 · 25,009,272,288,000 · 15,120 arrangements (96.22 bits), an expansion board one of
//! 2^157.03. In 31 letters that takes 20 and 32; with a letter for board and format before them and a check letter
//! behind, 22 and 34.

use super::RandomEra;
use super::board::ByTile;
use super::code_letters::{self, Digits, MAX_CODE_BYTES};
use super::multiset_rank::{arrangements, rank, unrank};
use super::{Board, BoardMap, Harbor, NUMBERS, Resource, chip_list, harbor_list, tile_counts};
use std::sync::Arc;

/// What can be wrong with a board to be coded, or with a code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// A board of other cells than those of the game.
    #[error("board must be a base or an expansion board to have a code; this one has other cells")]
    OtherCells,
    /// Other pieces than the game has.
    #[error("board must have the pieces of the game to have a code; {piece}: {found} instead of {expected}")]
    OtherPieces {
        /// The piece.
        piece: String,
        /// How many the game has.
        expected: usize,
        /// How many this board has.
        found: usize,
    },
    /// Harbors elsewhere than in the game.
    #[error(
        "board must have its harbors where the game has them to have a code; none has its two piers as on ({x}, {y})"
    )]
    OtherHarborPlaces {
        /// Where one should be.
        x: i32,
        /// Where one should be.
        y: i32,
    },
    /// More than [`MAX_CODE_BYTES`].
    #[error("code must have at most {MAX_CODE_BYTES} bytes, not {bytes}")]
    TooLong {
        /// How many there are.
        bytes: usize,
    },
    /// A character that no code has.
    #[error("code must have digits 2 to 9 and letters without I, L and O, not \"{}\" as at place {place}", byte.escape_ascii())]
    NoLetter {
        /// The first byte of it.
        byte: u8,
        /// Where it stands, from 1.
        place: usize,
    },
    /// No letters at all.
    #[error("code must not be empty")]
    Empty,
    /// A first letter that is known of no board.
    #[error("code must begin with B for a base board or E for an expansion board, not {found}")]
    UnknownKind {
        /// The letter.
        found: char,
    },
    /// Too few or too many letters for the board.
    #[error(
        "code that begins with {kind} must have {expected} letters, blanks and hyphens not counted, not {found}"
    )]
    Length {
        /// The first letter.
        kind: char,
        /// How many it must have in all.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// A mistyped code.
    #[error("code has a typing error: its check letter does not fit the others")]
    Check,
    /// A number that no board has.
    #[error("code is of no board: its number is beyond the last one")]
    Beyond,
}

/// A board of the game.
#[derive(Clone, Copy)]
struct Kind {
    /// The first letter of its codes; other formats of codes will have other letters.
    letter: u8,
    /// Letters between the first one and the check letter.
    digits: usize,
    map: fn() -> &'static Arc<BoardMap>,
}

const KINDS: [Kind; 2] = [
    Kind { letter: b'B', digits: 20, map: BoardMap::base },
    Kind { letter: b'E', digits: 32, map: BoardMap::expansion },
];

/// How many pieces of each kind there are, and what they are called.
struct Pieces {
    tiles: Vec<usize>,
    chips: Vec<usize>,
    harbors: Vec<usize>,
}

/// The resources of harbors, in order.
const TRADES: [Resource; 6] =
    [Resource::Grain, Resource::Lumber, Resource::Ore, Resource::Wool, Resource::Brick, Resource::Generic];

impl Pieces {
    fn of(map: &BoardMap) -> Self {
        let tiles = tile_counts(map.cells().len());
        let deserts = tiles[Resource::Desert as usize];
        let chips = chip_list(map.cells().len() - deserts, RandomEra::Pg15);
        let harbors = harbor_list(map.harbor_places().len());
        let count = |number: &u8| chips.iter().filter(|&chip| chip == number).count();
        let trading = |trade: &Resource| harbors.iter().filter(|&harbor| harbor == trade).count();
        Self {
            tiles: tiles.to_vec(),
            chips: NUMBERS.iter().map(count).collect(),
            harbors: TRADES.iter().map(trading).collect(),
        }
    }
}

impl Board {
    /// Its code: 22 letters for a base board, 34 for an expansion board.
    ///
    /// # Errors
    /// [`CodeError`] on boards of other cells or pieces. How tiles and harbors are numbered does not matter.
    pub fn to_code(&self) -> Result<String, CodeError> {
        let (kind, map, order) = self.kind().ok_or(CodeError::OtherCells)?;
        let pieces = Pieces::of(map);
        let terrain: Vec<usize> = order.iter().map(|&tile| self.terrain[tile] as usize).collect();
        let scores: Vec<u8> =
            order.iter().map(|&tile| self.scores[tile]).filter(|&score| score > 0).collect();
        let chips: Vec<usize> =
            scores.iter().filter_map(|score| NUMBERS.iter().position(|number| number == score)).collect();
        let harbors = self.trades(map)?;
        let mut digits = Digits::zero(kind.digits);
        let parts = [
            (&terrain, &pieces.tiles, tile_name as fn(usize) -> String),
            (&chips, &pieces.chips, chip_name),
            (&harbors, &pieces.harbors, harbor_name),
        ];
        for (kinds, counts, name) in parts {
            let number = rank(kinds, counts).ok_or_else(|| other_pieces(kinds, counts, name))?;
            // 31^20 and 31^32 are more than all arrangements: nothing is carried over.
            digits.multiply_add(arrangements(counts).unwrap_or(1), number);
        }
        Ok(code_letters::written(kind.letter, &digits))
    }

    /// The board of a code. Small letters are as good as capitals; blanks and hyphens do not count.
    ///
    /// # Errors
    /// [`CodeError`] where it is none, as after any one wrong letter and any two neighbors that changed places.
    pub fn from_code(code: &[u8]) -> Result<Self, CodeError> {
        let values = code_letters::read(code)?;
        let first = code_letters::letter(*values.first().ok_or(CodeError::Empty)?);
        let kind = KINDS
            .into_iter()
            .find(|kind| kind.letter == first)
            .ok_or(CodeError::UnknownKind { found: char::from(first) })?;
        let expected = kind.digits + 2;
        if values.len() != expected {
            return Err(CodeError::Length { kind: char::from(first), expected, found: values.len() });
        }
        if !code_letters::is_checked(&values) {
            return Err(CodeError::Check);
        }
        let mut digits = Digits(values[1..=kind.digits].iter().rev().copied().collect());
        let map = (kind.map)();
        let pieces = Pieces::of(map);
        let [harbors, chips, terrain] = [&pieces.harbors, &pieces.chips, &pieces.tiles].map(|counts| {
            let number = digits.divide(arrangements(counts).unwrap_or(1));
            unrank(number, counts).unwrap_or_default()
        });
        if digits.0.iter().any(|&digit| digit != 0) {
            return Err(CodeError::Beyond);
        }
        Ok(Self::of_the_game(map, &terrain, &chips, &harbors))
    }

    /// Kinds are indices of the lists that pieces are counted by.
    fn of_the_game(map: &Arc<BoardMap>, terrain: &[usize], chips: &[usize], harbors: &[usize]) -> Self {
        let terrain: ByTile<Resource> = terrain.iter().map(|&kind| Resource::TERRAINS[kind]).collect();
        let mut chips = chips.iter().map(|&kind| NUMBERS[kind]);
        let scores = terrain.iter().map(|&resource| match resource {
            Resource::Desert => 0,
            _ => chips.next().unwrap_or(0),
        });
        let scores = scores.collect();
        let places = map.harbor_places().iter().zip(harbors).zip(1..);
        let harbors =
            places.map(|((&place, &kind), rn)| Harbor { rn, place, resource: TRADES[kind] }).collect();
        Self { map: Arc::clone(map), terrain, scores, harbors, terrain_attempt: None, attempt: None }
    }

    /// Which board of the game it is, and for each of its tiles the index of ours.
    fn kind(&self) -> Option<(Kind, &'static BoardMap, Vec<usize>)> {
        KINDS.into_iter().find_map(|kind| {
            let map: &BoardMap = (kind.map)();
            let ours = self.map.cells();
            let place = |cell| ours.iter().position(|found| found == cell);
            let order: Vec<usize> = map.cells().iter().map(place).collect::<Option<_>>()?;
            (ours.len() == map.cells().len()).then_some((kind, map, order))
        })
    }

    /// What is traded at each harbor place of the game.
    fn trades(&self, map: &BoardMap) -> Result<Vec<usize>, CodeError> {
        let places = map.harbor_places();
        if self.harbors.len() != places.len() {
            let piece = "harbors".to_owned();
            return Err(CodeError::OtherPieces { piece, expected: places.len(), found: self.harbors.len() });
        }
        let trade = |place: &super::HarborPlace| {
            let [first, second] = place.piers;
            self.harbors
                .iter()
                .find(|harbor| {
                    let piers = harbor.place.piers;
                    harbor.place.cell == place.cell && (piers == [first, second] || piers == [second, first])
                })
                .and_then(|harbor| TRADES.iter().position(|&trade| trade == harbor.resource))
                .ok_or(CodeError::OtherHarborPlaces { x: place.cell.x, y: place.cell.y })
        };
        places.iter().map(trade).collect()
    }
}

/// The first kind of which there are too few or too many.
fn other_pieces(kinds: &[usize], counts: &[usize], name: fn(usize) -> String) -> CodeError {
    let found = |kind: usize| kinds.iter().filter(|&&other| other == kind).count();
    let differing = (0..counts.len()).find(|&kind| found(kind) != counts[kind]).unwrap_or(0);
    CodeError::OtherPieces { piece: name(differing), expected: counts[differing], found: found(differing) }
}

fn tile_name(kind: usize) -> String {
    format!("tiles of {}", Resource::TERRAINS[kind].name())
}

fn chip_name(kind: usize) -> String {
    format!("chips of {}", NUMBERS[kind])
}

fn harbor_name(kind: usize) -> String {
    format!("harbors of {}", TRADES[kind].name())
}

#[cfg(test)]
mod tests {
    use super::super::{Dealer, Preset, Rules};
    use super::*;
    use crate::interrupt::Interrupt;
    use crate::random::Seed;
    use proptest::prelude::*;

    fn board(seed: f64, preset: Preset) -> Board {
        let dealer = Dealer::new(Rules::preset(preset)).unwrap();
        dealer.deal(Seed::new(seed).unwrap(), &mut Interrupt::new(&mut || {})).unwrap()
    }

    fn base_code() -> String {
        board(0.201703, Preset::Base).to_code().unwrap()
    }

    /// The code of the number `above` the first one, counted in digits from the lowest.
    fn numbered(kind: Kind, digits: Digits) -> String {
        code_letters::written(kind.letter, &digits)
    }

    fn last(kind: Kind) -> Digits {
        let pieces = Pieces::of((kind.map)());
        let mut digits = Digits::zero(kind.digits);
        for counts in [&pieces.tiles, &pieces.chips, &pieces.harbors] {
            let ways = arrangements(counts).unwrap();
            assert_eq!(digits.multiply_add(ways, ways - 1), 0, "all arrangements fit");
        }
        digits
    }

    #[test]
    fn arrangements_take_so_many_bits() {
        for (kind, expected) in KINDS.into_iter().zip([96.22, 157.03]) {
            let pieces = Pieces::of((kind.map)());
            let bits: f64 = [&pieces.tiles, &pieces.chips, &pieces.harbors]
                .map(|counts| (arrangements(counts).unwrap() as f64).log2())
                .iter()
                .sum();
            assert_eq!((bits * 100.0).round() / 100.0, expected);
            // One letter less would not do.
            assert!(
                31f64.log2() * (kind.digits as f64) > bits
                    && 31f64.log2() * (kind.digits as f64 - 1.0) < bits
            );
        }
    }

    #[test]
    fn the_first_and_the_last_board_have_the_first_and_the_last_number() {
        for kind in KINDS {
            let first = numbered(kind, Digits::zero(kind.digits));
            let board = Board::from_code(first.as_bytes()).unwrap();
            assert!(board.terrain().is_sorted_by_key(|&resource| resource as u8));
            assert_eq!(board.to_code().as_ref(), Ok(&first));
            let mut digits = last(kind);
            let code = numbered(kind, digits.clone());
            let board = Board::from_code(code.as_bytes()).unwrap();
            assert!(board.terrain().iter().rev().is_sorted_by_key(|&resource| resource as u8));
            assert_eq!(board.to_code().as_ref(), Ok(&code));
            digits.multiply_add(1, 1);
            assert_eq!(Board::from_code(numbered(kind, digits).as_bytes()), Err(CodeError::Beyond));
            let highest = numbered(kind, Digits(vec![30; kind.digits]));
            assert_eq!(Board::from_code(highest.as_bytes()), Err(CodeError::Beyond));
        }
    }

    #[test]
    fn every_wrong_letter_and_every_swap_of_neighbors_is_noticed() {
        for code in [base_code(), board(0.5, Preset::Expansion).to_code().unwrap()] {
            let letters = code.as_bytes();
            for place in 0..letters.len() {
                for other in b"23456789ABCDEFGHJKMNPQRSTUVWXYZ" {
                    let mut changed = letters.to_vec();
                    changed[place] = *other;
                    assert_eq!(Board::from_code(&changed).is_ok(), *other == letters[place]);
                }
                if place > 0 && letters[place] != letters[place - 1] {
                    let mut swapped = letters.to_vec();
                    swapped.swap(place, place - 1);
                    assert!(Board::from_code(&swapped).is_err(), "{code} at {place}");
                }
            }
        }
    }

    #[test]
    fn case_blanks_and_hyphens_do_not_count() {
        let code = base_code();
        let (left, right) = code.split_at(7);
        let typed = format!(" {}-\t{}\n", left.to_lowercase(), right);
        assert_eq!(Board::from_code(typed.as_bytes()), Board::from_code(code.as_bytes()));
    }

    #[test]
    fn errors_tell_what_is_wrong() {
        let message = |code: &str| Board::from_code(code.as_bytes()).unwrap_err().to_string();
        for (code, expected) in [
            ("", "code must not be empty"),
            (" - ", "code must not be empty"),
            ("B2O", "code must have digits 2 to 9 and letters without I, L and O, not \"O\" as at place 3"),
            (
                "B\u{e9}",
                "code must have digits 2 to 9 and letters without I, L and O, not \"\\xc3\" as at place 2",
            ),
            ("Z22", "code must begin with B for a base board or E for an expansion board, not Z"),
            ("E22", "code that begins with E must have 34 letters, blanks and hyphens not counted, not 3"),
        ] {
            assert_eq!(message(code), expected);
        }
        assert_eq!(message(&"2".repeat(1001)), "code must have at most 1000 bytes, not 1001");
        let mut wrong = base_code();
        wrong.replace_range(5..6, if wrong.as_bytes()[5] == b'2' { "3" } else { "2" });
        assert_eq!(message(&wrong), "code has a typing error: its check letter does not fit the others");
    }

    #[test]
    fn boards_with_other_pieces_have_no_code() {
        let mut other = board(0.201703, Preset::Base);
        other.terrain[0] = Resource::Ore;
        assert_eq!(
            other.to_code().unwrap_err().to_string(),
            "board must have the pieces of the game to have a code; tiles of grain: 3 instead of 4"
        );
        let mut other = board(0.201703, Preset::Base);
        other.scores[0] = 2;
        assert_eq!(
            other.to_code().unwrap_err().to_string(),
            "board must have the pieces of the game to have a code; chips of 2: 2 instead of 1"
        );
        let mut other = board(0.201703, Preset::Base);
        other.harbors.clear();
        assert_eq!(
            other.to_code().unwrap_err().to_string(),
            "board must have the pieces of the game to have a code; harbors: 0 instead of 9"
        );
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused_in_ascii(code in prop::collection::vec(any::<u8>(), 0..60)) {
            if let Err(error) = Board::from_code(&code) {
                prop_assert!(error.to_string().is_ascii());
            }
        }
    }
}
