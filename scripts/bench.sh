#!/bin/bash
# Benchmarks of the core, then every script of benches/sql/ on a private server.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh

scripts/requirements.sh
require_postgres
cargo bench --locked --target-dir "$TARGET_DIR"

scripts/build.sh
start_private_postgres
private_psql -qc 'CREATE EXTENSION catan_hex'
for script in benches/sql/*.sql; do
    [[ -f $script ]] || continue
    printf '\n== %s\n' "$script"
    ORACLE_DIR=$ROOT/tests/oracle private_psql -q -v ON_ERROR_STOP=1 -f "$script"
done
