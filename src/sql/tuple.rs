//! Rows in PostgreSQL's tuple format, formed here rather than by `heap_form_tuple`.
//!
//! The types of a row are known when this is compiled, so a tuple is a handful of stores instead of two walks over
//! a descriptor: a set of 19 rows of 8 columns comes out a quarter faster. The format (htup_details.h) is the one on
//! disk, the same in all supported versions: a header of 23 bytes, a bit for each column that is not NULL, then the
//! values, each aligned as its type says.

use pgrx::pg_sys;

/// Where the header's fields lie.
const INFOMASK2: usize = 18;
const INFOMASK: usize = 20;
const HOFF: usize = 22;
const BITMAP: usize = 23;

/// The longest text, header included, that has the header of one byte.
const SHORT_TEXT: usize = 0x7F;

/// What an emptied buffer keeps at most.
const KEPT_BYTES: usize = 128 * 1024;

/// A type of column.
pub(super) trait Column {
    /// The SQL type, as the declaration must have it.
    const TYPE: pg_sys::Oid;

    /// Appends the value.
    fn write(&self, tuple: &mut Tuple<'_>);
}

/// Tuples, one behind the other.
#[derive(Default)]
pub(super) struct Tuples {
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl Tuples {
    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// Empties the buffer and keeps a moderate part of its memory.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.bytes.shrink_to(KEPT_BYTES);
        self.ends.clear();
    }

    /// Appends a tuple of so many columns, each written by one call to [`Column::write`].
    #[inline(always)]
    pub(super) fn append(&mut self, columns: usize, write: impl FnOnce(&mut Tuple<'_>)) {
        let start = self.bytes.len();
        let data = (BITMAP + columns.div_ceil(8)).next_multiple_of(pg_sys::MAXIMUM_ALIGNOF as usize);
        self.bytes.resize(start + data, 0);
        let mut tuple = Tuple {
            bytes: &mut self.bytes,
            start,
            data: start + data,
            column: 0,
            infomask: pg_sys::HEAP_HASVARWIDTH,
        };
        write(&mut tuple);
        let infomask = tuple.infomask as u16;
        let header = &mut self.bytes[start..start + data];
        header[INFOMASK2..INFOMASK].copy_from_slice(&(columns as u16).to_ne_bytes());
        header[INFOMASK..HOFF].copy_from_slice(&infomask.to_ne_bytes());
        header[HOFF] = data as u8;
        self.ends.push(self.bytes.len());
    }

    /// Each tuple's bytes.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = core::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.bytes[start..end])
    }
}

/// A tuple that is being written.
pub(super) struct Tuple<'a> {
    bytes: &'a mut Vec<u8>,
    start: usize,
    /// Where the values start; they are aligned from here.
    data: usize,
    column: usize,
    infomask: u32,
}

impl Tuple<'_> {
    #[inline(always)]
    fn next_column(&mut self, is_null: bool) {
        if is_null {
            self.infomask |= pg_sys::HEAP_HASNULL;
        } else {
            self.bytes[self.start + BITMAP + self.column / 8] |= 1 << (self.column % 8);
        }
        self.column += 1;
    }

    /// Pads with zeros: where a text may start, a byte of zero says that padding goes on.
    #[inline(always)]
    fn align(&mut self, alignment: usize) {
        let length = self.bytes.len() - self.data;
        self.bytes.resize(self.data + length.next_multiple_of(alignment), 0);
    }

    #[inline(always)]
    fn fixed<const N: usize>(&mut self, value: [u8; N], alignment: usize) {
        self.next_column(false);
        self.align(alignment);
        self.bytes.extend_from_slice(&value);
    }

    #[inline(always)]
    fn text(&mut self, text: &str) {
        self.next_column(false);
        if text.len() < SHORT_TEXT {
            let length = text.len() as u8 + 1;
            // The flag bit is the lowest or the highest, as the machine's byte order goes.
            self.bytes.push(if cfg!(target_endian = "big") { 0x80 | length } else { length << 1 | 1 });
        } else {
            self.align(pg_sys::ALIGNOF_INT as usize);
            let length = text.len() as u32 + pg_sys::VARHDRSZ as u32;
            let header = if cfg!(target_endian = "big") { length } else { length << 2 };
            self.bytes.extend_from_slice(&header.to_ne_bytes());
        }
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

impl Column for i32 {
    const TYPE: pg_sys::Oid = pg_sys::INT4OID;

    #[inline(always)]
    fn write(&self, tuple: &mut Tuple<'_>) {
        tuple.fixed(self.to_ne_bytes(), pg_sys::ALIGNOF_INT as usize);
    }
}

impl Column for &str {
    const TYPE: pg_sys::Oid = pg_sys::TEXTOID;

    #[inline(always)]
    fn write(&self, tuple: &mut Tuple<'_>) {
        tuple.text(self);
    }
}

impl Column for String {
    const TYPE: pg_sys::Oid = pg_sys::TEXTOID;

    #[inline(always)]
    fn write(&self, tuple: &mut Tuple<'_>) {
        tuple.text(self);
    }
}

impl<T: Column> Column for Option<T> {
    const TYPE: pg_sys::Oid = T::TYPE;

    #[inline(always)]
    fn write(&self, tuple: &mut Tuple<'_>) {
        match self {
            Some(value) => value.write(tuple),
            None => tuple.next_column(true),
        }
    }
}
