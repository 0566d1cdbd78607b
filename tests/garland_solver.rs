//! The solver of garlands against trying everything, and what it finds against the rules alone.

#[path = "common/garland_trees.rs"]
mod garland_trees;

use catan_hex::garland::{Links, Solved, SolverError, solve, solve_within, turned, turns_between};
use catan_hex::interrupt::Interrupt;
use garland_trees::{Shape, hexagons, squares};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

fn solved(shape: &Shape, pieces: &[Links]) -> Solved {
    solve(&shape.adjacency, pieces, shape.supply, &mut Interrupt::new(&mut || {})).unwrap()
}

fn turns(piece: Links, sides: u8) -> BTreeSet<Links> {
    (0..i32::from(sides)).map(|steps| turned(piece, steps, sides)).collect()
}

/// Whether an open side is where the rules allow it.
fn side_fits(shape: &Shape, links: &[Links], cell: usize, side: u8) -> bool {
    let is_open = links[cell] >> side & 1 == 1;
    match shape.adjacency.neighbor(cell, side) {
        Some(beyond) => (links[beyond] >> shape.adjacency.opposite(side) & 1 == 1) == is_open,
        None => (shape.supply == Some((cell, side))) == is_open,
    }
}

/// A solution by the rules alone: sides fit, and a walk comes to all cells by one link less than there are.
fn is_solution(shape: &Shape, links: &[Links]) -> bool {
    let sides = shape.adjacency.sides();
    if (0..links.len()).any(|cell| (0..sides).any(|side| !side_fits(shape, links, cell, side))) {
        return false;
    }
    let mut reached = BTreeSet::from([0]);
    let mut todo = vec![0];
    while let Some(cell) = todo.pop() {
        for side in (0..sides).filter(|&side| links[cell] >> side & 1 == 1) {
            if let Some(beyond) = shape.adjacency.neighbor(cell, side)
                && reached.insert(beyond)
            {
                todo.push(beyond);
            }
        }
    }
    let ends: u32 = links.iter().map(|links| links.count_ones()).sum();
    reached.len() == links.len()
        && ends as usize == 2 * (links.len() - 1) + usize::from(shape.supply.is_some())
}

/// All solutions in their order, by trying all turns of every piece: nothing is left out on the way.
fn by_trying_everything(shape: &Shape, pieces: &[Links]) -> Vec<Vec<Links>> {
    let choices: Vec<Vec<Links>> =
        pieces.iter().map(|&piece| turns(piece, shape.adjacency.sides()).into_iter().collect()).collect();
    let mut digits = vec![0; pieces.len()];
    let mut links: Vec<Links> = choices.iter().map(|choice| choice[0]).collect();
    let mut solutions = Vec::new();
    loop {
        if is_solution(shape, &links) {
            solutions.push(links.clone());
        }
        let Some(place) = (0..digits.len()).rev().find(|&place| digits[place] + 1 < choices[place].len())
        else {
            return solutions;
        };
        digits[place] += 1;
        digits[place + 1..].fill(0);
        for at in place..digits.len() {
            links[at] = choices[at][digits[at]];
        }
    }
}

/// Up to `enough` solutions in their order, cell by cell, looking at nothing but the sides of the cells before.
fn by_naive_search(shape: &Shape, pieces: &[Links], enough: usize) -> Vec<Vec<Links>> {
    let mut solutions = Vec::new();
    let mut todo = vec![Vec::new()];
    while let Some(links) = todo.pop() {
        if links.len() == pieces.len() {
            solutions.extend(is_solution(shape, &links).then_some(links));
            if solutions.len() == enough {
                break;
            }
            continue;
        }
        let cell = links.len();
        for &choice in turns(pieces[cell], shape.adjacency.sides()).iter().rev() {
            let mut longer: Vec<Links> = links.clone();
            longer.push(choice);
            let fits = (0..shape.adjacency.sides()).all(|side| {
                shape.adjacency.neighbor(cell, side).is_some_and(|beyond| beyond > cell)
                    || side_fits(shape, &longer, cell, side)
            });
            todo.extend(fits.then_some(longer));
        }
    }
    solutions
}

fn assert_agrees(shape: &Shape, pieces: &[Links], solutions: &[Vec<Links>]) {
    let found = solved(shape, pieces);
    assert_eq!(usize::from(found.solutions), solutions.len().min(2), "{pieces:?}");
    assert_eq!(found.links.as_ref(), solutions.first(), "{pieces:?}");
    assert_eq!(found.second.as_ref(), solutions.get(1), "{pieces:?}");
}

