//! Boards as JSON documents: what a board is written to, and what it is read from, edited by hand or not.
//!
//! ```json
//! {"seed": 0.5, "rules": {…},
//!  "tiles": [{"rn": 1, "x": 0, "y": 0, "resource": "/", "resource_name": "grain", "score": 12, "score_rn": 1, "attempt": 3}, …],
//!  "harbors": [{"rn": 1, "x": -1, "y": -1, "resource": "?", "pier1": 0, "pier2": 1}, …]}
//! ```
//!
//! A tile needs x, y and its resource by symbol or name, a harbor its piers besides. seed, rules, score_rn and attempt say
//! where a board comes from and are not read.

use super::board::ByTile;
use super::board_map::{BoardMap, BoardMapError};
use super::document_fields::{Fields, Numbered, shown};
use super::json_value::{JsonPath, JsonValue, WrongValue};
use super::{Board, Harbor, HarborPlace, MAX_TILES, Pier, Resource, Rules};
use crate::grid::Cell;
use crate::random::Seed;
use serde_json::{Value, json};
use smallvec::SmallVec;
use std::collections::HashSet;
use std::sync::Arc;

/// What can be wrong with a board document; the text names the place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A value that may not stand where it does.
    #[error("board: {path} must be {allowed}, not {found}")]
    BadValue {
        /// Where it stands.
        path: String,
        /// What may stand there.
        allowed: String,
        /// What stands there.
        found: String,
    },
    /// A key that must be there, and is not.
    #[error("board: {path} is missing")]
    Missing {
        /// Where it should stand.
        path: String,
    },
    /// A key that nothing is known of.
    #[error("board: {path} is no key of {place}; the keys are {keys}")]
    UnknownKey {
        /// Where it stands.
        path: String,
        /// What has these keys.
        place: &'static str,
        /// Those that are known.
        keys: String,
    },
    /// Tiles that make no board.
    #[error("board: $.tiles {0}")]
    BadMap(BoardMapError),
}

impl From<WrongValue> for BoardError {
    fn from(wrong: WrongValue) -> Self {
        Self::BadValue { path: wrong.path, allowed: wrong.allowed, found: wrong.found }
    }
}

const BOARD_KEYS: [&str; 4] = ["seed", "rules", "tiles", "harbors"];
const TILE_KEYS: [&str; 8] = ["rn", "x", "y", "resource", "resource_name", "score", "score_rn", "attempt"];
const HARBOR_KEYS: [&str; 7] = ["rn", "x", "y", "resource", "resource_name", "pier1", "pier2"];

impl Board {
    /// The whole board: tiles with the columns of `catan_board`, harbors with those of `catan_harbors`, and where it comes
    /// from.
    #[must_use]
    pub fn to_json(&self, origin: Option<(Seed, &Rules)>) -> Value {
        let mut document = json!({
            "tiles": self.tiles().map(|tile| json!({
                "rn": tile.rn,
                "x": tile.cell.x,
                "y": tile.cell.y,
                "resource": tile.resource.symbol(),
                "resource_name": tile.resource.name(),
                "score": tile.chip.map(|chip| chip.score),
                "score_rn": tile.chip.map(|chip| chip.score_rn),
                "attempt": tile.chip.and_then(|_| self.attempt()),
            })).collect::<Vec<_>>(),
            "harbors": self.harbors().map(|harbor| json!({
                "rn": harbor.rn,
                "x": harbor.place.cell.x,
                "y": harbor.place.cell.y,
                "resource": harbor.resource.symbol(),
                "pier1": harbor.place.piers[0].number(),
                "pier2": harbor.place.piers[1].number(),
            })).collect::<Vec<_>>(),
        });
        if let Some((seed, rules)) = origin {
            document["seed"] = json!(seed.value());
            document["rules"] = rules.to_json();
        }
        document
    }

