# Sourced, after common.sh: builds for a PostgreSQL that checks itself, and a library that does, apart from all other builds. Rust's debug assertions
# look at what unsafe code hands to the standard library.
# shellcheck shell=bash

PG_CONFIG=$(scripts/checking-postgres.sh)
TARGET_DIR=$TARGET_DIR/checking
CARGO_TARGET_DIR=$TARGET_DIR
CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS=true
export PG_CONFIG CARGO_TARGET_DIR CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS
mkdir -p "$TARGET_DIR"
