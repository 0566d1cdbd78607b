-- What is wrong with rules is named, and what is right. The hint is the same for all of these:
SELECT outcome($$SELECT * FROM catan_board(0, '{"reds": true}')$$);
CREATE FUNCTION refusal(rules jsonb) RETURNS text LANGUAGE sql AS $$
    SELECT replace(outcome(format('SELECT count(*) FROM catan_board(0, %L)', rules)), E'\ncatan_rules() gives a whole document to start from.', '')
$$;

-- Rules are one object.
SELECT document, refusal(document::jsonb)
FROM unnest(ARRAY['[]', '[{}]', 'null', 'true', '7', '1e400', '"base"', '[[[[[[1]]]]]]']) AS document;
SELECT outcome($$SELECT * FROM catan_harbors(0, '[]')$$);
SELECT outcome($$SELECT * FROM catan_render(0, '"base"')$$);
SELECT outcome($$SELECT * FROM catan_board(0, 'rules')$$);

-- Every key, with a value of every kind that it does not take.
SELECT key, refusal(jsonb_build_object(key, value))
FROM jsonb_object_keys(catan_rules()) AS key,
     unnest(ARRAY['null', 'true', '-1', '0.5', '1e100000', '"nothing"', '[1]', '{"a": 1}']::jsonb[]) WITH ORDINALITY AS wrong (value, n)
WHERE refusal(jsonb_build_object(key, value)) <> 'no error'
ORDER BY key, n;

-- Names are taken as they are written.
SELECT document, refusal(document)
FROM unnest(ARRAY['{"Random": "pg15"}', '{"random": "PG15"}', '{"random": " pg15"}', '{"": 1}', '{"board": "bas"}']::jsonb[]) AS document;

-- Cells of a board.
SELECT document, refusal(jsonb_build_object('board', document::jsonb))
FROM unnest(ARRAY['[]', '[[]]', '[[1]]', '[[1, 2, 3]]', '[[1, "2"]]', '[[1, null]]', '[[0, 0], 5]', '[{"x": 1, "y": 2}]', '[[0, 0], [[1], 2]]',
                  '[[3, 4], [0, 0], [3, 4]]', '[[3, 4], [3.0, 40e-1]]', '[[0, 0.5]]', '[[0, 1e9]]', '[[1000000, -1000000]]', '[[1000001, 0]]',
                  '[[0, -1000001]]', '[[0, 2147483647]]', '[[0, 2147483648]]', '[[0, -9223372036854775809]]']) AS document;
SELECT tiles, refusal(jsonb_build_object('reds_apart', false, 'board', (SELECT jsonb_agg(jsonb_build_array(n / 40, n % 40)) FROM generate_series(1, tiles) AS n)))
FROM unnest('{1, 999, 1000, 1001, 100000}'::integer[]) AS tiles;

-- Tiles and chips that are none.
SELECT document, refusal(document::jsonb)
FROM unnest(ARRAY['{"tiles": {"gold": 1}}', '{"tiles": {"Grain": 19}}', '{"tiles": {"generic": 19}}', '{"tiles": {"grain": -1}}', '{"tiles": {"grain": "4"}}',
                  '{"tiles": {"grain": null}}', '{"tiles": {"grain": 1001}}', '{"tiles": {"grain": 1e100000}}', '{"tiles": [4, 4, 3, 4, 3, 1]}',
                  '{"chips": {}}', '{"chips": [7]}', '{"chips": [2, 3, 0]}', '{"chips": [13]}', '{"chips": [6.5]}', '{"chips": ["6"]}', '{"chips": [[6]]}']) AS document;

-- Numbers of them that do not fit: the error does the sum.
SELECT document, refusal(document::jsonb)
FROM unnest(ARRAY['{"tiles": {}}', '{"tiles": {"grain": 18}}', '{"tiles": {"grain": 10, "desert": 10}}',
                  '{"tiles": {"grain": 1000, "lumber": 1000, "ore": 1000, "wool": 1000, "brick": 1000, "desert": 1000}}',
                  '{"tiles": {"grain": 17, "desert": 2}}', '{"tiles": {"grain": 19}}', '{"tiles": {"desert": 19}}', '{"tiles": {"desert": 19}, "chips": []}',
                  '{"chips": []}', '{"chips": [3, 3]}', '{"board": [[0, 0]], "tiles": {"desert": 1}, "chips": [5]}', '{"board": [[0, 0]], "tiles": {"grain": 1}, "chips": []}',
                  '{"board": "expansion", "tiles": {"grain": 19}}', '{"board": "expansion", "chips": [2]}']) AS document;
