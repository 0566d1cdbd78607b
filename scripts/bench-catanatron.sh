#!/bin/bash
# Prints what benches/catanatron_maps.py does, or on stderr why it cannot. catanatron lives in a virtual environment under
# target/, into which pip fetches it the first time.
set -euo pipefail
. "$(dirname "$0")/common.sh"

PACKAGE=catanatron==3.2.1
environment=$TARGET_DIR/catanatron
log=$TARGET_DIR/catanatron.log

not_compared() {
    fail "$1: $PACKAGE is not compared."
}

if ! "$environment/bin/python" -c 'import catanatron' 2>/dev/null; then
    command -v python3 >/dev/null || not_compared "There is no python3"
    rm -rf "$environment"
    mkdir -p "$TARGET_DIR"
    python3 -m venv "$environment" >"$log" 2>&1 ||
        not_compared "python3 makes no virtual environment (Debian's package for it is python3-venv)"
    "$environment/bin/pip" install --quiet --disable-pip-version-check --retries 1 --timeout 20 "$PACKAGE" >"$log" 2>&1 ||
        not_compared "pip cannot fetch it"
fi
"$environment/bin/python" benches/catanatron_maps.py
