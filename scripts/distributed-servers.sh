# Sourced: three private servers from one copy of PostgreSQL, and pages whose pgsql blocks are run on them.
# shellcheck shell=bash
. scripts/private-postgres.sh

DISTRIBUTED_SERVERS=(coordinator worker1 worker2)
# On each of them, as docs/distributed.md has it.
DISTRIBUTED_DATABASE=games

port_of() {
    local n
    for n in "${!DISTRIBUTED_SERVERS[@]}"; do
        [[ ${DISTRIBUTED_SERVERS[n]} != "$1" ]] || echo $((PRIVATE_PORT + n))
    done
}

require_async_foreign_scans() {
    ((PG_MAJOR >= 14)) || fail "PostgreSQL $PG_MAJOR has no asynchronous foreign scans, version 14 and later have."
}

start_distributed_servers() {
    local server
    prepare_run_dir &&
        build_overlay "$RUN_DIR/pg" &&
        install_into_overlay "$RUN_DIR/pg" || return
    [[ -f $OVERLAY_SHAREDIR/extension/postgres_fdw.control ]] ||
        { echo "This PostgreSQL lacks postgres_fdw, one of its contrib modules." >&2; return 1; }
    for server in "${DISTRIBUTED_SERVERS[@]}"; do
        make_cluster "$server" "$(port_of "$server")" &&
            start_server "$server" "$(port_of "$server")" &&
            check_overlay_in_use &&
            private_psql -qc "CREATE DATABASE $DISTRIBUTED_DATABASE" || return
    done
}

# on SERVER PSQL_ARGUMENT…
on() {
    private_psql -q -p "$(port_of "$1")" -d "$DISTRIBUTED_DATABASE" "${@:2}"
}

# Pages name hosts; here they all are this machine.
with_sockets_for_hosts() {
    local server expressions=()
    for server in "${DISTRIBUTED_SERVERS[@]}"; do
        expressions+=(-e "s|host '$server'|host '$RUN_DIR/socket', port '$(port_of "$server")'|")
    done
    sed "${expressions[@]}" "$@"
}

# Blank lines, and blanks at the ends of lines, are of no account.
tidy() {
    sed -E 's/[[:space:]]+$//' "$@" | sed '/^$/d'
}

# run_block BLOCK SERVER: fails, and shows how, if it prints anything else than the page says.
run_block() {
    with_sockets_for_hosts "$1.sql" | on "$2" 2>&1 | tidy >"$1.printed" || true
    tidy "$1.expected" >"$1.wanted"
    diff -u --label "the page says" --label "$2 prints" "$1.wanted" "$1.printed"
}

# run_block_while_down BLOCK SERVER
run_block_while_down() {
    local status=0
    stop_server "$2"
    run_block "$1" coordinator || status=1
    (start_server "$2" "$(port_of "$2")") && return "$status"
}

# Each block is a session of its own, where its first line says. (The line before that one names the block.)
run_block_in_its_place() {
    local place
    place=$(sed -n 2p "$1.sql")
    case $place in
        '-- on the coordinator') run_block "$1" coordinator ;;
        '-- on the coordinator, while worker2 is down') run_block_while_down "$1" worker2 ;;
        '-- on worker1' | '-- on worker2') run_block "$1" "${place#-- on }" ;;
        '-- on both workers') run_block "$1" worker1 && run_block "$1" worker2 ;;
        *) sed -n 1p "$1.expected" && echo "This is no place to run it: $place" && return 1 ;;
    esac
}

# split_blocks DIRECTORY SUFFIX: DIRECTORY/SUFFIX by the lines that scripts/documentation-examples.awk puts before each block.
split_blocks() {
    awk -v block="$1/%03d.$2" '/^(\\echo .)?-- .*, line [0-9]+.?$/ { file = sprintf(block, ++n) } { print > file }' "$1/$2"
}

# run_page PAGE: all its pgsql blocks; fails if any prints anything else than the text block after it.
run_page() {
    local page=$1 status=0 directory block
    directory=$RUN_DIR/pages/$(basename "$page" .md)
    mkdir -p "$directory"
    awk -v language=pgsql -v sql="$directory/sql" -v expected="$directory/expected" -f scripts/documentation-examples.awk "$page" &&
        split_blocks "$directory" sql &&
        split_blocks "$directory" expected || return
    for block in "$directory"/*.sql; do
        run_block_in_its_place "${block%.sql}" || status=1
    done
    return "$status"
}
