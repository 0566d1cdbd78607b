#!/bin/bash
# The server tests on a running server with catan_hex installed, which PGHOST, PGPORT and PGUSER name.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/pg-regress.sh
require_postgres
[[ -x $PG_REGRESS ]] || fail "$PG_CONFIG's PostgreSQL has no pg_regress; the server's development package brings it."

# Upgrades start from old versions, which only the private server of "make test" has; what memory a session takes also depends on settings
# and machine.
mapfile -t tests < <(regress_tests | grep -Ev '^(upgrade|memory)')
run_pg_regress "$TARGET_DIR/installcheck" "${tests[@]}"
