# Sourced: a copy of PostgreSQL whose extension directory is ours to fill, so that the system's stays untouched.
#
# PostgreSQL looks for its share and lib directories relative to the real path of its executables. Copied
# executables in a tree of the same shape thus use that tree, in which all else is links to the original.
# shellcheck shell=bash

OVERLAY_PROGRAMS=(
    postgres initdb pg_ctl pg_config pg_controldata pg_resetwal pg_isready
    psql createdb dropdb createuser vacuumdb pgbench pg_dump pg_dumpall pg_restore pg_basebackup pg_upgrade
)

# Links every file of one directory into another.
link_files() {
    mkdir -p "$2"
    ln -s "$1"/* "$2/"
}

# Some PostgreSQLs find shared libraries relative to their executables, which a copy can't.
keep_libraries_in_reach() {
    [[ $(ldd "$OVERLAY_BINDIR"/* 2>/dev/null) == *"not found"* ]] || return 0
    local found
    found=$(ldd "$BINDIR"/{postgres,initdb,psql} | sed -nE 's|.* => (/.*)/[^/]+ \(.*|\1|p' | sort -u | paste -sd:)
    LD_LIBRARY_PATH=$("$PG_CONFIG" --libdir):$found${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export LD_LIBRARY_PATH
}

# build_overlay DIRECTORY: afterwards OVERLAY_BINDIR has the programs.
build_overlay() {
    local root=$1 program
    OVERLAY_BINDIR=$root$BINDIR
    OVERLAY_SHAREDIR=$root$SHAREDIR

    mkdir -p "$OVERLAY_BINDIR"
    for program in "${OVERLAY_PROGRAMS[@]}"; do
        [[ ! -x $BINDIR/$program ]] || cp "$BINDIR/$program" "$OVERLAY_BINDIR/"
    done
    keep_libraries_in_reach

    link_files "$PKGLIBDIR" "$root$PKGLIBDIR"
    link_files "$SHAREDIR" "$OVERLAY_SHAREDIR"
    rm "$OVERLAY_SHAREDIR/extension"
    link_files "$SHAREDIR/extension" "$OVERLAY_SHAREDIR/extension"
    # The system may have a catan_hex of its own.
    rm -f "$root$PKGLIBDIR"/catan_hex.* "$OVERLAY_SHAREDIR"/extension/catan_hex*
}

# Old versions are there too, to upgrade from.
install_into_overlay() {
    local root=$1 released
    QUIET=1 DESTDIR=$root scripts/install.sh || return
    for released in sql/released/*.sql; do
        [[ ! -f $released || $released == *"--$VERSION.sql" ]] ||
            install -m 644 "$released" "$OVERLAY_SHAREDIR/extension/" || return
    done
}
