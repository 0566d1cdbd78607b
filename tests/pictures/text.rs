//! Pictures of boards of any shape, against their formulae computed character by character.

use crate::boards::{self, Pieces, bare, dealt, expansion, tile_at};
use catan_hex::catan::{Color, Picture, PictureError, Resource};
use catan_hex::drawing::DrawingError;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn picture(pieces: &Pieces, color: Color) -> Result<Vec<String>, PictureError> {
    let picture = Picture::of(&pieces.tiles, &pieces.harbors)?;
    Ok(picture.lines(color).map(String::from).collect())
}

/// What stands in a place: the layer that it comes from, the character.
type Ink = BTreeMap<(i64, i64), (u8, char)>;

/// The rules for a picture, a condition for every place, on an endless sheet.
fn ink(pieces: &Pieces) -> Ink {
    let mut ink = Ink::new();
    let mut put = |place, layer, character| {
        let here = ink.entry(place).or_insert((layer, character));
        if here.0 <= layer {
            *here = (layer, character);
        }
    };
    for tile in &pieces.tiles {
        let (x, y) = (i64::from(tile.cell.x), i64::from(tile.cell.y));
        let (row, column) = (10 * x + 15, 16 * y - 8 * x + 24);
        let symbol = tile.resource.symbol().chars().next().unwrap();
        for down in -6i64..=6 {
            for right in -7i64..=7 {
                let half_width = match down.abs() {
                    0..=3 => 7,
                    4 => 4,
                    5 => 2,
                    _ => 0,
                };
                if right.abs() <= half_width {
                    put((row + down, column + right), 1, symbol);
                }
                if down.abs() <= 1 && right.abs() <= 3 || down.abs() == 2 && right.abs() <= 1 {
                    put((row + down, column + right), 2, ' ');
                }
            }
        }
        for (digit, right) in
            tile.chip.map_or_else(String::new, |chip| chip.score.to_string()).chars().zip(0..)
        {
            put((row, column + right), 3, digit);
        }
    }
    for harbor in &pieces.harbors {
        let (x, y) = (i64::from(harbor.place.cell.x), i64::from(harbor.place.cell.y));
        let (row, column) = (10 * x + 15, 16 * y - 8 * x + 25);
        put((row, column), 4, harbor.resource.symbol().chars().next().unwrap());
        for pier in harbor.place.piers {
            let (character, down, right) = match pier.number() {
                0 => ('|', 5, 0),
                1 => ('\\', 2, 4),
                2 => ('/', -2, 4),
                3 => ('|', -5, 0),
                4 => ('\\', -2, -4),
                _ => ('/', 2, -4),
            };
            // The same layer as the symbols, told apart here for the sake of the colors.
            put((row + down, column + right), 5, character);
        }
    }
    ink
}

/// The sheet cut to the picture: ink from row 5 and column 1 on, 5 blank rows below.
fn cut(ink: &Ink) -> Vec<Vec<(u8, char)>> {
    let rows = || ink.keys().map(|place| place.0);
    let columns = || ink.keys().map(|place| place.1);
    let (Some(top), Some(bottom)) = (rows().min(), rows().max()) else { return Vec::new() };
    let (left, right) = (columns().min().unwrap(), columns().max().unwrap());
    let line =
        |row| (left - 1..=right).map(|column| ink.get(&(row, column)).copied().unwrap_or((0, ' '))).collect();
    (top - 5..=bottom + 5).map(line).collect()
}

fn by_the_rules(pieces: &Pieces) -> Vec<String> {
    cut(&ink(pieces)).iter().map(|line| line.iter().map(|(_, character)| character).collect()).collect()
}

/// The characters of a colored line, each with the escape sequence in force.
fn styled(line: &str) -> Vec<(String, char)> {
    let (mut style, mut result) = (String::new(), Vec::new());
    let mut rest = line.chars();
    while let Some(character) = rest.next() {
        if character == '\u{1b}' {
            style = rest.by_ref().take_while(|&character| character != 'm').collect();
        } else {
            result.push((style.clone(), character));
        }
    }
    result
}

#[test]
fn the_larger_board_as_a_picture() {
    let lines = picture(&expansion(), Color::None).unwrap();
    let expected = std::fs::read_to_string("tests/golden/picture_expansion.txt").unwrap();
    assert_eq!(lines.iter().map(|line| format!("{line}\n")).collect::<String>(), expected);
    assert_eq!(lines, by_the_rules(&expansion()));
}

#[test]
fn the_base_board_has_71_lines_of_90_characters() {
    for seed in [0.0, 0.201703, -1.0] {
        let lines = picture(&dealt(seed), Color::None).unwrap();
        assert_eq!(lines, by_the_rules(&dealt(seed)));
        assert_eq!(lines.len(), 71);
        assert!(lines.iter().all(|line| line.len() == 90));
    }
}

