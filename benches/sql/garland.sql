-- Garlands: grown, with one solution only, lit, solved and drawn; on one server.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '256MB';

\ir include/fastest.sql

\echo
\echo 'Microseconds a puzzle of 10 x 10 squares, from seed to rows, over 2,000 seeds'
WITH measured AS (
    SELECT pg_temp.fastest('SELECT count(*) FROM generate_series(1, 2000) AS id, generate_series(id, id + 99)') AS series,
           pg_temp.fastest('SELECT count(*) FROM generate_series(1, 2000) AS id, garland(catan_seed(id), 10, 10)') AS oldest,
           pg_temp.fastest($q$SELECT count(*) FROM generate_series(1, 2000) AS id, garland(catan_seed(id), 10, 10, growth => 'random')$q$) AS random,
           pg_temp.fastest('SELECT count(*) FROM generate_series(1, 2000) AS id, garland(catan_seed(id), 10, 10, unique_solution => true)') AS unique_oldest,
           pg_temp.fastest($q$SELECT count(*) FROM generate_series(1, 2000) AS id, garland(catan_seed(id), 10, 10, 5, true, 'random')$q$) AS unique_random
)
SELECT what, (ms / 2)::numeric(10, 1) AS microseconds
FROM measured,
     LATERAL (VALUES ('generate_series of 100 rows, for comparison', series), ('growth oldest', oldest), ('growth random', random),
                     ('growth oldest, one solution', unique_oldest), ('growth random, one solution', unique_random)) AS row (what, ms);

\echo 'A million cells, milliseconds'
CREATE TEMPORARY TABLE million AS
SELECT ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 1000, 1000)) AS cells,
       ARRAY(SELECT ARRAY[x, y] FROM generate_series(0, 999) AS x, generate_series(0, 999) AS y) AS hexagons;
CREATE TEMPORARY TABLE large (place integer GENERATED ALWAYS AS IDENTITY, what text, query text);
INSERT INTO large (what, query) VALUES
    ('garland(seed, 1000, 1000)', 'SELECT * FROM garland(0.5, 1000, 1000)'),
    ('the same, growth random', 'SELECT * FROM garland(0.5, 1000, 1000, growth => ''random'')'),
    ('hex_garland', 'SELECT g.* FROM million, hex_garland(0.5, hexagons, ''{500,500}'') AS g'),
    ('garland_lit', 'SELECT l.* FROM million, garland_lit(cells) AS l'),
    ('garland_solved', 'SELECT garland_solved(cells) FROM million'),
    ('garland_solve', 'SELECT s.* FROM million, garland_solve(cells) AS s'),
    ('garland_render', 'SELECT r.* FROM million, garland_render(cells) AS r'),
    ('garland_svg', 'SELECT length(garland_svg(cells)) FROM million');
SELECT what, pg_temp.fastest(query, 3)::numeric(10, 0) AS ms FROM large ORDER BY place;

-- Each puzzle by itself, as it lies before the player.
\echo 'garland_solve over 200 seeds, milliseconds a puzzle'
CREATE FUNCTION pg_temp.solving_times(side integer, growth text) RETURNS SETOF float8 LANGUAGE plpgsql AS $$
DECLARE
    lying integer[];
    started timestamptz;
BEGIN
    FOR id IN 1..200 LOOP
        lying := ARRAY(SELECT ARRAY[x, y, garland_turn(links, turned)] FROM garland(catan_seed(id), side, side, 5, false, growth));
        started := clock_timestamp();
        PERFORM count(*) FROM garland_solve(lying);
        RETURN NEXT extract(epoch FROM clock_timestamp() - started) * 1000;
    END LOOP;
END
$$;
SELECT format('%s x %s, growth %s', side, side, growth) AS what, avg(ms)::numeric(10, 2) AS average,
       (percentile_cont(0.5) WITHIN GROUP (ORDER BY ms))::numeric(10, 2) AS median,
       (percentile_cont(0.95) WITHIN GROUP (ORDER BY ms))::numeric(10, 2) AS "95th percentile", max(ms)::numeric(10, 2) AS slowest
FROM (VALUES (10), (20), (40)) AS board (side), (VALUES ('oldest'), ('random')) AS way (growth), pg_temp.solving_times(side, growth) AS ms
GROUP BY side, growth ORDER BY side, growth;

-- How rare puzzles with one solution are tells how often unique_solution grows another.
\echo 'Puzzles with one solution, percent of 500 seeds'
SELECT format('%s x %s squares', side, side) AS board,
       (count(*) FILTER (WHERE growth = 'oldest') / 5.0)::numeric(10, 1) AS oldest,
       (count(*) FILTER (WHERE growth = 'random') / 5.0)::numeric(10, 1) AS random
FROM (VALUES (5), (7), (10), (15), (20), (40)) AS board (side), (VALUES ('oldest'), ('random')) AS way (growth), generate_series(1, 500) AS id,
     LATERAL (SELECT array_agg(ARRAY[x, y, links]) AS cells FROM garland(catan_seed(id), side, side, growth => way.growth)) AS g
WHERE (SELECT max(solutions) = 1 FROM garland_solve(cells))
GROUP BY side ORDER BY side;
SELECT format('%s hexagons', array_length(map, 1)) AS board,
       (count(*) FILTER (WHERE growth = 'oldest') / 5.0)::numeric(10, 1) AS oldest,
       (count(*) FILTER (WHERE growth = 'random') / 5.0)::numeric(10, 1) AS random
FROM (SELECT radius, ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, radius)) AS map FROM generate_series(1, 6) AS radius) AS board,
     (VALUES ('oldest'), ('random')) AS way (growth), generate_series(1, 500) AS id,
     LATERAL (SELECT array_agg(ARRAY[x, y, links]) AS cells FROM hex_garland(catan_seed(id), map, '{0,0}', growth => way.growth)) AS g
WHERE (SELECT max(solutions) = 1 FROM hex_garland_solve(cells, '{0,0}'))
GROUP BY radius, map ORDER BY radius;

DROP TABLE million, large;
