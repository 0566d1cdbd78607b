-- The game for 5 to 6 players.
SELECT resource_name, count(*) AS tiles, string_agg(score::text, ' ' ORDER BY score) AS chips
FROM catan_board(0.201703, catan_rules('expansion')) GROUP BY resource_name ORDER BY resource_name;
SELECT string_agg(resource, '' ORDER BY rn) AS harbors FROM catan_harbors(0.201703, catan_rules('expansion'));

-- A board of one's own: a hexagon of radius 3, its pieces in proportion.
SELECT resource_name, count(*) AS tiles FROM catan_board(0.5, (
    SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(x, y) ORDER BY rn)) FROM hex_tiles(3)))
GROUP BY resource_name ORDER BY resource_name;
-- Two islands; each has its harbors.
SELECT * FROM catan_harbors(0.5, '{"board": [[0,0],[0,1],[1,1],[0,9]], "harbors": "fixed"}');

-- Chips in the order of their letters along a spiral: here from the south, counter-clockwise.
SELECT string_agg(coalesce(score::text, '-'), ' ' ORDER BY rn) AS numbers FROM catan_board(0.25, '{"numbers": "spiral"}');

-- Strict rules are met by dealing again.
SELECT count(*) AS boards, bool_and(apart) AS all_apart FROM (
    SELECT NOT EXISTS (SELECT FROM catan_board(catan_seed(id), rules) AS a, hex_neighbors(a.x, a.y) AS n
                       JOIN catan_board(catan_seed(id), rules) AS b USING (x, y) WHERE a.resource = b.resource) AS apart
    FROM generate_series(1, 20) AS id, (VALUES ('{"terrain_apart": true}'::jsonb)) AS r (rules)) AS boards;
SELECT max(pips) AS most_pips FROM generate_series(1, 200) AS id, catan_intersections(catan_seed(id), '{"max_pips": 11}');
SELECT array_agg(DISTINCT rn) AS deserts FROM generate_series(1, 20) AS id, catan_board(catan_seed(id), '{"desert": "center"}') WHERE score IS NULL;

-- Counts that do not fit.
SELECT outcome($$SELECT catan_board(0, '{"tiles": {"grain": 10, "ore": 8}}')$$);
SELECT outcome($$SELECT catan_board(0, '{"chips": [2, 3, 4]}')$$);
SELECT outcome($$SELECT catan_board(0, '{"board": "expansion", "chips": [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 3, 4, 5, 6, 8, 9, 10, 11]}')$$);
SELECT outcome($$SELECT catan_board(0, '{"board": []}')$$);
SELECT outcome($$SELECT catan_board(0, '{"board": [[0,0],[1,1],[0,0]]}')$$);
SELECT outcome($$SELECT catan_board(0, '{"board": [[0,0]], "numbers": "spiral"}')$$);
SELECT outcome($$SELECT catan_board(0, '{"board": [[1000001,0]]}')$$);
SELECT outcome($$SELECT catan_board(0, jsonb_build_object('board', (SELECT jsonb_agg(jsonb_build_array(n, 0)) FROM generate_series(0, 1000) AS n)))$$);
SELECT count(*) FROM catan_board(0, jsonb_build_object('reds_apart', false, 'board', (SELECT jsonb_agg(jsonb_build_array(n, 0)) FROM generate_series(0, 999) AS n)));

-- Rules that nothing meets end, and tell which failed how often; a cancel ends them too.
SELECT outcome($$SELECT catan_board(0.5, '{"max_pips": 3, "max_attempts": 1000}')$$);
SELECT outcome($$SELECT catan_board(0.5, '{"max_cluster": 1, "desert": "coast", "tiles": {"grain": 18, "desert": 1}, "max_attempts": 1000}')$$);
SET statement_timeout = 200;
SELECT count(*) FROM catan_board(0.5, '{"max_pips": 3, "max_attempts": 1000000000}');
RESET statement_timeout;
