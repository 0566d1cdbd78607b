-- A catalogue upgraded from any version is the same as a fresh one.
SELECT current_database() AS main \gset
CREATE DATABASE regress_upgrade;
\c regress_upgrade
CREATE FUNCTION snapshot() RETURNS TABLE (function text, description text) LANGUAGE sql AS $$
    SELECT p.oid::regprocedure::text,
           concat_ws(' | ', pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), provolatile, proparallel, proisstrict,
                     procost, prorows, prosupport::text, probin, prosrc, obj_description(p.oid, 'pg_proc'))
    FROM pg_depend AS d
    JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
    JOIN pg_proc AS p ON d.objid = p.oid
$$;
CREATE EXTENSION catan_hex;
CREATE TABLE fresh AS SELECT * FROM snapshot();
SELECT extversion AS newest FROM pg_extension WHERE extname = 'catan_hex' \gset
DROP EXTENSION catan_hex;

-- Views on functions of the old version are still there.
CREATE EXTENSION catan_hex VERSION '0.1.0';
CREATE VIEW kept AS SELECT rn, resource_name, hex_distance(x, y, 2, 2) AS from_center FROM catan_board(0.201703);
SELECT md5(string_agg(kept::text, ',' ORDER BY rn)) AS before FROM kept \gset
ALTER EXTENSION catan_hex UPDATE;
SELECT extversion = :'newest' AS is_newest FROM pg_extension WHERE extname = 'catan_hex';
SELECT md5(string_agg(kept::text, ',' ORDER BY rn)) = :'before' AS view_unchanged FROM kept;
SELECT function AS only_fresh, description FROM (TABLE fresh EXCEPT SELECT * FROM snapshot()) AS missing;
SELECT function AS only_upgraded, description FROM (SELECT * FROM snapshot() EXCEPT TABLE fresh) AS more;

-- From each version straight to the newest.
CREATE FUNCTION upgraded(old text) RETURNS TABLE (only_fresh bigint, only_upgraded bigint) LANGUAGE plpgsql AS $$
BEGIN
    DROP EXTENSION catan_hex CASCADE;
    EXECUTE format('CREATE EXTENSION catan_hex VERSION %L', old);
    ALTER EXTENSION catan_hex UPDATE;
    RETURN QUERY SELECT (SELECT count(*) FROM (TABLE fresh EXCEPT SELECT * FROM snapshot()) AS missing),
                        (SELECT count(*) FROM (SELECT * FROM snapshot() EXCEPT TABLE fresh) AS more);
END
$$;
SET client_min_messages = warning;
SELECT version, difference.*
FROM pg_available_extension_versions, upgraded(version) AS difference
WHERE name = 'catan_hex' AND version <> :'newest' ORDER BY string_to_array(version, '.')::integer[];
\c :main
DROP DATABASE regress_upgrade;
