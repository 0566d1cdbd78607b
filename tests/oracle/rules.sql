-- Boards of any shape under any rules in plain SQL, drawn from the server's own random().
--
-- An oracle: it shares nothing with the extension, so the two can only agree by both being right. It follows the
-- generator of the server it runs on, and leaves the session's random() moved on.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

DROP TABLE IF EXISTS oracle.place, oracle.touching, oracle.spiral, oracle.pieces, oracle.quay, oracle.corner;

-- ---------------------------------------------------------------------------------------------
-- Boards
-- ---------------------------------------------------------------------------------------------

-- A walk over some cells, each once: from a corner along the rim, straight on while there is a cell that was not
-- visited, otherwise turning left (counter-clockwise) or right.
CREATE OR REPLACE FUNCTION oracle.walk(cells integer[], x integer, y integer, clockwise boolean)
RETURNS TABLE (step integer, at_x integer, at_y integer)
LANGUAGE plpgsql
AS $function$
DECLARE
    -- South-west, south-east, east, north-east, north-west, west: counter-clockwise.
    dx   CONSTANT integer[] := '{1, 1, 0, -1, -1, 0}';
    dy   CONSTANT integer[] := '{0, 1, 1, 0, -1, -1}';
    turn CONSTANT integer := CASE WHEN clockwise THEN 5 ELSE 1 END;
    way  integer;
    open text[] := ARRAY(SELECT concat(cells[n][1], ',', cells[n][2]) FROM generate_subscripts(cells, 1) AS n);
BEGIN
    -- The way along the rim: there is a cell, and none where one would come from by turning.
    SELECT w INTO way
    FROM generate_series(0, 5) AS w
    WHERE concat(x + dx[w + 1], ',', y + dy[w + 1]) = ANY (open)
      AND concat(x + dx[(w + 6 - turn) % 6 + 1], ',', y + dy[(w + 6 - turn) % 6 + 1]) <> ALL (open);
    step := 0;
    LOOP
        open := array_remove(open, concat(x, ',', y));
        step := step + 1;
        at_x := x;
        at_y := y;
        RETURN NEXT;
        EXIT WHEN open = '{}';
        WHILE concat(x + dx[way + 1], ',', y + dy[way + 1]) <> ALL (open) LOOP
            way := (way + turn) % 6;
        END LOOP;
        x := x + dx[way + 1];
        y := y + dy[way + 1];
    END LOOP;
END
$function$;

CREATE TABLE oracle.place (board text, rn integer, x integer, y integer, PRIMARY KEY (board, rn));

-- Rows x from 0, each from y = max(0, x - longest) on: hexagons are numbered along their first spiral.
INSERT INTO oracle.place
SELECT board, step, at_x, at_y
FROM (VALUES ('base', '{3, 4, 5, 4, 3}'::integer[], 2), ('expansion', '{3, 4, 5, 6, 5, 4, 3}', 3), ('large', '{4, 5, 6, 7, 6, 5, 4}', 3))
         AS hexagon (board, lengths, longest)
CROSS JOIN LATERAL (
    SELECT array_agg(ARRAY[row - 1, y]) AS cells
    FROM generate_subscripts(lengths, 1) AS row
    CROSS JOIN generate_series(greatest(0, row - 1 - longest), greatest(0, row - 1 - longest) + lengths[row] - 1) AS y
) AS land
CROSS JOIN oracle.walk(cells, 0, 0, false);

-- Land that is no hexagon: islands, a bay, a lake.
INSERT INTO oracle.place
SELECT 'islands', row_number() OVER (ORDER BY (x * 7 + y * 5) % 11, x, y), x, y
FROM (VALUES (0, 0), (0, 1), (0, 2), (1, 0), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1),
             (6, 2), (6, 3), (7, 3), (9, 9), (9, 11)) AS land (x, y);

CREATE TABLE oracle.touching AS
SELECT board, a.rn AS rn1, b.rn AS rn2
FROM oracle.place AS a
JOIN oracle.place AS b USING (board)
WHERE (b.x - a.x, b.y - a.y) IN ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1));

