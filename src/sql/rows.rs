//! Set-returning functions: an iterator of rows → the tuplestore that PostgreSQL reads.
//!
//! Materializing is twice as fast as handing out a row a call, and the descriptor that the caller
//! expects spares one of our own.

use super::cancel;
use super::error::refuse;
use super::tuple::Tuples;
use core::cell::Cell;
use core::marker::PhantomData;
use pgrx::PgSqlErrorCode::{ERRCODE_DATATYPE_MISMATCH, ERRCODE_FEATURE_NOT_SUPPORTED};
use pgrx::callconv::{BoxRet, FcInfo};
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// A row; made by [`row!`], so that its fields are the columns of the SQL declaration, in order.
pub(super) trait Row {
    const TYPES: &'static [pg_sys::Oid];

    /// Appends the row.
    fn append_to(&self, batch: &mut Tuples);
}

macro_rules! row {
    (struct $name:ident { $($column:ident: $type:ty),* $(,)? }) => {
        pub(super) struct $name {
            $($column: $type,)*
        }

        impl $crate::sql::rows::Row for $name {
            const TYPES: &'static [pgrx::pg_sys::Oid] = &[$(<$type as $crate::sql::tuple::Column>::TYPE),*];

            #[inline(always)]
            fn append_to(&self, batch: &mut $crate::sql::tuple::Tuples) {
                const { assert!(<Self as $crate::sql::rows::Row>::TYPES.len() <= $crate::sql::tuple::MOST_COLUMNS) };
                const IS_VARIABLE: bool = false $(|| <$type as $crate::sql::tuple::Column>::IS_VARIABLE)*;
                let bound = 0 $(+ $crate::sql::tuple::Column::bound(&self.$column))*;
                // SAFETY: each column is written once, and the bounds add up.
                unsafe {
                    batch.append(Self::TYPES.len(), IS_VARIABLE, bound, |tuple| {
                        $($crate::sql::tuple::Column::write(&self.$column, tuple);)*
                    });
                }
            }
        }
    };
}
pub(super) use row;

/// Rows are handed over in batches of this size; between two, a cancel request is looked for.
const BATCH_ROWS: usize = 128;
const BATCH_BYTES: usize = 64 * 1024;

thread_local! {
    /// The buffer of the last call: a set is a few rows, and allocating took a sixth of its time.
    static SPARE: Cell<Tuples> = Cell::default();
}

/// The result of a set-returning function: rows already handed over.
pub(super) struct Rows<R>(PhantomData<R>);

impl<R: Row> Rows<R> {
    /// Hands the rows to PostgreSQL.
    pub(super) fn of(
        call: pg_sys::FunctionCallInfo,
        rows: impl Iterator<Item = R>,
    ) -> Result<Self, ErrorReport> {
        let result = result_info(call)?;
        // SAFETY: `result_info` found a ReturnSetInfo with a descriptor.
        unsafe { expect_columns((*result).expectedDesc, R::TYPES)? };
        let store = begin_store(result);

        let mut batch = SPARE.take();
        for row in rows {
            row.append_to(&mut batch);
            if batch.len() >= BATCH_ROWS || batch.bytes().len() >= BATCH_BYTES {
                cancel::check();
                put(store, &batch);
                batch.clear();
            }
        }
        cancel::check();
        put(store, &batch);
        batch.clear();
        SPARE.set(batch);

        // SAFETY: as above; `setDesc` stays NULL, which says that the rows are as expected.
        unsafe {
            (*result).returnMode = pg_sys::SetFunctionReturnMode::SFRM_Materialize;
            (*result).setResult = store;
        }
        Ok(Self(PhantomData))
    }
}

/// Where the caller takes a set, or an error where it takes none.
fn result_info(call: pg_sys::FunctionCallInfo) -> Result<*mut pg_sys::ReturnSetInfo, ErrorReport> {
    // SAFETY: PostgreSQL passes a valid call; a result node of this tag is a ReturnSetInfo.
    unsafe {
        let result = (*call).resultinfo.cast::<pg_sys::ReturnSetInfo>();
        if result.is_null() || (*result).type_ != pg_sys::NodeTag::T_ReturnSetInfo {
            let message = "set-valued function called in context that cannot accept a set";
            return Err(refuse(ERRCODE_FEATURE_NOT_SUPPORTED, message));
        }
        let modes = (*result).allowedModes as pg_sys::SetFunctionReturnMode::Type;
        if modes & pg_sys::SetFunctionReturnMode::SFRM_Materialize == 0 || (*result).expectedDesc.is_null() {
            let message = "materialize mode required, but it is not allowed in this context";
            return Err(refuse(ERRCODE_FEATURE_NOT_SUPPORTED, message));
        }
        Ok(result)
    }
}

