//! `text[]` arguments: labels, colors.

use super::encoding;
use super::error::refuse;
use super::raw_datum;
use crate::drawing::expect_element_for_each_cell;
use crate::grid::CellArray;
use crate::interrupt::Interrupt;
use core::marker::PhantomData;
use pgrx::PgSqlErrorCode::{ERRCODE_ARRAY_ELEMENT_ERROR, ERRCODE_CHARACTER_NOT_IN_REPERTOIRE};
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// An array as it was passed, unpacked. Lower bounds are of no account.
pub(super) struct TextArray<'call>(*mut pg_sys::ArrayType, PhantomData<&'call pg_sys::ArrayType>);

// SAFETY: SQL declares the argument as text[]; a NULL only reaches an Option.
unsafe impl<'call> ArgAbi<'call> for TextArray<'call> {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the argument is an array datum; what unpacking allocates lives as long as the call.
        unsafe { Self(pg_sys::pg_detoast_datum(raw_datum::of(argument).cast_mut_ptr()).cast(), PhantomData) }
    }
}

impl TextArray<'_> {
    /// The elements of a one-dimensional array, None for NULL; `'{}'` has none. `argument` is the name that an error shows.
    /// If there are any, there must be one for each of so many cells: others are not unpacked.
    pub(super) fn for_each_cell(
        &self,
        argument: &'static str,
        cells: usize,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<Vec<Option<&str>>, ErrorReport> {
        let elements = self.count(argument)?;
        if elements == 0 {
            return Ok(Vec::new());
        }
        expect_element_for_each_cell(argument, elements, cells)?;
        CellArray::expect_room(argument, elements)?;
        let (mut values, mut nulls, mut count) = (core::ptr::null_mut(), core::ptr::null_mut(), 0);
        // SAFETY: an array of texts holds texts, which are of variable length and aligned as integers; there are as many
        // values and marks as PostgreSQL says, and they live as long as the call, as the texts do.
        unsafe {
            pg_sys::deconstruct_array(
                self.0,
                pg_sys::TEXTOID,
                -1,
                false,
                pg_sys::TYPALIGN_INT as core::ffi::c_char,
                &raw mut values,
                &raw mut nulls,
                &raw mut count,
            );
            let places = 0..usize::try_from(count).unwrap_or(0);
            places
                .map(|place| {
                    interrupt.round();
                    let is_null = !nulls.is_null() && *nulls.add(place);
                    if is_null { Ok(None) } else { text(argument, place, *values.add(place)).map(Some) }
                })
                .collect()
        }
    }

    /// How many elements a one-dimensional array has.
    fn count(&self, argument: &'static str) -> Result<usize, ErrorReport> {
        // SAFETY: the array is as PostgreSQL passed it; its header is followed by the sizes of its dimensions.
        let (dimensions, elements) = unsafe {
            let dimensions = (*self.0).ndim;
            (dimensions, if dimensions == 1 { self.0.add(1).cast::<pg_sys::int32>().read() } else { 0 })
        };
        if dimensions > 1 {
            let message =
                format!("{argument} must be a one-dimensional array, not one of {dimensions} dimensions");
            return Err(refuse(ERRCODE_ARRAY_ELEMENT_ERROR, message));
        }
        Ok(usize::try_from(elements).unwrap_or(0))
    }
}

/// The characters of an element, which array functions keep uncompressed and in one piece.
///
/// # Safety
/// The datum is a text that lives as long as the result.
unsafe fn text<'a>(
    argument: &'static str,
    place: usize,
    datum: pg_sys::Datum,
) -> Result<&'a str, ErrorReport> {
    // SAFETY: as above.
    let bytes = unsafe { raw_datum::varlena_bytes(datum.cast_mut_ptr()) };
    let is_utf8 = encoding::is_utf8();
    let text = core::str::from_utf8(bytes).ok().filter(|text| is_utf8 || text.is_ascii());
    text.ok_or_else(|| {
        let message = format!("{argument} must be UTF-8, but element {} is not", place + 1);
        refuse(ERRCODE_CHARACTER_NOT_IN_REPERTOIRE, message)
            .set_hint("In a database of another encoding, use ASCII characters only.")
    })
}
