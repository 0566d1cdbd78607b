#!/bin/bash
# How long the ten fairest of many boards take one worker and two, which share the cores of this machine: elapsed time, and how
# long the workers' sessions had a processor. First it makes all that docs/distributed.md makes, then it searches as that does.
# usage: bench-distributed.sh [SEEDS [REPETITIONS]], up to 100000000 seeds
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/distributed-servers.sh

seeds=${1:-10000000}
repetitions=${2:-3}
half=$((seeds / 2))
SECOND_HALF=50000001 # where the second worker's part begins

# give SERVER FIRST…: half of the seeds from each FIRST on are its candidates, and no others.
give() {
    local first
    on "$1" -c "TRUNCATE ranges"
    for first in "${@:2}"; do
        on "$1" -c "INSERT INTO ranges SELECT id, least(id + 1000000, $first + $half) - 1
                    FROM generate_series($first, $first + $half - 1, 1000000) AS id"
    done
}

# Seconds that ended sessions of a worker took; the sessions of the coordinator end a moment after its own.
processor_seconds() {
    local sessions="SELECT count(*) FROM pg_stat_activity WHERE usename = 'coordinator'"
    while [[ $(on "$1" -Atc "$sessions") != 0 ]]; do sleep 0.1; done
    awk -v per_second="$(getconf CLK_TCK)" '{ print ($16 + $17) / per_second }' \
        "/proc/$(head -n 1 "$RUN_DIR/$1/postmaster.pid")/stat"
}

# search TITLE TABLE PLAIN: a line for each repetition; the ten are kept in RUN_DIR/ten.
search() {
    local n began ended before1 before2
    for ((n = 0; n < repetitions; n++)); do
        before1=$(processor_seconds worker1)
        before2=$(processor_seconds worker2)
        began=$(date +%s.%N)
        on coordinator -v ON_ERROR_STOP=1 -v candidates="$2" -v plain="$3" -f benches/distributed/fairest.sql >"$RUN_DIR/ten"
        ended=$(date +%s.%N)
        awk -v title="$1" -v elapsed="$ended $began" -v one="$(processor_seconds worker1) $before1" \
            -v two="$(processor_seconds worker2) $before2" '
            function between(times, both) { split(times, both, " "); return both[1] - both[2] }
            BEGIN { printf "%-38s %8.2f s elapsed, processor: worker1 %7.2f s, worker2 %7.2f s\n", title, between(elapsed), between(one), between(two) }'
    done
}

same_ten_as() {
    diff "$1" "$RUN_DIR/ten" || fail "The two searches found different boards."
}

scripts/requirements.sh
require_postgres
require_async_foreign_scans
scripts/build.sh
start_distributed_servers
run_page docs/distributed.md || fail "docs/distributed.md is not true."

echo "The ten fairest of $((2 * half)) boards on PostgreSQL $PG_MAJOR, $(nproc) cores, load $(cut -d' ' -f1-2 /proc/loadavg)"
give worker1 1 "$SECOND_HALF"
give worker2
search "one worker" candidates1 false
cp "$RUN_DIR/ten" "$RUN_DIR/ten_of_one"
give worker1 1
give worker2 "$SECOND_HALF"
search "two workers" candidates false
same_ten_as "$RUN_DIR/ten_of_one"
# Workers sort all they have: of very many, on disk.
if ((seeds <= 20000000)); then
    search "two workers, plain ORDER BY and LIMIT" candidates true
    same_ten_as "$RUN_DIR/ten_of_one"
fi
cat "$RUN_DIR/ten"
