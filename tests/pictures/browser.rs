//! Boards in a real browser: what stands where in the image that it makes of a document.
//!
//! scripts/browser-test.sh runs these tests and names the browser in CHROMIUM.

use crate::boards::{Pieces, dealt, expansion};
use crate::document::{Plane, drawn, group, number, numbers};
use catan_hex::grid::Cell;
use roxmltree::Document;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;
use std::process::Command;

type Rgb = [u8; 3];

const WATER: Rgb = [0x4f, 0xab, 0xdb];
const BEAM: Rgb = [0x6e, 0x4a, 0x2b];

/// The window's own parts take some of its height.
const WINDOW_PARTS: f64 = 160.0;

/// An image of a document, asked by the document's own coordinates.
struct Image {
    pixels: Vec<u8>,
    width: usize,
    /// Pixels of a unit, and the coordinates of the first pixel.
    scale: f64,
    left: f64,
    top: f64,
}

impl Image {
    fn at(&self, (x, y): (f64, f64)) -> Rgb {
        let place = |coordinate: f64, start: f64| ((coordinate - start) * self.scale) as usize;
        let start = 3 * (place(y, self.top) * self.width + place(x, self.left));
        self.pixels[start..start + 3].try_into().unwrap()
    }

    /// How many pixels of a disc are like this.
    fn count(&self, (x, y): (f64, f64), radius: f64, like: impl Fn(Rgb) -> bool) -> usize {
        let steps = (radius * self.scale) as i32;
        let offsets = || (-steps..=steps).map(|step| f64::from(step) / self.scale);
        let disc = offsets().flat_map(|down| offsets().map(move |right| (right, down)));
        disc.filter(|(right, down)| right.hypot(*down) <= radius)
            .filter(|(right, down)| like(self.at((x + right, y + down))))
            .count()
    }
}

/// Lets the browser show a document so many pixels wide.
fn shown(name: &str, svg: &str, width: f64) -> Image {
    let document = Document::parse(svg).unwrap();
    let view = numbers(document.root_element().attribute("viewBox").unwrap());
    let scale = width / view[2];
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (page, image) = (directory.join(format!("{name}.html")), directory.join(format!("{name}.png")));
    fs::write(directory.join(format!("{name}.svg")), svg).unwrap();
    fs::write(&page, format!("<body style=\"margin: 0\"><img src=\"{name}.svg\" width=\"{width}\">"))
        .unwrap();
    let _ = fs::remove_file(&image);
    photograph(&page, &image, width, view[3] * scale + WINDOW_PARTS);

    let mut reader = png::Decoder::new(BufReader::new(File::open(&image).unwrap())).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    Image { pixels, width: info.width as usize, scale, left: view[0], top: view[1] }
}

