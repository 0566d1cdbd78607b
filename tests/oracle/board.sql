-- The board, its harbors and its picture in plain SQL, drawn from the server's own random().
--
-- An oracle: it shares nothing with the extension, so the two can only agree by both being right.
-- It follows the generator of the server it runs on: generator pg15 on PostgreSQL 15 and later,
-- pg12 on 12 to 14 (and no older server: the chips would have to be listed in another order).
-- Like any user of setseed() it leaves the session's random() moved on.
--
-- It is also the SQL side of the benchmarks. Milliseconds a call on PostgreSQL 15, best runs of many
-- calls in one statement: full_board 0.10, board 0.13, harbors 0.11, picture 3.2. The alternatives
-- that were measured are named at the functions.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- ---------------------------------------------------------------------------------------------
-- What stays the same on every board
-- ---------------------------------------------------------------------------------------------

DROP TABLE IF EXISTS oracle.tile, oracle.border, oracle.harbor, oracle.pier, oracle.tile_shape;

CREATE TABLE oracle.tile (rn integer PRIMARY KEY, x integer, y integer);

INSERT INTO oracle.tile VALUES
    ( 1, 0, 0), ( 2, 1, 0), ( 3, 2, 0), ( 4, 3, 1), ( 5, 4, 2), ( 6, 4, 3), ( 7, 4, 4),
    ( 8, 3, 4), ( 9, 2, 4), (10, 1, 3), (11, 0, 2), (12, 0, 1), (13, 1, 1), (14, 2, 1),
    (15, 3, 2), (16, 3, 3), (17, 2, 3), (18, 1, 2), (19, 2, 2);

-- The 42 pairs of neighboring tiles, each once.
CREATE TABLE oracle.border AS
SELECT a.rn AS rn1, b.rn AS rn2
FROM oracle.tile AS a
JOIN oracle.tile AS b
  ON a.rn < b.rn
 AND (b.x - a.x, b.y - a.y) IN ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1));

CREATE TABLE oracle.harbor (rn integer PRIMARY KEY, x integer, y integer, pier1 integer, pier2 integer);

INSERT INTO oracle.harbor VALUES
    (1, -1, -1, 0, 1), (2, 1, -1, 1, 2), (3, 3, 0, 1, 2),
    (4,  5,  2, 2, 3), (5, 5,  4, 3, 4), (6, 4, 5, 3, 4),
    (7,  2,  5, 4, 5), (8, 0,  3, 5, 0), (9, -1, 1, 5, 0);

CREATE TABLE oracle.pier (pier integer PRIMARY KEY, glyph text, dr integer, dc integer);

