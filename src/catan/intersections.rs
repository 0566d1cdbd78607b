//! What the intersections of a board are worth.

use super::{Board, Intersection, Resource, pips};
use crate::grid::{Cell, Vertex};
use smallvec::SmallVec;

/// An intersection of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Site {
    /// Where it is.
    pub vertex: Vertex,
    /// How many tiles lie around it, 1 to 3.
    pub tiles: u8,
    /// In how many throws of two dice out of 36 one of them earns something, counted for each tile.
    pub pips: u8,
    /// What its harbor trades; none without one.
    pub harbor: Option<Resource>,
}

/// What an intersection earns on a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Yield {
    /// The intersection.
    pub vertex: Vertex,
    /// The sum of the dice.
    pub roll: u8,
    /// What it earns.
    pub resource: Resource,
    /// How many of it for a settlement: a tile each.
    pub amount: u8,
}

/// What can be wrong with places on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SiteError {
    /// A robber that stands on no tile.
    #[error("robber must be a tile of the board, and ({}, {}) is none", cell.x, cell.y)]
    NoTile {
        /// The cell.
        cell: Cell,
    },
    /// A building off the board.
    #[error("occupied must be intersections of the board, and ({}, {}, {}) is none", vertex.cell.x, vertex.cell.y, vertex.k())]
    NoIntersection {
        /// Where it stands.
        vertex: Vertex,
    },
    /// Two buildings on an intersection.
    #[error("occupied must not have an intersection twice: ({}, {}, {}) comes again", vertex.cell.x, vertex.cell.y, vertex.k())]
    Twice {
        /// The intersection.
        vertex: Vertex,
    },
}

