-- Where light comes to on a garland, by a recursive query over centers in the plane: which side faces which follows from
-- the angle between two centers, nothing from tables of neighbors.

\ir chance.sql

-- Cells with centers, px to the right and py down, at distance 1 from their neighbors.
CREATE OR REPLACE FUNCTION oracle.wired(cells integer[], sides integer)
RETURNS TABLE (x integer, y integer, links integer, px double precision, py double precision)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT
        cells[at][1],
        cells[at][2],
        cells[at][3],
        CASE sides WHEN 4 THEN cells[at][1] ELSE cells[at][2] - cells[at][1] / 2.0 END,
        CASE sides WHEN 4 THEN cells[at][2] ELSE cells[at][1] * sqrt(3) / 2 END
    FROM generate_subscripts(cells, 1) AS at;
$function$;

-- Each neighbor to which a cell is open: whether that is open too. Sides are numbered clockwise; the first one of squares
-- lies straight up, that of hexagons 30 degrees to the right of it.
CREATE OR REPLACE FUNCTION oracle.openings(cells integer[], sides integer)
RETURNS TABLE (x integer, y integer, to_x integer, to_y integer, side integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT a.x, a.y, b.x, b.y, side
    FROM oracle.wired(cells, sides) AS a
    JOIN oracle.wired(cells, sides) AS b ON abs((a.px - b.px) ^ 2 + (a.py - b.py) ^ 2 - 1) < 0.001
    CROSS JOIN LATERAL (
        SELECT (round((degrees(atan2(b.px - a.px, a.py - b.py)) + 360) * sides / 360 - (sides - 4) / 4.0)::integer + sides) % sides AS side
    ) AS facing
    WHERE a.links / (2 ^ side)::integer % 2 = 1;
$function$;

-- The cells that are lit. Among squares the source is the one at the bottom right, and its bottom must be open.
CREATE OR REPLACE FUNCTION oracle.lit(cells integer[], sides integer, source_x integer, source_y integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH RECURSIVE
    opening AS MATERIALIZED (SELECT * FROM oracle.openings(cells, sides)),
    way AS MATERIALIZED (
        SELECT there.x, there.y, there.to_x, there.to_y
        FROM opening AS there
        JOIN opening AS back ON (back.x, back.y, back.to_x, back.to_y) = (there.to_x, there.to_y, there.x, there.y)
    ),
    lit (x, y) AS (
        SELECT x, y
        FROM oracle.wired(cells, sides)
        WHERE (x, y) = (source_x, source_y) AND (sides = 6 OR links & 4 > 0)
        UNION
        SELECT to_x, to_y
        FROM lit
        JOIN way USING (x, y)
    )
    SELECT x, y FROM lit;
$function$;

-- Whether all is lit, by a link less than there are cells, and each open side leads to one that is open, save the
-- supply's.
CREATE OR REPLACE FUNCTION oracle.solved(cells integer[], sides integer, source_x integer, source_y integer)
RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH
    opening AS MATERIALIZED (SELECT * FROM oracle.openings(cells, sides)),
    counted AS (
        SELECT
            (SELECT count(*) FROM oracle.lit(cells, sides, source_x, source_y)) AS lit,
            (
                SELECT count(*)
                FROM opening AS there
                JOIN opening AS back ON (back.x, back.y, back.to_x, back.to_y) = (there.to_x, there.to_y, there.x, there.y)
            ) AS joined,
            (
                SELECT sum(length(replace(links::bit(8)::text, '0', '')))
                FROM oracle.wired(cells, sides)
            ) AS open_sides
    )
    SELECT lit = array_length(cells, 1)
        AND joined = 2 * (lit - 1)
        AND open_sides = joined + CASE sides WHEN 4 THEN 1 ELSE 0 END
    FROM counted;
$function$;

RESET client_min_messages;
