-- Measures of boards from a table of seeds, and boards against another program's, all in one run on one server.
-- A figure is the best of some runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '64MB';

CREATE TABLE seeds AS SELECT id, catan_seed(id) AS seed FROM generate_series(1, 1000000) AS id;
VACUUM ANALYZE seeds;

\ir include/fastest.sql

CREATE TEMPORARY TABLE alone AS
SELECT pg_temp.fastest('SELECT count(seed) FROM seeds', 3) AS seed,
       pg_temp.fastest('SELECT count(catan_fairness(seed)) FROM seeds', 3) AS fairness,
       pg_temp.fastest('SELECT count(draft_gap) FROM seeds, catan_metrics(seed)', 3) AS metrics,
       pg_temp.fastest('SELECT count(*) FROM seeds, catan_board(seed)', 3) AS board;

\echo
\echo 'From a table of 1,000,000 seeds, one process, microseconds a board, dealing it and reading its seed included'
SELECT what, (milliseconds / 1000)::numeric(10, 2) AS us
FROM alone, LATERAL (VALUES ('catan_fairness', fairness), ('catan_metrics, 18 columns', metrics), ('catan_board, 19 rows', board),
                            ('the seed alone', seed)) AS row (what, milliseconds);

-- Leader alone against leader and one worker.
SET parallel_setup_cost = 0;
SET min_parallel_table_scan_size = 0;
SET max_parallel_workers_per_gather = 1;
CREATE TEMPORARY TABLE shared AS
SELECT pg_temp.fastest('SELECT count(catan_fairness(seed)) FROM seeds', 3) AS fairness,
       pg_temp.fastest('SELECT count(draft_gap) FROM seeds, catan_metrics(seed)', 3) AS metrics;
\echo 'The same with one worker beside the leader'
SELECT what, alone::numeric(10, 0) AS leader_ms, shared::numeric(10, 0) AS with_a_worker_ms, (alone / shared)::numeric(10, 2) AS times_faster
FROM alone, shared,
     LATERAL (VALUES ('catan_fairness', alone.fairness, shared.fairness),
                     ('catan_metrics', alone.metrics, shared.metrics)) AS row (what, alone, shared);
RESET parallel_setup_cost;
RESET min_parallel_table_scan_size;

-- As in docs/analysis.md.
CREATE UNLOGGED TABLE games AS SELECT id FROM generate_series(1, 10000000) AS id;
ALTER TABLE games SET (parallel_workers = 1);
VACUUM ANALYZE games;
\echo 'The ten fairest boards of 10,000,000, leader and one worker, seconds'
SELECT (pg_temp.fastest('SELECT id, catan_fairness(catan_seed(id)) AS fairness FROM games ORDER BY fairness, id LIMIT 10', 1) / 1000)::numeric(10, 1) AS s;
DROP TABLE games;
SET max_parallel_workers_per_gather = 0;

\echo 'Boards without equal neighbors (1 deal of the tiles in 2,276), 1,000 seeds, milliseconds a board'
SELECT (pg_temp.fastest($q$SELECT count(*) FROM seeds, catan_board(seed, '{"terrain_apart": true}') WHERE id <= 1000$q$, 3) / 1000)::numeric(10, 2) AS board_ms,
       (pg_temp.fastest($q$SELECT count(catan_fairness(seed, '{"terrain_apart": true}')) FROM seeds WHERE id <= 1000$q$, 3) / 1000)::numeric(10, 2) AS fairness_ms;

-- Ours: from a table of seeds to 19 rows of 8 columns in the server, reds apart. Theirs: from Python's random to objects in
-- its own process, reds wherever they fall.
\set theirs `scripts/bench-catanatron.sh`
SELECT :'theirs' <> '' AS has_catanatron
\gset
\if :has_catanatron
\echo 'A board, against catanatron 3.2.1 in Python, microseconds'
SELECT what, (board / 1000)::numeric(10, 2) AS catan_board_us, theirs::numeric(10, 0) AS catanatron_us,
       (theirs / (board / 1000))::numeric(10, 0) AS times_faster
FROM alone,
     LATERAL (SELECT string_to_array(:'theirs', ' ')::float8[] AS us) AS t,
     LATERAL (VALUES ('initialize_tiles, its tiles, corners and edges', us[1]),
                     ('CatanMap.from_template, the whole map', us[2])) AS row (what, theirs);
\endif

SET client_min_messages = warning;
DROP TABLE seeds;
