-- Islands, in the order of their first cells.
SELECT * FROM hex_components('{{5,5},{0,1},{9,0},{0,0},{9,1},{1,1}}');

-- Regions: a third number keeps neighbors of different values apart.
SELECT * FROM hex_components('{{0,0,1},{0,1,1},{0,2,2},{0,3,1},{1,3,2}}');

-- Fields of equal terrain on a board.
SELECT component, size, min(resource_name) AS terrain, array_agg(rn ORDER BY rn) AS tiles
FROM (SELECT array_agg(ARRAY[x, y, ascii(resource)]) AS cells FROM catan_board(0.201703)) AS board,
     hex_components(cells) AS c JOIN catan_board(0.201703) AS b USING (x, y)
WHERE size > 1
GROUP BY component, size ORDER BY component;

-- The order in which cells are passed is of no account.
SELECT count(*) AS compared, count(*) FILTER (WHERE one IS DISTINCT FROM other) AS different
FROM (SELECT row_number() OVER () AS n, c AS one
      FROM hex_components(ARRAY(SELECT ARRAY[x, y, (x * x + y) % 3] FROM hex_tiles(8) ORDER BY x, y)) AS c) AS one
FULL JOIN
     (SELECT row_number() OVER () AS n, c AS other
      FROM hex_components(ARRAY(SELECT ARRAY[x, y, (x * x + y) % 3] FROM hex_tiles(8) ORDER BY md5((x, y)::text))) AS c) AS other USING (n);

-- No cells, no components; the borders of the plane do not touch.
SELECT * FROM hex_components('{}');
SELECT * FROM hex_components(NULL);
SELECT * FROM hex_components('{{2147483647,2147483647},{-2147483648,-2147483648},{2147483646,2147483646}}');

-- The planner knows how many rows an array will give.
SELECT planned_rows('SELECT * FROM hex_components(''{{1,2},{3,4},{5,6}}'')') AS three,
       planned_rows('SELECT * FROM hex_components(ARRAY[[1,2],[3,4]])') AS two,
       planned_rows('SELECT * FROM hex_components(''{}'')') AS at_least,
       planned_rows('SELECT * FROM hex_components(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()))') AS unknown;

-- Errors.
SELECT outcome('SELECT * FROM hex_components(''{1,2}'')');
SELECT outcome('SELECT * FROM hex_components(''{{1},{2}}'')');
SELECT outcome('SELECT * FROM hex_components(''{{1,2,3,4}}'')');
SELECT outcome('SELECT * FROM hex_components(''{{1,2},{NULL,3}}'')');
SELECT outcome('SELECT * FROM hex_components(''{{1,2,3},{1,2,4}}'')');

-- A million cells in one winding component, and a cancel request in between.
CREATE TEMPORARY TABLE big AS
SELECT ARRAY(SELECT ARRAY[x, y] FROM generate_series(0, 1413) AS x, generate_series(0, 1413) AS y
             WHERE x % 2 = 0 OR y = CASE WHEN x % 4 = 1 THEN 1413 ELSE 0 END) AS cells;
SELECT count(*), max(component), max(size) FROM big, hex_components(cells);
SET statement_timeout = '50ms';
SELECT count(*) FROM big, generate_series(1, 1000), hex_components(cells);
RESET statement_timeout;
DROP TABLE big;
