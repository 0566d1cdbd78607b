#!/bin/bash
# The install script of every released version is kept, so that upgrades can be tested.
# usage: release-script.sh write|check
set -euo pipefail
. "$(dirname "$0")/common.sh"

kept=sql/released/catan_hex--$VERSION.sql
case ${1:-} in
write)
    mkdir -p sql/released
    scripts/install-script.sh >"$kept"
    echo "wrote $kept"
    ;;
check)
    [[ -f $kept ]] || fail "$kept is missing. Write it with: make release-script"
    scripts/install-script.sh | diff -u "$kept" - ||
        fail "$kept is not what sql/ makes. If the version is not released yet: make release-script"
    ;;
*)
    fail "usage: $0 write|check"
    ;;
esac
