//! Rules documents, read once per call site rather than once per row.

use crate::catan::{MAX_DOCUMENT_BYTES, Rules, RulesError};
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::pg_sys::{self, Datum};
use pgrx::pgrx_sql_entity_graph::metadata::{
    ArgumentError, ReturnsError, ReturnsRef, SqlMappingRef, SqlTranslatable, TypeOrigin,
};
use pgrx::{PgMemoryContexts, varlena};

/// A `jsonb` argument as it was passed, not yet looked at.
pub(super) struct RulesArgument(Datum);

// SAFETY: keeps the datum as it is; SQL declares the argument as jsonb, and STRICT keeps NULL away.
unsafe impl<'call> ArgAbi<'call> for RulesArgument {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the same conditions hold for the datum itself.
        unsafe { Self(argument.unbox_arg_using_from_datum::<RawDatum>().map_or(Datum::null(), |raw| raw.0)) }
    }
}

/// A datum that nothing has been done to.
pub(super) struct RawDatum(pub(super) Datum);

impl pgrx::FromDatum for RawDatum {
    unsafe fn from_polymorphic_datum(datum: Datum, is_null: bool, _type: pg_sys::Oid) -> Option<Self> {
        (!is_null).then_some(Self(datum))
    }
}

// SAFETY: the SQL declarations say jsonb.
unsafe impl SqlTranslatable for RulesArgument {
    const TYPE_IDENT: &'static str = concat!(module_path!(), "::RulesArgument");
    const TYPE_ORIGIN: TypeOrigin = TypeOrigin::External;
    const ARGUMENT_SQL: Result<SqlMappingRef, ArgumentError> = Ok(SqlMappingRef::literal("jsonb"));
    const RETURN_SQL: Result<ReturnsRef, ReturnsError> = Ok(ReturnsRef::One(SqlMappingRef::literal("jsonb")));
}

/// The last document seen at a call site, and what it says.
struct Known {
    document: Vec<u8>,
    rules: Rules,
}

/// The rules in a document; the same document at the same call site is not read again.
pub(super) fn rules(call: pg_sys::FunctionCallInfo, argument: RulesArgument) -> Result<Rules, ErrorReport> {
    let packed = Detoasted::packed(argument)?;
    // SAFETY: PostgreSQL passes a valid call; its `flinfo` is NULL only in calls from C.
    let site = unsafe { (*call).flinfo };
    if site.is_null() {
        return packed.rules();
    }
    // SAFETY: `fn_extra` is ours alone for this call site, and holds NULL or the box made below.
    let known = unsafe { (*site).fn_extra.cast::<Known>().as_mut() };
    match known {
        Some(known) if known.document == packed.bytes() => Ok(known.rules),
        Some(known) => {
            let rules = packed.rules()?;
            *known = Known { document: packed.bytes().to_vec(), rules };
            Ok(rules)
        }
        None => {
            let rules = packed.rules()?;
            let first = Known { document: packed.bytes().to_vec(), rules };
            // SAFETY: `fn_mcxt` lives as long as the call site, and drops the box when it ends.
            unsafe {
                (*site).fn_extra =
                    PgMemoryContexts::For((*site).fn_mcxt).leak_and_drop_on_delete(first).cast();
            }
            Ok(rules)
        }
    }
}

/// A jsonb value with its bytes at hand.
struct Detoasted(*mut pg_sys::varlena);

impl Detoasted {
    fn packed(argument: RulesArgument) -> Result<Self, ErrorReport> {
        // SAFETY: the argument is a jsonb datum. Its size is known, and limited, before anything is unpacked.
        unsafe {
            let bytes = pg_sys::toast_raw_datum_size(argument.0);
            if bytes > MAX_DOCUMENT_BYTES {
                return Err(RulesError::TooLong { bytes }.into());
            }
            Ok(Self(pg_sys::pg_detoast_datum_packed(argument.0.cast_mut_ptr())))
        }
    }

    fn bytes(&self) -> &[u8] {
        // SAFETY: a detoasted value is its header and as many bytes as that says.
        unsafe {
            core::slice::from_raw_parts(
                varlena::vardata_any(self.0).cast(),
                varlena::varsize_any_exhdr(self.0),
            )
        }
    }

    fn rules(&self) -> Result<Rules, ErrorReport> {
        // SAFETY: the value is a jsonb; unpacked, it starts with the header that the cast expects, and the text
        // that PostgreSQL makes of it ends with a zero byte.
        let text = unsafe {
            let jsonb = pg_sys::pg_detoast_datum(self.0).cast::<pg_sys::Jsonb>();
            let length = self.bytes().len() as core::ffi::c_int;
            core::ffi::CStr::from_ptr(pg_sys::JsonbToCString(
                core::ptr::null_mut(),
                &raw mut (*jsonb).root,
                length,
            ))
        };
        Ok(Rules::from_json(&text.to_string_lossy())?)
    }
}
