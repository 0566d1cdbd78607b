-- The code of a board in plain SQL, with numbers as long as they come.
--
-- Ranks are counted as they are defined: at each place, the arrangements that differ there for the first
-- time and have a lower piece. The check letter is found by trying all of them.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

DROP AGGREGATE IF EXISTS oracle.product(numeric);

CREATE AGGREGATE oracle.product(numeric) (SFUNC = numeric_mul, STYPE = numeric, INITCOND = 1, PARALLEL = SAFE);

CREATE OR REPLACE FUNCTION oracle.code_letters()
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$SELECT '23456789ABCDEFGHJKMNPQRSTUVWXYZ'$$;

-- A piece's place in the order of pieces: resources, then numbers.
CREATE OR REPLACE FUNCTION oracle.piece_order(piece text)
RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT coalesce(array_position(ARRAY['/', '#', '^', '"', '.', ' ', '?'], piece), 10 + piece::integer);
$function$;

-- In how many ways the pieces can be arranged.
CREATE OR REPLACE FUNCTION oracle.arrangements(pieces text[])
RETURNS numeric
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT div(factorial(cardinality(pieces)), oracle.product(factorial(alike)))
    FROM (
        SELECT count(*) AS alike FROM unnest(pieces) AS piece GROUP BY piece
    ) AS kind;
$function$;

-- How many arrangements of the pieces come before this one.
CREATE OR REPLACE FUNCTION oracle.arrangement_rank(pieces text[])
RETURNS numeric
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT coalesce(sum(oracle.arrangements(others)), 0)
    FROM generate_subscripts(pieces, 1) AS place
    CROSS JOIN LATERAL (
        SELECT DISTINCT ON (pieces[lower]) pieces[place:lower - 1] || pieces[lower + 1:] AS others
        FROM generate_series(place + 1, cardinality(pieces)) AS lower
        WHERE oracle.piece_order(pieces[lower]) < oracle.piece_order(pieces[place])
    ) AS instead;
$function$;

-- The sum of the letters' values, each times 3 to the power of the letters before it, modulo 31.
CREATE OR REPLACE FUNCTION oracle.code_sum(letters text)
RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT mod(
        sum((strpos(oracle.code_letters(), substr(letters, place, 1)) - 1) * 3::numeric ^ (place - 1)),
        31
    )::integer
    FROM generate_series(1, length(letters)) AS place;
$function$;

-- Pieces as tables show them: terrain by tile number, chips without the deserts, harbors by number.
CREATE OR REPLACE FUNCTION oracle.code(terrain text[], chips text[], harbors text[])
RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    WITH RECURSIVE
    shape AS (
        SELECT *
        FROM (VALUES (19, 'B', 20), (30, 'E', 32)) AS shape (tiles, version, digits)
        WHERE tiles = cardinality(terrain)
    ),
    digit (number, places, letters) AS (
        SELECT
            (oracle.arrangement_rank(terrain) * oracle.arrangements(chips) + oracle.arrangement_rank(chips))
                * oracle.arrangements(harbors) + oracle.arrangement_rank(harbors),
            0,
            ''
        UNION ALL
        SELECT
            div(number, 31),
            places + 1,
            substr(oracle.code_letters(), mod(number, 31)::integer + 1, 1) || letters
        FROM digit
        WHERE places < (SELECT digits FROM shape)
    ),
    unchecked AS (
        SELECT version || letters AS letters FROM digit JOIN shape ON places = digits
    )
    SELECT letters || check_letter
    FROM unchecked
    CROSS JOIN regexp_split_to_table(oracle.code_letters(), '') AS check_letter
    WHERE oracle.code_sum(letters || check_letter) = 0;
$function$;

RESET client_min_messages;
