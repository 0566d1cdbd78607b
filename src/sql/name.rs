//! `text` arguments that name something: a preset, a direction, a layout.

use super::raw_datum;
use crate::grid::GridError;
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;

/// The bytes of a text in the database's encoding. All names are ASCII, as which every encoding of a server
/// has it, so nothing is converted.
pub(super) struct Name<'call>(&'call [u8]);

// SAFETY: SQL declares the argument as text; what unpacking allocates lives as long as the call.
unsafe impl<'call> ArgAbi<'call> for Name<'call> {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the argument is a text datum, and detoasted here.
        unsafe {
            let text = pg_sys::pg_detoast_datum_packed(raw_datum::of(argument).cast_mut_ptr());
            Self(raw_datum::varlena_bytes(text))
        }
    }
}

impl Name<'_> {
    pub(super) fn bytes(&self) -> &[u8] {
        self.0
    }

    /// What it names, as `named` reads it. Text that is not UTF-8 names nothing, and the error shows its bytes.
    pub(super) fn named<T>(&self, named: fn(&str) -> Result<T, GridError>) -> Result<T, GridError> {
        match core::str::from_utf8(self.0) {
            Ok(name) => named(name),
            Err(_) => named("").map_err(|error| error.naming(self.0)),
        }
    }
}
