-- A map of 37 cells for three players: 12 or 13 cells each, no piece of more than four cells.
\pset format unaligned
\pset tuples_only on
SELECT line FROM hex_territories_render(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 3);
SELECT line FROM hex_territories_render(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 3, method => 'deal', orientation => 'flat');
-- Lands that hang together: grown.
SELECT line FROM hex_territories_render(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 4, method => 'grow');
-- Two players have stripes.
SELECT line FROM hex_territories_render(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 2);
\pset format aligned
\pset tuples_only off

-- In the order of x, y; pieces are numbered in the order of their first cells.
SELECT * FROM hex_territories(0.201703, '{{0,0},{1,1},{0,1},{5,5},{0,2},{1,2}}', 3);
SELECT * FROM hex_territories_stats(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 3);
SELECT * FROM hex_territories_stats(0.201703, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 4, method => 'grow');

-- Counts and pieces of many maps and seeds: even, and no larger than allowed.
CREATE TEMPORARY TABLE shared AS
SELECT radius, players, method, id, max(cells) - min(cells) AS lead, max(largest_chunk) AS largest, sum(missing_cells) AS missing
FROM generate_series(1, 6) AS radius, generate_series(2, 7) AS players, unnest('{swap,deal,grow}'::text[]) AS method,
     generate_series(1, 5) AS id,
     hex_territories_stats(catan_seed(id), ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(radius)), players, method => method)
GROUP BY radius, players, method, id;
SELECT method, count(*) AS maps, max(lead) AS lead, max(largest) FILTER (WHERE players > 2) AS largest,
       max(largest - 2 * radius - 1) FILTER (WHERE players = 2) AS beyond_stripes, sum(missing) AS missing
FROM shared GROUP BY method ORDER BY method;
DROP TABLE shared;

-- The order of the cells is of no account, other seeds give other maps.
CREATE TEMPORARY TABLE map AS SELECT x, y FROM hex_tiles(5) WHERE (x, y) NOT IN ((5, 5), (2, 3));
SELECT method, count(*) AS maps, count(DISTINCT one) AS different, count(*) FILTER (WHERE one <> other) AS wrong
FROM unnest('{swap,deal,grow}'::text[]) AS method, generate_series(1, 20) AS id,
     LATERAL (SELECT string_agg(t::text, ' ') AS one FROM hex_territories(catan_seed(id), ARRAY(SELECT ARRAY[x, y] FROM map ORDER BY x, y), 5, method => method) AS t) AS one,
     LATERAL (SELECT string_agg(t::text, ' ') AS other FROM hex_territories(catan_seed(id), ARRAY(SELECT ARRAY[x, y] FROM map ORDER BY md5((x, y)::text)), 5, method => method) AS t) AS other
GROUP BY method ORDER BY method;

-- steps => 0 shows the coloring that exchanges start from; they leave no more of it than chance does, a quarter here.
SELECT count(*) AS cells, count(*) FILTER (WHERE one.player = other.player) / count(*)::float8 BETWEEN 0.22 AND 0.28 AS a_quarter
FROM (SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(30)) AS cells) AS big,
     hex_territories(0.5, cells, 4, steps => 0) AS one JOIN hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(30)), 4) AS other USING (x, y);

-- Growth without islands: who is walled in stays short, and nobody holds the rest.
CREATE TEMPORARY TABLE star AS SELECT 0 AS x, y FROM generate_series(-6, 6) AS y UNION SELECT x, 0 FROM generate_series(-6, 6) AS x;
SELECT player, cells, missing_cells FROM hex_territories_stats(0.2, ARRAY(SELECT ARRAY[x, y] FROM star), 4, method => 'grow', islands => false, starts => 'random');
SELECT count(*) FILTER (WHERE player IS NULL) AS free, count(*) FILTER (WHERE num_nulls(player, chunk, chunk_size) = 1) AS half_free
FROM hex_territories(0.2, ARRAY(SELECT ARRAY[x, y] FROM star), 4, method => 'grow', islands => false, starts => 'random');
SELECT player, cells, chunks, missing_cells FROM hex_territories_stats(0.2, ARRAY(SELECT ARRAY[x, y] FROM star), 4, method => 'grow', starts => 'random');
DROP TABLE star;

