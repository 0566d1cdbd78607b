//! Which way the hexagons of a map stand.

use super::GridError;

/// Hexagons on a corner or on a side. Flat is the same map turned 30° clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// On a corner, in rows.
    Pointy,
    /// On a side, in columns.
    Flat,
}

impl Orientation {
    /// The orientation of a name: pointy or flat.
    ///
    /// # Errors
    /// [`GridError::UnknownName`]; names are in small letters.
    pub fn named(name: &str) -> Result<Self, GridError> {
        match name {
            "pointy" => Ok(Self::Pointy),
            "flat" => Ok(Self::Flat),
            _ => Err(GridError::unknown_name("orientation", "pointy or flat", name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_pointy_and_flat_in_small_letters() {
        assert_eq!(Orientation::named("pointy"), Ok(Orientation::Pointy));
        assert_eq!(Orientation::named("flat"), Ok(Orientation::Flat));
        for other in ["", "Flat", "pointy ", "flat-top"] {
            assert!(matches!(Orientation::named(other), Err(GridError::UnknownName { .. })));
        }
    }
}
