#!/bin/bash
# A private server and psql on it; both are gone when psql ends.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh

scripts/requirements.sh
require_postgres
scripts/build.sh
start_private_postgres
private_psql -qc 'CREATE EXTENSION catan_hex'

echo "A private server with catan_hex $VERSION. Try: SELECT line FROM catan_render(0.201703);"
echo "\\df catan_* and \\df hex_* list the functions; \\q ends psql and removes the server."
trap : INT # Ctrl-C is psql's, to cancel a query
private_psql
