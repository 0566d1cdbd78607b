//! Rows in PostgreSQL's tuple format, formed here rather than by `heap_form_tuple`.
//!
//! The types of a row are known when this is compiled, so a tuple is a handful of stores instead of two walks over
//! a descriptor: a set of 19 rows of 8 columns comes out a third faster. The format (htup_details.h) is the one on
//! disk, the same in all supported versions: a header of 23 bytes, a bit for each column that is not NULL, then the
//! values, each aligned as its type says.

use pgrx::pg_sys;

/// Where the header's fields lie.
const INFOMASK2: usize = 18;
const INFOMASK: usize = 20;
const HOFF: usize = 22;
const BITMAP: usize = 23;

/// More columns than any function has.
pub(super) const MOST_COLUMNS: usize = 32;

/// Where the values start: behind header and bitmap, rounded up as values want it. Up to 8 columns the bitmap
/// costs nothing.
const fn values_at(columns: usize) -> usize {
    (BITMAP + columns.div_ceil(8)).next_multiple_of(pg_sys::MAXIMUM_ALIGNOF as usize)
}

/// The longest text, header included, that has the header of one byte.
const SHORT_TEXT: usize = 0x7F;

/// What an emptied buffer keeps at most.
const KEPT_BYTES: usize = 128 * 1024;

/// The header of four bytes of a value so many bytes long, itself included.
pub(super) fn varlena_header(length: usize) -> u32 {
    // PostgreSQL's own limit for a value, which the header could not say either.
    assert!(length < 1 << 30, "a value of {length} bytes");
    if cfg!(target_endian = "big") { length as u32 } else { (length as u32) << 2 }
}

/// A type of column.
pub(super) trait Column {
    /// The SQL type, as the declaration must have it.
    const TYPE: pg_sys::Oid;

    /// Whether values differ in length.
    const IS_VARIABLE: bool = false;

    /// No fewer bytes than the value takes, padding included.
    fn bound(&self) -> usize;

    /// Appends the value.
    ///
    /// # Safety
    /// The tuple has room for `bound()` more bytes.
    unsafe fn write(&self, tuple: &mut Tuple);
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

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Empties the buffer and keeps a moderate part of its memory.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.bytes.shrink_to(KEPT_BYTES);
        self.ends.clear();
    }

    /// Appends a tuple of so many columns, at most [`MOST_COLUMNS`].
    ///
    /// # Safety
    /// `write` writes each column once, and no more than `bound` bytes in all; `is_variable` says whether values of
    /// some column differ in length.
    #[inline(always)]
    pub(super) unsafe fn append(
        &mut self,
        columns: usize,
        is_variable: bool,
        bound: usize,
        write: impl FnOnce(&mut Tuple),
    ) {
        let start = self.bytes.len();
        let values = values_at(columns);
        self.bytes.reserve(values + bound);
        // SAFETY: the buffer has room for the header and `bound` bytes; what is taken as its new length was written.
        unsafe {
            let header = self.bytes.as_mut_ptr().add(start);
            header.write_bytes(0, values);
            let mut tuple = Tuple { data: header.add(values), length: 0, column: 0, present: 0 };
            write(&mut tuple);
            let mut infomask = if is_variable { pg_sys::HEAP_HASVARWIDTH } else { 0 };
            if u64::from(tuple.present) + 1 != 1 << columns {
                infomask |= pg_sys::HEAP_HASNULL;
                let bitmap = tuple.present.to_le_bytes();
                header.add(BITMAP).copy_from_nonoverlapping(bitmap.as_ptr(), columns.div_ceil(8));
            }
            header.add(INFOMASK2).cast::<u16>().write_unaligned(columns as u16);
            header.add(INFOMASK).cast::<u16>().write_unaligned(infomask as u16);
            header.add(HOFF).write(values as u8);
            self.bytes.set_len(start + values + tuple.length);
        }
        self.ends.push(self.bytes.len());
    }

    /// Each tuple's bytes.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = core::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.bytes[start..end])
    }
}

/// A tuple that is being written.
pub(super) struct Tuple {
    /// Where the values start; they are aligned from here.
    data: *mut u8,
    length: usize,
    column: u32,
    /// A bit for each column that is not NULL.
    present: u32,
}

