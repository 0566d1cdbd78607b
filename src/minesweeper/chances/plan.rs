//! The order in which the groups of a component are gone through.

use super::frontier::Frontier;
use super::six::Six;

/// A number's bits in the key of a state, enough for 6.
const BITS: u32 = 3;

/// As many numbers as a key has room for.
const SLOTS: u32 = u128::BITS / BITS;

/// What a number next to a group says of it.
#[derive(Clone, Copy, Default)]
struct Bound {
    /// Where the number's bits are.
    shift: u32,
    /// How many of its cells come later.
    later: u8,
}

/// A group, and how it changes the state: what each number that has cells both before and behind still wants.
pub(super) struct Step {
    /// Which one.
    pub(super) group: u32,
    /// How many cells it has.
    pub(super) size: u8,
    /// What numbers that have no cells before it want.
    first_met: u128,
    /// A one for each number next to it.
    next_to: u128,
    bounds: [Bound; 6],
    bound_count: u8,
}

impl Step {
    /// How many of its cells may be mines, from and to, in the state of a key; none where the first is greater.
    #[inline]
    pub(super) fn mines(&self, key: u128) -> (u8, u8) {
        let key = key | self.first_met;
        let bounds = &self.bounds[..usize::from(self.bound_count)];
        bounds.iter().fold((0, self.size), |(least, most), bound| {
            let wanted = (key >> bound.shift) as u8 & ((1 << BITS) - 1);
            (least.max(wanted.saturating_sub(bound.later)), most.min(wanted))
        })
    }

    /// The state after it, if so many are mines.
    #[inline]
    pub(super) fn after(&self, key: u128, mines: u8) -> u128 {
        (key | self.first_met) - u128::from(mines) * self.next_to
    }
}

/// Plans component after component.
pub(super) struct Planner<'a> {
    frontier: &'a Frontier,
    /// By group.
    is_done: Vec<bool>,
    /// By number: how many of its cells are in groups that are not done.
    cells_left: Vec<u8>,
    /// By number: where its bits are.
    shifts: Vec<Option<u32>>,
}

/// More numbers at a time than a state can hold.
pub(super) struct TooWide;

impl<'a> Planner<'a> {
    pub(super) fn new(frontier: &'a Frontier) -> Self {
        Self {
            frontier,
            is_done: vec![false; frontier.groups.len()],
            cells_left: frontier.numbers.iter().map(|number| number.cells).collect(),
            shifts: vec![None; frontier.numbers.len()],
        }
    }

    /// The groups of a component, so that few numbers at a time have cells both before and behind: from the number that is
    /// farthest from its first one on, always the groups of the number that brings the fewest new ones.
    pub(super) fn plan(&mut self, component: &[u32]) -> Result<Vec<Step>, TooWide> {
        let mut steps = Vec::new();
        let mut active: Vec<u32> = component.last().copied().into_iter().collect();
        let mut free_slots: u64 = (1 << SLOTS) - 1;
        while let Some(&next) = active.iter().min_by_key(|&&number| (self.numbers_brought_by(number), number))
        {
            for group in self.groups_left(next).as_slice() {
                steps.push(self.step(*group, &mut free_slots, &mut active)?);
            }
            active.retain(|&number| self.cells_left[number as usize] > 0);
        }
        Ok(steps)
    }

    fn groups_left(&self, number: u32) -> Six {
        let mut left = Six::default();
        let groups = self.frontier.numbers[number as usize].groups;
        let groups = groups.as_slice().iter().filter(|&&group| !self.is_done[group as usize]);
        groups.for_each(|&group| left.push(group));
        left
    }

    /// How many numbers would be met first in the groups of one.
    fn numbers_brought_by(&self, number: u32) -> usize {
        let groups = self.groups_left(number);
        let numbers = |group: u32| self.frontier.groups[group as usize].numbers;
        let is_new = |&number: &u32| self.shifts[number as usize].is_none();
        groups
            .as_slice()
            .iter()
            .map(|&group| numbers(group).as_slice().iter().filter(|number| is_new(number)).count())
            .sum()
    }

    fn step(&mut self, group: u32, free_slots: &mut u64, active: &mut Vec<u32>) -> Result<Step, TooWide> {
        let found = &self.frontier.groups[group as usize];
        let size = found.size();
        let mut step =
            Step { group, size, first_met: 0, next_to: 0, bounds: [Bound::default(); 6], bound_count: 0 };
        self.is_done[group as usize] = true;
        let mut freed = 0;
        for &number in found.numbers.as_slice() {
            let wanted = self.frontier.numbers[number as usize].wanted;
            let shift = match self.shifts[number as usize] {
                Some(shift) => shift,
                None => {
                    let slot = free_slots.trailing_zeros();
                    if slot >= SLOTS {
                        return Err(TooWide);
                    }
                    *free_slots &= !(1 << slot);
                    step.first_met |= u128::from(wanted) << (slot * BITS);
                    if !active.contains(&number) {
                        active.push(number);
                    }
                    *self.shifts[number as usize].insert(slot * BITS)
                }
            };
            let later = &mut self.cells_left[number as usize];
            *later -= size;
            if *later == 0 {
                freed |= 1 << (shift / BITS);
            }
            step.next_to |= 1 << shift;
            step.bounds[usize::from(step.bound_count)] = Bound { shift, later: *later };
            step.bound_count += 1;
        }
        *free_slots |= freed;
        Ok(step)
    }
}
