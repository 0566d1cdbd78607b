//! Text values for rows.

use pgrx::pg_sys;

/// A `text` value: a pointer to bytes behind a length header.
#[derive(Clone, Copy)]
pub(super) struct Text(pg_sys::Datum);

impl Text {
    /// Copies a string into the current memory context.
    pub(super) fn copied(string: &str) -> Self {
        // SAFETY: the pointer and length are those of the string; nothing keeps them after the copy. No string of
        // the core comes near the 1 GB at which the cast would matter.
        let text = unsafe {
            pg_sys::cstring_to_text_with_len(string.as_ptr().cast(), string.len() as core::ffi::c_int)
        };
        Self(pg_sys::Datum::from(text))
    }

    pub(super) fn datum(self) -> pg_sys::Datum {
        self.0
    }
}

impl From<&'static ShortText> for Text {
    fn from(short: &'static ShortText) -> Self {
        Self(pg_sys::Datum::from(core::ptr::from_ref(short)))
    }
}

/// A `text` value that is a constant of the library, so that a row costs no allocation: PostgreSQL's
/// format for short values, a byte of length before the characters.
pub(super) struct ShortText {
    _bytes: [u8; Self::SIZE],
}

impl ShortText {
    const SIZE: usize = 16;

    pub(super) const fn new(string: &str) -> Self {
        let source = string.as_bytes();
        assert!(source.len() < Self::SIZE);
        let total = source.len() as u8 + 1;
        let mut bytes = [0; Self::SIZE];
        // The header's flag bit is the lowest or the highest, as the machine's byte order goes.
        bytes[0] = if cfg!(target_endian = "big") { 0x80 | total } else { total << 1 | 1 };
        let mut at = 0;
        while at < source.len() {
            bytes[at + 1] = source[at];
            at += 1;
        }
        Self { _bytes: bytes }
    }

    /// A one-character constant.
    pub(super) const fn of_char(character: char) -> Self {
        let mut buffer = [0; 4];
        Self::new(character.encode_utf8(&mut buffer))
    }
}
