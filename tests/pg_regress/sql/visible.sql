-- Without walls the whole range is seen.
SELECT * FROM hex_visible(5, -3, 1);
SELECT radius, count(*) AS seen, 1 + 3 * radius * (radius + 1) AS cells
FROM unnest(ARRAY[0, 1, 2, 10, 100]) AS radius, hex_visible(0, 0, radius)
GROUP BY radius ORDER BY radius;

-- A wall is seen and hides what is straight behind it.
SELECT t.x, t.y
FROM hex_tiles() AS t LEFT JOIN hex_visible(2, 0, 9, '{{2,2}}') AS v USING (x, y)
WHERE v.x IS NULL
ORDER BY x, y;

-- Along the side between two cells one can look, unless both are walls.
SELECT count(*) FILTER (WHERE (x, y) = (1, 2)) AS seen FROM hex_visible(0, 0, 2, '{{0,1}}');
SELECT count(*) FILTER (WHERE (x, y) = (1, 2)) AS seen FROM hex_visible(0, 0, 2, '{{1,1}}');
SELECT count(*) FILTER (WHERE (x, y) = (1, 2)) AS seen FROM hex_visible(0, 0, 2, '{{0,1},{1,1}}');

-- A room with a door: . seen, # wall seen, blank unseen.
CREATE TEMPORARY TABLE walls AS
SELECT x, y FROM hex_tiles(5) WHERE hex_distance(x, y, 5, 5) = 3 AND (x, y) NOT IN ((5, 8), (3, 3));
SELECT string_agg(CASE WHEN (x, y) = (6, 5) THEN '@' WHEN v.x IS NULL THEN ' ' WHEN w.x IS NULL THEN '.' ELSE '#' END, ' ' ORDER BY y) AS row
FROM generate_series(0, 10) AS x
CROSS JOIN generate_series(0, 10) AS y
LEFT JOIN hex_visible(6, 5, 9, ARRAY(SELECT ARRAY[x, y] FROM walls)) AS v USING (x, y)
LEFT JOIN walls AS w USING (x, y)
GROUP BY x ORDER BY x;

-- Sight is mutual, over all pairs of a map with walls, from within walls too.
WITH sight AS MATERIALIZED (
    SELECT a.x AS ax, a.y AS ay, v.x AS bx, v.y AS by
    FROM hex_tiles(5) AS a, hex_visible(a.x, a.y, 10, ARRAY(SELECT ARRAY[x, y] FROM walls)) AS v
    WHERE hex_distance(v.x, v.y, 5, 5) <= 5
)
SELECT (SELECT count(*) FROM hex_tiles(5)) AS cells, count(*) AS pairs, count(b.ax) AS mutual
FROM sight AS a LEFT JOIN sight AS b ON (a.ax, a.ay, a.bx, a.by) = (b.bx, b.by, b.ax, b.ay);

-- Walls behind the radius and a wall under the viewer are of no account; NULL and '{}' are none.
SELECT count(*) FROM hex_visible(0, 0, 2, '{{0,0},{5,5},{2147483647,-2147483648}}');
SELECT count(*) FROM hex_visible(0, 0, 2, NULL);
SELECT count(*) FROM hex_visible(0, 0, 2, '{}');

-- NULL elsewhere gives nothing.
SELECT count(*) FROM hex_visible(NULL, 0, 2);
SELECT count(*) FROM hex_visible(0, NULL, 2);
SELECT count(*) FROM hex_visible(0, 0, NULL, '{{0,1}}');

-- The planner takes the whole range.
SELECT planned_rows('SELECT * FROM hex_visible(0, 0, 10)') AS radius_10,
       planned_rows('SELECT v.* FROM walls, hex_visible(x, y, 3, ARRAY(SELECT ARRAY[x, y] FROM walls)) AS v')
           / planned_rows('SELECT * FROM walls') AS radius_3,
       planned_rows('SELECT * FROM hex_visible(0, 0, -1)') AS invalid;

-- Errors.
SELECT outcome('SELECT * FROM hex_visible(0, 0, -1)');
SELECT outcome('SELECT * FROM hex_visible(0, 0, 1826)');
SELECT outcome('SELECT * FROM hex_visible(0, 0, 2147483647)');
SELECT outcome('SELECT * FROM hex_visible(2147483647, 0, 1)');
SELECT outcome('SELECT * FROM hex_visible(0, -2147483647, 2)');
SELECT count(*) FROM hex_visible(2147483647, -2147483648, 0);
SELECT count(*) FROM hex_visible(2147483645, -2147483646, 2);
SELECT outcome('SELECT * FROM hex_visible(0, 0, 1, ''{1,2}'')');
SELECT outcome('SELECT * FROM hex_visible(0, 0, 1, ''{{1,2,3}}'')');
SELECT outcome('SELECT * FROM hex_visible(0, 0, 1, ''{{1,2},{3,NULL}}'')');
SELECT outcome('SELECT * FROM hex_visible(0, 0, 1, ''{{1,2},{1,2}}'')');

-- The largest view stops when it is told to.
SET statement_timeout = '20ms';
SELECT count(*) FROM generate_series(1, 1000), hex_visible(0, 0, 1825);
RESET statement_timeout;
DROP TABLE walls;
