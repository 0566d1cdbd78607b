-- A line, and the same line backwards.
SELECT * FROM hex_line(0, 0, 2, 5);
SELECT * FROM hex_line(2, 5, 0, 0);

-- From a cell to itself: one row.
SELECT * FROM hex_line(-3, 8, -3, 8);

-- Midway between two cells: the one with the smaller x, then the smaller y.
SELECT direction, l.* FROM hex_diagonals(0, 0) AS d, hex_line(0, 0, d.x, d.y) AS l WHERE step = 1;

-- All lines from a cell over 20 steps: length, ends, adjacency, the way back, and shifted.
WITH lines AS (
    SELECT r.x, r.y, distance,
           ARRAY(SELECT ARRAY[l.x, l.y] FROM hex_line(3, -2, r.x, r.y) AS l ORDER BY step) AS there,
           ARRAY(SELECT ARRAY[l.x, l.y] FROM hex_line(r.x, r.y, 3, -2) AS l ORDER BY step DESC) AS back,
           ARRAY(SELECT ARRAY[l.x - 1000, l.y + 777] FROM hex_line(1003, -779, r.x + 1000, r.y - 777) AS l ORDER BY step) AS shifted
    FROM hex_range(3, -2, 20) AS r
)
SELECT count(*) AS lines,
       count(*) FILTER (WHERE array_length(there, 1) <> distance + 1) AS wrong_length,
       count(*) FILTER (WHERE there[1:1] <> ARRAY[ARRAY[3, -2]] OR there[distance + 1:] <> ARRAY[ARRAY[x, y]]) AS wrong_ends,
       count(*) FILTER (WHERE there <> back) AS otherwise_back,
       count(*) FILTER (WHERE there <> shifted) AS otherwise_shifted,
       (SELECT count(*) FROM lines, generate_series(1, distance) AS i
        WHERE hex_distance(there[i][1], there[i][2], there[i + 1][1], there[i + 1][2]) <> 1) AS gaps
FROM lines;

-- No cell would be nearer: in units of a hexagon's side, each center is at most half a step, sqrt(0.75), off its point.
SELECT count(*) AS cells, max(round((3 * ((l.y - l.x) - q) ^ 2 + 3 * ((l.y - l.x) - q) * (l.x - r) + 3 * (l.x - r) ^ 2)::numeric, 9)) AS largest_square
FROM hex_range(0, 0, 15) AS e, hex_line(0, 0, e.x, e.y) AS l,
     LATERAL (SELECT (e.y - e.x) * step / greatest(distance, 1)::float8 AS q, e.x * step / greatest(distance, 1)::float8 AS r) AS point;

-- Far from the origin, and very long.
SELECT * FROM hex_line(-2147483648, 2147483647, -2147483646, 2147483646);
SELECT count(*), max(step) FROM hex_line(2147483647, -2147483648, 2142483647, -2142483649);
SELECT * FROM hex_line(NULL, 0, 0, 0);
SELECT outcome('SELECT * FROM hex_line(0, 0, 10000000, 0)');
SELECT outcome('SELECT * FROM hex_line(-2147483648, 2147483647, 2147483647, -2147483648)');
SELECT outcome('SELECT * FROM hex_line(0, 0, 0, 2147483648)');
