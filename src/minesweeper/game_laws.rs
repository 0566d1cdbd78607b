//! Laws of all games, on fields of any shape.

use super::test_fields::{any_field, any_moves, seed};
use super::{Action, CellState, Field, Game, GameState, Mines, Move, ShownCell};
use crate::interrupt::Interrupt;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Mines on about so many of a hundred cells, by a seed.
fn some_mines(field: &Field, share: usize, id: i64) -> Mines {
    let count = (field.len() * share / 100) as i32;
    Mines::place(seed(id), field, count, None, &mut Interrupt::new(&mut || {})).unwrap()
}

fn after<'a>(field: &'a Field, mines: &Mines, moves: &[Move]) -> Game<'a> {
    let mut game = Game::with_mines(field, mines.clone());
    for &made in moves {
        game.make(made, &mut Interrupt::new(&mut || {})).unwrap();
    }
    game
}

fn shown(game: &Game<'_>) -> Vec<ShownCell> {
    game.cells().collect()
}

fn indexes(game: &Game<'_>, state: CellState) -> BTreeSet<usize> {
    (0..).zip(game.cells()).filter(|(_, cell)| cell.state == state).map(|(index, _)| index).collect()
}

/// The rules once more, on sets: what is open, exploded and marked, and how many moves had no effect. What opens is found by
/// going over all cells until nothing changes.
#[derive(Default, Debug, PartialEq)]
struct Model {
    open: BTreeSet<usize>,
    exploded: BTreeSet<usize>,
    marked: BTreeSet<usize>,
    ignored: usize,
}

impl Model {
    fn make(&mut self, field: &Field, mines: &Mines, made: Move) {
        let is_over = !self.exploded.is_empty()
            || (!self.open.is_empty() && self.open.len() == field.len() - mines.count());
        let is_shut = |model: &Self, index| !model.open.contains(&index);
        let hidden = |model: &Self, index| is_shut(model, index) && !model.marked.contains(&index);
        let before = (self.open.clone(), self.exploded.clone(), self.marked.clone());
        let mut to_open = Vec::new();
        match made.action {
            _ if is_over => {}
            Action::Open if hidden(self, made.index) => to_open.push(made.index),
            Action::Mark if is_shut(self, made.index) && !self.marked.remove(&made.index) => {
                self.marked.insert(made.index);
            }
            Action::Chord if !is_shut(self, made.index) => {
                let marks = field.neighbors(made.index).filter(|index| self.marked.contains(index)).count();
                if marks == usize::from(mines.adjacent(made.index)) {
                    to_open.extend(field.neighbors(made.index).filter(|&index| hidden(self, index)));
                }
            }
            _ => {}
        }
        for index in to_open {
            let set = if mines.is_mine(index) { &mut self.exploded } else { &mut self.open };
            set.insert(index);
        }
        // Around cells that were open before, one whose mark was taken away waits for a move of its own.
        loop {
            let spreads = |model: &Self, index| {
                model.open.contains(&index) && !before.0.contains(&index) && mines.adjacent(index) == 0
            };
            let rim: Vec<usize> = (0..field.len())
                .filter(|&index| hidden(self, index))
                .filter(|&index| field.neighbors(index).any(|next| spreads(self, next)))
                .collect();
            if rim.is_empty() {
                break;
            }
            self.open.extend(rim);
        }
        let has_effect = (&self.open, &self.exploded, &self.marked) != (&before.0, &before.1, &before.2);
        self.ignored += usize::from(!has_effect);
    }
}

