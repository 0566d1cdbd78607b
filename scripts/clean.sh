#!/bin/bash
# Removes everything that was built.
set -euo pipefail
. "$(dirname "$0")/common.sh"

rm -rf "$TARGET_DIR"
