-- Intersections, edges, yields and open sites of a board by where corners lie in the plane. Centers, corners and distances
-- are whole numbers, in units of half a tile's width eastward and a quarter of its height southward.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- Each corner of each tile: where it lies, and the tile.
CREATE OR REPLACE FUNCTION oracle.tile_corners(seed double precision, rules jsonb)
RETURNS TABLE (east integer, south integer, x integer, y integer, score integer, resource text)
LANGUAGE sql STABLE
AS $function$
    SELECT 2 * b.y - b.x + de, 3 * b.x + ds, b.x, b.y, b.score, b.resource
    FROM catan_board(seed, rules) AS b
    CROSS JOIN (VALUES (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)) AS corner (de, ds);
$function$;

-- The corners of sea hexagons that piers lead to.
CREATE OR REPLACE FUNCTION oracle.piers(seed double precision, rules jsonb)
RETURNS TABLE (east integer, south integer, resource text)
LANGUAGE sql STABLE
AS $function$
    SELECT 2 * h.y - h.x + de, 3 * h.x + ds, h.resource
    FROM catan_harbors(seed, rules) AS h
    JOIN (VALUES (0, 0, 2), (1, 1, 1), (2, 1, -1), (3, 0, -2), (4, -1, -1), (5, -1, 1)) AS corner (pier, de, ds)
        ON pier IN (h.pier1, h.pier2);
$function$;

-- The square of a distance between corners or centers in sides of a tile, which is whole.
CREATE OR REPLACE FUNCTION oracle.squared(de integer, ds integer)
RETURNS integer
LANGUAGE sql IMMUTABLE
AS $function$
    SELECT (3 * de * de + ds * ds) / 4;
$function$;

-- A corner is the north one (k = 0) of some cell or the north-west one (k = 1): rows of corners tell which.
CREATE OR REPLACE FUNCTION oracle.vertex(east integer, south integer, OUT x integer, OUT y integer, OUT k integer)
LANGUAGE sql IMMUTABLE
AS $function$
    SELECT x, (east + k + x) / 2, k
    FROM (VALUES (0, (south + 2) / 3), (1, (south + 1) / 3)) AS named (k, x)
    WHERE south = 3 * x - 2 + k;
$function$;

-- A side is the north-east one (k = 0) of some cell, the north-west (1) or the west one (2): its middle, here twice, tells which.
CREATE OR REPLACE FUNCTION oracle.edge(east integer, south integer, OUT x integer, OUT y integer, OUT k integer)
LANGUAGE sql IMMUTABLE
AS $function$
    SELECT x, (east - de + 2 * x) / 4, k
    FROM (VALUES (0, 1, -3), (1, -1, -3), (2, -2, 0)) AS side (k, de, ds)
    CROSS JOIN LATERAL (SELECT (south - ds) / 6 AS x) AS row_of_cells
    WHERE south = 6 * x + ds AND (east - de + 2 * x) % 4 = 0;
$function$;

CREATE OR REPLACE FUNCTION oracle.intersections(seed double precision, rules jsonb)
RETURNS TABLE (x integer, y integer, k integer, tiles integer, pips integer, harbor text)
LANGUAGE sql STABLE
AS $function$
    SELECT v.x, v.y, v.k, tiles, pips, p.resource
    FROM (
        SELECT east, south, count(*)::integer AS tiles, sum(coalesce(6 - abs(7 - score), 0))::integer AS pips
        FROM oracle.tile_corners(seed, rules)
        GROUP BY east, south
    ) AS corner
    CROSS JOIN oracle.vertex(east, south) AS v
    LEFT JOIN oracle.piers(seed, rules) AS p USING (east, south)
    ORDER BY v.x, v.y, v.k;
$function$;

-- Of two ends the first clockwise from north is the one further east, or else the northern one.
CREATE OR REPLACE FUNCTION oracle.edges(seed double precision, rules jsonb)
RETURNS TABLE (
    x  integer, y  integer, k  integer,
    x1 integer, y1 integer, k1 integer,
    x2 integer, y2 integer, k2 integer,
    coast boolean
)
LANGUAGE sql STABLE
AS $function$
    WITH tile_corners AS MATERIALIZED (
        SELECT * FROM oracle.tile_corners(seed, rules)
    )
    SELECT e.x, e.y, e.k, v1.x, v1.y, v1.k, v2.x, v2.y, v2.k, tiles = 1
    FROM (
        SELECT a.east AS east1, a.south AS south1, b.east AS east2, b.south AS south2, count(*) AS tiles
        FROM tile_corners AS a
        JOIN tile_corners AS b USING (x, y)
        WHERE oracle.squared(a.east - b.east, a.south - b.south) = 1
            AND (a.east > b.east OR a.east = b.east AND a.south < b.south)
        GROUP BY a.east, a.south, b.east, b.south
    ) AS side
    CROSS JOIN oracle.edge(east1 + east2, south1 + south2) AS e
    CROSS JOIN oracle.vertex(east1, south1) AS v1
    CROSS JOIN oracle.vertex(east2, south2) AS v2
    ORDER BY e.x, e.y, e.k;
$function$;

CREATE OR REPLACE FUNCTION oracle.yields(seed double precision, rules jsonb, robber integer[])
RETURNS TABLE (x integer, y integer, k integer, roll integer, resource text, amount integer)
LANGUAGE sql STABLE
AS $function$
    SELECT v.x, v.y, v.k, score, corner.resource, amount
    FROM (
        SELECT east, south, c.score, c.resource, count(*)::integer AS amount
        FROM oracle.tile_corners(seed, rules) AS c
        WHERE score IS NOT NULL AND ARRAY[c.x, c.y] IS DISTINCT FROM robber
        GROUP BY east, south, c.score, c.resource
    ) AS corner
    CROSS JOIN oracle.vertex(east, south) AS v
    ORDER BY v.x, v.y, v.k, score, position(corner.resource IN '/#^".');
$function$;

-- The places at least as far from every building as the next corner but one.
CREATE OR REPLACE FUNCTION oracle.settlement_sites(seed double precision, occupied integer[], rules jsonb)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE sql STABLE
AS $function$
    WITH place AS MATERIALIZED (
        SELECT DISTINCT v.*, east, south
        FROM oracle.tile_corners(seed, rules) AS c
        CROSS JOIN oracle.vertex(east, south) AS v
    ),
    building AS MATERIALIZED (
        SELECT east, south
        FROM generate_subscripts(occupied, 1) AS at
        JOIN place ON (x, y, k) = (occupied[at][1], occupied[at][2], occupied[at][3])
    )
    SELECT x, y, k
    FROM place
    WHERE NOT EXISTS (
        SELECT FROM building WHERE oracle.squared(building.east - place.east, building.south - place.south) <= 1
    )
    ORDER BY x, y, k;
$function$;

RESET client_min_messages;