/// The links of all spanning trees: all sets of borders, one less than cells, that are a solution.
fn spanning_trees(shape: &Shape) -> Vec<Vec<Links>> {
    let borders: Vec<(usize, u8, usize)> = (0..shape.cells())
        .flat_map(|cell| (0..shape.adjacency.sides()).map(move |side| (cell, side)))
        .filter_map(|(cell, side)| Some((cell, side, shape.adjacency.neighbor(cell, side)?)))
        .filter(|&(cell, _, beyond)| cell < beyond)
        .collect();
    (0..1_u32 << borders.len())
        .filter(|set| set.count_ones() as usize + 1 == shape.cells())
        .filter_map(|set| {
            let mut links = shape.bare();
            for (_, &(cell, side, beyond)) in borders.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1)
            {
                links[cell] |= 1 << side;
                links[beyond] |= 1 << shape.adjacency.opposite(side);
            }
            is_solution(shape, &links).then_some(links)
        })
        .collect()
}

/// Each piece turned so that its links are the least: boards of the same pieces are one.
fn boards_of_trees(shape: &Shape, trees: usize) -> BTreeSet<Vec<Links>> {
    let sides = shape.adjacency.sides();
    let all = spanning_trees(shape);
    assert_eq!(all.len(), trees);
    all.iter().map(|tree| tree.iter().map(|&piece| *turns(piece, sides).first().unwrap()).collect()).collect()
}

/// Pieces with as many ends as a tree has, thrown together.
fn junk(shape: &Shape, random: &mut SmallRng) -> Vec<Links> {
    let ends = 2 * (shape.cells() - 1) + usize::from(shape.supply.is_some());
    let mut pieces = vec![0; shape.cells()];
    let mut left = ends;
    // Every piece gets an end first.
    for piece in &mut pieces {
        *piece |= 1 << random.random_range(0..shape.adjacency.sides());
        left -= 1;
    }
    while left > 0 {
        let cell = random.random_range(0..pieces.len());
        let side = random.random_range(0..shape.adjacency.sides());
        left -= usize::from(pieces[cell] >> side & 1 == 0);
        pieces[cell] |= 1 << side;
    }
    pieces
}

#[test]
fn all_boards_of_all_spanning_trees_of_squares_up_to_3x3() {
    for (width, height, trees) in
        [(1, 1, 1), (2, 1, 1), (1, 3, 1), (2, 2, 4), (3, 2, 15), (2, 3, 15), (3, 3, 192)]
    {
        let shape = squares(width, height);
        for pieces in boards_of_trees(&shape, trees) {
            let solutions = by_trying_everything(&shape, &pieces);
            assert!(!solutions.is_empty());
            assert_agrees(&shape, &pieces, &solutions);
        }
    }
}

#[test]
fn all_boards_of_all_spanning_trees_of_seven_hexagons() {
    let shape = hexagons(1);
    for pieces in boards_of_trees(&shape, 320) {
        assert_agrees(&shape, &pieces, &by_trying_everything(&shape, &pieces));
    }
}

#[test]
fn every_choice_of_pieces_on_2x2_and_3x1() {
    for shape in [squares(2, 2), squares(3, 1)] {
        let kinds: [Links; 6] = [0b0000, 0b0001, 0b0011, 0b0101, 0b0111, 0b1111];
        let mut counts = [0; 3];
        for choice in 0..6_usize.pow(shape.cells() as u32) {
            let pieces: Vec<Links> =
                (0..shape.cells()).map(|cell| kinds[choice / 6_usize.pow(cell as u32) % 6]).collect();
            let solutions = by_trying_everything(&shape, &pieces);
            counts[solutions.len().min(2)] += 1;
            assert_agrees(&shape, &pieces, &solutions);
        }
        assert!(counts[0] > 100 && counts[1] > 0, "{counts:?}");
    }
}

#[test]
fn pieces_thrown_together() {
    let mut random = SmallRng::seed_from_u64(7);
    for (shape, rounds) in [(squares(3, 2), 400), (squares(3, 3), 60), (hexagons(1), 60)] {
        let mut counts = [0; 3];
        for _ in 0..rounds {
            let pieces = junk(&shape, &mut random);
            let solutions = by_trying_everything(&shape, &pieces);
            counts[solutions.len().min(2)] += 1;
            assert_agrees(&shape, &pieces, &solutions);
        }
        assert!(counts[0] > 0, "{counts:?}");
    }
}

