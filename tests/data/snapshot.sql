-- Prints what must be the same wherever the tables of this directory are: rows and definitions; and how often stored values or
-- indexes differ from what the functions say now, which is never. It only reads, so that it runs on a standby; the clusters have locale C.
-- With -v views=off the definitions of views are left out, which majors of PostgreSQL word differently.
\pset format unaligned
\pset tuples_only on
\pset null NULL
\if :{?views} \else \set views on \endif

SELECT 'extension', extversion, extnamespace::regnamespace FROM pg_extension WHERE extname = 'catan_hex';

-- Rows.
SELECT format('SELECT %L, count(*), md5(string_agg(r::text, E''\n'' ORDER BY r::text)) FROM %s AS r', oid::regclass, oid::regclass)
FROM pg_class
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND relkind IN ('r', 'p', 'v', 'm') ORDER BY oid::regclass::text
\gexec

-- Columns, constraints, indexes, partitions, policies, domains, views.
SELECT attrelid::regclass, attname, atttypid::regtype, attnotnull, attgenerated, pg_get_expr(adbin, adrelid)
FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND attnum > 0 AND relkind IN ('r', 'p', 'm')
ORDER BY attrelid::regclass::text, attnum;
SELECT coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text), conname, pg_get_constraintdef(oid), convalidated
FROM pg_constraint
WHERE connamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND contype <> 'n' ORDER BY 1, 2;
SELECT pg_get_indexdef(indexrelid), indisvalid, pg_get_expr(indpred, indrelid)
FROM pg_index JOIN pg_class AS c ON c.oid = indexrelid
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) ORDER BY 1;
SELECT oid::regclass, pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid) FROM pg_class
WHERE relnamespace = 'settlers'::regnamespace AND (relkind = 'p' OR relispartition) ORDER BY oid::regclass::text;
SELECT polrelid::regclass, polname, pg_get_expr(polqual, polrelid) FROM pg_policy ORDER BY 1, 2;
\if :views
SELECT oid::regclass, pg_get_viewdef(oid) FROM pg_class
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND relkind IN ('v', 'm') ORDER BY oid::regclass::text;
\endif

-- Stored and computed anew.
SELECT format('SELECT %L, count(*) AS differing FROM %s WHERE %I::text IS DISTINCT FROM (%s)::text',
              'stored ' || attrelid::regclass || '.' || attname, attrelid::regclass, attname, pg_get_expr(adbin, adrelid))
FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND attgenerated = 's' ORDER BY attrelid::regclass::text, attnum
\gexec
SELECT format('SELECT %L, count(*) AS differing FROM (SELECT r::text FROM %s AS r EXCEPT ALL SELECT r::text FROM %s AS r) AS lost', 'kept ' || kept.oid::regclass, kept.oid::regclass, shown.oid::regclass)
FROM pg_class AS kept JOIN pg_class AS shown ON kept.relnamespace = shown.relnamespace AND kept.relname = shown.relname || '_kept'
WHERE kept.relkind = 'm' ORDER BY kept.relname
\gexec

-- Found through an index on an expression: the rows that a sequential scan finds.
SET enable_seqscan = off;
SET enable_indexscan = on;
SELECT format('SELECT %L, (SELECT count(*) FROM %s WHERE (%s) IS NOT NULL%s)', 'by ' || indexrelid::regclass, indrelid::regclass,
              pg_get_indexdef(indexrelid, 1, true), coalesce(' AND ' || pg_get_expr(indpred, indrelid), ''))
FROM pg_index JOIN pg_class AS c ON c.oid = indexrelid
WHERE relnamespace IN ('settlers'::regnamespace, 'every'::regnamespace) AND (indexprs IS NOT NULL OR indpred IS NOT NULL) ORDER BY indexrelid::regclass::text
\gexec
SELECT 'fair', id, fairness FROM settlers.games WHERE catan_fairness(seed, rules) < 0.5 ORDER BY catan_fairness(seed, rules), id;
SELECT 'coded', id FROM settlers.games WHERE catan_code(catan_json(seed, rules)) = (SELECT code FROM settlers.games WHERE id = 7);
SELECT 'near', game, x, y FROM settlers.settlements WHERE hex_center(x, y, 10) <@ box '((0, 0), (30, 30))' ORDER BY game, x, y;
SELECT 'pruned', count(*) FROM settlers.map WHERE hex_distance(x, y, 0, 0) = 2;
