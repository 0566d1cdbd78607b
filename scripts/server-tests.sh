# Sourced, after count-tests.sh: the tests on the private server that is running.
# shellcheck shell=bash
. scripts/pg-regress.sh

regress_step() {
    title "server tests"
    local output=$RUN_DIR/regress log=$RUN_DIR/regress.log ok='' bad=''
    mapfile -t tests < <(regress_tests)
    run_pg_regress "$output" "${tests[@]}" 2>&1 | tee "$log" || true
    read -r ok bad < <(regress_counts "$log") || true
    [[ -n $ok ]] || { ok=0 bad=${#tests[@]}; }
    count "server tests" "$ok" "$bad"
    ((bad > 0)) || return 0
    [[ ! -f $output/regression.diffs ]] || head -n 200 "$output/regression.diffs"
    rm -rf "$TARGET_DIR/regress" && cp -r "$output" "$TARGET_DIR/regress"
    echo "What the tests printed is kept in $TARGET_DIR/regress/results."
    ! grep -q 'terminated by signal' "$RUN_DIR/log/server.log" || tail -n 40 "$RUN_DIR/log/server.log"
}

# Starts a private server, runs them all, and stops it.
server_tests() {
    give_back_large_blocks
    step "private server" start_private_postgres
    if [[ -n ${PGHOST:-} && $PGHOST == "$RUN_DIR/socket" ]]; then
        regress_step
        counted_step "documentation examples" scripts/documentation-examples.sh "$RUN_DIR/documentation"
        counted_step "dump and restore" scripts/dump-test.sh "$RUN_DIR/dumps"
        # A tenth of what "make hostile" makes.
        step "hostile calls" scripts/hostile-calls.sh 20000
    else
        show_server_log
    fi
    stop_private_postgres
}
