//! A jsonb argument, read in binary: a number of a few bytes can take megabytes as text.

use super::error::refuse;
use super::raw_datum;
use crate::catan::{JsonValue, MAX_DOCUMENT_BYTES, MAX_DOCUMENT_DEPTH};
use core::marker::PhantomData;
use core::slice;
use pgrx::PgSqlErrorCode::ERRCODE_PROGRAM_LIMIT_EXCEEDED;
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys::JsonbIteratorToken::{WJB_BEGIN_ARRAY, WJB_BEGIN_OBJECT, WJB_ELEM, WJB_KEY};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::pg_sys::{self, Datum, jbvType};
use pgrx::{IntoDatum, direct_function_call};

/// A `jsonb` argument as it was passed, not yet looked at.
pub(super) struct JsonArgument<'call>(Datum, PhantomData<&'call pg_sys::varlena>);

// SAFETY: keeps the datum as it is; SQL declares the argument as jsonb.
unsafe impl<'call> ArgAbi<'call> for JsonArgument<'call> {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the call is PostgreSQL's.
        unsafe { Self::of(raw_datum::of(argument)) }
    }
}

impl<'call> JsonArgument<'call> {
    /// The argument of a datum.
    ///
    /// # Safety
    /// The datum is a jsonb that lives for `'call`.
    pub(super) const unsafe fn of(datum: Datum) -> Self {
        Self(datum, PhantomData)
    }

    /// The document, fetched and uncompressed. `name` is the argument's, for an error.
    pub(super) fn document(self, name: &str) -> Result<JsonDocument<'call>, ErrorReport> {
        // SAFETY: the argument is a jsonb datum. Its size is known, and limited, before anything is unpacked.
        unsafe {
            let bytes = pg_sys::toast_raw_datum_size(self.0);
            if bytes > MAX_DOCUMENT_BYTES {
                let message = format!("{name} must be at most {MAX_DOCUMENT_BYTES} bytes long, not {bytes}");
                return Err(refuse(ERRCODE_PROGRAM_LIMIT_EXCEEDED, message));
            }
            Ok(JsonDocument(pg_sys::pg_detoast_datum_packed(self.0.cast_mut_ptr()), PhantomData))
        }
    }
}

/// A document; it lives as long as the call.
pub(super) struct JsonDocument<'call>(*mut pg_sys::varlena, PhantomData<&'call pg_sys::varlena>);

impl JsonDocument<'_> {
    /// Its bytes, by which two documents can be compared.
    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: it is detoasted, and lives as long as the call.
        unsafe { raw_datum::varlena_bytes(self.0) }
    }

    /// What it says, down to [`MAX_DOCUMENT_DEPTH`]. Its size bounds the memory that takes.
    pub(super) fn value(&self) -> JsonValue<'_> {
        // SAFETY: the value is a jsonb; unpacked, it starts with the header that the cast expects.
        unsafe {
            let jsonb = pg_sys::pg_detoast_datum(self.0).cast::<pg_sys::Jsonb>();
            container(&raw mut (*jsonb).root, MAX_DOCUMENT_DEPTH)
        }
    }
}

/// An array, an object, or the one value of a document that is neither.
///
/// # Safety
/// `root` is a container within a jsonb that lives for `'a`.
unsafe fn container<'a>(root: *mut pg_sys::JsonbContainer, depth: usize) -> JsonValue<'a> {
    // SAFETY: what the iterator gives lies in the jsonb; containers within it are skipped, to be visited by `value`.
    unsafe {
        let is_scalar = (*root).header & pg_sys::JB_FSCALAR != 0;
        if depth == 0 && !is_scalar {
            return JsonValue::TooDeep;
        }
        let mut iterator = pg_sys::JsonbIteratorInit(root);
        let mut next = || {
            let mut found: pg_sys::JsonbValue = core::mem::zeroed();
            let token = pg_sys::JsonbIteratorNext(&raw mut iterator, &raw mut found, true);
            (token, found)
        };
        match next().0 {
            WJB_BEGIN_OBJECT => JsonValue::Object(
                core::iter::from_fn(|| match next() {
                    (WJB_KEY, key) => Some((string(&key), value(&next().1, depth - 1))),
                    _ => None,
                })
                .collect(),
            ),
            WJB_BEGIN_ARRAY if is_scalar => value(&next().1, depth),
            _ => JsonValue::Array(
                core::iter::from_fn(|| match next() {
                    (WJB_ELEM, element) => Some(value(&element, depth - 1)),
                    _ => None,
                })
                .collect(),
            ),
        }
    }
}

/// The bytes of a string.
///
/// # Safety
/// The value is a string in a jsonb that lives for `'a`.
unsafe fn string<'a>(value: &pg_sys::JsonbValue) -> &'a [u8] {
    // SAFETY: a string's length is that of the bytes it points to, in the document.
    unsafe { slice::from_raw_parts(value.val.string.val.cast(), value.val.string.len as usize) }
}

/// # Safety
/// The value is one that an iterator over a jsonb, which lives for `'a`, gave.
unsafe fn value<'a>(value: &pg_sys::JsonbValue, depth: usize) -> JsonValue<'a> {
    // SAFETY: the type says which member of the union is there.
    unsafe {
        match value.type_ {
            jbvType::jbvNull => JsonValue::Null,
            jbvType::jbvBool => JsonValue::Boolean(value.val.boolean),
            jbvType::jbvString => JsonValue::Text(string(value)),
            jbvType::jbvNumeric => whole(value.val.numeric).map_or(JsonValue::Number, JsonValue::Integer),
            _ => container(value.val.binary.data, depth),
        }
    }
}

/// The number, if it is a whole one of 32 bits. Nothing is raised for another one.
///
/// # Safety
/// `numeric` is one.
unsafe fn whole(numeric: pg_sys::Numeric) -> Option<i32> {
    // SAFETY: the functions take and give what they are passed here. The first one rounds, so the result is compared
    // with what there was.
    unsafe {
        let mut failed = false;
        let rounded = pg_sys::numeric_int4_opt_error(numeric, &raw mut failed);
        if failed {
            return None;
        }
        let exact = direct_function_call::<Datum>(pg_sys::int4_numeric, &[rounded.into_datum()])?;
        let equal =
            direct_function_call::<bool>(pg_sys::numeric_eq, &[Some(exact), Some(Datum::from(numeric))])?;
        equal.then_some(rounded)
    }
}
