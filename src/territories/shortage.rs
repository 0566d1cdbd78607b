//! Who has too few cells and who has cells to give.

use super::holdings::Holdings;

/// The players that are to get cells until all counts are within one of each other, and from what count on a player
/// gives. Whoever gives has two cells more than whoever gets, so that each cell given brings them nearer.
#[derive(Debug)]
pub(super) struct Shortage {
    /// In the order of their numbers.
    pub(super) poor: Vec<u32>,
    /// A player with fewer cells gives none.
    pub(super) gives_from: u32,
    /// With so many a player is poor no longer.
    pub(super) enough: u32,
}

impl Shortage {
    /// None if the counts are even.
    pub(super) fn of(holdings: &Holdings<'_>) -> Option<Self> {
        if holdings.are_even() {
            return None;
        }
        let counts = holdings.counts();
        let fair = counts.iter().map(|&count| u64::from(count)).sum::<u64>() / counts.len() as u64;
        let fair = fair as u32;
        let players_below = |enough: u32| (0..).zip(counts).filter(move |&(_, &count)| count < enough);
        let poor: Vec<u32> = players_below(fair).map(|(player, _)| player).collect();
        if poor.is_empty() {
            // Nobody has less than the fair share, so somebody has two more, which those with just as much get.
            let poor = players_below(fair + 1).map(|(player, _)| player).collect();
            return Some(Self { poor, gives_from: fair + 2, enough: fair + 1 });
        }
        Some(Self { poor, gives_from: fair + 1, enough: fair })
    }

    /// Whether a player is to give.
    #[inline]
    pub(super) fn is_rich(&self, holdings: &Holdings<'_>, player: u32) -> bool {
        holdings.counts()[player as usize] >= self.gives_from
    }
}
