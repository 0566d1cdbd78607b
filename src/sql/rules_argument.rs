//! A jsonb value that holds rules.

use super::raw_datum;
use crate::catan::{MAX_DOCUMENT_BYTES, RuleValue, Rules, RulesError};
use core::slice;
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys::JsonbIteratorToken::{WJB_BEGIN_OBJECT, WJB_KEY};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::pg_sys::{self, Datum, jbvType};
use pgrx::varlena;

/// A `jsonb` argument as it was passed, not yet looked at.
pub(super) struct RulesArgument(Datum);

// SAFETY: keeps the datum as it is; SQL declares the argument as jsonb.
unsafe impl<'call> ArgAbi<'call> for RulesArgument {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the call is PostgreSQL's.
        unsafe { Self(raw_datum::of(argument)) }
    }
}

impl RulesArgument {
    /// The document, fetched and uncompressed.
    pub(super) fn document(self) -> Result<RulesDocument, ErrorReport> {
        // SAFETY: the argument is a jsonb datum. Its size is known, and limited, before anything is unpacked.
        unsafe {
            let bytes = pg_sys::toast_raw_datum_size(self.0);
            if bytes > MAX_DOCUMENT_BYTES {
                return Err(RulesError::TooLong { bytes }.into());
            }
            Ok(RulesDocument(pg_sys::pg_detoast_datum_packed(self.0.cast_mut_ptr())))
        }
    }
}

/// A rules document.
pub(super) struct RulesDocument(*mut pg_sys::varlena);

impl RulesDocument {
    /// Its bytes, by which two documents can be compared.
    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: a detoasted value is its header and as many bytes as that says.
        unsafe {
            slice::from_raw_parts(varlena::vardata_any(self.0).cast(), varlena::varsize_any_exhdr(self.0))
        }
    }

    /// The rules in it. Only the outermost level is looked at, in binary: a number of a few bytes can take
    /// megabytes as text.
    pub(super) fn rules(&self) -> Result<Rules, ErrorReport> {
        // SAFETY: the value is a jsonb; unpacked, it starts with the header that the cast expects. What the iterator
        // gives lies in it.
        unsafe {
            let jsonb = pg_sys::pg_detoast_datum(self.0).cast::<pg_sys::Jsonb>();
            let mut iterator = pg_sys::JsonbIteratorInit(&raw mut (*jsonb).root);
            let mut next = || {
                let mut value: pg_sys::JsonbValue = core::mem::zeroed();
                let token = pg_sys::JsonbIteratorNext(&raw mut iterator, &raw mut value, true);
                (token, value)
            };
            if next().0 != WJB_BEGIN_OBJECT {
                let header = (*jsonb).root.header;
                let found =
                    if header & pg_sys::JB_FSCALAR == 0 { RuleValue::Array } else { rule_value(&next().1) };
                return Err(RulesError::not_an_object(found).into());
            }
            let entries = core::iter::from_fn(|| match next() {
                (WJB_KEY, key) => Some((string(&key), rule_value(&next().1))),
                _ => None,
            });
            Ok(Rules::from_entries(entries)?)
        }
    }
}

/// The bytes of a string.
///
/// # Safety
/// The value is a string.
unsafe fn string<'a>(value: &pg_sys::JsonbValue) -> &'a [u8] {
    // SAFETY: a string's length is that of the bytes it points to, in the document.
    unsafe { slice::from_raw_parts(value.val.string.val.cast(), value.val.string.len as usize) }
}

/// What a value of a document is.
///
/// # Safety
/// The value is one that an iterator over a jsonb gave.
unsafe fn rule_value<'a>(value: &pg_sys::JsonbValue) -> RuleValue<'a> {
    // SAFETY: the type says which member of the union is there.
    unsafe {
        match value.type_ {
            jbvType::jbvNull => RuleValue::Null,
            jbvType::jbvBool => RuleValue::Boolean(value.val.boolean),
            jbvType::jbvString => RuleValue::Text(string(value)),
            jbvType::jbvNumeric => RuleValue::Number,
            jbvType::jbvBinary if (*value.val.binary.data).header & pg_sys::JB_FARRAY != 0 => {
                RuleValue::Array
            }
            _ => RuleValue::Object,
        }
    }
}
