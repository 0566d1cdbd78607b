//! How many layouts of the terrain have no two equal neighbors: counted row by row, from both ends to the middle.

use std::collections::HashMap;

/// Terrains of the tiles of a row, as numbers from 0.
type Row = Vec<usize>;

/// Ways by how many tiles of each terrain they take, as an index into all counts.
type Ways = Vec<(usize, u64)>;

/// Six terrains, and how many tiles there are of each: the first three alike, the next two alike.
struct Pieces {
    counts: [usize; 6],
    /// What a tile of each terrain adds to an index.
    places: [usize; 6],
    indices: usize,
}

impl Pieces {
    fn new(counts: [usize; 6]) -> Self {
        let mut indices = 1;
        let places = counts.map(|count| {
            let place = indices;
            indices *= count + 1;
            place
        });
        Self { counts, places, indices }
    }

    /// The index of what a row takes, if there are as many.
    fn index(&self, row: &Row) -> Option<usize> {
        let taken: [usize; 6] =
            core::array::from_fn(|terrain| row.iter().filter(|&&tile| tile == terrain).count());
        let enough = taken.iter().zip(&self.counts).all(|(taken, count)| taken <= count);
        enough.then(|| taken.iter().zip(&self.places).map(|(taken, place)| taken * place).sum())
    }

    /// Whether there are enough tiles for both.
    fn suffice(&self, a: usize, b: usize) -> bool {
        let of = |index: usize, terrain: usize| index / self.places[terrain] % (self.counts[terrain] + 1);
        (0..6).all(|terrain| of(a, terrain) + of(b, terrain) <= self.counts[terrain])
    }
}

/// All rows of a length without equal neighbors.
fn rows(length: usize) -> Vec<Row> {
    (0..length).fold(vec![vec![]], |rows, _| {
        let longer = |row: Row| {
            let next = (0..6).filter(|terrain| row.last() != Some(terrain)).collect::<Vec<_>>();
            next.into_iter().map(move |terrain| [row.clone(), vec![terrain]].concat())
        };
        rows.into_iter().flat_map(longer).collect()
    })
}

/// Whether a row and the one below, which is longer by one, have no equal neighbors.
fn fit(above: &Row, below: &Row) -> bool {
    (0..above.len()).all(|place| above[place] != below[place] && above[place] != below[place + 1])
}

/// The row with each terrain named by its first place among those that are alike.
fn renamed(row: &Row) -> Row {
    let mut seen: [Vec<usize>; 3] = Default::default();
    let kind = |terrain: usize| usize::from(terrain >= 3) + usize::from(terrain >= 5);
    let mut name = |&terrain: &usize| {
        let alike = &mut seen[kind(terrain)];
        let place = alike.iter().position(|&other| other == terrain).unwrap_or_else(|| {
            alike.push(terrain);
            alike.len() - 1
        });
        [0, 3, 5][kind(terrain)] + place
    };
    row.iter().map(&mut name).collect()
}

/// Layouts on rows that grow by one tile each down to the middle, and then shrink again.
fn layouts_apart(pieces: &Pieces, lengths: &[usize]) -> u128 {
    let (middle, above) = lengths.split_last().expect("rows");
    let mut layer: Vec<(Row, Ways)> = vec![(vec![], vec![(0, 1)])];
    for &length in above {
        let with_ways = |row: Row| {
            let taken = pieces.index(&row)?;
            Some((row.clone(), added(pieces, &layer, &row, taken)))
        };
        layer = rows(length).into_iter().filter_map(with_ways).collect();
    }
    let mut alike: HashMap<Row, u128> = HashMap::new();
    rows(*middle).iter().for_each(|row| *alike.entry(renamed(row)).or_default() += 1);
    let all = pieces.indices - 1;
    let joined = |(row, times): (Row, u128)| -> u128 {
        let Some(taken) = pieces.index(&row) else { return 0 };
        // Turned by half a turn, what lies below is what lies above the reversed row.
        let below: HashMap<usize, u64> =
            added(pieces, &layer, &row.iter().rev().copied().collect(), 0).into_iter().collect();
        let pairs = added(pieces, &layer, &row, taken).into_iter();
        let of_pair = |(index, ways): (usize, u64)| {
            u128::from(ways) * u128::from(below.get(&(all - index)).copied().unwrap_or(0))
        };
        times * pairs.map(of_pair).sum::<u128>()
    };
    alike.into_iter().map(joined).sum()
}

/// The ways of a layer that fit above a row, with so much taken besides.
fn added(pieces: &Pieces, layer: &[(Row, Ways)], row: &Row, taken: usize) -> Ways {
    let mut sums = vec![0; pieces.indices];
    for (_, ways) in layer.iter().filter(|(above, _)| above.is_empty() || fit(above, row)) {
        ways.iter().for_each(|&(index, ways)| sums[index] += ways);
    }
    let found =
        sums.into_iter().enumerate().filter(|&(index, ways)| ways > 0 && pieces.suffice(index, taken));
    found.map(|(index, ways)| (index + taken, ways)).collect()
}

#[test]
fn terrain_is_apart_on_so_many_layouts_of_both_boards() {
    let base = Pieces::new([4, 4, 4, 3, 3, 1]);
    assert_eq!(layouts_apart(&base, &[3, 4, 5]), 107_384_892);
    let expansion = Pieces::new([6, 6, 6, 5, 5, 2]);
    assert_eq!(layouts_apart(&expansion, &[3, 4, 5, 6]), 22_388_570_444_904);
}

#[test]
fn a_diamond_of_four_tiles_is_counted_by_hand() {
    // Rows of 1, 2, 1: only the first and the last tile do not touch.
    let layouts = |counts| layouts_apart(&Pieces::new(counts), &[1, 2]);
    assert_eq!(layouts([1, 1, 1, 0, 0, 1]), 24);
    assert_eq!(layouts([0, 0, 0, 1, 1, 2]), 2);
    assert_eq!(layouts([0, 0, 0, 2, 2, 0]), 0);
}
