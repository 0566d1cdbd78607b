#!/bin/bash
# Prints the install script: the area files of sql/ in the order in which they build on each other.
# usage: install-script.sh [areas]    "areas" prints their names only
set -euo pipefail
. "$(dirname "$0")/common.sh"

AREAS=(
    version
    grid
    coordinates
    shapes
    symmetry
    geometry
    topology
    search
    drawing
    catan
    intersections
    analysis
    roads
    dice
    minesweeper
    minesweeper_chances
    territories
    garland
)

for file in sql/*.sql; do
    area=$(basename "$file" .sql)
    [[ $area == catan_hex--* || " ${AREAS[*]} " == *" $area "* ]] ||
        fail "$file is not in the list of scripts/install-script.sh."
done

if [[ ${1:-} == areas ]]; then
    printf '%s\n' "${AREAS[@]}"
    exit
fi

printf '%s\n' '\echo Use "CREATE EXTENSION catan_hex" to load this file. \quit'
for area in "${AREAS[@]}"; do
    echo
    cat "sql/$area.sql"
done
