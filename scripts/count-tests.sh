# Sourced: counts what passes and what fails; work goes on after failures. The last line is "N passed, N failed".
# shellcheck shell=bash

passed=0
failed=0
failures=()

title() {
    printf '\n== %s\n' "$1"
}

# count TITLE PASSED FAILED
count() {
    passed=$((passed + $2))
    failed=$((failed + $3))
    (($3 == 0)) || failures+=("$1")
}

# step TITLE COMMAND…: one passed or one failed.
step() {
    local name=$1
    shift
    title "$name"
    if "$@"; then count "$name" 1 0; else count "$name" 0 1; fi
}

# read_counts LOG STATUS: sets ok and bad from the closing line "NAME: N passed, N failed" of a command that ended with STATUS. One failed if
# there is no such line, or if it tells of no failure and the status does.
read_counts() {
    ok='' bad=''
    read -r ok bad < <(sed -nE 's/^([a-z ]+: )?([0-9]+) passed, ([0-9]+) failed$/\2 \3/p' "$1" | tail -n 1) || true
    ok=${ok:-0} bad=${bad:-1}
    (($2 == 0 || bad > 0)) || bad=1
}

# counted_step TITLE COMMAND…
counted_step() {
    local name=$1 log ok bad status=0
    shift
    title "$name"
    log=$(mktemp)
    "$@" 2>&1 | tee "$log" || status=1
    read_counts "$log" "$status"
    rm -f "$log"
    count "$name" "$ok" "$bad"
}

# Ends the script.
finish_counting() {
    title "result"
    ((failed == 0)) || printf 'FAILED: %s\n' "${failures[@]}"
    echo "$passed passed, $failed failed"
    ((failed == 0))
    exit
}