    /// The board in a document.
    ///
    /// # Errors
    /// [`BoardError`], for the first place that is wrong.
    pub fn read(document: &JsonValue<'_>) -> Result<Self, BoardError> {
        let root = JsonPath::Root;
        let fields = Fields::of(document, &root, "a board", &BOARD_KEYS)?;
        check_origin(&fields)?;
        let tiles = read_tiles(fields.required("tiles")?, &root.key(b"tiles"))?;
        let cells: Vec<Cell> = tiles.iter().map(|tile| tile.cell).collect();
        let land: HashSet<Cell> = cells.iter().copied().collect();
        let harbors = match fields.get("harbors") {
            None | Some(JsonValue::Null) => SmallVec::new(),
            Some(harbors) => read_harbors(harbors, &root.key(b"harbors"), &land)?,
        };
        Ok(Self {
            map: map_of(cells)?,
            terrain: tiles.iter().map(|tile| tile.resource).collect(),
            scores: tiles.iter().map(|tile| tile.score).collect::<ByTile<u8>>(),
            harbors,
            terrain_attempt: None,
            attempt: None,
        })
    }
}

/// Boards of the game share their maps.
fn map_of(cells: Vec<Cell>) -> Result<Arc<BoardMap>, BoardError> {
    for known in [BoardMap::base(), BoardMap::expansion()] {
        if known.cells() == cells {
            return Ok(Arc::clone(known));
        }
    }
    BoardMap::new(cells).map(Arc::new).map_err(BoardError::BadMap)
}

/// Seed and rules are not read, but they are no place for anything else.
fn check_origin(fields: &Fields<'_, '_>) -> Result<(), BoardError> {
    if let Some(seed) = fields.get("seed")
        && !matches!(seed, JsonValue::Null | JsonValue::Integer(_) | JsonValue::Number)
    {
        return Err(fields.key("seed").refuse("a number or null", seed).into());
    }
    if let Some(rules) = fields.get("rules")
        && !matches!(rules, JsonValue::Null | JsonValue::Object(_))
    {
        return Err(fields.key("rules").refuse("an object or null", rules).into());
    }
    Ok(())
}

struct TileRead {
    cell: Cell,
    resource: Resource,
    score: u8,
}

fn read_tiles(value: &JsonValue<'_>, at: &JsonPath<'_>) -> Result<Vec<TileRead>, BoardError> {
    let items = value.items(at, "an array of tiles")?;
    if items.len() > MAX_TILES {
        return Err(BoardError::BadMap(BoardMapError::TooManyTiles { tiles: items.len() }));
    }
    let mut cells = HashSet::new();
    let mut numbered = Numbered::of(items.len());
    for (number, item) in items.iter().enumerate() {
        let at = at.item(number);
        let fields = Fields::of(item, &at, "a tile", &TILE_KEYS)?;
        let tile = read_tile(&fields)?;
        if !cells.insert(tile.cell) {
            return Err(fields
                .wrong("a tile on a cell of its own", format!("one on {} again", shown(tile.cell)))
                .into());
        }
        numbered.put(&fields, tile)?;
    }
    numbered.in_order(at)
}

fn read_tile(fields: &Fields<'_, '_>) -> Result<TileRead, BoardError> {
    for derived in ["score_rn", "attempt"] {
        if let Some(value) = fields.get(derived) {
            value.integer_or_null(&fields.key(derived), i32::MIN..=i32::MAX)?;
        }
    }
    let resource = fields.resource()?;
    if resource == Resource::Generic {
        return Err(fields.key("resource").wrong("a terrain's symbol or name", "\"?\"").into());
    }
    let score = match fields.get("score") {
        None | Some(JsonValue::Null) => 0,
        Some(score) if resource == Resource::Desert => {
            return Err(fields.key("score").refuse("null on a desert", score).into());
        }
        Some(score) => score.chip(&fields.key("score"), "an integer from 2 to 12 other than 7, or null")?,
    };
    Ok(TileRead { cell: fields.cell()?, resource, score })
}

