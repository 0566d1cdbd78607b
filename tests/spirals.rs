//! The lettered chips along all spirals: what touches on how many of them.

mod common;

use catan_hex::catan::{BoardMap, Numbers, Preset, Resource, Rules};
use common::boards;
use std::collections::{BTreeMap, BTreeSet};

/// The chips A to R, and those A to Z and Za to Zc of the game for 5 to 6 players.
const BASE: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
const EXPANSION: [u8; 28] =
    [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6];

/// The numbers by tile, for each spiral and each choice of deserts.
fn all_spirals(map: &BoardMap, letters: &[u8]) -> Vec<Vec<u8>> {
    let tiles = map.cells().len();
    let deserts: Vec<Vec<usize>> = match tiles - letters.len() {
        1 => (0..tiles).map(|desert| vec![desert]).collect(),
        _ => (0..tiles).flat_map(|a| (0..a).map(move |b| vec![a, b])).collect(),
    };
    let lay = |spiral: &[u16], deserts: &[usize]| {
        let mut scores = vec![0; tiles];
        let places = spiral.iter().map(|&tile| usize::from(tile)).filter(|tile| !deserts.contains(tile));
        places.zip(letters).for_each(|(tile, &letter)| scores[tile] = letter);
        scores
    };
    map.spirals()
        .iter()
        .flat_map(|spiral| deserts.iter().map(move |deserts| lay(spiral.tiles(), deserts)))
        .collect()
}

/// On how many of them two neighboring tiles have such numbers.
fn touching(map: &BoardMap, spirals: &[Vec<u8>], like: impl Fn(u8, u8) -> bool) -> usize {
    let touch = |scores: &&Vec<u8>| {
        map.cells().iter().enumerate().any(|(a, cell)| {
            let next = (0..a).filter(|&b| map.cells()[b].distance(*cell) == 1);
            next.into_iter().any(|b| scores[a] > 0 && scores[b] > 0 && like(scores[a], scores[b]))
        })
    };
    spirals.iter().filter(touch).count()
}

fn red(score: u8) -> bool {
    score == 6 || score == 8
}

fn two_twelve(score: u8) -> bool {
    score == 2 || score == 12
}

#[test]
fn on_none_of_the_base_boards_228_spirals_anything_touches() {
    let map = BoardMap::base();
    let spirals = all_spirals(map, &BASE);
    assert_eq!(spirals.len(), 228);
    assert_eq!(touching(map, &spirals, |a, b| red(a) && red(b)), 0);
    assert_eq!(touching(map, &spirals, |a, b| a == b), 0);
    assert_eq!(touching(map, &spirals, |a, b| two_twelve(a) && two_twelve(b)), 0);
}

#[test]
fn on_the_expansion_boards_5220_spirals_so_many_touch() {
    let map = BoardMap::expansion();
    let spirals = all_spirals(map, &EXPANSION);
    assert_eq!(spirals.len(), 5_220);
    assert_eq!(touching(map, &spirals, |a, b| red(a) && red(b)), 0);
    assert_eq!(touching(map, &spirals, |a, b| a == b), 4_900);
    assert_eq!(touching(map, &spirals, |a, b| two_twelve(a) && two_twelve(b)), 3_324);
    assert_eq!(touching(map, &spirals, |a, b| two_twelve(a) && two_twelve(b) && a != b), 2_596);
}

#[test]
fn boards_are_dealt_along_all_twelve_spirals_equally_often() {
    for (preset, letters) in [(Preset::Base, &BASE[..]), (Preset::Expansion, &EXPANSION)] {
        let rules = Rules { numbers: Numbers::Spiral, ..Rules::preset(preset) };
        let mut counts: BTreeMap<usize, u64> = BTreeMap::new();
        for board in boards(12_000, rules) {
            let is_desert = |&tile: &u16| board.terrain()[usize::from(tile)] == Resource::Desert;
            let found: BTreeSet<usize> = (0..12)
                .filter(|&spiral| {
                    let tiles = board.map().spirals()[spiral].tiles().iter().filter(|tile| !is_desert(tile));
                    tiles.map(|&tile| board.scores()[usize::from(tile)]).eq(letters.iter().copied())
                })
                .collect();
            assert_eq!(found.len(), 1, "a board lies along one spiral");
            *counts.entry(found.into_iter().next().unwrap_or(12)).or_default() += 1;
        }
        let statistic: f64 = counts.values().map(|&count| (count as f64 - 1000.0).powi(2) / 1000.0).sum();
        assert_eq!(counts.len(), 12);
        // The 0.999 quantile on 11 degrees of freedom.
        assert!(statistic < 31.26, "{statistic}");
    }
}
