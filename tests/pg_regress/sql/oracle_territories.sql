-- Pieces of shared maps against hex_components and against a recursive query; counts and sizes against what is promised.
\set oracle `echo "$ORACLE_DIR/territories.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TEMPORARY TABLE land AS
SELECT seed, ARRAY(SELECT ARRAY[x, y] FROM oracle.land(seed) ORDER BY md5(concat(seed, ' ', x, ' ', y))) AS cells
FROM generate_series(1, 60) AS seed;
-- Two to nine players, all methods, all limits that go with them on every map: none for two players, 2 and more for three.
CREATE TEMPORARY TABLE shared AS
SELECT seed, players, method, max_chunk, t.*
FROM land,
     LATERAL (SELECT (2 + (seed + at) % 8)::integer AS players, method, at % 2 = 0 AS islands,
                     CASE (seed + at) % 8 WHEN 0 THEN NULL WHEN 1 THEN (2 + seed % 6)::integer ELSE (1 + seed % 7)::integer END AS max_chunk
              FROM unnest('{swap,deal,grow,grow}'::text[]) WITH ORDINALITY AS m (method, at)) AS request,
     hex_territories(catan_seed(seed), cells, players, max_chunk, method, islands => islands) AS t
WHERE array_length(cells, 1) >= players;
CREATE INDEX ON shared (seed, players, method, x, y);
CREATE TEMPORARY TABLE land_cell AS SELECT seed, l.x, l.y FROM land, oracle.land(seed) AS l;
CREATE INDEX ON land_cell (seed, x, y);
ANALYZE shared, land_cell;
SELECT method, count(DISTINCT (seed, players)) AS maps, min(players), max(players), count(*) AS cells, count(*) - count(player) AS free
FROM shared GROUP BY method ORDER BY method;

-- By hex_components, with the players as third number.
WITH held AS (
    SELECT seed, players, method, array_agg(ARRAY[x, y, player]) AS cells FROM shared WHERE player IS NOT NULL GROUP BY seed, players, method
)
SELECT count(*) AS compared, count(*) FILTER (WHERE (chunk, chunk_size) IS DISTINCT FROM (component, size)) AS different
FROM shared
LEFT JOIN (SELECT seed, players, method, c.* FROM held, hex_components(cells) AS c) AS component USING (seed, players, method, x, y);

-- By the recursive query.
WITH held AS (
    SELECT seed, players, method, array_agg(x) AS xs, array_agg(y) AS ys, array_agg(player) AS owners FROM shared GROUP BY seed, players, method
)
SELECT count(*) AS compared, count(*) FILTER (WHERE (s.chunk, s.chunk_size) IS DISTINCT FROM (p.chunk, p.chunk_size)) AS different
FROM shared AS s
LEFT JOIN (SELECT seed, players, method, p.* FROM held, oracle.territory_pieces(xs, ys, owners) AS p) AS p USING (seed, players, method, x, y);

-- Promises: every player has cells, counts are even, pieces are small; who grew without islands has one piece.
WITH count AS (
    SELECT seed, players, method, max_chunk, player, count(*) AS cells, max(chunk_size) AS largest, count(DISTINCT chunk) AS chunks
    FROM shared WHERE player IS NOT NULL GROUP BY seed, players, method, max_chunk, player
), map AS (
    SELECT seed, players, method, max_chunk, count(*) AS sharing, max(cells) - min(cells) AS lead, max(largest) AS largest, max(chunks) AS chunks
    FROM count GROUP BY seed, players, method, max_chunk
)
SELECT method, count(*) AS maps, count(*) FILTER (WHERE sharing <> players) AS without_cells,
       count(*) FILTER (WHERE lead > 1) AS uneven,
       count(*) FILTER (WHERE largest > coalesce(max_chunk, 4) AND players > 2) AS too_large
FROM map WHERE method <> 'grow' GROUP BY method ORDER BY method;

-- The stats are what the cells add up to.
WITH stats AS (
    SELECT seed, players, method, s.*
    FROM (SELECT DISTINCT seed, players, method, max_chunk FROM shared WHERE method <> 'grow') AS request
    JOIN land USING (seed),
         hex_territories_stats(catan_seed(seed), cells, players, max_chunk, method) AS s
), counted AS (
    SELECT seed, players, method, player, count(*) AS cells, count(DISTINCT chunk) AS chunks, max(chunk_size) AS largest_chunk,
           count(*) FILTER (WHERE EXISTS (
               SELECT FROM hex_neighbors(s.x, s.y) AS n
               JOIN shared AS other ON (other.seed, other.players, other.method, other.x, other.y) = (s.seed, s.players, s.method, n.x, n.y)
               WHERE other.player <> s.player)) AS border_cells,
           count(*) FILTER (WHERE EXISTS (
               SELECT FROM hex_neighbors(s.x, s.y) AS n
               WHERE NOT EXISTS (SELECT FROM land_cell AS l WHERE (l.seed, l.x, l.y) = (s.seed, n.x, n.y)))) AS coast_cells
    FROM shared AS s WHERE method <> 'grow' AND seed <= 15 GROUP BY seed, players, method, player
)
SELECT count(*) AS compared,
       count(*) FILTER (WHERE (stats.cells, stats.chunks, stats.largest_chunk, stats.border_cells, stats.coast_cells, stats.missing_cells)
                              IS DISTINCT FROM (c.cells::integer, c.chunks::integer, c.largest_chunk, c.border_cells::integer, c.coast_cells::integer, 0)) AS different
FROM counted AS c LEFT JOIN stats USING (seed, players, method, player);
DROP TABLE land, land_cell, shared;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
