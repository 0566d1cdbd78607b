-- The server's own setseed() and ORDER BY random(), in plain SQL, against ours: 500 seeds.
\set oracle `echo "$ORACLE_DIR/board.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TABLE seeds AS
SELECT seed
FROM unnest('{-1, 0, -0.0, 1, 5e-324, 2.220446049250313e-16, -2.220446049250313e-16, 0.201703, 0.201704}'::float8[]) AS seed
UNION ALL SELECT n / 246.0 FROM generate_series(-245, 245) AS n;
SELECT count(*) FROM seeds;

-- The era of this server's random().
SELECT CASE WHEN current_setting('server_version_num')::integer >= 150000 THEN 'pg15' ELSE 'pg12' END AS era \gset
SELECT jsonb_build_object('random', :'era') AS rules,
       jsonb_build_object('random', :'era', 'red_test', 'article') AS article \gset

CREATE FUNCTION differences(rules jsonb, article boolean) RETURNS TABLE (what text, compared bigint, different bigint) LANGUAGE sql AS $$
    SELECT 'board', count(*), count(*) FILTER (WHERE o IS DISTINCT FROM b)
    FROM seeds,
         LATERAL (SELECT array_agg((score_rn, rn, x, y, resource, score, attempt)::text ORDER BY rn) AS o FROM oracle.board(seed, article)) AS theirs,
         LATERAL (SELECT array_agg((score_rn, rn, x, y, resource, score, attempt)::text ORDER BY rn) AS b FROM catan_board(seed, rules)) AS ours
    UNION ALL
    SELECT 'harbors', count(*), count(*) FILTER (WHERE o IS DISTINCT FROM b)
    FROM seeds,
         LATERAL (SELECT array_agg(h::text ORDER BY rn) AS o FROM oracle.harbors(seed, article) AS h) AS theirs,
         LATERAL (SELECT array_agg(h::text ORDER BY rn) AS b FROM catan_harbors(seed, rules) AS h) AS ours
    UNION ALL
    SELECT 'picture', count(*), count(*) FILTER (WHERE o IS DISTINCT FROM b)
    FROM seeds,
         LATERAL (SELECT array_agg(line) AS o FROM oracle.picture(seed, article)) AS theirs,
         LATERAL (SELECT array_agg(line) AS b FROM catan_render(seed, rules)) AS ours
$$;
SELECT * FROM differences(:'rules', false);
SELECT * FROM differences(:'article', true);

DROP FUNCTION differences;
DROP TABLE seeds;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
