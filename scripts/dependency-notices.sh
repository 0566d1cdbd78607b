#!/bin/bash
# Prints the license texts of the crates that are linked into the library, from the sources that cargo has fetched.
set -euo pipefail
. "$(dirname "$0")/common.sh"

metadata=$(cargo metadata --locked --format-version 1 --features pg15)
while read -r name version; do
    manifest=$(grep -oE "\"manifest_path\":\"[^\"]*/$name-$version/Cargo.toml\"" <<<"$metadata" | head -n 1 | cut -d'"' -f4)
    [[ -n $manifest ]] || fail "The sources of $name $version are not there."
    for text in "${manifest%/*}"/{LICENSE,LICENCE,COPYING,COPYRIGHT,NOTICE,UNLICENSE}*; do
        [[ -f $text ]] || continue
        printf '==== %s %s: %s ====\n\n' "$name" "$version" "${text##*/}"
        cat "$text"
        echo
    done
done < <(sed -nE '/^## Linked/,/^## [^L]/ s/^\| ([a-z0-9_-]+) \| ([0-9][^ ]*) \|.*/\1 \2/p' LICENSES-DEPENDENCIES.md)
