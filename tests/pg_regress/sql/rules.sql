-- The presets, whole, and where the others differ from the first.
SELECT jsonb_pretty(catan_rules());
SELECT preset, key, value
FROM unnest('{expansion, article}'::text[]) AS preset, jsonb_each(catan_rules(preset))
WHERE value <> catan_rules() -> key ORDER BY preset, key;
SELECT catan_rules() = catan_rules('base') AS same, catan_rules(NULL) IS NULL AS nothing;

-- Any part of them is a document; a key that is missing has its value of the preset base.
SELECT count(*) FILTER (WHERE score IN (6, 8)) AS reds, max(attempt) AS attempt
FROM catan_board(0.201703, '{"reds_apart": false}');
SELECT string_agg(score::text, ' ' ORDER BY rn) AS scores, max(attempt) AS attempt
FROM catan_board(0.201703, catan_rules('article') || '{"random": "pg15"}');
CREATE FUNCTION fingerprint(rules jsonb) RETURNS text LANGUAGE sql AS $$
    SELECT md5(string_agg(concat_ws(',', rn, x, y, resource, score, attempt), ';' ORDER BY rn)) FROM catan_board(0.25, rules)
$$;
-- What is printed is what is meant by leaving it out.
SELECT key, fingerprint(jsonb_build_object(key, value)) = fingerprint('{}') AS same_as_base
FROM jsonb_each(catan_rules()) ORDER BY key;

-- Numbers as numeric has them: 2.000 is 2, 120e-1 is 12.
SELECT fingerprint('{"max_cluster": 2, "max_pips": 12}') = fingerprint('{"max_cluster": 2.000, "max_pips": 120e-1}') AS same;

-- Documents from a table: each call sees its own, whichever was there before.
CREATE TABLE variants (n serial, rules jsonb);
INSERT INTO variants (rules) VALUES
    ('{}'), ('{"random": "pg11"}'), ('{"random": "pg11"}'), (NULL), ('{"reds_apart": false}'), ('{"board": "expansion"}'),
    ('{"board": [[0, 0], [0, 1], [1, 1]]}'), ('{"board": [[0, 0], [1, 1], [0, 1]]}'), ('{}'), ('{"board": "expansion"}');
SELECT n, rules, tiles, string_agg(resource || coalesce(score, 0), ',' ORDER BY rn) = (
    SELECT string_agg(resource || coalesce(score, 0), ',' ORDER BY rn)
    FROM catan_board(0.25, (SELECT rules FROM variants AS v WHERE v.n = variants.n))
) AS same
FROM variants LEFT JOIN LATERAL (SELECT *, count(*) OVER () AS tiles FROM catan_board(0.25, rules)) AS board ON true
GROUP BY n, rules, tiles ORDER BY n;

-- An error in the middle leaves nothing behind.
SELECT outcome('SELECT count(*) FROM variants, catan_board(0.25, rules || CASE n WHEN 5 THEN ''{"reds": 1}'' ELSE ''{}'' END::jsonb)');
SELECT n, count(b) AS tiles FROM variants LEFT JOIN LATERAL catan_board(0.25, rules) AS b ON true GROUP BY n ORDER BY n;
DROP TABLE variants;

-- Prepared, with a custom plan and with a generic one.
PREPARE deal(float8, jsonb) AS SELECT count(*), sum(score), max(attempt) FROM catan_board($1, $2);
SET plan_cache_mode = force_custom_plan;
EXECUTE deal(0.5, '{}');
EXECUTE deal(0.5, '{"board": "expansion"}');
SET plan_cache_mode = force_generic_plan;
EXECUTE deal(0.5, '{}');
EXECUTE deal(0.5, '{"board": "expansion"}');
EXECUTE deal(0.5, NULL);
EXECUTE deal(0.5, '{}');
RESET plan_cache_mode;
DEALLOCATE deal;

-- In PL/pgSQL the call site stays from call to call, and through errors that are caught.
DO $$
DECLARE
    document jsonb;
    found text := '';
BEGIN
    FOREACH document IN ARRAY ARRAY['{}', '{"board": "expansion"}', '[]', '{"board": "expansion"}', '{"board": [[7, 7]]}', '{"board": []}', '{}']::jsonb[] LOOP
        BEGIN
            found := concat(found, ' ', (SELECT count(*) FROM catan_board(0.5, document)));
        EXCEPTION WHEN invalid_parameter_value THEN
            found := found || ' error';
        END;
    END LOOP;
    RAISE NOTICE 'tiles:%', found;
END
$$;

-- Documents as they are stored: in a few bytes, compressed, out of line.
CREATE TABLE stored (storage text, rules jsonb);
CREATE TABLE stored_outside (LIKE stored);
ALTER TABLE stored_outside ALTER COLUMN rules SET STORAGE EXTERNAL;
INSERT INTO stored
SELECT storage, jsonb_build_object('reds_apart', false, 'board', jsonb_agg(jsonb_build_array(x, y) ORDER BY rn))
FROM (VALUES ('short', 1), ('compressed', 17)) AS sizes (storage, radius), hex_tiles(radius) WHERE rn <= radius * 40 GROUP BY storage;
INSERT INTO stored_outside SELECT 'outside', rules || '{}' FROM stored WHERE storage = 'compressed';
SELECT storage, pg_column_size(rules) < 127 AS short, pg_column_size(rules) < pg_column_size(rules || '{}') / 2 AS compressed,
       (SELECT count(*) FROM catan_board(0.5, rules)) AS tiles, (SELECT count(*) FROM catan_harbors(0.5, rules)) AS harbors
FROM (TABLE stored UNION ALL TABLE stored_outside) AS documents ORDER BY storage;
DROP TABLE stored, stored_outside;
DROP FUNCTION fingerprint;

-- A database in another encoding reads the same rules.
CREATE DATABASE regress_hexagons_latin1 TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C';
SELECT current_database() AS main \gset
\c regress_hexagons_latin1
SET client_encoding = 'UTF8';
CREATE EXTENSION catan_hex;
SELECT catan_rules('é');
SELECT hex_neighbor(0, 0, 'é');
SELECT * FROM catan_board(0.5, '{"é": 1}');
SELECT count(*) FROM catan_board(0.5, catan_rules('expansion'));
\c :main
DROP DATABASE regress_hexagons_latin1;
