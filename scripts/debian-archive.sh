# Sourced: releases of Debian other than the system's, from the mirror that the system uses, with lists and caches of our own.
# shellcheck shell=bash

# use_debian_archive TYPE RELEASE: "deb" for packages, "deb-src" for their sources. Why it can't be used is said on stderr.
use_debian_archive() {
    local mirror
    ARCHIVE=$TARGET_DIR/postgres/apt/$1-$2
    command -v apt-get >/dev/null && command -v dpkg >/dev/null || { echo "this is no Debian" >&2; return 1; }
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' | sed -n '\|/debian/*$|{p;q}')
    [[ -n $mirror ]] || { echo "apt-get knows no mirror of Debian" >&2; return 1; }
    mkdir -p "$ARCHIVE"/{lists,cache/archives}/partial
    echo "$1 $mirror $2 main" >"$ARCHIVE/sources.list"
    archive_apt apt-get update >&2
}

# archive_apt COMMAND…
archive_apt() {
    "$1" -q -o Dir::Etc::SourceList="$ARCHIVE/sources.list" -o Dir::Etc::SourceParts=/dev/null \
        -o Dir::State="$ARCHIVE" -o Dir::State::Lists="$ARCHIVE/lists" -o Dir::State::status=/dev/null -o Dir::Cache="$ARCHIVE/cache" \
        -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none \
        -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false "${@:2}"
}
