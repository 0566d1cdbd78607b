//! Documents of boards: what is in them, where, and nothing else.

use crate::boards::{self, Pieces, bare, dealt, expansion, harbor_at};
use crate::document::{Plane, drawn, group, number, numbers};
use catan_hex::catan::{self, MAX_SVG_SPAN, PictureError, Resource};
use catan_hex::drawing::Length;
use catan_hex::grid::Cell;
use proptest::prelude::*;
use roxmltree::Document;
use std::collections::{BTreeMap, BTreeSet};

fn near(found: (f64, f64), expected: (f64, f64)) -> bool {
    (found.0 - expected.0).abs() < 0.011 && (found.1 - expected.1).abs() < 0.011
}

fn assert_near(found: &[f64], expected: (f64, f64)) {
    assert!(near((found[0], found[1]), expected), "{found:?} instead of {expected:?}");
}

/// What a `use` element refers to.
fn target<'a>(node: roxmltree::Node<'a, 'a>) -> &'a str {
    node.attribute("href").unwrap().strip_prefix('#').unwrap()
}

#[test]
fn the_picture_in_the_documentation_is_what_the_code_draws() {
    let kept = std::fs::read_to_string("docs/board.svg").unwrap();
    assert!(kept == drawn(&dealt(0.201703)), "cargo run --example board_svg 0.201703 >docs/board.svg");
}

#[test]
fn a_document_is_small() {
    assert!(drawn(&dealt(0.201703)).len() < 20_000);
    assert!(drawn(&expansion()).len() < 25_000);
}

#[test]
fn tiles_lie_where_the_plane_has_them_each_terrain_in_its_color() {
    for pieces in [dealt(0.5), expansion()] {
        let (text, plane) = (drawn(&pieces), Plane::of(&pieces));
        let document = Document::parse(&text).unwrap();
        let drawn = group(&document, "catan-tiles");
        assert_eq!(drawn.len(), pieces.tiles.len());
        let mut fills = BTreeMap::new();
        for (node, tile) in drawn.iter().zip(&pieces.tiles) {
            let corners = numbers(node.attribute("d").unwrap());
            // Clockwise from north.
            for (corner, steps) in corners.chunks(2).zip([3, 2, 1, 0, 5, 4]) {
                assert_near(corner, plane.corner(tile.cell, steps));
            }
            let fill = node.attribute("fill").unwrap();
            assert_eq!(*fills.entry(tile.resource.name()).or_insert(fill), fill);
        }
        assert_eq!(fills.values().collect::<BTreeSet<_>>().len(), 6);
    }
}

#[test]
fn motifs_and_chips_stand_on_their_tiles() {
    for pieces in [dealt(0.5), expansion()] {
        let (text, plane) = (drawn(&pieces), Plane::of(&pieces));
        let document = Document::parse(&text).unwrap();
        let mut chips = group(&document, "catan-chips").into_iter();
        for (motif, tile) in group(&document, "catan-motifs").into_iter().zip(&pieces.tiles) {
            let (x, y) = plane.center(tile.cell);
            assert_eq!(target(motif), format!("catan-{}", tile.resource.name()));
            let (width, height) = (number(motif, "width"), number(motif, "height"));
            let middle = [number(motif, "x") + width / 2.0, number(motif, "y") + height / 2.0];
            assert_near(&middle, (x, if tile.chip.is_some() { y - 13.2 } else { y }));
            if let Some(chip) = tile.chip {
                let place = chips.next().unwrap();
                assert_eq!(target(place), format!("catan-chip-{}", chip.score));
                assert_near(&[number(place, "x"), number(place, "y")], (x, y + 10.0));
            }
        }
        assert_eq!(chips.next(), None);
    }
}

#[test]
fn a_chip_has_its_number_and_a_pip_for_each_throw_and_the_reds_are_bold() {
    let text = drawn(&expansion());
    let document = Document::parse(&text).unwrap();
    for score in [2u8, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
        let id = format!("catan-chip-{score}");
        let chip = document.descendants().find(|node| node.attribute("id") == Some(&id)).unwrap();
        let number =
            chip.children().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text"))).unwrap();
        assert_eq!(number.text(), Some(&*score.to_string()));
        let throws =
            (1..=6).flat_map(|one| (1..=6).map(move |other| one + other)).filter(|&sum| sum == score).count();
        let pips: Vec<f64> = chip.children().filter_map(|node| node.attribute("cx")?.parse().ok()).collect();
        assert_eq!(pips.len(), throws, "{score}");
        assert!(
            pips.is_sorted() && pips.iter().sum::<f64>().abs() < 1e-9,
            "{pips:?} lie evenly to both sides"
        );
        let is_red = matches!(score, 6 | 8);
        assert_eq!(number.attribute("font-weight"), Some(if is_red { "bold" } else { "normal" }));
    }
}

