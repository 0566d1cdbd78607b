-- The measures of boards in plain SQL, from the tiles alone: joins on the steps to neighbors, distances in the plane, a
-- draft played pick by pick. Fill oracle.tile, then read oracle.metrics.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

CREATE TABLE oracle.tile (
    game          integer,
    x             integer,
    y             integer,
    resource_name text,
    score         integer,
    PRIMARY KEY (game, x, y)
);

-- Two dice throw a number in so many of 36 ways.
CREATE TABLE oracle.ways AS
SELECT a + b AS score, count(*)::integer AS pips
FROM generate_series(1, 6) AS a
CROSS JOIN generate_series(1, 6) AS b
GROUP BY a + b;

CREATE VIEW oracle.yield AS
SELECT
    game,
    x,
    y,
    resource_name,
    score,
    coalesce(pips, 0) AS pips,
    -- The center in the plane, neighbors 1 apart.
    y - x / 2.0::float8 AS east,
    x * sqrt(0.75) AS south
FROM oracle.tile
LEFT JOIN oracle.ways USING (score);

-- ---------------------------------------------------------------------------------------------
-- Pips
-- ---------------------------------------------------------------------------------------------

CREATE VIEW oracle.resource AS
SELECT game, resource_name, sum(pips)::integer AS pips, count(*)::integer AS tiles
FROM oracle.yield
WHERE resource_name <> 'desert'
GROUP BY game, resource_name;

-- Each tile is at six corners, which are called (x, y, k).
CREATE VIEW oracle.site AS
SELECT game, x + dx AS x, y + dy AS y, k, count(*)::integer AS tiles, sum(pips)::integer AS pips
FROM oracle.yield
CROSS JOIN (VALUES (0, 0, 0), (0, 1, 1), (1, 1, 0), (1, 1, 1), (1, 0, 0), (0, 0, 1)) AS corner (dx, dy, k)
GROUP BY game, x + dx, y + dy, k;

-- ---------------------------------------------------------------------------------------------
-- Neighbors
-- ---------------------------------------------------------------------------------------------

CREATE VIEW oracle.pair AS
SELECT a.game, a.resource_name AS resource1, b.resource_name AS resource2, a.score AS score1, b.score AS score2
FROM oracle.tile AS a
CROSS JOIN (VALUES (0, 1), (1, 0), (1, 1)) AS step (dx, dy)
JOIN oracle.tile AS b ON (b.game, b.x, b.y) = (a.game, a.x + dx, a.y + dy);

CREATE VIEW oracle.pair_counts AS
SELECT
    game,
    count(*)::integer AS pairs,
    count(*) FILTER (WHERE resource1 = resource2)::integer AS equal_terrain_pairs,
    count(*) FILTER (WHERE score1 = score2)::integer AS equal_number_pairs,
    count(*) FILTER (WHERE score1 IN (6, 8) AND score2 IN (6, 8))::integer AS red_pairs,
    count(*) FILTER (WHERE score1 IN (2, 12) AND score2 IN (2, 12))::integer AS two_twelve_pairs
FROM oracle.pair
GROUP BY game;

CREATE VIEW oracle.cluster AS
WITH RECURSIVE walk (game, from_x, from_y, x, y, resource_name) AS (
    SELECT game, x, y, x, y, resource_name
    FROM oracle.tile
    UNION
    SELECT walk.game, from_x, from_y, tile.x, tile.y, tile.resource_name
    FROM walk
    CROSS JOIN (VALUES (-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1)) AS step (dx, dy)
    JOIN oracle.tile ON (tile.game, tile.x, tile.y, tile.resource_name)
                      = (walk.game, walk.x + dx, walk.y + dy, walk.resource_name)
)
SELECT game, max(size)::integer AS largest_cluster
FROM (SELECT game, count(*) AS size FROM walk GROUP BY game, from_x, from_y) AS reached
GROUP BY game;

-- ---------------------------------------------------------------------------------------------
-- The draft
-- ---------------------------------------------------------------------------------------------

-- Where a site lies in the plane. From the center of a tile its corners are √(1/3) away.
CREATE FUNCTION oracle.place(x integer, y integer, k integer)
RETURNS point
LANGUAGE sql IMMUTABLE STRICT
AS $function$
    SELECT point(y - x / 2.0 - k * 0.5, x * sqrt(0.75) - sqrt(1.0 / 3) / (k + 1));
$function$;

CREATE FUNCTION oracle.draft_gap(played integer)
RETURNS integer
LANGUAGE plpgsql STABLE STRICT
AS $function$
DECLARE
    players CONSTANT integer := (SELECT greatest(2, count(*) * 4 / 19) FROM oracle.tile WHERE game = played);
    hands   integer[] := array_fill(0, ARRAY[players]);
    taken   point[] := '{}';
    turn    integer := 0;
    player  integer;
    open    record;
