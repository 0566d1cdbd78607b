//! The shut cells next to numbers, and which of them are connected.

use super::knowledge::{Knowledge, Known};
use super::six::Six;
use crate::interrupt::Interrupt;
use core::ops::Range;

/// Cells that are next to the same numbers. They are alike: it only counts how many of them are mines.
pub(super) struct Group {
    /// Where they are in the frontier's list, at most six.
    cells: Range<usize>,
    /// The numbers that they are next to.
    pub(super) numbers: Six,
}

impl Group {
    /// How many cells there are.
    pub(super) fn size(&self) -> u8 {
        self.cells.len() as u8
    }
}

/// A number next to cells of which nothing is known.
pub(super) struct Number {
    /// How many of those cells are mines.
    pub(super) wanted: u8,
    /// How many cells they are.
    pub(super) cells: u8,
    /// Their groups.
    pub(super) groups: Six,
}

/// The cells of which nothing is known.
pub(super) struct Frontier {
    pub(super) groups: Vec<Group>,
    pub(super) numbers: Vec<Number>,
    /// By group.
    cells: Vec<u32>,
    /// By component; within one, in the order of their distance from its first.
    ordered_numbers: Vec<u32>,
    /// Where each component's numbers are.
    components: Vec<Range<usize>>,
    /// Cells next to no number.
    pub(super) rest: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Frontier {
    pub(super) fn of(knowledge: &Knowledge<'_>, interrupt: &mut Interrupt<'_>) -> Self {
        let (mut numbers, number_of) = numbers(knowledge, interrupt);
        let (beside, rest) = cells(knowledge, &number_of, interrupt);
        let groups = groups(&beside, &mut numbers, interrupt);
        let cells = beside.into_iter().map(|(_, cell)| cell).collect();
        let (ordered_numbers, components) = components(&groups, &numbers, interrupt);
        Self { groups, numbers, cells, ordered_numbers, components, rest }
    }

    /// The numbers of each component, in the order of their distance from its first.
    pub(super) fn components(&self) -> impl ExactSizeIterator<Item = &[u32]> {
        self.components.iter().map(|numbers| &self.ordered_numbers[numbers.clone()])
    }

    /// The cells of a group.
    pub(super) fn cells_of(&self, group: usize) -> &[u32] {
        &self.cells[self.groups[group].cells.clone()]
    }
}

/// The numbers next to cells of which nothing is known, without their groups, and by cell of the field which one it has.
fn numbers(knowledge: &Knowledge<'_>, interrupt: &mut Interrupt<'_>) -> (Vec<Number>, Vec<u32>) {
    let mut numbers = Vec::new();
    let mut number_of = vec![NONE; knowledge.field.len()];
    for (index, number) in number_of.iter_mut().enumerate() {
        interrupt.round();
        let cells = knowledge.unknown_around(index);
        if knowledge.of(index) == Known::Open && cells > 0 {
            *number = numbers.len() as u32;
            numbers.push(Number { wanted: knowledge.wanted(index), cells, groups: Six::default() });
        }
    }
    (numbers, number_of)
}

/// The cells of which nothing is known: those next to numbers in the order of these, and the others.
fn cells(
    knowledge: &Knowledge<'_>,
    number_of: &[u32],
    interrupt: &mut Interrupt<'_>,
) -> (Vec<(Six, u32)>, Vec<u32>) {
    let mut beside = Vec::new();
    let mut rest = Vec::new();
    for index in 0..number_of.len() {
        interrupt.round();
        if knowledge.of(index) != Known::Nothing {
            continue;
        }
        let mut around = Six::default();
        let found = knowledge.field.neighbors(index).map(|neighbor| number_of[neighbor]);
        found.filter(|&number| number != NONE).for_each(|number| around.push(number));
        around.sort();
        if around.as_slice().is_empty() {
            rest.push(index as u32);
        } else {
            beside.push((around, index as u32));
        }
    }
    beside.sort_unstable_by(|a, b| {
        interrupt.round();
        a.cmp(b)
    });
    (beside, rest)
}

/// The groups of cells in the order of their numbers; they are told to the numbers.
fn groups(beside: &[(Six, u32)], numbers: &mut [Number], interrupt: &mut Interrupt<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for alike in beside.chunk_by(|(a, _), (b, _)| a == b) {
        interrupt.round();
        let start = groups.last().map_or(0, |group| group.cells.end);
        let next_to = alike[0].0;
        for &number in next_to.as_slice() {
            numbers[number as usize].groups.push(groups.len() as u32);
        }
        groups.push(Group { cells: start..start + alike.len(), numbers: next_to });
    }
    groups
}

/// Numbers are connected by groups that are next to several. Walks from one to the next, breadth first.
fn components(
    groups: &[Group],
    numbers: &[Number],
    interrupt: &mut Interrupt<'_>,
) -> (Vec<u32>, Vec<Range<usize>>) {
    let mut ordered: Vec<u32> = Vec::with_capacity(numbers.len());
    let mut components = Vec::new();
    let mut was_met = vec![false; numbers.len()];
    for first in 0..numbers.len() {
        if was_met[first] {
            continue;
        }
        let start = ordered.len();
        was_met[first] = true;
        ordered.push(first as u32);
        let mut next = start;
        while let Some(&number) = ordered.get(next) {
            interrupt.round();
            next += 1;
            for &group in numbers[number as usize].groups.as_slice() {
                for &other in groups[group as usize].numbers.as_slice() {
                    if !core::mem::replace(&mut was_met[other as usize], true) {
                        ordered.push(other);
                    }
                }
            }
        }
        components.push(start..ordered.len());
    }
    (ordered, components)
}
