//! The elements of an SVG document, one after the other.

use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};

/// A name and a value, which is escaped where markup needs it.
pub(crate) type Attribute<'a> = (&'a str, &'a str);

/// A document that is being written, a line for each tag.
pub(crate) struct SvgWriter(Writer<Vec<u8>>);

impl SvgWriter {
    /// A document without anything in it.
    pub(crate) fn new() -> Self {
        Self(Writer::new_with_indent(Vec::new(), b' ', 0))
    }

    /// Starts an element that others are to go into.
    pub(crate) fn open(&mut self, name: &str, attributes: &[Attribute<'_>]) {
        self.write(Event::Start(BytesStart::new(name).with_attributes(attributes.iter().copied())));
    }

    /// Ends it.
    pub(crate) fn close(&mut self, name: &str) {
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// An element with nothing in it.
    pub(crate) fn element(&mut self, name: &str, attributes: &[Attribute<'_>]) {
        self.write(Event::Empty(BytesStart::new(name).with_attributes(attributes.iter().copied())));
    }

    /// An element with a text in it.
    pub(crate) fn text(&mut self, name: &str, attributes: &[Attribute<'_>], text: &str) {
        self.open(name, attributes);
        self.write(Event::Text(BytesText::new(text)));
        self.close(name);
    }

    /// The document.
    pub(crate) fn finish(self) -> String {
        let written = String::from_utf8(self.0.into_inner());
        debug_assert!(written.is_ok(), "what was written is text");
        written.unwrap_or_default()
    }

    fn write(&mut self, event: Event<'_>) {
        let written = self.0.write_event(event);
        debug_assert!(written.is_ok(), "memory takes everything");
    }
}
