#!/bin/bash
# Runs docs/distributed.md, then the pages of tests/distributed/ in the order of their names, on a coordinator and two workers.
# A page finds what those before it made.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/distributed-servers.sh

scripts/requirements.sh
require_postgres
require_async_foreign_scans
start_distributed_servers
export LC_ALL=C PGTZ=UTC
# For what a page does elsewhere in the middle of a session.
for server in "${DISTRIBUTED_SERVERS[@]}"; do
    export "ON_${server^^}=$OVERLAY_BINDIR/psql -X -q -p $(port_of "$server") -d $DISTRIBUTED_DATABASE"
done
export SCRATCH=$RUN_DIR

passed=0
failed=0
for page in docs/distributed.md tests/distributed/*.md; do
    if run_page "$page"; then
        echo "ok      $page"
        passed=$((passed + 1))
    else
        echo "FAILED  $page"
        failed=$((failed + 1))
    fi
done
echo "distributed: $passed passed, $failed failed"
((failed == 0))
