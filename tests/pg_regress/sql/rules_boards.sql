-- The board for 5 to 6 players.
SELECT * FROM catan_board(0.201703, catan_rules('expansion'));
SELECT * FROM catan_harbors(0.201703, catan_rules('expansion'));

-- Its pieces, on every board.
SELECT resource_name, count(*) / 200 AS tiles, count(*) % 200 AS rest
FROM generate_series(1, 200) AS id, catan_board(catan_seed(id), '{"board": "expansion"}') GROUP BY resource_name ORDER BY resource_name;
SELECT score, count(*) / 200 AS chips, count(*) % 200 AS rest
FROM generate_series(1, 200) AS id, catan_board(catan_seed(id), '{"board": "expansion"}') GROUP BY score ORDER BY score;
SELECT resource, count(*) / 200 AS harbors, count(*) % 200 AS rest
FROM generate_series(1, 200) AS id, catan_harbors(catan_seed(id), '{"board": "expansion"}') GROUP BY resource ORDER BY resource;

-- Lettered chips along a spiral: here 5 2 6 3 8 … clockwise from tile 11, the north-east corner; the desert is left out.
SELECT rn, resource_name, score, attempt FROM catan_board(0.201703, '{"numbers": "spiral"}') ORDER BY rn;
SELECT count(DISTINCT numbers) AS spirals
FROM (
    SELECT id, string_agg(coalesce(score, 0)::text, ' ' ORDER BY rn) AS numbers
    FROM generate_series(1, 3000) AS id, catan_board(catan_seed(id), '{"numbers": "spiral", "desert": "center"}') GROUP BY id
) AS boards;

-- Rules together, all of them held.
SELECT '{"board": "expansion", "two_twelve_apart": true, "equal_apart": true, "max_cluster": 2, "desert": "coast"}' AS strict \gset
SELECT count(*) AS neighbors,
       count(*) FILTER (WHERE a.score IN (6, 8) AND b.score IN (6, 8)) AS reds,
       count(*) FILTER (WHERE a.score IN (2, 12) AND b.score IN (2, 12)) AS two_twelve,
       count(*) FILTER (WHERE a.score = b.score) AS equal
FROM generate_series(1, 20) AS id, catan_board(catan_seed(id), :'strict') AS a, hex_neighbors(a.x, a.y) AS n
JOIN catan_board(catan_seed(id), :'strict') AS b USING (x, y);
SELECT max(size) AS largest_cluster
FROM generate_series(1, 20) AS id,
     hex_components(ARRAY(SELECT ARRAY[x, y, ascii(resource)] FROM catan_board(catan_seed(id), :'strict')));

SELECT count(*) AS neighbors, count(*) FILTER (WHERE a.resource = b.resource) AS alike
FROM generate_series(1, 20) AS id, catan_board(catan_seed(id), '{"terrain_apart": true}') AS a, hex_neighbors(a.x, a.y) AS n
JOIN catan_board(catan_seed(id), '{"terrain_apart": true}') AS b USING (x, y);

-- The most pips around an intersection: the limit is reached, and kept.
SELECT most, max(pips) AS found
FROM unnest('{10, 11, 13}'::integer[]) AS most, generate_series(1, 100) AS id, catan_intersections(catan_seed(id), jsonb_build_object('max_pips', most))
GROUP BY most ORDER BY most;

-- Where deserts lie: neighbors of each.
SELECT place, board, min(neighbors) AS least, max(neighbors) AS most, count(DISTINCT (x, y)) AS tiles
FROM unnest('{anywhere, inland, coast, center}'::text[]) AS place, unnest('{base, expansion}'::text[]) AS board, LATERAL (
    SELECT id, d.x, d.y, count(n) AS neighbors
    FROM generate_series(1, 300) AS id, catan_board(catan_seed(id), jsonb_build_object('board', board, 'desert', place, 'reds_apart', false)) AS d,
         hex_neighbors(d.x, d.y) AS n
    JOIN catan_board(0, jsonb_build_object('board', board)) AS b USING (x, y)
    WHERE d.score IS NULL GROUP BY id, d.x, d.y
) AS deserts
GROUP BY place, board ORDER BY place, board;

-- Any cells: the hexagon of radius 3, numbered as they are listed.
SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(x, y) ORDER BY rn)) AS large FROM hex_tiles(3) \gset
SELECT count(*) AS tiles, count(*) FILTER (WHERE (t.x, t.y) IS NOT DISTINCT FROM (b.x, b.y)) AS in_their_places, count(score) AS chips
FROM catan_board(0.5, :'large') AS b FULL JOIN hex_tiles(3) AS t USING (rn);
SELECT resource_name, count(*) FROM catan_board(0.5, :'large') GROUP BY resource_name ORDER BY resource_name;
SELECT score, count(*) FROM catan_board(0.5, :'large') GROUP BY score ORDER BY score;
SELECT * FROM catan_harbors(0.5, :'large');

