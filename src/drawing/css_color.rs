//! Colors of an SVG document.

use super::DrawingError;
use super::error::expect_element_for_each_cell;
use crate::interrupt::Interrupt;
use crate::message::shortened;

/// More than any color needs.
const MAX_BYTES: usize = 64;

/// A color as CSS writes it, of a form that holds nothing but a color: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a name of
/// letters, or numbers in `rgb()`, `rgba()`, `hsl()`, `hsla()`. Which names there are is left to who shows the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CssColor<'a>(&'a str);

impl<'a> CssColor<'a> {
    /// The color that a text says.
    #[must_use]
    pub fn named(text: &'a str) -> Option<Self> {
        (text.len() <= MAX_BYTES && is_color(text)).then_some(Self(text))
    }

    /// The colors of so many cells, in their order.
    ///
    /// # Errors
    /// [`DrawingError::ElementCount`] if there are more or fewer colors than cells, [`DrawingError::UnknownColor`] where a
    /// text is none.
    pub fn for_each_cell(
        texts: impl ExactSizeIterator<Item = Option<&'a str>>,
        cells: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Vec<Option<Self>>, DrawingError> {
        expect_element_for_each_cell("colors", texts.len(), cells)?;
        let colors = texts.enumerate().map(|(place, text)| {
            interrupt.round();
            text.map(|text| {
                Self::named(text).ok_or_else(|| DrawingError::UnknownColor {
                    element: place + 1,
                    found: shortened(text.as_bytes()),
                })
            })
            .transpose()
        });
        colors.collect()
    }

    /// The text.
    #[must_use]
    pub const fn as_str(self) -> &'a str {
        self.0
    }
}

fn is_color(text: &str) -> bool {
    if let Some(digits) = text.strip_prefix('#') {
        return matches!(digits.len(), 3 | 4 | 6 | 8)
            && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    }
    match text.split_once('(') {
        Some(("rgb" | "rgba" | "hsl" | "hsla", rest)) => rest.strip_suffix(')').is_some_and(are_components),
        Some(_) => false,
        None => !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_alphabetic()),
    }
}

/// Three numbers and perhaps the opacity: `1, 2, 3`, `1, 2, 3, 4`, `1 2 3`, `1 2 3 / 4`.
fn are_components(list: &str) -> bool {
    let separated = |separator| list.split(separator).map(|number| number.trim_matches(' '));
    if list.contains(',') {
        return matches!(separated(',').count(), 3 | 4) && separated(',').all(is_number);
    }
    let mut parts = separated('/');
    let mut numbers = parts.next().unwrap_or_default().split(' ').filter(|number| !number.is_empty());
    (0..3).all(|_| numbers.next().is_some_and(is_number))
        && numbers.next().is_none()
        && parts.next().is_none_or(is_number)
        && parts.next().is_none()
}

/// `12`, `-1.5`, `.5`, with `%` or `deg` behind it.
fn is_number(text: &str) -> bool {
    let number = text.strip_suffix('%').or_else(|| text.strip_suffix("deg")).unwrap_or(text);
    let number = number.strip_prefix(['+', '-']).unwrap_or(number);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let are_digits = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    !decimals.is_empty() && !number.is_empty() && are_digits(whole) && are_digits(decimals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_usual_forms_are_colors() {
        for text in [
            "#f80",
            "#F80c",
            "#ff8800",
            "#ff8800CC",
            "orange",
            "rebeccaPurple",
            "rgb(255,136,0)",
            "rgb( 255 , 136 , 0 )",
            "rgba(100%, 53.3%, 0%, .5)",
            "rgb(255 136 0)",
            "rgb(255 136 0 / 50%)",
            "hsl(32, 100%, 50%)",
            "hsl(-32.5deg 100% 50%/0.5)",
            "hsla(32, 100%, 50%, 1)",
        ] {
            assert_eq!(CssColor::named(text).map(CssColor::as_str), Some(text));
        }
    }

    #[test]
    fn nothing_else_is() {
        for text in [
            "",
            " ",
            "#",
            "#ff",
            "#ggg",
            "#12345",
            "light blue",
            "red;stroke:blue",
            "red\"",
            "red\" onload=\"alert(1)",
            "\"/><script>",
            "url(#a)",
            "url(https://example.com)",
            "var(--a)",
            "rgb()",
            "rgb(1,2)",
            "rgb(1,2,3",
            "rgb(1,2,3))",
            "rgb(1,2,3,4,5)",
            "rgb(1,,3)",
            "rgb(1,2,.)",
            "rgb(1,2,3.)",
            "rgb(1 2)",
            "rgb(1 2 3 4)",
            "rgb(1 2 3 / 4 / 5)",
            "rgb(1 2 3 /)",
            "rgb(1\t2\t3)",
            "rgb(1,2,url(#a))",
            "rgb(1e9,2,3)",
            "RGB(1,2,3)",
            "calc(1)",
            "röt",
            "red\0",
        ] {
            assert_eq!(CssColor::named(text), None, "{text:?}");
        }
        assert_eq!(CssColor::named(&"a".repeat(65)), None);
    }

    #[test]
    fn an_error_tells_which_element_and_what_it_is() {
        let colors = [None, Some("red"), Some("red\u{1b}[2J")];
        let error =
            CssColor::for_each_cell(colors.into_iter(), 3, &mut Interrupt::new(&mut || {})).unwrap_err();
        assert!(error.to_string().ends_with("but element 3 is \"red\\x1b[2J\""), "{error}");
        assert_eq!(
            CssColor::for_each_cell(colors.into_iter(), 4, &mut Interrupt::new(&mut || {})),
            Err(DrawingError::ElementCount { argument: "colors", elements: 3, cells: 4 })
        );
    }

    #[test]
    fn an_error_is_in_ascii() {
        let error = CssColor::for_each_cell(
            [Some("\u{7ea2}\u{301}")].into_iter(),
            1,
            &mut Interrupt::new(&mut || {}),
        )
        .unwrap_err();
        assert!(error.to_string().ends_with("but element 1 is \"\\xe7\\xba\\xa2\\xcc\\x81\""), "{error}");
    }

    proptest! {
        #[test]
        fn whatever_passes_holds_nothing_that_markup_needs(
            text in r##"(rgb\(|hsla\(|#)?[a-f0-9 ,./%<>&"'():;+-]{0,12}\)?"##,
        ) {
            if CssColor::named(&text).is_some() {
                prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#(),./%+- ".contains(&byte)), "{text}");
            }
        }
    }
}
