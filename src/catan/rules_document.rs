//! Rules as a JSON document: one object, every key optional, unknown ones refused.

use super::{Preset, RandomEra, RedTest, Rules};
use crate::message::shortened;
use serde_json::Value;

/// The longest document, in PostgreSQL's binary form, that is read.
pub const MAX_DOCUMENT_BYTES: usize = 1 << 20;

/// What can be wrong with a rules document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// Not an object.
    #[error("rules must be a JSON object, not {found}")]
    NotAnObject {
        /// What stands there.
        found: String,
    },
    /// A key that no rule has.
    #[error("rules have no key \"{key}\"; the keys are {}", KEYS.join(", "))]
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A value that the key does not take.
    #[error("rules key \"{key}\" must be {allowed}, not {found}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// What it takes.
        allowed: String,
        /// What stands there.
        found: String,
    },
    /// A preset that does not exist.
    #[error("preset must be {}, not {found}", choice(&PRESETS))]
    UnknownPreset {
        /// The name asked for.
        found: String,
    },
    /// Longer than [`MAX_DOCUMENT_BYTES`].
    #[error("rules must be at most {MAX_DOCUMENT_BYTES} bytes long, not {bytes}")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
}

/// A value of a document. Strings are bytes: whatever the encoding, what a rule takes is ASCII.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleValue<'a> {
    /// null.
    Null,
    /// true or false.
    Boolean(bool),
    /// Any number; no rule takes one yet.
    Number,
    /// A string.
    Text(&'a [u8]),
    /// An array, whatever is in it.
    Array,
    /// An object, whatever is in it.
    Object,
}

const KEYS: [&str; 3] = ["random", "red_test", "reds_apart"];

const ERAS: [(&str, RandomEra); 3] =
    [("pg15", RandomEra::Pg15), ("pg12", RandomEra::Pg12), ("pg11", RandomEra::Pg11)];

const RED_TESTS: [(&str, RedTest); 2] = [("board", RedTest::Board), ("article", RedTest::Article)];

const PRESETS: [(&str, Preset); 2] = [("base", Preset::Base), ("article", Preset::Article)];

impl Preset {
    /// The preset of the given name.
    ///
    /// # Errors
    /// [`RulesError::UnknownPreset`].
    pub fn named(name: &[u8]) -> Result<Self, RulesError> {
        find(&PRESETS, name).ok_or_else(|| RulesError::UnknownPreset { found: quoted(name) })
    }
}

impl RulesError {
    /// The document is no object but this.
    #[must_use]
    pub fn not_an_object(found: RuleValue<'_>) -> Self {
        Self::NotAnObject { found: shown(found) }
    }
}

impl Rules {
    /// The rules in the entries of an object; a key that is missing has its value of the preset base.
    ///
    /// # Errors
    /// [`RulesError`], for the first entry that is wrong.
    pub fn from_entries<'a>(
        entries: impl IntoIterator<Item = (&'a [u8], RuleValue<'a>)>,
    ) -> Result<Self, RulesError> {
        let mut rules = Self::default();
        for (key, value) in entries {
            match key {
                b"random" => rules.random = chosen("random", &ERAS, value)?,
                b"red_test" => rules.red_test = chosen("red_test", &RED_TESTS, value)?,
                b"reds_apart" => rules.reds_apart = boolean("reds_apart", value)?,
                _ => return Err(RulesError::UnknownKey { key: shortened(key) }),
            }
        }
        Ok(rules)
    }

    /// The whole document, every key.
    #[must_use]
    pub fn to_json(&self) -> Value {
        serde_json::json!({
            "random": name_of(&ERAS, self.random),
            "red_test": name_of(&RED_TESTS, self.red_test),
            "reds_apart": self.reds_apart,
        })
    }
}

fn chosen<T: Copy>(key: &'static str, choices: &[(&str, T)], value: RuleValue<'_>) -> Result<T, RulesError> {
    let choice_found = match value {
        RuleValue::Text(name) => find(choices, name),
        _ => None,
    };
    choice_found.ok_or_else(|| RulesError::BadValue { key, allowed: choice(choices), found: shown(value) })
}

fn boolean(key: &'static str, value: RuleValue<'_>) -> Result<bool, RulesError> {
    match value {
        RuleValue::Boolean(value) => Ok(value),
        _ => Err(RulesError::BadValue { key, allowed: "true or false".to_owned(), found: shown(value) }),
    }
}

fn find<T: Copy>(choices: &[(&str, T)], name: &[u8]) -> Option<T> {
    choices.iter().find(|(choice, _)| choice.as_bytes() == name).map(|&(_, value)| value)
}