#[test]
fn boards_of_4x4_5x5_and_19_hexagons_as_a_naive_search_finds_them() {
    let mut counts = [0; 3];
    for (shape, seeds) in [(squares(4, 4), 100), (squares(5, 5), 100), (squares(3, 6), 60), (hexagons(2), 60)]
    {
        for seed in 0..seeds {
            for pieces in [shape.tree(seed), shape.tree_grown_anywhere(seed, 3)] {
                let solutions = by_naive_search(&shape, &pieces, 2);
                counts[solutions.len()] += 1;
                assert_agrees(&shape, &pieces, &solutions);
            }
        }
    }
    assert!(counts[0] == 0 && counts[1] > 0 && counts[2] > 0, "{counts:?}");
}

#[test]
fn junk_of_4x4_as_a_naive_search_finds_it() {
    let mut random = SmallRng::seed_from_u64(11);
    for shape in [squares(4, 4), squares(5, 3)] {
        for _ in 0..200 {
            let pieces = junk(&shape, &mut random);
            assert_agrees(&shape, &pieces, &by_naive_search(&shape, &pieces, 2));
        }
    }
}

#[test]
fn large_boards_have_solutions_that_are_some_and_turns_lead_there() {
    for shape in [squares(20, 20), squares(1, 8), squares(60, 7), hexagons(6)] {
        let sides = shape.adjacency.sides();
        for seed in 0..20 {
            let tree = shape.tree(seed);
            assert!(is_solution(&shape, &tree));
            let mut random = SmallRng::seed_from_u64(seed);
            let pieces: Vec<Links> =
                tree.iter().map(|&links| turned(links, random.random_range(0..6), sides)).collect();
            let found = solved(&shape, &pieces);
            let links = found.links.clone().unwrap();
            assert!(is_solution(&shape, &links));
            assert!(links <= tree);
            assert_eq!(found.solutions == 1, found.second.is_none());
            if let Some(second) = &found.second {
                assert!(is_solution(&shape, second) && links < *second);
                assert!(links == tree || *second <= tree);
            } else {
                assert_eq!(links, tree);
            }
            for ((&piece, &links), cell) in pieces.iter().zip(&links).zip(0..) {
                let turns = turns_between(piece, links, sides).unwrap();
                assert_eq!(turned(piece, i32::from(turns), sides), links, "cell {cell}");
                assert!((0..turns).all(|fewer| turned(piece, i32::from(fewer), sides) != links));
            }
            assert_eq!(solved(&shape, &tree), found, "only the pieces count, not how they stand");
        }
    }
}

#[test]
fn what_cannot_be_solved_is_told_apart_from_what_is_no_board() {
    let shape = squares(2, 2);
    let none = Solved { solutions: 0, links: None, second: None };
    assert_eq!(solved(&shape, &[0, 0, 0, 0]), none);
    assert_eq!(solved(&squares(1, 1), &[0b1000]).links, Some(vec![0b0100]));
    let try_with =
        |pieces: &[Links], supply| solve(&shape.adjacency, pieces, supply, &mut Interrupt::new(&mut || {}));
    assert_eq!(try_with(&[1, 1, 1], None), Err(SolverError::OtherCount { pieces: 3, cells: 4 }));
    assert_eq!(try_with(&[1, 16, 1, 1], None), Err(SolverError::BeyondSides { links: 16, sides: 4 }));
    for (cell, side) in [(3, 0), (4, 2), (3, 4)] {
        let error = try_with(&[1, 1, 1, 1], Some((cell, side)));
        assert_eq!(error, Err(SolverError::SupplyInside { cell, side }));
    }
}

#[test]
fn work_is_limited_and_lets_interrupts_in() {
    let shape = squares(20, 20);
    let pieces = shape.tree(1);
    let error = solve_within(100, &shape.adjacency, &pieces, shape.supply, &mut Interrupt::new(&mut || {}));
    assert_eq!(error, Err(SolverError::TooHard { cells: 400, work: 100, solutions: 0 }));
    let shape = squares(300, 300);
    let mut checks = 0;
    let mut count = || checks += 1;
    solve(&shape.adjacency, &shape.tree(1), shape.supply, &mut Interrupt::new(&mut count)).ok();
    assert!(checks >= 2 * 90_000 / 4096, "{checks} checks");
}
