//! Exchanges of two cells at random.

use super::draws::Draws;
use super::holdings::Holdings;
use super::piece_sizes::PieceSizes;
use crate::interrupt::Interrupt;

/// Exchanges that are tried unless something else is asked for: so many that with three players and more, and
/// pieces of four cells and more, no more cells are still with the player they began with than by chance.
///
/// Ten for each cell do, except for three players: with small pieces they leave each other little room.
/// Measured on hexagons of 61 to 99,919 cells.
pub(super) const fn usual_steps(cells: usize, players: usize, most: usize) -> usize {
    let for_each_cell = match (players, most) {
        (3, ..=4) => 80,
        (3, 5 | 6) => 30,
        _ => 10,
    };
    for_each_cell * cells
}

/// The most exchanges that may be asked for, unless the usual number is larger: on small maps a second or two.
pub const MAX_STEPS: usize = 10_000_000;

/// Tries so many exchanges of two cells of different players, each pair as likely as any other, and undoes
/// those that would make a piece larger than so many cells.
///
/// The way back is as likely as the way there, so in the long run all divisions that can be come to are
/// equally likely.
pub(super) fn exchange_at_random(
    holdings: &mut Holdings<'_>,
    most: usize,
    steps: usize,
    draws: &mut Draws,
    interrupt: &mut Interrupt<'_>,
) {
    if holdings.counts().iter().filter(|&&count| count > 0).count() < 2 {
        return;
    }
    let cells = holdings.land().len();
    let mut sizes = PieceSizes::if_large(holdings, most, interrupt);
    for _ in 0..steps {
        interrupt.round();
        let (one, other) = loop {
            let (one, other) = (draws.below(cells), draws.below(cells));
            if holdings.owner(one) != holdings.owner(other) {
                break (one, other);
            }
        };
        exchange(holdings, &mut sizes, one, other, most, interrupt);
    }
}

/// Exchanges two cells of different players if that fits.
fn exchange(
    holdings: &mut Holdings<'_>,
    sizes: &mut Option<PieceSizes>,
    one: usize,
    other: usize,
    most: usize,
    interrupt: &mut Interrupt<'_>,
) {
    let Some(sizes) = sizes else {
        holdings.exchange_if_fits(one, other, most, interrupt);
        return;
    };
    let with_each_other = [
        sizes.with(holdings, one, holdings.owner(other), other),
        sizes.with(holdings, other, holdings.owner(one), one),
    ];
    if with_each_other.iter().any(|size| size.least > most) {
        return;
    }
    if with_each_other.iter().all(|size| size.most <= most) {
        holdings.exchange(one, other);
    } else if !holdings.exchange_if_fits(one, other, most, interrupt) {
        return;
    }
    sizes.renew(holdings, &[one, other], interrupt);
}
