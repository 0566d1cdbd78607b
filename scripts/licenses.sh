#!/bin/bash
# Writes LICENSES-DEPENDENCIES.md anew; where cargo-deny is installed, it checks licenses and sources too (deny.toml).
set -euo pipefail
. "$(dirname "$0")/common.sh"

WRITE_LICENSES=1 cargo test --quiet --locked --target-dir "$TARGET_DIR" --test dependency_licenses
if type -P cargo-deny >/dev/null; then
    cargo deny --locked check licenses bans sources
fi
