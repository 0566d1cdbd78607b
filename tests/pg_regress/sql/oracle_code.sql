-- Codes against ranks counted as they are defined, in numbers as long as they come.
\set oracle `echo "$ORACLE_DIR/code.sql"`
\set ECHO none
\i :oracle
\set ECHO all
SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM (VALUES (0.201703, '{}'::jsonb), (0, '{}'), (1, '{}'), (-1, '{}'), (0.201703, '{"board": "expansion"}'), (-0.5, '{"board": "expansion"}')) AS played (seed, rules),
     LATERAL (SELECT catan_code(catan_json(seed, rules)) AS ours) AS ours,
     LATERAL (SELECT oracle.code(array_agg(resource ORDER BY rn), array_agg(score::text ORDER BY rn) FILTER (WHERE score IS NOT NULL),
                                 (SELECT array_agg(resource ORDER BY rn) FROM catan_harbors(seed, rules))) AS theirs
              FROM catan_board(seed, rules)) AS theirs;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
