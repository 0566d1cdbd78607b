//! The longest road against the definition: every trail is tried, from every vertex.

use catan_hex::catan::{MAX_ROADS, RoadError, longest_road};
use catan_hex::grid::{
    Cell, CellArray, Edge, EdgeKind, GridError, HexagonBoard, Range, Symmetry, Vertex, VertexKind,
};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::{Generator, Pg15, Seed};
use proptest::prelude::*;
use rand::RngExt;
use std::collections::{BTreeMap, BTreeSet};

type Roads = BTreeSet<Edge>;
type Blocked = BTreeSet<Vertex>;

/// The length of rows [x, y, k] as they stand.
fn length_of_rows(edges: &[[i32; 3]], blocked: &[[i32; 3]]) -> Result<i32, RoadError> {
    let edges = CellArray::new("edges", edges.as_flattened(), 3, 3, 3)?;
    let blocked = CellArray::new("blocked", blocked.as_flattened(), 3, 3, 3)?;
    longest_road(&edges, &blocked, &mut Interrupt::new(&mut || {}))
}

fn row_of_edge(edge: &Edge) -> [i32; 3] {
    [edge.cell.x, edge.cell.y, edge.k()]
}

fn row_of_vertex(vertex: &Vertex) -> [i32; 3] {
    [vertex.cell.x, vertex.cell.y, vertex.k()]
}

fn length(roads: &Roads, blocked: &Blocked) -> i32 {
    let edges: Vec<[i32; 3]> = roads.iter().map(row_of_edge).collect();
    let blocked: Vec<[i32; 3]> = blocked.iter().map(row_of_vertex).collect();
    length_of_rows(&edges, &blocked).unwrap()
}

fn free_length(roads: &Roads) -> i32 {
    length(roads, &Blocked::new())
}

// --- By the definition --------------------------------------------------------------------------------------------

/// Trails by trying: at each vertex the roads that lead to its neighbors.
struct AllTrails<'a> {
    neighbors: BTreeMap<Vertex, Vec<(usize, Vertex)>>,
    blocked: &'a Blocked,
    used: Vec<bool>,
}

impl<'a> AllTrails<'a> {
    fn new(roads: &Roads, blocked: &'a Blocked) -> Self {
        let mut neighbors: BTreeMap<Vertex, Vec<(usize, Vertex)>> = BTreeMap::new();
        for (road, edge) in roads.iter().enumerate() {
            let [a, b] = edge.vertices().unwrap();
            neighbors.entry(a).or_default().push((road, b));
            neighbors.entry(b).or_default().push((road, a));
        }
        Self { neighbors, blocked, used: vec![false; roads.len()] }
    }

    fn longest(mut self) -> i32 {
        let starts: Vec<Vertex> = self.neighbors.keys().copied().collect();
        starts.into_iter().map(|start| self.longest_from(start)).max().unwrap_or(0)
    }

    fn longest_from(&mut self, from: Vertex) -> i32 {
        let mut longest = 0;
        for (road, to) in self.neighbors[&from].clone() {
            if self.used[road] {
                continue;
            }
            self.used[road] = true;
            let further = if self.blocked.contains(&to) { 0 } else { self.longest_from(to) };
            self.used[road] = false;
            longest = longest.max(1 + further);
        }
        longest
    }
}

// --- Roads to try -------------------------------------------------------------------------------------------------

fn generator(id: i64) -> Pg15 {
    Pg15::from_seed(Seed::from_id(id).unwrap())
}

/// Road after road, each from one that is there.
fn grown(count: usize, generator: &mut Pg15) -> Roads {
    let mut roads = Roads::from([Edge::new(Cell::new(0, 0), EdgeKind::West)]);
    while roads.len() < count {
        let from = *roads.iter().nth(generator.random_range(0..roads.len())).unwrap();
        roads.insert(from.neighbors().unwrap()[generator.random_range(0..4)]);
    }
    roads
}

/// Roads anywhere around so many tiles in a row, in one part or several.
fn scattered(count: usize, tiles: i32, generator: &mut Pg15) -> Roads {
    let mut all: Vec<Edge> = tile_roads((0..tiles).map(|y| Cell::new(0, y))).into_iter().collect();
    while all.len() > count {
        all.swap_remove(generator.random_range(0..all.len()));
    }
    all.into_iter().collect()
}

