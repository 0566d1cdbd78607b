#!/bin/bash
# docs/reference.md is made of the declarations in sql/ and their comments.
# usage: reference.sh write|check
set -euo pipefail
. "$(dirname "$0")/common.sh"

page=docs/reference.md

reference() {
    cat <<'HEAD'
# Reference

[README](../README.md)

Every function as it is declared, with its comment, which psql shows too: `\x` and `\df+ NAME`. Made from `sql/` by `make reference`; do not
edit it here. PARALLEL SAFE, COST and ROWS are for the planner.
HEAD
    local area
    for area in $(scripts/install-script.sh areas); do
        awk -f scripts/reference.awk "sql/$area.sql"
    done
}

case ${1:-} in
write)
    reference >"$page"
    echo "wrote $page"
    ;;
check)
    reference | diff -u "$page" - || fail "$page is not what sql/ makes: make reference"
    ;;
*)
    fail "usage: $0 write|check"
    ;;
esac
