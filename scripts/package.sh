#!/bin/bash
# Packs what "make install" installs: an archive to be unpacked at /, and a package for Debian.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
package=$TARGET_DIR/package/catan_hex-$VERSION-pg$PG_MAJOR-$platform.tar.gz

mkdir -p "${package%/*}"
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
QUIET=1 DESTDIR=$tree scripts/install.sh
# Packed twice it is the same to the byte.
tar -C "$tree" --owner=0 --group=0 --sort=name --mtime="@${SOURCE_DATE_EPOCH:-$(release_date)}" -cf - "$(ls "$tree")" | gzip -n >"$package"
echo "$package"
tar -tzvf "$package" | grep -v '/$'
scripts/package-deb.sh
