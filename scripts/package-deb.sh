#!/bin/bash
# Packs what "make install" installs as a Debian package, postgresql-MAJOR-catan-hex, where PG_CONFIG is one of Debian's and
# dpkg-dev is installed; says so and makes none otherwise. Needs no debhelper.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
require_postgres

NAME=postgresql-$PG_MAJOR-catan-hex
MAINTAINER="${DEBFULLNAME:-The catan_hex authors} <${DEBEMAIL:-catan-hex@example.org}>"

not_packed() {
    echo "No Debian package is made: $1."
    exit 0
}

[[ $PKGLIBDIR == "/usr/lib/postgresql/$PG_MAJOR/lib" ]] || not_packed "$PG_CONFIG is not Debian's"
for tool in dpkg-deb dpkg-shlibdeps strip; do
    command -v "$tool" >/dev/null || not_packed "$tool is missing (package dpkg-dev)"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/debian/$NAME
doc=$tree/usr/share/doc/$NAME

# Packed twice it is the same to the byte.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(release_date)}

install_files() {
    QUIET=1 DESTDIR=$tree scripts/install.sh
    strip --strip-unneeded --remove-section=.comment "$tree$PKGLIBDIR/catan_hex.so"
    chmod 644 "$tree$PKGLIBDIR/catan_hex.so"
}

write_documents() {
    mkdir -p "$doc"
    {
        echo "catan-hex ($VERSION-1) unstable; urgency=medium"
        printf '\n  * Version %s; its changes are in changelog.gz.\n\n' "$VERSION"
        echo " -- $MAINTAINER  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
    } | gzip -9n >"$doc/changelog.Debian.gz"
    gzip -9n <CHANGELOG.md >"$doc/changelog.gz"
    write_copyright >"$doc/copyright"
    cp LICENSES-DEPENDENCIES.md README.md SECURITY.md "$doc/"
    cp -r docs "$doc/"
    scripts/dependency-notices.sh | gzip -9n >"$doc/NOTICES-DEPENDENCIES.gz"
    # It was never uploaded to Debian.
    install -d "$tree/usr/share/lintian/overrides"
    echo "$NAME: initial-upload-closes-no-bugs" >"$tree/usr/share/lintian/overrides/$NAME"
}

# A text as the continuation of a field.
indented() {
    sed 's/^$/./; s/^/ /' "$1"
}

write_copyright() {
    cat <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: catan_hex
Comment: The library contains Rust crates, whose licenses LICENSES-DEPENDENCIES.md lists
 and NOTICES-DEPENDENCIES.gz holds.

Files: *
Copyright: $(sed -nE 's/^Copyright \(c\) (.*)/\1/p' LICENSE-MIT)
License: Expat or Apache-2.0

License: Expat
$(indented LICENSE-MIT)

License: Apache-2.0
 On Debian systems the full text of the Apache License, Version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.
END
}

# What the library is linked with, as Debian names it.
library_dependencies() {
    mkdir -p "$work/debian"
    printf 'Source: catan-hex\n\nPackage: %s\nArchitecture: any\n' "$NAME" >"$work/debian/control"
    (cd "$work" && dpkg-shlibdeps -O "$tree$PKGLIBDIR/catan_hex.so") | sed -n 's/^shlibs:Depends=//p'
}

write_control() {
    local dependencies
    dependencies=$(library_dependencies)
    mkdir -p "$tree/DEBIAN"
    cat >"$tree/DEBIAN/control" <<END
Package: $NAME
Source: catan-hex
Version: $VERSION-1
Architecture: $(dpkg --print-architecture)
Maintainer: $MAINTAINER
Installed-Size: $(du -k -s --apparent-size "$tree" | cut -f1)
Depends: postgresql-$PG_MAJOR, $dependencies
Section: database
Priority: optional
Description: hexagons and Settlers boards for PostgreSQL $PG_MAJOR
 The extension catan_hex adds a hexagon algebra as SQL functions: coordinates,
 shapes, lines, symmetries, corners and sides, paths, field of view, drawings;
 seeded boards of the Settlers game, with their analysis; minesweeper, fair
 territories and garland puzzles.
 .
 CREATE EXTENSION catan_hex makes it available in a database, which needs no
 superuser.
END
    (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
}

install_files
write_documents
write_control
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
package=$TARGET_DIR/package/${NAME}_$VERSION-1_$(dpkg --print-architecture).deb
mkdir -p "${package%/*}"
dpkg-deb --root-owner-group -Zxz --build "$tree" "$package" >/dev/null
echo "$package"
