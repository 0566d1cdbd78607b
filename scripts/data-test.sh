#!/bin/bash
# Tables that use every function, through all that happens to data: dumps in every format restored into a fresh server,
# physical and logical replication, and pg_upgrade from 15 to UPGRADE_TO (18 by default), which are fetched.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
require_postgres

FRESH_PORT=$((PRIVATE_PORT + 1))

dumps() {
    make_cluster fresh "$FRESH_PORT" && start_server fresh "$FRESH_PORT" &&
        PGPORT=$PRIVATE_PORT scripts/dump-test.sh "$RUN_DIR/dumps" "$FRESH_PORT"
}

upgrade() {
    local old new
    old=$(scripts/fetch-postgres.sh 15 not-installed) && new=$(scripts/fetch-postgres.sh "${UPGRADE_TO:-18}") &&
        PG_CONFIG=$new scripts/pg-upgrade-test.sh "$old"
}

scripts/build.sh if-stale
step "private server" start_private_postgres
counted_step "dumps restored into a fresh server" dumps
stop_private_postgres
counted_step "replication" scripts/replication-test.sh
counted_step "pg_upgrade" upgrade
finish_counting