/// Guards PostgreSQL's memory against an SQL declaration of another version than the library's.
///
/// # Safety
/// The descriptor is PostgreSQL's.
pub(super) unsafe fn expect_columns(
    descriptor: pg_sys::TupleDesc,
    types: &[pg_sys::Oid],
) -> Result<(), ErrorReport> {
    // SAFETY: the caller's promise; the columns are only looked at here.
    let columns = unsafe { attributes(descriptor) };
    let declared = columns.iter().map(|attribute| attribute.atttypid);
    if declared.eq(types.iter().copied()) {
        return Ok(());
    }
    let message = "function is declared with other columns than the library gives";
    Err(refuse(ERRCODE_DATATYPE_MISMATCH, message).set_hint("Run ALTER EXTENSION catan_hex UPDATE."))
}

/// The descriptor's columns.
///
/// # Safety
/// The descriptor is PostgreSQL's, and lives for `'a`.
unsafe fn attributes<'a>(descriptor: pg_sys::TupleDesc) -> &'a [pg_sys::FormData_pg_attribute] {
    // SAFETY: a descriptor has `natts` attributes behind it, from 18 on behind as many compact ones. A reference to it would
    // end before them.
    unsafe {
        let count = usize::try_from((*descriptor).natts).unwrap_or(0);
        #[cfg(not(feature = "pg18"))]
        let first = (&raw const (*descriptor).attrs).cast::<pg_sys::FormData_pg_attribute>();
        #[cfg(feature = "pg18")]
        let first = (&raw const (*descriptor).compact_attrs)
            .cast::<pg_sys::CompactAttribute>()
            .add(count)
            .cast::<pg_sys::FormData_pg_attribute>();
        core::slice::from_raw_parts(first, count)
    }
}

/// An empty store that lives as long as the query.
fn begin_store(result: *mut pg_sys::ReturnSetInfo) -> *mut pg_sys::Tuplestorestate {
    // SAFETY: `result` is valid, and the former context is put back before anything else happens; should
    // the allocation fail, error handling resets the context.
    unsafe {
        let modes = (*result).allowedModes as pg_sys::SetFunctionReturnMode::Type;
        let random_access = modes & pg_sys::SetFunctionReturnMode::SFRM_Materialize_Random != 0;
        let former = pg_sys::MemoryContextSwitchTo((*(*result).econtext).ecxt_per_query_memory);
        let store = pg_sys::tuplestore_begin_heap(random_access, false, pg_sys::work_mem);
        pg_sys::MemoryContextSwitchTo(former);
        store
    }
}

unsafe extern "C-unwind" {
    /// The function itself, without pgrx's guard around each call: `put` has one around them all.
    fn tuplestore_puttuple(store: *mut pg_sys::Tuplestorestate, tuple: pg_sys::HeapTuple);
}

/// Copies a batch into the store.
fn put(store: *mut pg_sys::Tuplestorestate, batch: &Tuples) {
    if batch.is_empty() {
        return;
    }
    // SAFETY: the store copies each tuple and only reads it. Within the guard are calls into PostgreSQL and a loop over
    // slices; nothing there panics or is dropped, so an ERROR may jump out of it.
    unsafe {
        pg_sys::ffi::pg_guard_ffi_boundary(|| {
            for bytes in batch.iter() {
                let mut tuple = pg_sys::HeapTupleData {
                    t_len: bytes.len() as u32,
                    t_data: bytes.as_ptr().cast_mut().cast(),
                    ..Default::default()
                };
                tuplestore_puttuple(store, &raw mut tuple);
            }
        });
    }
}

// SAFETY: in materialize mode the datum is ignored; PostgreSQL reads the store.
unsafe impl<R> BoxRet for Rows<R> {
    unsafe fn box_into<'call>(self, call: &mut FcInfo<'call>) -> pgrx::datum::Datum<'call> {
        call.return_null()
    }
}