#[test]
fn piers_lead_from_a_harbor_to_two_corners_of_land() {
    for pieces in [dealt(-0.25), expansion()] {
        let (text, plane) = (drawn(&pieces), Plane::of(&pieces));
        let document = Document::parse(&text).unwrap();
        // As written, to the last digit.
        let corners: BTreeSet<&str> = group(&document, "catan-tiles")
            .iter()
            .flat_map(|tile| tile.attribute("d").unwrap().trim_matches(['M', 'z']).split(' '))
            .collect();
        for layer in group(&document, "catan-piers") {
            let ways: Vec<&str> = layer.children().filter_map(|node| node.attribute("d")).collect();
            assert_eq!(ways.len(), pieces.harbors.len());
            for (way, harbor) in ways.iter().zip(&pieces.harbors) {
                let points: Vec<&str> = way.trim_start_matches('M').split(' ').collect();
                assert!(corners.contains(points[0]) && corners.contains(points[2]), "{way}");
                let (cell, piers) = (harbor.place.cell, harbor.place.piers);
                assert_near(&numbers(points[0]), plane.corner(cell, piers[0].number()));
                assert_near(&numbers(points[1]), plane.center(cell));
                assert_near(&numbers(points[2]), plane.corner(cell, piers[1].number()));
            }
        }
    }
}

#[test]
fn a_harbor_shows_what_it_trades_at_its_ratio() {
    let pieces = dealt(0.201703);
    let (text, plane) = (drawn(&pieces), Plane::of(&pieces));
    let document = Document::parse(&text).unwrap();
    for (badge, harbor) in group(&document, "catan-harbors").into_iter().zip(&pieces.harbors) {
        assert_near(&[number(badge, "x"), number(badge, "y")], plane.center(harbor.place.cell));
        assert_eq!(target(badge), format!("catan-harbor-{}", harbor.resource.name()));
        let shown = document.descendants().find(|node| node.attribute("id") == Some(target(badge))).unwrap();
        let ratio = shown.descendants().find_map(|node| node.text().filter(|text| text.contains(':')));
        assert_eq!(ratio, Some(if harbor.resource == Resource::Generic { "3:1" } else { "2:1" }));
        let motif = shown.children().find(|node| node.has_attribute("href")).unwrap();
        assert_eq!(target(motif), format!("catan-{}", harbor.resource.name()));
    }
}

#[test]
fn the_view_box_ends_two_units_beyond_the_sea() {
    for pieces in [dealt(0.0), expansion(), bare(&[(-4, 9)])] {
        let text = drawn(&pieces);
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        let tiles = group(&document, "catan-tiles");
        let corners: Vec<f64> = tiles.iter().flat_map(|tile| numbers(tile.attribute("d").unwrap())).collect();
        let end = |from| corners.iter().skip(from).step_by(2).copied().fold(0.0, f64::max);
        let (width, height) = (end(0) + 2.0 * 47.0, end(1) + 2.0 * 47.0);
        let view = numbers(root.attribute("viewBox").unwrap());
        assert_eq!(view[..2], [-47.0, -47.0]);
        assert!(near((view[2], view[3]), (width, height)), "{view:?}");
        assert_near(&[number(root, "width") / 2.0, number(root, "height") / 2.0], (width, height));
    }
}

