//! The distance rule: where one may still build a settlement.

use super::{BoardMap, PlaceError};
use crate::grid::{CellArray, Vertex};
use smallvec::SmallVec;

/// A mark for each intersection; boards of the game have them in place.
type Marks = SmallVec<[bool; 96]>;

impl BoardMap {
    /// The intersections, by (x, y, k), that have no building on them nor on any neighbor. `occupied` has a row [x, y, k]
    /// for each building.
    ///
    /// # Errors
    /// [`PlaceError`] where one of them is no intersection of the board, or comes twice.
    ///
    /// # Panics
    /// If the rows of `occupied` are not of three numbers.
    pub fn settlement_sites(
        &self,
        occupied: &CellArray<'_>,
    ) -> Result<impl Iterator<Item = Vertex> + '_, PlaceError> {
        let is_closed = self.closed(occupied)?;
        let open = self.intersections().iter().zip(is_closed).filter(|&(_, is_closed)| !is_closed);
        Ok(open.map(|(intersection, _)| intersection.vertex))
    }

    /// Whether each intersection is closed. It looks at no more buildings than there are intersections: one more comes twice
    /// or stands on none.
    fn closed(&self, occupied: &CellArray<'_>) -> Result<Marks, PlaceError> {
        let mut is_occupied: Marks = SmallVec::from_elem(false, self.intersections().len());
        // One more, for neighbors that are missing.
        let mut is_closed: Marks = SmallVec::from_elem(false, self.intersections().len() + 1);
        for (cell, row) in occupied.cells().zip(occupied.rows()) {
            let k = row[2];
            let found = Vertex::numbered(cell, k).ok().and_then(|vertex| self.intersection(vertex));
            let building = found.ok_or(PlaceError::NoIntersection { cell, k })?;
            if core::mem::replace(&mut is_occupied[building], true) {
                return Err(PlaceError::Twice { cell, k });
            }
            is_closed[building] = true;
            for next in self.next_to()[building] {
                is_closed[usize::from(next)] = true;
            }
        }
        Ok(is_closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;

    fn sites(occupied: &[i32]) -> Result<usize, PlaceError> {
        let occupied = CellArray::new("occupied", occupied, 3, 3, 3).unwrap();
        BoardMap::base().settlement_sites(&occupied).map(Iterator::count)
    }

    #[test]
    fn a_building_closes_its_own_intersection_and_those_next_to_it() {
        assert_eq!(sites(&[]), Ok(54));
        assert_eq!(sites(&[2, 2, 0]), Ok(50), "inland");
        assert_eq!(sites(&[0, 0, 0]), Ok(51), "at the coast");
        assert_eq!(sites(&[2, 2, 0, 2, 2, 1]), Ok(48), "side by side, against the rule");
    }

    #[test]
    fn a_building_closes_intersections_across_a_strait() {
        // The south corner of one tile and the north corner of the other are ends of an edge that has sea on both sides.
        let map = BoardMap::new(vec![Cell::new(0, 0), Cell::new(2, 1)]).unwrap();
        let occupied = CellArray::new("occupied", &[2, 1, 0], 3, 3, 3).unwrap();
        let open: Vec<Vertex> = map.settlement_sites(&occupied).unwrap().collect();
        assert_eq!(open.len(), 12 - 4);
        assert!(!open.iter().any(|site| (site.cell, site.k()) == (Cell::new(1, 1), 1)));
    }

    #[test]
    fn buildings_must_stand_on_intersections_of_the_board_each_on_its_own() {
        let cell = Cell::new(2, 2);
        assert_eq!(sites(&[0, 0, 0, 2, 2, 2]), Err(PlaceError::NoIntersection { cell, k: 2 }));
        assert_eq!(sites(&[2, 2, 0, 2, 2, 1, 2, 2, 0]), Err(PlaceError::Twice { cell, k: 0 }));
        let cell = Cell::new(i32::MAX, i32::MIN);
        assert_eq!(sites(&[i32::MAX, i32::MIN, 1]), Err(PlaceError::NoIntersection { cell, k: 1 }));
    }
}
