-- Paths across maps with a tenth of their cells walls, and other searches; against recursive queries, PL/pgSQL and
-- pgRouting, all in one run on one server, each from the table of cells to rows. A figure is the best of some runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET client_min_messages = warning;
SET work_mem = '64MB';

-- Walls by hash, the same on every server, none in the corners. Entering a cell costs 1 to 5.
CREATE FUNCTION pg_temp.terrain(side integer) RETURNS TABLE (id bigint, x integer, y integer, cost integer) LANGUAGE sql AS $$
    SELECT cx::bigint * side + cy, cx, cy, 1 + chance / 10 % 5
    FROM generate_series(0, side - 1) AS cx,
         generate_series(0, side - 1) AS cy,
         LATERAL (SELECT ('x' || left(md5(cx || ' ' || cy), 7))::bit(28)::integer AS chance) AS c
    WHERE chance % 10 <> 0 OR least(cx, side - 1 - cx) + least(cy, side - 1 - cy) < 2
$$;
CREATE TABLE map_50 (id bigint, x integer, y integer, cost integer, PRIMARY KEY (x, y));
CREATE TABLE map_100 (LIKE map_50 INCLUDING ALL);
CREATE TABLE map_1000 (LIKE map_50 INCLUDING ALL);
INSERT INTO map_50 SELECT * FROM pg_temp.terrain(50);
INSERT INTO map_100 SELECT * FROM pg_temp.terrain(100);
INSERT INTO map_1000 SELECT * FROM pg_temp.terrain(1000);
VACUUM ANALYZE map_50, map_100, map_1000;

\ir include/fastest.sql

\echo
\echo '1,000 x 1,000 cells, a tenth of them walls, milliseconds from table to rows'
CREATE TEMPORARY TABLE large (place integer GENERATED ALWAYS AS IDENTITY, what text, query text);
INSERT INTO large (what, query) VALUES
    ('the array alone', 'SELECT array_length(ARRAY(SELECT ARRAY[x, y] FROM map_1000), 1)'),
    ('hex_path, with the slope (999 steps straight)', 'SELECT * FROM hex_path(0, 0, 999, 999, ARRAY(SELECT ARRAY[x, y] FROM map_1000))'),
    ('hex_path, across the slope (1,998 steps)', 'SELECT * FROM hex_path(0, 999, 999, 0, ARRAY(SELECT ARRAY[x, y] FROM map_1000))'),
    ('hex_path, across, costs 1 to 5', 'SELECT * FROM hex_path(0, 999, 999, 0, ARRAY(SELECT ARRAY[x, y, cost] FROM map_1000))'),
    ('hex_path, across, costs 0 to 4', 'SELECT * FROM hex_path(0, 999, 999, 0, ARRAY(SELECT ARRAY[x, y, cost - 1] FROM map_1000))'),
    ('hex_reachable, all of it', 'SELECT * FROM hex_reachable(500, 500, 1000000, ARRAY(SELECT ARRAY[x, y, cost] FROM map_1000))'),
    ('hex_components by cost', 'SELECT * FROM hex_components(ARRAY(SELECT ARRAY[x, y, cost] FROM map_1000))');
SELECT what, pg_temp.fastest(query, 3)::numeric(10, 0) AS ms FROM large ORDER BY place;

\echo 'hex_visible, milliseconds'
CREATE TEMPORARY TABLE pillars AS
SELECT ARRAY(SELECT ARRAY[x, y] FROM generate_series(-100, 100) AS x, generate_series(-100, 100) AS y
             WHERE x % 9 = 4 AND y % 7 = 3) AS walls;
SELECT 'radius 100, no walls' AS what, pg_temp.fastest('SELECT * FROM hex_visible(0, 0, 100)')::numeric(10, 2) AS ms
UNION ALL
SELECT 'radius 100, 700 pillars', pg_temp.fastest('SELECT v.* FROM pillars, hex_visible(0, 0, 100, walls) AS v')::numeric(10, 2);

