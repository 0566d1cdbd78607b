//! Seeds, the random generators of PostgreSQL's eras, and the shuffle of `ORDER BY random()`.
//!
//! No crate promises its output across versions, so the generators and the shuffle are ours, pinned
//! by outputs of real servers. The generators implement `rand`'s traits.
#![forbid(unsafe_code)]

mod generator;
mod pg11;
mod pg12;
mod pg15;
mod seed;
mod shuffle;
mod sorting_network;

pub use generator::Generator;
pub use pg11::Pg11;
pub use pg12::Pg12;
pub use pg15::Pg15;
pub use seed::{MAX_SEED_ID, Seed, SeedError};
pub use shuffle::{Token, shuffle};
use sorting_network::NetworkSort;
