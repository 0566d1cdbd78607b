-- Chance for oracles, without a generator: texts decide.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- A whole number from 0 to 65535.
CREATE OR REPLACE FUNCTION oracle.chance(VARIADIC of text[])
RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $function$
    SELECT ('x' || left(md5(array_to_string(of, ' ')), 4))::bit(16)::integer;
$function$;
