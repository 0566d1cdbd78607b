-- A path over the base board.
SELECT * FROM hex_path(0, 0, 4, 3, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()));

-- Around a wall: the cells left out.
SELECT *
FROM hex_path(2, 0, 2, 4, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles() WHERE (x, y) NOT IN ((1, 2), (2, 2), (3, 2), (4, 2))));

-- Over terrain: woods cost 3 to enter, and what the start costs is of no account.
CREATE TEMPORARY TABLE terrain AS
SELECT x, y, CASE WHEN x = 0 THEN 100 WHEN y % 4 = 1 AND x <> 4 THEN 3 ELSE 1 END AS cost
FROM generate_series(0, 5) AS x, generate_series(0, 8) AS y;
SELECT p.*, t.cost AS entering
FROM hex_path(0, 0, 1, 8, ARRAY(SELECT ARRAY[x, y, cost] FROM terrain)) AS p JOIN terrain AS t USING (x, y)
ORDER BY step;

-- A free detour is taken however long it is.
SELECT * FROM hex_path(0, 0, 0, 2, '{{0,0,0},{0,1,1},{0,2,0},{1,0,0},{2,0,0},{3,1,0},{4,2,0},{4,3,0},{3,3,0},{2,3,0},{1,3,0}}');

-- Of equally cheap paths the shortest, of those the one nearest to the straight line, clockwise from north-east: always the same, in whatever order the cells are passed.
SELECT * FROM hex_path(0, 0, 0, 3, '{{0,0,0},{0,1,0},{0,2,0},{0,3,0},{1,1,0},{1,2,0},{1,3,0}}');
SELECT * FROM hex_path(0, 0, 1, 2, '{{0,0},{0,1},{1,1},{1,2}}');
SELECT * FROM hex_path(0, 0, 2, 4, '{{0,0},{0,1},{1,1},{1,3},{2,3},{2,4},{1,2}}');
SELECT count(*) AS compared, count(*) FILTER (WHERE one.path IS DISTINCT FROM other.path) AS different
FROM generate_series(0, 5) AS x2, generate_series(0, 8) AS y2,
     LATERAL (SELECT array_agg(p) AS path FROM hex_path(2, 3, x2, y2, ARRAY(SELECT ARRAY[x, y, x % 2] FROM terrain ORDER BY x, y)) AS p) AS one,
     LATERAL (SELECT array_agg(p) AS path FROM hex_path(2, 3, x2, y2, ARRAY(SELECT ARRAY[x, y, x % 2] FROM terrain ORDER BY md5((x, y)::text))) AS p) AS other;

-- The end is the start; there is no way; an end is not among the cells; there are no cells.
SELECT * FROM hex_path(1, 1, 1, 1, '{{1,1,9}}');
SELECT * FROM hex_path(0, 0, 5, 5, '{{0,0},{5,5}}');
SELECT * FROM hex_path(0, 0, 0, 1, '{{0,1}}');
SELECT * FROM hex_path(0, 0, 0, 1, '{{0,0}}');
SELECT * FROM hex_path(0, 0, 0, 0, '{{0,1}}');
SELECT * FROM hex_path(0, 0, 0, 0, '{}');
SELECT * FROM hex_path(0, 0, 0, NULL, '{{0,0}}');
SELECT * FROM hex_path(0, 0, 0, 0, NULL);

-- Costs add up beyond 32 bits, and cells at the border of the plane are like others.
SELECT *
FROM hex_path(2147483647, -2147483648, 2147483647, -2147483645,
              '{{2147483647,-2147483648,2147483647},{2147483647,-2147483647,2147483647},{2147483647,-2147483646,2147483647},{2147483647,-2147483645,2147483647}}');
SELECT * FROM hex_path(-2147483648, 2147483647, 2147483647, -2147483648, '{{-2147483648,2147483647},{2147483647,-2147483648}}');

-- Lower bounds of the array are of no account.
SELECT * FROM hex_path(0, 0, 0, 1, '[5:6][-1:0]={{0,0},{0,1}}');

-- Where a unit with three moves can go.
SELECT * FROM hex_reachable(1, 2, 3, ARRAY(SELECT ARRAY[x, y, cost] FROM terrain));
SELECT * FROM hex_reachable(0, 0, 0, '{{0,0,7},{0,1,0},{0,2,0},{1,1,1}}');
SELECT count(*), max(cost) FROM hex_reachable(2, 2, 9223372036854775807, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()));
SELECT * FROM hex_reachable(0, 0, 5000000000, '{{0,0,1},{0,1,2147483647},{0,2,2147483647},{0,3,2147483647}}');
SELECT * FROM hex_reachable(9, 9, 5, '{{0,0}}');
SELECT * FROM hex_reachable(0, 0, 5, '{}');
SELECT * FROM hex_reachable(0, 0, NULL, '{{0,0}}');

-- It agrees with the paths: the same cells, the same costs.
SELECT count(*) AS compared, count(*) FILTER (WHERE r.cost IS DISTINCT FROM CASE WHEN p.cost <= 5 THEN p.cost END) AS different
FROM terrain AS t
LEFT JOIN hex_reachable(2, 3, 5, ARRAY(SELECT ARRAY[x, y, cost] FROM terrain)) AS r USING (x, y)
CROSS JOIN LATERAL (SELECT max(cost) AS cost FROM hex_path(2, 3, t.x, t.y, ARRAY(SELECT ARRAY[x, y, cost] FROM terrain))) AS p;

-- The planner takes the straight way as the length of a path.
EXPLAIN (COSTS OFF) SELECT * FROM hex_path(0, 0, 3, 1, '{}');
SELECT planned_rows('SELECT * FROM hex_path(0, 0, 7, -5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()))') AS distance_12,
       planned_rows('SELECT * FROM hex_path(-2147483648, 2147483647, 2147483647, -2147483648, ''{}'')') AS at_most,
       planned_rows('SELECT p.* FROM terrain, hex_path(0, 0, x, y, ''{}'') AS p') / planned_rows('SELECT * FROM terrain') AS unknown;

-- Errors.
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{1,2}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{1},{2}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0,1,1}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{{0,0}}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0},{0,NULL}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0,1},{0,1,NULL}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0},{0,1},{0,0}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0,1},{0,1,-1}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 1, ''{{0,0,1},{0,1,-2147483648}}'')');
SELECT outcome('SELECT * FROM hex_path(0, 0, 0, 2147483648, ''{{0,0}}'')');
SELECT outcome('SELECT * FROM hex_reachable(0, 0, -1, ''{{0,0}}'')');
SELECT outcome('SELECT * FROM hex_reachable(0, 0, 1, ''{{0,0},{0,1},{0,0}}'')');
SELECT outcome('SELECT * FROM hex_reachable(0, 0, 1, ''{{0,0,-5}}'')');

-- A search over a million cells stops when it is told to.
CREATE TEMPORARY TABLE big AS
SELECT ARRAY(SELECT ARRAY[x, y, (x + y) % 3] FROM generate_series(0, 999) AS x, generate_series(0, 999) AS y) AS cells;
SELECT count(*), max(cost) FROM big, hex_path(0, 999, 999, 0, cells);
SET statement_timeout = '50ms';
SELECT count(*) FROM big, generate_series(1, 1000), hex_path(0, 999, 999, 0, cells);
SELECT count(*) FROM big, generate_series(1, 1000), hex_reachable(500, 500, 1000000, cells);
RESET statement_timeout;
DROP TABLE big, terrain;
