//! Connected tiles of one terrain.

use super::Resource;
use smallvec::SmallVec;

/// The size of the largest set of connected tiles of one terrain; deserts are a terrain too.
pub(super) fn largest_cluster(terrain: &[Resource], pairs: &[[u16; 2]]) -> usize {
    let mut sets = Sets::new(terrain.len());
    for &[a, b] in pairs {
        let (a, b) = (usize::from(a), usize::from(b));
        if terrain[a] == terrain[b] {
            sets.join(a, b);
        }
    }
    sets.largest
}

/// Disjoint sets of tiles, joined by size.
struct Sets {
    /// For each tile another one of its set, or itself.
    parents: SmallVec<[u16; 32]>,
    sizes: SmallVec<[u16; 32]>,
    largest: usize,
}

impl Sets {
    fn new(tiles: usize) -> Self {
        Self {
            parents: (0..tiles as u16).collect(),
            sizes: SmallVec::from_elem(1, tiles),
            largest: usize::from(tiles > 0),
        }
    }

    fn root(&self, tile: usize) -> usize {
        let mut root = tile;
        // Joined by size, a tree of 1000 tiles is at most nine deep.
        while usize::from(self.parents[root]) != root {
            root = usize::from(self.parents[root]);
        }
        root
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return;
        }
        let (small, large) = if self.sizes[a] < self.sizes[b] { (a, b) } else { (b, a) };
        self.parents[small] = large as u16;
        self.sizes[large] += self.sizes[small];
        self.largest = self.largest.max(usize::from(self.sizes[large]));
    }
}
