//! What the intersections of a board are worth.

use super::{Board, Resource, pips};
use crate::grid::Vertex;
use smallvec::SmallVec;

/// An intersection of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Site {
    /// Where it is.
    pub vertex: Vertex,
    /// How many tiles lie around it, 1 to 3.
    pub tiles: u8,
    /// The sum of their pips: in how many throws of two dice out of 36 they earn something, each tile counted.
    pub pips: u8,
    /// What its harbor trades; none without one.
    pub harbor: Option<Resource>,
}

impl Board {
    /// Its intersections, by (x, y, k).
    pub fn sites(&self) -> impl Iterator<Item = Site> + '_ {
        let intersections = self.map.intersections().iter();
        intersections.zip(self.harbors_by_intersection()).map(|(intersection, harbor)| {
            let around = intersection.tiles(self.scores.len());
            let (tiles, pips) =
                around.fold((0, 0), |(tiles, sum), tile| (tiles + 1, sum + pips(self.scores[tile])));
            Site { vertex: intersection.vertex, tiles, pips, harbor }
        })
    }

    fn harbors_by_intersection(&self) -> SmallVec<[Option<Resource>; 80]> {
        let mut harbors = SmallVec::from_elem(None, self.map.intersections().len());
        for harbor in &self.harbors {
            for corner in harbor.place.corners() {
                if let Some(index) = self.map.intersection(corner) {
                    harbors[index] = Some(harbor.resource);
                }
            }
        }
        harbors
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Dealer, Preset, Rules};
    use super::*;
    use crate::interrupt::Interrupt;
    use crate::random::Seed;
    use std::collections::BTreeMap;

    fn sites(preset: Preset) -> Vec<Site> {
        let dealer = Dealer::new(Rules::preset(preset)).unwrap();
        let seed = Seed::new(0.201703).unwrap();
        dealer.deal(seed, &mut Interrupt::new(&mut || {})).unwrap().sites().collect()
    }

    #[test]
    fn the_harbors_of_the_game_are_at_two_intersections_each() {
        for (preset, wool, generic) in [(Preset::Base, 2, 8), (Preset::Expansion, 4, 10)] {
            let mut found: BTreeMap<Resource, usize> = BTreeMap::new();
            for harbor in sites(preset).into_iter().filter_map(|site| site.harbor) {
                *found.entry(harbor).or_default() += 1;
            }
            let [grain, lumber, ore, brick] =
                [Resource::Grain, Resource::Lumber, Resource::Ore, Resource::Brick].map(|harbor| (harbor, 2));
            let others = [(Resource::Wool, wool), (Resource::Generic, generic)];
            assert_eq!(found, [grain, lumber, ore, brick].into_iter().chain(others).collect());
        }
    }

    #[test]
    fn the_chips_of_the_base_board_are_58_pips_at_six_corners_each() {
        assert_eq!(sites(Preset::Base).iter().map(|site| u32::from(site.pips)).sum::<u32>(), 6 * 58);
    }
}
