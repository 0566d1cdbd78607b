//! Rules, read once per call site rather than once per row.

use super::rules_argument::RulesArgument;
use crate::catan::Rules;
use pgrx::PgMemoryContexts;
use pgrx::pg_sys;
use pgrx::pg_sys::panic::ErrorReport;

/// The last document seen at a call site, and what it says.
struct Known {
    document: Vec<u8>,
    rules: Rules,
}

/// The rules in a document; the same document at the same call site is not read again.
pub(super) fn rules(call: pg_sys::FunctionCallInfo, argument: RulesArgument) -> Result<Rules, ErrorReport> {
    let document = argument.document()?;
    // SAFETY: PostgreSQL passes a valid call; its `flinfo` is NULL only in calls from C.
    let site = unsafe { (*call).flinfo };
    if site.is_null() {
        return document.rules();
    }
    // SAFETY: `fn_extra` is ours alone for this call site, and holds NULL or the box made below.
    let known = unsafe { (*site).fn_extra.cast::<Known>().as_mut() };
    match known {
        Some(known) if known.document == document.bytes() => Ok(known.rules),
        Some(known) => {
            let rules = document.rules()?;
            *known = Known { document: document.bytes().to_vec(), rules };
            Ok(rules)
        }
        None => {
            let rules = document.rules()?;
            let first = Known { document: document.bytes().to_vec(), rules };
            // SAFETY: `fn_mcxt` lives as long as the call site, and drops the box when it ends.
            unsafe {
                (*site).fn_extra =
                    PgMemoryContexts::For((*site).fn_mcxt).leak_and_drop_on_delete(first).cast();
            }
            Ok(rules)
        }
    }
}
