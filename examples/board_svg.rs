//! Prints the drawing of a seed's board: `cargo run --example board_svg 0.201703 >docs/board.svg`.

use catan_hex::catan::{self, Board, Rules};
use catan_hex::random::Seed;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).ok_or("usage: board_svg SEED")?;
    let board = Board::deal(Seed::new(seed.parse()?)?, Rules::default());
    let (tiles, harbors): (Vec<_>, Vec<_>) = (board.tiles().collect(), board.harbors().collect());
    print!("{}", catan::svg(&tiles, &harbors)?);
    Ok(())
}
