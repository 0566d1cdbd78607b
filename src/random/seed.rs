//! A seed as PostgreSQL's `setseed` takes it.

use core::fmt;

/// A number between -1 and 1, both included.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Seed(f64);

/// The largest id, by absolute value, that [`Seed::from_id`] takes: 2^52 - 2.
pub const MAX_SEED_ID: i64 = (1 << 52) - 2;

/// What can be wrong with a seed.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
pub enum SeedError {
    /// Not within [-1, 1]; the text is PostgreSQL's own.
    #[error("setseed parameter {} is out of allowed range [-1,1]", GeneralFormat(*.0))]
    OutOfRange(f64),
    /// An id beyond ±[`MAX_SEED_ID`].
    #[error("id must be between -{MAX_SEED_ID} and {MAX_SEED_ID}, not {0}")]
    IdOutOfRange(i64),
}

impl Seed {
    /// The seed 0, for draws that are the same whatever was asked for.
    pub const ZERO: Self = Self(0.0);

    /// The seed of the given value.
    ///
    /// # Errors
    /// [`SeedError::OutOfRange`] outside [-1, 1] and for NaN.
    pub fn new(value: f64) -> Result<Self, SeedError> {
        if (-1.0..=1.0).contains(&value) { Ok(Self(value)) } else { Err(SeedError::OutOfRange(value)) }
    }

    /// A seed for every whole number up to ±[`MAX_SEED_ID`], all different: (id ± 0.5) / (2^52 - 1), away
    /// from zero. The half keeps rounding from reaching the next id, so the state that
    /// [`Pg15`](super::Pg15) starts from is `id` itself.
    ///
    /// # Errors
    /// [`SeedError::IdOutOfRange`] beyond that.
    pub fn from_id(id: i64) -> Result<Self, SeedError> {
        if !(-MAX_SEED_ID..=MAX_SEED_ID).contains(&id) {
            return Err(SeedError::IdOutOfRange(id));
        }
        let half = if id < 0 { -0.5 } else { 0.5 };
        Ok(Self((id as f64 + half) / ((1u64 << 52) - 1) as f64))
    }

    /// The number itself.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.0
    }
}

impl SeedError {
    /// The number itself, where PostgreSQL's six digits do not tell it from an allowed or another one.
    #[must_use]
    pub fn exact_value(&self) -> Option<String> {
        match *self {
            Self::OutOfRange(value)
                if GeneralFormat(value).to_string().parse() != Ok(value) && !value.is_nan() =>
            {
                Some(if value.abs() < 1e15 { value.to_string() } else { format!("{value:e}") })
            }
            _ => None,
        }
    }
}

/// A number as C's `%g` writes it: six significant digits, no trailing zeros, an exponent below -4 and
/// from 6 on; infinities and NaN as PostgreSQL spells them.
struct GeneralFormat(f64);

impl fmt::Display for GeneralFormat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.0;
        if value.is_nan() {
            return formatter.write_str("NaN");
        }
        if value.is_infinite() {
            return formatter.write_str(if value < 0.0 { "-Infinity" } else { "Infinity" });
        }
        let scientific = format!("{value:.5e}");
        let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        if (-4..6).contains(&exponent) {
            let decimals = usize::try_from(5 - exponent).unwrap_or(0);
            return formatter.write_str(without_trailing_zeros(&format!("{value:.decimals$}")));
        }
        let sign = if exponent < 0 { '-' } else { '+' };
        write!(formatter, "{}e{sign}{:02}", without_trailing_zeros(digits), exponent.abs())
    }
}

fn without_trailing_zeros(digits: &str) -> &str {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits }
}

#[cfg(test)]
mod tests {
    use super::super::{Generator, Pg15};
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn a_seed_outside_the_range_is_refused_in_postgresqls_words() {
        for (value, shown) in [
            (1.0000001, "1"),
            (1.5, "1.5"),
            (-2.0, "-2"),
            (100_000.0, "100000"),
            (1_234_567.0, "1.23457e+06"),
            (999_999.5, "1e+06"),
            (-1e300, "-1e+300"),
            (f64::MAX, "1.79769e+308"),
            (f64::NAN, "NaN"),
            (f64::INFINITY, "Infinity"),
            (f64::NEG_INFINITY, "-Infinity"),
        ] {
            let error = Seed::new(value).unwrap_err();
            assert_eq!(
                error.to_string(),
                format!("setseed parameter {shown} is out of allowed range [-1,1]")
            );
        }
    }

    #[test]
    fn what_six_digits_hide_is_told_exactly() {
        for (value, exact) in [
            (1.0000001, Some("1.0000001")),
            (-123_456_789.5, Some("-123456789.5")),
            (f64::MAX, Some("1.7976931348623157e308")),
            (1.5, None),
            (1e300, None),
            (f64::NAN, None),
            (f64::NEG_INFINITY, None),
        ] {
            assert_eq!(SeedError::OutOfRange(value).exact_value().as_deref(), exact);
        }
    }

    #[test]
    fn both_ends_of_the_range_belong_to_it() {
        for value in [-1.0, -0.0, 0.0, 5e-324, 1.0] {
            assert_eq!(Seed::new(value).unwrap().value().to_bits(), value.to_bits());
        }
    }

    #[test]
    fn small_numbers_look_as_in_c() {
        for (value, shown) in [(0.0001, "0.0001"), (0.00001, "1e-05"), (5e-324, "4.94066e-324"), (0.5, "0.5")]
        {
            assert_eq!(GeneralFormat(value).to_string(), shown);
        }
    }

    fn first_state(id: i64) -> i64 {
        (4_503_599_627_370_495.0 * Seed::from_id(id).unwrap().value()) as i64
    }

    #[test]
    fn ids_at_the_ends_and_around_zero_give_different_boards_each() {
        let ids =
            (-1000..=1000).chain(MAX_SEED_ID - 1000..=MAX_SEED_ID).chain(-MAX_SEED_ID..=1000 - MAX_SEED_ID);
        let ids: Vec<i64> = ids.collect();
        let seeds: HashSet<u64> =
            ids.iter().map(|&id| Seed::from_id(id).unwrap().value().to_bits()).collect();
        assert_eq!(seeds.len(), ids.len());
        assert!(ids.iter().all(|&id| first_state(id) == id));
        assert_eq!(Seed::from_id(MAX_SEED_ID + 1), Err(SeedError::IdOutOfRange(MAX_SEED_ID + 1)));
        assert_eq!(Seed::from_id(i64::MIN), Err(SeedError::IdOutOfRange(i64::MIN)));
    }

    #[test]
    fn the_seeds_of_ids_start_distinct_generators() {
        assert_ne!(Pg15::from_seed(Seed::from_id(0).unwrap()), Pg15::from_seed(Seed::from_id(1).unwrap()));
    }

    proptest! {
        #[test]
        fn an_id_is_the_state_its_seed_starts_from(id in -MAX_SEED_ID..=MAX_SEED_ID) {
            prop_assert_eq!(first_state(id), id);
        }
    }
}
