-- The border of a tile, and of two: clockwise from the northmost row's westmost vertex.
SELECT * FROM hex_outline('{{0,0}}');
SELECT * FROM hex_outline('{{0,1},{0,0}}');

-- The base board has one border of 30 vertices. Without its desert in the middle it has a hole, walked the other way.
SELECT ring, count(*) FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles())) GROUP BY ring;
SELECT * FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles() WHERE rn < 19)) WHERE ring = 2;

-- Pieces, holes and an island in a hole: rings in the order of their first vertices.
SELECT ring, count(*) AS steps, min(x) FILTER (WHERE step = 0) AS x, min(y) FILTER (WHERE step = 0) AS y
FROM hex_outline(ARRAY(
    SELECT ARRAY[x, y] FROM hex_tiles(3) WHERE hex_distance(x, y, 3, 3) IN (0, 2, 3)
    UNION ALL SELECT ARRAY[5, -4]))
GROUP BY ring ORDER BY ring;

-- A hole is told by its second vertex: it turns west from the first, a border turns east.
SELECT ring, CASE WHEN k = 1 AND y = first_y THEN 'hole' ELSE 'border' END AS kind
FROM (SELECT *, lag(y) OVER (PARTITION BY ring ORDER BY step) AS first_y
      FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3) WHERE hex_distance(x, y, 3, 3) IN (0, 2, 3)))) AS steps
WHERE step = 1;

-- Rings as polygons: their areas, less those of the holes, are the tiles' areas.
WITH rings AS (
    SELECT ring, array_agg(corner ORDER BY step) AS corners
    FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(3) WHERE hex_distance(x, y, 3, 3) IN (0, 2, 3))) AS o,
         -- k = 0 is the first corner of its tile's polygon, k = 1 the sixth.
         LATERAL (SELECT (regexp_split_to_array(trim(hex_polygon(o.x, o.y)::text, '()'), '\),\('))[5 * o.k + 1]) AS c (corner)
    GROUP BY ring
)
SELECT ring, round((area(path(polygon('((' || array_to_string(corners, '),(') || '))'))) / (1.5 * sqrt(3)))::numeric, 9) AS tiles
FROM rings ORDER BY ring;

-- The order of the cells is of no account, nor are the array's lower bounds.
SELECT count(*) AS steps, count(*) FILTER (WHERE a IS NOT DISTINCT FROM b) AS alike
FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(4) WHERE rn % 3 <> 0 ORDER BY rn)) AS a
     FULL JOIN hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(4) WHERE rn % 3 <> 0 ORDER BY rn DESC)) AS b USING (ring, step);
SELECT count(*) FROM hex_outline('[-3:-2][5:6]={{0,0},{0,1}}');

-- Against brute force: the sides that only one cell of the region has, however it looks.
SELECT density, count(*) AS edges, count(*) FILTER (WHERE outline_has_it) AS found
FROM generate_series(1, 9, 2) AS density,
     LATERAL (SELECT array_agg(ARRAY[x, y] ORDER BY rn) AS cells FROM hex_tiles(6) WHERE (rn * rn * 7 + rn) % 11 < density) AS region,
     LATERAL (SELECT e.x, e.y, e.k FROM generate_subscripts(cells, 1) AS i, hex_edges(cells[i][1], cells[i][2]) AS e
              GROUP BY e.x, e.y, e.k HAVING count(*) = 1) AS border,
     LATERAL (SELECT EXISTS (
         SELECT FROM (SELECT ring, ROW(x, y, k) AS here, COALESCE(lead(ROW(x, y, k)) OVER w, first_value(ROW(x, y, k)) OVER w) AS there
                      FROM hex_outline(cells) WINDOW w AS (PARTITION BY ring ORDER BY step)) AS steps
         WHERE ARRAY[here, there] <@ ARRAY(SELECT ROW(v.x, v.y, v.k) FROM hex_edge_vertices(border.x, border.y, border.k) AS v)
     )) AS looked (outline_has_it)
GROUP BY density ORDER BY density;

-- A map of a million cells, and one full of holes.
SELECT count(*), count(DISTINCT ring)
FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM generate_series(1, 1000) AS x, generate_series(1, 1000) AS y));
SELECT count(*), count(DISTINCT ring)
FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM generate_series(1, 300) AS x, generate_series(1, 300) AS y WHERE (x + y) % 3 > 0));

-- The planner takes a region whose cells it knows to be compact.
SELECT planned_rows($$SELECT * FROM hex_outline('{{0,0}}')$$) AS one_cell,
       planned_rows($$SELECT * FROM hex_outline('{{0,0},{0,1},{1,1}}')$$) AS three_cells,
       planned_rows('SELECT * FROM hex_outline(ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(5)))') AS unknown;

-- No cells, no rows.
SELECT * FROM hex_outline('{}');
SELECT * FROM hex_outline(NULL);

-- Arrays that are no set of cells.
SELECT outcome($$SELECT * FROM hex_outline('{1,2}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{{1,2}}}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{1},{2}}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{1,2,3}}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{1,2},{1,NULL}}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{1,2},{3,4},{1,2}}')$$);

-- Near the end of the plane.
SELECT count(*) FROM hex_outline('{{-2147483648,-2147483648},{2147483646,2147483646}}');
SELECT outcome($$SELECT * FROM hex_outline('{{2147483647,0}}')$$);
SELECT outcome($$SELECT * FROM hex_outline('{{0,2147483647}}')$$);

-- Borders beyond the limit: 1.7 million cells, none beside another.
SELECT outcome($$SELECT * FROM hex_outline(ARRAY(
    SELECT ARRAY[2 * x, 2 * y] FROM generate_series(1, 1700) AS x, generate_series(1, 1000) AS y))$$);
