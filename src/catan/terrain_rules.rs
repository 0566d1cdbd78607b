//! Rules that tell which deals of the tiles are allowed.

use super::clusters::largest_cluster;
use super::{BoardMap, DesertPlace, Resource, Rules};

/// A rule of the terrain, in the order in which they are tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TerrainRule {
    Desert,
    TerrainApart,
    MaxCluster,
}

impl TerrainRule {
    pub(super) const NAMES: [&'static str; 3] = ["desert", "terrain_apart", "max_cluster"];
}

/// The first rule that a deal breaks.
#[inline]
pub(super) fn broken_rule(rules: &Rules, map: &BoardMap, terrain: &[Resource]) -> Option<TerrainRule> {
    if !deserts_fit(rules.desert, map, terrain) {
        return Some(TerrainRule::Desert);
    }
    if rules.terrain_apart && has_equal_neighbors(map, terrain) {
        return Some(TerrainRule::TerrainApart);
    }
    match rules.max_cluster {
        Some(most) if largest_cluster(terrain, map.pairs()) > most as usize => Some(TerrainRule::MaxCluster),
        _ => None,
    }
}

fn deserts_fit(place: DesertPlace, map: &BoardMap, terrain: &[Resource]) -> bool {
    let all = |fits: &dyn Fn(usize) -> bool| {
        terrain.iter().enumerate().all(|(tile, &resource)| resource != Resource::Desert || fits(tile))
    };
    match place {
        DesertPlace::Anywhere => true,
        DesertPlace::Inland => all(&|tile| !map.coast()[tile]),
        DesertPlace::Coast => all(&|tile| map.coast()[tile]),
        DesertPlace::Center => all(&|tile| map.center()[tile]),
    }
}

fn has_equal_neighbors(map: &BoardMap, terrain: &[Resource]) -> bool {
    map.pairs().iter().any(|&[a, b]| terrain[usize::from(a)] == terrain[usize::from(b)])
}
