//! What a call site keeps: rules, read once rather than once per row, and the row type that is expected.

use super::json_argument::JsonArgument;
use crate::catan::{Dealer, Rules};
use pgrx::PgMemoryContexts;
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;
use std::rc::Rc;

/// All that functions keep in `fn_extra`.
#[derive(Default)]
struct CallSite {
    known: Option<Known>,
    row_type: Option<RowType>,
}

/// The last document seen, and what it says.
struct Known {
    document: Vec<u8>,
    dealer: Rc<Dealer>,
}

/// A row type.
#[derive(Clone, Copy)]
pub(super) struct RowType {
    pub(super) id: pg_sys::Oid,
    pub(super) modifier: pg_sys::int32,
}

/// The dealer by the rules in a document; the same document at the same call site is not read again.
pub(super) fn dealer(
    call: pg_sys::FunctionCallInfo,
    rules: JsonArgument<'_>,
) -> Result<Rc<Dealer>, ErrorReport> {
    let document = rules.document("rules")?;
    with_call_site(call, |site| {
        if let Some(known) = site.as_ref().and_then(|site| site.known.as_ref())
            && known.document == document.bytes()
        {
            return Ok(Rc::clone(&known.dealer));
        }
        let dealer = Rc::new(Dealer::new(Rules::read(&document.value())?)?);
        if let Some(site) = site {
            site.known = Some(Known { document: document.bytes().to_vec(), dealer: Rc::clone(&dealer) });
        }
        Ok(dealer)
    })
}

/// The row type that a call is expected to give, looked up once.
pub(super) fn row_type(
    call: pg_sys::FunctionCallInfo,
    look_up: impl FnOnce() -> Result<RowType, ErrorReport>,
) -> Result<RowType, ErrorReport> {
    with_call_site(call, |site| match site {
        None => look_up(),
        Some(CallSite { row_type: Some(known), .. }) => Ok(*known),
        Some(site) => Ok(*site.row_type.insert(look_up()?)),
    })
}

/// Does something with what is kept; with nothing in calls from C that have no call site.
#[inline]
fn with_call_site<R>(call: pg_sys::FunctionCallInfo, work: impl FnOnce(Option<&mut CallSite>) -> R) -> R {
    // SAFETY: PostgreSQL passes a valid call. `fn_extra` is ours alone, and holds NULL or the box made here, which is dropped
    // with `fn_mcxt`, after the call. No work in this file calls a function of ours, which would make a second reference.
    let site = unsafe {
        (*call).flinfo.as_mut().and_then(|site| {
            if site.fn_extra.is_null() {
                let empty = CallSite::default();
                site.fn_extra = PgMemoryContexts::For(site.fn_mcxt).leak_and_drop_on_delete(empty).cast();
            }
            site.fn_extra.cast::<CallSite>().as_mut()
        })
    };
    work(site)
}
