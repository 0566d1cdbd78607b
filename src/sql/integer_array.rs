//! `integer[]` arguments: sets of cells, edges and vertices, masks.

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
        self.rows(argument, "a cell", "x, y", least, most)
    }

    /// The cells of a two-dimensional array with the links of each; `'{}'` is no cell.
    pub(super) fn cells_with_links(&self, argument: &'static str) -> Result<CellArray<'_>, ErrorReport> {
        self.rows(argument, "a cell", "x, y, links", 3, 3)
    }

    /// The edges of a two-dimensional array, three numbers a row; `'{}'` is no edge.
    pub(super) fn edges(&self, argument: &'static str) -> Result<CellArray<'_>, ErrorReport> {
        self.rows(argument, "an edge", "x, y, k", 3, 3)
    }

    /// The vertices of a two-dimensional array, three numbers a row; `'{}'` is no vertex.
    pub(super) fn vertices(&self, argument: &'static str) -> Result<CellArray<'_>, ErrorReport> {
        self.rows(argument, "a vertex", "x, y, k", 3, 3)
    }

    /// The same of an array that may be NULL: then there is none.
    pub(super) fn vertices_or_none<'a>(
        array: Option<&'a Self>,
        argument: &'static str,
    ) -> Result<CellArray<'a>, ErrorReport> {
        match array {
            Some(array) => array.vertices(argument),
            None => Ok(CellArray::new(argument, &[], 3, 3, 3)?),
        }
    }

    /// `what` is how errors call a row, `columns` what stands in it.
    fn rows(
        &self,
        argument: &'static str,
        what: &str,
        columns: &str,
        least: usize,
        most: usize,
    ) -> Result<CellArray<'_>, ErrorReport> {
        let width = match *self.dimensions() {
            [] => least,
            [_, width] => width as usize,
            ref other => {
                let wanted = format!("a two-dimensional array, a row {what}");
                let hint =
                    format!("Write ARRAY(SELECT ARRAY[{columns}] FROM ...), which is '{{}}' over no rows.");
                return Err(shape(argument, &wanted, other.len()).set_hint(hint));
            }
        };
        Ok(CellArray::new(argument, self.numbers(argument)?, width, least, most)?)
    }

    /// The one cell of an array [x, y]; `'{}'` is none.
    pub(super) fn cell(&self, argument: &'static str) -> Result<Option<Cell>, ErrorReport> {
        match *self.dimensions() {
            [] => Ok(None),
            [_] => match *self.numbers(argument)? {
                [x, y] => Ok(Some(Cell::new(x, y))),
                ref other => Err(no_cell(argument, &format!("{} numbers", other.len()))),
            },
            ref other => Err(no_cell(argument, &format!("{} dimensions", other.len()))),
        }
    }

    /// Rows, columns and numbers of a two-dimensional array; `'{}'` has none of them.
    pub(super) fn matrix(&self, argument: &'static str) -> Result<(usize, usize, &[i32]), ErrorReport> {
        match *self.dimensions() {
            [] => Ok((0, 0, &[])),
            [rows, columns] => Ok((rows as usize, columns as usize, self.numbers(argument)?)),
            ref other => Err(shape(argument, "a two-dimensional array", other.len())),
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
    let message = match *dimensions {
        [_] => format!("{argument} must not have NULL elements: number {} is one", place + 1),
        _ => {
            let width = dimensions.last().map_or(1, |&width| width as usize);
            format!("{argument} must not have NULL elements: row {} has one", place / width + 1)
        }
    };
    refuse(ERRCODE_INVALID_PARAMETER_VALUE, message)
}

fn no_cell(argument: &'static str, found: &str) -> ErrorReport {
    let message = format!("{argument} must be one cell, ARRAY[x, y], not an array of {found}");
    refuse(ERRCODE_ARRAY_ELEMENT_ERROR, message)
}

fn shape(argument: &'static str, wanted: &str, dimensions: usize) -> ErrorReport {
    refuse(
        ERRCODE_ARRAY_ELEMENT_ERROR,
        format!("{argument} must be {wanted}, not one of {dimensions} dimensions"),
    )
}
