-- A query over a hundred million boards, and a single long call, stop when they are told to.
SET statement_timeout = '200ms';
SELECT count(*) FROM generate_series(1, 100000000) AS id, catan_board(catan_seed(id));
SELECT count(*) FROM generate_series(1, 100000000) AS id, hex_distance(0, 0, id, 7) AS far WHERE far < 0;
-- A single call: it must stop long before it has written all its rows to disk.
SET statement_timeout = '20ms';
SET work_mem = '64kB';
SET temp_file_limit = '200MB';
SELECT hex_tiles(1825);
SET statement_timeout = '60s';
SELECT left(outcome('SELECT hex_tiles(1825)'), 5) AS too_large;
RESET work_mem;
RESET temp_file_limit;
RESET statement_timeout;
SELECT count(*) FROM hex_tiles(5);

-- Cells scattered over the plane and cells side by side, millions of them in one call.
CREATE TABLE many AS
SELECT 'scattered' AS kind, ARRAY(SELECT ARRAY[x * 900, y * 900] FROM hex_range(0, 0, 1000)) AS cells
UNION ALL SELECT 'dense', ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, 1000));
SET statement_timeout = '30ms';
SELECT count(*) FROM many, hex_path(0, 0, 900, 900, cells) WHERE kind = 'scattered';
SELECT count(*) FROM many, hex_reachable(0, 0, 9, cells) WHERE kind = 'dense';
SELECT count(*) FROM many, hex_visible(0, 0, 1, cells) WHERE kind = 'scattered';
SELECT count(*) FROM many, hex_components(cells) WHERE kind = 'dense';
SELECT count(*) FROM many, hex_canonical(cells) WHERE kind = 'dense';
SELECT count(*) FROM many, hex_outline(cells) WHERE kind = 'scattered';
RESET statement_timeout;
DROP TABLE many;

-- Rules that nothing meets, on small boards and on one of a thousand tiles.
SELECT jsonb_build_object('board', jsonb_agg(jsonb_build_array(n / 32, n % 32))) AS huge FROM generate_series(0, 999) AS n \gset
SET statement_timeout = '100ms';
SELECT count(*) FROM catan_board(0.5, '{"max_pips": 4, "max_attempts": 1000000000}');
SELECT count(*) FROM catan_harbors(0.5, '{"tiles": {"grain": 18, "desert": 1}, "max_cluster": 3, "max_attempts": 1e9}');
SELECT count(*) FROM catan_board(0.5, '{"board": "expansion", "terrain_apart": true, "max_pips": 5, "max_attempts": 1000000000}');
SELECT count(*) FROM catan_board(0.5, :'huge'::jsonb || '{"terrain_apart": true, "max_attempts": 1000000000}');
SELECT count(*) FROM catan_board(0.5, :'huge'::jsonb || '{"max_attempts": 1000000000}');
RESET statement_timeout;
SELECT count(*) FROM catan_board(0.5);
