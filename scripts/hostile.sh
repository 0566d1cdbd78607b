#!/bin/bash
# scripts/hostile.sh [CALLS [FIRST]]: hostile calls, 200,000 by default, on a private server. See scripts/hostile-calls.sh.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh

scripts/requirements.sh
require_postgres
scripts/build.sh
give_back_large_blocks
start_private_postgres
scripts/hostile-calls.sh "${1:-200000}" "${2:-1}"
! grep -E 'terminated by signal|PANIC' "$RUN_DIR/log/server.log"
