//! Arrangements of pieces, some of which are alike, numbered from 0 in lexicographic order.

/// The number of arrangements of so many pieces of each kind: (n₁ + n₂ + …)! / (n₁! n₂! …). None beyond 128 bits.
pub(super) fn arrangements(counts: &[usize]) -> Option<u128> {
    let mut total = 1u128;
    let mut placed = 0;
    for &count in counts {
        for chosen in 1..=count as u128 {
            placed += 1;
            // Exact: after each step the product is a multinomial coefficient.
            total = total.checked_mul(placed)? / chosen;
        }
    }
    Some(total)
}

/// The number of an arrangement of kinds, which are indices of `counts`; none where it has other pieces.
pub(super) fn rank(kinds: &[usize], counts: &[usize]) -> Option<u128> {
    let mut left = counts.to_vec();
    let mut ways = arrangements(counts)?;
    let mut rank = 0;
    for (place, &kind) in kinds.iter().enumerate() {
        let remaining = (kinds.len() - place) as u128;
        // Those that begin with a smaller kind come before.
        let smaller: usize = left.get(..kind)?.iter().sum();
        rank += ways * smaller as u128 / remaining;
        let of_kind = left.get_mut(kind)?;
        ways = ways * *of_kind as u128 / remaining;
        *of_kind = of_kind.checked_sub(1)?;
    }
    left.iter().all(|&count| count == 0).then_some(rank)
}

/// The arrangement of a number below [`arrangements`].
pub(super) fn unrank(mut rank: u128, counts: &[usize]) -> Option<Vec<usize>> {
    let mut left = counts.to_vec();
    let mut ways = arrangements(counts)?;
    if rank >= ways {
        return None;
    }
    let pieces: usize = counts.iter().sum();
    let mut kinds = Vec::with_capacity(pieces);
    for place in 0..pieces {
        let remaining = (pieces - place) as u128;
        for (kind, of_kind) in left.iter_mut().enumerate() {
            let with_this = ways * *of_kind as u128 / remaining;
            if rank < with_this {
                kinds.push(kind);
                ways = with_this;
                *of_kind -= 1;
                break;
            }
            rank -= with_this;
        }
    }
    Some(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn arrangements_of_the_games_pieces_are_as_many_as_its_multinomials() {
        assert_eq!(arrangements(&[4, 4, 3, 4, 3, 1]), Some(244_432_188_000));
        assert_eq!(arrangements(&[1, 2, 2, 2, 2, 2, 2, 2, 2, 1]), Some(25_009_272_288_000));
        assert_eq!(arrangements(&[1, 1, 1, 1, 1, 4]), Some(15_120));
        assert_eq!(arrangements(&[6, 6, 5, 6, 5, 2]), Some(24_675_735_016_607_875_200));
        assert_eq!(arrangements(&[100, 100]), None);
    }

    #[test]
    fn numbers_follow_the_lexicographic_order() {
        let counts = [2, 1, 2];
        let all: Vec<Vec<usize>> = (0..30).map(|rank| unrank(rank, &counts).unwrap()).collect();
        assert_eq!(all.first(), Some(&vec![0, 0, 1, 2, 2]));
        assert_eq!(all.last(), Some(&vec![2, 2, 1, 0, 0]));
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(unrank(30, &counts), None);
    }

    #[test]
    fn other_pieces_have_no_number() {
        assert_eq!(rank(&[0, 0, 1], &[1, 2]), None);
        assert_eq!(rank(&[0, 1], &[1, 2]), None);
        assert_eq!(rank(&[0, 1, 2], &[1, 2]), None);
    }

    proptest! {
        #[test]
        fn an_arrangement_has_the_number_that_it_came_from(
            counts in prop::collection::vec(0usize..5, 1..8),
            part in 0.0..1.0f64,
        ) {
            let ways = arrangements(&counts).unwrap();
            let number = ((ways as f64 * part) as u128).min(ways - 1);
            prop_assert_eq!(rank(&unrank(number, &counts).unwrap(), &counts), Some(number));
        }
    }
}
