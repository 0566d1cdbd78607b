#!/bin/bash
# A physical standby and a logical subscriber of tables that use every function: the same queries give the same rows there.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
. scripts/data.sh
require_postgres

STANDBY_PORT=$((PRIVATE_PORT + 1))
SUBSCRIBER_PORT=$((PRIVATE_PORT + 2))

on_standby() { PGPORT=$STANDBY_PORT "$@"; }
on_subscriber() { PGPORT=$SUBSCRIBER_PORT "$@"; }

start_primary() {
    prepare_run_dir &&
        build_overlay "$RUN_DIR/pg" &&
        install_into_overlay "$RUN_DIR/pg" &&
        make_cluster primary &&
        # Else what was just committed need not be in the log that is to be followed.
        printf '%s\n' "wal_level = logical" "synchronous_commit = local" >>"$RUN_DIR/primary/postgresql.conf" &&
        start_server primary &&
        check_overlay_in_use &&
        fill_database boards &&
        describe_database boards
}

# wait_until DATABASE QUERY: until it gives t; a minute is long enough for tables of this size.
wait_until() {
    local attempt answer
    for ((attempt = 0; attempt < 600; attempt++)); do
        answer=$(data_psql -d "$1" -Atc "$2") || return
        [[ $answer != t ]] || return 0
        sleep 0.1
    done
    echo "This did not come true: $2"
    return 1
}

# --- a standby --------------------------------------------------------------------------------------------------------

start_standby() {
    server_directory standby &&
        as_server "$OVERLAY_BINDIR/pg_basebackup" -D "$RUN_DIR/standby" -X stream -R -c fast --no-sync &&
        echo "port = $STANDBY_PORT" >>"$RUN_DIR/standby/postgresql.conf" &&
        start_server standby "$STANDBY_PORT" &&
        export PGPORT=$PRIVATE_PORT
}

standby_is_level() {
    local written
    written=$(data_psql -d boards -Atc 'SELECT pg_current_wal_lsn()') &&
        on_standby wait_until boards "SELECT pg_last_wal_replay_lsn() >= '$written'"
}

# compare_with_standby NAME
compare_with_standby() {
    standby_is_level &&
        snapshot boards "$RUN_DIR/primary-$1.snapshot" &&
        on_standby snapshot boards "$RUN_DIR/standby-$1.snapshot" &&
        same_snapshots "$RUN_DIR/primary-$1.snapshot" "$RUN_DIR/standby-$1.snapshot"
}

# An upgrade of the extension is replicated like all that a catalog says.
upgrade_reaches_standby() {
    create_database upgraded &&
        data_psql -d upgraded -c "CREATE EXTENSION catan_hex VERSION '0.1.0'" -c 'ALTER EXTENSION catan_hex UPDATE' &&
        standby_is_level &&
        [[ $(on_standby data_psql -d upgraded -Atc "SELECT extversion FROM pg_extension WHERE extname = 'catan_hex'") == "$VERSION" ]] &&
        [[ $(on_standby data_psql -d upgraded -Atc 'SELECT count(*) FROM catan_board(0.201703)') == 19 ]]
}

# Promoted, it goes on where the primary was.
promoted_standby_writes() {
    as_server "$OVERLAY_BINDIR/pg_ctl" promote -w -D "$RUN_DIR/standby" >/dev/null &&
        on_standby data_psql -d boards -c 'INSERT INTO settlers.games (id, seed) VALUES (100, catan_seed(100))' &&
        on_standby snapshot boards "$RUN_DIR/promoted.snapshot" &&
        nothing_differs "$RUN_DIR/promoted.snapshot"
}

# --- a subscriber -----------------------------------------------------------------------------------------------------

start_subscriber() {
    make_cluster subscriber "$SUBSCRIBER_PORT" &&
        start_server subscriber "$SUBSCRIBER_PORT" &&
        export PGPORT=$PRIVATE_PORT &&
        "$BINDIR/pg_dump" --schema-only -d boards >"$RUN_DIR/schema.sql" &&
        on_subscriber create_database boards &&
        on_subscriber data_psql -d boards -f "$RUN_DIR/schema.sql" >/dev/null &&
        data_psql -d boards -c 'CREATE PUBLICATION boards FOR ALL TABLES' &&
        on_subscriber data_psql -d boards -c 'SET client_min_messages = warning' \
            -c "CREATE SUBSCRIPTION boards CONNECTION 'host=$PGHOST port=$PRIVATE_PORT user=postgres dbname=boards' PUBLICATION boards" &&
        on_subscriber wait_until boards "SELECT bool_and(srsubstate = 'r') FROM pg_subscription_rel"
}

# Materialized views are no part of a publication: the subscriber fills its own.
refresh_materialized_views() {
    data_psql -d boards <<<"SELECT format('REFRESH MATERIALIZED VIEW %s', oid::regclass) FROM pg_class WHERE relkind = 'm' ORDER BY oid \\gexec"
}

# compare_with_subscriber NAME
compare_with_subscriber() {
    local written
    written=$(data_psql -d boards -Atc 'SELECT pg_current_wal_lsn()') &&
        wait_until boards "SELECT bool_and(replay_lsn >= '$written') FROM pg_stat_replication WHERE application_name = 'boards'" &&
        on_subscriber refresh_materialized_views &&
        snapshot boards "$RUN_DIR/publisher-$1.snapshot" &&
        on_subscriber snapshot boards "$RUN_DIR/subscriber-$1.snapshot" &&
        same_snapshots "$RUN_DIR/publisher-$1.snapshot" "$RUN_DIR/subscriber-$1.snapshot"
}

change_tables() {
    data_psql -d boards -f tests/data/changes.sql && refresh_materialized_views
}

step "primary, PostgreSQL $PG_MAJOR" start_primary
step "standby starts from a base backup" start_standby
step "the standby has what the primary has" compare_with_standby start
step "subscriber copies all tables" start_subscriber
step "the subscriber has what the publisher has" compare_with_subscriber start
step "changes on the primary" change_tables
step "the standby follows" compare_with_standby changed
step "the subscriber follows" compare_with_subscriber changed
step "an upgrade of the extension reaches the standby" upgrade_reaches_standby
step "the standby is promoted and written to" promoted_standby_writes
stop_private_postgres
finish_counting
