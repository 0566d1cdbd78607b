-- After all that: no row here, but for the last one, the counts.
\pset footer off
\pset tuples_only on
SELECT 'game ' || game_id || ' counts ' || moves_made || ' moves and has ' || count(turn) || ', the last of them ' || max(turn)
FROM games LEFT JOIN moves USING (game_id)
GROUP BY game_id, moves_made
HAVING moves_made <> count(turn) OR moves_made <> coalesce(max(turn), 0);

SELECT 'board ' || board_id || ' has another fairness' FROM boards WHERE fairness IS DISTINCT FROM catan_fairness(seed, rules);
SELECT 'piece ' || piece_id || ' is elsewhere' FROM pieces WHERE from_home <> hex_distance(x, y, 0, 0);

-- The indexes find what a walk through the table finds.
CREATE TEMPORARY TABLE walked AS
SELECT b.board_id, (SELECT count(*) FROM boards AS other WHERE catan_code(catan_json(other.seed, other.rules)) = code.code) AS alike
FROM (SELECT * FROM boards ORDER BY board_id LIMIT 50) AS b, LATERAL (SELECT catan_code(catan_json(b.seed, b.rules)) AS code) AS code;
SET enable_seqscan = off;
SELECT 'board ' || b.board_id || ' is not found by its code'
FROM boards AS b JOIN walked AS w USING (board_id)
WHERE w.alike <> (SELECT count(*) FROM boards AS other WHERE catan_code(catan_json(other.seed, other.rules)) = catan_code(catan_json(b.seed, b.rules)));
RESET enable_seqscan;
CREATE EXTENSION IF NOT EXISTS amcheck;
SELECT count(bt_index_check(c.oid, true)) || ' indexes checked against their tables'
FROM pg_class AS c JOIN pg_namespace AS n ON c.relnamespace = n.oid
WHERE c.relkind = 'i' AND n.nspname = 'public';
