# Sourced: which browser shows the drawings.
# shellcheck shell=bash

# Sets CHROMIUM, unless given, to the first browser of its kind; leaves it empty if there is none.
choose_browser() {
    local name
    [[ -z ${CHROMIUM:-} ]] || return 0
    CHROMIUM=
    for name in chromium chromium-browser google-chrome; do
        if CHROMIUM=$(command -v "$name"); then
            return
        fi
    done
    return 0
}

# Stops unless there is one.
require_browser() {
    choose_browser
    [[ -n $CHROMIUM ]] || fail "No Chromium found. Name one: CHROMIUM=/path/to/chromium"
    CHROMIUM=$(command -v "$CHROMIUM") || fail "There is no such browser. Name one: CHROMIUM=/path/to/chromium"
    export CHROMIUM
}
