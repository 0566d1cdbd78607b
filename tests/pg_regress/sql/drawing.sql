\pset format unaligned
\pset tuples_only on
-- The base board's cells with their numbers: in rows, and turned, in columns.
SELECT line FROM hex_render(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), ARRAY(SELECT rn::text FROM hex_tiles()));
SELECT line FROM hex_render(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), ARRAY(SELECT rn::text FROM hex_tiles()), 'flat');
-- A board's chips.
SELECT line FROM hex_render(
    ARRAY(SELECT ARRAY[x, y] FROM catan_board(0.201703) ORDER BY rn),
    ARRAY(SELECT coalesce(score::text, '*') FROM catan_board(0.201703) ORDER BY rn));
-- Without labels; cells that do not touch; a single one.
SELECT line FROM hex_render('{{0,0},{0,1},{1,1},{3,1}}');
SELECT line FROM hex_render('{{0,0},{0,1},{1,1},{3,1}}', orientation => 'flat');
SELECT line FROM hex_render('{{2147483647,-2147483648}}', '{x}');
-- The widest label makes all hexagons wide; NULL and '' are blank; lower bounds are of no account.
SELECT line FROM hex_render('{{-5,-7},{-5,-6},{-4,-6}}', ARRAY['sea', NULL, 'mountains']);
SELECT line FROM hex_render('[7:9][0:1]={{-5,-7},{-5,-6},{-4,-6}}', '[-1:1]={sea,"",羊毛}', 'flat');

-- The same map as a document.
SELECT hex_svg('{{0,0},{0,1},{1,1}}', ARRAY['a', NULL, '<b> & "c"'], ARRAY['gold', '#8fbc8f', NULL]);
SELECT hex_svg('{{0,0}}', orientation => 'flat');
\pset tuples_only off
\pset format aligned

-- A hexagon for each cell, a text for each label, and nothing else between the tags.
CREATE TEMP TABLE drawn AS
SELECT n, orientation, cells, hex_svg(cells, labels, colors, orientation) AS svg
FROM generate_series(0, 8) AS n, unnest(ARRAY['pointy', 'flat']) AS orientation,
     LATERAL (
         SELECT array_agg(ARRAY[x, y] ORDER BY rn) AS cells, array_agg('<' || rn || '>' ORDER BY rn) AS labels,
                array_agg('#' || lpad(to_hex(rn), 6, '0') ORDER BY rn) AS colors
         FROM hex_tiles(n)
     ) AS map;
SELECT count(*) AS elements, count(*) FILTER (WHERE element ~ '^<polygon ') AS hexagons,
       count(*) FILTER (WHERE element ~ '^<text .*>&lt;[0-9]+&gt;</text>$') AS labels,
       (SELECT sum(cardinality(cells) / 2) FROM drawn) AS cells
FROM drawn, regexp_split_to_table(svg, '\n') AS element;
-- Neighbors have their corners in common: there are as many as a map of radius n has, 6 (n + 1)^2.
SELECT n, orientation, count(DISTINCT corner) AS corners
FROM drawn, regexp_matches(svg, 'points="([^"]*)"', 'g') AS polygon, regexp_split_to_table(polygon[1], ' ') AS corner
GROUP BY n, orientation
HAVING count(DISTINCT corner) <> 6 * (n + 1) ^ 2;

-- Each label stands once, where the formula of docs/grid-drawing.md says.
SELECT orientation, count(*) AS labels, count(*) FILTER (WHERE substr(lines[l + 1], c + 1, 3) <> label) AS wrong
FROM (VALUES ('pointy'), ('flat')) AS v (orientation),
     LATERAL (SELECT array_agg(ARRAY[x, y] ORDER BY rn) AS cells, array_agg((rn + 99)::text ORDER BY rn) AS labels FROM hex_tiles(9)) AS map,
     LATERAL (SELECT array_agg(line) AS lines FROM hex_render(cells, labels, orientation)) AS picture,
     LATERAL (SELECT x, y, (rn + 99)::text AS label FROM hex_tiles(9)) AS tile,
     LATERAL (
         SELECT CASE orientation WHEN 'pointy' THEN 2 * x + 1 ELSE x + y + 1 END AS l,
                CASE orientation WHEN 'pointy' THEN 3 * (2 * y - x + 9) + 3 ELSE 6 * (y - x + 9) + 3 END - 1 AS c
     ) AS place
