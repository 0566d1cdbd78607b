-- A board in numbers.
\x
SELECT * FROM catan_metrics(0.201703);
SELECT * FROM catan_metrics(0.201703, '{"board": "expansion"}');
\x

-- Boards of the table of games, searched by what they give.
SELECT id, m.ore_pips, m.grain_pips, m.largest_cluster, m.draft_gap
FROM generate_series(1, 2000) AS id, catan_metrics(catan_seed(id)) AS m
WHERE m.ore_pips + m.grain_pips >= 30 AND m.largest_cluster <= 2
ORDER BY id;

-- The pips of the base board are always 58; by the rules reds are apart, and 2 and 12 where they say so.
SELECT name, sum(grain_pips + lumber_pips + ore_pips + wool_pips + brick_pips) / count(*) AS pips, max(best_pips) AS best,
       sum(red_pairs) > 0 AS reds, sum(two_twelve_pairs) > 0 AS two_twelve, sum(equal_number_pairs) > 0 AS equal_numbers,
       sum(equal_terrain_pairs) > 0 AS equal_terrain, max(largest_cluster) AS largest
FROM (VALUES ('base', '{}'::jsonb), ('free', '{"reds_apart": false}'), ('spiral', '{"numbers": "spiral", "max_cluster": 3}'),
             ('strict', '{"two_twelve_apart": true, "equal_apart": true, "max_cluster": 2, "max_pips": 11}')) AS v (name, rules),
     generate_series(1, 500) AS id, catan_metrics(catan_seed(id), rules)
GROUP BY name ORDER BY name;

-- Counted from catan_board by hand: the best site, and the pairs of equal terrain.
WITH board AS (SELECT *, 6 - abs(7 - score) AS pips FROM catan_board(0.5))
SELECT (SELECT max(pips) FROM (SELECT sum(pips) AS pips FROM board, hex_vertices(board.x, board.y) AS v GROUP BY v.x, v.y, v.k) AS s) AS best,
       (SELECT count(*) / 2 FROM board AS a, hex_neighbors(a.x, a.y) AS n JOIN board AS b ON (b.x, b.y) = (n.x, n.y)
        WHERE a.resource = b.resource) AS equal_terrain,
       m.best_pips, m.equal_terrain_pairs
FROM catan_metrics(0.5) AS m;

-- Boards without chips, without a resource, of one tile, far apart, of a thousand tiles: every measure is a number.
SELECT name, m.brick_pips AS brick, best_pips AS best, best_sites, rich_sites AS rich, draft_gap AS draft, largest_cluster AS cluster,
       equal_terrain_pairs AS terrain, red_pairs AS reds, resource_imbalance::numeric(6, 3) AS resource,
       site_imbalance::numeric(6, 3) AS site, side_imbalance::numeric(6, 3) AS side, neighbor_imbalance::numeric(6, 3) AS neighbor
FROM (VALUES
    (1, 'one desert', '{"board": [[0, 0]], "tiles": {"desert": 1}}'::jsonb),
    (2, 'one tile', '{"board": [[0, 0]], "tiles": {"brick": 1}, "chips": [8]}'),
    (3, 'only brick', '{"tiles": {"brick": 18, "desert": 1}}'),
    (4, 'only deserts', '{"tiles": {"desert": 19}, "chips": []}'),
    (5, 'only eights', jsonb_build_object('chips', array_fill(8, ARRAY[18]), 'reds_apart', false)),
    (6, 'two far tiles', '{"board": [[-1000000, 1000000], [1000000, -1000000]], "tiles": {"brick": 1, "ore": 1}, "chips": [8, 2]}'),
    (7, '1,000 tiles', jsonb_build_object('board', ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(25, 40)), 'reds_apart', false))
) AS v (n, name, rules), catan_metrics(0.5, rules) AS m
ORDER BY n;

SELECT catan_metrics(NULL) IS NULL AS null_seed, catan_metrics(0.5, NULL) IS NULL AS null_rules;
SELECT outcome('SELECT catan_metrics(2)');
SELECT outcome($$SELECT catan_metrics(0, '"base"')$$);
SELECT outcome($$SELECT catan_metrics(0, '{"terrain_apart": true, "max_attempts": 3}')$$);
