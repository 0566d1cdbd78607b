//! An order of a board's tiles: by number, or along a spiral.

use super::Resource;
use smallvec::SmallVec;

/// All tiles in some order, and which of them touch.
#[derive(Debug, PartialEq, Eq)]
pub struct TileOrder {
    tiles: Vec<u16>,
    neighbor_masks: Option<Vec<u32>>,
}

/// Places in an order, ascending. The boards of the game have one or two deserts.
pub(super) type Places = SmallVec<[u16; 4]>;

impl TileOrder {
    /// The order of the given indices of tiles, each of them once; `pairs` are the neighboring ones.
    pub(super) fn new(tiles: Vec<u16>, pairs: &[[u16; 2]]) -> Self {
        let fits = tiles.len() <= u32::BITS as usize;
        let neighbor_masks = fits.then(|| neighbor_masks(&tiles, pairs));
        Self { tiles, neighbor_masks }
    }

    /// The tiles' indices.
    #[must_use]
    pub fn tiles(&self) -> &[u16] {
        &self.tiles
    }

    /// For each place a bit for every place whose tile is next to its own, on boards of up to 32 tiles.
    pub(super) fn neighbor_masks(&self) -> Option<&[u32]> {
        self.neighbor_masks.as_deref()
    }

    /// The places of tiles that get no chip.
    #[inline]
    pub(super) fn deserts(&self, terrain: &[Resource]) -> Places {
        let places = self.tiles.iter().zip(0..);
        places
            .filter(|&(&tile, _)| terrain[usize::from(tile)] == Resource::Desert)
            .map(|(_, place)| place)
            .collect()
    }
}

fn neighbor_masks(tiles: &[u16], pairs: &[[u16; 2]]) -> Vec<u32> {
    let mut places = vec![0; tiles.len()];
    for (place, &tile) in tiles.iter().enumerate() {
        places[usize::from(tile)] = place;
    }
    let mut masks = vec![0; tiles.len()];
    for [a, b] in pairs.iter().map(|pair| pair.map(|tile| places[usize::from(tile)])) {
        masks[a] |= 1 << b;
        masks[b] |= 1 << a;
    }
    masks
}
