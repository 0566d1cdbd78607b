-- The presets, whole.
SELECT catan_rules();
SELECT catan_rules('article');

-- Any part of them is a document.
SELECT count(*) FILTER (WHERE score IN (6, 8)) AS reds, max(attempt) AS attempt
FROM catan_board(0.201703, '{"reds_apart": false}');
SELECT string_agg(score::text, ' ' ORDER BY rn) AS scores, max(attempt) AS attempt
FROM catan_board(0.201703, catan_rules('article') || '{"random": "pg15"}');

-- Documents from a table: each call sees its own.
CREATE TABLE variants (name text, rules jsonb);
INSERT INTO variants VALUES ('today', '{}'), ('old', '{"random": "pg11"}'), ('free', '{"reds_apart": false}'), ('nothing', NULL);
SELECT name, md5(string_agg(resource || coalesce(score, 0), ',' ORDER BY rn)) = md5((
    SELECT string_agg(resource || coalesce(score, 0), ',' ORDER BY rn)
    FROM catan_board(0.25, (SELECT rules FROM variants AS v WHERE v.name = variants.name))
)) AS same
FROM variants, generate_series(1, 3), catan_board(0.25, rules) GROUP BY name, generate_series ORDER BY name, generate_series;
DROP TABLE variants;

SELECT catan_rules(NULL);

-- What is wrong is named, and what is right.
SELECT outcome($$SELECT * FROM catan_board(0, '{"reds": true}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '{"reds_apart": "yes"}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '{"reds_apart": null}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '{"random": "pg14"}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '{"random": 15}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '{"red_test": ["board"]}')$$);
SELECT outcome($$SELECT * FROM catan_harbors(0, '[]')$$);
SELECT outcome($$SELECT * FROM catan_render(0, '"base"')$$);
SELECT outcome($$SELECT * FROM catan_board(0, 'null')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '7')$$);
SELECT outcome($$SELECT * FROM catan_board(0, 'rules')$$);
SELECT outcome($$SELECT catan_rules('expansive')$$);
SELECT outcome($$SELECT catan_rules(repeat('x', 1000000))$$);

-- Junk of 10 MB, compressed or not, and deep nesting.
SELECT outcome($$SELECT * FROM catan_board(0, jsonb_build_object(repeat('x', 10000000), 1))$$);
SELECT outcome($$SELECT * FROM catan_board(0, jsonb_build_object(repeat('x', 100000), 1))$$);
CREATE TABLE junk AS
SELECT jsonb_object_agg(md5(n::text), repeat(md5(n::text), 3)) AS rules FROM generate_series(1, 80000) AS n;
SELECT pg_column_size(rules) > 5000000 AS is_large, outcome($$SELECT catan_board(0, rules) FROM junk$$) FROM junk;
DROP TABLE junk;
SELECT outcome($$SELECT * FROM catan_board(0, (repeat('{"a":', 500) || '1' || repeat('}', 500))::jsonb)$$);
SELECT outcome($$SELECT * FROM catan_board(0, (repeat('[', 500) || repeat(']', 500))::jsonb)$$);

-- A small document that would be a gigabyte as text, and numbers that no float holds.
CREATE TABLE bomb AS SELECT jsonb_object_agg(n, '1e131071'::numeric) AS rules FROM generate_series(1, 7000) AS n;
SELECT pg_column_size(rules) < 50000 AS is_small, outcome($$SELECT catan_board(0, rules) FROM bomb$$) FROM bomb;
DROP TABLE bomb;
SELECT outcome($$SELECT * FROM catan_board(0, '{"random": 1e400}')$$);
SELECT outcome($$SELECT * FROM catan_board(0, '1e400')$$);

-- What comes from outside is shown in ASCII, so that a message can be sent in every encoding.
SELECT outcome($$SELECT * FROM catan_board(0, '{"\u00e9\n\u202e\"": 1}')$$);
SELECT outcome($$SELECT catan_rules('é')$$);
CREATE DATABASE regress_hexagons_latin1 TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C';
SELECT current_database() AS main \gset
\c regress_hexagons_latin1
SET client_encoding = 'UTF8';
CREATE EXTENSION catan_hex;
SELECT catan_rules('é');
SELECT * FROM catan_board(0.5, '{"é": 1}');
SELECT count(*) FROM catan_board(0.5, catan_rules('article'));
\c :main
DROP DATABASE regress_hexagons_latin1;
