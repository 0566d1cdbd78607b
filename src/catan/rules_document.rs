//! Rules as a JSON document: one object, every key optional, unknown ones refused.

use super::board_map::MAX_COORDINATE;
use super::json_reader::{Choice, find, name_of};
use super::json_value::{JsonPath, JsonValue, WrongValue, quoted};
use super::pieces::TERRAINS;
use super::rules::MAX_ATTEMPTS;
use super::{
    BoardChoice, DesertPlace, HarborChoice, MAX_TILES, Numbers, Preset, RandomEra, RedTest, Resource, Rules,
    RulesError,
};
use crate::grid::Cell;
use crate::message::shortened;
use core::ops::RangeInclusive;
use serde_json::{Value, json};

/// The keys of a document.
pub(super) const KEYS: [&str; 15] = [
    "board",
    "tiles",
    "chips",
    "numbers",
    "harbors",
    "random",
    "reds_apart",
    "red_test",
    "two_twelve_apart",
    "equal_apart",
    "terrain_apart",
    "max_cluster",
    "max_pips",
    "desert",
    "max_attempts",
];

const BOARDS: [Choice<Board>; 2] = [("base", Board::Base), ("expansion", Board::Expansion)];

/// The boards that have a name.
#[derive(Clone, Copy)]
enum Board {
    Base,
    Expansion,
}

const NUMBER_CHOICES: [Choice<Numbers>; 2] = [("random", Numbers::Random), ("spiral", Numbers::Spiral)];

const HARBOR_CHOICES: [Choice<HarborChoice>; 3] =
    [("shuffled", HarborChoice::Shuffled), ("fixed", HarborChoice::Fixed), ("none", HarborChoice::None)];

const ERAS: [Choice<RandomEra>; 3] =
    [("pg15", RandomEra::Pg15), ("pg12", RandomEra::Pg12), ("pg11", RandomEra::Pg11)];

const RED_TESTS: [Choice<RedTest>; 2] = [("board", RedTest::Board), ("article", RedTest::Article)];

const DESERT_PLACES: [Choice<DesertPlace>; 4] = [
    ("anywhere", DesertPlace::Anywhere),
    ("inland", DesertPlace::Inland),
    ("coast", DesertPlace::Coast),
    ("center", DesertPlace::Center),
];

pub(super) const PRESETS: [Choice<Preset>; 3] =
    [("base", Preset::Base), ("expansion", Preset::Expansion), ("article", Preset::Article)];

impl Preset {
    /// The preset of the given name.
    ///
    /// # Errors
    /// [`RulesError::UnknownPreset`].
    pub fn named(name: &[u8]) -> Result<Self, RulesError> {
        find(&PRESETS, name).ok_or_else(|| RulesError::UnknownPreset { found: quoted(name) })
    }
}

impl Rules {
    /// The rules in a document; a key that is missing has its value of the preset base.
    ///
    /// # Errors
    /// [`RulesError`], for the first entry that is wrong.
    pub fn read(document: &JsonValue<'_>) -> Result<Self, RulesError> {
        let JsonValue::Object(entries) = document else {
            return Err(RulesError::NotAnObject { found: document.to_string() });
        };
        let mut rules = Self::default();
        for (key, value) in entries {
            rules.set(key, value)?;
        }
        Ok(rules)
    }

    fn set(&mut self, key: &[u8], value: &JsonValue<'_>) -> Result<(), RulesError> {
        let root = JsonPath::Root;
        let at = root.key(key);
        match key {
            b"board" => self.board = board(value, &at)?,
            b"tiles" => self.tiles = tiles(value, &at)?,
            b"chips" => self.chips = chips(value, &at)?,
            b"numbers" => self.numbers = value.choice(&at, &NUMBER_CHOICES)?,
            b"harbors" => self.harbors = value.choice(&at, &HARBOR_CHOICES)?,
            b"random" => self.random = value.choice(&at, &ERAS)?,
            b"reds_apart" => self.reds_apart = value.boolean(&at)?,
            b"red_test" => self.red_test = value.choice(&at, &RED_TESTS)?,
            b"two_twelve_apart" => self.two_twelve_apart = value.boolean(&at)?,
            b"equal_apart" => self.equal_apart = value.boolean(&at)?,
            b"terrain_apart" => self.terrain_apart = value.boolean(&at)?,
            b"max_cluster" => self.max_cluster = limit(value, &at)?,
            b"max_pips" => self.max_pips = limit(value, &at)?,
            b"desert" => self.desert = value.choice(&at, &DESERT_PLACES)?,
            b"max_attempts" => {
                self.max_attempts = value.integer(&at, 1..=MAX_ATTEMPTS as i32)?.unsigned_abs();
            }
            _ => return Err(RulesError::UnknownKey { key: shortened(key) }),
        }
        Ok(())
    }