fn photograph(page: &Path, image: &Path, width: f64, height: f64) {
    let browser = std::env::var_os("CHROMIUM").expect("scripts/browser-test.sh sets CHROMIUM");
    let profile = page.with_extension("profile");
    let _ = fs::remove_dir_all(&profile);
    let output = Command::new("timeout")
        .arg("120")
        .arg(browser)
        // Root has no sandbox, and what is shown is ours.
        .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
        .args(["--no-first-run", "--disable-background-networking", "--disable-component-update"])
        .args(["--disable-sync", "--disable-default-apps", "--disable-extensions", "--no-proxy-server"])
        .args(["--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars", "--force-device-scale-factor=1"])
        .arg("--force-color-profile=srgb")
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--window-size={},{}", width.ceil(), height.ceil()))
        .arg(format!("--screenshot={}", image.display()))
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap();
    let _ = fs::remove_dir_all(&profile);
    assert!(image.exists(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn rgb(color: &str) -> Rgb {
    [1, 3, 5].map(|at| u8::from_str_radix(&color[at..at + 2], 16).unwrap())
}

/// As browsers round colors.
fn is(found: Rgb, expected: Rgb) -> bool {
    found.iter().zip(expected).all(|(found, expected)| found.abs_diff(expected) <= 2)
}

const fn is_red([red, green, blue]: Rgb) -> bool {
    red > 150 && green < 90 && blue < 90
}

const fn is_dark([red, green, blue]: Rgb) -> bool {
    red < 90 && green < 90 && blue < 90
}

fn assert_tiles(image: &Image, pieces: &Pieces, document: &Document<'_>, plane: &Plane) {
    for (tile, node) in pieces.tiles.iter().zip(group(document, "catan-tiles")) {
        let (x, y) = plane.center(tile.cell);
        let ground = rgb(node.attribute("fill").unwrap());
        // Below the chip, and where the tile is as wide as in its middle.
        for place in [(x, y + 25.0), (x - 21.0, y + 4.0), (x + 21.0, y + 4.0)] {
            assert!(is(image.at(place), ground), "{tile:?} at {place:?}: {:?}", image.at(place));
        }
        // The motif.
        let above = if tile.chip.is_some() { y - 13.0 } else { y };
        assert!(image.count((x, above), 8.0, |pixel| !is(pixel, ground)) > 20, "{tile:?}");
    }
}

fn assert_chips(image: &Image, pieces: &Pieces, plane: &Plane) {
    for tile in &pieces.tiles {
        let Some(chip) = tile.chip else { continue };
        let (x, y) = plane.center(tile.cell);
        let (red, dark) =
            (image.count((x, y + 10.0), 11.0, is_red), image.count((x, y + 10.0), 11.0, is_dark));
        if matches!(chip.score, 6 | 8) {
            assert!(red > 40 && dark == 0, "{tile:?}: {red} red pixels and {dark} dark ones");
        } else {
            assert!(red == 0 && dark > 20, "{tile:?}: {red} red pixels and {dark} dark ones");
        }
    }
}

fn assert_harbors(image: &Image, pieces: &Pieces, document: &Document<'_>, plane: &Plane) {
    for harbor in &pieces.harbors {
        let center = plane.center(harbor.place.cell);
        let id = format!("catan-harbor-{}", harbor.resource.name());
        let badge = document.descendants().find(|node| node.attribute("id") == Some(&id)).unwrap();
        let ground = rgb(badge.first_element_child().unwrap().attribute("fill").unwrap());
        let left = (center.0 - 11.0, center.1 - 3.0);
        assert!(is(image.at(left), ground), "{harbor:?}: {:?}", image.at(left));
        for pier in harbor.place.piers {
            let end = plane.corner(harbor.place.cell, pier.number());
            // The beams reach as far beyond the corner as they are broad to each side.
            let beyond = (end.0 + (end.0 - center.0) / 30.0 * 1.2, end.1 + (end.1 - center.1) / 30.0 * 1.2);
            assert!(is(image.at(beyond), BEAM), "{harbor:?} {pier:?}: {:?}", image.at(beyond));
        }
    }
}

/// At the middle of each hexagon of the sea around the island, where no harbor stands.
fn assert_sea(image: &Image, pieces: &Pieces, plane: &Plane) {
    let around: BTreeSet<Cell> =
        pieces.tiles.iter().flat_map(|tile| tile.cell.neighbors().unwrap()).collect();
    let is_open = |sea: &Cell| {
        pieces.tiles.iter().all(|tile| tile.cell != *sea)
            && pieces.harbors.iter().all(|harbor| harbor.place.cell != *sea)
    };
    let open: Vec<Cell> = around.into_iter().filter(is_open).collect();
    assert_eq!(open.len(), pieces.harbors.len(), "every other hexagon of the coast has a harbor");
    for sea in open {
        let found = image.at(plane.center(sea));
        assert!(is(found, WATER), "{sea:?}: {found:?}");
    }
}

fn assert_shown(name: &str, pieces: &Pieces) {
    let svg = drawn(pieces);
    let (document, plane) = (Document::parse(&svg).unwrap(), Plane::of(pieces));
    let image = shown(name, &svg, number(document.root_element(), "width"));
    assert_tiles(&image, pieces, &document, &plane);
    assert_chips(&image, pieces, &plane);
    assert_harbors(&image, pieces, &document, &plane);
    assert_sea(&image, pieces, &plane);
}

#[test]
#[ignore = "needs Chromium: scripts/browser-test.sh"]
fn a_browser_shows_the_base_board() {
    assert_shown("base", &dealt(0.201703));
}

#[test]
#[ignore = "needs Chromium: scripts/browser-test.sh"]
fn a_browser_shows_the_larger_board() {
    assert_shown("larger", &expansion());
}

#[test]
#[ignore = "needs Chromium: scripts/browser-test.sh"]
fn the_kinds_of_numbers_are_told_apart_400_pixels_wide() {
    let pieces = dealt(0.201703);
    let image = shown("small", &drawn(&pieces), 400.0);
    let plane = Plane::of(&pieces);
    let mut ink: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for tile in &pieces.tiles {
        let Some(chip) = tile.chip else { continue };
        let (x, y) = plane.center(tile.cell);
        let like = if matches!(chip.score, 6 | 8) { is_red } else { is_dark };
        ink.entry(chip.score).or_default().push(image.count((x, y + 7.0), 8.0, like));
    }
    assert!(ink.values().flatten().all(|&pixels| pixels >= 8), "{ink:?}");
}
