-- Intersections, edges and yields against the corners' places in the plane.
\set oracle `echo "$ORACLE_DIR/intersections.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TEMPORARY TABLE played AS
SELECT g::float8 / 40 AS seed, rules
FROM generate_series(1, 8) AS g,
     (VALUES (catan_rules()), (catan_rules('expansion')),
             ('{"board": [[0,0],[0,1],[1,1],[2,2],[2,3],[3,3],[3,2],[9,9]], "reds_apart": false}')) AS variant (rules);

SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM played,
     LATERAL (SELECT array_agg(i::text ORDER BY i.x, i.y, i.k) AS ours FROM catan_intersections(seed, rules) AS i) AS ours,
     LATERAL (SELECT array_agg(i::text) AS theirs FROM oracle.intersections(seed, rules) AS i) AS theirs;

SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM played,
     LATERAL (SELECT array_agg(least((x1, y1, k1)::text, (x2, y2, k2)::text) || greatest((x1, y1, k1)::text, (x2, y2, k2)::text) || coast
                               ORDER BY least((x1, y1, k1)::text, (x2, y2, k2)::text) || greatest((x1, y1, k1)::text, (x2, y2, k2)::text)) AS ours
              FROM catan_edges(seed, rules)) AS ours,
     LATERAL (SELECT array_agg(ends || coast ORDER BY ends) AS theirs FROM oracle.edges(seed, rules)) AS theirs;

SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM played,
     LATERAL (SELECT array_agg(y::text) AS ours FROM catan_yields(seed, rules) AS y) AS ours,
     LATERAL (SELECT array_agg(y::text) AS theirs FROM oracle.yields(seed, rules, NULL, NULL) AS y) AS theirs;

-- With the robber on each tile in turn.
SELECT count(*) AS compared, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM catan_board(0.5) AS b,
     LATERAL (SELECT array_agg(y::text) AS ours FROM catan_yields(0.5, robber => ARRAY[b.x, b.y]) AS y) AS ours,
     LATERAL (SELECT array_agg(y::text) AS theirs FROM oracle.yields(0.5, '{}', b.x, b.y) AS y) AS theirs;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
