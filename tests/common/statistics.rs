//! Shares against exact probabilities, counts against expected ones.
//!
//! Seeds are fixed, so a test gives the same statistic on every run.

/// Fails if a share is four standard errors or more from its probability.
pub fn assert_share(what: &str, passed: u64, of: u64, probability: f64) {
    let standard_error = (probability * (1.0 - probability) / of as f64).sqrt();
    let share = passed as f64 / of as f64;
    let off = (share - probability).abs() / standard_error;
    assert!(off < 4.0, "{what}: {share} is {off} standard errors from {probability}");
}

/// The statistic of counts that are all equally likely.
pub fn chi_square(counts: impl IntoIterator<Item = u64>) -> f64 {
    let counts: Vec<u64> = counts.into_iter().collect();
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

/// Fails if counts that should be equally likely are less even than 999 in 1000 are.
pub fn assert_uniform(what: &str, counts: &[u64]) {
    let equally = vec![1.0; counts.len()];
    assert_proportional(what, counts, &equally);
}

/// The same for counts that should be proportional to weights.
pub fn assert_proportional(what: &str, counts: &[u64], weights: &[f64]) {
    assert!(counts.len() > 1 && counts.len() == weights.len(), "{what}: nothing to compare");
    let all: u64 = counts.iter().sum();
    let sum: f64 = weights.iter().sum();
    let expected: Vec<f64> = weights.iter().map(|weight| all as f64 * weight / sum).collect();
    assert!(expected.iter().all(|&count| count >= 5.0), "{what}: too few for a chi-square test");
    let statistic: f64 = counts
        .iter()
        .zip(&expected)
        .map(|(&count, expected)| (count as f64 - expected).powi(2) / expected)
        .sum();
    let degrees = counts.len() - 1;
    let limit = chi_square_quantile(degrees);
    assert!(statistic < limit, "{what}: {statistic} on {degrees} degrees of freedom, {limit} allowed");
}

/// The 0.999 quantile of the chi-square distribution, by Wilson and Hilferty's approximation.
pub fn chi_square_quantile(degrees: usize) -> f64 {
    const NORMAL_QUANTILE: f64 = 3.090_232;
    let spread = 2.0 / (9.0 * degrees as f64);
    degrees as f64 * (1.0 - spread + NORMAL_QUANTILE * spread.sqrt()).powi(3)
}
