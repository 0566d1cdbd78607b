#!/bin/bash
# Copies library, control file, install script and upgrade scripts to where PG_CONFIG says, below DESTDIR if given.
# Needs no cargo when the library is built already: under sudo there often is none.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

library=$TARGET_DIR/extension/pg$PG_MAJOR/catan_hex.so
libraries=${DESTDIR:-}$PKGLIBDIR
extensions=${DESTDIR:-}$SHAREDIR/extension

library_is_current() {
    [[ -f $library && -z $(find Cargo.toml Cargo.lock src -newer "$library" -print -quit) ]]
}

check_writable() {
    local directory
    for directory in "$libraries" "$extensions"; do
        mkdir -p "$directory" 2>/dev/null && [[ -w $directory ]] ||
            fail "Cannot write to $directory." \
                "The library is built; now install it with: sudo make install PG_CONFIG=$PG_CONFIG${DESTDIR:+ DESTDIR=$DESTDIR}"
    done
}

if ! library_is_current; then
    command -v cargo >/dev/null ||
        fail "The library is not built yet, and there is no cargo here (sudo hides it)." \
            "Run this first, without sudo: make build PG_CONFIG=$PG_CONFIG"
    scripts/build.sh
fi
check_writable

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
sed "s/@CARGO_VERSION@/$VERSION/g" catan_hex.control >"$scratch/catan_hex.control"
scripts/install-script.sh >"$scratch/catan_hex--$VERSION.sql"

upgrades=()
for file in sql/catan_hex--*--*.sql; do
    [[ ! -f $file ]] || upgrades+=("$file")
done

install -m 755 "$library" "$libraries/catan_hex.so"
install -m 644 "$scratch"/* "${upgrades[@]}" "$extensions/"
[[ -n ${QUIET:-} ]] || printf 'Installed catan_hex %s for PostgreSQL %s:\n  %s\n  %s\n' "$VERSION" "$PG_MAJOR" \
    "$libraries/catan_hex.so" "$extensions/catan_hex*"