fn name_of<T: PartialEq>(choices: &[(&'static str, T)], value: T) -> &'static str {
    choices.iter().find(|(_, choice)| *choice == value).map_or("", |&(name, _)| name)
}

/// "a", "b" or "c", for a message.
fn choice<T>(choices: &[(&str, T)]) -> String {
    let names: Vec<String> = choices.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// A value as a message shows it.
fn shown(value: RuleValue<'_>) -> String {
    match value {
        RuleValue::Null => "null".to_owned(),
        RuleValue::Boolean(value) => value.to_string(),
        RuleValue::Number => "a number".to_owned(),
        RuleValue::Text(text) => quoted(text),
        RuleValue::Array => "an array".to_owned(),
        RuleValue::Object => "an object".to_owned(),
    }
}

fn quoted(text: &[u8]) -> String {
    format!("\"{}\"", shortened(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rule_value(value: &Value) -> RuleValue<'_> {
        match value {
            Value::Null => RuleValue::Null,
            Value::Bool(value) => RuleValue::Boolean(*value),
            Value::Number(_) => RuleValue::Number,
            Value::String(text) => RuleValue::Text(text.as_bytes()),
            Value::Array(_) => RuleValue::Array,
            Value::Object(_) => RuleValue::Object,
        }
    }

    fn read(document: &Value) -> Result<Rules, RulesError> {
        match document {
            Value::Object(object) => {
                Rules::from_entries(object.iter().map(|(key, value)| (key.as_bytes(), rule_value(value))))
            }
            other => Err(RulesError::not_an_object(rule_value(other))),
        }
    }

    fn message(document: &str) -> String {
        read(&serde_json::from_str(document).unwrap()).unwrap_err().to_string()
    }

    #[test]
    fn an_empty_object_is_the_preset_base() {
        assert_eq!(read(&serde_json::json!({})), Ok(Rules::preset(Preset::Base)));
    }

    #[test]
    fn a_document_changes_only_the_keys_it_has() {
        let rules = read(&serde_json::json!({"random": "pg12", "reds_apart": false})).unwrap();
        let expected = Rules { random: RandomEra::Pg12, reds_apart: false, red_test: RedTest::Board };
        assert_eq!(rules, expected);
    }

    #[test]
    fn errors_name_the_key_and_what_it_takes() {
        for (document, expected) in [
            ("[]", "rules must be a JSON object, not an array"),
            ("null", "rules must be a JSON object, not null"),
            ("3", "rules must be a JSON object, not a number"),
            ("\"base\"", "rules must be a JSON object, not \"base\""),
            (r#"{"reds": 1}"#, "rules have no key \"reds\"; the keys are random, red_test, reds_apart"),
            (r#"{"reds_apart": "no"}"#, "rules key \"reds_apart\" must be true or false, not \"no\""),
            (r#"{"reds_apart": null}"#, "rules key \"reds_apart\" must be true or false, not null"),
            (
                r#"{"random": "pg14"}"#,
                "rules key \"random\" must be \"pg15\", \"pg12\" or \"pg11\", not \"pg14\"",
            ),
            (
                r#"{"random": 15}"#,
                "rules key \"random\" must be \"pg15\", \"pg12\" or \"pg11\", not a number",
            ),
            (r#"{"red_test": {}}"#, "rules key \"red_test\" must be \"board\" or \"article\", not an object"),
        ] {
            assert_eq!(message(document), expected);
        }
        assert_eq!(
            Preset::named(b"Base").unwrap_err().to_string(),
            "preset must be \"base\" or \"article\", not \"Base\""
        );
    }

    #[test]
    fn text_from_outside_is_shown_in_part_and_in_ascii() {
        let long_key = format!("{{\"{}\": 1}}", "x".repeat(100_000));
        let expected = format!("rules have no key \"{}...\"; the keys are", "x".repeat(40));
        assert!(message(&long_key).starts_with(&expected));
        assert!(message(r#"{"é\n\u202e": 1}"#).starts_with(r#"rules have no key "\xc3\xa9\n\xe2\x80\xae";"#));
        assert!(Preset::named(&[0xFF; 50]).unwrap_err().to_string().is_ascii());
    }

    fn any_rules() -> impl Strategy<Value = Rules> {
        let era = prop::sample::select(ERAS.map(|(_, era)| era).to_vec());
        let test = prop::sample::select(RED_TESTS.map(|(_, test)| test).to_vec());
        (era, any::<bool>(), test).prop_map(|(random, reds_apart, red_test)| Rules {
            random,
            reds_apart,
            red_test,
        })
    }

    proptest! {
        #[test]
        fn a_document_reads_back_as_it_was_written(rules in any_rules()) {
            prop_assert_eq!(read(&rules.to_json()), Ok(rules));
        }
    }

    #[test]
    fn a_printed_document_has_every_key() {
        let document = Rules::default().to_json();
        let keys: Vec<&String> = document.as_object().unwrap().keys().collect();
        assert_eq!(keys, KEYS.iter().collect::<Vec<_>>());
    }
}
