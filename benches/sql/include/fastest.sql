-- Milliseconds of the fastest of some runs.
CREATE FUNCTION pg_temp.fastest(query text, runs integer DEFAULT 5) RETURNS float8 LANGUAGE plpgsql AS $$
DECLARE
    fastest float8;
    started timestamptz;
    taken float8;
BEGIN
    FOR run IN 1..runs LOOP
        started := clock_timestamp();
        EXECUTE query;
        taken := extract(epoch FROM clock_timestamp() - started) * 1000;
        fastest := least(fastest, taken);
    END LOOP;
    RETURN fastest;
END
$$;
