-- Maps shared among players: a small one by each method, then three sizes. A figure is the best of some runs, from an array
-- of cells to rows.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '64MB';

\ir include/fastest.sql

CREATE TABLE maps AS
SELECT cells, ARRAY(SELECT ARRAY[x, y] FROM hex_spiral(0, 0, 600) WHERE rn <= cells) AS map
FROM unnest('{80,1000,10000,100000,1000000}'::integer[]) AS cells;
VACUUM ANALYZE maps;

\echo '80 cells, 4 players, microseconds for a map (a thousand seeds in one query)'
SELECT method, (pg_temp.fastest(format(
           'SELECT count(*) FROM maps, generate_series(1, 1000) AS id, hex_territories(catan_seed(id), map, 4, method => %L) WHERE cells = 80', method), 5))::numeric(10, 1) AS us
FROM unnest('{swap,deal,grow}'::text[]) AS method;

\echo '8 players, milliseconds for a map; swap with 10 exchanges a cell, which is the default'
SELECT cells, max(ms) FILTER (WHERE method = 'swap') AS swap, max(ms) FILTER (WHERE method = 'deal') AS deal, max(ms) FILTER (WHERE method = 'grow') AS grow,
       (max(ms) FILTER (WHERE method = 'swap') * 1000000 / (10 * cells))::numeric(10, 0) AS ns_an_exchange
FROM (SELECT cells, method, pg_temp.fastest(format(
                 'SELECT count(*) FROM maps, hex_territories(0.5, map, 8, method => %L) WHERE cells = %s', method, cells), 3)::numeric(10, 2) AS ms
      FROM maps, unnest('{swap,deal,grow}'::text[]) AS method) AS measured
GROUP BY cells ORDER BY cells;

\echo 'Swap with fewer players: three take more exchanges, two have large pieces; milliseconds'
SELECT cells, max(ms) FILTER (WHERE players = 2) AS two, max(ms) FILTER (WHERE players = 3) AS three, max(ms) FILTER (WHERE players = 4) AS four
FROM (SELECT cells, players, pg_temp.fastest(format(
                 'SELECT count(*) FROM maps, hex_territories(0.5, map, %s) WHERE cells = %s', players, cells), 2)::numeric(10, 2) AS ms
      FROM maps, generate_series(2, 4) AS players WHERE cells <= 100000) AS measured
GROUP BY cells ORDER BY cells;

DROP TABLE maps;
