#!/bin/bash
# scripts/valgrind.sh [CALLS]: server tests and hostile calls (1,500 by default) on a private server that runs under valgrind's
# memcheck, a hundred times as slow. That server is built from source to tell memcheck of its memory contexts, and with assertions
# (scripts/checking-postgres.sh). Fails if there is a report in which the library has part: a frame of it, or the origin of a value; reports of
# PostgreSQL alone are counted.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/pg-regress.sh
. scripts/checking.sh

calls=${1:-1500}
type -P valgrind >/dev/null || fail "valgrind is missing: apt-get install valgrind"

# Hostile calls reach every function; these go through the ways results take: tuples, records, views, indexes, cursors.
TESTS=(citizenship coordinates geometry resources shapes symmetry topology)

start_under_valgrind() {
    local log=$RUN_DIR/valgrind waited=0
    install -d -m 777 "$log"
    as_server valgrind --trace-children=yes --track-origins=yes --num-callers=40 --error-limit=no --leak-check=no \
        --suppressions="${PG_CONFIG%/bin/pg_config}/valgrind.supp" --log-file="$log/%p.log" "$OVERLAY_BINDIR/postgres" -D "$RUN_DIR/data" >>"$RUN_DIR/log/server.log" 2>&1 &
    until "$OVERLAY_BINDIR/pg_isready" -q || ((waited++ > 120)); do sleep 1; done
    "$OVERLAY_BINDIR/pg_isready" -q
}

# Reports, a paragraph each, of all processes.
reports() {
    sed -E 's/^==[0-9]+== ?//' "$RUN_DIR"/valgrind/*.log | awk -v RS='' '/ at 0x/'
}

scripts/requirements.sh
require_postgres
scripts/build.sh
start_private_postgres
# The large arguments are made before, at the usual speed; without calls there is nothing to sum up.
scripts/hostile-calls.sh 0 >/dev/null || true
as_server "$OVERLAY_BINDIR/pg_ctl" stop -w -m fast -D "$RUN_DIR/data" >/dev/null
start_under_valgrind

run_pg_regress "$RUN_DIR/regress" "${TESTS[@]}" || echo "(what differs by time limits is of no account here)"
private_psql -q -d hostile_calls -v ON_ERROR_STOP=1 <<END
SET statement_timeout = '120s';
SET jit = off;
SELECT format('CALL hostile.try(%s)', call_number) FROM generate_series(1, $calls) AS call_number \gexec
END
private_psql -q -d hostile_calls -c 'SELECT state, count(*) FROM hostile.outcomes GROUP BY state ORDER BY state'
as_server "$OVERLAY_BINDIR/pg_ctl" stop -w -t 300 -m fast -D "$RUN_DIR/data" >/dev/null

ours=$(reports | awk -v RS='' -v ORS='\n\n' '/catan_hex/')
head -n 200 <<<"$ours"
echo "valgrind: ${#TESTS[@]} test files, $calls hostile calls, $(reports | grep -c '^[A-Z].*') reports in all, $(grep -c '^[A-Z]' <<<"$ours" || true) with the library in them"
[[ -z $ours ]]
