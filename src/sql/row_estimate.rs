//! How many rows a set will have, for the planner.

use super::json_argument::JsonArgument;
use pgrx::datum::Internal;
use pgrx::pg_sys;

/// Answers a planner's request for a row count with `rows` of the call's arguments, where it is the kind of request
/// that asks for one and `rows` can tell; leaves everything else to the planner.
pub(super) fn answer(request: Internal, rows: impl FnOnce(&Arguments) -> Option<f64>) -> Internal {
    answer_with_optional(request, usize::MAX, rows)
}

/// The same for a function that is not STRICT: NULL in one of its first `required` arguments gives no rows, further
/// ones may be NULL.
pub(super) fn answer_with_optional(
    request: Internal,
    required: usize,
    rows: impl FnOnce(&Arguments) -> Option<f64>,
) -> Internal {
    // SAFETY: PostgreSQL passes a support function a pointer to a node, and the tag says which.
    let answered = unsafe {
        let node =
            request.unwrap().map_or(core::ptr::null_mut(), pg_sys::Datum::cast_mut_ptr::<pg_sys::Node>);
        if !node.is_null() && (*node).type_ == pg_sys::NodeTag::T_SupportRequestRows {
            let request = node.cast::<pg_sys::SupportRequestRows>();
            let estimate = |arguments: Arguments| {
                if arguments.has_null(required) { Some(0.0) } else { rows(&arguments) }
            };
            Arguments::of(request).and_then(estimate).map(|rows| {
                (*request).rows = rows;
                node
            })
        } else {
            None
        }
    };
    // A null pointer, not SQL NULL, says "no answer".
    Internal::from(Some(pg_sys::Datum::from(answered.unwrap_or(core::ptr::null_mut()))))
}

/// The argument expressions of the call that is planned.
pub(super) struct Arguments {
    planner: *mut pg_sys::PlannerInfo,
    expressions: *mut pg_sys::List,
}

impl Arguments {
    /// # Safety
    /// `request` is the planner's.
    unsafe fn of(request: *mut pg_sys::SupportRequestRows) -> Option<Self> {
        // SAFETY: as above; a node of this tag is a FuncExpr.
        unsafe {
            let node = (*request).node;
            (!node.is_null() && (*node).type_ == pg_sys::NodeTag::T_FuncExpr).then(|| Self {
                planner: (*request).root,
                expressions: (*node.cast::<pg_sys::FuncExpr>()).args,
            })
        }
    }

    /// The value of an integer argument, where the planner can know it.
    pub(super) fn integer(&self, at: usize) -> Option<i32> {
        self.known(at, pg_sys::INT4OID).map(|value| value.value() as i32)
    }

    /// The value of a bigint argument, where the planner can know it.
    pub(super) fn big_integer(&self, at: usize) -> Option<i64> {
        self.known(at, pg_sys::INT8OID).map(|value| value.value() as i64)
    }

    /// A jsonb argument, where the planner can know it.
    pub(super) fn json(&self, at: usize) -> Option<JsonArgument<'_>> {
        // SAFETY: the constant is a jsonb, and belongs to the plan.
        self.known(at, pg_sys::JSONBOID).map(|datum| unsafe { JsonArgument::of(datum) })
    }

    /// How many rows an argument of two-dimensional arrays has, where the planner can know it.
    pub(super) fn array_rows(&self, at: usize) -> Option<f64> {
        self.array_sizes(at).map(|[rows, _]| rows)
    }

    /// How many entries an argument of two-dimensional arrays has, where the planner can know it.
    pub(super) fn array_entries(&self, at: usize) -> Option<f64> {
        self.array_sizes(at).map(|[rows, columns]| rows * columns)
    }

    fn array_sizes(&self, at: usize) -> Option<[f64; 2]> {
        let array = self.known(at, pg_sys::INT4ARRAYOID)?;
        // SAFETY: the value is an array, whose header is followed by the sizes of its dimensions; no more than that is
        // unpacked.
        unsafe {
            let bytes = size_of::<pg_sys::ArrayType>() + size_of::<[pg_sys::int32; 2]>();
            let header = pg_sys::pg_detoast_datum_slice(array.cast_mut_ptr(), 0, bytes as pg_sys::int32)
                .cast::<pg_sys::ArrayType>();
            match (*header).ndim {
                0 => Some([0.0, 0.0]),
                2 => Some(header.add(1).cast::<[pg_sys::int32; 2]>().read_unaligned().map(f64::from)),
                _ => None,
            }
        }
    }

    /// The value of an argument of a type, where the planner can know it and it is not NULL.
    fn known(&self, at: usize, of_type: pg_sys::Oid) -> Option<pg_sys::Datum> {
        let constant = self.constant(at)?;
        (!constant.constisnull && constant.consttype == of_type).then_some(constant.constvalue)
    }

    /// Whether one of the first so many arguments is known to be NULL.
    fn has_null(&self, required: usize) -> bool {
        (0..self.len().min(required)).any(|at| self.constant(at).is_some_and(|constant| constant.constisnull))
    }

    fn len(&self) -> usize {
        // SAFETY: the list is the planner's own, or NULL, which is the empty list.
        unsafe { self.expressions.as_ref().map_or(0, |list| list.length as usize) }
    }

    fn constant(&self, at: usize) -> Option<&pg_sys::Const> {
        if at >= self.len() {
            return None;
        }
        // SAFETY: the list holds expressions; a node of this tag is a Const.
        unsafe {
            let expression = (*(*self.expressions).elements.add(at)).ptr_value.cast::<pg_sys::Node>();
            let estimate = pg_sys::estimate_expression_value(self.planner, expression);
            ((*estimate).type_ == pg_sys::NodeTag::T_Const).then(|| &*estimate.cast::<pg_sys::Const>())
        }
    }
}
