-- The grid by brute force: neighbors, distances and the spiral of tiles, measured in the plane
-- instead of computed in coordinates. Slow on purpose, and only as large as a test needs.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- The center of a cell, for hexagons of side 1 standing on a corner. y of the plane points down.
CREATE OR REPLACE FUNCTION oracle.center(
    x      integer,
    y      integer,
    OUT px double precision,
    OUT py double precision
)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT sqrt(3) * ((y - x) + x / 2.0), 1.5 * x;
$function$;

-- The direction from the origin to a point in whole millionths of a degree, counterclockwise from
-- east, 0 included and 360 not. Rounded, for 119.99999999999999 and 120 are one direction.
CREATE OR REPLACE FUNCTION oracle.angle(px double precision, py double precision)
RETURNS numeric
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT (round(atan2d(-py, px)::numeric, 6) + 360) % 360;
$function$;

-- The six nearest centers, clockwise from the north-east. They are looked for in a window of 25
-- cells around the origin, for all cells of a grid look alike, and far out a float8 is too coarse.
CREATE OR REPLACE FUNCTION oracle.neighbors(x integer, y integer)
RETURNS TABLE (direction text, x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 6
AS $function$
    WITH nearest AS (
        SELECT dx, dy, oracle.angle(px, py) AS angle
        FROM generate_series(-2, 2) AS dx
        CROSS JOIN generate_series(-2, 2) AS dy
        CROSS JOIN LATERAL oracle.center(dx, dy)
        WHERE (dx, dy) <> (0, 0)
        ORDER BY px * px + py * py
        LIMIT 6
    )
    SELECT
        (ARRAY['E', 'NE', 'NW', 'W', 'SW', 'SE'])[angle / 60 + 1],
        neighbors.x + dx,
        neighbors.y + dy
    FROM nearest
    ORDER BY (420 - angle) % 360;
$function$;

-- All cells that can be reached from (x, y) in so many steps, with the least number of steps: the
-- distance. A breadth-first search that may step back, which costs time and needs no memory of
-- where it has been. Cells of one distance come in the order of x, y.
CREATE OR REPLACE FUNCTION oracle.distance_bfs(x integer, y integer, steps integer)
RETURNS TABLE (x integer, y integer, distance integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH RECURSIVE
    one_step AS MATERIALIZED (
        SELECT n.x AS dx, n.y AS dy FROM oracle.neighbors(0, 0) AS n
    ),
    walk (x, y, walked) AS (
        SELECT distance_bfs.x, distance_bfs.y, 0
        UNION
        SELECT walk.x + dx, walk.y + dy, walked + 1
        FROM walk
        CROSS JOIN one_step
        WHERE walked < steps
    )
    SELECT walk.x, walk.y, min(walked)
    FROM walk
    GROUP BY walk.x, walk.y
    ORDER BY min(walked), walk.x, walk.y;
$function$;

-- The hexagon-shaped board of a radius, its cells in the order of the spiral: ring by ring from the
-- outside, in each ring counterclockwise from the direction of the north-west corner.
--
-- Which ring? The rings are hexagons with their sides at 30, 90, 150 … degrees and 1.5 apart, so a
-- center's ring is how far it reaches toward the side it is nearest to.
CREATE OR REPLACE FUNCTION oracle.tiles(radius integer)
RETURNS TABLE (rn integer, x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH measured AS (
        SELECT
            cell_x,
            cell_y,
            (
                SELECT round(max(abs(px * cosd(side) + py * sind(side))) / 1.5)
                FROM generate_series(30, 150, 60) AS side
            ) AS ring,
            oracle.angle(px, py) AS angle
        FROM generate_series(0, 2 * radius) AS cell_x
        CROSS JOIN generate_series(0, 2 * radius) AS cell_y
        CROSS JOIN LATERAL oracle.center(cell_x - radius, cell_y - radius)
    )
    SELECT
        row_number() OVER (ORDER BY ring DESC, (angle + 240) % 360)::integer AS place,
        cell_x,
        cell_y
    FROM measured
    WHERE ring <= radius
    ORDER BY place;
$function$;

RESET client_min_messages;
