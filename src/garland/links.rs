//! The open sides of a cell as a sum of bits.

use super::GarlandError;

/// Open sides: bit 0 is the first side, the others follow clockwise. Squares: top, right, bottom, left. Hexagons: north-east,
/// east, south-east, south-west, west, north-west.
pub type Links = u8;

/// The links after so many turns, each to the next side clockwise. Any number of turns does, negative ones too.
#[must_use]
pub const fn turned(links: Links, steps: i32, sides: u8) -> Links {
    let steps = steps.rem_euclid(sides as i32) as u32;
    let all = (1_u16 << sides) - 1;
    let shifted = (links as u16) << steps;
    ((shifted | shifted >> sides) & all) as Links
}

/// The same of numbers from outside.
///
/// # Errors
/// [`GarlandError::Sides`] where `sides` is not 4 or 6, [`GarlandError::Links`] where `links` has other bits than those.
pub fn turned_number(links: i32, steps: i32, sides: i32) -> Result<i32, GarlandError> {
    let sides = match sides {
        4 | 6 => sides as u8,
        _ => return Err(GarlandError::Sides { sides }),
    };
    let most = (1 << sides) - 1;
    match Links::try_from(links) {
        Ok(known) if known <= most => Ok(turned(known, steps, sides).into()),
        _ => Err(GarlandError::Links { links, most, sides }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_leads_each_side_to_the_next_and_the_last_to_the_first() {
        assert_eq!(turned(0b0001, 1, 4), 0b0010);
        assert_eq!(turned(0b1010, 1, 4), 0b0101);
        assert_eq!(turned(0b10_0001, 1, 6), 0b00_0011);
        assert_eq!(turned(0b00_0001, -1, 6), 0b10_0000);
        for sides in [4, 6] {
            for links in 0..1 << sides {
                assert_eq!(turned(links, i32::from(sides), sides), links);
                assert_eq!(turned(turned(links, i32::MIN, sides), i32::MAX, sides), turned(links, -1, sides));
            }
        }
    }
}
