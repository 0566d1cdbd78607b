# Sourced: runs tests/pg_regress on the server that libpq's environment names.
# shellcheck shell=bash

# Every test file but those of SKIPPED_TESTS, in the order of the names; a schedule, where there is one, comes first.
regress_tests() {
    local name schedule=tests/pg_regress/schedule
    basename -s .sql tests/pg_regress/sql/*.sql | LC_ALL=C sort | while read -r name; do
        grep -Esq "^test:.*\b$name\b" "$schedule" || [[ " ${SKIPPED_TESTS:-} " == *" $name "* ]] || echo "$name"
    done
}

# run_pg_regress OUTPUT_DIRECTORY TEST… ; tests find the oracles with \set oracle `echo "$ORACLE_DIR"`.
run_pg_regress() {
    local output=$1 options=()
    shift
    [[ ! -f tests/pg_regress/schedule ]] || options+=(--schedule=tests/pg_regress/schedule)
    # Newer versions look for expected results in a directory of their own.
    [[ $("$PG_REGRESS" --help) != *--expecteddir* ]] || options+=("--expecteddir=$ROOT/tests/pg_regress")
    mkdir -p "$output"
    ORACLE_DIR=$ROOT/tests/oracle "$PG_REGRESS" --bindir="$BINDIR" \
        --inputdir="$ROOT/tests/pg_regress" --outputdir="$output" \
        --dbname=contrib_regression --encoding=UTF8 --no-locale "${options[@]}" "$@"
}

# regress_counts LOG: "passed failed" from pg_regress's closing line, nothing if it did not get that far.
regress_counts() {
    sed -nE 's/^[^0-9]*All ([0-9]+) tests passed.*/\1 0/p; s/^[^0-9]*([0-9]+) of ([0-9]+) tests failed.*/\2 \1/p' "$1" |
        tail -n 1 | while read -r total bad; do echo "$((total - bad)) $bad"; done
}
