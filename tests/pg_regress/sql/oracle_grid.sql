-- Cells, neighbors and distance against geometry and breadth-first search.
\set oracle `echo "$ORACLE_DIR/grid.sql"`
\set ECHO none
\i :oracle
\set ECHO all
SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM generate_series(0, 12) AS radius,
     LATERAL (SELECT array_agg(t ORDER BY t.rn) AS ours FROM hex_tiles(radius) AS t) AS ours,
     LATERAL (SELECT array_agg(t ORDER BY t.rn) AS theirs FROM oracle.tiles(radius) AS t) AS theirs;

SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM generate_series(-4, 4) AS cx, generate_series(-4, 4) AS cy,
     LATERAL (SELECT array_agg((direction, x, y)::text ORDER BY direction) AS ours FROM hex_neighbors(cx, cy)) AS ours,
     LATERAL (SELECT array_agg((direction, x, y)::text ORDER BY direction) AS theirs FROM oracle.neighbors(cx, cy)) AS theirs;

SELECT count(*) AS compared, count(*) FILTER (WHERE hex_distance(-2, 3, x, y) <> distance) AS different
FROM oracle.distance_bfs(-2, 3, 10);
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
