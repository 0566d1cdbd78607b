//! What may stand at a place of a document.

use super::json_value::{JsonPath, JsonValue, WrongValue};
use super::pieces::NUMBERS;
use core::ops::RangeInclusive;

/// A named choice.
pub(super) type Choice<T> = (&'static str, T);

impl<'a> JsonValue<'a> {
    pub(super) fn boolean(&self, at: &JsonPath<'_>) -> Result<bool, WrongValue> {
        match self {
            Self::Boolean(value) => Ok(*value),
            other => Err(at.refuse("true or false", other)),
        }
    }

    pub(super) fn integer(&self, at: &JsonPath<'_>, allowed: RangeInclusive<i32>) -> Result<i32, WrongValue> {
        match self {
            Self::Integer(value) if allowed.contains(value) => Ok(*value),
            other => Err(at.refuse(integers(&allowed), other)),
        }
    }

    /// The same, or none where null stands.
    pub(super) fn integer_or_null(
        &self,
        at: &JsonPath<'_>,
        allowed: RangeInclusive<i32>,
    ) -> Result<Option<i32>, WrongValue> {
        match self {
            Self::Null => Ok(None),
            Self::Integer(value) if allowed.contains(value) => Ok(Some(*value)),
            other => Err(at.refuse(format!("{} or null", integers(&allowed)), other)),
        }
    }

    /// The number on a chip.
    pub(super) fn chip(&self, at: &JsonPath<'_>, allowed: &str) -> Result<u8, WrongValue> {
        let found = match self {
            Self::Integer(number) => NUMBERS.into_iter().find(|&chip| i32::from(chip) == *number),
            _ => None,
        };
        found.ok_or_else(|| at.refuse(allowed, self))
    }

    pub(super) fn choice<T: Copy>(&self, at: &JsonPath<'_>, choices: &[Choice<T>]) -> Result<T, WrongValue> {
        let found = match self {
            Self::Text(name) => find(choices, name),
            _ => None,
        };
        found.ok_or_else(|| at.refuse(listed(choices), self))
    }

    pub(super) fn items(&self, at: &JsonPath<'_>, allowed: &str) -> Result<&[Self], WrongValue> {
        match self {
            Self::Array(items) => Ok(items),
            other => Err(at.refuse(allowed, other)),
        }
    }

    pub(super) fn entries(
        &self,
        at: &JsonPath<'_>,
        allowed: &str,
    ) -> Result<&[(&'a [u8], Self)], WrongValue> {
        match self {
            Self::Object(entries) => Ok(entries),
            other => Err(at.refuse(allowed, other)),
        }
    }
}

fn integers(allowed: &RangeInclusive<i32>) -> String {
    format!("an integer from {} to {}", allowed.start(), allowed.end())
}

pub(super) fn find<T: Copy>(choices: &[Choice<T>], name: &[u8]) -> Option<T> {
    choices.iter().find(|(choice, _)| choice.as_bytes() == name).map(|&(_, value)| value)
}

pub(super) fn name_of<T: PartialEq>(choices: &[Choice<T>], value: T) -> &'static str {
    choices.iter().find(|(_, choice)| *choice == value).map_or("", |&(name, _)| name)
}

/// "a", "b" or "c", for a message.
pub(super) fn listed<T>(choices: &[Choice<T>]) -> String {
    let names: Vec<String> = choices.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
