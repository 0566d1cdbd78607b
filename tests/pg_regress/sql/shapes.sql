-- A ring, a range by rows, a spiral.
SELECT * FROM hex_ring(0, 0, 1);
SELECT * FROM hex_ring(-4, 9, 0);
SELECT * FROM hex_range(10, 20, 1);
SELECT * FROM hex_spiral(0, 0, 2);
SELECT radius, rings.count AS in_ring, ranges.count AS in_range, spirals.count AS in_spiral
FROM generate_series(0, 25) AS radius,
     LATERAL (SELECT count(DISTINCT (x, y)) FROM hex_ring(-3, 5, radius) WHERE hex_distance(x, y, -3, 5) = radius) AS rings,
     LATERAL (SELECT count(DISTINCT (x, y)) FROM hex_range(-3, 5, radius) WHERE hex_distance(x, y, -3, 5) = distance) AS ranges,
     LATERAL (SELECT count(DISTINCT (rn, x, y)) FROM hex_spiral(-3, 5, radius) WHERE hex_distance(x, y, -3, 5) = distance) AS spirals
WHERE rings.count <> greatest(6 * radius, 1) OR ranges.count <> 1 + 3 * radius * (radius + 1)
   OR spirals.count <> ranges.count;

-- The board's spiral is the rings from outside inward.
SELECT array_agg((x, y) ORDER BY rn) = ARRAY(
    SELECT (r.x, r.y) FROM generate_series(4, 0, -1) AS radius, hex_ring(4, 4, radius) WITH ORDINALITY AS r (x, y, n)
    ORDER BY radius DESC, n
) AS same
FROM hex_tiles(4);

-- Maps of rows and columns.
SELECT * FROM hex_rectangle(2, 3);
SELECT * FROM hex_rectangle(cols => 2, rows => 2, layout => 'even-q');
SELECT * FROM hex_parallelogram(2, 3);
SELECT * FROM hex_triangle(3);
SELECT layout, count(*) AS cells, count(DISTINCT (x, y)) AS different,
       count(*) FILTER (WHERE (o.row_no, o.col_no) <> (r.row_no, r.col_no)) AS misplaced
FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout, hex_rectangle(20, 30, layout) AS r,
     hex_to_offset(x, y, layout) AS o
GROUP BY layout ORDER BY layout;
SELECT (SELECT count(*) FROM hex_rectangle(0, 5)) AS no_rows, (SELECT count(*) FROM hex_rectangle(5, 0)) AS no_cols,
       (SELECT count(*) FROM hex_parallelogram(2147483647, 0)) AS none, (SELECT count(*) FROM hex_triangle(0)) AS no_side;

-- A mask: -1 is no cell, everything else a value. The lower bounds of the array are of no account.
SELECT * FROM hex_mask('{{1,-1,2},{0,-2,-1}}');
SELECT layout, m.* FROM unnest('{even-r,odd-q,even-q}'::text[]) AS layout, hex_mask('[7:8][-1:0]={{1,2},{3,4}}', layout) AS m;
SELECT count(*) FROM hex_mask('{}');
SELECT count(*) FROM hex_mask('{{-1,-1}}');
SELECT bool_and(value = level[row_no + 1][col_no + 1]) AS same, count(*)
FROM (SELECT '{{5,-1,7},{-1,-1,6},{4,3,2}}'::integer[] AS level) AS l,
     unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout, hex_mask(level, layout);

-- The planner knows how many rows there will be.
SELECT call, planned_rows('SELECT * FROM ' || call) AS rows
FROM unnest(ARRAY[
    'hex_ring(5, 6, 7)', 'hex_ring(5, 6, -1)', 'hex_range(5, 6, 3)', 'hex_spiral(5, 6, 10)', 'hex_rectangle(30, 40)',
    $$hex_rectangle(10, 10, 'odd-q')$$, 'hex_parallelogram(3, 4)', 'hex_triangle(4)', 'hex_line(0, 0, 30, 40)',
    $$hex_mask('{{1,2},{3,-1}}')$$, $$hex_mask('{}')$$, 'hex_mask(ARRAY[[1,2,3]])',
    $$hex_canonical('{{1,2},{3,4},{5,6}}')$$
]) AS call;
SELECT planned_rows('SELECT r.* FROM (VALUES (1, 2), (3, 4)) AS v (x, y), hex_range(v.x, v.y, 10) AS r') AS cell_unknown,
       planned_rows('SELECT r.* FROM (VALUES (1, 2), (3, 4)) AS v (x, y), hex_ring(v.x, v.y, 10) AS r') AS ring_around,
       planned_rows('SELECT r.* FROM (VALUES (1), (2)) AS v (radius), hex_range(0, 0, v.radius) AS r') AS radius_unknown,
       planned_rows('SELECT l.* FROM (VALUES (1), (2)) AS v (x), hex_line(0, 0, v.x, 9) AS l') AS end_unknown;

-- NULL gives no rows.
SELECT * FROM hex_range(0, NULL, 1);
SELECT * FROM hex_rectangle(2, 2, NULL);
SELECT * FROM hex_mask(NULL);

-- Beyond the limits.
SELECT outcome('SELECT * FROM hex_ring(0, 0, -1)');
SELECT outcome('SELECT * FROM hex_ring(0, 0, 1666667)');
SELECT outcome('SELECT * FROM hex_range(0, 0, -2147483648)');
SELECT outcome('SELECT * FROM hex_range(0, 0, 26755)');
SELECT outcome('SELECT * FROM hex_spiral(0, 0, 2147483647)');
SELECT outcome('SELECT * FROM hex_ring(2147483647, 0, 1)');
SELECT outcome('SELECT * FROM hex_range(0, -2147483648, 1)');
SELECT outcome('SELECT * FROM hex_range(2147483646, -2147483647, 1)');
SELECT outcome('SELECT * FROM hex_rectangle(-1, 5)');
SELECT outcome('SELECT * FROM hex_rectangle(5, -1)');
SELECT outcome('SELECT * FROM hex_rectangle(2147483647, 2147483647)');
SELECT outcome($$SELECT * FROM hex_rectangle(5, 5, 'odd')$$);
SELECT outcome('SELECT * FROM hex_parallelogram(3163, 3163)');
SELECT outcome('SELECT * FROM hex_parallelogram(0, -5)');
SELECT outcome('SELECT * FROM hex_triangle(4472)');
SELECT outcome('SELECT * FROM hex_triangle(-1)');
SELECT outcome($$SELECT * FROM hex_mask('{1,2}')$$);
SELECT outcome($$SELECT * FROM hex_mask('{{{1,2}}}')$$);
SELECT outcome($$SELECT * FROM hex_mask('{{1,2},{3,NULL}}')$$);
SELECT outcome($$SELECT * FROM hex_mask('{{1}}', 'odd')$$);
SELECT outcome('SELECT * FROM hex_mask(array_fill(1, ARRAY[3163, 3163]))');
SELECT outcome('SELECT * FROM hex_mask(array_fill(-1, ARRAY[3163, 3163]))');
