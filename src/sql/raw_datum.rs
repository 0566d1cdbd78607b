//! Arguments that are taken as they are.

use pgrx::callconv::Arg;
use pgrx::pg_sys::{self, Datum};

/// A datum that nothing has been done to: pgrx hands a raw one only through this door.
pub(super) struct RawDatum(Datum);

impl pgrx::FromDatum for RawDatum {
    unsafe fn from_polymorphic_datum(datum: Datum, is_null: bool, _type: pg_sys::Oid) -> Option<Self> {
        (!is_null).then_some(Self(datum))
    }
}

/// The argument's datum; a panic, which becomes an ERROR, if it is NULL where only a wrong declaration lets it be.
///
/// # Safety
/// The argument is one of a call that PostgreSQL made.
pub(super) unsafe fn of(argument: Arg<'_, '_>) -> Datum {
    let index = argument.index();
    // SAFETY: nothing is done to the datum.
    let raw = unsafe { argument.unbox_arg_using_from_datum::<RawDatum>() };
    raw.unwrap_or_else(|| panic!("argument {index} must not be NULL")).0
}
