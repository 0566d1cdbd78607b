-- Calls of every function of the extension's catalog, and what came of them.

-- The functions, and what each argument of theirs can be, by kind.
CREATE TABLE hostile.functions AS
SELECT p.oid, p.oid::regprocedure::text AS signature, p.oid::regproc::text AS name, p.pronargs AS arguments, p.pronargdefaults AS defaults,
       p.proretset AS is_set, row_number() OVER (ORDER BY p.oid::regprocedure::text COLLATE "C") - 1 AS place
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass
WHERE NOT 'internal'::regtype = ANY (p.proargtypes);
ALTER TABLE hostile.functions ADD PRIMARY KEY (place);

CREATE TABLE hostile.arguments AS
SELECT f.place, a.at::integer, a.type::regtype, p.proargnames[a.at] AS name, kind.kind, coalesce(choices.named, choices.others) AS choices
FROM hostile.functions AS f
JOIN pg_proc AS p USING (oid)
CROSS JOIN LATERAL unnest(p.proargtypes) WITH ORDINALITY AS a (type, at)
CROSS JOIN (VALUES ('usual'), ('hostile'), ('large')) AS kind (kind)
CROSS JOIN LATERAL (
    SELECT array_agg(c.expression ORDER BY c.expression COLLATE "C")
               FILTER (WHERE c.kind = kind.kind AND (kind.kind <> 'usual' OR coalesce(c.function, c.argument) IS NOT NULL)) AS named,
           array_agg(c.expression ORDER BY c.expression COLLATE "C") FILTER (WHERE c.kind = kind.kind OR c.kind = 'hostile' AND kind.kind = 'large') AS others
    FROM hostile.choices AS c
    WHERE c.type = a.type AND (c.function IS NULL OR p.proname ~ c.function) AND (c.argument IS NULL OR p.proargnames[a.at] ~ c.argument)
) AS choices;
ALTER TABLE hostile.arguments ADD PRIMARY KEY (place, at, kind);

-- A type that tests/hostile/values.sql has nothing for stops everything here.
DO $$
DECLARE
    missing text := (SELECT string_agg(DISTINCT type::text, ', ') FROM hostile.arguments WHERE choices IS NULL);
BEGIN
    IF missing IS NOT NULL THEN
        RAISE 'tests/hostile/values.sql has no values of type %', missing;
    END IF;
END
$$;

-- How an argument is chosen. Of 400 calls of a function, 100 have usual arguments, 160 one hostile argument, 80 as many as
-- chance will have it, 59 nothing else, and one has a large one.
CREATE FUNCTION hostile.kind(call_number bigint, mood integer, is_chosen boolean, place_in_list integer) RETURNS text LANGUAGE sql AS $$
    SELECT CASE
        WHEN mood < 100 THEN 'usual'
        WHEN mood < 260 THEN CASE WHEN is_chosen THEN 'hostile' ELSE 'usual' END
        WHEN mood < 340 THEN hostile.one_of('{usual,hostile}'::text[], hostile.lot('kind', call_number::text, place_in_list::text))
        WHEN mood < 399 THEN 'hostile'
        ELSE CASE WHEN is_chosen THEN 'large' ELSE 'usual' END
    END
$$;

CREATE FUNCTION hostile.mood(call_number bigint) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT hostile.lot('call', call_number::text) % 400
$$;

CREATE FUNCTION hostile.is_large(call_number bigint) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT hostile.mood(call_number) = 399
$$;

