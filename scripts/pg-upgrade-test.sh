#!/bin/bash
# pg_upgrade of a cluster of another PostgreSQL, whose pg_config is the argument, to the one that PG_CONFIG names: tables that
# use every function hold the same afterwards. Then the same without downtime, by logical replication.
# usage: pg-upgrade-test.sh OLD_PG_CONFIG
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
. scripts/data.sh

NEW_CONFIG=${PG_CONFIG:?PG_CONFIG names the new PostgreSQL}
OLD_CONFIG=${1:?usage: $0 OLD_PG_CONFIG}
NEW_PORT=$((PRIVATE_PORT + 1))

# use NAME PG_CONFIG: the scripts speak to that PostgreSQL and its overlay from now on.
use() {
    PG_CONFIG=$2
    unset PG_REGRESS
    require_postgres
    OVERLAY_BINDIR=$RUN_DIR/$1$BINDIR
    OVERLAY_SHAREDIR=$RUN_DIR/$1$SHAREDIR
}

# prepare NAME PG_CONFIG PORT: overlay with the extension, and an empty cluster. Both must agree on checksums, which not all
# majors have by default.
prepare() {
    use "$1" "$2" &&
        scripts/build.sh if-stale &&
        build_overlay "$RUN_DIR/$1" &&
        install_into_overlay "$RUN_DIR/$1" &&
        make_cluster "$1-data" "$3" --data-checksums
}

fill_old() {
    use old "$OLD_CONFIG"
    start_server old-data &&
        check_overlay_in_use &&
        fill_database boards &&
        describe_database boards &&
        snapshot boards "$RUN_DIR/old.snapshot" -v views=off &&
        stop_server old-data
}

upgrade() {
    local old_programs
    use old "$OLD_CONFIG"
    old_programs=$OVERLAY_BINDIR
    use new "$NEW_CONFIG"
    # It writes where it is started.
    server_directory upgrade &&
        as_server sh -c 'cd "$0" && exec "$@"' "$RUN_DIR/upgrade" "$OVERLAY_BINDIR/pg_upgrade" -b "$old_programs" -B "$OVERLAY_BINDIR" \
            -d "$RUN_DIR/old-data" -D "$RUN_DIR/new-data" -s "$RUN_DIR/socket" -U postgres >"$RUN_DIR/upgrade.log" 2>&1 ||
        { tail -n 20 "$RUN_DIR/upgrade.log"; find "$RUN_DIR" -path '*pg_upgrade*.log' -exec tail -n 10 {} +; return 1; }
    grep -E 'Checking for presence of required libraries|Upgrade Complete' "$RUN_DIR/upgrade.log"
}

compare_upgraded() {
    start_server new-data "$NEW_PORT" &&
        snapshot boards "$RUN_DIR/new.snapshot" -v views=off &&
        same_snapshots "$RUN_DIR/old.snapshot" "$RUN_DIR/new.snapshot"
}

# What PostgreSQL advises after an upgrade; the extension is written to as before.
use_upgraded() {
    "$OVERLAY_BINDIR/vacuumdb" --quiet --all --analyze-in-stages >/dev/null 2>&1 &&
        data_psql -d boards -f tests/data/changes.sql -c 'REINDEX DATABASE boards' &&
        snapshot boards "$RUN_DIR/changed.snapshot" -v views=off &&
        nothing_differs "$RUN_DIR/changed.snapshot" &&
        [[ $(data_psql -d boards -Atc 'SELECT extversion FROM pg_extension WHERE extname = $$catan_hex$$') == "$VERSION" ]]
}

prepare_run_dir
step "the old PostgreSQL" prepare old "$OLD_CONFIG" "$PRIVATE_PORT"
old_major=$PG_MAJOR
step "the new PostgreSQL" prepare new "$NEW_CONFIG" "$NEW_PORT"
step "tables on PostgreSQL $old_major" fill_old
step "pg_upgrade from $old_major to $(postgres_major "$NEW_CONFIG")" upgrade
step "the new cluster holds what the old one held" compare_upgraded
step "and is used on" use_upgraded
stop_private_postgres
finish_counting