#[test]
fn nothing_in_a_document_leads_outside_it() {
    let ordinary =
        ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"];
    let known =
        ["id", "class", "d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "viewBox", "role"];
    let elements =
        ["svg", "title", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "text", "use"];
    for pieces in [dealt(0.201703), expansion(), bare(&[])] {
        let text = drawn(&pieces);
        let document = Document::parse(&text).unwrap();
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "no identifier twice");
        assert_eq!(document.root_element().attribute("role"), Some("img"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            assert!(elements.contains(&node.tag_name().name()), "{node:?}");
            for attribute in node.attributes() {
                match (attribute.name(), attribute.value()) {
                    ("href", target) => assert!(ids.contains(&target.strip_prefix('#').unwrap()), "{target}"),
                    ("font-family", family) => assert_eq!(family, "sans-serif"),
                    ("font-size" | "font-weight" | "text-anchor", _) => {}
                    (name, value) => {
                        assert!(ordinary.contains(&name) || known.contains(&name), "{name}");
                        assert!(!value.contains("url") && !value.contains(':'), "{value}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_title_counts_what_is_there() {
    let title = |pieces: &Pieces| {
        let text = drawn(pieces);
        let document = Document::parse(&text).unwrap();
        document.root_element().first_element_child().and_then(|title| title.text()).unwrap().to_owned()
    };
    assert_eq!(title(&dealt(0.0)), "Settlers board of 19 tiles and 9 harbors");
    assert_eq!(title(&bare(&[(5, 5)])), "Settlers board of 1 tile and 0 harbors");
}

#[test]
fn the_sea_has_room_for_harbors_without_land() {
    let mut pieces = bare(&[(0, 0)]);
    pieces.harbors.push(harbor_at(0, Cell::new(0, 4), [0, 1], Resource::Generic));
    let text = drawn(&pieces);
    let document = Document::parse(&text).unwrap();
    let view = numbers(document.root_element().attribute("viewBox").unwrap());
    let (x, _) = Plane::of(&pieces).center(Cell::new(0, 4));
    assert!((view[0] + view[2] - (x + 16.0)).abs() < 0.011);
}

#[test]
fn islands_too_far_apart_are_an_error_that_says_how_large_the_drawing_would_be() {
    let apart = |x, y| {
        let pieces = bare(&[(0, 0), (x, y)]);
        catan::svg(&pieces.tiles, &pieces.harbors).map(|_| ())
    };
    // A tile is 51.96 wide, and the sea with the margin 94 more.
    assert_eq!(apart(0, 1921), Ok(()));
    assert_eq!(
        apart(0, -1922).unwrap_err().to_string(),
        "the drawing would be 100016.01 wide and 154 high, in units of which a tile's side has 30, and a drawing has at most 100000 either way"
    );
    assert_eq!(MAX_SVG_SPAN, Length(10_000_000));
    let far = PictureError::TooLarge { width: Length(0), height: Length(0) };
    for (x, y) in [(i32::MAX, 0), (0, i32::MAX), (i32::MIN, i32::MAX), (i32::MAX, i32::MIN)] {
        let error = apart(x, y).unwrap_err();
        assert_eq!(std::mem::discriminant(&error), std::mem::discriminant(&far));
    }
}

#[test]
fn a_row_of_a_thousand_tiles_is_drawn_even_at_the_end_of_the_plane() {
    let cells: Vec<(i32, i32)> = (0..1000).map(|step| (i32::MIN, i32::MAX - step)).collect();
    let text = drawn(&bare(&cells));
    let document = Document::parse(&text).unwrap();
    assert_eq!(group(&document, "catan-tiles").len(), 1000);
}

fn any_pieces() -> impl Strategy<Value = Pieces> {
    boards::any_pieces(300, 1..60, 0u8..=255, 1)
}

proptest! {
    #[test]
    fn a_document_is_the_same_wherever_the_board_lies(pieces in any_pieces(), down in any::<i16>(), right in any::<i16>()) {
        let (down, right) = (i32::from(down) * 60_000, i32::from(right) * 60_000);
        prop_assert_eq!(drawn(&pieces), drawn(&pieces.moved(down, right)));
    }

    #[test]
    fn the_shape_of_the_sea_holds_every_tile(pieces in any_pieces()) {
        let text = drawn(&pieces);
        let document = Document::parse(&text).unwrap();
        let sea = numbers(group(&document, "catan-sea")[0].attribute("d").unwrap());
        let shape: Vec<&[f64]> = sea.chunks(2).collect();
        for tile in group(&document, "catan-tiles") {
            for corner in numbers(tile.attribute("d").unwrap()).chunks(2) {
                for (at, from) in shape.iter().enumerate() {
                    let to = shape[(at + 1) % shape.len()];
                    let side = (to[0] - from[0]) * (corner[1] - from[1]) - (to[1] - from[1]) * (corner[0] - from[0]);
                    prop_assert!(side > -1e-6);
                }
            }
        }
    }
}
