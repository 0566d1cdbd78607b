//! Prints the drawing of a seed's board: `cargo run --example board_svg 0.201703 >docs/board.svg`.

use catan_hex::catan::{Dealer, Rules, svg_of};
use catan_hex::interrupt::Interrupt;
use catan_hex::random::Seed;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).ok_or("usage: board_svg SEED")?;
    let seed = Seed::new(seed.parse()?)?;
    let board = Dealer::new(Rules::default())?.deal(seed, &mut Interrupt::new(&mut || {}))?;
    print!("{}", svg_of(&board)?);
    Ok(())
}
