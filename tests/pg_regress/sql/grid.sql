-- The base board's cells, a spiral from the north-west corner inward.
SELECT * FROM hex_tiles();
SELECT * FROM hex_tiles(0);
SELECT radius, count(*), count(DISTINCT (x, y)), 1 + 3 * radius * (radius + 1) AS expected
FROM generate_series(0, 30) AS radius, hex_tiles(radius)
GROUP BY radius
HAVING count(*) <> 1 + 3 * radius * (radius + 1) OR count(*) <> count(DISTINCT (x, y));

-- Neighbors of a tile that are on the board.
SELECT n.direction, t.rn, x, y
FROM hex_neighbors(0, 1) AS n JOIN hex_tiles() AS t USING (x, y);
SELECT * FROM hex_neighbors(-5, 7);
SELECT * FROM hex_diagonals(-5, 7);

-- Distances.
SELECT hex_distance(0, 0, 0, 0), hex_distance(0, 0, 2, 2), hex_distance(0, 0, 2, -2), hex_distance(-3, 1, 4, 1);
SELECT hex_distance(-2147483648, 2147483647, 2147483647, -2147483648);
SELECT distance, count(*)
FROM hex_tiles(), hex_distance(x, y, 2, 2) AS distance
GROUP BY distance ORDER BY distance;

-- The planner knows how many tiles there will be.
EXPLAIN (COSTS OFF, VERBOSE) SELECT * FROM hex_tiles(10);
SELECT planned_rows('SELECT * FROM hex_tiles()') AS base,
       planned_rows('SELECT * FROM hex_tiles(10)') AS radius_10,
       planned_rows('SELECT * FROM hex_tiles(3 + 4)') AS radius_7,
       planned_rows('SELECT hex_tiles(10)') AS in_the_select_list,
       planned_rows('SELECT * FROM hex_tiles(-1)') AS invalid,
       planned_rows('SELECT * FROM hex_tiles(NULL)') AS of_null,
       planned_rows('SELECT t.* FROM (VALUES (1), (2)) AS v (r), hex_tiles(v.r) AS t') AS unknown;

-- NULL gives nothing.
SELECT * FROM hex_tiles(NULL);
SELECT * FROM hex_neighbors(NULL, 1);
SELECT hex_distance(0, 0, NULL, 0);

-- Beyond the limits.
SELECT outcome('SELECT * FROM hex_tiles(-1)');
SELECT outcome('SELECT * FROM hex_tiles(-2147483648)');
SELECT outcome('SELECT * FROM hex_tiles(1826)');
SELECT outcome('SELECT * FROM hex_tiles(26755)');
SELECT outcome('SELECT * FROM hex_tiles(2147483647)');
SELECT outcome('SELECT * FROM hex_neighbors(2147483647, 0)');
SELECT outcome('SELECT * FROM hex_neighbors(0, -2147483648)');
SELECT outcome('SELECT * FROM hex_diagonals(0, 2147483646)');
SELECT outcome('SELECT hex_distance(0, 0, 2147483648, 0)');