    /// The whole document, every key.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({
            "board": match &self.board {
                BoardChoice::Base => json!("base"),
                BoardChoice::Expansion => json!("expansion"),
                BoardChoice::Cells(cells) => cells.iter().map(|cell| json!([cell.x, cell.y])).collect(),
            },
            "tiles": self.tiles.map(|counts| {
                Resource::TERRAINS.iter().zip(counts).map(|(terrain, count)| (terrain.name().to_owned(), json!(count)))
                    .collect::<Value>()
            }),
            "chips": self.chips,
            "numbers": name_of(&NUMBER_CHOICES, self.numbers),
            "harbors": name_of(&HARBOR_CHOICES, self.harbors),
            "random": name_of(&ERAS, self.random),
            "reds_apart": self.reds_apart,
            "red_test": name_of(&RED_TESTS, self.red_test),
            "two_twelve_apart": self.two_twelve_apart,
            "equal_apart": self.equal_apart,
            "terrain_apart": self.terrain_apart,
            "max_cluster": self.max_cluster,
            "max_pips": self.max_pips,
            "desert": name_of(&DESERT_PLACES, self.desert),
            "max_attempts": self.max_attempts,
        })
    }
}

/// What x and y of a tile may be.
pub(super) const COORDINATES: RangeInclusive<i32> = -MAX_COORDINATE..=MAX_COORDINATE;