BEGIN
    FOR open IN
        SELECT pips, oracle.place(x, y, k) AS place FROM oracle.site WHERE game = played ORDER BY pips DESC, x, y, k
    LOOP
        -- The distance rule: no other settlement at the next corner, √(1/3) away.
        CONTINUE WHEN EXISTS (SELECT FROM unnest(taken) AS other WHERE other <-> open.place < 0.6);
        turn := turn + 1;
        EXIT WHEN turn > 2 * players;
        player := least(turn, 2 * players + 1 - turn);
        hands[player] := hands[player] + open.pips;
        taken := taken || open.place;
    END LOOP;
    RETURN (SELECT max(hand) - min(hand) FROM unnest(hands) AS hand);
END
$function$;

-- ---------------------------------------------------------------------------------------------
-- Imbalances
-- ---------------------------------------------------------------------------------------------

CREATE VIEW oracle.resource_imbalance AS
SELECT game, coalesce(stddev_pop(pips::float8 / tiles) / nullif(avg(pips::float8 / tiles), 0), 0) AS resource_imbalance
FROM oracle.resource
GROUP BY game;

CREATE VIEW oracle.site_imbalance AS
SELECT game, coalesce(stddev_pop(pips::float8) / nullif(avg(pips::float8), 0), 0) AS site_imbalance
FROM (SELECT *, max(tiles) OVER (PARTITION BY game) AS most FROM oracle.site) AS site
WHERE tiles = most
GROUP BY game;

CREATE VIEW oracle.side_imbalance AS
SELECT game, coalesce(max(distance) / nullif(sqrt(avg((east - mean_east) ^ 2 + (south - mean_south) ^ 2)), 0), 0) AS side_imbalance
FROM (
    SELECT game, avg(east) AS mean_east, avg(south) AS mean_south,
           sqrt((sum(pips * east) / nullif(sum(pips), 0) - avg(east)) ^ 2
              + (sum(pips * south) / nullif(sum(pips), 0) - avg(south)) ^ 2) AS distance
    FROM oracle.yield
    GROUP BY game
) AS middle
JOIN oracle.yield USING (game)
GROUP BY game;

-- ---------------------------------------------------------------------------------------------
-- All of it
-- ---------------------------------------------------------------------------------------------

CREATE VIEW oracle.metrics AS
SELECT
    game,
    coalesce(grain_pips, 0) AS grain_pips,
    coalesce(lumber_pips, 0) AS lumber_pips,
    coalesce(ore_pips, 0) AS ore_pips,
    coalesce(wool_pips, 0) AS wool_pips,
    coalesce(brick_pips, 0) AS brick_pips,
    best_pips,
    best_sites,
    rich_sites,
    oracle.draft_gap(game) AS draft_gap,
    largest_cluster,
    coalesce(equal_terrain_pairs, 0) AS equal_terrain_pairs,
    coalesce(equal_number_pairs, 0) AS equal_number_pairs,
    coalesce(red_pairs, 0) AS red_pairs,
    coalesce(two_twelve_pairs, 0) AS two_twelve_pairs,
    coalesce(resource_imbalance, 0) AS resource_imbalance,
    site_imbalance,
    side_imbalance,
    coalesce((equal_terrain_pairs + equal_number_pairs + red_pairs + two_twelve_pairs)::float8 / pairs, 0) AS neighbor_imbalance
FROM (
    SELECT game, max(pips) AS best_pips,
           count(*) FILTER (WHERE pips = most)::integer AS best_sites,
           count(*) FILTER (WHERE pips >= 10)::integer AS rich_sites
    FROM (SELECT *, max(pips) OVER (PARTITION BY game) AS most FROM oracle.site) AS site
    GROUP BY game
) AS sites
LEFT JOIN (
    SELECT game,
           max(pips) FILTER (WHERE resource_name = 'grain') AS grain_pips,
           max(pips) FILTER (WHERE resource_name = 'lumber') AS lumber_pips,
           max(pips) FILTER (WHERE resource_name = 'ore') AS ore_pips,
           max(pips) FILTER (WHERE resource_name = 'wool') AS wool_pips,
           max(pips) FILTER (WHERE resource_name = 'brick') AS brick_pips
    FROM oracle.resource
    GROUP BY game
) AS resources USING (game)
LEFT JOIN oracle.pair_counts USING (game)
LEFT JOIN oracle.resource_imbalance USING (game)
JOIN oracle.cluster USING (game)
JOIN oracle.site_imbalance USING (game)
JOIN oracle.side_imbalance USING (game);

RESET client_min_messages;
