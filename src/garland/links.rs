//! The open sides of a cell as a sum of bits.

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
