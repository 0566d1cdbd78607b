//! PostgreSQL's `point` and `polygon`.

use super::raw_datum;
use super::tuple::varlena_header;
use crate::grid::PlanePoint;
use pgrx::callconv::{Arg, ArgAbi, BoxRet, FcInfo};
use pgrx::pg_sys;

/// A `point`, passed or returned.
pub(super) struct Point(pub(super) PlanePoint);

// SAFETY: SQL declares the argument as point, and STRICT keeps NULL away.
unsafe impl<'call> ArgAbi<'call> for Point {
    unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
        // SAFETY: the argument is a point datum, which points to two numbers.
        let point = unsafe { *raw_datum::of(argument).cast_mut_ptr::<pg_sys::Point>() };
        Self(PlanePoint { x: point.x, y: point.y })
    }
}

// SAFETY: the datum points to a point in the current memory context.
unsafe impl BoxRet for Point {
    unsafe fn box_into<'call>(self, call: &mut FcInfo<'call>) -> pgrx::datum::Datum<'call> {
        // SAFETY: what is allocated has the size of what is written.
        unsafe {
            let point = pg_sys::palloc(size_of::<pg_sys::Point>()).cast::<pg_sys::Point>();
            point.write(plain(self.0));
            call.return_raw_datum(pg_sys::Datum::from(point))
        }
    }
}

/// A `polygon` to be returned, the outline of a tile.
pub(super) struct Polygon(pub(super) [PlanePoint; 6]);

// SAFETY: the datum points to a polygon in the current memory context.
unsafe impl BoxRet for Polygon {
    unsafe fn box_into<'call>(self, call: &mut FcInfo<'call>) -> pgrx::datum::Datum<'call> {
        let corners = self.0;
        let extreme = |choose: fn(f64, f64) -> f64| pg_sys::Point {
            x: corners.iter().map(|corner| corner.x).fold(corners[0].x, choose),
            y: corners.iter().map(|corner| corner.y).fold(corners[0].y, choose),
        };
        // SAFETY: a polygon (geo_decls.h) is its length as a varlena of four bytes, the number of its points, the box
        // around them, and the points.
        unsafe {
            let bytes = size_of::<pg_sys::POLYGON>() + size_of_val(&corners);
            let polygon = pg_sys::palloc0(bytes).cast::<pg_sys::POLYGON>();
            (&raw mut (*polygon).vl_len_).cast::<u32>().write(varlena_header(bytes));
            (*polygon).npts = corners.len() as pg_sys::int32;
            (*polygon).boundbox = pg_sys::BOX { high: extreme(f64::max), low: extreme(f64::min) };
            let first = (&raw mut (*polygon).p).cast::<pg_sys::Point>();
            for (at, &corner) in corners.iter().enumerate() {
                first.add(at).write(plain(corner));
            }
            call.return_raw_datum(pg_sys::Datum::from(polygon))
        }
    }
}

const fn plain(point: PlanePoint) -> pg_sys::Point {
    pg_sys::Point { x: point.x, y: point.y }
}
