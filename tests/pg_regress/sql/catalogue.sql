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
SELECT oid::regprocedure AS not_ours FROM ours WHERE prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c');

-- The row counts that are promised are the counts that come.
SELECT oid::regprocedure AS function, prorows AS promised, given
FROM ours
JOIN (
    SELECT 'hex_tiles' AS name, count(*) AS given FROM hex_tiles()
    UNION ALL SELECT 'hex_neighbors', count(*) FROM hex_neighbors(0, 0)
    UNION ALL SELECT 'hex_diagonals', count(*) FROM hex_diagonals(0, 0)
    UNION ALL SELECT 'hex_vertices', count(*) FROM hex_vertices(0, 0)
    UNION ALL SELECT 'hex_edges', count(*) FROM hex_edges(0, 0)
    UNION ALL SELECT 'hex_vertex_tiles', count(*) FROM hex_vertex_tiles(0, 0, 0)
    UNION ALL SELECT 'hex_vertex_edges', count(*) FROM hex_vertex_edges(0, 0, 1)
    UNION ALL SELECT 'hex_vertex_neighbors', count(*) FROM hex_vertex_neighbors(0, 0, 0)
    UNION ALL SELECT 'hex_edge_vertices', count(*) FROM hex_edge_vertices(0, 0, 0)
    UNION ALL SELECT 'hex_edge_tiles', count(*) FROM hex_edge_tiles(0, 0, 1)
    UNION ALL SELECT 'hex_edge_neighbors', count(*) FROM hex_edge_neighbors(0, 0, 2)
    UNION ALL SELECT 'catan_board', count(*) FROM catan_board(0)
    UNION ALL SELECT 'catan_harbors', count(*) FROM catan_harbors(0)
    UNION ALL SELECT 'catan_render', count(*) FROM catan_render(0)
    UNION ALL SELECT 'catan_intersections', count(*) FROM catan_intersections(0)
    UNION ALL SELECT 'catan_edges', count(*) FROM catan_edges(0)
    UNION ALL SELECT 'catan_settlement_sites', count(*) FROM catan_settlement_sites(0)
    UNION ALL SELECT 'catan_resources', count(*) FROM catan_resources()
) AS counted ON proname = name
WHERE proretset AND prorows <> given;

-- Nothing but functions belongs to the extension.
SELECT count(*) FILTER (WHERE classid <> 'pg_proc'::regclass) AS others
FROM pg_depend AS d
JOIN pg_extension AS e ON d.refobjid = e.oid AND e.extname = 'catan_hex' AND d.deptype = 'e';

-- The library refuses a declaration with other columns than its own, as an old one might be.
CREATE FUNCTION other_types(seed float8, rules jsonb) RETURNS TABLE (rn bigint, x integer, y integer, resource text, pier1 integer, pier2 integer)
LANGUAGE c STRICT AS '$libdir/catan_hex', 'catan_harbors_wrapper';
CREATE FUNCTION fewer_columns(seed float8, rules jsonb) RETURNS TABLE (rn integer, x integer)
LANGUAGE c STRICT AS '$libdir/catan_hex', 'catan_harbors_wrapper';
CREATE FUNCTION not_strict(seed float8, rules jsonb) RETURNS TABLE (rn integer, x integer, y integer, resource text, pier1 integer, pier2 integer)
LANGUAGE c AS '$libdir/catan_hex', 'catan_harbors_wrapper';
SELECT outcome('SELECT * FROM other_types(0.5, $${}$$)');
SELECT outcome('SELECT * FROM fewer_columns(0.5, $${}$$)');
SELECT outcome('SELECT * FROM not_strict(0.5, NULL)');
DROP FUNCTION other_types, fewer_columns, not_strict;
DROP VIEW ours;
