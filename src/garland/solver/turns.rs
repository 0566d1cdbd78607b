//! How far a piece is to be turned.

use crate::garland::{Links, turned};

/// The least number of clockwise turns, from 0 to sides - 1, that lead a piece from how it stands to how it should. None if no
/// number does.
#[must_use]
pub fn turns_between(piece: Links, links: Links, sides: u8) -> Option<u8> {
    (0..sides).find(|&steps| turned(piece, i32::from(steps), sides) == links)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_turns_are_clockwise_and_symmetric_pieces_need_fewer() {
        assert_eq!(turns_between(0b0001, 0b1000, 4), Some(3));
        assert_eq!(turns_between(0b1010, 0b0101, 4), Some(1));
        assert_eq!(turns_between(0b1111, 0b1111, 4), Some(0));
        assert_eq!(turns_between(0b01_0101, 0b10_1010, 6), Some(1));
        assert_eq!(turns_between(0b0011, 0b0101, 4), None);
    }
}
