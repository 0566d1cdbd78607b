//! Text from outside in the messages of errors.
#![forbid(unsafe_code)]

/// At most 40 bytes of it, in ASCII: a message stays readable and can be sent in every encoding.
pub(crate) fn shortened(text: &[u8]) -> String {
    const SHOWN: usize = 40;
    let start = text.get(..SHOWN).unwrap_or(text).escape_ascii();
    if text.len() > SHOWN { format!("{start}...") } else { start.to_string() }
}
