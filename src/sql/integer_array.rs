//! `integer[]` arguments: sets of cells, single cells, masks.

use super::error::refuse;
use super::raw_datum;
use crate::grid::{Cell, CellArray};
use pgrx::PgSqlErrorCode::{ERRCODE_ARRAY_ELEMENT_ERROR, ERRCODE_INVALID_PARAMETER_VALUE};
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// An array as it was passed, unpacked. Lower bounds are of no account.
pub(super) struct IntegerArray(*const pg_sys::ArrayType);

// SAFETY: SQL declares the argument as integer[]; a NULL only reaches an Option.
unsafe impl<'call> ArgAbi<'call> for IntegerArray {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the argument is an array datum; what unpacking allocates lives as long as the call.
        unsafe { Self(pg_sys::pg_detoast_datum(raw_datum::of(argument).cast_mut_ptr()).cast()) }
    }
}

impl IntegerArray {
    /// The cells of a two-dimensional array, `least` to `most` numbers a row; `'{}'` is no cell.
    pub(super) fn cells(
        &self,
        argument: &'static str,
        least: usize,
        most: usize,
    ) -> Result<CellArray<'_>, ErrorReport> {
        let width = match *self.dimensions() {
            [] => least,
            [_, width] => width as usize,
            ref other => {
                let error = shape(argument, "a two-dimensional array, a row a cell", other.len());
                let hint = "Write ARRAY(SELECT ARRAY[x, y] FROM ...), which is '{}' over no rows.";
                return Err(error.set_hint(hint));
            }
        };
        Ok(CellArray::new(argument, self.numbers(argument)?, width, least, most)?)
    }

    /// Rows, columns and numbers of a two-dimensional array; `'{}'` has none of them.
    pub(super) fn matrix(&self, argument: &'static str) -> Result<(usize, usize, &[i32]), ErrorReport> {
        match *self.dimensions() {
            [] => Ok((0, 0, &[])),
            [rows, columns] => Ok((rows as usize, columns as usize, self.numbers(argument)?)),
            ref other => Err(shape(argument, "a two-dimensional array", other.len())),
        }
    }

    /// A single cell, `[x, y]`; `'{}'` is none.
    pub(super) fn optional_cell(&self, argument: &'static str) -> Result<Option<Cell>, ErrorReport> {
        match (self.dimensions(), self.numbers(argument)?) {
            ([], _) => Ok(None),
            ([_], &[x, y]) => Ok(Some(Cell::new(x, y))),
            ([_], numbers) => {
                let message = format!("{argument} must be two numbers, x and y, not {}", numbers.len());
                Err(refuse(ERRCODE_ARRAY_ELEMENT_ERROR, message))
            }
            (dimensions, _) => Err(shape(argument, "an array of two numbers, x and y", dimensions.len())),
        }
    }

    /// How many entries each dimension has; nothing for an empty array.
    fn dimensions(&self) -> &[pg_sys::int32] {
        // SAFETY: an array's header is followed by the sizes of its dimensions.
        unsafe {
            let count = usize::try_from((*self.0).ndim).unwrap_or(0);
            core::slice::from_raw_parts(self.0.add(1).cast(), count)
        }
    }

    /// All numbers, row by row.
    fn numbers(&self, argument: &'static str) -> Result<&[i32], ErrorReport> {
        let dimensions = self.dimensions();
        if dimensions.is_empty() {
            return Ok(&[]);
        }
        let count = dimensions.iter().map(|&entries| entries as usize).product();
        // SAFETY: behind sizes and lower bounds comes, where `dataoffset` is not 0, a bit for each entry, set unless it is
        // NULL; then the numbers, aligned as PostgreSQL's largest type. PostgreSQL keeps the product of the sizes within an
        // int, and an array of integers holds integers.
        unsafe {
            let header = size_of::<pg_sys::ArrayType>() + 2 * size_of_val(dimensions);
            let start = self.0.cast::<u8>();
            let data = match (*self.0).dataoffset {
                0 => header.next_multiple_of(pg_sys::MAXIMUM_ALIGNOF as usize),
                offset => {
                    let present = core::slice::from_raw_parts(start.add(header), usize::div_ceil(count, 8));
                    if let Some(place) = (0..count).find(|place| present[place / 8] >> (place % 8) & 1 == 0) {
                        return Err(null_element(argument, dimensions, place));
                    }
                    offset as usize
                }
            };
            Ok(core::slice::from_raw_parts(start.add(data).cast(), count))
        }
    }
}

fn null_element(argument: &'static str, dimensions: &[i32], place: usize) -> ErrorReport {
    let width = dimensions.last().map_or(1, |&width| width as usize);
    let message = format!("{argument} must not have NULL elements: row {} has one", place / width + 1);
    refuse(ERRCODE_INVALID_PARAMETER_VALUE, message)
}

fn shape(argument: &'static str, wanted: &str, dimensions: usize) -> ErrorReport {
    refuse(
        ERRCODE_ARRAY_ELEMENT_ERROR,
        format!("{argument} must be {wanted}, not one of {dimensions} dimensions"),
    )
}