fn read_harbors(
    value: &JsonValue<'_>,
    at: &JsonPath<'_>,
    land: &HashSet<Cell>,
) -> Result<SmallVec<[Harbor; 12]>, BoardError> {
    let items = value.items(at, "an array of harbors or null")?;
    // A coast has at most six edges a tile.
    if items.len() > 6 * land.len() {
        let found = format!("{} for {} tiles", items.len(), land.len());
        return Err(at.wrong("at most six harbors a tile", found).into());
    }
    let mut sea = HashSet::new();
    let mut numbered = Numbered::of(items.len());
    for (number, item) in items.iter().enumerate() {
        let at = at.item(number);
        let fields = Fields::of(item, &at, "a harbor", &HARBOR_KEYS)?;
        let (place, resource) = read_harbor(&fields, land)?;
        if !sea.insert(place.cell) {
            let found = format!("one on {} again", shown(place.cell));
            return Err(fields.wrong("a harbor on a cell of its own", found).into());
        }
        numbered.put(&fields, (place, resource))?;
    }
    let harbors = numbered.in_order(at)?.into_iter().zip(1..);
    Ok(harbors.map(|((place, resource), rn)| Harbor { rn, place, resource }).collect())
}

fn read_harbor(fields: &Fields<'_, '_>, land: &HashSet<Cell>) -> Result<(HarborPlace, Resource), BoardError> {
    let resource = fields.resource()?;
    if resource == Resource::Desert {
        return Err(fields.key("resource").wrong("a resource's symbol or name, or \"?\"", "a desert").into());
    }
    let cell = fields.cell()?;
    if land.contains(&cell) {
        return Err(fields.wrong("a harbor at sea", format!("one on the tile at {}", shown(cell))).into());
    }
    let place = HarborPlace { cell, piers: [fields.pier("pier1")?, fields.pier("pier2")?] };
    match place.land() {
        Some(tile) if land.contains(&tile) => Ok((place, resource)),
        _ => {
            let [first, second] = place.piers.map(Pier::number);
            let found = format!("one on {} with {first} and {second}", shown(cell));
            Err(fields
                .wrong("a harbor whose pier1 and pier2 lead to the two ends of one side of a tile", found)
                .into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Dealer, Preset};
    use super::*;
    use crate::interrupt::Interrupt;

    fn read(document: &Value) -> Result<Board, BoardError> {
        Board::read(&JsonValue::of(document))
    }

    fn document() -> Value {
        let dealer = Dealer::new(Rules::default()).unwrap();
        let seed = Seed::new(0.201703).unwrap();
        let board = dealer.deal(seed, &mut Interrupt::new(&mut || {})).unwrap();
        board.to_json(Some((seed, dealer.rules())))
    }

    /// The message after a change of the document at a JSON pointer.
    fn refusal(pointer: &str, value: Value) -> String {
        let mut document = document();
        *document.pointer_mut(pointer).unwrap() = value;
        read(&document).unwrap_err().to_string()
    }

    #[test]
    fn a_document_has_the_tables_columns_and_where_it_comes_from() {
        let document = document();
        assert_eq!(document["seed"], json!(0.201703));
        assert_eq!(document["rules"], Rules::preset(Preset::Base).to_json());
        assert_eq!(
            document["tiles"][1],
            json!({"rn": 2, "x": 1, "y": 0, "resource": "^", "resource_name": "ore", "score": 4, "score_rn": 2, "attempt": 5})
        );
        assert_eq!(document["tiles"][11]["score"], Value::Null);
        assert_eq!(
            document["harbors"][0],
            json!({"rn": 1, "x": -1, "y": -1, "resource": "?", "pier1": 0, "pier2": 1})
        );
    }

    #[test]
    fn a_board_of_two_tiles_written_by_hand_is_read() {
        let board = read(&json!({"tiles": [
            {"x": 5, "y": 5, "resource": "ore", "score": 6.0},
            {"x": 5, "y": 6, "resource_name": "desert"},
        ]}))
        .unwrap();
        let tiles: Vec<_> =
            board.tiles().map(|tile| (tile.resource, tile.chip.map(|chip| chip.score))).collect();
        assert_eq!(tiles, [(Resource::Ore, Some(6)), (Resource::Desert, None)]);
        assert_eq!((board.harbors().len(), board.attempt()), (0, None));
    }

    #[test]
    fn rn_tells_the_order_and_without_it_the_place_does() {
        let tile = |y: i32, rn: Value| json!({"x": 0, "y": y, "resource": "/", "rn": rn});
        let first = |tiles: Value| read(&json!({"tiles": tiles})).map(|board| board.map().cells()[0].y);
        assert_eq!(first(json!([tile(3, json!(2)), tile(4, json!(1))])), Ok(4));
        assert_eq!(first(json!([tile(3, json!(null)), tile(4, json!(null))])), Ok(3));
        for (rns, expected) in [
            ([json!(1), json!(1)], "board: $.tiles[1].rn must be a number of its own, not 1 again"),
            ([json!(1), json!(3)], "board: $.tiles[1].rn must be an integer from 1 to 2, not 3"),
            ([json!(1), json!(null)], "board: $.tiles[1].rn must be there for all or for none, not for some"),
        ] {
            let [a, b] = rns;
            assert_eq!(first(json!([tile(3, a), tile(4, b)])).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn errors_name_the_place() {
        for (pointer, value, expected) in [
            (
                "/tiles/3/score",
                json!(13),
                "board: $.tiles[3].score must be an integer from 2 to 12 other than 7, or null, not 13",
            ),
            ("/tiles/11/score", json!(3), "board: $.tiles[11].score must be null on a desert, not 3"),
            (
                "/tiles/0/x",
                json!("0"),
                "board: $.tiles[0].x must be an integer from -1000001 to 1000001, not \"0\"",
            ),
            (
                "/tiles/2/resource",
                json!("gold"),
                "board: $.tiles[2].resource must be the symbol or the name of a resource, not \"gold\"",
            ),
            (
                "/tiles/2/resource",
                json!("."),
                "board: $.tiles[2].resource_name must be \"brick\" as resource says, not \"lumber\"",
            ),
            (
                "/tiles/1/y",
                json!(-1),
                "board: $.harbors[1] must be a harbor at sea, not one on the tile at (1, -1)",
            ),
            (
                "/tiles/1/x",
                json!(0),
                "board: $.tiles[1] must be a tile on a cell of its own, not one on (0, 0) again",
            ),
            ("/tiles/5", json!(5), "board: $.tiles[5] must be an object, not 5"),
            ("/tiles", json!({}), "board: $.tiles must be an array of tiles, not an object"),
            (
                "/harbors/0/pier2",
                json!(3),
                "board: $.harbors[0] must be a harbor whose pier1 and pier2 lead to the two ends of one side of a tile, not one on (-1, -1) with 0 and 3",
            ),
            ("/harbors/0/pier2", json!(6), "board: $.harbors[0].pier2 must be an integer from 0 to 5, not 6"),
            (
                "/harbors/4/resource",
                json!(" "),
                "board: $.harbors[4].resource must be a resource's symbol or name, or \"?\", not a desert",
            ),
            ("/seed", json!("x"), "board: $.seed must be a number or null, not \"x\""),
            ("/rules", json!([]), "board: $.rules must be an object or null, not an array"),
            (
                "/tiles/7",
                json!({"x": 1, "y": 2, "resource": "/", "scroe": 5}),
                "board: $.tiles[7].scroe is no key of a tile; the keys are rn, x, y, resource, resource_name, score, score_rn, attempt",
            ),
            ("/tiles/7", json!({"x": 1, "resource": "/"}), "board: $.tiles[7].y is missing"),
            ("/tiles/7", json!({"x": 1, "y": 2}), "board: $.tiles[7].resource is missing"),
        ] {
            assert_eq!(refusal(pointer, value), expected);
        }
        assert_eq!(read(&json!([])).unwrap_err().to_string(), "board: $ must be an object, not an array");
        assert_eq!(read(&json!({})).unwrap_err().to_string(), "board: $.tiles is missing");
        let no_tiles = read(&json!({"tiles": []})).unwrap_err();
        assert_eq!(no_tiles.to_string(), "board: $.tiles must have at least one tile");
        let many: Vec<Value> = (0..1001).map(|x| json!({"x": x, "y": 0, "resource": "/"})).collect();
        assert_eq!(
            read(&json!({"tiles": many})).unwrap_err().to_string(),
            "board: $.tiles must have at most 1000 tiles, not 1001"
        );
    }
}