proptest! {
    #[test]
    fn a_game_follows_the_rules(
        (field, moves) in any_field().prop_flat_map(|field| {
            let moves = any_moves(field.len(), 40);
            (Just(field), moves)
        }),
        share in 0usize..30,
        id in 0i64..1000,
    ) {
        let mines = some_mines(&field, share, id);
        let mut game = Game::with_mines(&field, mines.clone());
        let mut model = Model::default();
        for made in moves {
            let was_over = matches!(game.state(), GameState::Won | GameState::Lost);
            let opened_before = indexes(&game, CellState::Open);
            let rows_before = shown(&game);
            game.make(made, &mut Interrupt::new(&mut || {})).unwrap();
            model.make(&field, &mines, made);

            let open = indexes(&game, CellState::Open);
            prop_assert!(open.is_superset(&opened_before), "an open cell stays open");
            prop_assert!(!was_over || shown(&game) == rows_before, "after the end nothing changes");
            prop_assert_eq!(&open, &model.open);
            prop_assert_eq!(&indexes(&game, CellState::Exploded), &model.exploded);
            let marks = &indexes(&game, CellState::Marked) | &indexes(&game, CellState::WrongMark);
            prop_assert_eq!(&marks, &model.marked);

            let safe: BTreeSet<usize> = (0..field.len()).filter(|&index| !mines.is_mine(index)).collect();
            let status = game.status();
            let is_over = matches!(status.state, GameState::Won | GameState::Lost);
            prop_assert_eq!(status.state == GameState::Lost, !model.exploded.is_empty());
            prop_assert_eq!(status.state == GameState::Won, model.exploded.is_empty() && !open.is_empty() && open == safe);
            prop_assert_eq!(status.state == GameState::Ready, open.is_empty() && model.exploded.is_empty());
            prop_assert_eq!(status.opened, open.len());
            prop_assert_eq!(status.safe_left, safe.len() - open.len());
            prop_assert_eq!(status.mines_left, mines.count() as i64 - model.marked.len() as i64);
            prop_assert_eq!(status.ignored_moves, model.ignored);

            for (index, cell) in shown(&game).into_iter().enumerate() {
                prop_assert_eq!(cell.cell, field.cell(index));
                let number = open.contains(&index).then(|| mines.adjacent(index));
                prop_assert_eq!(cell.adjacent, number, "only what is open shows a number");
                let (is_mine, is_marked) = (mines.is_mine(index), marks.contains(&index));
                let is_left = is_mine && !is_marked && !model.exploded.contains(&index);
                prop_assert_eq!(cell.state == CellState::Mine, is_over && is_left);
                prop_assert_eq!(cell.state == CellState::WrongMark, is_over && !is_mine && is_marked);
            }
        }
    }

    #[test]
    fn the_order_of_consecutive_marks_does_not_matter(
        (field, before, marks, after_them) in any_field().prop_flat_map(|field| {
            let cells = field.len();
            let marks = prop::collection::hash_set(0..cells, 0..=cells);
            (Just(field), any_moves(cells, 9), marks, any_moves(cells, 9))
        }),
        share in 0usize..30,
        id in 0i64..1000,
    ) {
        let mines = some_mines(&field, share, id);
        // The order of a hash set differs from case to case.
        let marks: Vec<Move> = marks.into_iter().map(|index| Move { index, action: Action::Mark }).collect();
        let mut sorted = marks.clone();
        sorted.sort_by_key(|made| made.index);
        let [one, other] = [marks, sorted].map(|marks| after(&field, &mines, &[&before[..], &marks, &after_them].concat()));
        prop_assert_eq!(shown(&one), shown(&other));
        prop_assert_eq!(one.status(), other.status());
    }

    #[test]
    fn fields_that_agree_on_what_is_visible_give_the_same_rows(
        (field, moves) in any_field().prop_flat_map(|field| {
            let moves = any_moves(field.len(), 12);
            (Just(field), moves)
        }),
        share in 10usize..50,
        ids in (0i64..1000, 0i64..1000),
    ) {
        let mines = some_mines(&field, share, ids.0);
        let mut moves = moves;
        moves.retain(|made| made.action != Action::Open || !mines.is_mine(made.index));
        let game = after(&field, &mines, &moves);
        prop_assume!(game.state() != GameState::Lost && game.state() != GameState::Won);
        // The same mines on what is open and around it, others elsewhere.
        let open = indexes(&game, CellState::Open);
        let other = some_mines(&field, share, ids.1);
        let swapped: BTreeSet<usize> = (0..field.len())
            .filter(|&index| {
                let is_near = open.contains(&index) || field.neighbors(index).any(|next| open.contains(&next));
                if is_near { mines.is_mine(index) } else { other.is_mine(index) }
            })
            .collect();
        let swapped = Mines::at(&field, swapped);
        let other_game = after(&field, &swapped, &moves);
        prop_assume!(other_game.state() != GameState::Won);
        prop_assert_eq!(shown(&game), shown(&other_game));
        let [one, other] = [game.status(), other_game.status()];
        prop_assert_eq!((one.state, one.opened, one.ignored_moves), (other.state, other.opened, other.ignored_moves));
    }
}