-- The cells of the base board in their order are the base board.
SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(x, y) ORDER BY rn)) AS base FROM hex_tiles() \gset
SELECT count(*) AS tiles, count(*) FILTER (WHERE a IS DISTINCT FROM b) AS different
FROM generate_series(1, 50) AS id, catan_board(catan_seed(id), :'base') AS a JOIN catan_board(catan_seed(id)) AS b USING (rn)
WHERE b.rn IS NOT NULL;
SELECT count(*) AS harbors, count(*) FILTER (WHERE a IS DISTINCT FROM b) AS different
FROM generate_series(1, 50) AS id, catan_harbors(catan_seed(id), :'base') AS a JOIN catan_harbors(catan_seed(id)) AS b USING (rn);

-- Shifted to the ends of what is allowed it is the same board.
SELECT count(*) FILTER (WHERE (a.resource, a.score, a.x - 1000000 + 4, a.y + 1000000) IS NOT DISTINCT FROM (b.resource, b.score, b.x, b.y)) AS same
FROM (SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(x + 1000000 - 4, y - 1000000) ORDER BY rn)) AS rules FROM hex_tiles()) AS far,
     catan_board(0.5, rules) AS a JOIN catan_board(0.5) AS b USING (rn);

-- One tile, its harbor; a ring around a lake; two islands, each with a harbor of its own.
SELECT b.rn, b.x, b.y, resource_name, score FROM catan_board(0.5, '{"board": [[5, -7]]}') AS b;
SELECT * FROM catan_harbors(0.5, '{"board": [[5, -7]]}');
SELECT count(*) AS harbors, bool_or((x, y) = (0, 0)) AS on_the_lake
FROM catan_harbors(0.5, '{"board": [[-1, -1], [-1, 0], [0, 1], [1, 1], [1, 0], [0, -1]]}');
SELECT rn, x, y, pier1, pier2 FROM catan_harbors(0.5, '{"board": [[40, 40], [0, 0]], "harbors": "fixed"}');

-- Harbors fixed, and none.
SELECT string_agg(resource, '' ORDER BY rn) AS base,
       (SELECT string_agg(resource, '' ORDER BY rn) FROM catan_harbors(0.7, '{"harbors": "fixed", "board": "expansion"}')) AS expansion,
       (SELECT count(*) FROM catan_harbors(0.5, '{"harbors": "none"}')) AS none
FROM catan_harbors(0.5, '{"harbors": "fixed"}');
-- They come last, so tiles and chips stay.
SELECT count(*) AS tiles, count(*) FILTER (WHERE a IS DISTINCT FROM b) AS different
FROM catan_board(0.5, '{"harbors": "none"}') AS a JOIN catan_board(0.5) AS b USING (rn) WHERE b.rn IS NOT NULL;

-- Pieces of one's own.
SELECT resource_name, count(*), array_agg(score ORDER BY score) AS chips
FROM catan_board(0.5, '{"tiles": {"grain": 10, "ore": 7, "desert": 2}, "chips": [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 9, 9, 9, 10, 10]}')
GROUP BY resource_name ORDER BY resource_name;
SELECT DISTINCT resource_name, score, attempt FROM catan_board(0.5, '{"tiles": {"desert": 19}, "chips": []}');

-- A thousand tiles, with rules.
SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(x, y) ORDER BY rn), 'reds_apart', false, 'max_cluster', 30, 'max_pips', 15) AS huge
FROM (SELECT * FROM hex_tiles(18) LIMIT 1000) AS cells \gset
SELECT count(*) AS tiles, count(score) AS chips, (SELECT count(*) FROM catan_harbors(0.5, :'huge')) AS harbors FROM catan_board(0.5, :'huge');

-- The planner knows how many rows boards of known rules have.
SELECT planned_rows('SELECT catan_board(0.5)') AS base, planned_rows($$SELECT catan_board(0.5, catan_rules('expansion'))$$) AS expansion,
       planned_rows($$SELECT catan_board(s, '{"board": [[0,0],[0,1]]}') FROM (SELECT random() AS s) AS one$$) AS two_tiles,
       planned_rows($$SELECT catan_board(0.5, NULL)$$) AS none, planned_rows($$SELECT catan_board(0.5, '{"x": 1}')$$) AS wrong_rules;
SELECT planned_rows($$SELECT catan_harbors(0.5, catan_rules('expansion'))$$) AS harbors,
       planned_rows($$SELECT catan_harbors(0.5, '{"harbors": "none"}')$$) AS no_harbors,
       planned_rows($$SELECT catan_render(0.5, catan_rules('expansion'))$$) AS lines,
       planned_rows($$SELECT catan_render_board(catan_json(0.5, catan_rules('expansion')))$$) AS lines_of_board,
       planned_rows($$SELECT catan_intersections(0.5, catan_rules('expansion'))$$) AS intersections,
       planned_rows($$SELECT catan_edges(0.5, catan_rules('expansion'))$$) AS edges,
       planned_rows($$SELECT catan_yields(0.5, catan_rules('expansion'))$$) AS yields,
       planned_rows($$SELECT catan_settlement_sites(0.5, NULL, catan_rules('expansion'))$$) AS sites;