GROUP BY orientation;
-- The order of the cells does not matter.
SELECT count(*) AS different
FROM (SELECT array_agg(ARRAY[x, y] ORDER BY rn) AS cells, array_agg(rn::text ORDER BY rn) AS labels,
             array_agg(ARRAY[x, y] ORDER BY -rn) AS backwards, array_agg(rn::text ORDER BY -rn) AS labels_backwards
      FROM hex_tiles(5)) AS map,
     LATERAL ROWS FROM (hex_render(cells, labels), hex_render(backwards, labels_backwards)) AS lines (one, other)
WHERE one IS DISTINCT FROM other;

-- NULL and no cells give nothing; NULL and '{}' for labels and colors are none.
SELECT * FROM hex_render(NULL);
SELECT * FROM hex_render('{}', '{}');
SELECT * FROM hex_render('{{0,0}}', orientation => NULL);
SELECT hex_svg(NULL) IS NULL AS "null", hex_svg('{}') IS NULL AS no_cells,
       hex_svg('{{0,0}}', orientation => NULL) IS NULL AS no_orientation;
SELECT hex_svg('{{0,0}}', '{}', '{}') = hex_svg('{{0,0}}') AS same,
       (SELECT array_agg(line) FROM hex_render('{{0,0}}', '{}')) = (SELECT array_agg(line) FROM hex_render('{{0,0}}')) AS same_lines;

-- The planner knows about how many lines there will be.
SELECT planned_rows($$SELECT * FROM hex_render('{{0,0},{0,1},{1,0},{1,1}}')$$) AS four_cells,
       planned_rows($$SELECT * FROM hex_render(ARRAY[[0,0],[0,1]], NULL, 'flat')$$) AS two_cells,
       planned_rows($$SELECT * FROM hex_render(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()))$$) AS unknown;

-- What is wrong.
SELECT outcome($$SELECT * FROM hex_render('{1,2}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2,3}}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,NULL}}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2},{1,2}}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2}}', '{a,b}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2}}', '{{a}}')$$);
SELECT outcome($$SELECT * FROM hex_render('{}', '{a}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2}}', ARRAY[repeat('a', 33)])$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2},{1,3}}', ARRAY['a', E'\x1b[2J'])$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2}}', ARRAY[E'a\nb'])$$);
SELECT outcome($$SELECT * FROM hex_render('{{1,2}}', '{a}', 'Flat')$$);
SELECT outcome($$SELECT * FROM hex_render('{{0,0},{2000,2000}}')$$);
SELECT outcome($$SELECT * FROM hex_render('{{-2147483648,2147483647},{2147483647,-2147483648}}')$$);
SELECT outcome($$SELECT hex_svg('{{1,2}}', colors => '{red,blue}')$$);
SELECT outcome($$SELECT hex_svg('{{1,2},{1,3}}', colors => ARRAY[NULL, 'red" onload="alert(1)'])$$);
SELECT outcome($$SELECT hex_svg('{{1,2}}', colors => '{url(#a)}')$$);
SELECT outcome($$SELECT hex_svg('{{1,2}}', colors => '{}', orientation => 'round')$$);
SELECT outcome($$SELECT hex_svg(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(577)))$$);
-- Cells far apart are no trouble for a document.
SELECT length(hex_svg('{{-2147483648,2147483647},{2147483647,-2147483648}}')) < 1000 AS short;
