-- Games against plain SQL: 150 of them, on maps with holes and in pieces, some of them won and some lost.
\set oracle `echo "$ORACLE_DIR/minesweeper.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TABLE games AS
SELECT id, catan_seed(id) AS seed, cells, mines, moves
FROM generate_series(1, 150) AS id,
     LATERAL (
         SELECT array_agg(ARRAY[x, y] ORDER BY oracle.chance('order', id::text, x::text, y::text)) AS cells
         FROM generate_series(-2, 1 + id % 4) AS x, generate_series(-3, 2 + id % 3) AS y
         WHERE oracle.chance('cell', id::text, x::text, y::text) % 10 < 4 + id % 7
     ) AS map,
     LATERAL (SELECT (array_length(cells, 1) - 7) * (id % 5) / 12 AS mines) AS number,
     LATERAL (
         SELECT coalesce(array_agg(ARRAY[x, y, (ARRAY[1, 1, 1, 2, 2, 3])[1 + oracle.chance('action', id::text, at::text) % 6]] ORDER BY at), '{}') AS moves
         FROM generate_series(1, id % 21) AS at
         JOIN oracle.cell(cells) AS c ON c.id = 1 + oracle.chance('move', id::text, at::text) % array_length(cells, 1)
     ) AS made
WHERE mines >= 0;

-- Numbers: a join on the offsets of neighbors.
SELECT count(*) AS games, sum(array_length(cells, 1)) AS cells, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM games,
     LATERAL (
         SELECT array_agg(b.adjacent ORDER BY x, y) AS ours,
                array_agg(c.id) FILTER (WHERE mine) AS mined
         FROM minesweeper_board(seed, cells, mines) AS b JOIN oracle.cell(cells) AS c USING (x, y)
     ) AS board,
     LATERAL (SELECT array_agg(a.adjacent ORDER BY a.id) AS theirs FROM oracle.adjacent(cells, coalesce(mined, '{}')) AS a) AS counted;

-- Moves: a recursive query opens what opens.
CREATE TABLE played AS
SELECT games.*, theirs.*
FROM games,
     LATERAL (
         SELECT coalesce(array_agg(c.id) FILTER (WHERE mine), '{}') AS mined
         FROM minesweeper_board(seed, cells, mines, oracle.first_opened(moves)) AS b JOIN oracle.cell(cells) AS c USING (x, y)
     ) AS board,
     LATERAL oracle.play(cells, mined, moves) AS theirs;
SELECT split_part(status, ' ', 1) AS state, count(*) AS games, count(*) FILTER (WHERE ours IS DISTINCT FROM shown) AS different,
       count(*) FILTER (WHERE our_status IS DISTINCT FROM status) AS other_status
FROM played,
     LATERAL (
         SELECT array_agg(concat_ws(' ', x, y, state, adjacent) ORDER BY x, y) AS ours
         FROM minesweeper_play(seed, cells, mines, moves)
     ) AS ours,
     LATERAL (
         SELECT concat_ws(' ', state, opened, safe_left, mines_left, ignored_moves) AS our_status
         FROM minesweeper_status(seed, cells, mines, moves)
     ) AS our_status
GROUP BY 1 ORDER BY 1;
SELECT split_part(cell, ' ', 3) AS state, count(*) > 20 AS often FROM played, unnest(shown) AS cell GROUP BY 1 ORDER BY 1;

-- Mines: drawn from the server's own random(), which is ours from PostgreSQL 15 on.
SELECT count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM games,
     LATERAL (SELECT ARRAY[x, y] AS first FROM oracle.cell(cells) AS c WHERE c.id = 1 + games.id % array_length(cells, 1)) AS f,
     LATERAL (
         SELECT coalesce(array_agg(c.id ORDER BY c.id) FILTER (WHERE mine), '{}') AS ours
         FROM minesweeper_board(seed, cells, mines, first) AS b JOIN oracle.cell(cells) AS c USING (x, y)
     ) AS ours,
     LATERAL (SELECT ARRAY(SELECT unnest(oracle.mines(seed, cells, mines, first)) ORDER BY 1) AS theirs) AS theirs
WHERE current_setting('server_version_num')::integer >= 150000;

DROP TABLE games, played;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
