//! Objects whose keys are known, and lists whose elements may be numbered.

use super::board_document::BoardError;
use super::board_map::MAX_COORDINATE;
use super::json_value::{JsonPath, JsonValue, WrongValue};
use super::{Pier, Resource};
use crate::grid::Cell;

const RESOURCES: &str = "the symbol or the name of a resource";

/// As a message shows it.
pub(super) fn shown(cell: Cell) -> String {
    format!("({}, {})", cell.x, cell.y)
}

/// An object whose keys are known.
pub(super) struct Fields<'p, 'v> {
    pub(super) at: &'p JsonPath<'p>,
    entries: &'v [(&'v [u8], JsonValue<'v>)],
}

impl<'p, 'v> Fields<'p, 'v> {
    pub(super) fn of(
        value: &'v JsonValue<'v>,
        at: &'p JsonPath<'p>,
        place: &'static str,
        keys: &[&str],
    ) -> Result<Self, BoardError> {
        let entries = value.entries(at, "an object")?;
        match entries.iter().find(|(key, _)| !keys.iter().any(|known| known.as_bytes() == *key)) {
            Some((key, _)) => {
                Err(BoardError::UnknownKey { path: at.key(key).to_string(), place, keys: keys.join(", ") })
            }
            None => Ok(Self { at, entries }),
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&'v JsonValue<'v>> {
        self.entries.iter().find(|(found, _)| *found == key.as_bytes()).map(|(_, value)| value)
    }

    pub(super) fn required(&self, key: &str) -> Result<&'v JsonValue<'v>, BoardError> {
        self.get(key).ok_or_else(|| BoardError::Missing { path: self.key(key).to_string() })
    }

    /// Where the value of a key stands.
    pub(super) fn key<'s>(&'s self, key: &'s str) -> JsonPath<'s> {
        self.at.key(key.as_bytes())
    }

    /// The object itself is wrong.
    pub(super) fn wrong(&self, allowed: &str, found: String) -> WrongValue {
        self.at.wrong(allowed, found)
    }

    pub(super) fn cell(&self) -> Result<Cell, BoardError> {
        // Harbors lie one step off the outermost tiles.
        let allowed = -MAX_COORDINATE - 1..=MAX_COORDINATE + 1;
        let coordinate =
            |key: &str| Ok::<_, BoardError>(self.required(key)?.integer(&self.key(key), allowed.clone())?);
        Ok(Cell::new(coordinate("x")?, coordinate("y")?))
    }

    pub(super) fn pier(&self, key: &str) -> Result<Pier, BoardError> {
        let number = self.required(key)?.integer(&self.key(key), 0..=5)?;
        let pier = u8::try_from(number).ok().and_then(Pier::numbered);
        pier.ok_or_else(|| self.key(key).wrong("an integer from 0 to 5", number.to_string()).into())
    }

    /// By `resource`, a symbol or a name, or by `resource_name`; where both are there they must agree.
    pub(super) fn resource(&self) -> Result<Resource, BoardError> {
        let named = |key: &str| {
            let value = self.get(key)?;
            Some(resource(value).ok_or_else(|| self.key(key).refuse(RESOURCES, value)))
        };
        match (named("resource").transpose()?, named("resource_name").transpose()?) {
            (Some(resource), None) | (None, Some(resource)) => Ok(resource),
            (Some(resource), Some(other)) if resource == other => Ok(resource),
            (Some(resource), Some(other)) => {
                let allowed = format!("\"{}\" as resource says", resource.name());
                Err(self.key("resource_name").wrong(allowed, format!("\"{}\"", other.name())).into())
            }
            (None, None) => Err(BoardError::Missing { path: self.key("resource").to_string() }),
        }
    }
}

fn resource(value: &JsonValue<'_>) -> Option<Resource> {
    let JsonValue::Text(text) = value else {
        return None;
    };
    let is_called =
        |resource: &Resource| resource.symbol().as_bytes() == *text || resource.name().as_bytes() == *text;
    Resource::ALL.into_iter().find(is_called)
}

/// Things in the order of rn, or as they come where none has an rn.
pub(super) struct Numbered<T> {
    slots: Vec<Option<T>>,
    with_rn: usize,
    put: usize,
}

impl<T> Numbered<T> {
    pub(super) fn of(count: usize) -> Self {
        Self { slots: (0..count).map(|_| None).collect(), with_rn: 0, put: 0 }
    }

    pub(super) fn put(&mut self, fields: &Fields<'_, '_>, thing: T) -> Result<(), BoardError> {
        let at = fields.key("rn");
        let count = self.slots.len();
        let slot = match fields.get("rn") {
            None | Some(JsonValue::Null) => self.put,
            Some(rn) => {
                self.with_rn += 1;
                rn.integer(&at, 1..=i32::try_from(count).unwrap_or(i32::MAX))?.unsigned_abs() as usize - 1
            }
        };
        self.put += 1;
        if self.with_rn != 0 && self.with_rn != self.put {
            return Err(at.wrong("there for all or for none", "for some").into());
        }
        match self.slots.get_mut(slot) {
            Some(free @ None) => {
                *free = Some(thing);
                Ok(())
            }
            _ => Err(at.wrong("a number of its own", format!("{} again", slot + 1)).into()),
        }
    }

    pub(super) fn in_order(self, at: &JsonPath<'_>) -> Result<Vec<T>, BoardError> {
        // Every slot was filled: there are as many things, each with a number of its own.
        self.slots
            .into_iter()
            .collect::<Option<Vec<T>>>()
            .ok_or_else(|| BoardError::Missing { path: at.to_string() })
    }
}
