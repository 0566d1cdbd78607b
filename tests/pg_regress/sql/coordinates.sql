-- A cell in all coordinates.
SELECT x, y, a.q, a.r, c.s, o.row_no AS odd_r_row, o.col_no AS odd_r_col, d.row_no AS width_row, d.col_no AS width_col
FROM hex_tiles(1), hex_to_axial(x, y) AS a, hex_to_cube(x, y) AS c, hex_to_offset(x, y, 'odd-r') AS o,
     hex_to_doubled(x, y, 'double-width') AS d;
SELECT (hex_from_axial(-2, 3)).*, (hex_from_cube(-2, 3, -1)).*;
SELECT layout, f.* FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout, hex_from_offset(-3, -5, layout) AS f;
SELECT layout, f.* FROM unnest('{double-width,double-height}'::text[]) AS layout, hex_from_doubled(-3, -5, layout) AS f;

-- The first rows of a map in each offset layout: where cell (x, y) stands.
SELECT layout, row_no, string_agg(format('%2s,%2s', x, y), ' | ' ORDER BY col_no) AS cells
FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) WITH ORDINALITY AS l (layout, n),
     generate_series(-2, 2) AS row_no, generate_series(-2, 2) AS col_no, hex_from_offset(row_no, col_no, layout)
GROUP BY n, layout, row_no ORDER BY n, row_no;

-- There and back, on both sides of 0: no two cells share a place, and no place is lost.
SELECT layout, count(*) AS cells, count(DISTINCT (row_no, col_no)) AS places,
       count(*) FILTER (WHERE (b.x, b.y) <> (r.x, r.y)) AS changed
FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout, hex_range(0, 0, 20) AS r,
     hex_to_offset(r.x, r.y, layout) AS o, hex_from_offset(row_no, col_no, layout) AS b
GROUP BY layout ORDER BY layout;
SELECT layout, count(*) AS cells, count(DISTINCT (row_no, col_no)) AS places,
       count(*) FILTER (WHERE (b.x, b.y) <> (r.x, r.y)) AS changed
FROM unnest('{double-width,double-height}'::text[]) AS layout, hex_range(0, 0, 20) AS r,
     hex_to_doubled(r.x, r.y, layout) AS o, hex_from_doubled(row_no, col_no, layout) AS b
GROUP BY layout ORDER BY layout;
SELECT count(*) AS cells, count(*) FILTER (WHERE (b.x, b.y) <> (r.x, r.y) OR (d.x, d.y) <> (r.x, r.y)) AS changed
FROM hex_range(0, 0, 20) AS r, hex_to_axial(r.x, r.y) AS a, hex_from_axial(a.q, a.r) AS b,
     hex_to_cube(r.x, r.y) AS c, hex_from_cube(c.q, c.r, c.s) AS d;

-- Neighbors are the six nearest places as each layout is drawn: every other row or column shifted by half a cell.
WITH places AS (
    SELECT layout, row_no, col_no, x, y,
           CASE WHEN by_rows THEN sqrt(3) * (col_no + shift / 2.0) ELSE 1.5 * col_no END AS right,
           CASE WHEN by_rows THEN 1.5 * row_no ELSE sqrt(3) * (row_no + shift / 2.0) END AS down
    FROM (VALUES ('odd-r', true, 1), ('even-r', true, 0), ('odd-q', false, 1), ('even-q', false, 0)) AS l (layout, by_rows, odd),
         generate_series(-5, 5) AS row_no, generate_series(-5, 5) AS col_no,
         LATERAL (SELECT (abs(CASE WHEN by_rows THEN row_no ELSE col_no END) % 2 = odd)::integer AS shift) AS s,
         hex_from_offset(row_no, col_no, layout)
)
SELECT a.layout, count(*) AS pairs,
       count(*) FILTER (WHERE hex_distance(a.x, a.y, b.x, b.y) = 1) AS neighbors,
       count(*) FILTER (WHERE (a.right - b.right) ^ 2 + (a.down - b.down) ^ 2 < 3.001) AS nearest,
       count(*) FILTER (WHERE (hex_distance(a.x, a.y, b.x, b.y) = 1)
                          <> ((a.right - b.right) ^ 2 + (a.down - b.down) ^ 2 < 3.001)) AS different
FROM places AS a JOIN places AS b ON a.layout = b.layout AND (a.row_no, a.col_no) <> (b.row_no, b.col_no)
WHERE greatest(abs(a.row_no), abs(a.col_no)) <= 4
GROUP BY a.layout ORDER BY a.layout;

-- NULL gives NULL.
SELECT hex_to_axial(NULL, 1), hex_from_cube(0, 0, NULL), hex_to_offset(0, 0, NULL), hex_from_doubled(NULL, 0, 'double-width');

-- What is no cell.
SELECT outcome('SELECT hex_from_cube(1, 1, -1)');
SELECT outcome('SELECT hex_from_cube(2147483647, 2147483647, 2)');
SELECT outcome($$SELECT hex_from_doubled(0, 1, 'double-width')$$);
SELECT outcome($$SELECT hex_from_doubled(-1, -2, 'double-height')$$);
SELECT outcome($$SELECT hex_to_offset(0, 0, 'odd')$$);
SELECT outcome($$SELECT hex_from_offset(0, 0, 'Odd-R')$$);
SELECT outcome($$SELECT hex_to_doubled(0, 0, 'odd-r')$$);
SELECT outcome($$SELECT hex_from_doubled(0, 0, '')$$);

-- The ends of the integer range.
SELECT hex_to_axial(2147483647, 2147483647), hex_from_axial(-2147483648, 2147483647), hex_to_cube(0, 2147483647),
       hex_to_offset(2147483647, 2147483647, 'odd-r'), hex_from_doubled(-2147483648, 2147483646, 'double-height');
SELECT outcome('SELECT hex_to_axial(-2147483648, 0)');
SELECT outcome('SELECT hex_from_axial(2147483647, 1)');
SELECT outcome('SELECT hex_to_cube(-1, -2147483648)');
SELECT outcome('SELECT hex_from_cube(2147483647, 1, -2147483648)');
SELECT outcome($$SELECT hex_to_offset(2147483647, -2147483648, 'even-q')$$);
SELECT outcome($$SELECT hex_from_offset(2147483647, 2147483647, 'odd-r')$$);
SELECT outcome($$SELECT hex_to_doubled(-2, 2147483647, 'double-width')$$);
