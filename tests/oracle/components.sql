-- Connected components by a recursive query over centers in the plane: two cells are neighbors if their
-- centers are √3 apart. Slow on purpose, and only as large as a test needs.

\ir chance.sql

-- A map of cells with small values, all from a seed: about that share of a square of that side around
-- the origin.
CREATE OR REPLACE FUNCTION oracle.map(seed integer, side integer, share double precision, value_count integer)
RETURNS TABLE (x integer, y integer, value integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT cx, cy, oracle.chance('value', seed::text, cx::text, cy::text) % value_count
    FROM generate_series(-side / 2, side - 1 - side / 2) AS cx
    CROSS JOIN generate_series(-side / 2, side - 1 - side / 2) AS cy
    WHERE oracle.chance('cell', seed::text, cx::text, cy::text) < share * 65536;
$function$;

-- From each cell the walk goes to all cells of its value that it leads to; the smallest of them names the
-- component.
CREATE OR REPLACE FUNCTION oracle.components(cells integer[])
RETURNS TABLE (component integer, size integer, x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH RECURSIVE
    cell AS MATERIALIZED (
        SELECT
            cells[at][1] AS x,
            cells[at][2] AS y,
            cells[at][3] AS value,
            sqrt(3) * (cells[at][2] - cells[at][1] / 2.0) AS px,
            1.5 * cells[at][1] AS py
        FROM generate_subscripts(cells, 1) AS at
    ),
    neighbor AS MATERIALIZED (
        SELECT a.x, a.y, b.x AS to_x, b.y AS to_y
        FROM cell AS a
        JOIN cell AS b ON abs((a.px - b.px) ^ 2 + (a.py - b.py) ^ 2 - 3) < 0.001
            AND a.value IS NOT DISTINCT FROM b.value
    ),
    walk (from_x, from_y, x, y) AS (
        SELECT cell.x, cell.y, cell.x, cell.y FROM cell
        UNION
        SELECT from_x, from_y, to_x, to_y
        FROM walk
        JOIN neighbor USING (x, y)
    ),
    named AS (
        SELECT from_x AS x, from_y AS y, min(ARRAY[walk.x, walk.y]) AS first_cell
        FROM walk
        GROUP BY from_x, from_y
    )
    SELECT
        dense_rank() OVER (ORDER BY first_cell)::integer,
        (count(*) OVER (PARTITION BY first_cell))::integer,
        named.x,
        named.y
    FROM named
    ORDER BY first_cell, named.x, named.y;
$function$;

RESET client_min_messages;