-- From each corner, counter-clockwise from the north-west, the counter-clockwise spiral and then the clockwise one.
CREATE TABLE oracle.spiral AS
SELECT board, row_number() OVER (PARTITION BY board ORDER BY corner, clockwise) - 1 AS spiral, rns
FROM (
    SELECT board, place.rn AS corner, clockwise, array_agg(visited.rn ORDER BY step) AS rns
    FROM oracle.place
    JOIN (
        SELECT board, rn1 AS rn FROM oracle.touching GROUP BY board, rn1 HAVING count(*) = 3
    ) AS corners USING (board, rn)
    CROSS JOIN (VALUES (false), (true)) AS turns (clockwise)
    CROSS JOIN LATERAL (SELECT array_agg(ARRAY[x, y]) AS cells FROM oracle.place AS p WHERE p.board = place.board) AS land
    CROSS JOIN oracle.walk(cells, place.x, place.y, clockwise)
    JOIN oracle.place AS visited USING (board)
    WHERE board IN ('base', 'expansion') AND (visited.x, visited.y) = (at_x, at_y)
    GROUP BY board, corner, clockwise
) AS walked;

CREATE TABLE oracle.pieces (board text PRIMARY KEY, terrain text, chips integer[], letters integer[], harbors text);

INSERT INTO oracle.pieces VALUES
    ('base', '////####^^^""""... ', '{2,3,4,5,6,8,9,10,11,12,3,4,5,6,8,9,10,11}',
     '{5,2,6,3,8,10,9,12,11,4,8,10,9,4,5,6,3,11}', '/#^".????'),
    ('expansion', '//////######^^^^^"""""".....  ',
     '{2,3,4,5,6,8,9,10,11,12,2,3,4,5,6,8,9,10,11,12,3,4,5,6,8,9,10,11}',
     '{2,5,4,6,3,9,8,11,11,10,6,3,8,4,8,10,11,12,10,5,4,9,5,9,12,3,2,6}', '/#^"".?????'),
    -- In proportion to 19 tiles and 18 chips. 37 · 4/19 is 7.79, 37 · 3/19 5.84, 37/19 1.95: of the five left over the desert
    -- gets one, ore and brick, grain and lumber. 35 · 2/18 is 3.89, 35/18 1.94: of nine 2 and 12 get one, then 3 to 10.
    ('large', '////////########^^^^^^"""""""......  ',
     '{2,3,4,5,6,8,9,10,11,12,2,3,4,5,6,8,9,10,11,12,3,4,5,6,8,9,10,11,3,4,5,6,8,9,10}', NULL, ''),
    -- 14 · 4/19 is 2.95, 14 · 3/19 2.21, 14/19 0.74. 13 · 2/18 is 1.44, 13/18 0.72.
    ('islands', '///###^^""".. ', '{2,3,4,5,6,8,9,10,11,12,3,4,5}', NULL, '');

-- ---------------------------------------------------------------------------------------------
-- Harbors of the boards of the game: coast edges in the order of their angles around the middle
-- ---------------------------------------------------------------------------------------------

-- Corners of a hexagon in whole units, east and south of its center (2y - x, 3x): south, then counter-clockwise.
CREATE TABLE oracle.corner (pier integer, east integer, south integer);
INSERT INTO oracle.corner VALUES (0, 0, 2), (1, 1, 1), (2, 1, -1), (3, 0, -2), (4, -1, -1), (5, -1, 1);

CREATE TABLE oracle.quay AS
WITH coast AS (
    SELECT board, land.x AS land_x, land.y AS land_y, land.x + dx AS x, land.y + dy AS y
    FROM oracle.place AS land
    CROSS JOIN (VALUES (-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1)) AS side (dx, dy)
    WHERE board IN ('base', 'expansion')
      AND NOT EXISTS (
          SELECT FROM oracle.place AS other WHERE other.board = land.board AND (other.x, other.y) = (land.x + dx, land.y + dy)
      )
),
middle AS (
    SELECT board, avg(2 * y - x) AS east, avg(3 * x) AS south FROM oracle.place GROUP BY board
),
angles AS (
    -- Counter-clockwise from north, by the middle of the edge.
    SELECT coast.*, atan2d(middle.south * 2 - 3 * (x + land_x), sqrt(3) * ((2 * y - x) + (2 * land_y - land_x) - 2 * middle.east)) AS angle
    FROM coast JOIN middle USING (board)
),
turned AS (
    SELECT *, (angle + 720 - (SELECT angle FROM angles AS first WHERE first.board = angles.board AND (first.x, first.y, land_x, land_y) = (-1, -1, 0, 0)))::numeric % 360 AS from_first
    FROM angles
),
edges AS (
    SELECT *, row_number() OVER (PARTITION BY board ORDER BY round(from_first, 6)) - 1 AS edge FROM turned
)
SELECT board, row_number() OVER (PARTITION BY board ORDER BY edge) AS rn, x, y,
       CASE WHEN piers = '{0,5}' THEN 5 ELSE piers[1] END AS pier1,
       CASE WHEN piers = '{0,5}' THEN 0 ELSE piers[2] END AS pier2
