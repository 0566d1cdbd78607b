//! `text` arguments that name something: a preset, a direction, a layout.

use super::raw_datum;
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;
use std::borrow::Cow;

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

/// No name is as long, and messages show less.
const LONGER_THAN_NAMES: usize = 64;

impl Name<'_> {
    pub(super) fn bytes(&self) -> &[u8] {
        self.0
    }

    /// The name as text; what is not UTF-8 is no name, and only shown in a message. A text of any length takes the same time and
    /// memory: of a long one, the beginning is as little a name.
    pub(super) fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(self.0.get(..LONGER_THAN_NAMES).unwrap_or(self.0))
    }
}
