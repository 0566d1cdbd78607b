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

cat <<END
A private server with catan_hex $VERSION. Try:
  SELECT line FROM catan_render(0.201703, color => true) \g (format=unaligned tuples_only=on)
  \df catan_*             lists functions, \x and \df+ catan_board tells all about one
  \q                      ends psql and removes the server
END
trap : INT # Ctrl-C is psql's, to cancel a query
private_psql
