#!/bin/bash
# Builds the library for one PostgreSQL and keeps it under target/extension/pgNN/, from where it is installed:
# cargo's own output is replaced by the next build for another version, or for none.
# usage: build.sh [if-stale]
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

kept=$TARGET_DIR/extension/pg$PG_MAJOR
if [[ ${1:-} == if-stale && -f $kept/catan_hex.so && -z $(find Cargo.toml Cargo.lock src -newer "$kept/catan_hex.so" -print -quit) ]]; then
    exit
fi
command -v cargo >/dev/null || fail "Rust is missing: cargo is not on PATH. Install Rust (rustup is the usual way), then run this again."

PGRX_PG_CONFIG_PATH=$PG_CONFIG cargo build --lib --release --locked --features "pg$PG_MAJOR" --target-dir "$TARGET_DIR"

for built in "$TARGET_DIR"/release/libcatan_hex.{so,dylib}; do
    [[ ! -f $built ]] || break
done
mkdir -p "$kept"
cp "$built" "$kept/catan_hex.so.new"
mv -f "$kept/catan_hex.so.new" "$kept/catan_hex.so"
