//! Boards as text, as SVG documents, and these in a browser.

mod boards;
mod browser;
mod colors;
#[path = "../common/mod.rs"]
mod common;
mod document;
mod svg;
mod text;
