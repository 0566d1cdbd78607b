-- The grid against built-in functions, all in one run on one server. A figure is the best of five runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '64MB';

CREATE TABLE units AS SELECT id, id * 7 % 1000 AS x, id * 13 % 1000 AS y FROM generate_series(1, 20000) AS id;
CREATE TABLE pairs AS
SELECT id % 1999 AS x1, id % 1997 AS y1, id % 1993 AS x2, id % 1987 AS y2 FROM generate_series(1, 1000000) AS id;
VACUUM ANALYZE units, pairs;

\ir include/fastest.sql

CREATE TEMPORARY TABLE measured AS
SELECT pg_temp.fastest('SELECT count(*) FROM units, hex_range(x, y, 10)') AS range_10,
       pg_temp.fastest('SELECT count(*) FROM units, generate_series(id, id + 330)') AS series_331,
       pg_temp.fastest('SELECT sum(distance) FROM units, hex_range(x, y, 10)') AS range_10_read,
       pg_temp.fastest('SELECT sum(n) FROM units, generate_series(id, id + 330) AS n') AS series_331_read,
       pg_temp.fastest('SELECT count(*) FROM units, hex_range(x, y, 1)') AS range_1,
       pg_temp.fastest('SELECT count(*) FROM units, generate_series(id, id + 6)') AS series_7;

\echo
\echo 'Sets by LATERAL over 20,000 rows, milliseconds'
SELECT what, ours::numeric(10, 1) AS ours_ms, theirs::numeric(10, 1) AS series_ms, (ours / theirs)::numeric(10, 2) AS ratio
FROM measured,
     LATERAL (VALUES
         ('hex_range(x, y, 10), against generate_series of 331 rows', range_10, series_331),
         ('the same, with a column read', range_10_read, series_331_read),
         ('hex_range(x, y, 1), against generate_series of 7 rows', range_1, series_7)
     ) AS row (what, ours, theirs);

-- A built-in operator on the same columns, and the distance twice, tell what one more call costs.
CREATE TEMPORARY TABLE a_row AS
SELECT pg_temp.fastest('SELECT count(*) FROM pairs WHERE x1 + y1 + x2 + y2 < 0') AS operators,
       pg_temp.fastest('SELECT count(*) FROM pairs WHERE x1 # y1 < 0') AS operator,
       pg_temp.fastest('SELECT count(*) FROM pairs WHERE hex_distance(x1, y1, x2, y2) < 0') AS distance;

\echo 'Nanoseconds a row over 1,000,000 rows'
SELECT operator::numeric(10, 0) AS "x1 # y1", operators::numeric(10, 0) AS "x1 + y1 + x2 + y2",
       distance::numeric(10, 0) AS hex_distance, (distance - operator)::numeric(10, 1) AS more_than_an_operator
FROM a_row;

DROP TABLE units, pairs;
