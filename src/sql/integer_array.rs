//! `integer[]` arguments: sets of cells, edges and vertices, masks.

use super::error::refuse;
use super::raw_datum;
use crate::grid::{Cell, CellArray, GridError};
use crate::interrupt::Interrupt;
use core::marker::PhantomData;
use pgrx::PgSqlErrorCode::{ERRCODE_ARRAY_ELEMENT_ERROR, ERRCODE_INVALID_PARAMETER_VALUE};
use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// An array as it was passed, unpacked. Lower bounds are of no account.
pub(super) struct IntegerArray<'call>(*const pg_sys::ArrayType, PhantomData<&'call pg_sys::ArrayType>);

// SAFETY: SQL declares the argument as integer[]; a NULL only reaches an Option.
unsafe impl<'call> ArgAbi<'call> for IntegerArray<'call> {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the argument is an array datum; what unpacking allocates lives as long as the call.
        unsafe { Self(pg_sys::pg_detoast_datum(raw_datum::of(argument).cast_mut_ptr()).cast(), PhantomData) }
    }
}

impl IntegerArray<'_> {
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
            ref other => return Err(not_rows(argument, what, columns, other.len())),
        };
        Ok(CellArray::new(argument, self.numbers(argument)?, width, least, most)?)
    }

    /// The one cell of an array `[x, y]`; `'{}'` is none.
    pub(super) fn optional_cell(&self, argument: &'static str) -> Result<Option<Cell>, ErrorReport> {
        match *self.dimensions() {
            [] => Ok(None),
            [_] => match *self.numbers(argument)? {
                [x, y] => Ok(Some(Cell::new(x, y))),
                ref other => Err(no_cell(argument, &format!("{} numbers", other.len()))),
            },
            ref other => Err(no_cell(argument, &format!("{} dimensions", other.len()))),
        }
    }

    /// The one cell of an array `[x, y]`, which must not be `'{}'`.
    pub(super) fn cell(&self, argument: &'static str) -> Result<Cell, ErrorReport> {
        self.optional_cell(argument)?.ok_or_else(|| no_cell(argument, "0 numbers"))
    }

    /// Rows, columns and numbers of a two-dimensional array; `'{}'` has none of them.
    pub(super) fn matrix(&self, argument: &'static str) -> Result<(usize, usize, &[i32]), ErrorReport> {
        match *self.dimensions() {
            [] => Ok((0, 0, &[])),
            [rows, columns] => Ok((rows as usize, columns as usize, self.numbers(argument)?)),
            ref other => Err(shape(argument, "a two-dimensional array", other.len())),
        }
    }

    /// The cells of a two-dimensional array of rows `[x, y, number]` and their numbers, which may be NULL; `'{}'` is no cell.
    pub(super) fn cells_with_optional_number<'a>(
        &'a self,
        argument: &'static str,
        interrupt: &mut Interrupt<'_>,
    ) -> Result<impl Iterator<Item = (Cell, Option<i32>)> + Clone + use<'a>, ErrorReport> {
        const WIDTH: usize = 3;
        let rows = match *self.dimensions() {
            [] => 0,
            [rows, width] if width as usize == WIDTH => rows as usize,
            [_, width] => {
                let width = width as usize;
                return Err(GridError::ArrayWidth { argument, width, least: WIDTH, most: WIDTH }.into());
            }
            ref other => return Err(not_rows(argument, "a cell", "x, y, shown", other.len())),
        };
        CellArray::expect_room(argument, rows)?;
        let elements = self.elements();
        let lacks_cell = |row: &usize| {
            interrupt.round();
            elements.is_null(row * WIDTH) || elements.is_null(row * WIDTH + 1)
        };
        if let Some(row) = (0..rows).find(lacks_cell) {
            let message = format!("{argument} must have x and y in each row: row {} has NULL there", row + 1);
            return Err(refuse(ERRCODE_INVALID_PARAMETER_VALUE, message));
        }
        let mut numbers = elements.numbers.iter().copied();
        Ok((0..rows).map_while(move |row| {
            let cell = Cell::new(numbers.next()?, numbers.next()?);
            let number = if elements.is_null(row * WIDTH + 2) { None } else { Some(numbers.next()?) };
            Some((cell, number))
        }))
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
        let elements = self.elements();
        match elements.first_null(self.count()) {
            Some(place) => Err(null_element(argument, self.dimensions(), place)),
            None => Ok(elements.numbers),
        }
    }

    /// How many elements there are, NULL or not.
    fn count(&self) -> usize {
        match self.dimensions() {
            [] => 0,
            dimensions => dimensions.iter().map(|&entries| entries as usize).product(),
        }
    }

    fn elements(&self) -> Elements<'_> {
        let count = self.count();
        if count == 0 {
            return Elements { numbers: &[], present: None };
        }
        // SAFETY: behind sizes and lower bounds comes, where `dataoffset` is not 0, a bit for each entry, set unless it is
        // NULL; then the numbers that are not NULL, aligned as PostgreSQL's largest type. PostgreSQL keeps the product of the
        // sizes within an int, and an array of integers holds integers.
        unsafe {
            let header = size_of::<pg_sys::ArrayType>() + 2 * size_of_val(self.dimensions());
            let start = self.0.cast::<u8>();
            let (present, data, count) = match (*self.0).dataoffset {
                0 => (None, header.next_multiple_of(pg_sys::MAXIMUM_ALIGNOF as usize), count),
                offset => {
                    let bits = core::slice::from_raw_parts(start.add(header), usize::div_ceil(count, 8));
                    (Some(bits), offset as usize, count_present(bits, count))
                }
            };
            Elements { numbers: core::slice::from_raw_parts(start.add(data).cast(), count), present }
        }
    }
}

/// What an array consists of.
#[derive(Clone, Copy)]
struct Elements<'a> {
    /// Those that are not NULL.
    numbers: &'a [i32],
    /// A bit for each element, set unless it is NULL; none where no element is.
    present: Option<&'a [u8]>,
}

/// How many of so many bits are set.
fn count_present(bits: &[u8], count: usize) -> usize {
    let (whole, rest) = bits.split_at(count / 8);
    let last = rest.first().map_or(0, |byte| byte & ((1 << (count % 8)) - 1));
    whole.iter().map(|byte| byte.count_ones() as usize).sum::<usize>() + last.count_ones() as usize
}

impl Elements<'_> {
    /// The first of so many elements that is NULL.
    fn first_null(&self, count: usize) -> Option<usize> {
        // Most have none, and eight at a time are quickly seen.
        let from = 8 * self.present?.iter().position(|&byte| byte != u8::MAX)?;
        (from..count).find(|&place| self.is_null(place))
    }

    fn is_null(&self, place: usize) -> bool {
        self.present.is_some_and(|bits| bits[place / 8] >> (place % 8) & 1 == 0)
    }
}

/// `what` is how the error calls a row, `columns` what stands in it.
fn not_rows(argument: &'static str, what: &str, columns: &str, dimensions: usize) -> ErrorReport {
    let hint = format!("Write ARRAY(SELECT ARRAY[{columns}] FROM ...), which is '{{}}' over no rows.");
    shape(argument, &format!("a two-dimensional array, a row {what}"), dimensions).set_hint(hint)
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
    let plural = if dimensions == 1 { "" } else { "s" };
    refuse(
        ERRCODE_ARRAY_ELEMENT_ERROR,
        format!("{argument} must be {wanted}, not one of {dimensions} dimension{plural}"),
    )
}
