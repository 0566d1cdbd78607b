-- Minesweeper in plain SQL: neighbors by a join on their offsets, areas that open by a recursive query, mines by the
-- server's own random(). Slow on purpose, and only as large as a test needs.
--
-- Cells are known by their place in the order of x, y, from 1.

\ir chance.sql

CREATE OR REPLACE FUNCTION oracle.cell(cells integer[])
RETURNS TABLE (id integer, x integer, y integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT (row_number() OVER (ORDER BY cells[at][1], cells[at][2]))::integer, cells[at][1], cells[at][2]
    FROM generate_series(array_lower(cells, 1), array_upper(cells, 1)) AS at;
$function$;

-- Each pair of neighbors, both ways.
CREATE OR REPLACE FUNCTION oracle.touching(cells integer[])
RETURNS TABLE (id integer, other integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT a.id, b.id
    FROM oracle.cell(cells) AS a
    JOIN oracle.cell(cells) AS b ON (b.x - a.x, b.y - a.y) IN ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1));
$function$;

-- The mines of a seed, on PostgreSQL 15 and later: for n from the number of candidates less that of mines, a whole number up
-- to n names the next mine, or n itself where that one is taken. A draw that would have to be repeated has a chance of 10^-9.
CREATE OR REPLACE FUNCTION oracle.mines(seed double precision, cells integer[], mines integer, first integer[])
RETURNS integer[]
LANGUAGE plpgsql STRICT
AS $function$
DECLARE
    candidates integer[] := ARRAY(
        SELECT c.id
        FROM oracle.cell(cells) AS c
        WHERE (c.x, c.y) <> (first[1], first[2])
            AND NOT EXISTS (
                SELECT
                FROM oracle.touching(cells) AS t
                JOIN oracle.cell(cells) AS f ON t.other = f.id AND (f.x, f.y) = (first[1], first[2])
                WHERE t.id = c.id
            )
        ORDER BY c.id
    );
    taken integer[] := '{}';
    drawn integer;
BEGIN
    PERFORM setseed(seed);
    FOR n IN cardinality(candidates) - mines .. cardinality(candidates) - 1 LOOP
        drawn := mod((random() * 2.0 ^ 52)::bigint, n + 1);
        taken := taken || candidates[1 + CASE WHEN candidates[1 + drawn] = ANY (taken) THEN n ELSE drawn END];
    END LOOP;
    RETURN taken;
END
$function$;

CREATE OR REPLACE FUNCTION oracle.adjacent(cells integer[], mines integer[])
RETURNS TABLE (id integer, adjacent integer)
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT c.id, count(t.other) FILTER (WHERE t.other = ANY (mines))::integer
    FROM oracle.cell(cells) AS c
    LEFT JOIN oracle.touching(cells) AS t ON t.id = c.id
    GROUP BY c.id;
$function$;

-- The cells that the first effective action 1 opens: none yet where there is no such move.
CREATE OR REPLACE FUNCTION oracle.first_opened(moves integer[])
RETURNS integer[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT ARRAY[moves[at][1], moves[at][2]]
    FROM generate_subscripts(moves, 1) AS at
    WHERE moves[at][3] = 1
        AND (
            SELECT count(*) % 2 = 0
            FROM generate_series(1, at - 1) AS before
            WHERE (moves[before][1], moves[before][2], moves[before][3]) = (moves[at][1], moves[at][2], 2)
        )
    ORDER BY at
    LIMIT 1;
$function$;

-- A game with these mines: what a player sees, a text "x y state adjacent" for each cell, and the status.
CREATE OR REPLACE FUNCTION oracle.play(cells integer[], mines integer[], moves integer[], OUT shown text[], OUT status text)
LANGUAGE plpgsql IMMUTABLE STRICT
AS $function$
DECLARE
    safe integer := cardinality(cells) / 2 - cardinality(mines);
    open integer[] := '{}';
    exploded integer[] := '{}';
    marked integer[] := '{}';
    around integer[];
    to_open integer[];
    ignored integer := 0;
    this integer;
    is_over boolean;
BEGIN
    FOR at IN 1 .. coalesce(array_length(moves, 1), 0) LOOP
        SELECT c.id INTO STRICT this FROM oracle.cell(cells) AS c WHERE (c.x, c.y) = (moves[at][1], moves[at][2]);
        around := ARRAY(SELECT t.other FROM oracle.touching(cells) AS t WHERE t.id = this);
        to_open := '{}';
        IF exploded <> '{}' OR (open <> '{}' AND cardinality(open) = safe) THEN
            ignored := ignored + 1;
            CONTINUE;
        END IF;
        IF moves[at][3] = 2 AND this <> ALL (open) THEN
            marked := CASE WHEN this = ANY (marked) THEN array_remove(marked, this) ELSE marked || this END;
            CONTINUE;
        END IF;
        IF moves[at][3] = 1 THEN
            to_open := ARRAY[this];
        ELSIF moves[at][3] = 3 AND this = ANY (open) THEN
            SELECT array_agg(a) INTO to_open
            FROM unnest(around) AS a
            HAVING count(*) FILTER (WHERE a = ANY (mines)) = count(*) FILTER (WHERE a = ANY (marked));
        END IF;
        to_open := ARRAY(SELECT unnest(to_open) EXCEPT SELECT unnest(open || marked));
        IF to_open = '{}' THEN
            ignored := ignored + 1;
            CONTINUE;
        END IF;
        exploded := ARRAY(SELECT unnest(to_open) INTERSECT SELECT unnest(mines));
        open := open || ARRAY(
            WITH RECURSIVE
            touching AS MATERIALIZED (SELECT t.id, t.other FROM oracle.touching(cells) AS t),
            number AS MATERIALIZED (SELECT a.id, a.adjacent FROM oracle.adjacent(cells, mines) AS a),
            opening (id) AS (
                SELECT unnest(to_open) EXCEPT SELECT unnest(mines)
                UNION
                SELECT t.other
                FROM opening AS o
                JOIN number AS n ON n.id = o.id AND n.adjacent = 0
                JOIN touching AS t ON t.id = o.id
                WHERE t.other <> ALL (open || marked)
            )
            SELECT opening.id FROM opening
        );
    END LOOP;
    is_over := exploded <> '{}' OR (open <> '{}' AND cardinality(open) = safe);
    shown := ARRAY(
        SELECT concat_ws(' ', c.x, c.y,
            CASE
                WHEN c.id = ANY (open) THEN 'open'
                WHEN c.id = ANY (exploded) THEN 'exploded'
                WHEN c.id = ANY (marked) AND is_over AND c.id <> ALL (mines) THEN 'wrong_mark'
                WHEN c.id = ANY (marked) THEN 'marked'
                WHEN is_over AND c.id = ANY (mines) THEN 'mine'
                ELSE 'hidden'
            END,
            CASE WHEN c.id = ANY (open) THEN a.adjacent END)
        FROM oracle.cell(cells) AS c
        JOIN oracle.adjacent(cells, mines) AS a ON a.id = c.id
        ORDER BY c.id
    );
    status := concat_ws(' ',
        CASE
            WHEN exploded <> '{}' THEN 'lost'
            WHEN open = '{}' THEN 'ready'
            WHEN cardinality(open) = safe THEN 'won'
            ELSE 'playing'
        END,
        cardinality(open), safe - cardinality(open), cardinality(mines) - cardinality(marked), ignored);
END
$function$;

RESET client_min_messages;
