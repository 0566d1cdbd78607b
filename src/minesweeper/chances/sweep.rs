//! All placements of mines in a component, counted state by state instead of one by one.

use super::mine_counts::MineCounts;
use super::odds::Odds;
use super::plan::Step;
use super::weight::Weight;
use crate::interrupt::Interrupt;
use crate::memory;
use core::ops::Range;

/// The most that is counted for a component: numbers of mines in states, and ways from state to state, in all its layers.
pub const MAX_COUNTING_STEPS: usize = 1 << 22;

/// The most that is counted for all components together.
pub const MAX_COUNTING_STEPS_IN_ALL: usize = 8 * MAX_COUNTING_STEPS;

/// So much is done without asking whether there is memory for it; then that is asked for twice as much at a time.
const LITTLE_WORK: usize = 1 << 15;

/// No piece of work takes more, in lists that grow by doubling: at worst each state has a single weight and a single way.
const BYTES_FOR_WORK: usize = 192;

/// What keeps placements from being counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SweepError {
    /// There are none.
    NoPlacement,
    /// It would take more than [`MAX_COUNTING_STEPS`].
    TooMuchWork,
    /// There is no memory for it.
    OutOfMemory,
}

/// What the numbers still want behind some of the groups, and the placements in those groups that leave it so.
#[derive(Clone, Copy)]
struct State {
    key: u128,
    /// The fewest mines of those placements.
    least: u32,
    /// Where their weights by number of mines are.
    start: u32,
    /// How many numbers of mines there are.
    count: u32,
}

impl State {
    fn weights(&self) -> Range<usize> {
        self.start as usize..(self.start + self.count) as usize
    }
}

/// From one state to one of the next layer by so many mines in the group between.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    /// The state that it leads to.
    key: u128,
    from: u32,
    mines: u8,
}

/// A way, with the states as places in their list.
struct Link {
    from: u32,
    to: u32,
    mines: u8,
}

/// The layers of states between the groups of a component.
pub(super) struct Sweep {
    steps: Vec<Step>,
    states: Vec<State>,
    links: Vec<Link>,
    weights: Vec<Weight>,
    /// The states behind each group, those before the first one too.
    layers: Vec<Range<usize>>,
    /// The ways over each group.
    crossings: Vec<Range<usize>>,
    /// How much work there is memory for.
    room: usize,
}

