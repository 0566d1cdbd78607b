//! What can be wrong with rules, in words.

use super::Resource;
use super::board_map::BoardMapError;
use super::json_reader::listed;
use super::json_value::WrongValue;
use super::pieces::TERRAINS;
use super::rules_document::{KEYS, PRESETS};

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
        /// The key, or the place below it.
        key: String,
        /// What it takes.
        allowed: String,
        /// What stands there.
        found: String,
    },
    /// A list of cells that is no board.
    #[error("rules key \"board\" {0}")]
    BadBoard(BoardMapError),
    /// A terrain that no tile has.
    #[error("rules key \"tiles\" must have counts of {}, not of \"{name}\"", Resource::TERRAINS.map(Resource::name).join(", "))]
    UnknownTerrain {
        /// The name.
        name: String,
    },
    /// A number of tiles that the board does not have.
    #[error(
        "rules key \"tiles\" must add up to the board's number of tiles, {board}, not to {} = {sum}",
        sum_of(counts)
    )]
    TileSum {
        /// The sum.
        sum: usize,
        /// How many the board has.
        board: usize,
        /// How many of each terrain, in the order of [`Resource::ALL`].
        counts: [usize; TERRAINS],
    },
    /// A number of chips other than that of the tiles that get one.
    #[error(
        "rules key \"chips\" must have as many chips as there are tiles without deserts, {tiles} - {deserts} = {}, not {chips}",
        tiles - deserts
    )]
    ChipCount {
        /// How many chips there are.
        chips: usize,
        /// How many tiles.
        tiles: usize,
        /// How many of these are deserts.
        deserts: usize,
    },
    /// The same where the chips are the board's own.
    #[error(
        "rules key \"chips\" must not be null with these tiles: without deserts there are {tiles} - {deserts} = {}, and the board's own chips are {chips}",
        tiles - deserts
    )]
    OwnChipCount {
        /// How many chips there are.
        chips: usize,
        /// How many tiles.
        tiles: usize,
        /// How many of these are deserts.
        deserts: usize,
    },
    /// Spirals of a board of one's own.
    #[error(
        "rules key \"numbers\" can be \"spiral\" only where \"board\" is \"base\" or \"expansion\", not a list of cells"
    )]
    NoSpirals,
    /// A preset that does not exist.
    #[error("preset must be {}, not {found}", listed(&PRESETS))]
    UnknownPreset {
        /// The name asked for.
        found: String,
    },
}

/// 4 grain + 1 desert.
fn sum_of(counts: &[usize; TERRAINS]) -> String {
    let terms = Resource::TERRAINS.iter().zip(counts).filter(|&(_, &count)| count > 0);
    let terms: Vec<String> = terms.map(|(terrain, count)| format!("{count} {}", terrain.name())).collect();
    if terms.is_empty() { "no tile".to_owned() } else { terms.join(" + ") }
}

impl From<WrongValue> for RulesError {
    fn from(wrong: WrongValue) -> Self {
        let key = wrong.path.trim_start_matches(['$', '.']).to_owned();
        Self::BadValue { key, allowed: wrong.allowed, found: wrong.found }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_do_not_fit_are_added_up() {
        let tiles = |counts: [usize; TERRAINS]| {
            RulesError::TileSum { sum: counts.iter().sum(), board: 19, counts }.to_string()
        };
        assert_eq!(
            tiles([4, 4, 0, 0, 0, 2]),
            "rules key \"tiles\" must add up to the board's number of tiles, 19, not to 4 grain + 4 lumber + 2 desert = 10"
        );
        assert_eq!(
            tiles([0; TERRAINS]),
            "rules key \"tiles\" must add up to the board's number of tiles, 19, not to no tile = 0"
        );
        assert_eq!(
            RulesError::ChipCount { chips: 18, tiles: 19, deserts: 2 }.to_string(),
            "rules key \"chips\" must have as many chips as there are tiles without deserts, 19 - 2 = 17, not 18"
        );
        assert_eq!(
            RulesError::OwnChipCount { chips: 18, tiles: 19, deserts: 0 }.to_string(),
            "rules key \"chips\" must not be null with these tiles: without deserts there are 19 - 0 = 19, and the board's own chips are 18"
        );
    }
}
