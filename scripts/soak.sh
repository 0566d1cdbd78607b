#!/bin/bash
# scripts/soak.sh [SECONDS]: 16 clients of pgbench read and write so long (300 seconds by default) on a private server, while their
# statements are canceled, time out, and their connections are terminated at random; clients that die start again. Fails if
# there is any other error, if a write that was acknowledged is missing or one that was not is there, if a session that lives all the
# time grows, or if the server's log tells of a crash.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. scripts/choose-postgres.sh
. scripts/private-postgres.sh

seconds=${1:-300}
CLIENTS=16
WITNESSES=2
MOST_GROWTH=4000000 # bytes
findings=0

finding() {
    findings=$((findings + 1))
    echo "FINDING: $*"
}

# Weights of writes and reads; the name of a script is its file's.
SCRIPTS=(make_a_move@6 change_a_board@3 move_a_piece@4 look_at_a_game@4 look_at_boards@3 look_at_the_map@1 take_long@1)
WRITES='^(0|1|2)$' # the places of those that write

# client NUMBER: pgbench until the time is over; it gives up at each error, so it is started again.
client() {
    local number=$1 run=0 left protocol files=()
    protocol=$( ((number % 2)) && echo prepared || echo simple)
    for script in "${SCRIPTS[@]}"; do
        files+=(-f "tests/soak/clients/${script%@*}.sql@${script#*@}")
    done
    while left=$((deadline - $(date +%s))) && ((left > 0)); do
        "$OVERLAY_BINDIR/pgbench" -n -c 1 -T "$left" -M "$protocol" -l --log-prefix="$logs/done.$number.$run" "${files[@]}" \
            >>"$logs/out.$number" 2>>"$logs/errors.$number" || echo "$number" >>"$logs/aborted"
        run=$((run + 1))
    done
}

# Cancels a statement or, three times out of ten, terminates a connection.
disturb() {
    local kind
    while (($(date +%s) < deadline)); do
        kind=$( ((RANDOM % 10 < 7)) && echo cancel || echo terminate)
        echo "INSERT INTO signals (kind)
              SELECT '$kind' FROM (
                  SELECT pid FROM pg_stat_activity WHERE application_name = 'pgbench' AND state <> 'idle' ORDER BY random() LIMIT 1
              ) AS victim
              WHERE pg_${kind}_backend(pid);"
        sleep "0.$((RANDOM % 3))$((RANDOM % 10))"
    done | private_psql -q -v ON_ERROR_STOP=1
}

# witness NUMBER: a session that reads what the others read, nobody disturbs, and tells its memory every second or so.
witness() {
    local number=$1
    while (($(date +%s) < deadline)); do
        cat <<END
SELECT count(*) FROM tiles WHERE board_id <= 100;
SELECT sum(length(catan_svg(seed, rules))) FROM boards WHERE board_id <= 100;
SELECT state, count(*) FROM seen WHERE game_id <= 50 GROUP BY state;
SELECT count(*) FROM hex_components(ARRAY(SELECT DISTINCT ARRAY[x, y] FROM pieces));
SELECT count(*) FROM hex_path(0, 0, 5, 20, ARRAY(SELECT DISTINCT ARRAY[x, y] FROM pieces));
INSERT INTO memory_used (session, bytes) VALUES ($number, own_memory());
END
        sleep 1
    done | private_psql -q -o /dev/null -v ON_ERROR_STOP=1
}

# Every error that clients saw, but for those that were meant, and that a connection is lost.
unexpected_errors() {
    cat "$logs"/errors.* | grep -E '(ERROR|FATAL|PANIC|WARNING): |pgbench: error' |
        grep -Ev 'canceling statement due to (user request|statement timeout)|terminating connection due to administrator command' |
        grep -Ev 'Run was aborted|aborted in command|perhaps the backend died|server closed the connection unexpectedly|could not (send|receive) data' || true
}

