#!/bin/bash
# The library that was built exports every symbol that a script of any version names, as tests/released_symbols.rs finds them
# in the sources.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

named=$(cat sql/*.sql sql/released/*.sql | sed -nE "s/.*'MODULE_PATHNAME', '([^']+)'.*/\1\npg_finfo_\1/p" | sort -u)
exported=$(nm -D --defined-only "$TARGET_DIR/extension/pg$PG_MAJOR/catan_hex.so" | awk '{ print $3 }' | sort -u)
missing=$(comm -23 <(echo "$named") <(echo "$exported"))
[[ -n $named && -z $missing ]] || fail "The library lacks:" "${missing:-everything}"
