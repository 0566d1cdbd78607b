//! Pictures of maps, drawn by hand.

use super::test_pictures::{assert_picture, cells, labeled, lines};
use super::{AnsiStyle, DrawingError, Labels, TextMap};
use crate::grid::{Cell, CellMap, HexagonBoard, Orientation};
use crate::interrupt::Interrupt;

const ONE_TO_SEVEN: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

#[test]
fn one_cell() {
    let one = [Cell::new(0, 0)];
    assert_picture(
        &labeled(&one, &["a"], Orientation::Pointy),
        r"
        . / \
        .| a |
        . \ /",
    );
    assert_picture(
        &labeled(&one, &["a"], Orientation::Flat),
        r"
        . ___
        ./ a \
        .\___/",
    );
}

#[test]
fn one_cell_without_labels() {
    for cell in [Cell::new(0, 0), Cell::new(i32::MIN, i32::MAX), Cell::new(i32::MAX, i32::MIN)] {
        assert_picture(
            &lines(&TextMap::new(&[cell], Orientation::Pointy)),
            r"
            . / \
            .|   |
            . \ /",
        );
        assert_picture(
            &lines(&TextMap::new(&[cell], Orientation::Flat)),
            r"
            . ___
            ./   \
            .\___/",
        );
    }
}

#[test]
fn seven_cells() {
    let seven: Vec<Cell> = HexagonBoard::new(1).unwrap().collect();
    assert_picture(
        &labeled(&seven, &ONE_TO_SEVEN, Orientation::Pointy),
        r"
        .   / \ / \
        .  | 1 | 6 |
        . / \ / \ / \
        .| 2 | 7 | 5 |
        . \ / \ / \ /
        .  | 3 | 4 |
        .   \ / \ /",
    );
    assert_picture(
        &labeled(&seven, &ONE_TO_SEVEN, Orientation::Flat),
        r"
        .     ___
        . ___/ 1 \___
        ./ 2 \___/ 6 \
        .\___/ 7 \___/
        ./ 3 \___/ 5 \
        .\___/ 4 \___/
        .    \___/",
    );
}

#[test]
fn nineteen_cells_with_their_numbers() {
    let board: Vec<Cell> = HexagonBoard::new(2).unwrap().collect();
    let numbers: Vec<String> = (1..=19).map(|number: i32| number.to_string()).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    assert_picture(
        &labeled(&board, &numbers, Orientation::Pointy),
        r"
        .       .' '. .' '. .' '.
        .      |  1  | 12  | 11  |
        .    .' '. .' '. .' '. .' '.
        .   |  2  | 13  | 18  | 10  |
        . .' '. .' '. .' '. .' '. .' '.
        .|  3  | 14  | 19  | 17  |  9  |
        . '. .' '. .' '. .' '. .' '. .'
        .   |  4  | 15  | 16  |  8  |
        .    '. .' '. .' '. .' '. .'
        .      |  5  |  6  |  7  |
        .       '. .' '. .' '. .'",
    );
    assert_picture(
        &labeled(&board, &numbers, Orientation::Flat),
        r"
        .           ____
        .      ____/  1 \____
        . ____/  2 \____/ 12 \____
        ./  3 \____/ 13 \____/ 11 \
        .\____/ 14 \____/ 18 \____/
        ./  4 \____/ 19 \____/ 10 \
        .\____/ 15 \____/ 17 \____/
        ./  5 \____/ 16 \____/  9 \
        .\____/  6 \____/  8 \____/
        .     \____/  7 \____/
        .          \____/",
    );
}

#[test]
fn a_ring_around_a_hole() {
    let ring: Vec<Cell> = HexagonBoard::new(1).unwrap().take(6).collect();
    assert_picture(
        &lines(&TextMap::new(&ring, Orientation::Pointy)),
        r"
        .   / \ / \
        .  |   |   |
        . / \ / \ / \
        .|   |   |   |
        . \ / \ / \ /
        .  |   |   |
        .   \ / \ /",
    );
    assert_picture(
        &labeled(&ring, &["羊", "2", "", "4", "é", "6"], Orientation::Flat),
        r"
        .      ____
        . ____/ 羊 \____
        ./  2 \____/  6 \
        .\____/    \____/
        ./    \____/  é \
        .\____/  4 \____/
        .     \____/",
    );
}

