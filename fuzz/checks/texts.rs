//! Texts that name or say something.

use super::{expect_ascii, uninterrupted};
use catan_hex::catan::{Board, Preset};
use catan_hex::drawing::{CssColor, Labels, TextMap, svg_of};
use catan_hex::grid::{Axis, Cell, Direction, DoubledLayout, OffsetLayout, Orientation};

/// A code is refused in ASCII, or is that of its board, save for blanks, hyphens and small letters.
pub fn code(input: &[u8]) {
    match Board::from_code(input) {
        Err(error) => expect_ascii(&error),
        Ok(board) => {
            let letters = input.iter().filter(|byte| byte.is_ascii_alphanumeric());
            let plain: Vec<u8> = letters.map(u8::to_ascii_uppercase).collect();
            assert_eq!(board.to_code().map(String::into_bytes), Ok(plain));
        }
    }
}

/// A name is refused in ASCII, or is the very name of what it names.
pub fn name(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let named = [
        OffsetLayout::named(&text).map(OffsetLayout::name),
        DoubledLayout::named(&text).map(DoubledLayout::name),
        Direction::named(&text).map(Direction::name),
        Axis::named(&text).map(Axis::name),
        Orientation::named(&text).map(|orientation| match orientation {
            Orientation::Pointy => "pointy",
            Orientation::Flat => "flat",
        }),
    ];
    for found in named {
        match found {
            Ok(name) => assert_eq!(name, text),
            Err(error) => expect_ascii(&error),
        }
    }
    match Preset::named(input) {
        Ok(_) => assert!(["base", "expansion", "article"].contains(&&*text)),
        Err(error) => expect_ascii(&error),
    }
}

/// A color has no character that could end an attribute, and is found as it was written.
pub fn color(input: &[u8]) {
    let Ok(text) = core::str::from_utf8(input) else { return };
    if let Some(color) = CssColor::named(text) {
        let harmless = |letter: char| letter.is_ascii_alphanumeric() || "#(), .%+-/".contains(letter);
        assert!(text.chars().all(harmless), "{text}");
        assert_eq!(color.as_str(), text);
    }
    let lines: Vec<Option<&str>> = text.lines().map(Some).collect();
    let cells = lines.len();
    match uninterrupted(|interrupt| CssColor::for_each_cell(lines.iter().copied(), cells, interrupt)) {
        Ok(colors) => assert_eq!(colors.len(), lines.len()),
        Err(error) => {
            assert!(lines.iter().flatten().any(|line| CssColor::named(line).is_none()));
            expect_ascii(&error);
        }
    }
}

/// Labels, a line each, are refused in ASCII, or drawn: as text in lines without a control character, as a document with
/// nothing of theirs that could be taken for a tag.
pub fn labels(input: &[u8]) {
    let Ok(text) = core::str::from_utf8(input) else { return };
    let texts: Vec<Option<&str>> = text.split('\n').take(50).map(Some).collect();
    let labels = match uninterrupted(|interrupt| Labels::new(texts.iter().copied(), texts.len(), interrupt)) {
        Ok(labels) => labels,
        Err(error) => return expect_ascii(&error),
    };
    let cells: Vec<Cell> = (0..).take(texts.len()).map(|n| Cell::new(n / 7, n % 7)).collect();
    for orientation in [Orientation::Pointy, Orientation::Flat] {
        let map = TextMap::new(&cells, orientation).labels(&labels);
        match uninterrupted(|interrupt| map.draw(interrupt)) {
            Ok(picture) => {
                picture.into_lines().for_each(|line| assert!(!line.chars().any(char::is_control), "{line}"))
            }
            Err(error) => expect_ascii(&error),
        }
        let document = uninterrupted(|interrupt| svg_of(&cells, Some(&labels), None, orientation, interrupt));
        let document = document.expect("a small map");
        assert_eq!(document.matches("<polygon ").count(), cells.len());
        assert_eq!(document.matches("</text>").count(), document.matches("<text ").count());
        assert!(document.matches("</text>").count() <= texts.len());
    }
}
