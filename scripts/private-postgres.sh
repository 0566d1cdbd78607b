# Sourced: a private throw-away server with catan_hex installed, and more of them where a test needs several. They listen on
# Unix sockets only, and servers, data and copied programs are gone when the script that started them ends, whatever the reason.
# shellcheck shell=bash
. scripts/overlay.sh

RUN_DIR=
PRIVATE_PORT=5499

# For servers whose sessions' memory is looked at: glibc keeps large blocks that were freed once their sizes vary, which looks
# like a leak, unless it is told from which size on they go back.
give_back_large_blocks() {
    export MALLOC_MMAP_THRESHOLD_=131072
}

# PostgreSQL refuses to run as root. What the variable asks for must not show in errors.
as_server() {
    local command=(env -u RUST_LIB_BACKTRACE RUST_BACKTRACE=1 "$@")
    if ((EUID == 0)); then
        (cd / && runuser -u postgres -- "${command[@]}")
    else
        "${command[@]}"
    fi
}

# Settings of the caller's for their own servers must not leak in.
clean_environment() {
    local name
    for name in "${!PG@}"; do
        [[ $name == PG_CONFIG || $name == PG_MAJOR || $name == PG_REGRESS* || $name == PGRX* ]] || unset "$name"
    done
}

# The server's user must reach the directory and execute what is in it, and a socket's path has some 100 bytes.
server_can_use() {
    local socket=$1/socket/.s.PGSQL.$PRIVATE_PORT
    (($(printf %s "$socket" | wc -c) <= 100)) &&
        cp "$(type -P true)" "$1/true" &&
        as_server "$1/true" 2>/dev/null
}

choose_run_dir() {
    RUN_DIR=$TARGET_DIR/private-postgres/$$
    mkdir -p "$RUN_DIR" || return
    if ! server_can_use "$RUN_DIR"; then
        remove_run_dir
        RUN_DIR=$(mktemp -d "/tmp/catan_hex.$$.XXXXXX") || return
        chmod 755 "$RUN_DIR"
    fi
}

remove_run_dir() {
    rm -rf "$RUN_DIR"
    rmdir "$TARGET_DIR/private-postgres" 2>/dev/null || true
    RUN_DIR=
}

# What a killed run left behind: its directory carries the number of a process that is no more.
remove_stale_run_dirs() {
    local directory process
    for directory in "$TARGET_DIR"/private-postgres/* /tmp/catan_hex.*.*; do
        [[ -d $directory && -O $directory && ! -L $directory ]] || continue
        process=${directory##*/}
        process=${process#catan_hex.}
        kill -0 "${process%%.*}" 2>/dev/null || RUN_DIR=$directory stop_private_postgres
    done
}

write_settings() {
    cat >>"$RUN_DIR/$1/postgresql.conf" <<END
listen_addresses = ''
port = $2
unix_socket_directories = '"$RUN_DIR/socket"'
fsync = off
synchronous_commit = off
full_page_writes = off
END
}

# A directory of RUN_DIR that is the server's own.
server_directory() {
    local owner=()
    ((EUID != 0)) || owner=(-o postgres)
    install -d -m 700 "${owner[@]}" "$RUN_DIR/$1"
}

# make_cluster [DATA [PORT [INITDB_OPTION…]]]: an empty cluster in that directory of RUN_DIR.
make_cluster() {
    local data=${1:-data} port=${2:-$PRIVATE_PORT}
    server_directory "$data" && server_directory socket && server_directory log &&
        as_server "$OVERLAY_BINDIR/initdb" -D "$RUN_DIR/$data" -U postgres --auth=trust \
            --locale=C --encoding=UTF8 --no-sync "${@:3}" >"$RUN_DIR/initdb.log" 2>&1 ||
        { cat "$RUN_DIR/initdb.log" >&2; return 1; }
    write_settings "$data" "$port"
}

# start_server [DATA [PORT]]: libpq's environment names it from then on.
start_server() {
    local data=${1:-data} port=${2:-$PRIVATE_PORT}
    as_server "$OVERLAY_BINDIR/pg_ctl" start -w -D "$RUN_DIR/$data" -l "$RUN_DIR/log/server.log" >/dev/null ||
        { echo "The private server did not start." >&2; return 1; }
    export PGHOST=$RUN_DIR/socket PGPORT=$port PGUSER=postgres PGDATABASE=postgres PGCLIENTENCODING=UTF8
}

# stop_server [DATA]
stop_server() {
    local data=$RUN_DIR/${1:-data}
    [[ -f $data/postmaster.pid ]] || return 0
    as_server "$BINDIR/pg_ctl" stop -w -m fast -t 20 -D "$data" >/dev/null 2>&1 ||
        as_server "$BINDIR/pg_ctl" stop -w -m immediate -D "$data" >/dev/null 2>&1 || true
}

check_overlay_in_use() {
    local used
    used=$(private_psql -Atc "SELECT setting FROM pg_config() WHERE name = 'SHAREDIR'") || return
    [[ $used -ef $OVERLAY_SHAREDIR ]] ||
        { echo "The private server uses $used and not its own copy." >&2; return 1; }
}

# Makes RUN_DIR, which goes with all its servers when the script ends.
prepare_run_dir() {
    ((EUID != 0)) || id postgres >/dev/null 2>&1 || {
        echo "PostgreSQL does not run as root, and there is no user postgres. Run this as an ordinary user." >&2
        return 1
    }
    trap finish_private_postgres EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    clean_environment
    remove_stale_run_dirs
    choose_run_dir
}

start_private_postgres() {
    prepare_run_dir &&
        build_overlay "$RUN_DIR/pg" &&
        install_into_overlay "$RUN_DIR/pg" &&
        make_cluster &&
        start_server &&
        check_overlay_in_use
}

private_psql() {
    "$OVERLAY_BINDIR/psql" -X "$@"
}

stop_private_postgres() {
    [[ -n $RUN_DIR ]] || return 0
    local started
    for started in "$RUN_DIR"/*/postmaster.pid; do
        [[ ! -f $started ]] || stop_server "$(basename "${started%/*}")"
    done
    remove_run_dir
}

show_server_log() {
    [[ -n $RUN_DIR && -s $RUN_DIR/log/server.log ]] || return 0
    echo "The end of the server's log:" >&2
    tail -n 20 "$RUN_DIR/log/server.log" >&2
}

finish_private_postgres() {
    local status=$?
    trap '' HUP INT TERM
    ((status == 0 || status > 128)) || show_server_log
    stop_private_postgres
}
