#!/bin/bash
# The server tests on the PostgreSQL that PG_CONFIG names: builds for it, and starts a private server. Last line as test.sh's.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
. scripts/server-tests.sh
require_postgres

# These ask PostgreSQL for what it has since 14, hashes of rows, or since 15, the random() of today.
if ((PG_MAJOR < 15)); then
    export SKIPPED_TESTS=citizenship SKIPPED_DOCUMENTS="docs/board.md docs/topology.md"
    echo "Not run on PostgreSQL $PG_MAJOR: $SKIPPED_TESTS $SKIPPED_DOCUMENTS"
fi
step "build for PostgreSQL $PG_MAJOR" scripts/build.sh if-stale
((failed > 0)) || server_tests
finish_counting