fn tile_roads(tiles: impl IntoIterator<Item = Cell>) -> Roads {
    tiles.into_iter().flat_map(|tile| tile.edges().unwrap()).collect()
}

fn vertices(roads: &Roads) -> Blocked {
    roads.iter().flat_map(|road| road.vertices().unwrap()).collect()
}

/// One in so many vertices; none where it is 0.
fn some_vertices(roads: &Roads, one_in: u32, generator: &mut Pg15) -> Blocked {
    let chosen = |_: &Vertex| one_in > 0 && generator.random_range(0..one_in) == 0;
    vertices(roads).into_iter().filter(chosen).collect()
}

fn assert_as_by_trying_all(roads: &Roads, blocked: &Blocked, what: &str) {
    let expected = AllTrails::new(roads, blocked).longest();
    assert_eq!(length(roads, blocked), expected, "{what}: {roads:?}, blocked {blocked:?}");
}

#[test]
fn ten_thousand_random_sets_of_up_to_14_roads_are_as_long_as_by_trying_all_trails() {
    for id in 0..10_000 {
        let mut generator = generator(id);
        let count = generator.random_range(1..=14);
        let roads = match id % 2 {
            0 => grown(count, &mut generator),
            _ => scattered(count, 1 + id as i32 / 2 % 4, &mut generator),
        };
        let blocked = some_vertices(&roads, [0, 2, 4, 8][id as usize / 8 % 4], &mut generator);
        assert_as_by_trying_all(&roads, &blocked, &format!("set {id}"));
    }
}

#[test]
fn sets_of_up_to_26_roads_are_too() {
    for id in 0..200 {
        let mut generator = generator(id);
        let count = generator.random_range(15..=26);
        let roads = match id % 3 {
            0 => grown(count, &mut generator),
            1 => scattered(count, 5, &mut generator),
            _ => tile_roads(grown(count / 6, &mut generator).into_iter().map(|road| road.cell)),
        };
        let blocked = some_vertices(&roads, [0, 0, 9][id as usize / 3 % 3], &mut generator);
        assert_as_by_trying_all(&roads, &blocked, &format!("set {id}"));
    }
}

// --- Known lengths ------------------------------------------------------------------------------------------------

/// The three edges at a vertex.
fn star(vertex: Vertex) -> Roads {
    vertex.edges().unwrap().into_iter().collect()
}

fn ring() -> Roads {
    tile_roads([Cell::new(0, 0)])
}

/// A ring and a road that leads away from its north corner.
fn ring_with_stem() -> Roads {
    &ring() | &star(Vertex::new(Cell::new(0, 0), VertexKind::North))
}

#[test]
fn forks_count_once_and_rings_whole() {
    assert_eq!(free_length(&Roads::new()), 0);
    assert_eq!(free_length(&grown(1, &mut generator(1))), 1);
    assert_eq!(free_length(&star(Vertex::new(Cell::new(3, 3), VertexKind::North))), 2);
    assert_eq!(free_length(&ring()), 6);
    assert_eq!(free_length(&ring_with_stem()), 7);
    // Of two stems side by side a trail takes both and five sides, or one and all six.
    let second_stem = star(Vertex::new(Cell::new(0, 0), VertexKind::NorthWest));
    assert_eq!(free_length(&(&ring_with_stem() | &second_stem)), 7);
}

#[test]
fn figures_of_eight_count_whole() {
    let side_by_side = tile_roads([Cell::new(0, 0), Cell::new(0, 1)]);
    assert_eq!((side_by_side.len(), free_length(&side_by_side)), (11, 11));
    // Joined by a road between a corner of each.
    let joined = &tile_roads([Cell::new(0, 0), Cell::new(2, 1)])
        | &Roads::from([Edge::new(Cell::new(1, 1), EdgeKind::West)]);
    assert_eq!((joined.len(), free_length(&joined)), (13, 13));
    // Around one vertex: four vertices have three roads, and a trail has but two ends.
    let three = tile_roads([Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)]);
    assert_eq!((three.len(), free_length(&three)), (15, 14));
}

