-- Boards and pictures against the SQL way and against generate_series, all in one run on one server.
-- A figure is the best of five runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
\set oracle `echo "$ORACLE_DIR/board.sql"`
\i :oracle
SET work_mem = '64MB';

CREATE TABLE seeds AS SELECT id, catan_seed(id) AS seed FROM generate_series(1, 200000) AS id;
VACUUM ANALYZE seeds;

\ir include/fastest.sql

-- The SQL way, call by call in PL/pgSQL.
CREATE FUNCTION pg_temp.sql_boards(boards integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR id IN 1..boards LOOP
        PERFORM * FROM oracle.board(catan_seed(id));
    END LOOP;
END
$$;
CREATE FUNCTION pg_temp.sql_pictures(pictures integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    FOR id IN 1..pictures LOOP
        PERFORM * FROM oracle.picture(catan_seed(id));
    END LOOP;
END
$$;

CREATE TEMPORARY TABLE measured AS
SELECT pg_temp.fastest('SELECT pg_temp.sql_boards(2000)') / 2000 * 1000 AS sql_board,
       pg_temp.fastest('SELECT count(*) FROM seeds, catan_board(seed)') / 200000 * 1000 AS our_board,
       pg_temp.fastest('SELECT count(*) FROM seeds, generate_series(id, id + 18)') / 200000 * 1000 AS series_19,
       pg_temp.fastest('SELECT pg_temp.sql_pictures(200)') / 200 * 1000 AS sql_picture,
       pg_temp.fastest('SELECT count(*) FROM seeds, catan_render(seed) WHERE id <= 20000') / 20000 * 1000 AS our_picture,
       pg_temp.fastest('SELECT count(*) FROM seeds, generate_series(id, id + 70) WHERE id <= 20000') / 20000 * 1000 AS series_71;

\echo
\echo 'Inside the server, microseconds per board or picture'
SELECT what, ours::numeric(10, 2) AS ours_us, theirs::numeric(10, 2) AS other_us, (theirs / ours)::numeric(10, 1) AS times_faster
FROM measured,
     LATERAL (VALUES
         ('board, against setseed() and ORDER BY random()', our_board, sql_board),
         ('picture, against one drawn by a query', our_picture, sql_picture),
         ('board, against generate_series of 19 rows', our_board, series_19),
         ('picture, against generate_series of 71 rows', our_picture, series_71)
     ) AS row (what, ours, theirs);

-- Leader alone against leader and one worker.
SET parallel_setup_cost = 0;
SET min_parallel_table_scan_size = 0;
CREATE TEMPORARY TABLE alone AS
SELECT pg_temp.fastest('SELECT count(*) FROM seeds, catan_board(seed)') AS milliseconds;
SET max_parallel_workers_per_gather = 1;
CREATE TEMPORARY TABLE shared AS
SELECT pg_temp.fastest('SELECT count(*) FROM seeds, catan_board(seed)') AS milliseconds;
\echo 'From a table of 200,000 seeds'
SELECT alone.milliseconds::numeric(10, 0) AS leader_ms, shared.milliseconds::numeric(10, 0) AS with_a_worker_ms,
       (alone.milliseconds / shared.milliseconds)::numeric(10, 2) AS times_faster
FROM alone, shared;

SET client_min_messages = warning;
DROP TABLE seeds;
DROP SCHEMA oracle CASCADE;
