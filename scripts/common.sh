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

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}