impl Sweep {
    /// Counts the placements in a component whose groups are gone through in such steps.
    pub(super) fn over(steps: Vec<Step>, interrupt: &mut Interrupt<'_>) -> Result<Self, SweepError> {
        let start = State { key: 0, least: 0, start: 0, count: 1 };
        let mut sweep = Self {
            layers: Vec::with_capacity(steps.len() + 1),
            crossings: Vec::with_capacity(steps.len()),
            states: vec![start],
            links: Vec::new(),
            weights: vec![Weight::ONE],
            steps: Vec::new(),
            room: LITTLE_WORK,
        };
        sweep.layers.push(0..1);
        let mut ways = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            ways.clear();
            for from in sweep.layers[number].clone() {
                interrupt.round();
                let key = sweep.states[from].key;
                let (least, most) = step.mines(key);
                // Each will be a link.
                sweep.expect_room(ways.len() + usize::from(step.size) + 1)?;
                ways.extend((least..=most).map(|mines| Way {
                    key: step.after(key, mines),
                    from: from as u32,
                    mines,
                }));
            }
            if ways.is_empty() {
                return Err(SweepError::NoPlacement);
            }
            sweep.cross(step.size, &mut ways, interrupt)?;
        }
        sweep.steps = steps;
        Ok(sweep)
    }

    /// Appends the layer that some ways lead to. No float depends on the order in which they come.
    fn cross(&mut self, size: u8, ways: &mut [Way], interrupt: &mut Interrupt<'_>) -> Result<(), SweepError> {
        ways.sort_unstable_by(|a, b| {
            interrupt.round();
            a.cmp(b)
        });
        let (first_state, first_link) = (self.states.len(), self.links.len());
        for ways in ways.chunk_by(|a, b| a.key == b.key) {
            let ends = ways.iter().map(|way| {
                let from = &self.states[way.from as usize];
                let least = from.least + u32::from(way.mines);
                (least, least + from.count)
            });
            let (least, end) =
                ends.fold((u32::MAX, 0), |(least, end), way| (least.min(way.0), end.max(way.1)));
            let start = self.weights.len();
            let count = end - least;
            self.expect_room(count as usize)?;
            self.weights.resize(start + count as usize, Weight::ZERO);
            let (before, sums) = self.weights.split_at_mut(start);
            for way in ways {
                interrupt.round();
                let from = &self.states[way.from as usize];
                let choices = choose(size, way.mines);
                let sums = &mut sums[(from.least + u32::from(way.mines) - least) as usize..];
                for (sum, &weight) in sums.iter_mut().zip(&before[from.weights()]) {
                    *sum += weight * choices;
                }
                self.links.push(Link { from: way.from, to: self.states.len() as u32, mines: way.mines });
            }
            self.states.push(State { key: ways[0].key, least, start: start as u32, count });
        }
        self.layers.push(first_state..self.states.len());
        self.crossings.push(first_link..self.links.len());
        Ok(())
    }

    /// How much work was done, which is how much memory it takes.
    pub(super) fn work(&self) -> usize {
        self.weights.len() + self.links.len()
    }

    fn expect_room(&mut self, more: usize) -> Result<(), SweepError> {
        let work = self.work() + more;
        if work > MAX_COUNTING_STEPS {
            return Err(SweepError::TooMuchWork);
        }
        if work > self.room {
            self.room = 2 * work;
            if !memory::is_available(self.room * BYTES_FOR_WORK) {
                return Err(SweepError::OutOfMemory);
            }
        }
        Ok(())
    }

    /// All placements in the component, by number of mines.
    pub(super) fn mine_counts(&self) -> MineCounts {
        // No number wants anything behind the last group, so there is one state.
        let last = &self.states[self.states.len() - 1];
        MineCounts { least: last.least as usize, weights: self.weights[last.weights()].to_vec() }
    }

    /// For each group the weight of the placements in which one of its cells, whichever, is a mine and in which it is not, from
    /// the weight of what lies outside the component by the number of mines in it.
    pub(super) fn odds(&self, outside: Vec<Weight>, interrupt: &mut Interrupt<'_>) -> Vec<(u32, Odds)> {
        let mut odds = Vec::with_capacity(self.steps.len());
        // Of all that comes behind a state, by the number of mines up to it.
        let mut behind = outside;
        for (number, step) in self.steps.iter().enumerate().rev() {
            let (here, there) =
                (&self.states[self.layers[number].clone()], &self.states[self.layers[number + 1].clone()]);
            let (first_here, first_there) = (here[0].start, there[0].start);
            let end = here.last().map_or(first_here, |state| state.start + state.count);
            let mut sums = vec![Weight::ZERO; (end - first_here) as usize];
            let mut of_group = Odds::NONE;
            for link in &self.links[self.crossings[number].clone()] {
                interrupt.round();
                let (from, to) = (&self.states[link.from as usize], &self.states[link.to as usize]);
                let start = to.start - first_there + from.least + u32::from(link.mines) - to.least;
                let behind = &behind[start as usize..];
                let sums = &mut sums[(from.start - first_here) as usize..];
                let choices = choose(step.size, link.mines);
                let mut whole = Weight::ZERO;
                for ((&before, &behind), sum) in self.weights[from.weights()].iter().zip(behind).zip(sums) {
                    whole += before * behind;
                    *sum += behind * choices;
                }
                let others = step.size - 1;
                if link.mines > 0 {
                    of_group.mine += whole * choose(others, link.mines - 1);
                }
                if link.mines <= others {
                    of_group.safe += whole * choose(others, link.mines);
                }
            }
            odds.push((step.group, of_group));
            behind = sums;
        }
        odds
    }
}

/// In how many ways some of at most six cells can be chosen.
fn choose(of: u8, some: u8) -> Weight {
    const WAYS: [[u64; 7]; 7] = [
        [1, 0, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0, 0],
        [1, 2, 1, 0, 0, 0, 0],
        [1, 3, 3, 1, 0, 0, 0],
        [1, 4, 6, 4, 1, 0, 0],
        [1, 5, 10, 10, 5, 1, 0],
        [1, 6, 15, 20, 15, 6, 1],
    ];
    Weight::of(WAYS[usize::from(of)][usize::from(some)])
}
