//! Exchanges of two cells at random.

use super::draws::Draws;
use super::holdings::Holdings;
use crate::interrupt::Interrupt;

/// Exchanges tried for each cell unless something else is asked for.
pub(super) const EXCHANGES_OF_EACH_CELL: usize = 10;

/// Tries so many exchanges of two cells of different players, each pair as likely as any other, and undoes those that would make a piece larger than
/// so many cells.
///
/// The way back is as likely as the way there, so in the long run all divisions that can be come to are equally likely.
pub(super) fn exchange_at_random(
    holdings: &mut Holdings<'_>,
    most: usize,
    steps: usize,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) {
    if holdings.players() < 2 {
        return;
    }
    let cells = holdings.land().len();
    for _ in 0..steps {
        interrupt.round();
        let (one, other) = loop {
            let (one, other) = (draws.below(cells), draws.below(cells));
            if holdings.owner(one) != holdings.owner(other) {
                break (one, other);
            }
        };
        holdings.exchange_if_fits(one, other, most, interrupt);
    }
}
