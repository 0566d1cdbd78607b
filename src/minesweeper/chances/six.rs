//! Short lists.

/// At most six numbers: a cell has no more neighbors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Six {
    items: [u32; 6],
    count: u8,
}

impl Six {
    /// Appends a number.
    ///
    /// # Panics
    /// If there are six already.
    pub(super) fn push(&mut self, item: u32) {
        self.items[usize::from(self.count)] = item;
        self.count += 1;
    }

    pub(super) fn sort(&mut self) {
        self.items[..usize::from(self.count)].sort_unstable();
    }

    pub(super) fn as_slice(&self) -> &[u32] {
        &self.items[..usize::from(self.count)]
    }
}
