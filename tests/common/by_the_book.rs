//! Rules and dealing anew, by definition and without haste; only the random generators are the library's.

use super::pieces_by_hand as pieces;
use super::walked_spirals::walked_spirals;
use catan_hex::catan::{DesertPlace, HarborChoice, Numbers, RandomEra, RedTest, Resource, Rules};
use catan_hex::grid::Cell;
use catan_hex::random::{Generator, Pg11, Pg12, Pg15, Seed};

/// Whether two tiles share a side.
pub fn touch(a: Cell, b: Cell) -> bool {
    matches!((b.x - a.x, b.y - a.y), (-1, -1) | (-1, 0) | (0, -1) | (0, 1) | (1, 0) | (1, 1))
}

/// A board as it is dealt by definition.
#[derive(Debug, PartialEq, Eq)]
pub struct Dealt {
    pub terrain: Vec<Resource>,
    pub terrain_attempt: i32,
    /// By tile; 0 on deserts.
    pub scores: Vec<u8>,
    pub attempt: i32,
    pub harbors: Vec<Resource>,
    /// How many numbers were drawn.
    pub draws: usize,
}

/// A named rule and how often it was the first one to refuse a deal.
pub type Failures = Vec<(&'static str, u32)>;

/// The first rule of terrain that is broken.
pub fn broken_terrain_rule(rules: &Rules, cells: &[Cell], terrain: &[Resource]) -> Option<&'static str> {
    let mut deserts = (0..cells.len()).filter(|&tile| terrain[tile] == Resource::Desert);
    if !deserts.all(|desert| may_be_desert(rules.desert, cells, desert)) {
        return Some("desert");
    }
    let alike = |a: usize, b: usize| terrain[a] == terrain[b];
    if rules.terrain_apart && any_touching(cells, alike) {
        return Some("terrain_apart");
    }
    let largest = (0..cells.len()).map(|tile| cluster(cells, terrain, tile)).max().unwrap_or(0);
    rules.max_cluster.is_some_and(|most| largest > most as usize).then_some("max_cluster")
}

pub fn may_be_desert(place: DesertPlace, cells: &[Cell], tile: usize) -> bool {
    let neighbors = |tile: usize| cells.iter().filter(|&&other| touch(cells[tile], other)).count();
    // The tiles nearest to the middle are those with the least sum of squared distances to all tiles.
    let spread = |tile: usize| -> i64 {
        let squared = |other: &Cell| {
            let (x, y) = (i64::from(cells[tile].x - other.x), i64::from(cells[tile].y - other.y));
            x * x - x * y + y * y
        };
        cells.iter().map(squared).sum()
    };
    match place {
        DesertPlace::Anywhere => true,
        DesertPlace::Inland => neighbors(tile) == 6,
        DesertPlace::Coast => neighbors(tile) < 6,
        DesertPlace::Center => (0..cells.len()).all(|other| spread(tile) <= spread(other)),
    }
}

fn any_touching(cells: &[Cell], both: impl Fn(usize, usize) -> bool) -> bool {
    (0..cells.len()).any(|a| (0..cells.len()).any(|b| touch(cells[a], cells[b]) && both(a, b)))
}

/// How many tiles of its terrain are connected with a tile, itself among them.
fn cluster(cells: &[Cell], terrain: &[Resource], tile: usize) -> usize {
    let mut found = vec![tile];
    let mut looked_at = 0;
    while looked_at < found.len() {
        let here = found[looked_at];
        for next in 0..cells.len() {
            if touch(cells[here], cells[next]) && terrain[next] == terrain[tile] && !found.contains(&next) {
                found.push(next);
            }
        }
        looked_at += 1;
    }
    found.len()
}

/// The first rule of chips that is broken; the numbers by tile, 0 where there is none.
pub fn broken_chip_rule(rules: &Rules, cells: &[Cell], scores: &[u8]) -> Option<&'static str> {
    let both_of = |numbers: [u8; 2]| {
        any_touching(cells, |a, b| numbers.contains(&scores[a]) && numbers.contains(&scores[b]))
    };
    if rules.reds_apart && rules.red_test == RedTest::Board && both_of([6, 8]) {
        return Some("reds_apart");
    }
    if rules.two_twelve_apart && both_of([2, 12]) {
        return Some("two_twelve_apart");
    }
    if rules.equal_apart && any_touching(cells, |a, b| scores[a] == scores[b] && scores[a] > 0) {
        return Some("equal_apart");
    }
    rules.max_pips.is_some_and(|most| most_pips(cells, scores) > most).then_some("max_pips")
}

/// The most ways to throw a number on one, two or three tiles that lie around a point.
pub fn most_pips(cells: &[Cell], scores: &[u8]) -> u32 {
    let throws = |score: u8| match score {
        0 => 0,
        score => (1..=6).filter(|die| (1..=6).contains(&(i32::from(score) - die))).count() as u32,
    };
    let pips: Vec<u32> = scores.iter().map(|&score| throws(score)).collect();
    let around = |a: usize, b: usize| a == b || touch(cells[a], cells[b]);
    let mut most = 0;
    for a in 0..cells.len() {
        for b in (a..cells.len()).filter(|&b| around(a, b)) {
            for c in (b..cells.len()).filter(|&c| around(a, c) && around(b, c)) {
                let mut tiles = vec![a, b, c];
                tiles.dedup();
                most = most.max(tiles.iter().map(|&tile| pips[tile]).sum());
            }
        }
    }
    most
}

