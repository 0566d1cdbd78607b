#!/bin/bash
# Dumps tables that use every function in the formats of pg_dump, restores them, and compares rows and catalogs, on the server
# that libpq's environment names; with a second argument they are restored into the server with that port.
# usage: dump-test.sh OUTPUT_DIRECTORY [PORT]
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/data.sh
require_postgres

output=$1
from=${PGPORT:-5432}
to=${2:-$from}
passed=0
failed=0
rm -rf "$output"
mkdir -p "$output"
export LC_ALL=C PGTZ=UTC PGCLIENTENCODING=UTF8

dump() { PGPORT=$from "$BINDIR/pg_dump" -d dump_original "$@"; }
restore() { "$BINDIR/pg_restore" --exit-on-error -d "$1" "${@:2}"; }

copy_plain() {
    dump -f "$output/plain.sql" && data_psql -d "$1" -f "$output/plain.sql" >"$output/plain.log"
}

copy_custom() {
    dump -Fc -f "$output/custom" && restore "$1" "$output/custom"
}

copy_directory() {
    dump -Fd -j 2 -f "$output/directory" && restore "$1" -j 2 "$output/directory"
}

# In a dump's sections: tables are filled before there are indexes.
copy_sections() {
    local section
    for section in pre-data data post-data; do
        restore "$1" --section="$section" "$output/custom" || return
    done
}

check_copy() {
    local format=$1 database=dump_$1
    PGPORT=$to create_database "$database" &&
        PGPORT=$to "copy_$format" "$database" &&
        PGPORT=$to snapshot "$database" "$output/$format.snapshot" &&
        same_snapshots "$output/original.snapshot" "$output/$format.snapshot" &&
        PGPORT=$to schema_dump "$database" "$output/$format.schema" &&
        diff -u "$output/original.schema" "$output/$format.schema"
}

fill_database dump_original
describe_database dump_original
snapshot dump_original "$output/original.snapshot"
schema_dump dump_original "$output/original.schema"
for format in plain custom directory sections; do
    if check_copy "$format"; then
        echo "ok      $format"
        passed=$((passed + 1))
    else
        echo "FAILED  $format"
        failed=$((failed + 1))
    fi
done
echo "dumps: $passed passed, $failed failed"
((failed == 0))
