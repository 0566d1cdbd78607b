-- Intersections, edges, yields and free sites of a board by where corners lie in the plane. Centers and corners are whole
-- numbers in units of half a tile's width eastward and a quarter of its height southward.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- Each corner of each tile: where it lies, and the tile.
CREATE OR REPLACE FUNCTION oracle.tile_corners(seed double precision, rules jsonb)
RETURNS TABLE (east integer, south integer, rn integer, score integer, resource text)
LANGUAGE sql STABLE
AS $function$
    SELECT 2 * b.y - b.x + dx, 3 * b.x + dy, b.rn, b.score, b.resource
    FROM catan_board(seed, rules) AS b
    CROSS JOIN (VALUES (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)) AS corner (dx, dy);
$function$;

-- A corner is the north one (k = 0) of some cell or the north-west one (k = 1): rows of corners tell which.
CREATE OR REPLACE FUNCTION oracle.vertex(east integer, south integer, OUT x integer, OUT y integer, OUT k integer)
LANGUAGE sql IMMUTABLE
AS $function$
    SELECT x, (east + k + x) / 2, k
    FROM (
        SELECT CASE WHEN (south + 2) % 3 = 0 THEN 0 ELSE 1 END AS k,
               CASE WHEN (south + 2) % 3 = 0 THEN (south + 2) / 3 ELSE (south + 1) / 3 END AS x
    ) AS row_of_corners;
$function$;

CREATE OR REPLACE FUNCTION oracle.intersections(seed double precision, rules jsonb)
RETURNS TABLE (x integer, y integer, k integer, tiles integer, pips integer, harbor text)
LANGUAGE sql STABLE
AS $function$
    WITH piers AS (
        SELECT 2 * h.y - h.x + dx AS east, 3 * h.x + dy AS south, h.resource
        FROM catan_harbors(seed, rules) AS h
        JOIN (VALUES (0, 0, 2), (1, 1, 1), (2, 1, -1), (3, 0, -2), (4, -1, -1), (5, -1, 1)) AS corner (pier, dx, dy)
            ON pier IN (h.pier1, h.pier2)
    )
    SELECT (oracle.vertex(east, south)).*, count(*)::integer, sum(coalesce(6 - abs(7 - c.score), 0))::integer,
           (SELECT p.resource FROM piers AS p WHERE (p.east, p.south) = (c.east, c.south))
    FROM oracle.tile_corners(seed, rules) AS c
    GROUP BY east, south
    ORDER BY 1, 2, 3;
$function$;

-- Two corners of a tile are the ends of an edge if they are as far apart as its center and a corner.
CREATE OR REPLACE FUNCTION oracle.edges(seed double precision, rules jsonb)
RETURNS TABLE (ends text, coast boolean)
LANGUAGE sql STABLE
AS $function$
    SELECT least(a.at, b.at) || greatest(a.at, b.at), count(DISTINCT a.rn) = 1
    FROM (SELECT *, oracle.vertex(east, south)::text AS at FROM oracle.tile_corners(seed, rules)) AS a
    JOIN (SELECT *, oracle.vertex(east, south)::text AS at FROM oracle.tile_corners(seed, rules)) AS b
        ON a.rn = b.rn AND a.at < b.at AND 3 * (a.east - b.east) ^ 2 + (a.south - b.south) ^ 2 = 4
    GROUP BY 1;
$function$;

CREATE OR REPLACE FUNCTION oracle.yields(seed double precision, rules jsonb, robber_x integer, robber_y integer)
RETURNS TABLE (x integer, y integer, k integer, roll integer, resource text, amount integer)
LANGUAGE sql STABLE
AS $function$
    SELECT (oracle.vertex(east, south)).*, c.score, c.resource, count(*)::integer
    FROM oracle.tile_corners(seed, rules) AS c
    JOIN catan_board(seed, rules) AS b USING (rn)
    WHERE c.score IS NOT NULL AND (robber_x IS NULL OR (b.x, b.y) <> (robber_x, robber_y))
    GROUP BY east, south, c.score, c.resource
    ORDER BY 1, 2, 3, 4, position(c.resource IN '/#^".');
$function$;

RESET client_min_messages;