#[test]
fn an_opponent_at_the_end_of_a_road_does_not_shorten_it_and_one_in_the_middle_cuts_it() {
    // West, north-west and north-east side of a tile.
    let path: Roads = EdgeKind::ALL.map(|kind| Edge::new(Cell::new(0, 0), kind)).into();
    let corners = [(1, 0, 0), (0, 0, 1), (0, 0, 0), (0, 1, 1)];
    let corners = corners.map(|(x, y, k)| Vertex::numbered(Cell::new(x, y), k).unwrap());
    let blocked_at = |places: &[usize]| length(&path, &places.iter().map(|&at| corners[at]).collect());
    assert_eq!(blocked_at(&[]), 3);
    assert_eq!(blocked_at(&[0]), 3);
    assert_eq!(blocked_at(&[0, 3]), 3);
    assert_eq!(blocked_at(&[1]), 2);
    assert_eq!(blocked_at(&[2]), 2);
    assert_eq!(blocked_at(&[1, 2]), 1);
    assert_eq!(blocked_at(&[0, 1, 2, 3]), 1);
}

#[test]
fn an_opponent_on_a_ring_is_where_it_starts_and_ends() {
    let corners = Cell::new(0, 0).vertices().unwrap();
    let blocked_at =
        |roads: &Roads, places: &[usize]| length(roads, &places.iter().map(|&at| corners[at]).collect());
    assert_eq!(blocked_at(&ring(), &[2]), 6);
    assert_eq!(blocked_at(&ring(), &[0, 3]), 3);
    assert_eq!(blocked_at(&ring(), &[0, 2, 3]), 3);
    assert_eq!(blocked_at(&ring(), &[0, 1, 2, 3, 4, 5]), 1);
    // Where the stem begins, then opposite of it.
    assert_eq!(blocked_at(&ring_with_stem(), &[0]), 6);
    assert_eq!(blocked_at(&ring_with_stem(), &[3]), 6);
    assert_eq!(length(&star(corners[0]), &Blocked::from([corners[0]])), 1);
}

#[test]
fn opponents_elsewhere_do_not_matter() {
    let far = [(9, 9, 0), (i32::MIN, i32::MAX, 1), (i32::MAX, i32::MIN, 0)];
    let far = far.map(|(x, y, k)| Vertex::numbered(Cell::new(x, y), k).unwrap());
    assert_eq!(length(&ring_with_stem(), &far.into()), 7);
}

// --- The whole base board -----------------------------------------------------------------------------------------

fn base_board() -> Roads {
    tile_roads(HexagonBoard::new(2).unwrap())
}

/// A trail by its first two vertices and whether it turns left or right at each vertex from the second on.
fn walk(first: Vertex, second: Vertex, turns: &str) -> Vec<Edge> {
    let edge_between = |a: Vertex, b: Vertex| {
        let joins = |edge: &Edge| edge.vertices().unwrap().contains(&b);
        a.edges().unwrap().into_iter().find(joins).unwrap()
    };
    let (mut before, mut at) = (first, second);
    let mut trail = vec![edge_between(before, at)];
    for turn in turns.chars() {
        let neighbors = at.neighbors().unwrap();
        let back = neighbors.iter().position(|&neighbor| neighbor == before).unwrap();
        // Clockwise from behind comes first what is on the left.
        let to = neighbors[(back + if turn == 'L' { 1 } else { 2 }) % 3];
        trail.push(edge_between(at, to));
        (before, at) = (at, to);
    }
    trail
}

