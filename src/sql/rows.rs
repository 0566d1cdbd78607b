//! Set-returning functions: an iterator of rows → the tuplestore that PostgreSQL reads.
//!
//! Materializing is twice as fast as handing out a row a call, and the descriptor that the caller
//! expects spares one of our own.

use super::text::Text;
use core::marker::PhantomData;
use pgrx::callconv::{BoxRet, FcInfo};
use pgrx::pg_sys::panic::ErrorReport;
use pgrx::pg_sys::{self, Datum};
use pgrx::pgrx_sql_entity_graph::metadata::{
    ArgumentError, ReturnsError, ReturnsRef, SqlMappingRef, SqlTranslatable, TypeOrigin,
};
use pgrx::{PgSqlErrorCode, ereport};

/// A value of a column: its datum, or none for NULL.
pub(super) trait Column {
    fn datum(self) -> Option<Datum>;
}

impl Column for i32 {
    fn datum(self) -> Option<Datum> {
        Some(self.into())
    }
}

impl Column for Text {
    fn datum(self) -> Option<Datum> {
        Some(Text::datum(self))
    }
}

impl<T: Column> Column for Option<T> {
    fn datum(self) -> Option<Datum> {
        self.and_then(T::datum)
    }
}

/// A row; made by [`row!`], so that its fields are the columns of the SQL declaration, in order.
pub(super) trait Row {
    const COLUMNS: usize;

    fn write(self, values: &mut [Datum], nulls: &mut [bool]);
}

/// More columns than any function has.
pub(super) const MOST_COLUMNS: usize = 16;

/// Rows between two looks for a cancel request.
const ROWS_BETWEEN_INTERRUPTS: usize = 1024;

macro_rules! row {
    ($(#[$attribute:meta])* struct $name:ident { $($column:ident: $type:ty),* $(,)? }) => {
        $(#[$attribute])*
        pub(super) struct $name {
            $($column: $type,)*
        }

        impl $crate::sql::rows::Row for $name {
            const COLUMNS: usize = [$(stringify!($column)),*].len();

            #[inline(always)]
            fn write(self, values: &mut [pgrx::pg_sys::Datum], nulls: &mut [bool]) {
                let columns = [$($crate::sql::rows::Column::datum(self.$column)),*];
                for (at, column) in columns.into_iter().enumerate() {
                    nulls[at] = column.is_none();
                    values[at] = column.unwrap_or(pgrx::pg_sys::Datum::null());
                }
            }
        }
    };
}
pub(super) use row;

/// The result of a set-returning function: rows already handed over.
pub(super) struct Rows<R>(PhantomData<R>);

impl<R: Row> Rows<R> {
    /// Hands the rows to PostgreSQL.
    pub(super) fn of(call: pg_sys::FunctionCallInfo, rows: impl Iterator<Item = R>) -> Self {
        let result = result_info(call);
        // SAFETY: `result_info` checked that this is the caller's ReturnSetInfo.
        let descriptor = unsafe { (*result).expectedDesc };
        expect_columns(descriptor, R::COLUMNS);
        let store = begin_store(result);

        let mut values = [Datum::null(); MOST_COLUMNS];
        let mut nulls = [false; MOST_COLUMNS];
        for (count, row) in rows.enumerate() {
            if count % ROWS_BETWEEN_INTERRUPTS == 0 {
                pg_sys::check_for_interrupts!();
            }
            row.write(&mut values[..R::COLUMNS], &mut nulls[..R::COLUMNS]);
            // SAFETY: both arrays hold a value for each column of the descriptor; the store copies them.
            unsafe {
                pg_sys::tuplestore_putvalues(store, descriptor, values.as_mut_ptr(), nulls.as_mut_ptr())
            };
        }

        // SAFETY: as above; `setDesc` stays NULL, which says that the rows are as expected.
        unsafe {
            (*result).returnMode = pg_sys::SetFunctionReturnMode::SFRM_Materialize;
            (*result).setResult = store;
        }
        Self(PhantomData)
    }
}

/// Where the caller takes a set, or an error where it takes none.
fn result_info(call: pg_sys::FunctionCallInfo) -> *mut pg_sys::ReturnSetInfo {
    // SAFETY: PostgreSQL passes a valid call; a result node of this tag is a ReturnSetInfo.
    unsafe {
        let result = (*call).resultinfo.cast::<pg_sys::ReturnSetInfo>();
        if result.is_null() || (*result).type_ != pg_sys::NodeTag::T_ReturnSetInfo {
            cannot_accept("set-valued function called in context that cannot accept a set");
        }
        let modes = (*result).allowedModes as pg_sys::SetFunctionReturnMode::Type;
        if modes & pg_sys::SetFunctionReturnMode::SFRM_Materialize == 0 || (*result).expectedDesc.is_null() {
            cannot_accept("materialize mode required, but it is not allowed in this context");
        }
        result
    }
}

fn cannot_accept(message: &'static str) -> ! {
    ErrorReport::new(PgSqlErrorCode::ERRCODE_FEATURE_NOT_SUPPORTED, message, "catan_hex")
        .report(pgrx::PgLogLevel::ERROR);
    unreachable!("an ERROR does not return")
}

/// Guards the memory behind the descriptor against an SQL declaration of another version.
fn expect_columns(descriptor: pg_sys::TupleDesc, columns: usize) {
    // SAFETY: not NULL, see `result_info`.
    let declared = unsafe { (*descriptor).natts };
    if usize::try_from(declared) != Ok(columns) {
        ereport!(
            ERROR,
            PgSqlErrorCode::ERRCODE_DATATYPE_MISMATCH,
            format!("function is declared with {declared} columns, but the library gives {columns}"),
            "Run ALTER EXTENSION catan_hex UPDATE."
        );
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

// SAFETY: in materialize mode the datum is ignored; PostgreSQL reads the store.
unsafe impl<R> BoxRet for Rows<R> {
    unsafe fn box_into<'call>(self, call: &mut FcInfo<'call>) -> pgrx::datum::Datum<'call> {
        call.return_null()
    }
}

// SAFETY: declared by hand in SQL; nothing is generated from this.
unsafe impl<R> SqlTranslatable for Rows<R> {
    const TYPE_IDENT: &'static str = concat!(module_path!(), "::Rows");
    const TYPE_ORIGIN: TypeOrigin = TypeOrigin::External;
    const ARGUMENT_SQL: Result<SqlMappingRef, ArgumentError> = Err(ArgumentError::Table);
    const RETURN_SQL: Result<ReturnsRef, ReturnsError> =
        Ok(ReturnsRef::SetOf(SqlMappingRef::literal("record")));
}
