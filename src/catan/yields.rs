//! What the intersections of a board earn on each roll of the dice.

use super::board::ByTile;
use super::{Board, Intersection, PlaceError, Resource};
use crate::grid::{Cell, Vertex};
use smallvec::SmallVec;

/// What an intersection earns on a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Yield {
    /// The intersection.
    pub vertex: Vertex,
    /// The sum of the dice.
    pub roll: u8,
    /// What it earns.
    pub resource: Resource,
    /// How many of it for a settlement: one for each tile that gives it.
    pub amount: u8,
}

/// What a tile gives, in the order in which yields are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Product {
    roll: u8,
    resource: Resource,
}

impl Board {
    /// What each intersection earns on each roll, by (x, y, k), roll and resource. Tiles that give the same on the same
    /// roll add up; the robber's gives nothing.
    ///
    /// # Errors
    /// [`PlaceError::NoTile`] where the robber stands elsewhere.
    pub fn yields(&self, robber: Option<Cell>) -> Result<impl Iterator<Item = Yield> + '_, PlaceError> {
        let tile_at =
            |cell| self.map.cells().iter().position(|&tile| tile == cell).ok_or(PlaceError::NoTile { cell });
        let products = self.products(robber.map(tile_at).transpose()?);
        Ok(self.map.intersections().iter().flat_map(move |intersection| earned(intersection, &products)))
    }

    /// What each tile gives, and nothing behind them, for tiles that are missing around an intersection.
    fn products(&self, robbed: Option<usize>) -> ByTile<Option<Product>> {
        let pieces = self.scores.iter().zip(&self.terrain).enumerate();
        let product = |(tile, (&roll, &resource))| {
            let gives = roll > 0 && Some(tile) != robbed;
            gives.then_some(Product { roll, resource })
        };
        pieces.map(product).chain([None]).collect()
    }
}

fn earned(intersection: &Intersection, products: &[Option<Product>]) -> SmallVec<[Yield; 3]> {
    let mut around = intersection.slots.map(|slot| products[usize::from(slot)]);
    around.sort_unstable();
    let mut yields: SmallVec<[Yield; 3]> = SmallVec::new();
    for Product { roll, resource } in around.into_iter().flatten() {
        match yields.last_mut() {
            Some(last) if (last.roll, last.resource) == (roll, resource) => last.amount += 1,
            _ => yields.push(Yield { vertex: intersection.vertex, roll, resource, amount: 1 }),
        }
    }
    yields
}

#[cfg(test)]
mod tests {
    use super::super::{BoardChoice, Dealer, Rules};
    use super::*;
    use crate::interrupt::Interrupt;
    use crate::random::Seed;

    /// Two tiles of grain with a 5 side by side, and a desert below.
    fn twins() -> Board {
        let cells = vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)];
        let rules = Rules {
            board: BoardChoice::Cells(cells),
            tiles: Some([2, 0, 0, 0, 0, 1]),
            chips: Some(vec![5, 5]),
            ..Rules::default()
        };
        let dealer = Dealer::new(rules).unwrap();
        dealer.deal(Seed::new(0.1).unwrap(), &mut Interrupt::new(&mut || {})).unwrap()
    }

    fn amounts(board: &Board, robber: Option<Cell>) -> Vec<u8> {
        board.yields(robber).unwrap().map(|found| found.amount).collect()
    }

    #[test]
    fn equal_tiles_at_an_intersection_add_up() {
        let mut amounts = amounts(&twins(), None);
        amounts.sort_unstable();
        // Of the corners of two neighbors two are shared, and eight are not.
        assert_eq!(amounts, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
    }

    #[test]
    fn the_robbers_tile_gives_nothing_and_must_be_one() {
        let board = twins();
        let tiles = || board.tiles().map(|tile| (tile.cell, tile.chip.is_some()));
        for (robber, has_chip) in tiles() {
            assert_eq!(amounts(&board, Some(robber)).iter().sum::<u8>(), if has_chip { 6 } else { 12 });
        }
        let cell = Cell::new(7, 7);
        assert_eq!(board.yields(Some(cell)).err(), Some(PlaceError::NoTile { cell }));
    }
}
