-- Of every function that the extension has: a view of its results, a materialized view, and for those of one value a table with
-- a generated column and an index on the call. every.refused lists those that refuse the arguments tried.
CREATE SCHEMA every;

-- An expression in n for an argument, by its name and type. Arrays are, one attempt after the other, scattered cells, a game of
-- minesweeper, the cells of a board, and a puzzle's cells with their links.
CREATE FUNCTION every.argument(attempt integer, function name, name text, type regtype) RETURNS text LANGUAGE sql AS $$
    SELECT CASE
        WHEN name = 'layout' THEN CASE WHEN function ~ 'doubled' THEN '''double-width''' ELSE '''odd-r''' END
        WHEN name = 'direction' THEN '''NE'''
        WHEN name = 'axis' THEN '''N-S'''
        WHEN name = 'code' THEN '''' || catan_code(catan_json(0.201703)) || ''''
        WHEN name IN ('k', 'index') THEN '1'
        WHEN name = 's' THEN '-2 * (n % 3)'
        WHEN name IN ('row_no', 'col_no') THEN 'n % 2 * 3'
        WHEN name = 'edges' THEN 'ARRAY[[0, 0, 0], [0, 0, 1], [n, 0, 2]]'
        WHEN name IN ('rows', 'cols', 'radius', 'side', 'budget', 'rolls', 'width', 'height') THEN '3 + n % 2'
        WHEN name = 'mines' THEN '1'
        WHEN name = 'players' THEN '3'
        WHEN name = 'first' THEN 'ARRAY[0, 0]'
        WHEN name = 'source' THEN 'ARRAY[2, 2]'
        WHEN type = 'double precision'::regtype THEN '(n - 4) / 16.0::double precision'
        WHEN type = 'integer'::regtype THEN 'n % 3'
        WHEN type = 'bigint'::regtype THEN 'n::bigint'
        WHEN type = 'boolean'::regtype THEN 'n % 2 = 0'
        WHEN type = 'point'::regtype THEN 'point(n, n / 2.0)'
        WHEN type = 'jsonb'::regtype THEN 'catan_json((n - 4) / 16.0::double precision)'
        WHEN type = 'integer[]'::regtype AND attempt = 1 THEN 'ARRAY[[0, 0], [1, 0], [1, 1], [n, 2], [2, 0], [2, 1]]'
        WHEN type = 'integer[]'::regtype AND attempt = 2 THEN 'ARRAY[[0, 0, NULL], [0, 1, 1], [0, 2, NULL], [n, 9, NULL]]'
        WHEN type = 'integer[]'::regtype AND attempt = 3 THEN format('%L::integer[]', ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()))
        WHEN type = 'integer[]'::regtype AND function ~ '^hex' THEN
            format('%L::integer[]', ARRAY(SELECT ARRAY[x, y, links] FROM hex_garland(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), '{2,2}')))
        WHEN type = 'integer[]'::regtype THEN format('%L::integer[]', ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 4, 3)))
        WHEN type = 'text[]'::regtype THEN 'ARRAY[''a'', ''b'', ''c'', ''d'', ''e'', ''f'']'
        ELSE format('NULL::%s', type)
    END
$$;

CREATE TABLE every.refused (function text PRIMARY KEY, state text);

-- Every call that can be tried, in the order of the names and attempts.
CREATE VIEW every.call AS
SELECT p.proname || coalesce(nullif(dense_rank() OVER (PARTITION BY p.proname ORDER BY p.oid), 1)::text, '') AS name,
       p.oid::regprocedure AS function, p.proretset OR p.prorettype = 'record'::regtype AS has_rows, p.prorettype::regtype AS result,
       attempt,
       format('%I(%s)', p.proname,
              (SELECT string_agg(every.argument(attempt, p.proname, p.proargnames[at + 1], p.proargtypes[at]), ', ' ORDER BY at)
               FROM generate_series(0, p.pronargs - p.pronargdefaults - 1) AS at)) AS call
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass
CROSS JOIN generate_series(1, 4) AS attempt
WHERE p.prorettype <> 'internal'::regtype;

DO $make$
DECLARE
    tried every.call;
BEGIN
    FOR tried IN SELECT * FROM every.call ORDER BY name, attempt LOOP
        CONTINUE WHEN to_regclass(format('every.%I', tried.name)) IS NOT NULL;
        BEGIN
            EXECUTE format('CREATE VIEW every.%I AS SELECT n, result.* FROM generate_series(1, 8) AS n, LATERAL %s AS result',
                           tried.name, tried.call);
            EXECUTE format('CREATE MATERIALIZED VIEW every.%I AS TABLE every.%I', tried.name || '_kept', tried.name);
        EXCEPTION WHEN OTHERS THEN
            INSERT INTO every.refused VALUES (tried.function, SQLSTATE)
            ON CONFLICT (function) DO UPDATE SET state = EXCLUDED.state;
            CONTINUE;
        END;
        DELETE FROM every.refused WHERE function = tried.function::text;
        CONTINUE WHEN tried.has_rows;
        EXECUTE format('CREATE TABLE every.%I (n integer PRIMARY KEY, result %s GENERATED ALWAYS AS (%s) STORED)',
                       tried.name || '_stored', tried.result, tried.call);
        EXECUTE format(CASE
                           WHEN tried.result IN ('point'::regtype, 'polygon'::regtype) THEN 'CREATE INDEX ON every.%I USING gist ((%s))'
                           WHEN tried.result IN ('text'::regtype, 'jsonb'::regtype) THEN 'CREATE INDEX ON every.%I (md5(%s::text))'
                           ELSE 'CREATE INDEX ON every.%I ((%s))'
                       END, tried.name || '_stored', tried.call);
        EXECUTE format('INSERT INTO every.%I (n) SELECT generate_series(1, 8)', tried.name || '_stored');
    END LOOP;
END
$make$;
DROP VIEW every.call;
DROP FUNCTION every.argument;
