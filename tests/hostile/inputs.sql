-- What hostile calls are made of. Everything follows from the number of a call, so that any call can be made again.
SET client_min_messages = warning;
CREATE SCHEMA hostile;

-- A whole number from 0 to 2^28 - 1 that texts decide.
CREATE FUNCTION hostile.lot(VARIADIC of text[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT ('x' || left(md5(array_to_string(of, ' ')), 7))::bit(28)::integer
$$;

-- One of some values.
CREATE FUNCTION hostile.one_of(choices anyarray, lot integer) RETURNS anyelement LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT choices[1 + lot % nullif(cardinality(choices), 0)]
$$;

CREATE FUNCTION hostile.any_integer(lot integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT (('x' || left(md5('integer ' || lot), 8))::bit(32)::integer) >> (lot % 32)
$$;

-- The cells within a radius of the origin, without some of them: a map with holes, or several islands. Further columns are
-- small numbers.
CREATE FUNCTION hostile.map(lot integer, radius integer, width integer DEFAULT 2) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(array_agg(CASE width
            WHEN 2 THEN ARRAY[x, y]
            WHEN 3 THEN ARRAY[x, y, hostile.lot(lot::text, x::text, y::text) / 16 % 4]
        END ORDER BY CASE WHEN lot % 2 = 0 THEN rank ELSE -rank END), '{}')
    FROM (
        SELECT x, y, row_number() OVER () AS rank
        FROM generate_series(-radius, radius) AS x, generate_series(greatest(-radius, x - radius), least(radius, x + radius)) AS y
    ) AS cell
    WHERE lot % 5 = 0 OR hostile.lot(lot::text, y::text, x::text) % 6 > 0
$$;

-- Rows of whatever numbers: of some digits, or cells near each other, with repetitions.
CREATE FUNCTION hostile.rows(lot integer, count integer, width integer) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(array_agg(numbers ORDER BY place), '{}')
    FROM (
        SELECT place, array_agg(
            CASE lot % 3
                WHEN 0 THEN hostile.any_integer(hostile.lot(lot::text, place::text, at::text))
                ELSE hostile.lot(lot::text, place::text, at::text) % 9 - 4
            END ORDER BY at) AS numbers
        FROM generate_series(1, count) AS place, generate_series(1, width) AS at
        GROUP BY place
    ) AS each_row
$$;

-- An array of up to six dimensions, with NULLs in it where lot is even, and lower bounds of all kinds.
CREATE FUNCTION hostile.shape(lot integer) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    sizes integer[] := ARRAY(SELECT 1 + hostile.lot('size', lot::text, at::text) % 4 FROM generate_series(1, 1 + lot % 6) AS at);
    bounds integer[] := ARRAY(
        SELECT hostile.one_of(ARRAY[1, 1, 0, -1, 5, -2147483648, 2147483643], hostile.lot('bound', lot::text, at::text))
        FROM generate_series(1, 6) AS at);
    filled integer[];
    place integer;
BEGIN
    filled := array_fill(hostile.any_integer(lot), sizes, bounds[1:cardinality(sizes)]);
    IF lot % 2 = 0 AND cardinality(sizes) <= 2 THEN
        place := bounds[1] + lot / 16 % sizes[1];
        IF cardinality(sizes) = 1 THEN filled[place] := NULL; ELSE filled[place][bounds[2]] := NULL; END IF;
    END IF;
    RETURN filled;
END
$$;

-- Letters of several scripts, signs, controls; no zero, which no text has.
CREATE FUNCTION hostile.word(lot integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(string_agg(chr(hostile.one_of(
        ARRAY[1, 9, 10, 27, 32, 34, 37, 38, 39, 45, 48, 57, 60, 65, 92, 97, 122, 127, 128, 160, 223, 769, 1488, 8203, 8238, 12288,
            26894, 55203, 65279, 65279, 65533, 127994, 1114111],
        hostile.lot(lot::text, at::text))), ''), '')
    FROM generate_series(1, lot % 40) AS at
$$;

-- A text with one letter changed, left out, doubled or in another case.
CREATE FUNCTION hostile.misspelled(word text, lot integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE lot / 1024 % 5
        WHEN 0 THEN overlay(word PLACING chr(33 + lot % 90) FROM place FOR 1)
        WHEN 1 THEN overlay(word PLACING '' FROM place FOR 1)
        WHEN 2 THEN overlay(word PLACING repeat(substr(word, place, 1), 2) FROM place FOR 1)
        WHEN 3 THEN CASE WHEN upper(word) = word THEN lower(word) ELSE upper(word) END
        ELSE overlay(word PLACING U&'\0301' FROM place FOR 0)
    END
    FROM (SELECT 1 + lot / 8 % greatest(length(word), 1) AS place) AS chosen
$$;

-- What may stand where a document expects something else.
CREATE FUNCTION hostile.junk(lot integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE choice
        WHEN '300 digits' THEN to_jsonb(repeat('7', 300)::numeric)
        WHEN '300 decimals' THEN to_jsonb(('0.' || repeat('3', 300))::numeric)
        WHEN '131072 digits' THEN to_jsonb('1e131071'::numeric)
        WHEN '16383 decimals' THEN to_jsonb('1e-16383'::numeric)
        WHEN 'long text' THEN to_jsonb(repeat('grain', 300))
        WHEN 'nested' THEN (repeat('[', 50) || repeat(']', 50))::jsonb
        WHEN 'nested objects' THEN (repeat('{"tiles":', 50) || '1' || repeat('}', 50))::jsonb
        WHEN 'many' THEN to_jsonb(array_fill(lot % 13, ARRAY[1 + lot / 64 % 1200]))
        WHEN 'cells' THEN to_jsonb(hostile.rows(lot, lot / 64 % 30, 2))
        WHEN 'map' THEN to_jsonb(hostile.map(lot, lot / 64 % 5))
        WHEN 'word' THEN to_jsonb(hostile.word(lot))
        WHEN 'number' THEN to_jsonb(hostile.any_integer(lot))
        WHEN 'small number' THEN to_jsonb(lot / 64 % 14)
        ELSE choice::jsonb
    END
    FROM (SELECT hostile.one_of(ARRAY[
        'null', 'true', 'false', '0', '-0', '-1', '1', '2', '6', '7', '13', '19', '2.5', '1e0', '10.0', '2147483647', '2147483648', '-2147483648',
        '-2147483649', '9223372036854775807', '18446744073709551616', '1e308', '1e309', '1e-400', '""', '"base"', '"6"', '"\u0001"', '"羊毛"',
        '"grain"', '"desert"', '"coast"', '"A"', '[]', '{}', '[[]]', '[{}]', '[null]', '[0, 0]', '[[0, 0], [0, 0]]', '[[0, 0], [0, 1], [1000001, 0]]',
        '{"": null}', '{"grain": 19}', '{"grain": 1e9, "desert": -1}',
        '300 digits', '300 decimals', '131072 digits', '16383 decimals', 'long text', 'nested', 'nested objects', 'many', 'cells', 'map', 'word',
        'number', 'small number', 'small number', 'small number'
    ], lot) AS choice) AS chosen
$$;

-- A document with something in it, at any depth, replaced, taken away, added or doubled.
CREATE FUNCTION hostile.mutated(document jsonb, lot integer) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
    at jsonb := document;
    path text[] := '{}';
    step text;
    draw integer := lot;
BEGIN
    LOOP
        draw := hostile.lot('path', draw::text);
        step := CASE jsonb_typeof(at)
            WHEN 'object' THEN hostile.one_of(ARRAY(SELECT key FROM jsonb_object_keys(at) AS key ORDER BY key COLLATE "C"), draw)
            WHEN 'array' THEN CASE WHEN jsonb_array_length(at) > 0 THEN (draw % jsonb_array_length(at))::text END
        END;
        EXIT WHEN step IS NULL;
        path := path || step;
        at := at -> step;
        IF at IS NULL THEN at := document #> path; END IF;
        EXIT WHEN draw / 512 % 3 = 0;
    END LOOP;
    draw := hostile.lot('what', draw::text);
    RETURN CASE draw % 8
        WHEN 0 THEN document #- path
        WHEN 1 THEN CASE jsonb_typeof(document) WHEN 'object' THEN document || jsonb_build_object(hostile.word(draw), hostile.junk(draw)) ELSE hostile.junk(draw) END
        WHEN 2 THEN jsonb_set(document, path, jsonb_build_array(at, at))
        ELSE jsonb_set(document, path, hostile.junk(draw))
    END;
END
$$;

-- A valid document: rules, some of a few keys, and boards.
CREATE FUNCTION hostile.rules(lot integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT hostile.one_of(ARRAY[
        '{}', catan_rules('base'), catan_rules('expansion'), catan_rules('article'), '{"random": "pg12"}', '{"numbers": "spiral"}',
        '{"reds_apart": false, "equal_apart": true}', '{"board": "expansion", "harbors": "none"}', '{"max_pips": 11, "max_attempts": 1000}',
        '{"max_cluster": 3, "desert": "coast", "max_attempts": 10000}', jsonb_build_object('board', to_jsonb(hostile.map(lot, 1 + lot % 4)))
    ]::jsonb[], lot / 16)
$$;

CREATE FUNCTION hostile.board(lot integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT catan_json(catan_seed(lot), CASE lot % 3 WHEN 0 THEN '{"board": "expansion"}' WHEN 1 THEN '{}' ELSE '{"numbers": "spiral", "harbors": "fixed"}' END::jsonb)
$$;

-- Arguments of a million elements and of megabytes, made once.
CREATE TABLE hostile.large (name text PRIMARY KEY, numbers integer[], texts text[], word text, document jsonb);
ALTER TABLE hostile.large ALTER numbers SET STORAGE EXTERNAL, ALTER texts SET STORAGE EXTERNAL;
INSERT INTO hostile.large (name, numbers)
SELECT 'cells side by side', array_agg(ARRAY[n / 1000, n % 1000]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'scattered cells', array_agg(ARRAY[n / 1000 * 1999, n % 1000 * -2001]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'a line of cells', array_agg(ARRAY[n, 0]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'the same cell', array_agg(ARRAY[7, 7]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'rows of three', array_agg(ARRAY[n / 1000, n % 1000, n % 3]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'cells without numbers', array_agg(ARRAY[n / 1000, n % 1000, NULL]) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'one dimension', array_agg(n) FROM generate_series(0, 999999) AS n
UNION ALL SELECT 'a matrix', array_fill(1, ARRAY[1000, 1000])
UNION ALL SELECT 'a long row', array_fill(1, ARRAY[1, 1000000])
UNION ALL SELECT 'six dimensions', array_fill(1, ARRAY[10, 10, 10, 10, 10, 10])
UNION ALL SELECT 'NULLs', array_fill(NULL::integer, ARRAY[1000000])
UNION ALL SELECT 'rows of NULLs', array_fill(NULL::integer, ARRAY[500000, 2]);
INSERT INTO hostile.large (name, texts)
SELECT 'texts', array_agg(n::text) FROM generate_series(1, 1000000) AS n
UNION ALL SELECT 'NULL texts', array_fill(NULL::text, ARRAY[1000000])
UNION ALL SELECT 'a long text', ARRAY[repeat('x', 10000000)]
UNION ALL SELECT 'text of two dimensions', array_fill('x'::text, ARRAY[1000, 1000]);
INSERT INTO hostile.large (name, word)
SELECT 'a word', repeat('odd-r ', 2000000)
UNION ALL SELECT 'a code', repeat('2', 10000000);
INSERT INTO hostile.large (name, document)
SELECT 'numbers', to_jsonb(array_fill(1, ARRAY[1000000]))
UNION ALL SELECT 'cells', jsonb_build_object('board', to_jsonb(hostile.map(5, 120)))
UNION ALL SELECT 'a thousand tiles', jsonb_build_object('board', to_jsonb(hostile.map(5, 17)), 'max_attempts', 100)
UNION ALL SELECT 'keys', jsonb_object_agg('key' || n, n) FROM generate_series(1, 100000) AS n
UNION ALL SELECT 'a text', to_jsonb(repeat('x', 10000000))
UNION ALL SELECT 'deep', (repeat('[', 3000) || repeat(']', 3000))::jsonb
UNION ALL SELECT 'deep objects', (repeat('{"tiles":', 3000) || '1' || repeat('}', 3000))::jsonb
UNION ALL SELECT 'numbers of many digits', to_jsonb(array_fill('1e131071'::numeric, ARRAY[20]))
UNION ALL SELECT 'a board of them', jsonb_build_object('board', to_jsonb(array_fill('1e100000'::numeric, ARRAY[10, 2])));
ANALYZE hostile.large;