INSERT INTO oracle.pier VALUES
    (0, '|',  5,  0), (1, '\',  2,  4), (2, '/', -2,  4),
    (3, '|', -5,  0), (4, '\', -2, -4), (5, '/',  2, -4);

-- Layers 1 (terrain) and 2 (the clearing for the chip) of a tile, around its center.
CREATE TABLE oracle.tile_shape AS
SELECT 1 AS layer, dr, dc
FROM generate_series(-6, 6) AS dr
CROSS JOIN generate_series(-7, 7) AS dc
WHERE abs(dc) <= CASE abs(dr) WHEN 6 THEN 0 WHEN 5 THEN 2 WHEN 4 THEN 4 ELSE 7 END
UNION ALL
SELECT 2, dr, dc
FROM generate_series(-2, 2) AS dr
CROSS JOIN generate_series(-3, 3) AS dc
WHERE abs(dc) <= CASE abs(dr) WHEN 2 THEN 1 ELSE 3 END;

ANALYZE oracle.tile, oracle.border, oracle.harbor, oracle.pier, oracle.tile_shape;

-- ---------------------------------------------------------------------------------------------
-- The draws
-- ---------------------------------------------------------------------------------------------

-- Everything random about a board, in stream order: resources and scores by rn (the desert's score
-- is NULL), harbors by rn, and the number of times the chips were shuffled.
--
-- Each shuffle is a statement or a subquery of its own over one unnest(): the function scan hands
-- the elements over in list order, random() is computed for each on the way into the sort, and no
-- join is there for the planner to turn around. The statements of a PL/pgSQL function run in the
-- order they are written, which is what puts setseed() before the first draw.
--
-- The chips are shuffled in a recursive query because that was the faster way: 0.095 ms a board,
-- against 0.13 ms for a PL/pgSQL loop with the same test. (A loop with the test in bit masks is as
-- fast as the query, and hard to read.) Without any test the draws alone take 0.04 ms.
CREATE OR REPLACE FUNCTION oracle.full_board(
    seed          double precision,
    article_test  boolean DEFAULT false,
    OUT resources text[],
    OUT scores    integer[],
    OUT attempt   integer,
    OUT harbors   text[]
)
LANGUAGE plpgsql STRICT
AS $function$
DECLARE
    chip_list CONSTANT integer[] := '{2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 3, 4, 5, 6, 8, 9, 10, 11}';
    desert    integer;
    gap       integer;
    chips     integer[];
BEGIN
    PERFORM setseed(seed);

    resources := ARRAY(
        SELECT symbol
        FROM unnest(string_to_array('////####^^^""""... ', NULL)) AS symbol
        ORDER BY random()
    );
    desert := array_position(resources, ' ');

    -- The tile that the red test takes to have no chip. The article's faulty test lays chip i on
    -- tile i without skipping the desert, so to it the chipless tile is always the last one.
    gap := CASE WHEN article_test THEN 19 ELSE desert END;

    WITH RECURSIVE deal (dealt, attempt_no) AS (
        SELECT
            ARRAY(SELECT chip FROM unnest(chip_list) AS chip ORDER BY random()),
            1
        UNION ALL
        SELECT
            ARRAY(SELECT chip FROM unnest(deal.dealt) AS chip ORDER BY random()),
            deal.attempt_no + 1
        FROM deal
        CROSS JOIN LATERAL (
            SELECT deal.dealt[:gap - 1] || 0 || deal.dealt[gap:] AS chip_on
            OFFSET 0 -- not flattened: the array is put together once, not once per border
        ) AS tested
        WHERE EXISTS (
            SELECT
            FROM oracle.border
            WHERE tested.chip_on[border.rn1] IN (6, 8)
              AND tested.chip_on[border.rn2] IN (6, 8)
        )
    )
    SELECT deal.dealt, deal.attempt_no
    INTO chips, attempt
    FROM deal
    ORDER BY deal.attempt_no DESC
    LIMIT 1;

    scores := chips[:desert - 1] || NULL::integer || chips[desert:];

    harbors := ARRAY(
        SELECT symbol
        FROM unnest(string_to_array('/#^".????', NULL)) AS symbol
        ORDER BY random()
    );
END
$function$;

-- ---------------------------------------------------------------------------------------------
-- Views of them. PL/pgSQL keeps a plan for the session; a function in plain SQL is planned anew
-- by every statement that calls it, which added 1.1 ms to a picture and 0.1 ms to a board.
-- ---------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION oracle.board(seed double precision, article_test boolean DEFAULT false)
RETURNS TABLE (
    score_rn integer,
    rn       integer,
    x        integer,
    y        integer,
    resource text,
    score    integer,
    attempt  integer
)
LANGUAGE plpgsql STRICT ROWS 19
AS $function$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT
        CASE
            WHEN score IS NOT NULL THEN count(score) OVER (ORDER BY rn)
        END::integer,
        rn,
        x,
        y,
        resource,
        score,
        CASE WHEN score IS NOT NULL THEN attempt END
    FROM (
        SELECT
            tile.rn,
            tile.x,
            tile.y,
            dealt.resources[tile.rn] AS resource,
            dealt.scores[tile.rn] AS score,
            dealt.attempt
        FROM oracle.full_board(seed, article_test) AS dealt
        CROSS JOIN oracle.tile
    ) AS dealt_tile
    ORDER BY rn;
END
$function$;

CREATE OR REPLACE FUNCTION oracle.harbors(seed double precision, article_test boolean DEFAULT false)
RETURNS TABLE (
    rn       integer,
    x        integer,
    y        integer,
    resource text,
    pier1    integer,
    pier2    integer
)
LANGUAGE plpgsql STRICT ROWS 9
AS $function$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT
        harbor.rn,
        harbor.x,
        harbor.y,
        dealt.harbors[harbor.rn],
        harbor.pier1,
        harbor.pier2
    FROM oracle.full_board(seed, article_test) AS dealt
    CROSS JOIN oracle.harbor
    ORDER BY harbor.rn;
END
$function$;

-- 71 lines of 90 characters. Every layer gives its ink, the highest ink of a cell wins, and the
-- lines are read off rows × columns.
--
-- Also measured, against 3.2 ms: the blank sheet as a layer 0 of the ink 5.8 ms; max() of layer and
-- glyph in one text instead of DISTINCT ON 5.6 ms; string_agg(… ORDER BY c) 4.0 ms; a table that
-- knows for each cell of the base board which tile or harbor shows there 3.3 ms, nothing gained, as
-- the time goes into the 6,390 cells of the sheet. Without cells it is faster: 71 lines made
-- beforehand with a letter for each glyph to come, and a translate() of each, took 1.8 ms.
CREATE OR REPLACE FUNCTION oracle.picture(seed double precision, article_test boolean DEFAULT false)
RETURNS TABLE (line text)
LANGUAGE plpgsql STRICT ROWS 71
AS $function$
BEGIN
    RETURN QUERY
    WITH dealt AS MATERIALIZED (
        SELECT * FROM oracle.full_board(seed, article_test)
    ),
    dealt_tile AS MATERIALIZED (
        SELECT
            10 * tile.x + 15 AS cr,
            16 * tile.y - 8 * tile.x + 24 AS cc,
            dealt.resources[tile.rn] AS symbol,
            dealt.scores[tile.rn]::text AS score
        FROM dealt
        CROSS JOIN oracle.tile
    ),
    dealt_harbor AS MATERIALIZED (
        SELECT
            10 * harbor.x + 15 AS cr,
            16 * harbor.y - 8 * harbor.x + 25 AS cc,
            dealt.harbors[harbor.rn] AS symbol,
            harbor.pier1,
            harbor.pier2
        FROM dealt
        CROSS JOIN oracle.harbor
    ),
    ink (layer, r, c, glyph) AS (
        SELECT shape.layer, cr + dr, cc + dc, symbol
        FROM dealt_tile
        CROSS JOIN oracle.tile_shape AS shape
        WHERE shape.layer = 1
        UNION ALL
        SELECT shape.layer, cr + dr, cc + dc, ' '
        FROM dealt_tile
        CROSS JOIN oracle.tile_shape AS shape
        WHERE shape.layer = 2
        UNION ALL
        SELECT 3, cr, cc + digit - 1, substr(score, digit, 1)
        FROM dealt_tile
        JOIN generate_series(1, 2) AS digit ON digit <= length(score)
        UNION ALL
        SELECT 4, cr, cc, symbol
        FROM dealt_harbor
        UNION ALL
        SELECT 4, cr + dr, cc + dc, glyph
        FROM dealt_harbor
        JOIN oracle.pier ON pier.pier IN (pier1, pier2)
    ),
    top_ink AS (
        SELECT DISTINCT ON (r, c) r, c, glyph
        FROM ink
        ORDER BY r, c, layer DESC
    )
    SELECT string_agg(glyph, '')
    FROM (
        -- Sorted here and not inside string_agg(): one sort, which the join needs anyway.
        SELECT r, c, coalesce(top_ink.glyph, ' ') AS glyph
        FROM generate_series(0, 70) AS r
        CROSS JOIN generate_series(0, 89) AS c
        LEFT JOIN top_ink USING (r, c)
        ORDER BY r, c
    ) AS sheet
    GROUP BY r
    ORDER BY r;
END
$function$;

RESET client_min_messages;
