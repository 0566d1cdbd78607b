#!/bin/bash
# Unpacks the source distribution where there is no repository, builds and installs it with "make && make install" into a
# private PostgreSQL's tree, and uses it.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
require_postgres

archive=$TARGET_DIR/package/catan_hex-$VERSION.zip

unpack() {
    mkdir -p "$RUN_DIR/source" &&
        python3 -m zipfile -e "$archive" "$RUN_DIR/source" &&
        chmod +x "$RUN_DIR/source/catan_hex-$VERSION"/scripts/*.sh
}

# Archives for PGXN have one directory, named as the distribution, with META.json in it.
has_metadata() {
    [[ $(ls "$RUN_DIR/source") == "catan_hex-$VERSION" && -f $RUN_DIR/source/catan_hex-$VERSION/META.json ]] &&
        [[ ! -e $RUN_DIR/source/catan_hex-$VERSION/.git ]]
}

# What was compiled before is used again; the sources are those of the archive.
make_in_archive() {
    env -u PGHOST CARGO_TARGET_DIR="$TARGET_DIR/dist" GIT_DIR=/nonexistent make -C "$RUN_DIR/source/catan_hex-$VERSION" PG_CONFIG="$PG_CONFIG" "$@"
}

start_bare_server() {
    build_overlay "$RUN_DIR/pg" && make_cluster && start_server && check_overlay_in_use
}

use_extension() {
    private_psql -q -v ON_ERROR_STOP=1 -c 'CREATE EXTENSION catan_hex' &&
        [[ $(private_psql -Atc 'SELECT catan_hex_version()') == "$VERSION" ]] &&
        [[ $(private_psql -Atc 'SELECT count(*) FROM catan_board(0.201703)') == 19 ]]
}

step "distribution" scripts/dist.sh
step "private place" prepare_run_dir
step "unpack" unpack
step "PGXN's metadata" has_metadata
step "a server without the extension" start_bare_server
step "make" make_in_archive
step "make install" make_in_archive install DESTDIR="$RUN_DIR/pg"
step "use" use_extension
stop_private_postgres
finish_counting
