-- Everything in one statement, and the library agrees with its SQL.
CREATE EXTENSION catan_hex;
SELECT extversion = catan_hex_version() AS versions_agree FROM pg_extension WHERE extname = 'catan_hex';

-- For the other tests: what a query raises, as SQLSTATE, message, detail and hint.
CREATE FUNCTION outcome(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    state text;
    message text;
    detail text;
    hint text;
BEGIN
    EXECUTE query;
    RETURN 'no error';
EXCEPTION WHEN OTHERS THEN
    GET STACKED DIAGNOSTICS state = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL,
        hint = PG_EXCEPTION_HINT;
    RETURN concat_ws(E'\n', state || ': ' || message, NULLIF(detail, ''), NULLIF(hint, ''));
END
$$;

-- And how many rows the planner expects of one.
CREATE FUNCTION planned_rows(query text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    plan json;
BEGIN
    EXECUTE 'EXPLAIN (FORMAT json) ' || query INTO plan;
    RETURN (plan #>> '{0,Plan,Plan Rows}')::bigint;
END
$$;
