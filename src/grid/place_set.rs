//! Sets of vertices and of edges as they are passed: rows of x, y, k.

use super::error::{EDGE_NUMBERS, VERTEX_NUMBERS};
use super::{Cell, CellArray, Edge, GridError, Vertex};
use crate::interrupt::Interrupt;

impl Vertex {
    /// The vertices of rows [x, y, k], in ascending order.
    ///
    /// # Errors
    /// [`GridError::UnknownPlace`] where a k is neither 0 nor 1, [`GridError::DuplicatePlace`] where a vertex comes twice,
    /// [`GridError::ArrayWidth`] where a row is not of three numbers.
    pub fn set(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Vec<Self>, GridError> {
        set(array, "a vertex", VERTEX_NUMBERS, Self::numbered, |vertex| (vertex.cell, vertex.k()), interrupt)
    }
}

impl Edge {
    /// The edges of rows [x, y, k], in ascending order.
    ///
    /// # Errors
    /// [`GridError::UnknownPlace`] where a k is none of 0, 1 and 2, [`GridError::DuplicatePlace`] where an edge comes twice,
    /// [`GridError::ArrayWidth`] where a row is not of three numbers.
    pub fn set(array: &CellArray<'_>, interrupt: &mut Interrupt<'_>) -> Result<Vec<Self>, GridError> {
        set(array, "an edge", EDGE_NUMBERS, Self::numbered, |edge| (edge.cell, edge.k()), interrupt)
    }
}

/// `what` is how an error calls a place and `allowed` which k it may have, `name_of` is how SQL calls it.
fn set<P: Copy + Ord>(
    array: &CellArray<'_>,
    what: &'static str,
    allowed: &'static str,
    numbered: fn(Cell, i32) -> Result<P, GridError>,
    name_of: fn(P) -> (Cell, i32),
    interrupt: &mut Interrupt<'_>,
) -> Result<Vec<P>, GridError> {
    let (argument, width) = (array.argument(), array.width());
    let mut places = Vec::with_capacity(array.len());
    for (number, row) in (1..).zip(array.rows()) {
        interrupt.round();
        let &[x, y, k] = row else {
            return Err(GridError::ArrayWidth { argument, width, least: 3, most: 3 });
        };
        let place = numbered(Cell::new(x, y), k);
        places.push(place.map_err(|_| GridError::UnknownPlace { argument, allowed, k, row: number })?);
    }
    places.sort_unstable_by(|a, b| {
        interrupt.round();
        a.cmp(b)
    });
    let again = places.windows(2).find(|pair| pair[0] == pair[1]);
    match again.map(|pair| name_of(pair[0])) {
        Some((cell, k)) => Err(GridError::DuplicatePlace { argument, what, cell, k }),
        None => Ok(places),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edges(numbers: &[i32], width: usize) -> Result<Vec<Edge>, GridError> {
        Edge::set(&CellArray::new("edges", numbers, width, 2, 3)?, &mut Interrupt::new(&mut || {}))
    }

    fn vertices(numbers: &[i32]) -> Result<Vec<Vertex>, GridError> {
        Vertex::set(&CellArray::new("blocked", numbers, 3, 3, 3)?, &mut Interrupt::new(&mut || {}))
    }

    #[test]
    fn places_come_in_ascending_order() {
        let found = edges(&[5, -1, 0, -2, 7, 2, -2, 7, 1], 3).unwrap();
        let expected =
            [(-2, 7, 1), (-2, 7, 2), (5, -1, 0)].map(|(x, y, k)| Edge::numbered(Cell::new(x, y), k).unwrap());
        assert_eq!(found, expected);
        assert_eq!(vertices(&[]), Ok(Vec::new()));
    }

    #[test]
    fn a_place_that_comes_twice_is_named() {
        let error = edges(&[1, 2, 0, 0, 0, 0, 1, 2, 0, 1, 2, 1], 3).unwrap_err();
        let cell = Cell::new(1, 2);
        assert_eq!(error, GridError::DuplicatePlace { argument: "edges", what: "an edge", cell, k: 0 });
        assert_eq!(error.to_string(), "edges must not have an edge twice: (1, 2, 0) comes again");
        let error = vertices(&[-3, 4, 1, -3, 4, 1]).unwrap_err();
        assert_eq!(error.to_string(), "blocked must not have a vertex twice: (-3, 4, 1) comes again");
    }

    #[test]
    fn a_k_that_no_place_has_and_rows_too_short_are_errors() {
        let message = |error: GridError| error.to_string();
        assert_eq!(
            edges(&[0, 0, 2, 0, 0, 3], 3).map_err(message).unwrap_err(),
            "edges must have 0 (north-east), 1 (north-west) or 2 (west) as k, not 3 as in row 2"
        );
        assert_eq!(
            vertices(&[0, 0, 2]).map_err(message).unwrap_err(),
            "blocked must have 0 (north) or 1 (north-west) as k, not 2 as in row 1"
        );
        let error = GridError::ArrayWidth { argument: "edges", width: 2, least: 3, most: 3 };
        assert_eq!(edges(&[0, 0], 2), Err(error));
    }

    #[test]
    fn many_places_look_for_an_interrupt_on_the_way() {
        let numbers: Vec<i32> = (0..100_000).flat_map(|at| [at % 300, at / 300, at % 2]).collect();
        let array = CellArray::new("blocked", &numbers, 3, 3, 3).unwrap();
        let mut checks = 0;
        let mut count = || checks += 1;
        Vertex::set(&array, &mut Interrupt::new(&mut count)).unwrap();
        assert!(checks >= 2 * 100_000 / 4096, "{checks} checks");
    }
}
