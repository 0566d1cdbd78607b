//! Arguments that are taken as they are.

use super::error::refuse;
use core::slice;
use pgrx::PgLogLevel;
use pgrx::PgSqlErrorCode::ERRCODE_NULL_VALUE_NOT_ALLOWED;
use pgrx::callconv::Arg;
use pgrx::pg_sys::{self, Datum};
use pgrx::varlena::{vardata_any, varsize_any_exhdr};

/// A datum that nothing has been done to: pgrx hands a raw one only through this door.
pub(super) struct RawDatum(Datum);

impl pgrx::FromDatum for RawDatum {
    unsafe fn from_polymorphic_datum(datum: Datum, is_null: bool, _type: pg_sys::Oid) -> Option<Self> {
        (!is_null).then_some(Self(datum))
    }
}

/// The argument's datum; an ERROR if it is NULL, which only a wrong declaration lets it be.
///
/// # Safety
/// The argument is one of a call that PostgreSQL made.
pub(super) unsafe fn of(argument: Arg<'_, '_>) -> Datum {
    let number = argument.index() + 1;
    // SAFETY: nothing is done to the datum.
    match unsafe { argument.unbox_arg_using_from_datum::<RawDatum>() } {
        Some(raw) => raw.0,
        None => {
            let message =
                format!("argument {number} must not be NULL: the function should be declared STRICT");
            refuse(ERRCODE_NULL_VALUE_NOT_ALLOWED, message).report(PgLogLevel::ERROR);
            unreachable!("an ERROR does not return")
        }
    }
}

/// The bytes of a text or jsonb, whichever of its two headers it has.
///
/// # Safety
/// The value is in one piece and not compressed, and lives for `'a`.
pub(super) unsafe fn varlena_bytes<'a>(value: *const pg_sys::varlena) -> &'a [u8] {
    // SAFETY: such a value is its header and as many bytes as that says.
    unsafe { slice::from_raw_parts(vardata_any(value).cast(), varsize_any_exhdr(value)) }
}
