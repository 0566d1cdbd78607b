//! Boards, harbors and pictures, byte for byte as real servers gave them; boards beyond the base board, and fairness, as they
//! were the first time.

mod common;

use catan_hex::catan::{
    Board, BoardChoice, Color, DesertPlace, Imbalance, JsonValue, Numbers, Picture, Preset, RandomEra,
    RedTest, Rules,
};
use catan_hex::grid::HexagonBoard;
use catan_hex::random::Seed;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn rules(random: RandomEra) -> Rules {
    Rules { random, ..Rules::default() }
}

fn deal(seed: &str, rules: Rules) -> Board {
    common::deal_by(Seed::new(seed.parse().unwrap()).unwrap(), rules)
}

fn or_null(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// The board as the golden files list it: score_rn, rn, x, y, resource, score, attempt.
fn board_rows(board: &Board) -> Vec<Vec<String>> {
    let row = |tile: catan_hex::catan::Tile| {
        vec![
            or_null(tile.chip.map(|chip| chip.score_rn)),
            tile.rn.to_string(),
            tile.cell.x.to_string(),
            tile.cell.y.to_string(),
            tile.resource.symbol().to_string(),
            or_null(tile.chip.map(|chip| chip.score)),
            or_null(tile.chip.and_then(|_| board.attempt())),
        ]
    };
    board.tiles().map(row).collect()
}

/// rn, x, y, resource, pier1, pier2.
fn harbor_rows(board: &Board) -> Vec<Vec<String>> {
    let row = |harbor: catan_hex::catan::Harbor| {
        vec![
            harbor.rn.to_string(),
            harbor.place.cell.x.to_string(),
            harbor.place.cell.y.to_string(),
            harbor.resource.symbol().to_string(),
            harbor.place.piers[0].number().to_string(),
            harbor.place.piers[1].number().to_string(),
        ]
    };
    board.harbors().map(row).collect()
}

/// The rows of a golden file by their first field, the seed.
fn rows_by_seed(name: &str) -> BTreeMap<String, Vec<Vec<String>>> {
    let mut by_seed: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for record in csv::Reader::from_path(golden(name)).unwrap().records() {
        let fields: Vec<String> = record.unwrap().iter().map(str::to_owned).collect();
        by_seed.entry(fields[0].clone()).or_default().push(fields[1..].to_vec());
    }
    by_seed
}

fn assert_boards(name: &str, seeds: usize, rules: &Rules) {
    let by_seed = rows_by_seed(name);
    assert_eq!(by_seed.len(), seeds);
    for (seed, rows) in by_seed {
        assert_eq!(board_rows(&deal(&seed, rules.clone())), rows, "{name}, seed {seed}");
    }
}

fn assert_harbors(name: &str, seeds: usize, rules: &Rules) {
    let by_seed = rows_by_seed(name);
    assert_eq!(by_seed.len(), seeds);
    for (seed, rows) in by_seed {
        assert_eq!(harbor_rows(&deal(&seed, rules.clone())), rows, "{name}, seed {seed}");
    }
}

fn text(board: &Board) -> String {
    let picture = Picture::of_board(board).unwrap();
    picture.lines(Color::None).map(|line| format!("{line}\n")).collect()
}

/// Compares every picture that the folder's index names.
fn assert_pictures(folder: &str, rules: Rules) {
    let index = csv::Reader::from_path(golden(folder).join("index.csv")).unwrap().into_records();
    let mut compared = 0;
    for record in index {
        let record = record.unwrap();
        let expected = fs::read_to_string(golden(folder).join(&record[0])).unwrap();
        assert_eq!(text(&deal(&record[1], rules.clone())), expected, "{folder}, seed {}", &record[1]);
        compared += 1;
    }
    assert_eq!(compared, 12);
}

#[test]
fn boards_are_those_of_postgresql_15() {
    assert_boards("board_pg15.csv", 110, &rules(RandomEra::Pg15));
}

#[test]
fn boards_under_pg12_are_those_of_postgresql_12() {
    assert_boards("board_pg12.csv", 60, &rules(RandomEra::Pg12));
}

#[test]
fn boards_under_pg11_are_those_of_postgresql_11() {
    assert_boards("board_pg11.csv", 60, &rules(RandomEra::Pg11));
}

#[test]
fn the_articles_printed_board_is_seed_0_201703_under_pg11() {
    assert_boards("article_board_pg11_0.201703.csv", 1, &rules(RandomEra::Pg11));
}

#[test]
fn harbors_are_those_of_postgresql_15() {
    assert_harbors("harbors_pg15.csv", 110, &Rules::default());
}

#[test]
fn boards_for_5_to_6_players_stay_as_they_are() {
    let rules = Rules::preset(Preset::Expansion);
    assert_boards("expansion_board_pg15.csv", 10, &rules);
    assert_harbors("expansion_harbors_pg15.csv", 10, &rules);
    assert_boards("expansion_spiral_pg15.csv", 10, &Rules { numbers: Numbers::Spiral, ..rules });
}

#[test]
fn boards_of_any_cells_stay_as_they_are() {
    let mut tiles = HexagonBoard::new(3).unwrap();
    let rules = Rules {
        board: BoardChoice::Cells(std::iter::from_fn(|| tiles.step()).collect()),
        ..Rules::default()
    };
    assert_boards("radius_3_board_pg15.csv", 10, &rules);
    assert_harbors("radius_3_harbors_pg15.csv", 10, &rules);
}

#[test]
fn boards_by_all_rules_at_once_stay_as_they_are() {
    let rules = Rules {
        two_twelve_apart: true,
        equal_apart: true,
        terrain_apart: true,
        max_pips: Some(11),
        desert: DesertPlace::Inland,
        ..Rules::default()
    };
    assert_boards("strict_board_pg15.csv", 10, &rules);
}

#[test]
fn pictures_are_those_of_postgresql_15() {
    assert_pictures("picture_pg15", Rules::default());
}

#[test]
fn pictures_of_the_articles_last_query_are_those_of_postgresql_15() {
    assert_pictures("full_query_pg15", Rules { red_test: RedTest::Article, ..Rules::default() });
}

#[test]
fn the_articles_printed_picture_is_seed_0_201704_under_its_rules() {
    let expected = fs::read_to_string(golden("article_picture_pg11_0.201704.txt")).unwrap();
    assert_eq!(text(&deal("0.201704", Rules::preset(Preset::Article))), expected);
}

#[test]
fn fairness_is_for_ever_what_it_was() {
    let mut compared = 0;
    for record in csv::Reader::from_path(golden("fairness.csv")).unwrap().records() {
        let record = record.unwrap();
        let document: serde_json::Value = serde_json::from_str(&record[0]).unwrap();
        let rules = Rules::read(&JsonValue::of(&document)).unwrap();
        let fairness = Imbalance::of(&deal(&record[1], rules)).fairness();
        let expected: f64 = record[2].parse().unwrap();
        assert_eq!(fairness.to_bits(), expected.to_bits(), "{} {}: {fairness}", &record[0], &record[1]);
        compared += 1;
    }
    assert_eq!(compared, 49);
}