-- The best recursive query found: breadth first, which serves where all cells cost the same, one row a level with the
-- cells of that level in an array. Only the last two levels can come again. Then back from the end level by level.
-- Others tried for the same path: UNION over (x, y, steps) takes 20 times as long even where it is told how many steps to
-- stop at, and keeping one row a cell and level by a window function 5 times; hash joins instead of an index scan a cell
-- (without the OFFSET 0), twice. With costs all of them get slower, hex_path does not.
CREATE FUNCTION pg_temp.recursive_path() RETURNS TABLE (step integer, x integer, y integer) LANGUAGE sql AS $$
    WITH RECURSIVE
    way (dx, dy) AS (VALUES (-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)),
    level (step, cells, before) AS (
        SELECT 0, ARRAY[49], '{}'::integer[]
        UNION ALL
        SELECT step + 1, next, cells
        FROM level,
             LATERAL (
                 SELECT array_agg(n.x * 50 + n.y) AS next
                 FROM (SELECT c / 50 + dx AS x, c % 50 + dy AS y FROM unnest(cells) AS c, way
                       EXCEPT
                       SELECT c / 50, c % 50 FROM unnest(cells || before) AS c) AS n,
                      LATERAL (SELECT FROM map_50 AS m WHERE (m.x, m.y) = (n.x, n.y) OFFSET 0) AS m
             ) AS n
        WHERE next IS NOT NULL AND 49 * 50 <> ALL (cells)
    ),
    path (step, x, y) AS (
        SELECT step, 49, 0 FROM level WHERE 49 * 50 = ANY (cells)
        UNION ALL
        SELECT path.step - 1, n.x, n.y
        FROM path,
             LATERAL (SELECT path.x + dx AS x, path.y + dy AS y FROM level, way
                      WHERE level.step = path.step - 1 AND (path.x + dx) * 50 + path.y + dy = ANY (cells)
                      LIMIT 1) AS n
        WHERE path.step > 0
    )
    SELECT * FROM path ORDER BY step
$$;
-- The same in PL/pgSQL: a queue and the cell that each was come to from, in arrays.
CREATE FUNCTION pg_temp.procedural_path() RETURNS TABLE (step integer, x integer, y integer) LANGUAGE plpgsql AS $$
DECLARE
    -- By cell, with a border: NULL is no cell, 0 one that was not come to yet, else whence.
    origin integer[] := array_fill(NULL::integer, ARRAY[52 * 52]);
    queue integer[] := ARRAY[49 * 52 + 2];
    path integer[];
    cell integer;
    way integer;
    head integer := 1;
    tail integer := 1;
BEGIN
    FOR cell IN SELECT (49 - m.x + 1) * 52 + m.y + 2 FROM map_50 AS m LOOP
        origin[cell] := 0;
    END LOOP;
    cell := 50 * 52 + 51;
    queue[1] := cell;
    origin[cell] := -1;
    WHILE head <= tail AND origin[52 + 2] = 0 LOOP
        cell := queue[head];
        head := head + 1;
        FOREACH way IN ARRAY ARRAY[52, 1, -51, -52, -1, 51] LOOP
            IF origin[cell + way] = 0 THEN
                origin[cell + way] := cell;
                tail := tail + 1;
                queue[tail] := cell + way;
            END IF;
        END LOOP;
    END LOOP;
    cell := 52 + 2;
    WHILE cell > 0 LOOP
        path := path || cell;
        cell := origin[cell];
    END LOOP;
    RETURN QUERY
    SELECT (array_length(path, 1) - at)::integer, 50 - (c - 2) / 52, (c - 2) % 52
    FROM unnest(path) WITH ORDINALITY AS p (c, at)
    ORDER BY 1;
END
$$;

\echo '50 x 50 cells, equal costs, across: steps of each path, then milliseconds'
SELECT (SELECT max(step) FROM hex_path(0, 49, 49, 0, ARRAY(SELECT ARRAY[x, y] FROM map_50))) AS hex_path,
       (SELECT max(step) FROM pg_temp.recursive_path()) AS recursive_query,
       (SELECT max(step) FROM pg_temp.procedural_path()) AS pl_pgsql;
