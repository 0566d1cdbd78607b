-- What must hold of a shared map, computed anew: pieces by a recursive query over steps between cells, counts by
-- grouping. Slow on purpose, and only as large as a test needs.

\ir chance.sql

-- Maps of many kinds: scattered cells with holes and islands, two of three neighbors only, crosses, combs and lines.
CREATE OR REPLACE FUNCTION oracle.land(seed integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT a, b
    FROM generate_series(0, 4 + seed % 7) AS a, generate_series(-3, 5 + seed % 5) AS b
    WHERE CASE seed % 5
        WHEN 0 THEN oracle.chance('land', seed::text, a::text, b::text) < 65536 * (0.3 + seed % 6 * 0.1)
        WHEN 1 THEN (a + b + 9) % 3 <> seed % 3
        WHEN 2 THEN a = 2 OR b = 1 OR a = b
        WHEN 3 THEN a = 0 OR b % 2 = 0
        ELSE a = b OR oracle.chance('more', seed::text, a::text, b::text) < 5000
    END;
$function$;

-- Who is connected with whom, by walking from cell to cell of the same player. The smallest cell of a walk names the
-- piece.
CREATE OR REPLACE FUNCTION oracle.territory_pieces(xs integer[], ys integer[], players integer[])
RETURNS TABLE (x integer, y integer, chunk integer, chunk_size integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $function$
    WITH RECURSIVE
    cell AS MATERIALIZED (
        SELECT * FROM unnest(xs, ys, players) AS held (x, y, player) WHERE player IS NOT NULL
    ),
    step (dx, dy) AS (VALUES (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)),
    walk (start, x, y, player) AS (
        SELECT ARRAY[x, y], x, y, player FROM cell
        UNION
        SELECT start, cell.x, cell.y, cell.player
        FROM walk CROSS JOIN step JOIN cell ON (cell.x, cell.y, cell.player) = (walk.x + dx, walk.y + dy, walk.player)
    ),
    named AS (
        SELECT x, y, min(start) AS first_cell FROM walk GROUP BY x, y
    )
    SELECT
        x,
        y,
        dense_rank() OVER (ORDER BY first_cell)::integer,
        (count(*) OVER (PARTITION BY first_cell))::integer
    FROM named
    ORDER BY x, y;
$function$;

RESET client_min_messages;
