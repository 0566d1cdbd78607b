-- Measures of boards against plain SQL over their tiles: boards of the game and of one's own.
\set oracle `echo "$ORACLE_DIR/metrics.sql"`
\set ECHO none
\i :oracle
\set ECHO all
CREATE TABLE variants (name text, rules jsonb, boards integer);
INSERT INTO variants VALUES
    ('base', '{}', 300),
    ('free', '{"reds_apart": false}', 200),
    ('spiral', '{"numbers": "spiral"}', 50),
    ('expansion', '{"board": "expansion"}', 200),
    ('expansion, free', '{"board": "expansion", "reds_apart": false}', 100),
    ('one tile', '{"board": [[7, -3]]}', 3),
    ('one desert', '{"board": [[0, 0]], "tiles": {"desert": 1}}', 1),
    ('a pair', '{"board": [[0, 0], [1, 1]], "tiles": {"wool": 2}, "reds_apart": false}', 10),
    ('deserts', '{"board": [[0, 0], [0, 1], [1, 1], [5, 5]], "tiles": {"desert": 4}}', 1),
    ('a strip', '{"board": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]], "tiles": {"grain": 3, "ore": 2}, "reds_apart": false}', 20),
    ('islands', '{"board": [[0, 0], [0, 1], [1, 1], [9, 9], [9, 10], [-8, 3], [500, -999]], "reds_apart": false}', 20),
    ('two resources', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(2)), 'tiles', '{"ore": 1, "brick": 18}'::jsonb), 20),
    ('lake', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_ring(0, 0, 2))), 20),
    ('91 tiles', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(5)), 'reds_apart', false), 5);
CREATE TABLE games AS
SELECT row_number() OVER (ORDER BY name, id)::integer AS game, name, catan_seed(id) AS seed, rules
FROM variants, generate_series(1, boards) AS id;
INSERT INTO oracle.tile SELECT game, x, y, resource_name, score FROM games, catan_board(seed, rules);
ANALYZE games, oracle.tile;

SET jit = off;
CREATE TABLE ours AS SELECT game, m.* FROM games, catan_metrics(seed, rules) AS m;
CREATE TABLE theirs AS SELECT * FROM oracle.metrics;
SELECT name, count(*) AS boards, count(t.game) AS measured,
       count(*) FILTER (WHERE
           (o.grain_pips, o.lumber_pips, o.ore_pips, o.wool_pips, o.brick_pips, o.best_pips, o.best_sites, o.rich_sites)
           IS DISTINCT FROM
           (t.grain_pips, t.lumber_pips, t.ore_pips, t.wool_pips, t.brick_pips, t.best_pips, t.best_sites, t.rich_sites)
       ) AS other_pips,
       count(*) FILTER (WHERE o.draft_gap IS DISTINCT FROM t.draft_gap) AS other_drafts,
       count(*) FILTER (WHERE
           (o.largest_cluster, o.equal_terrain_pairs, o.equal_number_pairs, o.red_pairs, o.two_twelve_pairs)
           IS DISTINCT FROM
           (t.largest_cluster, t.equal_terrain_pairs, t.equal_number_pairs, t.red_pairs, t.two_twelve_pairs)
       ) AS other_neighbors,
       count(*) FILTER (WHERE NOT coalesce(greatest(
           abs(o.resource_imbalance - t.resource_imbalance), abs(o.site_imbalance - t.site_imbalance),
           abs(o.side_imbalance - t.side_imbalance), abs(o.neighbor_imbalance - t.neighbor_imbalance)
       ) < 1e-12, false)) AS other_imbalances,
       count(*) FILTER (WHERE NOT coalesce(abs(catan_fairness(seed, rules)
           - t.resource_imbalance - t.site_imbalance - t.side_imbalance - t.neighbor_imbalance) < 1e-12, false)) AS other_fairness
FROM games JOIN ours AS o USING (game) LEFT JOIN theirs AS t USING (game)
GROUP BY name ORDER BY name COLLATE "C";

-- So that nothing agrees by being always the same.
SELECT count(DISTINCT draft_gap) > 5 AS drafts_differ, count(DISTINCT best_pips) > 5 AS best_differ,
       count(DISTINCT equal_number_pairs) > 5 AS pairs_differ, count(DISTINCT side_imbalance) > 100 AS sides_differ
FROM theirs;
RESET jit;
DROP TABLE variants, games, ours, theirs;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
