//! The database's encoding.

use super::error::refuse;
use pgrx::PgSqlErrorCode::ERRCODE_UNTRANSLATABLE_CHARACTER;
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// Whether texts of the database are UTF-8, as Rust has them.
pub(super) fn is_utf8() -> bool {
    // SAFETY: the function only reads a setting.
    unsafe { pg_sys::GetDatabaseEncoding() == pg_sys::pg_enc::PG_UTF8 as core::ffi::c_int }
}

/// An error unless they are, for a result with other characters than ASCII.
pub(super) fn expect_utf8(what: &str) -> Result<(), ErrorReport> {
    if is_utf8() {
        return Ok(());
    }
    Err(refuse(ERRCODE_UNTRANSLATABLE_CHARACTER, format!("{what} needs a database whose encoding is UTF8")))
}
