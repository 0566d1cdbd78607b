#![no_main]

#[allow(dead_code, clippy::allow_attributes, reason = "each target uses one of them")]
#[path = "../checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|input: &[u8]| checks::cells::ways(input));
