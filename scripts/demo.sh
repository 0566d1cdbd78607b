#!/bin/bash
# From nothing to boards: installs what is missing, builds, and runs demo.sql on a private server.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh

step() {
    printf '\n[%3d s] %s\n' "$SECONDS" "$1"
}

step "Looking for what the build needs (installing it if missing)"
scripts/requirements.sh
require_postgres
echo "PostgreSQL $PG_MAJOR, $(cargo --version)"

if [[ -f $TARGET_DIR/extension/pg$PG_MAJOR/catan_hex.so ]]; then
    step "Building catan_hex $VERSION"
else
    step "Building catan_hex $VERSION (the first time takes some minutes)"
fi
scripts/build.sh

step "Starting a private server; your own PostgreSQL is not touched"
start_private_postgres
private_psql -q -c "CREATE ROLE settler LOGIN" -c "CREATE DATABASE demo OWNER settler"

step "In psql, as the ordinary owner of a database"
private_psql -q -v ON_ERROR_STOP=1 -U settler -d demo -f scripts/demo.sql

step "Stopping and removing the private server"
stop_private_postgres

step "Done: nothing was left running"
echo "To go on by hand: make server. README.md has more queries, and how to install it into your own server."
