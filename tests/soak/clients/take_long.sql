-- Work of a second or so, most of it in one call, that is stopped more often than not.
\set timeout random(50, 800)
\set radius random(200, 900)
BEGIN;
SELECT set_config('statement_timeout', (:timeout)::text, true);
SELECT count(*) FROM hex_tiles(:radius);
SELECT count(*) FROM hex_components(ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, :radius / 3)));
SELECT min(catan_fairness(catan_seed(id))) FROM generate_series(1, 100000) AS id;
END;