#[test]
fn all_72_edges_of_the_base_board_make_a_road_of_55() {
    let board = base_board();
    assert_eq!((board.len(), free_length(&board)), (MAX_ROADS, 55));

    // Not more: a trail takes an even number of roads, so two at most, at each of the 54 vertices except its two ends,
    // where it can take three. Each road is taken at two vertices.
    assert_eq!((54 * 2 + 2) / 2, 55);
    assert_eq!(vertices(&board).len(), 54);

    // Not fewer: this one has them.
    let [first, second] =
        [(4, 2, 1), (4, 1, 0)].map(|(x, y, k)| Vertex::numbered(Cell::new(x, y), k).unwrap());
    let trail = walk(first, second, "RLRRLRLRRLRLRRLRLRRLRLRRLRLRRRRLLRLLLLRRRRLRRLRRLRRLRR");
    let distinct: Roads = trail.iter().copied().collect();
    assert_eq!((trail.len(), distinct.len()), (55, 55));
    assert!(distinct.is_subset(&board));
}

#[test]
fn large_sets_look_for_an_interrupt_on_the_way() {
    let edges: Vec<i32> = base_board().iter().flat_map(row_of_edge).collect();
    let edges = CellArray::new("edges", &edges, 3, 3, 3).unwrap();
    let none = CellArray::new("blocked", &[], 3, 3, 3).unwrap();
    let mut checks = 0;
    let mut count = || checks += 1;
    longest_road(&edges, &none, &mut Interrupt::new(&mut count)).unwrap();
    assert!(checks > 0);
}

// --- Where roads lie ----------------------------------------------------------------------------------------------

#[test]
fn roads_at_the_border_of_the_plane_are_like_others() {
    let [low, high] = [i32::MIN, i32::MAX];
    let sides = |x, y| [[x, y, 0], [x, y, 1], [x, y, 2]];
    // Each end of the first has a vertex without a name.
    assert_eq!(length_of_rows(&sides(high, high), &[]), Ok(3));
    assert_eq!(length_of_rows(&sides(low, low), &[[low, low, 0]]), Ok(2));
    let everywhere = [sides(low, low), sides(low, high), sides(high, low), sides(high, high)].concat();
    assert_eq!(length_of_rows(&everywhere, &[]), Ok(3));
}

#[test]
fn of_several_parts_the_longest_counts() {
    let apart: Roads = (0..12).map(|y| Edge::new(Cell::new(0, 3 * y), EdgeKind::West)).collect();
    assert_eq!(free_length(&apart), 1);
    let with_ring = &apart | &tile_roads([Cell::new(-700, 1_000_000)]);
    assert_eq!(free_length(&with_ring), 6);
    let many: Roads = (0..72).map(|y| Edge::new(Cell::new(y % 7 * 1000, y), EdgeKind::NorthEast)).collect();
    assert_eq!(free_length(&many), 1);
}

/// Up to 72 roads near each other, and some of their vertices.
fn any_roads() -> impl Strategy<Value = (Roads, Blocked)> {
    (1usize..=MAX_ROADS, 2i32..5, 0u32..6, any::<u32>()).prop_map(|(count, radius, one_in, id)| {
        let mut generator = generator(id.into());
        let roads = match radius {
            2 => grown(count, &mut generator),
            _ => {
                let tiles =
                    Range::new(Cell::new(0, 0), radius - 1).unwrap().by_rows().map(|found| found.cell);
                let mut all: Vec<Edge> = tile_roads(tiles).into_iter().collect();
                while all.len() > count {
                    all.swap_remove(generator.random_range(0..all.len()));
                }
                all.into_iter().collect()
            }
        };
        let blocked = some_vertices(&roads, 3 * one_in, &mut generator);
        (roads, blocked)
    })
}

/// What touches the images of the tiles that touch it.
fn edge_image(edge: Edge, image: impl Fn(Cell) -> Cell) -> Edge {
    let [a, b] = edge.tiles().unwrap().map(image);
    let beside_b = |edge: &Edge| edge.tiles().unwrap().contains(&b);
    a.edges().unwrap().into_iter().find(beside_b).unwrap()
}

fn vertex_image(vertex: Vertex, image: impl Fn(Cell) -> Cell) -> Vertex {
    let [a, b, c] = vertex.tiles().unwrap().map(image);
    let at_both = |vertex: &Vertex| {
        let tiles = vertex.tiles().unwrap();
        tiles.contains(&b) && tiles.contains(&c)
    };
    a.vertices().unwrap().into_iter().find(at_both).unwrap()
}