WITH measured AS (
    SELECT pg_temp.fastest('SELECT * FROM hex_path(0, 49, 49, 0, ARRAY(SELECT ARRAY[x, y] FROM map_50))', 20) AS ours,
           pg_temp.fastest('SELECT * FROM pg_temp.recursive_path()', 20) AS recursive_query,
           pg_temp.fastest('SELECT * FROM pg_temp.procedural_path()', 20) AS pl_pgsql
)
SELECT what, ours::numeric(10, 2) AS hex_path_ms, theirs::numeric(10, 2) AS other_ms, (theirs / ours)::numeric(10, 1) AS times_faster
FROM measured, LATERAL (VALUES ('recursive query', recursive_query), ('PL/pgSQL', pl_pgsql)) AS row (what, theirs);

-- pgRouting wants edges. They come from the same table of cells, or, to its advantage, ready from a table.
SELECT count(*) = 1 AS has_pgrouting FROM pg_available_extensions WHERE name = 'pgrouting'
\gset
\if :has_pgrouting
CREATE EXTENSION pgrouting CASCADE;
CREATE VIEW edge AS
SELECT row_number() OVER () AS id, a.id AS source, b.id AS target, b.cost::float8 AS cost, -1::float8 AS reverse_cost,
       a.y - a.x / 2.0::float8 AS x1, a.x * sqrt(0.75) AS y1, b.y - b.x / 2.0::float8 AS x2, b.x * sqrt(0.75) AS y2
FROM map_100 AS a, (VALUES (-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)) AS way (dx, dy), map_100 AS b
WHERE b.x = a.x + dx AND b.y = a.y + dy;
CREATE TABLE ready_edge AS SELECT * FROM edge;
VACUUM ANALYZE ready_edge;

\echo '100 x 100 cells, costs 1 to 5, across: cost of each path, then milliseconds'
SELECT (SELECT max(cost) FROM hex_path(0, 99, 99, 0, ARRAY(SELECT ARRAY[x, y, cost] FROM map_100))) AS hex_path,
       (SELECT max(agg_cost) FROM pgr_dijkstra('SELECT id, source, target, cost FROM edge', 99, 9900)) AS pgr_dijkstra,
       (SELECT max(agg_cost) FROM pgr_astar('SELECT * FROM edge', 99, 9900, heuristic := 4)) AS pgr_astar;
WITH measured AS (
    SELECT pg_temp.fastest('SELECT * FROM hex_path(0, 99, 99, 0, ARRAY(SELECT ARRAY[x, y, cost] FROM map_100))', 20) AS ours,
           pg_temp.fastest($q$SELECT * FROM pgr_dijkstra('SELECT id, source, target, cost FROM edge', 99, 9900)$q$) AS dijkstra,
           pg_temp.fastest($q$SELECT * FROM pgr_astar('SELECT * FROM edge', 99, 9900, heuristic := 4)$q$) AS astar,
           pg_temp.fastest($q$SELECT * FROM pgr_dijkstra('SELECT id, source, target, cost FROM ready_edge', 99, 9900)$q$) AS ready_dijkstra,
           pg_temp.fastest($q$SELECT * FROM pgr_astar('SELECT * FROM ready_edge', 99, 9900, heuristic := 4)$q$) AS ready_astar
)
SELECT what, ours::numeric(10, 2) AS hex_path_ms, theirs::numeric(10, 2) AS other_ms, (theirs / ours)::numeric(10, 1) AS times_faster
FROM measured,
     LATERAL (VALUES
         ('pgr_dijkstra, from the table of cells', dijkstra),
         ('pgr_astar, from the table of cells', astar),
         ('pgr_dijkstra, from a table of edges', ready_dijkstra),
         ('pgr_astar, from a table of edges', ready_astar)
     ) AS row (what, theirs);
DROP TABLE ready_edge;
DROP VIEW edge;
DROP EXTENSION pgrouting;
DROP EXTENSION IF EXISTS postgis;
\else
\echo 'pgRouting is not installed (postgresql-NN-pgrouting in Debian): not compared.'
\endif

DROP TABLE map_50, map_100, map_1000;
