#!/bin/bash
# Runs every sql block of README.md and docs/ on the server that libpq's environment names, a fresh database for
# each document, and compares what a block prints with the text block after it (without one: nothing is printed).
# Blank lines, and blanks at the ends of lines, are of no account. SKIPPED_DOCUMENTS names files that are left out.
# usage: documentation-examples.sh OUTPUT_DIRECTORY
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

output=$1
passed=0
failed=0
mkdir -p "$output"
export LC_ALL=C PGTZ=UTC PGCLIENTENCODING=UTF8

psql() {
    "$BINDIR/psql" -X -q "$@"
}

tidy() {
    sed -E 's/[[:space:]]+$//' | sed '/^$/d'
}

# A fresh database; the extension too, unless the document creates it.
prepare_database() {
    psql -d postgres -c "DROP DATABASE IF EXISTS $1" 2>/dev/null &&
        psql -d postgres -c "CREATE DATABASE $1 TEMPLATE template0" &&
        { grep -Eiq '^[[:space:]]*create extension' "$2" || psql -d "$1" -c "CREATE EXTENSION catan_hex"; }
}

# Fails if the document's examples print anything else than it says.
check_document() {
    local document=$1 name
    name=doc_$(basename "$document" .md | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9\n' _)
    local sql=$output/$name.sql expected=$output/$name.expected
    rm -f "$sql" "$expected"
    awk -v sql="$sql" -v expected="$expected" -f scripts/documentation-examples.awk "$document" || return
    [[ -f $sql ]] || return 0
    prepare_database "$name" "$sql" || return
    psql -d "$name" <"$sql" 2>&1 | tidy >"$output/$name.printed" || true
    tidy <"$expected" >"$output/$name.wanted"
    diff -u --label "$document says" --label "psql prints" "$output/$name.wanted" "$output/$name.printed"
}

for document in README.md docs/*.md; do
    [[ -f $document && " ${SKIPPED_DOCUMENTS:-} " != *" $document "* ]] || continue
    if check_document "$document"; then
        echo "ok      $document"
        passed=$((passed + 1))
    else
        echo "FAILED  $document"
        failed=$((failed + 1))
    fi
done
echo "documentation: $passed passed, $failed failed"
((failed == 0))
