//! Boards as text, as SVG documents, and these in a browser.

mod boards;
mod browser;
mod colors;
mod document;
mod svg;
mod text;
