-- Dice in plain SQL, drawn from the server's own random(): on PostgreSQL 15 and later what the extension gives.
-- Like any user of setseed() it leaves the session's random() moved on.

SET client_min_messages = warning;

CREATE SCHEMA IF NOT EXISTS oracle;

-- The statements run in the order they are written, which is what puts setseed() before the first draw.
CREATE OR REPLACE FUNCTION oracle.dice(seed double precision, rolls integer)
RETURNS TABLE (rn integer, die1 integer, die2 integer)
LANGUAGE plpgsql VOLATILE STRICT
AS $function$
BEGIN
    PERFORM setseed(seed);
    RETURN QUERY
    SELECT throw, (1 + floor(6 * random()))::integer, (1 + floor(6 * random()))::integer
    FROM generate_series(1, rolls) AS throw;
END
$function$;

RESET client_min_messages;
