//! Stripes that two players take in turn.
//!
//! Straight ones run one of three ways. A fourth kind is made of the cells that are equally many steps from
//! one end of an island: these go across corridors however those wind.

use super::land::Land;
use super::pieces::Pieces;
use crate::grid::{Cell, Direction};
use crate::interrupt::Interrupt;

/// How many kinds of stripes there are: along each of [`LINES`], and by steps from an end.
pub(super) const KINDS: usize = LINES.len() + 1;

/// The ways that straight stripes run.
const LINES: [Direction; 3] = [Direction::East, Direction::SouthWest, Direction::SouthEast];

/// Stripes of one cell's width over islands that may differ in their kinds.
#[derive(Debug)]
pub(super) struct Stripes<'a> {
    land: &'a Land,
    islands: Pieces,
    /// By cell: steps from one end of its island.
    steps: Vec<u32>,
    /// By kind and island: the cells of the largest stripe without a gap.
    largest: [Vec<u32>; KINDS],
}

impl<'a> Stripes<'a> {
    pub(super) fn of(land: &'a Land, interrupt: &mut Interrupt<'_>) -> Self {
        let islands = Pieces::islands(land, interrupt);
        let steps = steps_from_an_end(land, interrupt);
        let [east, south_west, south_east] = LINES.map(|way| longest_runs(land, &islands, way, interrupt));
        let across = largest_layers(land, &islands, &steps, interrupt);
        Self { land, islands, steps, largest: [east, south_west, south_east, across] }
    }

    /// The largest piece where each island has stripes of the kind that is best there.
    pub(super) fn smallest(&self) -> usize {
        let smallest = |island: usize| self.largest.iter().map(|largest| largest[island]).min().unwrap_or(0);
        (0..self.islands.sizes.len()).map(smallest).max().unwrap_or(0) as usize
    }

    /// Stripes of a kind below [`KINDS`] wherever their pieces are no larger than so many cells there, and of
    /// the best kind elsewhere. Who begins on each island is such that the counts come near each other.
    pub(super) fn owners(&self, kind: usize, most: usize) -> Vec<u32> {
        let kind_on = |island: usize| {
            let fits = self.largest[kind][island] as usize <= most;
            let best = || (0..KINDS).min_by_key(|&kind| self.largest[kind][island]).unwrap_or(kind);
            if fits { kind } else { best() }
        };
        let kinds: Vec<usize> = (0..self.islands.sizes.len()).map(kind_on).collect();
        let island_of = |number: usize| self.islands.of_cell[number] as usize;
        let turn = |(number, &cell)| match LINES.get(kinds[island_of(number)]) {
            Some(&way) => turn_on_line(cell, way),
            None => self.steps[number] % 2,
        };
        let mut owner: Vec<u32> = self.land.cells().iter().enumerate().map(turn).collect();
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

/// Whose turn it is on the straight stripe of a cell.
fn turn_on_line(cell: Cell, way: Direction) -> u32 {
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

/// The walking distance of each cell from one that is farthest from the first of its island.
fn steps_from_an_end(land: &Land, interrupt: &mut Interrupt<'_>) -> Vec<u32> {
    let mut is_known = vec![false; land.len()];
    is_known.push(true);
    let mut steps = vec![UNREACHED; land.len()];
    steps.push(0);
    let mut reached = Vec::new();
    for first in 0..land.len() {
        if is_known[first] {
            continue;
        }
        walk(land, first, &mut steps, &mut reached, interrupt);
        let end = reached.last().map_or(first, |&end| end as usize);
        for &cell in &reached {
            is_known[cell as usize] = true;
            steps[cell as usize] = UNREACHED;
        }
        walk(land, end, &mut steps, &mut reached, interrupt);
    }
    steps
}

const UNREACHED: u32 = u32::MAX;

/// Writes the steps from a cell to all of its island, and lists these in the order in which they are reached.
fn walk(land: &Land, from: usize, steps: &mut [u32], reached: &mut Vec<u32>, interrupt: &mut Interrupt<'_>) {
    steps[from] = 0;
    reached.clear();
    reached.push(from as u32);
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        interrupt.round();
        next += 1;
        for neighbor in land.neighbors(cell as usize) {
            if steps[neighbor] == UNREACHED {
                steps[neighbor] = steps[cell as usize] + 1;
                reached.push(neighbor as u32);
            }
        }
    }
}

/// By island: the cells of the largest piece of equally many steps. Neighbors differ by one step at most, so
/// no other cells of the same player touch it.
fn largest_layers(land: &Land, islands: &Pieces, steps: &[u32], interrupt: &mut Interrupt<'_>) -> Vec<u32> {
    let mut largest = vec![0; islands.sizes.len()];
    let mut marks = steps.to_vec();
    marks[land.sea()] = UNREACHED;
    let layers = Pieces::of(land, &marks, |_| true, interrupt);
    for (&layer, &island) in layers.of_cell.iter().zip(&islands.of_cell) {
        interrupt.round();
        let largest = &mut largest[island as usize];
        *largest = layers.sizes[layer as usize].max(*largest);
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::territories::holdings::Holdings;
    use crate::territories::test_maps::{hexagon, land, rhombus};

    fn stripes(land: &Land) -> Stripes<'_> {
        Stripes::of(land, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn a_line_is_shared_cell_by_cell() {
        for (x, y) in [(0, 1), (1, 0), (1, 1)] {
            let line: Vec<(i32, i32)> = (0..9).map(|at| (at * x, at * y)).collect();
            let land = land(&line);
            let stripes = stripes(&land);
            assert_eq!(stripes.smallest(), 1);
            let owners = stripes.owners(0, 1);
            assert!(owners.windows(2).all(|pair| pair[0] != pair[1]), "{owners:?}");
        }
    }

    #[test]
    fn no_two_stripes_of_a_player_touch() {
        let land = land(&rhombus(6));
        for (kind, way) in LINES.into_iter().enumerate() {
            let owners = stripes(&land).owners(kind, 6);
            for cell in 0..land.len() {
                for side in Direction::ALL {
                    let neighbor = land.neighbor(cell, side);
                    if neighbor != land.sea() {
                        let along = side == way || side == way.opposite();
                        assert_eq!(owners[cell] == owners[neighbor], along);
                    }
                }
            }
        }
    }

    #[test]
    fn a_winding_corridor_is_shared_across() {
        // A ring of width 2: along whichever line, some of its sides run along.
        let ring: Vec<(i32, i32)> =
            hexagon(9).into_iter().filter(|&(x, y)| x.abs().max(y.abs()).max((x - y).abs()) > 7).collect();
        let land = land(&ring);
        let stripes = stripes(&land);
        assert!(stripes.largest[..LINES.len()].iter().all(|longest| longest[0] > 8));
        assert!(stripes.smallest() <= 5, "{}", stripes.smallest());
        let mut check = || {};
        let owners = stripes.owners(LINES.len(), 5).into_iter();
        let holdings = Holdings::new(&land, 2, owners);
        assert_eq!(holdings.pieces(&mut Interrupt::new(&mut check)).largest(), stripes.smallest());
    }

    #[test]
    fn islands_balance_each_other() {
        // Five rows of one cell each: 3 to 2 on each island.
        let cells: Vec<(i32, i32)> = (0..5).flat_map(|x| [(x, 0), (x, 50)]).collect();
        let owners = stripes(&land(&cells)).owners(0, 1);
        assert_eq!(owners.iter().filter(|&&owner| owner == 0).count(), 5);
    }
}
