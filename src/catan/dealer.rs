//! Dealing boards from seeds.

use super::board::ByTile;
use super::chip_rules::{self, ChipRule, Deal};
use super::pieces::{chip_list, fixed_harbors, harbor_list, lettered_chips, tile_counts};
use super::terrain_rules::{self, TerrainRule};
use super::{
    Board, BoardChoice, BoardMap, Harbor, HarborChoice, Numbers, RandomEra, Resource, Rules, RulesError,
    TileOrder,
};
use crate::interrupt::Interrupt;
use crate::random::{Generator, Pg11, Pg12, Pg15, Seed, shuffle};
use smallvec::SmallVec;
use std::sync::Arc;

/// Rules that were found to fit together, and the pieces that they deal from.
#[derive(Debug, Clone)]
pub struct Dealer {
    rules: Rules,
    map: Arc<BoardMap>,
    tiles: Vec<Resource>,
    chips: Vec<u8>,
    harbors: Vec<Resource>,
}

/// Why a seed gives no board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// As many attempts as allowed, and none that the rules let pass.
    #[error("no deal of the {pieces} fits the rules in {}: {}", counted(*attempts, "attempt"), told(failures))]
    GaveUp {
        /// Tiles or chips.
        pieces: &'static str,
        /// How many attempts there were.
        attempts: u32,
        /// How many of them each rule was the first one to refuse, in the order in which rules are tested.
        failures: Vec<(&'static str, u32)>,
    },
}

