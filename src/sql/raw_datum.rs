//! Arguments that are taken as they are.

use pgrx::PgLogLevel;
use pgrx::PgSqlErrorCode::ERRCODE_NULL_VALUE_NOT_ALLOWED;
use pgrx::callconv::Arg;
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::pg_sys::{self, Datum};

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
            ErrorReport::new(ERRCODE_NULL_VALUE_NOT_ALLOWED, message, "catan_hex").report(PgLogLevel::ERROR);
            unreachable!("an ERROR does not return")
        }
    }
}
