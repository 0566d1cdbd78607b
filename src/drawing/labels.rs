//! What is written on the cells.

use super::DrawingError;
use super::error::expect_element_for_each_cell;
use crate::interrupt::Interrupt;
use unicode_width::UnicodeWidthStr;

/// The most characters of a label, combining ones counted.
pub const MAX_LABEL_CHARACTERS: usize = 32;

/// A text and the columns that it takes on a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Label<'a> {
    pub(super) text: &'a str,
    pub(super) width: usize,
}

impl<'a> Label<'a> {
    /// Wide East Asian characters take two columns, combining ones none.
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, width: text.width() }
    }
}

/// A label for each cell, in the order of the cells; blank where there is none.
#[derive(Debug, Clone)]
pub struct Labels<'a>(Vec<Label<'a>>);

impl<'a> Labels<'a> {
    /// Takes the labels of so many cells.
    ///
    /// # Errors
    /// [`DrawingError::ElementCount`] if there are more or fewer labels than cells, [`DrawingError::LabelTooLong`] above
    /// [`MAX_LABEL_CHARACTERS`], [`DrawingError::ControlCharacter`].
    pub fn new(
        texts: impl ExactSizeIterator<Item = Option<&'a str>>,
        cells: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Self, DrawingError> {
        expect_element_for_each_cell("labels", texts.len(), cells)?;
        let mut labels = Vec::with_capacity(cells);
        for (place, text) in texts.enumerate() {
            interrupt.round();
            let text = text.unwrap_or_default();
            expect_label(place + 1, text)?;
            labels.push(Label::new(text));
        }
        Ok(Self(labels))
    }

    /// The width of the widest.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|label| label.width).max().unwrap_or(0)
    }

    /// Them all.
    pub(super) fn as_slice(&self) -> &[Label<'a>] {
        &self.0
    }
}

fn expect_label(element: usize, text: &str) -> Result<(), DrawingError> {
    // As many bytes are no more characters than that: most labels need no counting.
    if text.len() > MAX_LABEL_CHARACTERS {
        let characters = text.chars().count();
        if characters > MAX_LABEL_CHARACTERS {
            return Err(DrawingError::LabelTooLong { element, characters });
        }
    }
    match text.chars().find(|&character| is_control(character)) {
        Some(character) => Err(DrawingError::ControlCharacter { element, character }),
        None => Ok(()),
    }
}

/// Characters that move the cursor, end a line, turn the writing direction of what follows or cannot be seen, and those
/// that XML does not allow.
const fn is_control(character: char) -> bool {
    matches!(
        character,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{ad}'
            | '\u{61c}'
            | '\u{200b}'
            | '\u{2060}'..='\u{2064}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
            | '\u{fffe}'..='\u{ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'a>(texts: &[Option<&'a str>]) -> Result<Labels<'a>, DrawingError> {
        Labels::new(texts.iter().copied(), texts.len(), &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_width_is_counted_in_columns_of_a_terminal() {
        let widths = |text| of(&[Some(text)]).unwrap().width();
        assert_eq!(widths(""), 0);
        assert_eq!(widths("abc"), 3);
        assert_eq!(widths("é"), 1);
        assert_eq!(widths("e\u{301}"), 1);
        assert_eq!(widths("羊"), 2);
        assert_eq!(of(&[Some("a"), None, Some("羊毛")]).unwrap().width(), 4);
    }

    #[test]
    fn there_is_a_label_for_each_cell() {
        let error = Labels::new([Some("a")].into_iter(), 2, &mut Interrupt::new(&mut || {})).unwrap_err();
        assert_eq!(error, DrawingError::ElementCount { argument: "labels", elements: 1, cells: 2 });
        assert_eq!(error.to_string(), "labels must have as many elements as there are cells, 2, not 1");
    }

    #[test]
    fn labels_are_short() {
        assert!(of(&[Some(&"羊".repeat(32))]).is_ok());
        assert_eq!(
            of(&[None, Some(&"e".repeat(33))]).unwrap_err(),
            DrawingError::LabelTooLong { element: 2, characters: 33 }
        );
    }

    #[test]
    fn characters_that_steer_a_terminal_are_refused() {
        for character in [
            '\0', '\t', '\n', '\r', '\u{1b}', '\u{7f}', '\u{85}', '\u{9b}', '\u{202e}', '\u{2028}',
            '\u{ffff}',
        ] {
            assert_eq!(
                of(&[Some("fine"), Some(&format!("a{character}"))]).unwrap_err(),
                DrawingError::ControlCharacter { element: 2, character }
            );
        }
    }
}
