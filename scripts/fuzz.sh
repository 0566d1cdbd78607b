#!/bin/bash
# scripts/fuzz.sh [SECONDS]: fuzzes every target so long, 60 seconds by default. Needs cargo-fuzz and a C++ compiler. What is
# found interesting stays in target/; a few of those files, or all that once failed, belong in fuzz/corpus/, which a test replays.
set -euo pipefail
. "$(dirname "$0")/common.sh"

seconds=${1:-60}
type -P cargo-fuzz >/dev/null || { echo "cargo-fuzz is missing: cargo install cargo-fuzz --locked" >&2; exit 1; }

for target in fuzz/fuzz_targets/*.rs; do
    name=$(basename "$target" .rs)
    found=$TARGET_DIR/fuzz-corpus/$name
    mkdir -p "$found"
    echo "== $name, $seconds s"
    # Coverage needs an unstable flag; address checks are of no use to code without unsafe.
    RUSTC_BOOTSTRAP=1 cargo fuzz run "$name" "$found" "fuzz/corpus/$name" --sanitizer none --target-dir "$TARGET_DIR/fuzz" \
        -- -max_total_time="$seconds" -max_len=1000 -print_final_stats=1 2>&1 | grep -E '^Done|^stat::number_of|SUMMARY|panicked|Test unit written'
done
