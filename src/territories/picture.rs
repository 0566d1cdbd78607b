//! A shared map in characters.

use super::TerritoryError;
use super::division::Territories;
use super::holdings::NOBODY;
use crate::drawing::{Labels, TextMap};
use crate::grid::{CellMap, Orientation};
use crate::interrupt::Interrupt;

impl Territories {
    /// The lines of a picture, from the top and without blanks at their ends: the number of its player on
    /// each cell, walls around pieces only. Cells that nobody holds are blank.
    ///
    /// # Errors
    /// [`TerritoryError::Drawing`] where the cells lie too far apart.
    pub fn picture(
        &self,
        orientation: Orientation,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Vec<String>, TerritoryError> {
        let cells = self.land.cells();
        let map = CellMap::of("cells", cells.iter().copied(), interrupt)?;
        let numbers: Vec<String> = (1..=self.players).map(|player| player.to_string()).collect();
        let owners = self.owner.get(..cells.len()).unwrap_or_default();
        let number = |&owner: &u32| (owner != NOBODY).then(|| numbers[owner as usize].as_str());
        let labels = Labels::new(owners.iter().map(number), cells.len(), interrupt)?;
        let picture = TextMap::new(cells, orientation).labels(&labels).regions(&map, &self.pieces.of_cell);
        Ok(picture.draw(interrupt)?.into_lines().collect())
    }
}
