#!/bin/bash
# Installs what building and testing need and this machine has not. Silent if there is nothing to do.
# usage: requirements.sh [with-lints] [with-browser] [with-packaging]
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/choose-browser.sh

wanted=" $* "
missing=()  # in words
packages=() # for apt-get

check_rust() {
    command -v cargo >/dev/null ||
        fail "Rust is missing: cargo is not on PATH. Install Rust (rustup is the usual way), then run this again."
    local needed found
    needed=$(sed -nE 's/^rust-version *= *"([^"]+)".*/\1/p' Cargo.toml)
    found=$(cargo --version | awk '{ print $2 }')
    [[ $(printf '%s\n' "$needed" "$found" | sort -V | head -n 1) == "$needed" ]] ||
        fail "Rust $needed or later is needed; $(command -v cargo) is $found. With rustup: rustup update"
    [[ $wanted == *" with-lints "* ]] || return 0
    cargo fmt --version >/dev/null 2>&1 || fail "rustfmt is missing. Add it with: rustup component add rustfmt"
    cargo clippy --version >/dev/null 2>&1 || fail "clippy is missing. Add it with: rustup component add clippy"
}

check_compiler() {
    command -v cc >/dev/null && return
    missing+=("a C compiler and linker (cc)")
    packages+=(gcc libc6-dev)
}

any_file() {
    local pattern
    for pattern; do
        compgen -G "$pattern" >/dev/null && return
    done
    return 1
}

# bindgen reads PostgreSQL's headers with libclang, and needs Clang's own headers beside it.
check_libclang() {
    [[ -z ${LIBCLANG_PATH:-} ]] || return 0
    local directories=(/usr/lib/llvm-*/lib /usr/lib/*-linux-gnu /usr/lib64 /usr/lib64/llvm* /usr/lib /usr/local/lib)
    if any_file "${directories[@]/%//libclang.so*}" "${directories[@]/%//libclang-[0-9]*.so*}" &&
        any_file "${directories[@]/%//clang/*/include/stddef.h}"; then
        return
    fi
    missing+=("libclang with its headers")
    packages+=(libclang-dev)
}

newest_installed_server() {
    { compgen -G '/usr/lib/postgresql/*/bin/postgres' || true; } | cut -d/ -f5 | sort -n |
        awk -v first="$SUPPORTED_FIRST" -v last="$SUPPORTED_LAST" '$1 >= first && $1 <= last { newest = $1 } END { print newest }'
}

check_postgres() {
    choose_postgres
    if [[ -z $PG_CONFIG ]]; then
        missing+=("PostgreSQL $SUPPORTED_FIRST to $SUPPORTED_LAST with server, header files and pg_regress")
        packages+=("postgresql-$(newest_installed_server)")
        return
    fi
    local lacks
    lacks=$(postgres_lacks "$PG_CONFIG")
    [[ -n $lacks ]] || return 0
    missing+=("for $PG_CONFIG: ${lacks//$'\n'/, }")
    # Only a PostgreSQL of the distribution's can be completed by its package manager.
    if [[ $PG_CONFIG =~ ^/usr/lib/postgresql/([0-9]+)/bin/pg_config$ ]]; then
        packages+=("postgresql-${BASH_REMATCH[1]}")
    else
        command -v "$PG_CONFIG" >/dev/null || fail "There is no $PG_CONFIG. Name a pg_config: PG_CONFIG=/path/to/pg_config"
        packages+=(none)
    fi
}

check_browser() {
    [[ $wanted == *" with-browser "* ]] || return 0
    choose_browser
    [[ -z $CHROMIUM ]] || return 0
    # Ubuntu has it as a snap only; the tests say that they go without.
    ! grep -qx 'ID=ubuntu' /etc/os-release 2>/dev/null || return 0
    missing+=("Chromium, in which the tests look at drawings (CHROMIUM=/path/to/chromium names one)")
    packages+=(chromium)
}

# What fetches other PostgreSQLs, and makes and checks packages.
check_packaging() {
    [[ $wanted == *" with-packaging "* ]] && command -v dpkg >/dev/null || return 0
    local tool
    python3 -m pip --version >/dev/null 2>&1 || python3 -c 'import ensurepip' 2>/dev/null || {
        missing+=("Python with pip or its virtual environments")
        packages+=(python3-venv)
    }
    for tool in dpkg-shlibdeps:dpkg-dev lintian:lintian; do
        command -v "${tool%:*}" >/dev/null || { missing+=("${tool%:*}"); packages+=("${tool#*:}"); }
    done
}

stop_with_list() {
    fail "$1" "Please install these, then run this again:" "${missing[@]/#/  - }" \
        "PG_CONFIG=/path/to/pg_config names a PostgreSQL that is not found by itself."
}

as_root() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

# Debian starts a server as soon as one is installed, unless this file says no.
POLICY=/usr/sbin/policy-rc.d
forbid_starting_services() {
    [[ ! -e $POLICY ]] || return 0
    trap 'as_root rm -f "$POLICY"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap 'exit 129' HUP
    printf '#!/bin/sh\nexit 101\n' | as_root tee "$POLICY" >/dev/null
    as_root chmod 755 "$POLICY"
}

# Package scripts are talkative; what they said matters only if they fail.
apt_get() {
    local log status=0
    log=$(mktemp)
    as_root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 \
        apt-get -q -o DPkg::Lock::Timeout=120 "$@" </dev/null >"$log" 2>&1 || status=$?
    ((status == 0)) || tail -n 20 "$log" >&2
    rm -f "$log"
    return "$status"
}

# Replaces "postgresql-15" by what is needed of that version; "postgresql-" means the distribution's version.
expand_packages() {
    local package major
    for package in "${packages[@]}"; do
        if [[ $package != postgresql-* ]]; then
            echo "$package"
            continue
        fi
        major=${package#postgresql-}
        [[ -n $major ]] || major=$(LC_ALL=C apt-cache depends postgresql | sed -nE 's/.*Depends: postgresql-([0-9]+)$/\1/p' | head -n 1)
        ((major >= SUPPORTED_FIRST && major <= SUPPORTED_LAST)) || return 1
        echo "postgresql-$major"
        echo "postgresql-server-dev-$major"
    done
}

install_packages() {
    command -v apt-get >/dev/null || stop_with_list "This system has no apt-get."
    ((EUID == 0)) || command -v sudo >/dev/null || stop_with_list "Installing packages needs root or sudo."
    [[ " ${packages[*]} " != *" none "* ]] || stop_with_list "The PostgreSQL that PG_CONFIG names is not complete."

    echo "Installing with apt-get:"
    printf '  - %s\n' "${missing[@]}"
    apt_get update || stop_with_list "apt-get update failed."
    local expanded
    expanded=$(expand_packages) || stop_with_list "The distribution's PostgreSQL is not among $SUPPORTED_FIRST to $SUPPORTED_LAST."
    forbid_starting_services
    # shellcheck disable=SC2086 # a word each
    apt_get install -y --no-install-recommends $expanded || stop_with_list "apt-get install failed."
}

check_rust
check_compiler
check_libclang
check_postgres
check_browser
check_packaging
((${#missing[@]} == 0)) || install_packages
