#!/bin/bash
# scripts/checking-postgres.sh: prints the pg_config of a PostgreSQL 15 that checks itself, built from Debian's source into
# target/postgres/checking unless it is there. It has assertions on, finds writes beyond a chunk of memory, overwrites what is freed and
# fills what is allocated, and tells valgrind where chunks begin and end. Takes three minutes.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/debian-archive.sh

kept=$TARGET_DIR/postgres/checking
log=$TARGET_DIR/postgres/checking.log

cannot() {
    [[ ! -s $log ]] || tail -n 10 "$log" >&2
    fail "A PostgreSQL that checks itself cannot be had here: $1. More is in $log."
}

fetch_source() {
    use_debian_archive deb-src bookworm && archive_apt apt-get source --download-only postgresql-15 && tar -xjf postgresql-15_*.orig.tar.bz2
}

# The source has what bison and flex would make.
build_source() {
    local flags="-O1 -g -fno-omit-frame-pointer"
    cd postgresql-15.* &&
        ./configure --prefix="$kept" --enable-cassert --enable-debug --without-readline --without-zlib \
            CPPFLAGS="-DUSE_VALGRIND -DRANDOMIZE_ALLOCATED_MEMORY" CFLAGS="$flags" &&
        make -s -j "$(nproc)" world-bin && make -s install-world-bin && make -s -C src/test/regress install &&
        cp src/tools/valgrind.supp "$kept/"
}

build() {
    local source
    [[ -f /usr/include/valgrind/memcheck.h ]] || cannot "valgrind's header files are missing (apt-get install valgrind)"
    rm -rf "$kept"
    source=$(mktemp -d "$TARGET_DIR/postgres/source.XXXXXX")
    (cd "$source" && fetch_source) >"$log" 2>&1 || { rm -rf "$source"; cannot "apt-get fetches no source"; }
    (cd "$source" && build_source) >>"$log" 2>&1 || { rm -rf "$source"; cannot "it does not build"; }
    rm -rf "$source" "$log"
    [[ -z $(postgres_lacks "$kept/bin/pg_config") ]] || cannot "it lacks $(postgres_lacks "$kept/bin/pg_config" | paste -sd,)"
    touch "$kept/complete"
}

mkdir -p "$TARGET_DIR/postgres"
[[ -f $kept/complete ]] || build
echo "$kept/bin/pg_config"
