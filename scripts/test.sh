#!/bin/bash
# Everything that must hold before a change is taken. Goes on after failures; the last line counts them.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-browser.sh
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
. scripts/server-tests.sh

lint() {
    cargo clippy --all-targets --locked --target-dir "$TARGET_DIR" "$@" -- -D warnings
}

lint_with_postgres() {
    PGRX_PG_CONFIG_PATH=$PG_CONFIG lint --features "pg$PG_MAJOR"
}

# The three files of an installation and the upgrades, and nothing else.
installed_files() {
    local root wanted
    root=$(mktemp -d)
    QUIET=1 DESTDIR=$root scripts/install.sh || { rm -rf "$root"; return 1; }
    wanted=$(
        echo ".$PKGLIBDIR/catan_hex.so"
        printf "%s\n" ".$SHAREDIR/extension/"{catan_hex.control,"catan_hex--$VERSION.sql"}
        find sql -maxdepth 1 -name 'catan_hex--*--*.sql' -printf ".$SHAREDIR/extension/%f\n"
    )
    diff <(sort <<<"$wanted") <(cd "$root" && find . -type f | sort)
    local status=$?
    rm -rf "$root"
    return "$status"
}

# A test program's closing line counts its tests; a build that fails has none.
core_tests() {
    title "core tests"
    local log ok bad status=0
    log=$(mktemp)
    cargo test --locked --target-dir "$TARGET_DIR" 2>&1 | tee "$log" || status=1
    read -r ok bad < <(sed -nE 's/^test result: .* ([0-9]+) passed; ([0-9]+) failed;.*/\1 \2/p' "$log" |
        awk '{ ok += $1; bad += $2 } END { print ok + 0, bad + 0 }')
    rm -f "$log"
    ((status == 0 || bad > 0)) || bad=1
    count "core tests" "$ok" "$bad"
}

# What the library takes from PostgreSQL cannot run SQL, nor look a name up: no search_path is asked.
runs_no_sql() {
    local taken
    taken=$(nm -D --undefined-only "$TARGET_DIR/extension/pg$PG_MAJOR/catan_hex.so") || return
    [[ $taken == *errstart* ]] || { echo "nm shows nothing of PostgreSQL."; return 1; }
    ! grep -E ' (SPI_|raw_parser|parse_|parseTypeString|Executor|ProcessUtility|OidFunctionCall|[A-Za-z]*Lookup|FuncnameGetCandidates|RangeVarGetRelid|get_namespace_oid|table_open|relation_open|SearchSysCache)' <<<"$taken"
}

scripts/requirements.sh with-lints with-browser
require_postgres

step "format" cargo fmt --check
step "lints, core alone" lint
step "lints, PostgreSQL $PG_MAJOR" lint_with_postgres
core_tests
choose_browser
if [[ -n $CHROMIUM ]]; then
    step "drawings in a browser" scripts/browser-test.sh
else
    title "drawings in a browser: NOT RUN, as no package has Chromium here; CHROMIUM=/path/to/one names one"
fi
step "build for PostgreSQL $PG_MAJOR" scripts/build.sh
step "the kept install script of $VERSION is current" scripts/release-script.sh check
step "symbols of all versions" scripts/symbols-test.sh
step "docs/reference.md is current" scripts/reference.sh check
step "an installation is these files" installed_files
step "the library runs no SQL" runs_no_sql
((PG_MAJOR < 14)) || counted_step "several servers" scripts/distributed-test.sh
server_tests
finish_counting
