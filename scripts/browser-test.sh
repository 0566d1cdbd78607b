#!/bin/bash
# Lets a browser show boards and compares what it makes of them, pixel by pixel; nothing is fetched from anywhere. The images
# are kept in target/tmp/.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-browser.sh

browser_tests() {
    cargo test --locked --target-dir "$TARGET_DIR" --test pictures -- --ignored browser:: "$@"
}

require_browser
# None at all would pass.
[[ $(browser_tests --list) == *": test"* ]] || fail "There are no browser tests."
browser_tests