# The same in the server's log, by SQLSTATE: cancels, terminations, connections that went away, and what follows where pgbench goes on to run a
# statement (26000) whose preparation was canceled.
unexpected_in_the_log() {
    grep -E ' (ERROR|FATAL|PANIC|WARNING): ' "$RUN_DIR/log/server.log" | grep -Ev '\] (57014|57P01|26000|08006|08003|08P01) ' || true
    grep -E 'terminated by signal|was terminated' "$RUN_DIR/log/server.log" || true
}

query() {
    private_psql -Atq -c "$1"
}

count_writes() {
    query "SELECT (SELECT sum(moves_made) FROM games) + (SELECT sum(changes) FROM boards) + (SELECT sum(steps) FROM pieces)"
}

scripts/requirements.sh
require_postgres
scripts/build.sh
give_back_large_blocks
start_private_postgres
private_psql -q -v ON_ERROR_STOP=1 -f tests/soak/setup.sql -c "ALTER SYSTEM SET log_line_prefix = '%m [%p] %e '" -c "SELECT pg_reload_conf()" >/dev/null

logs=$RUN_DIR/soak
mkdir "$logs"
touch "$logs/aborted"
deadline=$(($(date +%s) + seconds))
jobs=()
start() {
    "$@" &
    jobs+=($!)
}
for ((number = 0; number < CLIENTS; number++)); do start client "$number"; done
for ((number = 0; number < WITNESSES; number++)); do start witness "$number"; done
start disturb
for job in "${jobs[@]}"; do
    wait "$job" || finding "a client, a witness or the one who disturbs gave up"
done

errors=$(unexpected_errors)
[[ -z $errors ]] || finding "clients saw:"$'\n'"$(head -n 20 <<<"$errors")"
errors=$(unexpected_in_the_log)
[[ -z $errors ]] || finding "the server's log has:"$'\n'"$(head -n 20 <<<"$errors")"

# A client that is cut off may or may not have written; one that was told so has.
acknowledged=$(cat "$logs"/done.* | awk -v writes="$WRITES" '$3 ~ /^[0-9]/ && $4 ~ writes' | wc -l)
transactions=$(cat "$logs"/done.* | wc -l)
aborted=$(wc -l <"$logs/aborted")
written=$(count_writes)
((written >= acknowledged && written <= acknowledged + aborted)) ||
    finding "$acknowledged writes were acknowledged, $aborted clients cut off, and $written writes are there"

checked=$(private_psql -q -v ON_ERROR_STOP=1 -f tests/soak/check.sql 2>&1 | sed '/^$/d') || finding "tests/soak/check.sql failed"
[[ $checked =~ ^\ *[0-9]+\ indexes\ checked[a-z\ ]*$ ]] || finding "$checked"

# The largest of the second quarter, when all are warm, and of the last.
growth=$(query "SELECT max(late - early) FROM (
    SELECT max(bytes) FILTER (WHERE part = 2) AS early, max(bytes) FILTER (WHERE part = 4) AS late
    FROM (SELECT *, ntile(4) OVER (PARTITION BY session ORDER BY at) AS part FROM memory_used) AS sampled GROUP BY session) AS grown")
((growth <= MOST_GROWTH)) || finding "a session grew by $growth bytes"

query "SELECT format('%s signals: %s', count(*), kind) FROM signals GROUP BY kind ORDER BY kind"
query "SELECT format('session %s: %s samples, %s to %s kB', session, count(*), min(bytes) / 1024, max(bytes) / 1024) FROM memory_used GROUP BY session ORDER BY session"
echo "$(grep -c 'statement timeout' <(cat "$logs"/errors.*)) timeouts, $aborted clients cut off and started again"
echo "${checked# }, largest growth of a session $((growth / 1024)) kB"
echo "soak: $seconds s, $CLIENTS clients, $transactions transactions, $acknowledged writes acknowledged, $written there, $findings findings"
((findings == 0))
