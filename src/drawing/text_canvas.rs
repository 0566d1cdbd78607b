//! Lines of characters to draw on.

use super::labels::Label;
use super::{AnsiStyle, DrawingError};
use std::borrow::Cow;

/// The most characters, blanks included, of a picture.
pub const MAX_CHARACTERS: u64 = 10_000_000;

/// Walls in ASCII, and texts that lie above them.
#[derive(Debug, Clone)]
pub struct TextCanvas<'a> {
    lines: usize,
    columns: usize,
    walls: Vec<u8>,
    texts: Vec<Text<'a>>,
}

/// A place on a canvas, from the left and upper end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

#[derive(Debug, Clone)]
struct Text<'a> {
    place: Place,
    width: usize,
    text: Cow<'a, str>,
    style: Option<AnsiStyle>,
}

/// How many characters so many lines have.
///
/// # Errors
/// [`DrawingError::TooManyCharacters`] above [`MAX_CHARACTERS`].
pub(super) fn expect_few_characters(lines: u64, columns: u64) -> Result<usize, DrawingError> {
    match lines.checked_mul(columns) {
        Some(characters) if characters <= MAX_CHARACTERS => Ok(characters as usize),
        _ => Err(DrawingError::TooManyCharacters { lines, columns }),
    }
}

impl<'a> TextCanvas<'a> {
    /// A canvas without anything on it.
    ///
    /// # Errors
    /// [`DrawingError::TooManyCharacters`] above [`MAX_CHARACTERS`].
    pub(crate) fn new(lines: u64, columns: u64) -> Result<Self, DrawingError> {
        let characters = expect_few_characters(lines, columns)?;
        Ok(Self {
            lines: lines as usize,
            columns: columns as usize,
            walls: vec![b' '; characters],
            texts: Vec::new(),
        })
    }

    /// Makes room for so many texts, no more of which is taken than they need.
    pub(super) fn reserve(&mut self, texts: usize) {
        self.texts.reserve_exact(texts);
    }

    /// Draws ASCII characters from a place on. They must end within the line.
    pub(crate) fn draw(&mut self, place: Place, characters: &[u8]) {
        let start = place.line * self.columns + place.column;
        self.walls[start..start + characters.len()].copy_from_slice(characters);
    }

    /// Writes a text from a place on. Texts must not overlap.
    pub(super) fn write(&mut self, place: Place, label: Label<'a>, style: Option<AnsiStyle>) {
        if !label.text.is_empty() {
            self.texts.push(Text { place, width: label.width, text: Cow::Borrowed(label.text), style });
        }
    }

    /// Writes a text of ASCII characters that the canvas is to keep.
    pub(super) fn write_owned(&mut self, place: Place, text: String) {
        self.texts.push(Text { place, width: text.len(), text: Cow::Owned(text), style: None });
    }

    /// The lines from the top, without the blanks at their ends.
    #[must_use]
    pub fn into_lines(mut self) -> impl ExactSizeIterator<Item = String> + use<'a> {
        // No two texts stand at a place; a sort that keeps their order would take memory.
        self.texts.sort_unstable_by_key(|text| text.place);
        let mut written = 0;
        (0..self.lines).map(move |line| {
            let rest = &self.texts[written..];
            let texts = &rest[..rest.partition_point(|text| text.place.line == line)];
            written += texts.len();
            self.line(line, texts)
        })
    }

    fn line(&self, line: usize, texts: &[Text<'a>]) -> String {
        let walls = &self.walls[line * self.columns..][..self.columns];
        // Only ASCII is ever drawn.
        let walls = core::str::from_utf8(walls).expect("walls are ASCII");
        let mut result = String::with_capacity(self.columns);
        let mut column = 0;
        for text in texts {
            result.push_str(&walls[column..text.place.column]);
            match text.style {
                Some(style) => style.write(&text.text, &mut result),
                None => result.push_str(&text.text),
            }
            column = text.place.column + text.width;
        }
        result.push_str(&walls[column..]);
        result.truncate(result.trim_end_matches(' ').len());
        result
    }
}