#[test]
fn one_tile_as_a_picture() {
    let lines = picture(&bare(&[(-3, 7)]), Color::None).unwrap();
    let ink: Vec<&str> = lines[5..18].iter().map(|line| line.trim_end()).collect();
    let expected = [
        "        .",
        "      .....",
        "    .........",
        " ...............",
        " ......   ......",
        " ....       ....",
        " ....       ....",
        " ....       ....",
        " ......   ......",
        " ...............",
        "    .........",
        "      .....",
        "        .",
    ];
    assert_eq!(ink, expected);
    assert_eq!(lines.len(), 23);
    assert!(lines.iter().all(|line| line.len() == 16));
    assert!([&lines[..5], &lines[18..]].concat().iter().all(|line| line.trim().is_empty()));
}

#[test]
fn a_desert_is_as_large_as_any_tile() {
    let mut pieces = bare(&[(0, 0), (0, 1)]);
    pieces.tiles[0].resource = Resource::Desert;
    let lines = picture(&pieces, Color::None).unwrap();
    assert_eq!(lines, by_the_rules(&pieces));
    assert!(lines.iter().all(|line| line.len() == 32 && line[..17].trim().is_empty()));
}

#[test]
fn nothing_makes_no_lines() {
    assert_eq!(picture(&bare(&[]), Color::None), Ok(Vec::new()));
}

fn too_many<T>(lines: u64, columns: u64) -> Result<T, PictureError> {
    Err(DrawingError::TooManyCharacters { lines, columns }.into())
}

#[test]
fn islands_too_far_apart_are_an_error_that_says_how_large_the_picture_would_be() {
    let apart = |x, y| picture(&bare(&[(0, 0), (x, y)]), Color::None).map(|lines| lines.len());
    // 23 lines of 434,781 characters are 36 short of ten million; one tile further they are more.
    assert_eq!(apart(0, 27_172), Ok(23));
    assert_eq!(apart(0, 27_173), too_many(23, 434_784));
    assert_eq!(
        apart(5000, 4000).unwrap_err().to_string(),
        "the picture would have 50023 lines of 24016 characters, 1201352368 in all, and a picture has at most 10000000"
    );
}

#[test]
fn the_ends_of_the_plane_do_not_overflow() {
    let ends = bare(&[(i32::MIN, i32::MAX), (i32::MAX, i32::MIN)]);
    assert_eq!(picture(&ends, Color::None), too_many(42_949_672_973, 103_079_215_096));
    let corner = bare(&[(i32::MIN, i32::MAX)]);
    assert_eq!(picture(&corner, Color::None), picture(&bare(&[(0, 0)]), Color::None));
}

#[test]
fn colors_are_those_of_what_is_drawn() {
    let mut pieces = expansion();
    // Every number, chips missing, and grain beside piers that look like it.
    for (place, tile) in pieces.tiles.iter_mut().enumerate().filter(|(_, tile)| tile.chip.is_some()) {
        *tile =
            tile_at(place, tile.cell, tile.resource, Some(2 + place as u8 % 11).filter(|score| *score != 7));
    }
    let plain = cut(&ink(&pieces));
    for (colored, plain) in picture(&pieces, Color::Ansi).unwrap().iter().zip(&plain) {
        let colored = styled(colored);
        assert_eq!(colored.len(), plain.len());
        for ((style, character), (layer, expected)) in colored.iter().zip(plain) {
            assert_eq!(character, expected);
            let expected = match (layer, character) {
                (_, ' ') => continue,
                (3, '6' | '8') => "[0;1;31",
                (3, _) => "[0;1",
                (5, _) | (4, '?') => "[0;36",
                (_, '/') => "[0;93",
                (_, '#') => "[0;32",
                (_, '^') => "[0;37",
                (_, '"') => "[0;92",
                _ => "[0;33",
            };
            assert_eq!(style, expected, "{character}");
        }
    }
}

fn any_pieces() -> impl Strategy<Value = Pieces> {
    let score = (2u8..=12).prop_filter("no chip has a 7", |score| *score != 7);
    boards::any_pieces(8, 0..40, score, 0)
}

proptest! {
    #[test]
    fn any_board_is_drawn_by_the_rules(pieces in any_pieces()) {
        prop_assert_eq!(picture(&pieces, Color::None), Ok(by_the_rules(&pieces)));
    }

    #[test]
    fn a_board_looks_the_same_wherever_it_lies(pieces in any_pieces(), down in any::<i16>(), right in any::<i16>()) {
        let (down, right) = (i32::from(down) * 60_000, i32::from(right) * 60_000);
        for color in [Color::None, Color::Ansi] {
            prop_assert_eq!(picture(&pieces, color), picture(&pieces.moved(down, right), color));
        }
    }
}
