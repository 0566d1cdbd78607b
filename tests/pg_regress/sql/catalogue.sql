-- What every function says of itself.
CREATE VIEW ours AS
SELECT p.*
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e'
JOIN pg_proc AS p ON d.objid = p.oid AND d.classid = 'pg_proc'::regclass;

SELECT oid::regprocedure AS function, proisstrict AS strict, procost AS cost, nullif(prorows, 0) AS rows,
       nullif(prosupport, 0)::regproc AS support
FROM ours ORDER BY proname COLLATE "C";

-- None of these has a row.
SELECT oid::regprocedure AS not_immutable FROM ours WHERE provolatile <> 'i';
SELECT oid::regprocedure AS not_parallel_safe FROM ours WHERE proparallel <> 's';
SELECT oid::regprocedure AS without_comment FROM ours WHERE coalesce(obj_description(oid, 'pg_proc'), '') = '';
SELECT oid::regprocedure AS security_definer FROM ours WHERE prosecdef;
SELECT oid::regprocedure AS set_without_rows FROM ours WHERE proretset <> (prorows > 0);
SELECT oid::regprocedure AS not_ours FROM ours WHERE prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c');

-- The row counts that are promised are the counts that come.
SELECT oid::regprocedure AS function, prorows AS promised, given
FROM ours
JOIN (
    SELECT 'hex_tiles' AS name, count(*) AS given FROM hex_tiles()
    UNION ALL SELECT 'hex_neighbors', count(*) FROM hex_neighbors(0, 0)
    UNION ALL SELECT 'catan_board', count(*) FROM catan_board(0)
    UNION ALL SELECT 'catan_harbors', count(*) FROM catan_harbors(0)
    UNION ALL SELECT 'catan_render', count(*) FROM catan_render(0)
    UNION ALL SELECT 'catan_resources', count(*) FROM catan_resources()
) AS counted ON proname = name
WHERE proretset AND prorows <> given;

-- Nothing but functions belongs to the extension.
SELECT count(*) FILTER (WHERE classid <> 'pg_proc'::regclass) AS others
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e';
DROP VIEW ours;
