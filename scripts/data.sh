# Sourced: the tables of tests/data on a server, and whether two databases hold the same.
# shellcheck shell=bash

data_psql() {
    "$BINDIR/psql" -X -q -v ON_ERROR_STOP=1 "$@"
}

create_database() {
    data_psql -d postgres -c 'SET client_min_messages = warning' -c "DROP DATABASE IF EXISTS $1" \
        -c "CREATE DATABASE $1 TEMPLATE template0"
}

# fill_database NAME: with the extension and tables that use every function of it.
fill_database() {
    create_database "$1" &&
        data_psql -d "$1" -c 'CREATE EXTENSION catan_hex' -f tests/data/tables.sql -f tests/data/every-function.sql
}

# snapshot DATABASE FILE [PSQL_OPTION…]
snapshot() {
    data_psql -d "$1" "${@:3}" -f tests/data/snapshot.sql >"$2"
}

# What was stored is what the functions say: no line of a snapshot counts differences.
nothing_differs() {
    grep -Eq '^stored .*\|0$' "$1" && grep -Eq '^kept .*\|0$' "$1" || { echo "$1 compares nothing"; return 1; }
    ! grep -E '^(stored|kept) .*\|[^0]' "$1"
}

# same_snapshots FILE FILE
same_snapshots() {
    diff -u --label "before: ${1##*/}" --label "after: ${2##*/}" "$1" "$2" | head -n 60
    ((PIPESTATUS[0] == 0)) && nothing_differs "$2"
}

# A schema as pg_dump writes it, without the lines that differ from dump to dump.
schema_dump() {
    "$BINDIR/pg_dump" --schema-only -d "$1" | grep -Ev '^\\(un)?restrict ' >"$2"
}

# What the tables hold, in a line.
describe_database() {
    data_psql -d "$1" -At <<'END'
SELECT format('%s functions in %s views, %s materialized views, %s tables with %s generated columns and %s indexes; %s refused',
    (SELECT count(*) FROM pg_depend AS d JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'),
    count(*) FILTER (WHERE relkind = 'v'), count(*) FILTER (WHERE relkind = 'm'), count(*) FILTER (WHERE relkind IN ('r', 'p')),
    (SELECT count(*) FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE attgenerated <> '' AND relkind = 'r'),
    count(*) FILTER (WHERE relkind IN ('i', 'I')),
    coalesce((SELECT string_agg(function || ' (' || state || ')', ', ') FROM every.refused), 'none'))
FROM pg_class WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace);
END
}