fn board(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<BoardChoice, WrongValue> {
    match value {
        JsonValue::Array(items) => {
            let cells = items.iter().enumerate().map(|(number, item)| cell(item, &at.item(number)));
            Ok(BoardChoice::Cells(cells.collect::<Result<_, _>>()?))
        }
        JsonValue::Text(name) => match find(&BOARDS, name) {
            Some(Board::Base) => Ok(BoardChoice::Base),
            Some(Board::Expansion) => Ok(BoardChoice::Expansion),
            None => Err(no_board(value, at)),
        },
        _ => Err(no_board(value, at)),
    }
}

fn no_board(value: &JsonValue<'_>, at: &JsonPath<'_>) -> WrongValue {
    at.refuse("\"base\", \"expansion\" or an array of cells [x, y]", value)
}

fn cell(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<Cell, WrongValue> {
    match value.items(at, "a cell [x, y]")? {
        [x, y] => Ok(Cell::new(x.integer(&at.item(0), COORDINATES)?, y.integer(&at.item(1), COORDINATES)?)),
        other => Err(at.wrong("a cell [x, y]", format!("an array of {}", other.len()))),
    }
}

/// Terrains that are not named have no tile.
fn tiles(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<Option<[usize; TERRAINS]>, RulesError> {
    if *value == JsonValue::Null {
        return Ok(None);
    }
    let mut counts = [0; TERRAINS];
    for (name, count) in value.entries(at, "an object of counts such as {\"grain\": 4} or null")? {
        let terrain = Resource::TERRAINS.iter().position(|terrain| terrain.name().as_bytes() == *name);
        let at = at.key(name);
        let Some(terrain) = terrain else {
            return Err(RulesError::UnknownTerrain { name: shortened(name) });
        };
        counts[terrain] = count.integer(&at, 0..=MAX_TILES as i32)?.unsigned_abs() as usize;
    }
    Ok(Some(counts))
}

fn chips(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<Option<Vec<u8>>, WrongValue> {
    const ALLOWED: &str = "an array of chips or null";
    if *value == JsonValue::Null {
        return Ok(None);
    }
    let items = value.items(at, ALLOWED)?.iter().enumerate();
    items
        .map(|(number, item)| item.chip(&at.item(number), "an integer from 2 to 12 other than 7"))
        .collect::<Result<_, _>>()
        .map(Some)
}

fn limit(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<Option<u32>, WrongValue> {
    Ok(value.integer_or_null(at, 1..=i32::MAX)?.map(i32::unsigned_abs))
}

#[cfg(test)]
mod tests {
    use super::super::NUMBERS;
    use super::*;
    use proptest::prelude::*;

    fn read(document: &Value) -> Result<Rules, RulesError> {
        Rules::read(&JsonValue::of(document))
    }

    fn message(document: &str) -> String {
        read(&serde_json::from_str(document).unwrap()).unwrap_err().to_string()
    }

    #[test]
    fn an_empty_object_is_the_preset_base() {
        assert_eq!(read(&json!({})), Ok(Rules::preset(Preset::Base)));
    }

    #[test]
    fn a_document_changes_only_the_keys_it_has() {
        let rules = read(&json!({"random": "pg12", "reds_apart": false, "max_pips": 11})).unwrap();
        let expected =
            Rules { random: RandomEra::Pg12, reds_apart: false, max_pips: Some(11), ..Rules::default() };
        assert_eq!(rules, expected);
    }

    #[test]
    fn tiles_that_are_not_named_are_none() {
        let rules = read(&json!({"tiles": {"ore": 5, "desert": 2}})).unwrap();
        assert_eq!(rules.tiles, Some([0, 0, 5, 0, 0, 2]));
    }

    #[test]
    fn errors_name_the_key_and_what_it_takes() {
        for (document, expected) in [
            ("[]", "rules must be a JSON object, not an array"),
            ("null", "rules must be a JSON object, not null"),
            ("3", "rules must be a JSON object, not 3"),
            ("\"base\"", "rules must be a JSON object, not \"base\""),
            (
                r#"{"reds": 1}"#,
                "rules have no key \"reds\"; the keys are board, tiles, chips, numbers, harbors, random, reds_apart, red_test, two_twelve_apart, equal_apart, terrain_apart, max_cluster, max_pips, desert, max_attempts",
            ),
            (r#"{"reds_apart": "no"}"#, "rules key \"reds_apart\" must be true or false, not \"no\""),
            (r#"{"reds_apart": null}"#, "rules key \"reds_apart\" must be true or false, not null"),
            (
                r#"{"random": "pg14"}"#,
                "rules key \"random\" must be \"pg15\", \"pg12\" or \"pg11\", not \"pg14\"",
            ),
            (r#"{"random": 15}"#, "rules key \"random\" must be \"pg15\", \"pg12\" or \"pg11\", not 15"),
            (r#"{"red_test": {}}"#, "rules key \"red_test\" must be \"board\" or \"article\", not an object"),
            (
                r#"{"board": "big"}"#,
                "rules key \"board\" must be \"base\", \"expansion\" or an array of cells [x, y], not \"big\"",
            ),
            (
                r#"{"board": [[0, 0], [1]]}"#,
                "rules key \"board[1]\" must be a cell [x, y], not an array of 1",
            ),
            (
                r#"{"board": [[0, 0.5]]}"#,
                "rules key \"board[0][1]\" must be an integer from -1000000 to 1000000, not a number that is no 32-bit integer",
            ),
            (
                r#"{"tiles": {"grain": -1}}"#,
                "rules key \"tiles.grain\" must be an integer from 0 to 1000, not -1",
            ),
            (
                r#"{"tiles": {"gold": 1}}"#,
                "rules key \"tiles\" must have counts of grain, lumber, ore, wool, brick, desert, not of \"gold\"",
            ),
            (
                r#"{"chips": [2, 7]}"#,
                "rules key \"chips[1]\" must be an integer from 2 to 12 other than 7, not 7",
            ),
            (
                r#"{"max_pips": 0}"#,
                "rules key \"max_pips\" must be an integer from 1 to 2147483647 or null, not 0",
            ),
            (
                r#"{"max_attempts": null}"#,
                "rules key \"max_attempts\" must be an integer from 1 to 1000000000, not null",
            ),
        ] {
            assert_eq!(message(document), expected);
        }
        assert_eq!(
            Preset::named(b"Base").unwrap_err().to_string(),
            "preset must be \"base\", \"expansion\" or \"article\", not \"Base\""
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
        let board = prop_oneof![
            Just(BoardChoice::Base),
            Just(BoardChoice::Expansion),
            prop::collection::vec((COORDINATES, COORDINATES), 0..5).prop_map(|cells| {
                BoardChoice::Cells(cells.into_iter().map(|(x, y)| Cell::new(x, y)).collect())
            }),
        ];
        let pieces = (
            board,
            prop::option::of(prop::array::uniform6(0..=MAX_TILES)),
            prop::option::of(prop::collection::vec(prop::sample::select(NUMBERS.to_vec()), 0..20)),
        );
        let choices = (
            prop::sample::select(NUMBER_CHOICES.map(|(_, choice)| choice).to_vec()),
            prop::sample::select(HARBOR_CHOICES.map(|(_, choice)| choice).to_vec()),
            prop::sample::select(ERAS.map(|(_, choice)| choice).to_vec()),
            prop::sample::select(RED_TESTS.map(|(_, choice)| choice).to_vec()),
            prop::sample::select(DESERT_PLACES.map(|(_, choice)| choice).to_vec()),
        );
        let limits = (
            prop::array::uniform4(any::<bool>()),
            prop::option::of(1..=i32::MAX as u32),
            prop::option::of(1..=i32::MAX as u32),
            1..=MAX_ATTEMPTS,
        );
        (pieces, choices, limits).prop_map(
            |(
                (board, tiles, chips),
                (numbers, harbors, random, red_test, desert),
                (switches, max_cluster, max_pips, max_attempts),
            )| {
                let [reds_apart, two_twelve_apart, equal_apart, terrain_apart] = switches;
                Rules {
                    board,
                    tiles,
                    chips,
                    numbers,
                    harbors,
                    random,
                    reds_apart,
                    red_test,
                    two_twelve_apart,
                    equal_apart,
                    terrain_apart,
                    max_cluster,
                    max_pips,
                    desert,
                    max_attempts,
                }
            },
        )
    }

    proptest! {
        #[test]
        fn a_document_reads_back_as_it_was_written(rules in any_rules()) {
            let document = rules.to_json();
            prop_assert_eq!(document.as_object().map(serde_json::Map::len), Some(KEYS.len()));
            prop_assert_eq!(read(&document), Ok(rules));
        }
    }
}
