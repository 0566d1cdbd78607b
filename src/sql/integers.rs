//! The arguments of a function that takes integers only, all at once.
//!
//! Taken one by one, as pgrx does it, four integers cost three times as much as the whole rest of a call of
//! `hex_distance`.

use pgrx::callconv::{Arg, ArgAbi};
use pgrx::pg_sys;

/// Declares a struct to be taken instead of arguments: its fields are all arguments of the SQL declaration, in order.
macro_rules! integers {
    (struct $name:ident { $($argument:ident: i32),* $(,)? }) => {
        struct $name {
            $($argument: i32,)*
        }

        const _: () = {
            use pgrx::callconv::{Arg, ArgAbi};

            // SAFETY: a test holds the fields against the arguments that SQL declares, and sees that there are no others
            // and that the function is STRICT.
            unsafe impl<'call> ArgAbi<'call> for $name {
                #[inline(always)]
                unsafe fn unbox_arg_unchecked(argument: Arg<'_, 'call>) -> Self {
                    // SAFETY: as above.
                    let [$($argument),*] = unsafe { $crate::sql::integers::all(argument) };
                    Self { $($argument),* }
                }

                fn is_virtual_arg() -> bool {
                    true
                }
            }
        };
    };
}
pub(super) use integers;

/// The arguments of the call.
///
/// # Safety
/// The call has `N` arguments, integers all, none of them NULL.
#[inline(always)]
pub(super) unsafe fn all<'call, const N: usize>(argument: Arg<'_, 'call>) -> [i32; N] {
    // SAFETY: the caller's promise; a call's arguments lie one behind the other, behind the call, where a reference to it ends.
    unsafe {
        let call = <pg_sys::FunctionCallInfo as ArgAbi<'call>>::unbox_arg_unchecked(argument);
        let first = (&raw const (*call).args).cast::<pg_sys::NullableDatum>();
        core::array::from_fn(|place| (*first.add(place)).value.value() as i32)
    }
}
