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
SELECT seed, players, method, max_chunk, islands, t.*
FROM land,
     LATERAL (SELECT (2 + (seed + at) % 8)::integer AS players, method, at % 2 = 0 AS islands,
                     CASE (seed + at) % 8 WHEN 0 THEN NULL WHEN 1 THEN (2 + seed % 6)::integer ELSE (1 + seed % 7)::integer END AS max_chunk
              FROM unnest('{swap,deal,grow,grow}'::text[]) WITH ORDINALITY AS m (method, at)) AS request,
     hex_territories(catan_seed(seed), cells, players, max_chunk, method, islands => islands) AS t
WHERE array_length(cells, 1) >= players;
ANALYZE shared;
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

-- Promises: every player has cells; counts are even and pieces small, save those grown; who grows without islands has one piece.
WITH count AS (
    SELECT seed, players, method, islands, max_chunk, player, count(*) AS cells, max(chunk_size) AS largest, count(DISTINCT chunk) AS chunks
    FROM shared WHERE player IS NOT NULL GROUP BY seed, players, method, islands, max_chunk, player
), map AS (
    SELECT seed, players, method, CASE method WHEN 'grow' THEN islands END AS islands, max_chunk,
           count(*) AS sharing, max(cells) - min(cells) AS lead, max(largest) AS largest, max(chunks) AS chunks
    FROM count GROUP BY seed, players, method, islands, max_chunk
)
SELECT method, islands, count(*) AS maps, count(*) FILTER (WHERE sharing <> players) AS without_cells,
       count(*) FILTER (WHERE lead > 1 AND islands IS NOT FALSE) AS uneven,
       count(*) FILTER (WHERE largest > coalesce(max_chunk, 4) AND players > 2 AND method <> 'grow') AS too_large,
       count(*) FILTER (WHERE chunks > 1 AND NOT islands) AS in_pieces
FROM map GROUP BY method, islands ORDER BY method, islands;

-- The stats are what the cells add up to.
CREATE TEMPORARY TABLE beside AS
SELECT s.seed, s.players, s.method, s.x, s.y, s.player,
       bool_or(other.player <> s.player) IS TRUE AS at_border, bool_or(other.x IS NULL) AS at_coast
FROM shared AS s
CROSS JOIN (VALUES (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)) AS step (dx, dy)
LEFT JOIN shared AS other
    ON (other.seed, other.players, other.method, other.x, other.y) = (s.seed, s.players, s.method, s.x + dx, s.y + dy)
GROUP BY s.seed, s.players, s.method, s.x, s.y, s.player;
WITH counted AS (
    SELECT seed, players, method, player, count(*) AS cells, count(DISTINCT chunk) AS chunks, max(chunk_size) AS largest_chunk,
           count(*) FILTER (WHERE at_border) AS border_cells, count(*) FILTER (WHERE at_coast) AS coast_cells,
           greatest(0, max(total) / players - count(*)) AS missing_cells
    FROM (SELECT *, count(*) OVER (PARTITION BY seed, players, method) AS total FROM shared) AS shared
    JOIN beside USING (seed, players, method, x, y, player)
    GROUP BY seed, players, method, player
), stats AS (
    SELECT seed, players, method, s.*
    FROM (SELECT DISTINCT seed, players, method, max_chunk, islands FROM shared) AS request
    JOIN land USING (seed),
         hex_territories_stats(catan_seed(seed), cells, players, max_chunk, method, islands => islands) AS s
)
SELECT count(*) AS compared,
       count(*) FILTER (WHERE (s.cells, s.chunks, s.largest_chunk, s.border_cells, s.coast_cells, s.missing_cells)
                              IS DISTINCT FROM (c.cells, c.chunks, c.largest_chunk, c.border_cells, c.coast_cells, c.missing_cells)) AS different
FROM counted AS c FULL JOIN stats AS s USING (seed, players, method, player);
DROP TABLE beside;
DROP TABLE land, shared;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
