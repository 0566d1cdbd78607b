//! Functions with OUT parameters: one row as a value.

use super::call_site::{self, RowType};
use super::error::refuse;
use super::rows::Row;
use super::tuple::{Tuples, varlena_header};
use core::marker::PhantomData;
use pgrx::PgSqlErrorCode::ERRCODE_DATATYPE_MISMATCH;
use pgrx::callconv::{BoxRet, FcInfo};
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// The result of a function with OUT parameters.
pub(super) struct Record<R> {
    datum: pg_sys::Datum,
    row: PhantomData<R>,
}

impl<R: Row> Record<R> {
    /// The row as a value in the current memory context.
    pub(super) fn of(call: pg_sys::FunctionCallInfo, row: &R) -> Result<Self, ErrorReport> {
        let row_type = call_site::row_type(call, || look_up::<R>(call))?;
        let mut tuple = Tuples::default();
        row.append_to(&mut tuple);
        let bytes = tuple.bytes();
        // SAFETY: a row as a value is a tuple whose header starts with its length as a varlena, the type modifier and
        // the type (DatumTupleFields, 12 bytes).
        let datum = unsafe {
            let value = pg_sys::palloc(bytes.len()).cast::<u8>();
            value.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            value.cast::<u32>().write(varlena_header(bytes.len()));
            value.add(4).cast::<pg_sys::int32>().write(row_type.modifier);
            value.add(8).cast::<pg_sys::Oid>().write(row_type.id);
            pg_sys::Datum::from(value)
        };
        Ok(Self { datum, row: PhantomData })
    }
}

/// The type that the caller expects.
fn look_up<R: Row>(call: pg_sys::FunctionCallInfo) -> Result<RowType, ErrorReport> {
    // SAFETY: PostgreSQL passes a valid call and gives back a descriptor for a row type.
    unsafe {
        let mut descriptor: pg_sys::TupleDesc = core::ptr::null_mut();
        let class = pg_sys::get_call_result_type(call, core::ptr::null_mut(), &raw mut descriptor);
        if class != pg_sys::TypeFuncClass::TYPEFUNC_COMPOSITE || descriptor.is_null() {
            let message = "function returning record called in context that cannot accept type record";
            return Err(refuse(ERRCODE_DATATYPE_MISMATCH, message));
        }
        super::rows::expect_columns(descriptor, R::TYPES)?;
        let blessed = pg_sys::BlessTupleDesc(descriptor);
        Ok(RowType { id: (*blessed).tdtypeid, modifier: (*blessed).tdtypmod })
    }
}

// SAFETY: the datum is a row of the type that the call expects.
unsafe impl<R> BoxRet for Record<R> {
    unsafe fn box_into<'call>(self, call: &mut FcInfo<'call>) -> pgrx::datum::Datum<'call> {
        // SAFETY: as above.
        unsafe { call.return_raw_datum(self.datum) }
    }
}
