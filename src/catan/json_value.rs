//! A JSON document as this product reads it, and where in it something stands.

use crate::message::shortened;
use core::fmt;

/// A value of a document. Strings are bytes: whatever the encoding of a database, what is looked for is ASCII.
#[derive(Debug, Clone, PartialEq)]
pub enum JsonValue<'a> {
    /// null.
    Null,
    /// true or false.
    Boolean(bool),
    /// A whole number of 32 bits.
    Integer(i32),
    /// Any other number.
    Number,
    /// A string.
    Text(&'a [u8]),
    /// An array.
    Array(Vec<Self>),
    /// An object, with its keys in the document's order.
    Object(Vec<(&'a [u8], Self)>),
    /// An array or object within so many others that no document of ours has it: its content is left out.
    TooDeep,
}

/// So many arrays and objects within each other are read; what is deeper is [`JsonValue::TooDeep`].
pub const MAX_DOCUMENT_DEPTH: usize = 4;

/// The longest document, in PostgreSQL's binary form, that is read.
pub const MAX_DOCUMENT_BYTES: usize = 1 << 20;

impl<'a> JsonValue<'a> {
    /// A value of serde_json.
    #[must_use]
    pub fn of(value: &'a serde_json::Value) -> Self {
        Self::within(value, MAX_DOCUMENT_DEPTH)
    }

    fn within(value: &'a serde_json::Value, depth: usize) -> Self {
        use serde_json::Value;
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Boolean(*value),
            Value::Number(number) => whole(number).map_or(Self::Number, Self::Integer),
            Value::String(text) => Self::Text(text.as_bytes()),
            Value::Array(_) | Value::Object(_) if depth == 0 => Self::TooDeep,
            Value::Array(items) => {
                Self::Array(items.iter().map(|item| Self::within(item, depth - 1)).collect())
            }
            Value::Object(entries) => Self::Object(
                entries.iter().map(|(key, value)| (key.as_bytes(), Self::within(value, depth - 1))).collect(),
            ),
        }
    }
}

/// 3, 3.0 and 3e0 are the same number.
fn whole(number: &serde_json::Number) -> Option<i32> {
    if let Some(number) = number.as_i64() {
        return i32::try_from(number).ok();
    }
    let number = number.as_f64()?;
    let is_whole = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&number) && number.trunc() == number;
    is_whole.then_some(number as i32)
}

/// As a message shows it.
impl fmt::Display for JsonValue<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => formatter.write_str("null"),
            Self::Boolean(value) => write!(formatter, "{value}"),
            Self::Integer(value) => write!(formatter, "{value}"),
            Self::Number => formatter.write_str("a number that is no 32-bit integer"),
            Self::Text(text) => formatter.write_str(&quoted(text)),
            Self::Array(_) => formatter.write_str("an array"),
            Self::Object(_) => formatter.write_str("an object"),
            Self::TooDeep => formatter.write_str("an array or object"),
        }
    }
}

/// Text from outside, as a message shows it.
pub(super) fn quoted(text: &[u8]) -> String {
    format!("\"{}\"", shortened(text))
}

/// Where in a document a value stands.
#[derive(Debug, Clone, Copy)]
pub(super) enum JsonPath<'p> {
    /// The document itself.
    Root,
    /// The value of a key.
    Key(&'p JsonPath<'p>, &'p [u8]),
    /// An element of an array, from 0.
    Item(&'p JsonPath<'p>, usize),
}

impl JsonPath<'_> {
    pub(super) const fn key<'p>(&'p self, key: &'p [u8]) -> JsonPath<'p> {
        JsonPath::Key(self, key)
    }

    pub(super) const fn item(&self, number: usize) -> JsonPath<'_> {
        JsonPath::Item(self, number)
    }

    /// What is wrong with the value that stands here.
    pub(super) fn refuse(&self, allowed: impl Into<String>, found: &JsonValue<'_>) -> WrongValue {
        self.wrong(allowed, found.to_string())
    }

    /// The same, with what was found in words.
    pub(super) fn wrong(&self, allowed: impl Into<String>, found: impl Into<String>) -> WrongValue {
        WrongValue { path: self.to_string(), allowed: allowed.into(), found: found.into() }
    }
}

/// In the notation of SQL/JSON paths: $.tiles[3].score.
impl fmt::Display for JsonPath<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => formatter.write_str("$"),
            Self::Key(parent, key) => write!(formatter, "{parent}.{}", shortened(key)),
            Self::Item(parent, number) => write!(formatter, "{parent}[{number}]"),
        }
    }
}

/// A value that is not what is allowed where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct WrongValue {
    pub(super) path: String,
    pub(super) allowed: String,
    pub(super) found: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn whole_numbers_of_32_bits_are_told_from_others() {
        for (number, expected) in [
            (json!(3), Some(3)),
            (json!(3.0), Some(3)),
            (json!(-2_147_483_648_i64), Some(i32::MIN)),
            (json!(2_147_483_648_i64), None),
            (json!(u64::MAX), None),
            (json!(3.5), None),
            (json!(1e300), None),
        ] {
            let expected = expected.map_or(JsonValue::Number, JsonValue::Integer);
            assert_eq!(JsonValue::of(&number), expected, "{number}");
        }
    }

    #[test]
    fn what_is_too_deep_is_left_out() {
        let document = json!({"a": [[[3, [4]]]]});
        let expected = JsonValue::Object(vec![(
            b"a".as_slice(),
            JsonValue::Array(vec![JsonValue::Array(vec![JsonValue::Array(vec![
                JsonValue::Integer(3),
                JsonValue::TooDeep,
            ])])]),
        )]);
        assert_eq!(JsonValue::of(&document), expected);
    }

    #[test]
    fn a_path_is_written_as_in_sql() {
        let root = JsonPath::Root;
        let tiles = root.key(b"tiles");
        let tile = tiles.item(3);
        assert_eq!(tile.key(b"score").to_string(), "$.tiles[3].score");
    }
}
