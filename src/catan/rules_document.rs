//! Rules as a JSON document: one object, every key optional, unknown ones refused.

use super::{Preset, RandomEra, RedTest, Rules};
use serde_json::{Map, Value};

/// The longest document, as JSON text, that is read.
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
    #[error("rules have no key \"{key}\"; the keys are {}", list(&KEYS))]
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
    /// Not JSON, or nested too deeply.
    #[error("rules cannot be read: {reason}")]
    Unreadable {
        /// Why.
        reason: String,
    },
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
    pub fn named(name: &str) -> Result<Self, RulesError> {
        find(&PRESETS, name).ok_or_else(|| RulesError::UnknownPreset { found: quoted(name) })
    }
}

impl Rules {
    /// The rules in a JSON object; a key that is missing has its value of the preset base.
    ///
    /// # Errors
    /// [`RulesError`], one for each way in which a document can be wrong.
    pub fn from_json(document: &str) -> Result<Self, RulesError> {
        if document.len() > MAX_DOCUMENT_BYTES {
            return Err(RulesError::TooLong { bytes: document.len() });
        }
        let value: Value = serde_json::from_str(document)
            .map_err(|error| RulesError::Unreadable { reason: error.to_string() })?;
        match value {
            Value::Object(object) => Self::from_object(&object),
            other => Err(RulesError::NotAnObject { found: shown(&other) }),
        }
    }

    fn from_object(object: &Map<String, Value>) -> Result<Self, RulesError> {
        let mut rules = Self::default();
        for (key, value) in object {
            match key.as_str() {
                "random" => rules.random = chosen("random", &ERAS, value)?,
                "red_test" => rules.red_test = chosen("red_test", &RED_TESTS, value)?,
                "reds_apart" => rules.reds_apart = boolean("reds_apart", value)?,
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

fn chosen<T: Copy>(key: &'static str, choices: &[(&str, T)], value: &Value) -> Result<T, RulesError> {
    value.as_str().and_then(|name| find(choices, name)).ok_or_else(|| RulesError::BadValue {
        key,
        allowed: choice(choices),
        found: shown(value),
    })
}

fn boolean(key: &'static str, value: &Value) -> Result<bool, RulesError> {
    value.as_bool().ok_or_else(|| RulesError::BadValue {
        key,
        allowed: "true or false".to_owned(),
        found: shown(value),
    })
}

fn find<T: Copy>(choices: &[(&str, T)], name: &str) -> Option<T> {
    choices.iter().find(|(choice, _)| *choice == name).map(|&(_, value)| value)
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

fn list(keys: &[&str]) -> String {
    keys.join(", ")
}

/// A value as a message shows it.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => format!("the number {}", shortened(&number.to_string())),
        Value::String(text) => quoted(text),
        Value::Array(_) => "an array".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", shortened(text))
}

/// Text from outside, at most 40 characters of it, so that a message stays readable.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn message(document: &str) -> String {
        Rules::from_json(document).unwrap_err().to_string()
    }

    #[test]
    fn an_empty_object_is_the_preset_base() {
        assert_eq!(Rules::from_json("{}"), Ok(Rules::preset(Preset::Base)));
    }

    #[test]
    fn a_document_changes_only_the_keys_it_has() {
        let rules = Rules::from_json(r#"{"random": "pg12", "reds_apart": false}"#).unwrap();
        let expected = Rules { random: RandomEra::Pg12, reds_apart: false, red_test: RedTest::Board };
        assert_eq!(rules, expected);
    }

    #[test]
    fn errors_name_the_key_and_what_it_takes() {
        for (document, expected) in [
            ("[]", "rules must be a JSON object, not an array"),
            ("null", "rules must be a JSON object, not null"),
            ("3", "rules must be a JSON object, not the number 3"),
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
                "rules key \"random\" must be \"pg15\", \"pg12\" or \"pg11\", not the number 15",
            ),
            (r#"{"red_test": {}}"#, "rules key \"red_test\" must be \"board\" or \"article\", not an object"),
        ] {
            assert_eq!(message(document), expected);
        }
        assert_eq!(
            Preset::named("Base").unwrap_err().to_string(),
            "preset must be \"base\" or \"article\", not \"Base\""
        );
    }

    #[test]
    fn junk_is_refused_with_a_short_message() {
        let long_key = format!("{{\"{}\": 1}}", "é".repeat(100_000));
        assert!(message(&long_key).len() < 200);
        let long = format!("{{\"{}\": 1}}", "x".repeat(MAX_DOCUMENT_BYTES));
        assert_eq!(message(&long), "rules must be at most 1048576 bytes long, not 1048583");
        assert!(message(&"[".repeat(1_000_000)).starts_with("rules cannot be read: recursion limit"));
        assert!(message("{").starts_with("rules cannot be read"));
        assert!(message("").starts_with("rules cannot be read"));
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
            prop_assert_eq!(Rules::from_json(&rules.to_json().to_string()), Ok(rules));
        }

        #[test]
        fn any_text_is_rules_or_an_error(text in ".*") {
            let _ = Rules::from_json(&text);
        }
    }

    #[test]
    fn a_printed_document_has_every_key() {
        let document = Rules::default().to_json();
        let keys: Vec<&String> = document.as_object().unwrap().keys().collect();
        assert_eq!(keys, KEYS.iter().collect::<Vec<_>>());
    }
}
