#!/bin/bash
# Installs the package for Debian into a private PostgreSQL's tree, uses it, and removes it: nothing is left. lintian finds no
# error, where it is installed. The system's own packages are not touched.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh
. scripts/count-tests.sh
require_postgres

NAME=postgresql-$PG_MAJOR-catan-hex
package=$TARGET_DIR/package/${NAME}_$VERSION-1_$(dpkg --print-architecture).deb

# All but the package itself that the tree holds of catan_hex.
catan_files() {
    find "$RUN_DIR/pg" \( -name '*catan*hex*' -o -name 'NOTICES-DEPENDENCIES*' \) -not -path '*/var/lib/dpkg/*' | sort
}

checksums_hold() {
    local tree=$RUN_DIR/checked
    dpkg-deb -R "$package" "$tree" &&
        (cd "$tree" && md5sum --quiet -c DEBIAN/md5sums) &&
        diff <(cd "$tree" && find usr -type f | sort) <(sed 's/^[^ ]*  //' "$tree/DEBIAN/md5sums" | sort) &&
        ! readelf -S "$tree$PKGLIBDIR/catan_hex.so" | grep -E '\.(symtab|debug_info)'
}

lintian_is_content() {
    command -v lintian >/dev/null || { echo "lintian is not installed: not run."; return 0; }
    lintian --fail-on error --allow-root "$package"
}

# dpkg gives files to root, so others unpack.
install_package() {
    local state=$RUN_DIR/pg/var/lib/dpkg
    if ((EUID == 0)); then
        mkdir -p "$state"/{info,updates,triggers} && touch "$state/status" "$state/available" &&
            dpkg --root="$RUN_DIR/pg" --force-depends -i "$package" >"$RUN_DIR/dpkg.log" 2>&1 ||
            { cat "$RUN_DIR/dpkg.log"; return 1; }
    else
        dpkg-deb -x "$package" "$RUN_DIR/pg"
    fi
}

remove_package() {
    if ((EUID == 0)); then
        dpkg --root="$RUN_DIR/pg" --purge "$NAME" >"$RUN_DIR/dpkg.log" 2>&1 || { cat "$RUN_DIR/dpkg.log"; return 1; }
    else
        dpkg-deb --fsys-tarfile "$package" | tar t | grep -v '/$' | (cd "$RUN_DIR/pg" && xargs rm)
    fi
    [[ -z $(catan_files) ]] || { catan_files; return 1; }
}

start_bare_server() {
    prepare_run_dir && build_overlay "$RUN_DIR/pg" && make_cluster && start_server && check_overlay_in_use
}

is_not_available() {
    [[ $(private_psql -Atc "SELECT count(*) FROM pg_available_extensions WHERE name = 'catan_hex'") == 0 ]]
}

use_extension() {
    private_psql -q -v ON_ERROR_STOP=1 -c 'CREATE EXTENSION catan_hex' &&
        [[ $(private_psql -Atc 'SELECT catan_hex_version()') == "$VERSION" ]] &&
        [[ $(private_psql -Atc 'SELECT count(*), min(resource_name) FROM catan_board(0.201703)') == "19|brick" ]] &&
        private_psql -q -c 'DROP EXTENSION catan_hex'
}

step "package" scripts/package-deb.sh
[[ -f $package ]] || finish_counting
step "lintian" lintian_is_content
step "a server without the extension" start_bare_server
step "checksums of all files, no symbols" checksums_hold
step "nothing is there yet" is_not_available
step "install" install_package
step "use" use_extension
step "remove" remove_package
step "nothing is left" is_not_available
stop_private_postgres
finish_counting