fn told(failures: &[(&'static str, u32)]) -> String {
    let failed = failures.iter().filter(|&&(_, times)| times > 0);
    failed
        .map(|&(rule, times)| format!("{rule} failed {}", counted(times, "time")))
        .collect::<Vec<_>>()
        .join(", ")
}

fn counted(count: u32, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

impl Dealer {
    /// Looks whether the rules fit together.
    ///
    /// # Errors
    /// [`RulesError`] where the numbers of pieces do not fit the board, or it is none.
    pub fn new(rules: Rules) -> Result<Self, RulesError> {
        let map = match &rules.board {
            BoardChoice::Base => Arc::clone(BoardMap::base()),
            BoardChoice::Expansion => Arc::clone(BoardMap::expansion()),
            BoardChoice::Cells(cells) => {
                Arc::new(BoardMap::new(cells.clone()).map_err(RulesError::BadBoard)?)
            }
        };
        let tiles = tile_list(&rules, map.cells().len())?;
        let chips = chips_for(&rules, &map, &tiles)?;
        let places = map.harbor_places().len();
        let harbors = match rules.harbors {
            HarborChoice::Shuffled => harbor_list(places),
            HarborChoice::Fixed => fixed_harbors(places),
            HarborChoice::None => Vec::new(),
        };
        Ok(Self { rules, map, tiles, chips, harbors })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Where the tiles of its boards lie.
    #[must_use]
    pub const fn map(&self) -> &Arc<BoardMap> {
        &self.map
    }

    /// How many chips its boards have.
    #[must_use]
    pub fn chips(&self) -> usize {
        self.chips.len()
    }

    /// How many harbors its boards have.
    #[must_use]
    pub fn harbors(&self) -> usize {
        self.harbors.len()
    }

    /// The board of a seed: the same for ever, on every platform.
    ///
    /// Tiles are dealt until the rules of terrain hold, then chips until theirs do, then harbors: each deal that the rules
    /// allow is equally likely. With the default rules it takes 19 + 18·[`attempt`](Board::attempt) + 9 draws.
    ///
    /// # Errors
    /// [`DealError`] where the rules cannot be met, or hardly.
    pub fn deal(&self, seed: Seed, interrupt: &mut Interrupt<'_>) -> Result<Board, DealError> {
        match self.rules.random {
            RandomEra::Pg15 => self.draw(&mut Pg15::from_seed(seed), interrupt),
            RandomEra::Pg12 => self.draw(&mut Pg12::from_seed(seed), interrupt),
            RandomEra::Pg11 => self.draw(&mut Pg11::from_seed(seed), interrupt),
        }
    }

    fn draw<G: Generator>(
        &self,
        generator: &mut G,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Board, DealError> {
        let (terrain, terrain_attempt) = self.deal_tiles(generator, interrupt)?;
        let (scores, attempt) = self.deal_chips(generator, &terrain, interrupt)?;
        let harbors = self.deal_harbors(generator);
        Ok(Board {
            map: Arc::clone(&self.map),
            terrain,
            scores,
            harbors,
            terrain_attempt: Some(terrain_attempt),
            attempt: Some(attempt),
        })
    }

    fn deal_tiles<G: Generator>(
        &self,
        generator: &mut G,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(ByTile<Resource>, i32), DealError> {
        let mut terrain: ByTile<Resource> = SmallVec::from_slice(&self.tiles);
        let mut failures = [0; TerrainRule::NAMES.len()];
        for attempt in 1..=self.rules.max_attempts {
            interrupt.rounds(terrain.len());
            shuffle(generator, &mut terrain);
            match terrain_rules::broken_rule(&self.rules, &self.map, &terrain) {
                None => return Ok((terrain, attempt as i32)),
                Some(rule) => failures[rule as usize] += 1,
            }
        }
        Err(self.gave_up("tiles", &TerrainRule::NAMES, &failures))
    }

    /// The numbers by tile, and the attempts.
    fn deal_chips<G: Generator>(
        &self,
        generator: &mut G,
        terrain: &[Resource],
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(ByTile<u8>, i32), DealError> {
        let mut chips: ByTile<u8> = SmallVec::from_slice(&self.chips);
        let mut order = self.map.order();
        let mut deserts = order.deserts(terrain);
        let mut scores: ByTile<u8> = SmallVec::from_elem(0, terrain.len());
        let mut failures = [0; ChipRule::NAMES.len()];
        for attempt in 1..=self.rules.max_attempts {
            interrupt.rounds(terrain.len());
            match self.rules.numbers {
                Numbers::Random => shuffle(generator, &mut chips),
                Numbers::Spiral => {
                    order = self.draw_spiral(generator);
                    deserts = order.deserts(terrain);
                }
            }
            let deal = Deal { chips: &chips, order, deserts: &deserts };
            match chip_rules::broken_rule(&self.rules, &self.map, &deal, &mut scores) {
                None => return Ok((scores, attempt as i32)),
                Some(rule) => failures[rule as usize] += 1,
            }
        }
        Err(self.gave_up("chips", &ChipRule::NAMES, &failures))
    }

    /// One draw: corners counter-clockwise from the north-west, at each the counter-clockwise spiral first.
    fn draw_spiral<G: Generator>(&self, generator: &mut G) -> &TileOrder {
        let spirals = self.map.spirals();
        &spirals[G::scaled(generator.draw_bits(), spirals.len() as u64) as usize]
    }

    fn deal_harbors<G: Generator>(&self, generator: &mut G) -> SmallVec<[Harbor; 12]> {
        let mut resources: SmallVec<[Resource; 12]> = SmallVec::from_slice(&self.harbors);
        if self.rules.harbors == HarborChoice::Shuffled {
            shuffle(generator, &mut resources);
        }
        let places = self.map.harbor_places().iter().zip(resources).zip(1..);
        places.map(|((&place, resource), rn)| Harbor { rn, place, resource }).collect()
    }

    #[cold]
    fn gave_up(&self, pieces: &'static str, rules: &[&'static str], failures: &[u32]) -> DealError {
        let failures = rules.iter().copied().zip(failures.iter().copied()).collect();
        DealError::GaveUp { pieces, attempts: self.rules.max_attempts, failures }
    }
}

/// The tiles before the first shuffle: grain, lumber, ore, wool, brick, desert.
fn tile_list(rules: &Rules, board: usize) -> Result<Vec<Resource>, RulesError> {
    let counts = rules.tiles.unwrap_or_else(|| tile_counts(board));
    let sum = counts.iter().sum();
    if sum != board {
        return Err(RulesError::TileSum { sum, board, counts });
    }
    let copies = |(&terrain, count)| core::iter::repeat_n(terrain, count);
    Ok(Resource::TERRAINS.iter().zip(counts).flat_map(copies).collect())
}

/// The chips before the first shuffle, one for each tile that is no desert.
fn chips_for(rules: &Rules, map: &BoardMap, tiles: &[Resource]) -> Result<Vec<u8>, RulesError> {
    let own = match rules.board {
        BoardChoice::Cells(_) if rules.numbers == Numbers::Spiral => return Err(RulesError::NoSpirals),
        BoardChoice::Cells(_) => None,
        BoardChoice::Base | BoardChoice::Expansion => Some(lettered_chips(tiles.len())),
    };
    let deserts = tiles.iter().filter(|&&tile| tile == Resource::Desert).count();
    let wanted = tiles.len() - deserts;
    let chips = match (&rules.chips, own) {
        (Some(chips), _) => chips.clone(),
        (None, Some(lettered)) if rules.numbers == Numbers::Spiral => lettered.to_vec(),
        (None, Some(lettered)) => chip_list(lettered.len(), rules.random),
        (None, None) => chip_list(wanted, rules.random),
    };
    let (chips_there, tiles) = (chips.len(), map.cells().len());
    match &rules.chips {
        _ if chips_there == wanted => Ok(chips),
        Some(_) => Err(RulesError::ChipCount { chips: chips_there, tiles, deserts }),
        None => Err(RulesError::OwnChipCount { chips: chips_there, tiles, deserts }),
    }
}
