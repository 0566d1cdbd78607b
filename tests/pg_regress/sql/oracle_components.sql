-- Components against a recursive query over centers in the plane.
\set oracle `echo "$ORACLE_DIR/components.sql"`
\set ECHO none
\i :oracle
\set ECHO all
SELECT count(*) AS maps, sum(array_length(cells, 1)) AS cells, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM generate_series(1, 60) AS seed,
     LATERAL (SELECT array_agg(ARRAY[x, y, value] ORDER BY md5(concat(seed, ' ', x, ' ', y))) AS cells
              FROM oracle.map(seed, 3 + seed % 9, 0.3 + seed % 8 * 0.1, 1 + seed % 3)) AS map,
     LATERAL (SELECT array_agg(c::text) AS ours FROM hex_components(cells) AS c) AS ours,
     LATERAL (SELECT array_agg(c::text) AS theirs FROM oracle.components(cells) AS c) AS theirs;

-- Without a third number all cells count as equal.
SELECT count(*) AS maps, sum(array_length(cells, 1)) AS cells, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM generate_series(1, 60) AS seed,
     LATERAL (SELECT array_agg(ARRAY[x, y] ORDER BY md5(concat(seed, ' ', x, ' ', y))) AS cells
              FROM oracle.map(seed, 3 + seed % 9, 0.3 + seed % 5 * 0.1, 1)) AS map,
     LATERAL (SELECT array_agg(c::text) AS ours FROM hex_components(cells) AS c) AS ours,
     LATERAL (SELECT array_agg(c::text) AS theirs FROM oracle.components(cells) AS c) AS theirs;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
