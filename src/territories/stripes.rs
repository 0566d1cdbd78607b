//! Stripes that two players take in turn.

use super::land::Land;
use super::pieces::Pieces;
use crate::grid::{Cell, Direction};
use crate::interrupt::Interrupt;

/// The three ways that stripes can run.
pub(super) const WAYS: [Direction; 3] = [Direction::East, Direction::SouthWest, Direction::SouthEast];

/// Stripes of one cell's width over islands that may differ in their ways.
#[derive(Debug)]
pub(super) struct Stripes<'a> {
    land: &'a Land,
    islands: Pieces,
    /// By way and island: the cells of the longest stripe without a gap.
    longest: [Vec<u32>; 3],
}

impl<'a> Stripes<'a> {
    pub(super) fn of(land: &'a Land, interrupt: &mut Interrupt<'_>) -> Self {
        let islands = Pieces::islands(land, interrupt);
        let longest = WAYS.map(|way| longest_runs(land, &islands, way, interrupt));
        Self { land, islands, longest }
    }

    /// The largest piece where each island's stripes run the way in which they are shortest.
    pub(super) fn shortest(&self) -> usize {
        let shortest = |island: usize| self.longest.iter().map(|runs| runs[island]).min().unwrap_or(0);
        (0..self.islands.sizes.len()).map(shortest).max().unwrap_or(0) as usize
    }

    /// Stripes that run a way of [`WAYS`] wherever their pieces are no larger than so many cells there, and the way in which
    /// they are shortest elsewhere. Who begins on each island is such that the counts come near each other.
    pub(super) fn owners(&self, way: usize, most: usize) -> Vec<u32> {
        let way_on = |island: usize| {
            let fits = self.longest[way][island] as usize <= most;
            let shortest = || (0..WAYS.len()).min_by_key(|&way| self.longest[way][island]).unwrap_or(way);
            if fits { way } else { shortest() }
        };
        let ways: Vec<usize> = (0..self.islands.sizes.len()).map(way_on).collect();
        let island_of = |number: usize| self.islands.of_cell[number] as usize;
        let cells = self.land.cells().iter().enumerate();
        let mut owner: Vec<u32> =
            cells.map(|(number, &cell)| turn(cell, WAYS[ways[island_of(number)]])).collect();
        let turned = self.islands_to_turn(&owner);
        for (number, owner) in owner.iter_mut().enumerate() {
            *owner ^= u32::from(turned[island_of(number)]);
        }
        owner
    }

    /// The islands, the most uneven ones first, on which the players are to change places.
    fn islands_to_turn(&self, owner: &[u32]) -> Vec<bool> {
        let mut leads = vec![0i64; self.islands.sizes.len()];
        for (&island, &owner) in self.islands.of_cell.iter().zip(owner) {
            leads[island as usize] += if owner == 0 { 1 } else { -1 };
        }
        let mut order: Vec<usize> = (0..leads.len()).collect();
        order.sort_by_key(|&island| core::cmp::Reverse(leads[island].abs()));
        let mut lead = 0;
        let mut turned = vec![false; leads.len()];
        for island in order {
            turned[island] = leads[island] != 0 && (lead > 0) == (leads[island] > 0);
            lead += if turned[island] { -leads[island] } else { leads[island] };
        }
        turned
    }
}

/// Whose turn it is on the stripe of a cell.
fn turn(cell: Cell, way: Direction) -> u32 {
    let (x, y) = (i64::from(cell.x), i64::from(cell.y));
    let (dx, dy) = way.step();
    // What does not change along the stripe.
    (x * i64::from(dy) - y * i64::from(dx)).rem_euclid(2) as u32
}

fn longest_runs(land: &Land, islands: &Pieces, way: Direction, interrupt: &mut Interrupt<'_>) -> Vec<u32> {
    let mut longest = vec![0; islands.sizes.len()];
    let mut runs = vec![0; land.len() + 1];
    for cell in 0..land.len() {
        interrupt.round();
        runs[cell] = runs[land.neighbor(cell, way.opposite())] + 1;
        let longest = &mut longest[islands.of_cell[cell] as usize];
        *longest = runs[cell].max(*longest);
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::test_maps::{land, rhombus};

    fn stripes(land: &Land) -> Stripes<'_> {
        Stripes::of(land, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_line_is_shared_cell_by_cell() {
        for (x, y) in [(0, 1), (1, 0), (1, 1)] {
            let line: Vec<(i32, i32)> = (0..9).map(|at| (at * x, at * y)).collect();
            let land = land(&line);
            let stripes = stripes(&land);
            assert_eq!(stripes.shortest(), 1);
            let owners = stripes.owners(0, 1);
            assert!(owners.windows(2).all(|pair| pair[0] != pair[1]), "{owners:?}");
        }
    }

    #[test]
    fn no_two_stripes_of_a_player_touch() {
        let land = land(&rhombus(6));
        for way in 0..WAYS.len() {
            let owners = stripes(&land).owners(way, 6);
            for cell in 0..land.len() {
                for side in Direction::ALL {
                    let neighbor = land.neighbor(cell, side);
                    if neighbor != land.sea() {
                        let along = side == WAYS[way] || side == WAYS[way].opposite();
                        assert_eq!(owners[cell] == owners[neighbor], along);
                    }
                }
            }
        }
    }

    #[test]
    fn islands_balance_each_other() {
        // Five rows of one cell each: 3 to 2 on each island.
        let cells: Vec<(i32, i32)> = (0..5).flat_map(|x| [(x, 0), (x, 50)]).collect();
        let owners = stripes(&land(&cells)).owners(0, 1);
        assert_eq!(owners.iter().filter(|&&owner| owner == 0).count(), 5);
    }
}
