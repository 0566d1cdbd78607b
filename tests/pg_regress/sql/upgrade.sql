-- A catalog upgraded from any version is the same as a fresh one.
SELECT current_database() AS main \gset
CREATE DATABASE regress_upgrade;
\c regress_upgrade
-- Every object of the extension with all that its catalog says of it, but for its number; and the extension itself.
CREATE FUNCTION snapshot() RETURNS TABLE (object text, description text) LANGUAGE sql AS $$
    SELECT pg_describe_object(d.classid, d.objid, d.objsubid),
           concat_ws(' | ', (to_jsonb(p) - 'oid' - 'proargdefaults')::text, pg_get_functiondef(p.oid),
                     obj_description(d.objid, d.classid::regclass::text), i.initprivs::text)
    FROM pg_depend AS d
    JOIN pg_extension AS e ON d.refobjid = e.oid AND d.refclassid = 'pg_extension'::regclass AND e.extname = 'catan_hex' AND d.deptype = 'e'
    LEFT JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass
    LEFT JOIN pg_init_privs AS i ON (i.objoid, i.classoid, i.objsubid) = (d.objid, d.classid, d.objsubid)
    UNION ALL
    SELECT 'extension', concat_ws(' | ', (to_jsonb(e) - 'oid')::text, obj_description(e.oid, 'pg_extension'))
    FROM pg_extension AS e WHERE e.extname = 'catan_hex'
$$;
CREATE EXTENSION catan_hex;
CREATE TABLE fresh AS SELECT * FROM snapshot();
SELECT extversion AS newest FROM pg_extension WHERE extname = 'catan_hex' \gset
DROP EXTENSION catan_hex;

-- Views on functions of the old version are still there, and so is what their owner allowed.
CREATE ROLE regress_guest;
CREATE EXTENSION catan_hex VERSION '0.1.0';
CREATE VIEW kept AS SELECT rn, resource_name, hex_distance(x, y, 2, 2) AS from_center FROM catan_board(0.201703);
REVOKE EXECUTE ON FUNCTION hex_distance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION hex_distance TO regress_guest;
SELECT md5(string_agg(kept::text, ',' ORDER BY rn)) AS before FROM kept \gset
ALTER EXTENSION catan_hex UPDATE;
SELECT extversion = :'newest' AS is_newest FROM pg_extension WHERE extname = 'catan_hex';
SELECT md5(string_agg(kept::text, ',' ORDER BY rn)) = :'before' AS view_unchanged FROM kept;
SELECT has_function_privilege('regress_guest', 'hex_distance(integer, integer, integer, integer)', 'EXECUTE') AS guest,
       has_function_privilege('regress_guest', 'hex_tiles(integer)', 'EXECUTE') AS guest_as_public,
       has_function_privilege('pg_monitor', 'hex_distance(integer, integer, integer, integer)', 'EXECUTE') AS others;
SET client_min_messages = warning;
DROP EXTENSION catan_hex CASCADE;
DROP ROLE regress_guest;

-- From each version straight to the newest: nothing differs.
CREATE FUNCTION upgraded(old text) RETURNS TABLE (only_fresh text, only_upgraded text) LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format('CREATE EXTENSION catan_hex VERSION %L', old);
    ALTER EXTENSION catan_hex UPDATE;
    RETURN QUERY (SELECT f.object || ': ' || f.description, NULL FROM (TABLE fresh EXCEPT ALL SELECT * FROM snapshot()) AS f)
                 UNION ALL
                 (SELECT NULL, u.object || ': ' || u.description FROM (SELECT * FROM snapshot() EXCEPT ALL TABLE fresh) AS u);
    DROP EXTENSION catan_hex;
END
$$;
CREATE VIEW released AS SELECT version FROM pg_available_extension_versions WHERE name = 'catan_hex';
SELECT count(*) >= 3 AND '0.1.0' = ANY (array_agg(version)) AS several FROM released;
SELECT version, difference.* FROM released, upgraded(version) AS difference ORDER BY version;
SELECT count(*) > 20 AS compared FROM fresh;

-- There is a way from every version to the newest.
SELECT source AS without_way FROM pg_extension_update_paths('catan_hex') WHERE target = :'newest' AND path IS NULL;
\c :main
DROP DATABASE regress_upgrade;