-- More players than fit on one of the islands; one player; as many players as cells; the ends of the plane.
SELECT player, cells, chunks FROM hex_territories_stats(0.3, '{{0,0},{0,1},{0,2},{9,9},{20,20},{20,21},{30,0}}', 5, method => 'grow');
SELECT * FROM hex_territories(0.3, '{{0,0},{0,1},{9,9}}', 1);
SELECT count(DISTINCT player) FROM hex_territories(0.3, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), 19);
SELECT count(DISTINCT player), count(DISTINCT chunk) FROM hex_territories(0.3, '{{2147483647,2147483647},{-2147483648,-2147483648},{2147483647,-2147483648}}', 3);

-- What does not belong to a method is of no account.
SELECT count(*) AS different
FROM (TABLE map) AS m
JOIN hex_territories(0.4, ARRAY(SELECT ARRAY[x, y] FROM map), 3, method => 'grow') AS one USING (x, y)
JOIN hex_territories(0.4, ARRAY(SELECT ARRAY[x, y] FROM map), 3, 1, 'grow', 1000) AS other USING (x, y)
WHERE one.player <> other.player;

-- NULL and nothing.
SELECT * FROM hex_territories(NULL, '{{0,0}}', 1);
SELECT * FROM hex_territories(0.5, NULL, 1);
SELECT * FROM hex_territories(0.5, '{{0,0}}', NULL);
SELECT * FROM hex_territories(0.5, '{{0,0}}', 1, method => NULL);
SELECT * FROM hex_territories_stats(0.5, '{{0,0}}', 1, islands => NULL);
SELECT * FROM hex_territories_render(0.5, '{{0,0}}', 1, starts => NULL);
SELECT * FROM hex_territories_render(0.5, '{{0,0}}', 1, orientation => NULL);
-- Three cells that all touch are not shared in pieces of one, which does not matter here.
SELECT * FROM hex_territories_render(0.5, '{{0,0},{0,1},{1,1}}', 2, max_chunk => 1, orientation => NULL);

-- The planner knows.
SELECT planned_rows('SELECT * FROM hex_territories(0.5, ''{{1,2},{3,4},{5,6}}'', 2)') AS three,
       planned_rows('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), 2)') AS unknown,
       planned_rows('SELECT * FROM hex_territories_stats(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), 7)') AS seven,
       planned_rows('SELECT * FROM hex_territories_render(0.5, ARRAY[[0,0],[0,1],[0,2],[0,3]], 2)') AS five;

-- What two players cannot have, and what three.
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 2, 6)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3)), 2, 7)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_parallelogram(10, 10)), 2, 9)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(10) WHERE hex_distance(x, y, 10, 10) > 5), 2, 5, ''deal'')');
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(1)), 3, 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(1)), 3, 2)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0},{0,1}}'', 1, 1)');

-- Errors.
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', 0)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', -2147483648)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', 2)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', 1, 0)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', 1, steps => -1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0}}'', 1, method => ''Swap'')');
SELECT outcome('SELECT * FROM hex_territories_stats(0.5, ''{{0,0}}'', 1, starts => ''near'')');
SELECT outcome('SELECT * FROM hex_territories_render(0.5, ''{{0,0}}'', 1, orientation => ''round'')');
SELECT outcome('SELECT * FROM hex_territories(1.5, ''{{0,0}}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(''NaN'', ''{{0,0}}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0},{0,1},{0,0}}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0},{0,NULL}}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{0,0}'', 1)');
SELECT outcome('SELECT * FROM hex_territories(0.5, ''{{0,0,1}}'', 1)');
SELECT outcome('SELECT * FROM hex_territories_render(0.5, ''{{0,0},{2147483647,0}}'', 1)');

-- Long sharing stops when it is told to.
CREATE TEMPORARY TABLE big AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, 300)) AS cells;
SET statement_timeout = '50ms';
SELECT count(*) FROM big, hex_territories(0.5, cells, 8, steps => 10000000);
SELECT count(*) FROM big, generate_series(1, 1000), hex_territories(0.5, cells, 3, method => 'deal');
SELECT count(*) FROM big, generate_series(1, 1000), hex_territories_stats(0.5, cells, 1000, method => 'grow');
SELECT count(*) FROM big, generate_series(1, 1000), hex_territories_render(0.5, cells, 2);
RESET statement_timeout;
DROP TABLE big, map;
