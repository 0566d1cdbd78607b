-- One number to sort boards by: 0 is perfectly even, larger is less even.
SELECT catan_fairness(0.201703), catan_fairness(0.201703, '{"board": "expansion"}') AS expansion;

-- It is the sum of four columns of catan_metrics, to the last bit.
SELECT count(*) AS boards, count(*) FILTER (WHERE catan_fairness(catan_seed(id), rules) IS DISTINCT FROM
    resource_imbalance + site_imbalance + side_imbalance + neighbor_imbalance) AS different
FROM (VALUES ('{}'::jsonb), ('{"board": "expansion"}'), ('{"random": "pg12"}'), ('{"board": [[0, 0], [0, 1], [3, 3]], "reds_apart": false}')) AS v (rules),
     generate_series(1, 1000) AS id, catan_metrics(catan_seed(id), rules);

-- For ever what it was.
CREATE TABLE golden_fairness (rules jsonb, seed float8, fairness float8);
\copy golden_fairness FROM 'tests/golden/fairness.csv' WITH (FORMAT csv, HEADER)
SELECT count(*) AS boards, count(*) FILTER (WHERE catan_fairness(seed, rules) IS DISTINCT FROM fairness) AS different FROM golden_fairness;
DROP TABLE golden_fairness;

-- A board is as fair turned and mirrored: the same seed on the images of its cells.
WITH image AS (
    SELECT axis, steps, jsonb_build_object('board', ARRAY(
        SELECT ARRAY[r.x, r.y] FROM hex_tiles() AS t, LATERAL (
            SELECT m.* FROM hex_reflect(t.x, t.y, axis) AS m WHERE axis <> 'none' UNION ALL SELECT t.x, t.y WHERE axis = 'none'
        ) AS m, hex_rotate(m.x, m.y, steps, 5, -7) AS r ORDER BY t.rn
    )) AS rules
    FROM unnest('{none,E-W}'::text[]) AS axis, generate_series(0, 5) AS steps
)
SELECT count(DISTINCT (axis, steps)) AS images, count(DISTINCT catan_fairness(catan_seed(id), rules)) AS fairnesses, count(DISTINCT id) AS seeds
FROM image, generate_series(1, 50) AS id;

-- Rules that forbid what is uneven make fairer boards; reds in a heap and poor ore make less fair ones.
SELECT rules, avg(catan_fairness(catan_seed(id), rules))::numeric(5, 3) AS on_average
FROM (VALUES ('{"reds_apart": false}'::jsonb), ('{}'), ('{"equal_apart": true}'), ('{"numbers": "spiral"}'), ('{"equal_apart": true, "max_cluster": 2}')) AS v (rules),
     generate_series(1, 2000) AS id
GROUP BY rules ORDER BY on_average DESC;
SELECT red_pairs, count(*) AS boards, avg(catan_fairness(catan_seed(id), '{"reds_apart": false}'))::numeric(5, 3) AS fairness
FROM generate_series(1, 20000) AS id, catan_metrics(catan_seed(id), '{"reds_apart": false}')
GROUP BY red_pairs ORDER BY red_pairs;
SELECT ore_pips, count(*) AS boards, avg(catan_fairness(catan_seed(id)))::numeric(5, 3) AS fairness
FROM generate_series(1, 20000) AS id, catan_metrics(catan_seed(id))
WHERE ore_pips < 10 GROUP BY ore_pips ORDER BY ore_pips;

-- The fairest of a table of seeds, found by workers and by one process alone.
CREATE TABLE seeds AS SELECT id, catan_seed(id) AS seed FROM generate_series(1, 20000) AS id;
ALTER TABLE seeds SET (parallel_workers = 2);
ANALYZE seeds;
SET parallel_setup_cost = 0;
SET max_parallel_workers_per_gather = 2;
EXPLAIN (COSTS OFF) SELECT id, catan_fairness(seed) AS fairness FROM seeds ORDER BY fairness, id LIMIT 10;
CREATE TABLE by_workers AS SELECT id, catan_fairness(seed) AS fairness FROM seeds ORDER BY fairness, id LIMIT 10;
SET max_parallel_workers_per_gather = 0;
EXPLAIN (COSTS OFF) SELECT id, catan_fairness(seed) AS fairness FROM seeds ORDER BY fairness, id LIMIT 10;
CREATE TABLE alone AS SELECT id, catan_fairness(seed) AS fairness FROM seeds ORDER BY fairness, id LIMIT 10;
SELECT count(*) AS boards, count(*) FILTER (WHERE w.fairness IS DISTINCT FROM a.fairness) AS different FROM by_workers AS w FULL JOIN alone AS a USING (id);
SELECT id, fairness::numeric(5, 3) FROM alone ORDER BY fairness, id;
RESET ALL;
DROP TABLE seeds, by_workers, alone;

-- Kept by an index: the fairest games first.
CREATE TABLE games (id bigint PRIMARY KEY, fairness float8 GENERATED ALWAYS AS (catan_fairness(catan_seed(id))) STORED);
CREATE INDEX ON games (fairness);
INSERT INTO games SELECT id FROM generate_series(1, 5000) AS id;
SELECT id, fairness::numeric(5, 3) FROM games ORDER BY fairness LIMIT 3;
DROP TABLE games;

SELECT catan_fairness(NULL) IS NULL AS null_seed, catan_fairness(0.5, NULL) IS NULL AS null_rules;
SELECT outcome('SELECT catan_fairness($$NaN$$)');
SELECT outcome($$SELECT catan_fairness(0, '[]')$$);
SELECT outcome($$SELECT catan_fairness(0, '{"terrain_apart": true, "max_attempts": 3}')$$);