impl Tuple {
    /// Pads with zeros: where a text may start, a byte of zero says that padding goes on.
    #[inline(always)]
    unsafe fn align(&mut self, alignment: usize) {
        // SAFETY: every bound has `alignment` bytes for this.
        unsafe { self.data.add(self.length).write_bytes(0, alignment) };
        self.length = self.length.next_multiple_of(alignment);
    }

    #[inline(always)]
    unsafe fn bytes(&mut self, bytes: &[u8]) {
        // SAFETY: every bound has the value's length for this.
        unsafe { self.data.add(self.length).copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
        self.length += bytes.len();
    }

    #[inline(always)]
    fn next_column(&mut self, present: bool) {
        self.present |= u32::from(present) << self.column;
        self.column += 1;
    }
}

impl Column for bool {
    const TYPE: pg_sys::Oid = pg_sys::BOOLOID;

    fn bound(&self) -> usize {
        size_of::<Self>()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        tuple.next_column(true);
        // SAFETY: the caller's promise.
        unsafe { tuple.bytes(&[u8::from(*self)]) };
    }
}

impl Column for i32 {
    const TYPE: pg_sys::Oid = pg_sys::INT4OID;

    fn bound(&self) -> usize {
        2 * size_of::<Self>()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        tuple.next_column(true);
        // SAFETY: the caller's promise.
        unsafe {
            tuple.align(pg_sys::ALIGNOF_INT as usize);
            tuple.bytes(&self.to_ne_bytes());
        }
    }
}

impl Column for i64 {
    const TYPE: pg_sys::Oid = pg_sys::INT8OID;

    fn bound(&self) -> usize {
        2 * size_of::<Self>()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        tuple.next_column(true);
        // SAFETY: the caller's promise.
        unsafe {
            tuple.align(pg_sys::ALIGNOF_DOUBLE as usize);
            tuple.bytes(&self.to_ne_bytes());
        }
    }
}

impl Column for f64 {
    const TYPE: pg_sys::Oid = pg_sys::FLOAT8OID;

    fn bound(&self) -> usize {
        2 * size_of::<Self>()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        tuple.next_column(true);
        // SAFETY: the caller's promise.
        unsafe {
            tuple.align(pg_sys::ALIGNOF_DOUBLE as usize);
            tuple.bytes(&self.to_ne_bytes());
        }
    }
}

impl Column for &str {
    const TYPE: pg_sys::Oid = pg_sys::TEXTOID;
    const IS_VARIABLE: bool = true;

    fn bound(&self) -> usize {
        2 * size_of::<u32>() + self.len()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        tuple.next_column(true);
        // SAFETY: the caller's promise.
        unsafe {
            if self.len() < SHORT_TEXT {
                let length = self.len() as u8 + 1;
                // The flag bit is the lowest or the highest, as the machine's byte order goes.
                tuple.bytes(&[if cfg!(target_endian = "big") { 0x80 | length } else { length << 1 | 1 }]);
            } else {
                tuple.align(pg_sys::ALIGNOF_INT as usize);
                tuple.bytes(&varlena_header(self.len() + pg_sys::VARHDRSZ).to_ne_bytes());
            }
            tuple.bytes(self.as_bytes());
        }
    }
}

impl Column for String {
    const TYPE: pg_sys::Oid = pg_sys::TEXTOID;
    const IS_VARIABLE: bool = true;

    fn bound(&self) -> usize {
        self.as_str().bound()
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        // SAFETY: the caller's promise.
        unsafe { self.as_str().write(tuple) }
    }
}

impl<T: Column> Column for Option<T> {
    const TYPE: pg_sys::Oid = T::TYPE;
    const IS_VARIABLE: bool = T::IS_VARIABLE;

    fn bound(&self) -> usize {
        self.as_ref().map_or(0, T::bound)
    }

    #[inline(always)]
    unsafe fn write(&self, tuple: &mut Tuple) {
        match self {
            // SAFETY: the caller's promise.
            Some(value) => unsafe { value.write(tuple) },
            None => tuple.next_column(false),
        }
    }
}
