#!/bin/bash
# The source distribution for PGXN: what is committed, as target/package/catan_hex-VERSION.zip. scripts/dist-test.sh tries it.
set -euo pipefail
. "$(dirname "$0")/common.sh"

git rev-parse --git-dir >/dev/null 2>&1 || fail "A distribution is made of a git repository; this is none."
[[ -z $(git status --porcelain --untracked-files=no) ]] || echo "Changes that are not committed are not in it." >&2
archive=$TARGET_DIR/package/catan_hex-$VERSION.zip
mkdir -p "${archive%/*}"
git archive --format=zip --prefix="catan_hex-$VERSION/" --output="$archive" HEAD
echo "$archive"