/// Deals by the rules, as the documentation tells it.
pub fn deal(rules: &Rules, cells: &[Cell], harbor_places: usize, seed: Seed) -> Result<Dealt, Failures> {
    match rules.random {
        RandomEra::Pg15 => Table::<Pg15>::new(rules, cells, seed).deal(harbor_places),
        RandomEra::Pg12 => Table::<Pg12>::new(rules, cells, seed).deal(harbor_places),
        RandomEra::Pg11 => Table::<Pg11>::new(rules, cells, seed).deal(harbor_places),
    }
}

struct Table<'a, G> {
    rules: &'a Rules,
    cells: &'a [Cell],
    generator: G,
    draws: usize,
}

impl<'a, G: Generator> Table<'a, G> {
    fn new(rules: &'a Rules, cells: &'a [Cell], seed: Seed) -> Self {
        Self { rules, cells, generator: G::from_seed(seed), draws: 0 }
    }

    fn draw(&mut self) -> f64 {
        self.draws += 1;
        self.generator.draw()
    }

    fn shuffle<T: Copy>(&mut self, list: &mut Vec<T>) {
        let mut drawn: Vec<(f64, T)> = list.iter().map(|&piece| (self.draw(), piece)).collect();
        drawn.sort_by(|a, b| a.0.total_cmp(&b.0));
        *list = drawn.into_iter().map(|(_, piece)| piece).collect();
    }

    fn deal(mut self, harbor_places: usize) -> Result<Dealt, Failures> {
        let (terrain, terrain_attempt) = self.deal_tiles()?;
        let (scores, attempt) = self.deal_chips(&terrain)?;
        let mut harbors = match self.rules.harbors {
            HarborChoice::Shuffled => pieces::harbors(harbor_places),
            HarborChoice::Fixed => pieces::fixed_harbors(harbor_places),
            HarborChoice::None => Vec::new(),
        };
        if self.rules.harbors == HarborChoice::Shuffled {
            self.shuffle(&mut harbors);
        }
        Ok(Dealt { terrain, terrain_attempt, scores, attempt, harbors, draws: self.draws })
    }

    fn deal_tiles(&mut self) -> Result<(Vec<Resource>, i32), Failures> {
        let mut terrain = match self.rules.tiles {
            None => pieces::tiles(self.cells.len()),
            Some(counts) => Resource::TERRAINS
                .into_iter()
                .zip(counts)
                .flat_map(|(kind, count)| vec![kind; count])
                .collect(),
        };
        let mut failures = vec![("desert", 0), ("terrain_apart", 0), ("max_cluster", 0)];
        for attempt in 1..=self.rules.max_attempts {
            self.shuffle(&mut terrain);
            match broken_terrain_rule(self.rules, self.cells, &terrain) {
                None => return Ok((terrain, attempt as i32)),
                Some(broken) => count(&mut failures, broken),
            }
        }
        Err(failures)
    }

    fn deal_chips(&mut self, terrain: &[Resource]) -> Result<(Vec<u8>, i32), Failures> {
        let mut chips = self.chip_list(terrain);
        let mut failures =
            vec![("reds_apart", 0), ("two_twelve_apart", 0), ("equal_apart", 0), ("max_pips", 0)];
        for attempt in 1..=self.rules.max_attempts {
            let mut order: Vec<usize> = (0..self.cells.len()).collect();
            match self.rules.numbers {
                Numbers::Random => self.shuffle(&mut chips),
                Numbers::Spiral => order = walked_spirals(self.cells)[(self.draw() * 12.0) as usize].clone(),
            }
            order.retain(|&tile| terrain[tile] != Resource::Desert);
            let mut scores = vec![0; self.cells.len()];
            for (&tile, &chip) in order.iter().zip(&chips) {
                scores[tile] = chip;
            }
            match self.broken_by_article(&chips).or_else(|| broken_chip_rule(self.rules, self.cells, &scores))
            {
                None => return Ok((scores, attempt as i32)),
                Some(broken) => count(&mut failures, broken),
            }
        }
        Err(failures)
    }

    fn chip_list(&self, terrain: &[Resource]) -> Vec<u8> {
        let with_chips = terrain.iter().filter(|&&terrain| terrain != Resource::Desert).count();
        match (&self.rules.chips, self.rules.numbers) {
            (Some(chips), _) => chips.clone(),
            (None, Numbers::Random) => pieces::chips(with_chips, self.rules.random),
            (None, Numbers::Spiral) => pieces::lettered_chips(self.cells.len()),
        }
    }

    /// The article's test: chip i on tile i, whatever lies there.
    fn broken_by_article(&self, chips: &[u8]) -> Option<&'static str> {
        let is_red = |tile: usize| chips.get(tile).is_some_and(|chip| [6, 8].contains(chip));
        let tested = self.rules.reds_apart && self.rules.red_test == RedTest::Article;
        (tested && any_touching(self.cells, |a, b| is_red(a) && is_red(b))).then_some("reds_apart")
    }
}

fn count(failures: &mut Failures, broken: &str) {
    for (_, times) in failures.iter_mut().filter(|(rule, _)| *rule == broken) {
        *times += 1;
    }
}
