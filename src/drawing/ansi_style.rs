//! How a terminal shows a label.

/// The parameters of an ANSI escape sequence for colors and weight: "0;93", "1;31".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AnsiStyle(&'static str);

impl AnsiStyle {
    /// The style of the given parameters.
    #[must_use]
    pub const fn new(parameters: &'static str) -> Self {
        Self(parameters)
    }

    /// Appends a text between the escape sequence and a reset.
    pub(super) fn write(self, text: &str, line: &mut String) {
        for part in ["\u{1b}[", self.0, "m", text, "\u{1b}[0m"] {
            line.push_str(part);
        }
    }
}
