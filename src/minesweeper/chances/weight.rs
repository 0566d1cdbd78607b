//! Numbers of placements, of any size.

use core::ops::{Add, AddAssign, Mul};

/// A number of placements, or a product of such: 0 or at least 1, exact below 2^53 and else rounded as a double is, without
/// bound.
///
/// Nothing is subtracted from one and none is divided by, so that it is 0 only where there is no placement at all.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Weight {
    /// 0, or from 1 to below [`UNIT`].
    mantissa: f64,
    /// Of [`UNIT`].
    exponent: u32,
}

/// 2^256: the product of two mantissas is finite.
const UNIT: f64 = power_of_two(256);
const UNIT_INVERSE: f64 = power_of_two(-256);

const fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

impl Weight {
    pub(super) const ZERO: Self = Self { mantissa: 0.0, exponent: 0 };
    pub(super) const ONE: Self = Self { mantissa: 1.0, exponent: 0 };

    /// A number below 2^53.
    pub(super) const fn of(number: u64) -> Self {
        Self { mantissa: number as f64, exponent: 0 }
    }

    pub(super) const fn is_zero(self) -> bool {
        self.mantissa == 0.0
    }

    /// A sum or product of two mantissas, which is below the square of [`UNIT`].
    #[inline]
    fn normal(mantissa: f64, exponent: u32) -> Self {
        if mantissa < UNIT {
            Self { mantissa, exponent }
        } else {
            Self { mantissa: mantissa * UNIT_INVERSE, exponent: exponent + 1 }
        }
    }

    /// What part this is of it and another one together: 0 or 1 only where one of them is 0.
    pub(super) fn share(self, other: Self) -> f64 {
        if self.is_zero() {
            return 0.0;
        }
        if other.is_zero() {
            return 1.0;
        }
        let whole = self + other;
        // Below 2^-1024 at the fifth unit.
        let units = (whole.exponent - self.exponent).min(5);
        let share = (0..units).fold(self.mantissa / whole.mantissa, |share, _| share * UNIT_INVERSE);
        share.clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON / 2.0)
    }
}

impl Add for Weight {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        if self.exponent == other.exponent {
            return Self::normal(self.mantissa + other.mantissa, self.exponent);
        }
        let (larger, smaller) = if self.exponent > other.exponent { (self, other) } else { (other, self) };
        if larger.is_zero() {
            return smaller;
        }
        match larger.exponent - smaller.exponent {
            1 => Self::normal(larger.mantissa + smaller.mantissa * UNIT_INVERSE, larger.exponent),
            _ => larger,
        }
    }
}

impl AddAssign for Weight {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Mul for Weight {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Self::normal(self.mantissa * other.mantissa, self.exponent + other.exponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn power(base: u64, exponent: u32) -> Weight {
        (0..exponent).fold(Weight::ONE, |power, _| power * Weight::of(base))
    }

    #[test]
    fn the_unit_is_the_power_of_two_that_it_says() {
        assert_eq!(UNIT, 2f64.powi(256));
        assert_eq!(UNIT * UNIT_INVERSE, 1.0);
    }

    #[test]
    fn shares_of_numbers_beyond_all_doubles_are_exact() {
        assert_eq!(power(2, 5000).share(power(2, 5000)), 0.5);
        assert_eq!(power(2, 5000).share(power(2, 5001) + power(2, 5000)), 0.25);
        assert_eq!(power(2, 256).share(power(2, 255) + power(2, 254)), 4.0 / 7.0);
        assert_eq!(power(2, 100).share(power(2, 1000)), 2f64.powi(-900));
    }

    #[test]
    fn a_share_is_nothing_or_all_only_where_the_other_is() {
        assert_eq!(Weight::ZERO.share(power(3, 9)), 0.0);
        assert_eq!(power(3, 9000).share(Weight::ZERO), 1.0);
        assert_eq!(Weight::ONE.share(power(2, 9000)), f64::MIN_POSITIVE);
        assert_eq!(power(2, 9000).share(Weight::ONE), 1.0 - f64::EPSILON / 2.0);
        assert_eq!(power(2, 60).share(Weight::ONE), 1.0 - f64::EPSILON / 2.0);
    }

    #[test]
    fn nothing_added_and_nothing_multiplied() {
        let large = power(7, 3000);
        assert_eq!(large + Weight::ZERO, large);
        assert_eq!(Weight::ZERO + large, large);
        assert!((large * Weight::ZERO).is_zero());
        assert_eq!(large * Weight::ZERO + Weight::ONE, Weight::ONE);
    }

    proptest! {
        #[test]
        fn sums_and_products_of_small_numbers_are_exact(a in 0u64..1 << 26, b in 0u64..1 << 26, c in 0u64..1 << 26) {
            prop_assert_eq!(Weight::of(a) * Weight::of(b) + Weight::of(c), Weight::of(a * b + c));
        }

        #[test]
        fn a_common_factor_changes_no_share(a in 1u64..1 << 40, b in 1u64..1 << 40, twos in 0u32..3000) {
            let factor = power(2, twos);
            let share = a as f64 / (a + b) as f64;
            prop_assert_eq!((factor * Weight::of(a)).share(factor * Weight::of(b)), share);
        }
    }
}
