#!/bin/bash
# scripts/test-all.sh [MAJOR…]: what "make test" leaves out. On every PostgreSQL that is supported (or those named) the library is
# built and the server tests run, whose expected output is one for all; then dumps, replication, pg_upgrade and the packages.
# What is not installed is fetched into target/. A table at the end says what was done; logs are kept in target/test-all/.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/count-tests.sh

logs=$TARGET_DIR/test-all
rows=()
total_passed=0
total_failed=0
rm -rf "$logs"
mkdir -p "$logs"

# row WHAT POSTGRESQL BUILT PASSED FAILED
row() {
    rows+=("$(printf '%-28s %-12s %-8s %7s %7s' "$@")")
    total_passed=$((total_passed + $4))
    total_failed=$((total_failed + $5))
}

# run NAME COMMAND…: the command's output, also in a log; sets ok and bad from its last line.
run() {
    local name=$1 log=$logs/$1.log status=0
    shift
    printf '\n=== %s\n' "$name"
    "$@" 2>&1 | tee "$log" || status=1
    read_counts "$log" "$status"
}

# Against pgrx's own copy of a version's declarations, where there is no PostgreSQL of it. They are for its documentation: the
# wrapper tells that crate alone to use them.
check_declarations() {
    local wrapper=$logs/rustc-for-declarations
    printf '#!/bin/sh\ncase " $* " in *" --crate-name pgrx_pg_sys "*) exec "$@" --cfg docsrs ;; esac\nexec "$@"\n' >"$wrapper"
    chmod +x "$wrapper"
    if DOCS_RS=1 RUSTC_WRAPPER=$wrapper cargo clippy --lib --locked --features "pg$1" --target-dir "$TARGET_DIR/declarations" -- -D warnings; then
        echo "1 passed, 0 failed"
    else
        echo "0 passed, 1 failed"
    fi
}

test_major() {
    local config version built
    if ! config=$(scripts/fetch-postgres.sh "$1"); then
        run "declarations-$1" check_declarations "$1"
        row "compile check only" "$1" "$( ((bad == 0)) && echo checked || echo no)" "$ok" "$bad"
        return
    fi
    version=$("$config" --version | awk '{ print $2 }')
    run "postgresql-$1" env PG_CONFIG="$config" scripts/test-major.sh
    grep -q "^FAILED: build" "$logs/postgresql-$1.log" && built=no || built=yes
    row "server tests, documents" "$version" "$built" "$ok" "$bad"
    run "replication-$1" env PG_CONFIG="$config" scripts/replication-test.sh
    row "replication" "$version" "" "$ok" "$bad"
}

# test_upgrade OLD NEW: the oldest minor release at hand, as pg_dump must know all that the server it dumps does.
test_upgrade() {
    local old new
    old=$(scripts/fetch-postgres.sh "$1" not-installed) && new=$(scripts/fetch-postgres.sh "$2") || {
        row "pg_upgrade" "$1 to $2" no 0 1
        return
    }
    run "upgrade-$1-$2" env PG_CONFIG="$new" scripts/pg-upgrade-test.sh "$old"
    row "pg_upgrade" "$1 to $2" "" "$ok" "$bad"
}

scripts/requirements.sh with-packaging
choose_postgres
((EUID != 0)) || runuser -u postgres -- test -x "$TARGET_DIR" ||
    fail "The server's user, postgres, cannot enter $TARGET_DIR. Name a place that it can: CARGO_TARGET_DIR=/var/tmp/catan_hex"

majors=("$@")
((${#majors[@]} > 0)) || mapfile -t majors < <(seq "$SUPPORTED_FIRST" "$SUPPORTED_LAST")
for major in "${majors[@]}"; do
    test_major "$major"
done
if (($# == 0)); then
    for new in 16 17 18; do
        test_upgrade 15 "$new"
    done
    test_upgrade 13 "$(postgres_major "$PG_CONFIG")"
    run package scripts/package-test.sh
    row "Debian package" "$(postgres_major "$PG_CONFIG")" "" "$ok" "$bad"
    run dist scripts/dist-test.sh
    row "source distribution" "$(postgres_major "$PG_CONFIG")" "" "$ok" "$bad"
fi

printf '\n=== result\n%-28s %-12s %-8s %7s %7s\n' "" PostgreSQL built passed failed
printf '%s\n' "${rows[@]}"
echo "$total_passed passed, $total_failed failed"
((total_failed == 0))
