-- Turned and mirrored about (0, 0).
SELECT steps, r.* FROM generate_series(-1, 6) AS steps, hex_rotate(0, 2, steps) AS r;
SELECT axis, r.* FROM unnest('{E-W,ENE-WSW,NE-SW,N-S,NW-SE,WNW-ESE}'::text[]) AS axis, hex_reflect(0, 2, axis) AS r;
SELECT (hex_rotate(5, 7, 1, 5, 6)).*, (hex_reflect(5, 7, 'N-S', 5, 6)).*, (hex_rotate(5, 7, 3, cy => 6, cx => 5)).*;

-- Which neighbors stay in each mirror.
SELECT axis, string_agg(direction, ' ' ORDER BY direction) FILTER (WHERE (r.x, r.y) = (n.x, n.y)) AS stay
FROM unnest('{E-W,NE-SW,NW-SE,N-S,ENE-WSW,WNW-ESE}'::text[]) WITH ORDINALITY AS a (axis, n1),
     LATERAL (SELECT * FROM hex_neighbors(0, 0) UNION ALL SELECT direction || ' diagonal', x, y FROM hex_diagonals(0, 0)) AS n,
     hex_reflect(n.x, n.y, axis) AS r
GROUP BY n1, axis ORDER BY n1;

-- Six steps, and two mirrorings, lead back; distances to the center stay.
SELECT count(*) AS cells, count(*) FILTER (WHERE (b.x, b.y) <> (c.x, c.y) OR (d.x, d.y) <> (c.x, c.y)) AS changed,
       count(*) FILTER (WHERE hex_distance(a.x, a.y, 2, 1) <> distance) AS distance_changed
FROM hex_range(2, 1, 8) AS c, generate_series(-7, 7) AS steps, hex_rotate(c.x, c.y, steps, 2, 1) AS a,
     hex_rotate(a.x, a.y, -steps, 2, 1) AS b,
     unnest('{E-W,ENE-WSW,NE-SW,N-S,NW-SE,WNW-ESE}'::text[]) AS axis, hex_reflect(c.x, c.y, axis, 2, 1) AS m,
     hex_reflect(m.x, m.y, axis, 2, 1) AS d;

-- The form of a shape, for all of its images.
SELECT * FROM hex_canonical('{{5,5},{5,6},{6,7},{7,7}}');
WITH shape (x, y) AS (VALUES (5, 5), (5, 6), (6, 7), (7, 7), (9, 1)),
images AS (
    SELECT ARRAY(
        SELECT ARRAY[CASE WHEN mirrored THEN m.x ELSE r.x END + 100, CASE WHEN mirrored THEN m.y ELSE r.y END - 70]
        FROM shape AS s, hex_rotate(s.x, s.y, steps) AS r, hex_reflect(r.x, r.y, 'E-W') AS m
    ) AS cells
    FROM generate_series(0, 5) AS steps, unnest('{t,f}'::boolean[]) AS mirrored
)
SELECT count(DISTINCT cells) AS images, count(DISTINCT form) AS forms
FROM images, LATERAL (SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_canonical(cells)) AS form) AS f;

-- How many shapes of connected cells there are: 1, 1, 3, 7, 22, 82 (https://oeis.org/A000228).
WITH RECURSIVE shapes (size, cells) AS (
    SELECT 1, ARRAY[ARRAY[0, 0]]
    UNION
    SELECT size + 1, ARRAY(SELECT ARRAY[c.x, c.y] FROM hex_canonical(cells || ARRAY[n.x, n.y]) AS c ORDER BY c.x, c.y)
    FROM shapes, generate_series(1, size) AS i, hex_neighbors(cells[i][1], cells[i][2]) AS n
    WHERE size < 6 AND NOT EXISTS (SELECT FROM generate_series(1, size) AS j WHERE cells[j][1] = n.x AND cells[j][2] = n.y)
)
SELECT size, count(*) FROM shapes GROUP BY size ORDER BY size;

SELECT count(*) FROM hex_canonical('{}');
SELECT count(*) FROM hex_canonical(NULL);
SELECT outcome($$SELECT * FROM hex_canonical('{{1,2},{3,4},{1,2}}')$$);
SELECT outcome($$SELECT * FROM hex_canonical('{{1,2,3}}')$$);
SELECT outcome($$SELECT * FROM hex_canonical('{1,2}')$$);
SELECT outcome($$SELECT * FROM hex_canonical('{{1,2},{NULL,4}}')$$);
SELECT * FROM hex_canonical('{{-2147483648,-2147483648},{-1,-1}}');
SELECT outcome($$SELECT * FROM hex_canonical('{{-1073741824,0},{1073741824,0}}')$$);
SELECT outcome($$SELECT * FROM hex_canonical('{{0,2147483647},{1,0}}')$$);
SELECT outcome($$SELECT * FROM hex_canonical('{{0,2147483647},{1,-1}}')$$);

-- A map that goes on in itself: seven cells of radius 1, each the neighbor of all others.
SELECT w.x, w.y, count(*) AS copies FROM hex_rectangle(14, 14), hex_wrap(x, y, 1) AS w GROUP BY w.x, w.y ORDER BY w.x, w.y;
SELECT radius, count(*) AS cells, count(DISTINCT (w.x, w.y)) AS of_the_map,
       count(*) FILTER (WHERE hex_distance(w.x, w.y, 0, 0) > radius) AS outside,
       count(*) FILTER (WHERE (t.x, t.y) <> (w.x, w.y)) AS not_at_rest
FROM generate_series(0, 5) AS radius, hex_range(30, -20, 20) AS c, hex_wrap(c.x, c.y, radius) AS w,
     hex_wrap(w.x, w.y, radius) AS t
GROUP BY radius ORDER BY radius;
SELECT radius, count(*) AS pairs, count(*) FILTER (WHERE (a.x, a.y) <> (b.x, b.y)) AS different
FROM generate_series(0, 5) AS radius, hex_range(9, 9, 8) AS c, hex_wrap(c.x, c.y, radius) AS w,
     LATERAL (SELECT direction, x, y FROM hex_neighbors(c.x, c.y)) AS n
     JOIN LATERAL (SELECT direction, x, y FROM hex_neighbors(w.x, w.y)) AS m USING (direction),
     hex_wrap(n.x, n.y, radius) AS a, hex_wrap(m.x, m.y, radius) AS b
GROUP BY radius ORDER BY radius;
SELECT (hex_wrap(-2147483648, 2147483647, 3)).*, (hex_wrap(2147483647, -2147483648, 2147483647)).*, hex_wrap(1, 1, NULL);

-- Beyond the limits.
SELECT outcome('SELECT hex_wrap(0, 0, -1)');
SELECT outcome($$SELECT hex_reflect(1, 1, 'S-N')$$);
SELECT outcome($$SELECT hex_reflect(1, 1, '')$$);
SELECT outcome('SELECT hex_rotate(-2147483648, 0, 3)');
SELECT outcome($$SELECT hex_reflect(2147483647, -1, 'E-W')$$);
SELECT (hex_rotate(-2147483648, -2147483648, -2147483648, -2147483648, -2147483647)).*;
