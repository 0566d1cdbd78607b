-- Games of minesweeper: replayed from their moves, from arrays to rows. A figure is the best of some runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET client_min_messages = warning;
SET work_mem = '64MB';

\ir include/fastest.sql

-- 30 x 24 cells and 150 mines. A player who never errs: 200 moves on shut cells, mines marked and the others opened, in an
-- order that a hash decides.
CREATE TEMPORARY TABLE expert AS
SELECT cells, ARRAY[ARRAY[0, 0, 1]] || ARRAY(
    SELECT ARRAY[x, y, CASE WHEN mine THEN 2 ELSE 1 END]
    FROM minesweeper_board(0.5, cells, 150, '{0,0}') AS b
    WHERE adjacent > 0
    ORDER BY md5(concat(x, ' ', y))
    LIMIT 199
) AS moves
FROM (SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(24, 30)) AS cells) AS map;
-- And a million cells.
CREATE TEMPORARY TABLE large AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(1000, 1000)) AS cells;
CREATE TEMPORARY TABLE large_shuffled AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(1000, 1000) ORDER BY md5(concat(x, ' ', y))) AS cells;

\echo
\echo '30 x 24 cells, 150 mines, 200 moves'
SELECT s.* FROM expert, minesweeper_status(0.5, cells, 150, moves) AS s;
SELECT what, pg_temp.fastest(query, 100)::numeric(10, 3) AS ms
FROM (VALUES
    (1, 'minesweeper_play', 'SELECT p.* FROM expert, minesweeper_play(0.5, cells, 150, moves) AS p'),
    (2, 'minesweeper_status', 'SELECT s.* FROM expert, minesweeper_status(0.5, cells, 150, moves) AS s'),
    (3, 'minesweeper_board', 'SELECT b.* FROM expert, minesweeper_board(0.5, cells, 150) AS b'),
    (4, 'minesweeper_render', 'SELECT r.* FROM expert, minesweeper_render(0.5, cells, 150, moves) AS r')
) AS v (place, what, query)
ORDER BY place;

\echo '1,000 x 1,000 cells, one move'
SELECT what, pg_temp.fastest(query, 3)::numeric(10, 0) AS ms
FROM (VALUES
    (1, 'minesweeper_play, no mines: everything opens', 'SELECT p.* FROM large, minesweeper_play(0.5, cells, 0, ''{{500,500,1}}'') AS p'),
    (2, 'minesweeper_play, 200,000 mines', 'SELECT p.* FROM large, minesweeper_play(0.5, cells, 200000, ''{{500,500,1}}'') AS p'),
    (3, 'minesweeper_status, no mines', 'SELECT s.* FROM large, minesweeper_status(0.5, cells, 0, ''{{500,500,1}}'') AS s'),
    (4, 'minesweeper_status, no mines, cells in no order', 'SELECT s.* FROM large_shuffled, minesweeper_status(0.5, cells, 0, ''{{500,500,1}}'') AS s'),
    (5, 'minesweeper_board, 200,000 mines', 'SELECT b.* FROM large, minesweeper_board(0.5, cells, 200000) AS b')
) AS v (place, what, query)
ORDER BY place;
DROP TABLE expert, large, large_shuffled;