-- The call of a number; functions take turns.
CREATE FUNCTION hostile.call(call_number bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    there bigint := (SELECT count(*) FROM hostile.functions);
    function hostile.functions;
    draw integer := hostile.lot('call', call_number::text);
    mood integer := hostile.mood(call_number);
    given integer;
    chosen integer;
    written text;
BEGIN
    SELECT * INTO function FROM hostile.functions WHERE place = call_number % there;
    given := function.arguments - CASE WHEN draw / 128 % 4 = 0 THEN draw / 512 % (function.defaults + 1) ELSE 0 END;
    chosen := 1 + draw / 2048 % greatest(given, 1);
    SELECT string_agg(
        replace(hostile.one_of(a.choices, hostile.lot('choice', call_number::text, a.at::text)),
                'LOT', hostile.lot('number', call_number::text, a.at::text)::text),
        ', ' ORDER BY a.at)
    INTO written
    FROM hostile.arguments AS a
    WHERE a.place = function.place AND a.at <= given AND a.kind = hostile.kind(call_number, mood, a.at = chosen, a.at);
    written := function.name || '(' || coalesce(written, '') || ')';
    -- Rows counted, every column read (of some rows: making text of them is PostgreSQL's time), or the function in a select list.
    RETURN CASE
        WHEN mood = 399 OR draw / 4096 % 4 < 2 THEN 'SELECT count(*) FROM ' || written
        WHEN draw / 4096 % 4 = 2
            THEN 'SELECT sum(length(result::text)) FROM (SELECT result FROM ' || written || ' AS result LIMIT 10000) AS first_rows'
        ELSE 'SELECT count(result) FROM (SELECT ' || written || ' AS result) AS listed'
    END;
END
$$;

-- What came of them.
CREATE TABLE hostile.outcomes (call_number bigint, state text, message text, milliseconds double precision);

-- How long this backend has kept a processor busy: what a call takes must not depend on who else is at work.
CREATE FUNCTION hostile.processor_milliseconds() RETURNS double precision LANGUAGE sql VOLATILE AS $$
    SELECT 10 * (times[14]::bigint + times[15]::bigint)
    FROM string_to_array(regexp_replace(pg_read_file('/proc/self/stat', 0, 500), '\(.*\)', 'name'), ' ') AS times
$$;

CREATE PROCEDURE hostile.try(call_number bigint) LANGUAGE plpgsql AS $$
DECLARE
    call text := hostile.call(call_number);
    started timestamptz := clock_timestamp();
    state text := '00000';
    message text;
BEGIN
    BEGIN
        EXECUTE call;
    EXCEPTION WHEN query_canceled OR assert_failure OR OTHERS THEN
        GET STACKED DIAGNOSTICS state = RETURNED_SQLSTATE, message = MESSAGE_TEXT;
    END;
    INSERT INTO hostile.outcomes VALUES (call_number, state, message, 1000 * extract(epoch FROM clock_timestamp() - started));
END
$$;

-- A call that a busy machine did not finish in time is made again, and judged by the processor time it takes.
CREATE PROCEDURE hostile.try_again(which bigint) LANGUAGE plpgsql AS $$
DECLARE
    started double precision := hostile.processor_milliseconds();
BEGIN
    DELETE FROM hostile.outcomes WHERE call_number = which;
    CALL hostile.try(which);
    UPDATE hostile.outcomes SET milliseconds = hostile.processor_milliseconds() - started WHERE call_number = which;
END
$$;

-- Outcomes that must not be: all but results and errors of the classes 22 (data), 54 (limits) and 53200 (memory), and calls
-- longer than five seconds. Messages of ours are in ASCII; PostgreSQL's own, of texts that are no JSON or number, need not be.
CREATE FUNCTION hostile.is_finding(o hostile.outcomes) RETURNS boolean LANGUAGE sql AS $$
    SELECT o.state !~ '^(00000|22...|54...|53200)$' OR o.milliseconds > 5000 OR o.message ~ '[^\x01-\x7f]' AND o.state NOT LIKE '22P%'
$$;

-- The backend's own memory, without what it shares with others.
CREATE FUNCTION hostile.memory() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT (pages[2]::bigint - pages[3]::bigint) * 4096
    FROM string_to_array(pg_read_file('/proc/self/statm', 0, 100), ' ') AS pages
$$;
CREATE TABLE hostile.memory_used (session text, calls bigint, bytes bigint);

-- Planner support functions are for the planner alone: SQL has nothing to call them with. Minor versions of PostgreSQL say so in
-- different ways.
CREATE FUNCTION hostile.state_of(query text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE query;
    RETURN '00000';
EXCEPTION WHEN OTHERS THEN
    RETURN SQLSTATE;
END
$$;
CREATE VIEW hostile.support_calls AS
SELECT p.oid::regprocedure::text AS function, given, hostile.state_of(format('SELECT %s(%s)', p.oid::regproc, given)) AS state, expected
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND 'internal'::regtype = ANY (p.proargtypes)
CROSS JOIN (VALUES ('NULL', '{42883,0A000}'), ($$'0'$$, '{42883,0A000}'), ('0', '{42883}'),
                   ($$'0'::internal$$, '{42846,0A000}')) AS v (given, expected);
