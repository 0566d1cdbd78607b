#!/bin/bash
# The server tests and hostile calls on a PostgreSQL 15 with assertions, which is built if need be. Last line as test.sh's.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/checking.sh
exec scripts/test-major.sh
