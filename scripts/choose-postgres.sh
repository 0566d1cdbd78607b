# Sourced: which PostgreSQL to build for.
# shellcheck shell=bash

SUPPORTED_FIRST=13
SUPPORTED_LAST=18

postgres_major() {
    "$1" --version | sed -nE 's/^PostgreSQL ([0-9]+).*/\1/p'
}

pg_regress_of() {
    local pgxs
    pgxs=$("$1" --pgxs)
    printf '%s\n' "${pgxs%/makefiles/*}/test/regress/pg_regress"
}

# Prints, a line each, what the PostgreSQL of a pg_config lacks for building and testing.
postgres_lacks() {
    local config=$1 major
    command -v "$config" >/dev/null || { echo "$config itself"; return; }
    major=$(postgres_major "$config") || true
    if [[ -z $major ]] || ((major < SUPPORTED_FIRST || major > SUPPORTED_LAST)); then
        echo "a supported version ($SUPPORTED_FIRST to $SUPPORTED_LAST; $config says ${major:-nothing})"
    fi
    # A client library brings a pg_config too, which names server directories that are not there.
    [[ -f $("$config" --includedir-server)/postgres.h ]] || echo "the server's header files"
    [[ -x $("$config" --bindir)/postgres && -x $("$config" --bindir)/initdb ]] || echo "the server itself (postgres, initdb)"
    [[ -x ${PG_REGRESS:-$(pg_regress_of "$config")} ]] || echo "pg_regress"
}

# Every pg_config there is, the best first.
postgres_candidates() {
    local on_path
    on_path=$(command -v pg_config) || true
    # Debian's own in /usr/bin is a front for the newest of those that follow.
    [[ -z $on_path || $on_path == /usr/bin/* ]] || echo "$on_path"
    compgen -G '/usr/lib/postgresql/*/bin/pg_config' | sort -t/ -k5,5nr || true
    compgen -G '/usr/pgsql-*/bin/pg_config' | sort -Vr || true
    [[ $on_path != /usr/bin/* ]] || echo "$on_path"
}

# Sets PG_CONFIG, unless given, to the first complete PostgreSQL; leaves it empty if there is none.
choose_postgres() {
    local candidate
    [[ -z ${PG_CONFIG:-} ]] || return 0
    PG_CONFIG=
    while read -r candidate; do
        if [[ -z $(postgres_lacks "$candidate") ]]; then
            PG_CONFIG=$candidate
            return
        fi
    done < <(postgres_candidates)
}

# Stops unless there is a pg_config; sets what the scripts need to know about its PostgreSQL.
require_postgres() {
    choose_postgres
    [[ -n $PG_CONFIG ]] || PG_CONFIG=$(command -v pg_config) ||
        fail "No PostgreSQL found. Name one: PG_CONFIG=/path/to/pg_config"
    PG_CONFIG=$(command -v "$PG_CONFIG") || fail "There is no such pg_config. Name one: PG_CONFIG=/path/to/pg_config"
    [[ $PG_CONFIG == /* ]] || PG_CONFIG=$PWD/$PG_CONFIG

    PG_MAJOR=$(postgres_major "$PG_CONFIG")
    ((PG_MAJOR >= SUPPORTED_FIRST && PG_MAJOR <= SUPPORTED_LAST)) ||
        fail "catan_hex supports PostgreSQL $SUPPORTED_FIRST to $SUPPORTED_LAST; $PG_CONFIG belongs to $PG_MAJOR."
    BINDIR=$("$PG_CONFIG" --bindir)
    SHAREDIR=$("$PG_CONFIG" --sharedir)
    PKGLIBDIR=$("$PG_CONFIG" --pkglibdir)
    PG_REGRESS=${PG_REGRESS:-$(pg_regress_of "$PG_CONFIG")}
    export PG_CONFIG PG_MAJOR BINDIR SHAREDIR PKGLIBDIR PG_REGRESS
}
