//! Where the nine harbors of the base board lie and which way their piers point.

use super::Resource;
use crate::grid::Cell;

/// Harbors on the base board.
pub const HARBORS: usize = 9;

/// The harbors before the shuffle: one for each resource, four that trade anything.
pub(super) const STOCK: [Resource; HARBORS] = [
    Resource::Grain,
    Resource::Lumber,
    Resource::Ore,
    Resource::Wool,
    Resource::Brick,
    Resource::Generic,
    Resource::Generic,
    Resource::Generic,
    Resource::Generic,
];

/// A corner of a harbor's own sea hexagon, in steps of 60 degrees from south: 0 S, 1 SE, 2 NE, 3 N, 4 NW, 5 SW.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pier(u8);

impl Pier {
    /// The number that tables show.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A sea hexagon that holds a harbor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HarborPlace {
    /// The sea hexagon.
    pub cell: Cell,
    /// The two corners that piers lead to; both are corners of land.
    pub piers: [Pier; 2],
}

/// A harbor of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harbor {
    /// Its number, from 1, counter-clockwise from the north-west.
    pub rn: u8,
    /// Where it lies.
    pub place: HarborPlace,
    /// What it trades.
    pub resource: Resource,
}

const fn place(x: i32, y: i32, pier1: u8, pier2: u8) -> HarborPlace {
    HarborPlace { cell: Cell::new(x, y), piers: [Pier(pier1), Pier(pier2)] }
}

/// As the base game's frame has them, by number rn - 1.
pub(super) const PLACES: [HarborPlace; HARBORS] = [
    place(-1, -1, 0, 1),
    place(1, -1, 1, 2),
    place(3, 0, 1, 2),
    place(5, 2, 2, 3),
    place(5, 4, 3, 4),
    place(4, 5, 3, 4),
    place(2, 5, 4, 5),
    place(0, 3, 5, 0),
    place(-1, 1, 5, 0),
];

/// The harbors' places, by number.
#[must_use]
pub fn harbor_places() -> impl ExactSizeIterator<Item = HarborPlace> {
    PLACES.into_iter()
}

#[cfg(test)]
mod tests {
    use super::super::base_tiles;
    use super::*;
    use std::collections::HashSet;

    /// A corner of a hexagon of side 2 in the plane, in whole units of (√3/2·… , 1/2): exact.
    fn corner(cell: Cell, steps_from_south: u8) -> (i32, i32) {
        // Center (√3(q + r/2), 3r/2), scaled to integers by (2/√3, 2).
        let (q, r) = (cell.y - cell.x, cell.x);
        let (east, south) = (2 * q + r, 3 * r);
        let (right, down) =
            [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)][usize::from(steps_from_south)];
        (east + right, south + down)
    }

    #[test]
    fn every_harbor_lies_at_sea_with_both_piers_on_two_corners_of_one_coast_edge() {
        let land: HashSet<Cell> = base_tiles().collect();
        let mut all_piers = HashSet::new();
        for place in harbor_places() {
            assert!(!land.contains(&place.cell));
            let piers = place.piers.map(|pier| corner(place.cell, pier.number()));
            let shared: Vec<&Cell> = land
                .iter()
                .filter(|&&tile| {
                    let corners: HashSet<_> = (0..6).map(|step| corner(tile, step)).collect();
                    piers.iter().all(|pier| corners.contains(pier))
                })
                .collect();
            assert_eq!(shared.len(), 1, "{place:?}");
            assert_eq!(shared[0].distance(place.cell), 1);
            all_piers.extend(piers);
        }
        assert_eq!(all_piers.len(), 18, "no corner has two harbors");
    }
}
