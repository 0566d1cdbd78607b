//! What one number says, or two together: quick, and nearly always enough.

use super::knowledge::{Contradiction, Knowledge, Known};
use super::six::Six;
use crate::interrupt::Interrupt;

impl Knowledge<'_> {
    /// Finds what follows from single numbers and from pairs of them, until that is nothing more.
    pub(in crate::minesweeper) fn deduce(
        &mut self,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<(), Contradiction> {
        let mut to_compare = Vec::new();
        loop {
            while let Some(index) = self.changed.pop() {
                interrupt.round();
                let index = index as usize;
                self.deduce_from(index)?;
                if self.unknown_around(index) > 0 {
                    to_compare.push(index);
                }
            }
            let Some(index) = to_compare.pop() else { return Ok(()) };
            interrupt.round();
            self.compare_with_others(index)?;
            if !self.changed.is_empty() {
                to_compare.push(index);
            }
        }
    }

    /// As many mines as there are cells, or none.
    fn deduce_from(&mut self, index: usize) -> Result<(), Contradiction> {
        let (wanted, unknown) = (self.wanted(index), self.unknown_around(index));
        if wanted > unknown {
            return Err(Contradiction);
        }
        if unknown > 0 && (wanted == 0 || wanted == unknown) {
            for cell in self.unknown_of(index).as_slice() {
                self.find(*cell as usize, wanted > 0)?;
            }
        }
        Ok(())
    }

    /// Compares a number with every other one next to a cell of its own, until something is found.
    fn compare_with_others(&mut self, index: usize) -> Result<(), Contradiction> {
        let own = self.unknown_of(index);
        for &cell in own.as_slice() {
            for other in self.field.neighbors(cell as usize) {
                if other != index && self.of(other) == Known::Open {
                    self.compare(index, own, other)?;
                    if !self.changed.is_empty() {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Where one number wants as many more mines than another as it has cells for itself, these are all mines, and those that
    /// only the other has are none.
    fn compare(&mut self, index: usize, own: Six, other: usize) -> Result<(), Contradiction> {
        let others = self.unknown_of(other);
        let only = |these: Six, those: Six| {
            let mut only = Six::default();
            let apart = these.as_slice().iter().filter(|cell| !those.as_slice().contains(cell));
            apart.for_each(|&cell| only.push(cell));
            only
        };
        let (here, there) = (only(own, others), only(others, own));
        let more = i32::from(self.wanted(index)) - i32::from(self.wanted(other));
        let (mines, safe) = if more == here.as_slice().len() as i32 {
            (here, there)
        } else if -more == there.as_slice().len() as i32 {
            (there, here)
        } else {
            return Ok(());
        };
        mines.as_slice().iter().try_for_each(|&cell| self.find(cell as usize, true))?;
        safe.as_slice().iter().try_for_each(|&cell| self.find(cell as usize, false))
    }

    /// The neighbors of which nothing is known.
    fn unknown_of(&self, index: usize) -> Six {
        let mut unknown = Six::default();
        let cells = self.field.neighbors(index).filter(|&cell| self.of(cell) == Known::Nothing);
        cells.for_each(|cell| unknown.push(cell as u32));
        unknown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;
    use crate::minesweeper::Field;

    /// What is known of cells after some others were opened.
    fn deduce(cells: &[(i32, i32)], open: &[(i32, i32, u8)]) -> Result<Vec<Known>, Contradiction> {
        let mut no_check = || {};
        let interrupt = &mut Interrupt::new(&mut no_check);
        let all = cells.iter().copied().chain(open.iter().map(|&(x, y, _)| (x, y)));
        let field = Field::of("cells", all.map(|(x, y)| Cell::new(x, y)).collect(), interrupt).unwrap();
        let index = |x, y| field.index_of(Cell::new(x, y)).unwrap();
        let mut knowledge = Knowledge::none(&field);
        for &(x, y, number) in open {
            knowledge.open(index(x, y), number)?;
        }
        knowledge.deduce(interrupt)?;
        Ok(cells.iter().map(|&(x, y)| knowledge.of(index(x, y))).collect())
    }

    const NORTH_EAST: (i32, i32) = (-1, 0);
    const EAST: (i32, i32) = (0, 1);
    const SOUTH_EAST: (i32, i32) = (1, 1);

    #[test]
    fn a_number_of_all_its_cells_or_none_decides_them() {
        assert_eq!(deduce(&[NORTH_EAST, EAST], &[(0, 0, 2)]), Ok(vec![Known::Mine; 2]));
        assert_eq!(deduce(&[NORTH_EAST, EAST], &[(0, 0, 0)]), Ok(vec![Known::Safe; 2]));
        assert_eq!(deduce(&[NORTH_EAST, EAST], &[(0, 0, 1)]), Ok(vec![Known::Nothing; 2]));
    }

    #[test]
    fn two_numbers_decide_what_only_one_of_them_sees() {
        let cells = [NORTH_EAST, EAST, SOUTH_EAST];
        // (-1, 1) sees the first two of three.
        let nothing_but = |last| Ok(vec![Known::Nothing, Known::Nothing, last]);
        assert_eq!(deduce(&cells, &[(0, 0, 2), (-1, 1, 1)]), nothing_but(Known::Mine));
        assert_eq!(deduce(&cells, &[(0, 0, 1), (-1, 1, 1)]), nothing_but(Known::Safe));
        assert_eq!(deduce(&cells, &[(-1, 1, 1), (0, 0, 2)]), nothing_but(Known::Mine));
    }

    #[test]
    fn what_is_found_leads_on() {
        // A row of numbers, each of which sees what the one before it decides.
        let cells = [(0, 0), (0, 2), (0, 4), (0, 6)];
        let open = [(0, 1, 1), (0, 3, 1), (0, 5, 1), (1, 7, 1)];
        let expected = [Known::Safe, Known::Mine, Known::Safe, Known::Mine];
        assert_eq!(deduce(&cells, &open), Ok(expected.to_vec()));
    }

    #[test]
    fn numbers_that_cannot_be_are_a_contradiction() {
        assert_eq!(deduce(&[EAST], &[(0, 0, 2)]), Err(Contradiction));
        assert_eq!(deduce(&[EAST], &[(0, 0, 1), (0, 2, 0)]), Err(Contradiction));
        assert_eq!(deduce(&[NORTH_EAST, EAST], &[(0, 0, 2), (-1, 1, 1)]), Err(Contradiction));
    }
}
