//! Harbors: the sea hexagon that one lies on, the corners that its piers lead to, what it trades.

use super::Resource;
use crate::grid::{Cell, Corner, Direction, Vertex};

/// A corner of a harbor's own sea hexagon, in steps of 60 degrees from south: 0 S, 1 SE, 2 NE, 3 N, 4 NW, 5 SW.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pier(u8);

impl Pier {
    /// The pier of a number from 0 to 5.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        if number < 6 { Some(Self(number)) } else { None }
    }

    /// The number that tables show.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The corner that it leads to.
    #[must_use]
    pub const fn corner(self) -> Corner {
        match self.0 {
            0 => Corner::South,
            1 => Corner::SouthEast,
            2 => Corner::NorthEast,
            3 => Corner::North,
            4 => Corner::NorthWest,
            _ => Corner::SouthWest,
        }
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
    pub rn: u16,
    /// Where it lies.
    pub place: HarborPlace,
    /// What it trades.
    pub resource: Resource,
}

impl HarborPlace {
    /// The place on a sea hexagon whose land lies on the given side. The piers go counter-clockwise.
    #[must_use]
    pub const fn between(cell: Cell, land: Direction) -> Self {
        let first = match land {
            Direction::SouthEast => 0,
            Direction::East => 1,
            Direction::NorthEast => 2,
            Direction::NorthWest => 3,
            Direction::West => 4,
            Direction::SouthWest => 5,
        };
        Self { cell, piers: [Pier(first), Pier((first + 1) % 6)] }
    }

    /// The land tile that the piers lead to; none where they do not lead to neighboring corners.
    #[must_use]
    pub fn land(self) -> Option<Cell> {
        let found = Direction::ALL.into_iter().find(|&side| {
            let [first, second] = Self::between(self.cell, side).piers;
            self.piers == [first, second] || self.piers == [second, first]
        })?;
        self.cell.neighbor(found).ok()
    }

    /// The vertices that the piers lead to. Boards keep away from the border of the plane, where one may be missing.
    pub fn corners(self) -> impl Iterator<Item = Vertex> + Clone {
        self.piers.into_iter().filter_map(move |pier| self.cell.vertex(pier.corner()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::BoardMap;
    use super::*;
    use std::collections::HashSet;

    /// As the base game's frame has them: x, y, pier1, pier2.
    const FRAME: [(i32, i32, u8, u8); 9] = [
        (-1, -1, 0, 1),
        (1, -1, 1, 2),
        (3, 0, 1, 2),
        (5, 2, 2, 3),
        (5, 4, 3, 4),
        (4, 5, 3, 4),
        (2, 5, 4, 5),
        (0, 3, 5, 0),
        (-1, 1, 5, 0),
    ];

    #[test]
    fn harbors_of_the_base_board_lie_as_on_its_frame() {
        let places: Vec<_> = BoardMap::base()
            .harbor_places()
            .iter()
            .map(|place| (place.cell.x, place.cell.y, place.piers[0].number(), place.piers[1].number()))
            .collect();
        assert_eq!(places, FRAME);
    }

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
        for (map, corners) in [(BoardMap::base(), 18), (BoardMap::expansion(), 22)] {
            let land: HashSet<Cell> = map.cells().iter().copied().collect();
            let mut all_piers = HashSet::new();
            for place in map.harbor_places() {
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
                assert_eq!(place.land(), Some(*shared[0]));
                all_piers.extend(piers);
            }
            assert_eq!(all_piers.len(), corners, "no corner has two harbors");
        }
    }

    #[test]
    fn piers_that_are_not_side_by_side_lead_to_no_tile() {
        for (first, second) in [(0, 0), (0, 2), (0, 3), (1, 4)] {
            let piers = [Pier(first), Pier(second)];
            assert_eq!(HarborPlace { cell: Cell::new(0, 0), piers }.land(), None);
        }
        assert_eq!(
            HarborPlace { cell: Cell::new(0, 0), piers: [Pier(0), Pier(5)] }.land(),
            Some(Cell::new(1, 0))
        );
        assert_eq!(Pier::numbered(6), None);
    }
}
