//! Where the light comes to, and when all is done.

use super::{Board, Links};
use crate::interrupt::Interrupt;

/// Which cells are lit. Light flows between neighbors that are both open to each other; it enters squares only if the
/// source is open to the supply, while a source among hexagons is always lit.
#[must_use]
pub fn lit(board: &Board, links: &[Links], interrupt: &mut Interrupt<'_>) -> Vec<bool> {
    let supply = board.supply_links(board.source());
    if links[board.source()] & supply != supply {
        return vec![false; links.len()];
    }
    board.reached(|cell, side| links[cell] >> side & 1 == 1, interrupt)
}

/// Whether every cell is lit, no loop is closed, and no side is open to nowhere: to the outside, the supply's side apart,
/// or to a neighbor that is shut there.
#[must_use]
pub fn is_solved(board: &Board, links: &[Links], interrupt: &mut Interrupt<'_>) -> bool {
    let adjacency = board.adjacency();
    let mut open_sides = 0;
    for (cell, &own) in links.iter().enumerate() {
        interrupt.round();
        let inner = own & !board.supply_links(cell);
        open_sides += inner.count_ones() as usize;
        let leads_somewhere = |side| {
            let next = adjacency.neighbor(cell, side);
            next.is_some_and(|next| links[next] >> adjacency.opposite(side) & 1 == 1)
        };
        if !(0..adjacency.sides()).filter(|side| inner >> side & 1 == 1).all(leads_somewhere) {
            return false;
        }
    }
    // Connected, and a link less than cells: a tree. Each link is two open sides.
    open_sides == 2 * (links.len() - 1) && lit(board, links, interrupt).iter().all(|&lit| lit)
}