FROM edges
CROSS JOIN LATERAL (
    SELECT array_agg(sea.pier ORDER BY sea.pier) AS piers
    FROM oracle.corner AS sea
    JOIN oracle.corner AS shore
      ON (2 * y - x + sea.east, 3 * x + sea.south) = (2 * land_y - land_x + shore.east, 3 * land_x + shore.south)
) AS quay
WHERE edge = ANY (CASE board WHEN 'base' THEN '{0,3,7,10,13,17,20,23,27}' ELSE '{0,3,7,10,14,17,21,24,28,31,34}' END::bigint[]);

ANALYZE oracle.place, oracle.touching, oracle.spiral, oracle.pieces, oracle.quay, oracle.corner;

-- ---------------------------------------------------------------------------------------------
-- Dealing. In PL/pgSQL, which keeps its plans: a function in plain SQL is planned anew by every statement.
-- ---------------------------------------------------------------------------------------------

-- Whether two neighbors have the same piece (NULL is none), or both have one of some numbers.
CREATE OR REPLACE FUNCTION oracle.touch(on_board text, VARIADIC pieces text[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    RETURN EXISTS (SELECT FROM oracle.touching WHERE board = on_board AND pieces[rn1] = pieces[rn2]);
END
$$;

CREATE OR REPLACE FUNCTION oracle.touch(on_board text, scores integer[], numbers integer[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM oracle.touching WHERE board = on_board AND scores[rn1] = ANY (numbers) AND scores[rn2] = ANY (numbers)
    );
END
$$;

-- The most pips on three tiles that touch each other, on two, or on one.
CREATE OR REPLACE FUNCTION oracle.most_pips(on_board text, scores integer[])
RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
    RETURN (WITH tile AS (
        SELECT rn, coalesce(6 - abs(7 - scores[rn]), 0) AS pips FROM generate_subscripts(scores, 1) AS rn
    ),
    pair AS (
        SELECT a.rn AS rn1, b.rn AS rn2, a.pips + b.pips AS pips
        FROM oracle.touching JOIN tile AS a ON rn1 = a.rn JOIN tile AS b ON rn2 = b.rn WHERE board = on_board
    ),
    triple AS (
        SELECT ab.pips + c.pips AS pips
        FROM pair AS ab JOIN pair AS bc ON bc.rn1 = ab.rn2 JOIN pair AS ca ON ca.rn1 = bc.rn2 AND ca.rn2 = ab.rn1
        JOIN tile AS c ON c.rn = bc.rn2
    )
    SELECT max(pips) FROM (SELECT pips FROM tile UNION ALL SELECT pips FROM pair UNION ALL SELECT pips FROM triple) AS around);
END
$$;

-- How many tiles the largest connected piece of one terrain has.
CREATE OR REPLACE FUNCTION oracle.largest_cluster(on_board text, terrain text[])
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    RETURN (WITH RECURSIVE reached AS (
        SELECT rn AS start, rn FROM generate_subscripts(terrain, 1) AS rn
        UNION
        SELECT start, rn2 FROM reached JOIN oracle.touching ON rn1 = rn
        WHERE board = on_board AND terrain[rn1] = terrain[rn2]
    )
    SELECT max(count) FROM (SELECT count(*) FROM reached GROUP BY start) AS sizes);
END
$$;

-- Whether the deserts lie where the rule has them. The middle: least sum of squared distances to all tiles.
CREATE OR REPLACE FUNCTION oracle.deserts_fit(on_board text, terrain text[], rule text)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    RETURN (SELECT bool_and(CASE rule
        WHEN 'inland' THEN neighbors = 6
        WHEN 'coast' THEN neighbors < 6
        WHEN 'center' THEN spread = least
        ELSE true
    END)
    FROM (
        SELECT rn, (SELECT count(*) FROM oracle.touching WHERE board = on_board AND rn1 = rn) AS neighbors,
               spread, min(spread) OVER () AS least
        FROM (
            SELECT a.rn, sum((a.x - b.x) ^ 2 - (a.x - b.x) * (a.y - b.y) + (a.y - b.y) ^ 2) AS spread
            FROM oracle.place AS a JOIN oracle.place AS b USING (board) WHERE board = on_board GROUP BY a.rn
        ) AS spreads
    ) AS tile
    WHERE terrain[rn] = ' ');
END
$$;

-- The board that a seed and rules give: the keys of our rules document that differ from base, with a name for board.
CREATE OR REPLACE FUNCTION oracle.deal(
    seed double precision,
    on_board text,
    rules jsonb,
    OUT terrain text[],
    OUT scores integer[],
    OUT attempt integer,
    OUT terrain_attempt integer,
    OUT harbors text[]
)
LANGUAGE plpgsql
AS $function$
DECLARE
    spiral_rule  CONSTANT boolean := coalesce(rules ->> 'numbers' = 'spiral', false);
    list    oracle.pieces;
    chips   integer[];
    path    integer[];
BEGIN
    SELECT * INTO list FROM oracle.pieces WHERE board = on_board;
    PERFORM setseed(seed);

    terrain := string_to_array(list.terrain, NULL);
    terrain_attempt := 0;
    LOOP
        terrain_attempt := terrain_attempt + 1;
        terrain := ARRAY(SELECT symbol FROM unnest(terrain) AS symbol ORDER BY random());
        CONTINUE WHEN rules ? 'desert' AND NOT oracle.deserts_fit(on_board, terrain, rules ->> 'desert');
        CONTINUE WHEN rules ? 'terrain_apart' AND oracle.touch(on_board, VARIADIC terrain);
        CONTINUE WHEN rules ? 'max_cluster' AND oracle.largest_cluster(on_board, terrain) > (rules ->> 'max_cluster')::integer;
        EXIT;
    END LOOP;

    chips := CASE
        WHEN rules ? 'chips' THEN ARRAY(SELECT jsonb_array_elements(rules -> 'chips')::integer)
        WHEN spiral_rule THEN list.letters
        ELSE list.chips
    END;
    path := ARRAY(SELECT rn FROM generate_subscripts(terrain, 1) AS rn);
    attempt := 0;
    LOOP
        attempt := attempt + 1;
        IF spiral_rule THEN
            SELECT rns INTO path FROM oracle.spiral CROSS JOIN (SELECT floor(random() * 12) AS drawn OFFSET 0) AS draw
            WHERE board = on_board AND spiral = drawn;
        ELSE
            chips := ARRAY(SELECT chip FROM unnest(chips) AS chip ORDER BY random());
        END IF;
        SELECT array_agg(chips[place] ORDER BY rn) INTO scores
        FROM (
            SELECT rn, CASE WHEN terrain[rn] <> ' ' THEN count(*) FILTER (WHERE terrain[rn] <> ' ') OVER (ORDER BY step) END AS place
            FROM unnest(path) WITH ORDINALITY AS along (rn, step)
        ) AS laid;
        CONTINUE WHEN (NOT rules ? 'reds_apart' OR (rules -> 'reds_apart')::boolean) AND oracle.touch(on_board, scores, '{6, 8}');
        CONTINUE WHEN rules ? 'two_twelve_apart' AND oracle.touch(on_board, scores, '{2, 12}');
        CONTINUE WHEN rules ? 'equal_apart' AND oracle.touch(on_board, VARIADIC scores::text[]);
        CONTINUE WHEN rules ? 'max_pips' AND oracle.most_pips(on_board, scores) > (rules ->> 'max_pips')::integer;
        EXIT;
    END LOOP;

    harbors := ARRAY(SELECT symbol FROM unnest(string_to_array(list.harbors, NULL)) AS symbol ORDER BY random());
END
$function$;

-- The rules document that says the same, with the board's cells where it has no name.
CREATE OR REPLACE FUNCTION oracle.document(on_board text, rules jsonb)
RETURNS jsonb LANGUAGE sql AS $$
    SELECT rules || jsonb_build_object('board', CASE
        WHEN on_board IN ('base', 'expansion') THEN to_jsonb(on_board)
        ELSE (SELECT jsonb_agg(jsonb_build_array(x, y) ORDER BY rn) FROM oracle.place WHERE board = on_board)
    END)
$$;

RESET client_min_messages;