#[test]
fn a_row_and_columns_far_in_the_negative() {
    let row = cells(&[(-5, -1000), (-5, -999), (-5, -998)]);
    assert_picture(
        &labeled(&row, &["sea", "desert", ""], Orientation::Pointy),
        r"
        . .--' '--. .--' '--. .--' '--.
        .|   sea   | desert  |         |
        . '--. .--' '--. .--' '--. .--'",
    );
    assert_picture(
        &labeled(&row, &["sea", "no", "land"], Orientation::Flat),
        r"
        . ______
        ./  sea \______
        .\______/  no  \______
        .       \______/ land \
        .              \______/",
    );
}

#[test]
fn cells_that_do_not_touch() {
    let two = cells(&[(0, 1), (2, 0)]);
    assert_picture(
        &labeled(&two, &["a", "b"], Orientation::Pointy),
        r"
        .         / \
        .        | a |
        .         \ /
        .
        . / \
        .| b |
        . \ /",
    );
    assert_picture(
        &labeled(&two, &["a", "b"], Orientation::Flat),
        r"
        .             ___
        . ___        / a \
        ./ b \       \___/
        .\___/",
    );
}

#[test]
fn labels_in_colors_stand_between_escape_sequences() {
    let two = cells(&[(0, 0), (0, 1)]);
    let labels =
        Labels::new([Some("1"), Some("羊")].into_iter(), 2, &mut Interrupt::new(&mut || {})).unwrap();
    let styles = [Some(AnsiStyle::new("0;31")), None];
    let map = TextMap::new(&two, Orientation::Pointy).labels(&labels).styles(&styles);
    assert_eq!(lines(&map), [" .' '. .' '.", "|  \u{1b}[0;31m1\u{1b}[0m  | 羊  |", " '. .' '. .'"]);
}

#[test]
fn walls_around_regions_only() {
    let seven: Vec<Cell> = HexagonBoard::new(1).unwrap().collect();
    let map = CellMap::of("cells", seven.iter().copied(), &mut Interrupt::new(&mut || {})).unwrap();
    let region = [1, 1, 2, 2, 3, 3, 1];
    let texts = ["1", "1", "2", "2", "3", "3", "1"];
    let labels = Labels::new(texts.into_iter().map(Some), 7, &mut Interrupt::new(&mut || {})).unwrap();
    let picture = |way| lines(&TextMap::new(&seven, way).labels(&labels).regions(&map, &region));
    assert_picture(
        &picture(Orientation::Pointy),
        r"
        .   / \ / \
        .  | 1 | 3 |
        . /     \   \
        .| 1   1 | 3 |
        . \ / \ / \ /
        .  | 2   2 |
        .   \ / \ /",
    );
    assert_picture(
        &picture(Orientation::Flat),
        r"
        .     ___
        . ___/ 1 \___
        ./ 1     / 3 \
        .\___  1 \   /
        ./ 2 \___/ 3 \
        .\___  2 \___/
        .    \___/",
    );
}

#[test]
fn no_cells_are_no_lines() {
    for orientation in [Orientation::Pointy, Orientation::Flat] {
        assert!(lines(&TextMap::new(&[], orientation).coordinates()).is_empty());
    }
}

#[test]
fn cells_far_apart_are_an_error_that_says_how_large_the_picture_would_be() {
    let ends = cells(&[(i32::MIN, i32::MAX), (i32::MAX, i32::MIN)]);
    let draw = |cells: &[Cell]| {
        TextMap::new(cells, Orientation::Pointy).draw(&mut Interrupt::new(&mut || ())).map(|_| ())
    };
    assert_eq!(
        draw(&ends),
        Err(DrawingError::TooManyCharacters { lines: 8_589_934_593, columns: 25_769_803_775 })
    );
    let error = draw(&cells(&[(0, 0), (2000, 2000)])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the picture would have 4003 lines of 4005 characters, 16032015 in all, and a picture has at most 10000000"
    );
}