proptest! {
    #[test]
    fn the_order_in_which_roads_are_passed_does_not_matter((roads, blocked) in any_roads(), id in any::<u32>()) {
        let mut generator = generator(id.into());
        let mut shuffled = |mut rows: Vec<[i32; 3]>| {
            rows.sort_by_cached_key(|_| generator.draw_bits());
            rows
        };
        let edges = shuffled(roads.iter().map(row_of_edge).collect());
        let vertices = shuffled(blocked.iter().map(row_of_vertex).collect());
        prop_assert_eq!(length_of_rows(&edges, &vertices), Ok(length(&roads, &blocked)));
    }

    #[test]
    fn turned_mirrored_and_shifted_roads_are_as_long(
        (roads, blocked) in any_roads(),
        symmetry in prop::sample::select(Symmetry::ALL.to_vec()),
        (dx, dy) in (-1_000_000..1_000_000, -1_000_000..1_000_000),
    ) {
        let image = |cell: Cell| {
            let turned = symmetry.image(cell, Cell::new(0, 0)).unwrap();
            Cell::new(turned.x + dx, turned.y + dy)
        };
        let roads_there = roads.iter().map(|&road| edge_image(road, image)).collect();
        let blocked_there = blocked.iter().map(|&vertex| vertex_image(vertex, image)).collect();
        prop_assert_eq!(length(&roads_there, &blocked_there), length(&roads, &blocked));
    }

    #[test]
    fn a_road_more_never_shortens_and_an_opponent_more_never_lengthens((roads, blocked) in any_roads()) {
        let whole = length(&roads, &blocked);
        for road in roads.iter().take(5) {
            let without = &roads - &Roads::from([*road]);
            let shorter = length(&without, &blocked);
            // What is left of a trail without one of its roads is two trails.
            prop_assert!(shorter <= whole && whole <= 2 * shorter + 1);
        }
        for vertex in vertices(&roads).difference(&blocked).take(5) {
            let more = &blocked | &Blocked::from([*vertex]);
            prop_assert!(length(&roads, &more) <= whole);
        }
    }

    #[test]
    fn no_road_has_more_than_two_odd_vertices_allow((roads, _) in any_roads()) {
        let degree = |vertex: &Vertex| vertex.edges().unwrap().iter().filter(|edge| roads.contains(edge)).count();
        let even: usize = vertices(&roads).iter().map(|vertex| degree(vertex) / 2 * 2).sum();
        prop_assert!(free_length(&roads) <= (even as i32 + 2) / 2);
    }
}

// --- What is refused ----------------------------------------------------------------------------------------------

#[test]
fn more_than_72_edges_are_too_many() {
    let rows: Vec<[i32; 3]> = (0..73).map(|y| [0, 2 * y, 0]).collect();
    assert_eq!(length_of_rows(&rows[1..], &[]), Ok(1));
    let error = length_of_rows(&rows, &[]).unwrap_err();
    assert_eq!(error, RoadError::TooManyRoads { roads: 73 });
    assert_eq!(error.to_string(), "edges must have at most 72 edges, not 73");
}

#[test]
fn duplicates_and_unknown_numbers_are_refused() {
    let cell = Cell::new(4, -7);
    let duplicate =
        |argument, what, k| Err(RoadError::Grid(GridError::DuplicatePlace { argument, what, cell, k }));
    let edges = [[4, -7, 2], [0, 0, 0], [4, -7, 2]];
    assert_eq!(length_of_rows(&edges, &[]), duplicate("edges", "an edge", 2));
    assert_eq!(length_of_rows(&edges[1..], &[[4, -7, 1], [4, -7, 1]]), duplicate("blocked", "a vertex", 1));
    let refusal =
        |edges: &[[i32; 3]], blocked: &[[i32; 3]]| length_of_rows(edges, blocked).unwrap_err().to_string();
    assert_eq!(
        refusal(&[[0, 0, 3]], &[]),
        "edges must have 0 (north-east), 1 (north-west) or 2 (west) as k, not 3 as in row 1"
    );
    assert_eq!(
        refusal(&[], &[[0, 0, 2]]),
        "blocked must have 0 (north) or 1 (north-west) as k, not 2 as in row 1"
    );
}
