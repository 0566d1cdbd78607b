# Sourced by the other scripts: shared places, and how to stop with a sentence.
# shellcheck shell=bash

# A closed umask would hide the files from the server's user.
umask 022

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$ROOT" || exit

TARGET_DIR=${CARGO_TARGET_DIR:-target}
[[ $TARGET_DIR == /* ]] || TARGET_DIR=$ROOT/$TARGET_DIR

VERSION=$(sed -nE '/^\[package\]/,/^\[[^p]/ s/^version *= *"([^"]+)".*/\1/p' Cargo.toml)

# rustup puts cargo where only a new shell has it on PATH.
command -v cargo >/dev/null || PATH=$PATH:${CARGO_HOME:-${HOME:-}/.cargo}/bin

# The newest date of the changelog, in seconds: packages are dated by it.
release_date() {
    date -u -d "$(sed -nE 's/^## [^ ]+ \(([0-9-]+)\).*/\1/p' CHANGELOG.md | head -n 1)" +%s
}

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}
