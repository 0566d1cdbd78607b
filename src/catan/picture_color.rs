//! The colors of a board's picture on a terminal.

/// Whether a picture carries ANSI colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Color {
    /// Plain characters.
    None,
    /// Escape sequences for a terminal.
    Ansi,
}

/// Ends every color.
const RESET: &str = "\u{1b}[0m";

/// The color of water.
const CYAN: &str = "\u{1b}[0;36m";

/// The color of a character: that of its resource, chips bold, the reds among them red, harbors like water.
const fn escape(character: u8, is_pier: bool) -> Option<&'static str> {
    match character {
        b' ' => None,
        b'?' | b'\\' | b'|' => Some(CYAN),
        b'/' if is_pier => Some(CYAN),
        b'/' => Some("\u{1b}[0;93m"),
        b'#' => Some("\u{1b}[0;32m"),
        b'^' => Some("\u{1b}[0;37m"),
        b'"' => Some("\u{1b}[0;92m"),
        b'.' => Some("\u{1b}[0;33m"),
        // No other chip than the reds has these digits.
        b'6' | b'8' => Some("\u{1b}[0;1;31m"),
        _ => Some("\u{1b}[0;1m"),
    }
}

/// A line whose runs of one color stand between that color's escape sequence and a reset. `is_pier` tells of a column
/// whether the `/` in it is a pier and not grain.
pub(super) fn colored(line: &[u8], is_pier: impl Fn(usize) -> bool) -> String {
    let mut result = String::with_capacity(2 * line.len());
    let mut current = None;
    for (column, &character) in line.iter().enumerate() {
        let wanted = escape(character, character == b'/' && is_pier(column));
        if wanted != current {
            result.push_str(wanted.unwrap_or(RESET));
            current = wanted;
        }
        result.push(char::from(character));
    }
    if current.is_some() {
        result.push_str(RESET);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How a picture marks 6 and 8, and how all other chips.
    const RED: &str = "\u{1b}[0;1;31m";
    const BOLD: &str = "\u{1b}[0;1m";

    #[test]
    fn of_all_chips_6_and_8_are_red() {
        for score in 2..=12u8 {
            let color = if matches!(score, 6 | 8) { RED } else { BOLD };
            let expected = format!("{color}{score}{RESET} ");
            assert_eq!(colored(format!("{score} ").as_bytes(), |_| false), expected);
        }
    }

    #[test]
    fn a_pier_is_not_grain() {
        let grain = "\u{1b}[0;93m";
        assert_eq!(colored(b"//", |_| false), format!("{grain}//{RESET}"));
        assert_eq!(colored(b"//", |column| column == 1), format!("{grain}/{CYAN}/{RESET}"));
        assert_eq!(colored(b"|/\\", |column| column == 1), format!("{CYAN}|/\\{RESET}"));
    }

    #[test]
    fn blanks_have_no_color() {
        assert_eq!(colored(b"  ", |_| false), "  ");
        assert_eq!(colored(b"", |_| false), "");
    }
}
