//! Numbers in letters that cannot be mistaken for one another, with a check letter.

use super::CodeError;

/// 31 letters: digits and capitals without 0 O, 1 I L. Their number is prime.
const LETTERS: &[u8; BASE as usize] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE: u8 = 31;

/// A primitive root modulo 31: its powers, the weights of the check, are never 0, and no neighboring two are equal. So
/// no wrong letter keeps the sum, nor do two neighbors that change places.
const ROOT: u16 = 3;

/// The longest text that is looked at.
pub const MAX_CODE_BYTES: usize = 1000;

/// Digits of a number in base 31, the lowest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Digits(pub(super) Vec<u8>);

impl Digits {
    pub(super) fn zero(length: usize) -> Self {
        Self(vec![0; length])
    }

    /// Multiplies by a factor and adds; what does not fit any more is given back. Factors stay below 2^100.
    pub(super) fn multiply_add(&mut self, factor: u128, summand: u128) -> u128 {
        self.0.iter_mut().fold(summand, |carry, digit| {
            let sum = u128::from(*digit) * factor + carry;
            *digit = (sum % u128::from(BASE)) as u8;
            sum / u128::from(BASE)
        })
    }

    /// Divides and gives the remainder. Divisors stay below 2^100.
    pub(super) fn divide(&mut self, divisor: u128) -> u128 {
        self.0.iter_mut().rev().fold(0, |rest, digit| {
            let dividend = rest * u128::from(BASE) + u128::from(*digit);
            *digit = (dividend / divisor) as u8;
            dividend % divisor
        })
    }
}

/// The text of a kind's letter and a number, which has its highest digit first, and the check letter.
pub(super) fn written(kind: u8, digits: &Digits) -> String {
    let kind = value(kind).unwrap_or(0);
    let mut values: Vec<u8> = core::iter::once(kind).chain(digits.0.iter().rev().copied()).collect();
    let check = check_value(&values);
    values.push(check);
    values.into_iter().map(|value| char::from(LETTERS[usize::from(value)])).collect()
}

/// The letters of a text as values, blanks and hyphens left out.
pub(super) fn read(text: &[u8]) -> Result<Vec<u8>, CodeError> {
    if text.len() > MAX_CODE_BYTES {
        return Err(CodeError::TooLong { bytes: text.len() });
    }
    let mut values = Vec::new();
    for (place, &byte) in text.iter().enumerate() {
        match byte.to_ascii_uppercase() {
            b' ' | b'\t' | b'\n' | b'\r' | b'-' => {}
            letter => values.push(value(letter).ok_or(CodeError::NoLetter { byte, place: place + 1 })?),
        }
    }
    Ok(values)
}

/// Whether the last letter is the one that the others call for.
pub(super) fn is_checked(values: &[u8]) -> bool {
    weighted(values) == 0
}

/// The letter of a value.
pub(super) fn letter(value: u8) -> u8 {
    LETTERS.get(usize::from(value)).copied().unwrap_or(b'?')
}

fn value(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|&known| known == letter).map(|place| place as u8)
}

/// What comes last so that the weighted sum is 0.
fn check_value(values: &[u8]) -> u8 {
    let zero_with = |last: &u8| {
        let whole: Vec<u8> = values.iter().copied().chain([*last]).collect();
        weighted(&whole) == 0
    };
    (0..BASE).find(zero_with).unwrap_or(0)
}

fn weighted(values: &[u8]) -> u16 {
    let modulus = u16::from(BASE);
    let mut weight = 1;
    values.iter().fold(0, |sum, &value| {
        let next = (sum + weight * u16::from(value)) % modulus;
        weight = weight * ROOT % modulus;
        next
    })
}
