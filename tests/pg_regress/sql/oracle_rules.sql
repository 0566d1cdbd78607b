-- Rules in plain SQL, by the server's own setseed() and random(), against ours.
\set oracle `echo "$ORACLE_DIR/rules.sql"`
\set ECHO none
\i :oracle
\set ECHO all

-- The era of this server's random().
SELECT CASE WHEN current_setting('server_version_num')::integer >= 150000 THEN 'pg15' ELSE 'pg12' END AS era \gset

CREATE TABLE cases (n serial, board text, rules jsonb, seeds integer);
INSERT INTO cases (board, rules, seeds) VALUES
    ('base', '{}', 30),
    ('base', '{"two_twelve_apart": true}', 30),
    ('base', '{"equal_apart": true, "reds_apart": false}', 30),
    ('base', '{"two_twelve_apart": true, "equal_apart": true, "max_pips": 12}', 12),
    ('base', '{"terrain_apart": true}', 2),
    ('base', '{"max_cluster": 2, "desert": "inland"}', 12),
    ('base', '{"desert": "coast", "max_pips": 11}', 12),
    ('base', '{"desert": "center"}', 30),
    ('base', '{"numbers": "spiral"}', 60),
    ('base', '{"numbers": "spiral", "max_pips": 12}', 60),
    ('expansion', '{}', 24),
    ('expansion', '{"two_twelve_apart": true}', 12),
    ('expansion', '{"equal_apart": true, "reds_apart": false}', 12),
    ('expansion', '{"desert": "inland", "max_cluster": 3}', 12),
    ('expansion', '{"numbers": "spiral"}', 60),
    ('expansion', '{"desert": "center", "numbers": "spiral", "reds_apart": false}', 12),
    ('large', '{"reds_apart": false, "max_cluster": 4}', 12),
    ('large', '{"desert": "coast"}', 4),
    ('islands', '{"chips": [2, 3, 4, 5, 6, 6, 8, 8, 9, 10, 11, 12, 12], "max_pips": 12, "terrain_apart": true}', 12),
    ('islands', '{"two_twelve_apart": true, "equal_apart": true}', 30);

CREATE TABLE dealt AS
SELECT n, board, rules, seed, oracle.document(board, rules) || jsonb_build_object('random', :'era') AS document,
       terrain, scores, attempt, terrain_attempt, harbors
FROM cases, generate_series(1, seeds) AS seed_no,
     LATERAL (SELECT ((seed_no * 0.61803398875) % 2 - 1)::float8 AS seed) AS golden,
     oracle.deal(seed, board, rules);

-- Boards tile by tile, and whether tiles and chips were dealt more than once.
SELECT n, board, min(rules::text) AS rules, count(*) AS compared, count(*) FILTER (WHERE theirs IS DISTINCT FROM ours) AS different,
       max(terrain_attempt) > 1 AS tiles_again, max(attempt) > 1 AS chips_again
FROM dealt,
     LATERAL (
         SELECT array_agg((
             CASE WHEN scores[rn] IS NOT NULL THEN cardinality(array_remove(scores[:rn], NULL)) END,
             rn, x, y, terrain[rn], scores[rn], CASE WHEN scores[rn] IS NOT NULL THEN attempt END
         )::text ORDER BY rn) AS theirs
         FROM oracle.place WHERE place.board = dealt.board
     ) AS plain,
     LATERAL (
         SELECT array_agg((b.score_rn, b.rn, b.x, b.y, b.resource, b.score, b.attempt)::text ORDER BY rn) AS ours
         FROM catan_board(seed, document) AS b
     ) AS compiled
GROUP BY n, board ORDER BY n;

-- Harbors, their places and what they trade: after any number of draws for the rest.
SELECT board, count(*) AS compared, count(*) FILTER (WHERE theirs IS DISTINCT FROM ours) AS different
FROM dealt,
     LATERAL (
         SELECT array_agg((rn, x, y, harbors[rn], pier1, pier2)::text ORDER BY rn) AS theirs
         FROM oracle.quay WHERE quay.board = dealt.board
     ) AS plain,
     LATERAL (SELECT array_agg(h::text ORDER BY rn) AS ours FROM catan_harbors(seed, document) AS h) AS compiled
WHERE board IN ('base', 'expansion')
GROUP BY board ORDER BY board;

DROP TABLE dealt;
DROP TABLE cases;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