impl Board {
    /// Its intersections, by (x, y, k).
    pub fn sites(&self) -> impl Iterator<Item = Site> + '_ {
        let intersections = self.map.intersections();
        let mut harbors: SmallVec<[Option<Resource>; 80]> = SmallVec::from_elem(None, intersections.len());
        for harbor in &self.harbors {
            for corner in harbor.place.corners() {
                if let Some(index) = self.map.intersection(corner) {
                    harbors[index] = Some(harbor.resource);
                }
            }
        }
        intersections.iter().zip(harbors).map(|(intersection, harbor)| Site {
            vertex: intersection.vertex,
            tiles: self.around(intersection).count() as u8,
            pips: self.around(intersection).map(|tile| pips(self.scores[tile])).sum(),
            harbor,
        })
    }

    fn around<'b>(&'b self, intersection: &'b Intersection) -> impl Iterator<Item = usize> + 'b {
        intersection.tiles(self.terrain.len())
    }

    /// What each intersection earns on each roll, by (x, y, k), roll and resource. Tiles that give the same on the same roll
    /// add up; the robber's gives nothing.
    ///
    /// # Errors
    /// [`SiteError::NoTile`] where the robber stands elsewhere.
    pub fn yields(&self, robber: Option<Cell>) -> Result<impl Iterator<Item = Yield> + '_, SiteError> {
        let on_tile =
            |cell| self.map.cells().iter().position(|&tile| tile == cell).ok_or(SiteError::NoTile { cell });
        let robbed = robber.map(on_tile).transpose()?;
        let yields = move |intersection| self.yields_at(intersection, robbed);
        Ok(self.map.intersections().iter().flat_map(yields))
    }

    fn yields_at(&self, intersection: &Intersection, robbed: Option<usize>) -> SmallVec<[Yield; 3]> {
        let mut yields: SmallVec<[Yield; 3]> = SmallVec::new();
        for tile in self.around(intersection).filter(|&tile| Some(tile) != robbed) {
            let (roll, resource) = (self.scores[tile], self.terrain[tile]);
            match yields.iter_mut().find(|found| found.roll == roll && found.resource == resource) {
                Some(same) => same.amount += 1,
                None if roll > 0 => {
                    yields.push(Yield { vertex: intersection.vertex, roll, resource, amount: 1 });
                }
                None => {}
            }
        }
        yields.sort_by_key(|found| (found.roll, found.resource as u8));
        yields
    }

    /// Where one may build by the distance rule, by (x, y, k): on intersections that are free, as all their neighbors are.
    ///
    /// # Errors
    /// [`SiteError`] where buildings stand off the board, or two on one intersection.
    pub fn settlement_sites(
        &self,
        occupied: impl Iterator<Item = Vertex>,
    ) -> Result<impl Iterator<Item = Vertex> + '_, SiteError> {
        let intersections = self.map.intersections();
        let mut is_occupied: SmallVec<[bool; 80]> = SmallVec::from_elem(false, intersections.len());
        for vertex in occupied {
            let index = self.map.intersection(vertex).ok_or(SiteError::NoIntersection { vertex })?;
            if core::mem::replace(&mut is_occupied[index], true) {
                return Err(SiteError::Twice { vertex });
            }
        }
        let mut is_closed = is_occupied.clone();
        for edge in self.map.edges() {
            let [a, b] = edge.ends.map(usize::from);
            is_closed[a] |= is_occupied[b];
            is_closed[b] |= is_occupied[a];
        }
        let open = intersections.iter().zip(is_closed).filter(|&(_, is_closed)| !is_closed);
        Ok(open.map(|(intersection, _)| intersection.vertex))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BoardChoice, Dealer, Rules};
    use super::*;
    use crate::interrupt::Interrupt;
    use crate::random::Seed;
    use proptest::prelude::*;
    use std::collections::{BTreeMap, HashSet};

    fn deal(seed: f64, rules: Rules) -> Board {
        let dealer = Dealer::new(rules).unwrap();
        dealer.deal(Seed::new(seed).unwrap(), &mut Interrupt::new(&mut || {})).unwrap()
    }

    /// Two tiles of grain with a 5 side by side, and a desert.
    fn twins() -> Board {
        let cells = vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)];
        let rules = Rules {
            board: BoardChoice::Cells(cells),
            tiles: Some([2, 0, 0, 0, 0, 1]),
            chips: Some(vec![5, 5]),
            ..Rules::default()
        };
        deal(0.1, rules)
    }

    #[test]
    fn equal_tiles_at_an_intersection_add_up() {
        let yields: Vec<Yield> = twins().yields(None).unwrap().collect();
        let amounts: Vec<u8> = yields.iter().map(|found| found.amount).collect();
        // Of twelve corners of the two tiles two are shared.
        assert_eq!(amounts.iter().filter(|&&amount| amount == 2).count(), 2);
        assert_eq!(amounts.iter().map(|&amount| u32::from(amount)).sum::<u32>(), 12);
    }

    #[test]
    fn the_robbers_tile_gives_nothing_and_must_be_one() {
        let board = twins();
        let robbed = board.tiles().find(|tile| tile.chip.is_some()).unwrap().cell;
        let total: u32 = board.yields(Some(robbed)).unwrap().map(|found| u32::from(found.amount)).sum();
        assert_eq!(total, 6);
        let cell = Cell::new(7, 7);
        assert_eq!(board.yields(Some(cell)).err(), Some(SiteError::NoTile { cell }));
    }

    #[test]
    fn every_harbor_is_at_two_intersections() {
        let board = deal(0.201703, Rules::default());
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        board
            .sites()
            .filter_map(|site| site.harbor)
            .for_each(|harbor| *found.entry(harbor.symbol()).or_default() += 1);
        assert_eq!(found, BTreeMap::from([("\"", 2), ("#", 2), (".", 2), ("/", 2), ("?", 8), ("^", 2)]));
    }

    #[test]
    fn buildings_must_stand_on_the_board_and_apart() {
        let board = deal(0.5, Rules::default());
        let vertex = board.map().intersections()[7].vertex;
        let off = Vertex::new(Cell::new(99, 0), crate::grid::VertexKind::North);
        assert_eq!(
            board.settlement_sites([off].into_iter()).err(),
            Some(SiteError::NoIntersection { vertex: off })
        );
        assert_eq!(
            board.settlement_sites([vertex, vertex].into_iter()).err(),
            Some(SiteError::Twice { vertex })
        );
        assert_eq!(board.settlement_sites(core::iter::empty()).unwrap().count(), 54);
    }

    proptest! {
        #[test]
        fn sites_keep_their_distance(seed in -1.0..=1.0, picks in prop::collection::hash_set(0usize..54, 0..8)) {
            let board = deal(seed, Rules::default());
            let occupied: Vec<Vertex> = picks.iter().map(|&pick| board.map().intersections()[pick].vertex).collect();
            let open: HashSet<Vertex> = board.settlement_sites(occupied.iter().copied()).unwrap().collect();
            for intersection in board.map().intersections() {
                let vertex = intersection.vertex;
                let near = vertex.neighbors().unwrap();
                let free = !occupied.contains(&vertex) && !near.iter().any(|next| occupied.contains(next));
                prop_assert_eq!(open.contains(&vertex), free);
            }
        }

        #[test]
        fn what_a_roll_earns_is_six_for_each_tile_of_its_number(seed in -1.0..=1.0) {
            let board = deal(seed, Rules::default());
            let mut earned = [0u32; 13];
            for found in board.yields(None).unwrap() {
                earned[usize::from(found.roll)] += u32::from(found.amount);
            }
            for (roll, &amount) in earned.iter().enumerate() {
                let tiles = board.scores().iter().filter(|&&score| score > 0 && usize::from(score) == roll).count();
                prop_assert_eq!(amount as usize, 6 * tiles);
            }
            let pips_earned: u32 = board.sites().map(|site| u32::from(site.pips)).sum();
            prop_assert_eq!(pips_earned, 6 * 58);
        }
    }
}
