#!/bin/bash
# scripts/hostile-calls.sh CALLS [FIRST]: calls every function of the catalog with hostile arguments, CALLS calls in all, on the
# server that libpq's environment names, as a superuser, in a fresh database. tests/hostile/ says with what. Calls are numbered, so one
# can be made again: CALLS 1, FIRST its number. Fails if a call ends otherwise than it may, or a session's memory grows.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

calls=$1
first=${2:-1}
DATABASE=hostile_calls
export PGCLIENTENCODING=UTF8

psql() {
    "$BINDIR/psql" -X -q -v ON_ERROR_STOP=1 "$@"
}

prepare() {
    psql -d postgres -c "SET client_min_messages = warning" -c "DROP DATABASE IF EXISTS $DATABASE" \
        -c "CREATE DATABASE $DATABASE TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"
    psql -d "$DATABASE" -c 'CREATE EXTENSION catan_hex' \
        -f tests/hostile/inputs.sql -f tests/hostile/values.sql -f tests/hostile/calls.sql
}

# session NAME CONDITION: the calls for which it holds, one statement each. After a fifth of them it is warm.
session() {
    local warm=$((first + calls / 5)) end=$((first + calls))
    exec "$BINDIR/psql" -X -q -v ON_ERROR_STOP=1 -d "$DATABASE" <<END
SET jit = off; -- it loads a compiler of its own
SET client_min_messages = warning;
CREATE TEMPORARY TABLE own AS SELECT n FROM generate_series($first, $end - 1) AS n WHERE $2;
SET statement_timeout = '300s'; -- on a busy machine; what took long is called again
SELECT format('CALL hostile.try(%s)', n) FROM own WHERE n < $warm ORDER BY n \gexec
INSERT INTO hostile.memory_used VALUES ('$1', 0, hostile.memory());
SELECT format('CALL hostile.try(%s)', n) FROM own WHERE n >= $warm ORDER BY n \gexec
INSERT INTO hostile.memory_used SELECT '$1', count(*), hostile.memory() FROM own WHERE n >= $warm;
END
}

# Alone, and with time enough.
repeat_slow_calls() {
    psql -d "$DATABASE" <<'END'
SET statement_timeout = '300s';
SET jit = off;
SELECT format('CALL hostile.try_again(%s)', call_number) FROM hostile.outcomes WHERE milliseconds > 5000 \gexec
END
}

say_what_broke() {
    kill "${sessions[@]}" 2>/dev/null || true
    echo "A session ended before its time; the server's log tells during which call. To make call N again: scripts/hostile.sh 1 N" >&2
    exit 1
}

prepare
session even 'NOT hostile.is_large(n) AND n % 2 = 0' & sessions=($!)
session odd 'NOT hostile.is_large(n) AND n % 2 = 1' & sessions+=($!)
session large 'hostile.is_large(n)' & sessions+=($!)
for one in "${sessions[@]}"; do
    wait "$one" || say_what_broke
done
repeat_slow_calls
summary=$(psql -d "$DATABASE" -f tests/hostile/summary.sql)
echo "$summary"
[[ $summary == *", 0 findings" ]]