SELECT refusal(jsonb_build_object('chips', jsonb_agg(3))) FROM generate_series(1, 100000);

-- Spirals have their corners on the boards of the game.
SELECT refusal('{"board": [[0, 0], [0, 1]], "numbers": "spiral"}');

-- Rules that nothing meets, or hardly.
SELECT refusal('{"max_pips": 4, "max_attempts": 1000}');
SELECT refusal('{"terrain_apart": true, "max_attempts": 1}');
SELECT refusal('{"board": "expansion", "two_twelve_apart": true, "equal_apart": true, "max_pips": 8, "max_attempts": 5000}');
SELECT refusal('{"board": [[0, 0], [0, 1], [0, 2]], "tiles": {"grain": 2, "desert": 1}, "desert": "inland"}');
SELECT outcome($$SELECT catan_harbors(0, '{"max_cluster": 1, "max_attempts": 10}')$$);

-- Presets.
SELECT outcome($$SELECT catan_rules('expansive')$$);
SELECT outcome($$SELECT catan_rules('')$$);
SELECT outcome($$SELECT catan_rules(repeat('x', 1000000))$$);

-- Junk of 10 MB, compressed or not, and a megabyte of it that is read.
SELECT refusal(jsonb_build_object(repeat('x', 10000000), 1));
SELECT refusal(jsonb_build_object(repeat('x', 100000), 1));
CREATE TABLE junk AS
SELECT jsonb_object_agg(md5(n::text), repeat(md5(n::text), 3)) AS rules FROM generate_series(1, 80000) AS n;
SELECT pg_column_size(rules) > 5000000 AS is_large, outcome($$SELECT catan_board(0, rules) FROM junk$$) FROM junk;
DROP TABLE junk;
SELECT refusal(jsonb_build_object('board', jsonb_agg('[]'::jsonb))) FROM generate_series(1, 130000);
SELECT refusal(jsonb_build_object('board', jsonb_agg(null::jsonb))) FROM generate_series(1, 260000);

-- Nesting: what lies deep is not read.
SELECT refusal((repeat('{"a":', 500) || '1' || repeat('}', 500))::jsonb);
SELECT refusal((repeat('[', 500) || repeat(']', 500))::jsonb);
SELECT refusal((repeat('{"board":', 500) || '1' || repeat('}', 500))::jsonb);
SELECT refusal(('{"board": ' || repeat('[', 500) || repeat(']', 500) || '}')::jsonb);
SELECT refusal(('{"chips": ' || repeat('[', 500) || repeat(']', 500) || '}')::jsonb);

-- A small document that would be a gigabyte as text, and numbers that no float holds.
CREATE TABLE bomb AS SELECT jsonb_object_agg(n, '1e131071'::numeric) AS rules FROM generate_series(1, 7000) AS n;
SELECT pg_column_size(rules) < 50000 AS is_small, outcome($$SELECT catan_board(0, rules) FROM bomb$$) FROM bomb;
DROP TABLE bomb;
SELECT number::numeric > 0 AS positive, refusal(jsonb_build_object('max_pips', number::numeric))
FROM unnest('{1e131071, -1e131071, 1e-16383, 2147483647.5, 2147483648, 4294967297, 2147483647}'::text[]) AS number;

-- What comes from outside is shown in ASCII, so that a message can be sent in every encoding.
SELECT refusal('{"\u00e9\n\u202e\"": 1}');
SELECT refusal('{"tiles": {"\u00e9": 1}}');
SELECT refusal('{"random": "\u00e9"}');
SELECT outcome($$SELECT catan_rules('é')$$);
DROP FUNCTION refusal;
