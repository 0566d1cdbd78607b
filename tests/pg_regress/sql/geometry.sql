-- Centers: y of a cell runs east, x south-west; y of the plane points down.
SELECT x, y, hex_center(x, y) AS pointy, hex_center(x, y, orientation => 'flat') AS flat
FROM (VALUES (0, 0), (0, 1), (1, 0), (1, 1), (-2, 3)) AS cell (x, y);

-- By the formula: r = x and q = y - x.
SELECT count(*) AS cells, count(*) FILTER (WHERE hex_center(x, y, 7.5, 'pointy', 0.6)
                                               <-> point(7.5 * sqrt(3) * (q + r / 2.0), 0.6 * 7.5 * 1.5 * r) < 1e-9) AS pointy,
       count(*) FILTER (WHERE hex_center(x, y, 7.5, 'flat', 0.6)
                            <-> point(7.5 * 1.5 * q, 0.6 * 7.5 * sqrt(3) * (r + q / 2.0)) < 1e-9) AS flat
FROM hex_tiles(10), LATERAL (SELECT x AS r, y - x AS q) AS axial;

-- Outlines, clockwise from the top or from the upper right; size is from center to corner, stretch flattens.
SELECT hex_polygon(0, 0, 2) AS pointy;
SELECT hex_polygon(0, 0, 2, 'flat') AS flat;
SELECT box(hex_polygon(0, 0, 2, 'flat', 0.5)) AS flattened;

-- They are PostgreSQL's polygons: its operators and functions work, and its own parser makes the same of their text.
SELECT count(*) AS cells,
       count(*) FILTER (WHERE hex_polygon(x, y) @> hex_center(x, y)) AS with_center,
       count(*) FILTER (WHERE npoints(hex_polygon(x, y)) = 6) AS with_six_corners,
       count(*) FILTER (WHERE abs(area(path(hex_polygon(x, y))) - 1.5 * sqrt(3)) < 1e-12) AS of_full_area,
       count(*) FILTER (WHERE poly_send(hex_polygon(x, y)) = poly_send(hex_polygon(x, y)::text::polygon)) AS alike,
       count(*) FILTER (WHERE box(hex_polygon(x, y))::text = box(hex_polygon(x, y)::text::polygon)::text) AS alike_boxes
FROM hex_tiles(4);
SELECT count(*) FILTER (WHERE a && b) AS touching, count(*) FILTER (WHERE a @> b) AS containing
FROM hex_tiles(1) AS t, hex_polygon(1, 1, 0.99) AS a, hex_polygon(t.x, t.y, 0.99) AS b;

-- Neighbors have their common corners bit for bit: 7 tiles have 24 corners, not one more.
SELECT orientation, size, count(DISTINCT corner[1])
FROM (VALUES ('pointy'), ('flat')) AS o (orientation), (VALUES (1), (0.1), (12345.678)) AS s (size), hex_tiles(1),
     LATERAL regexp_matches(hex_polygon(x - 1000, y, size, orientation, 0.7)::text, '\([^()]+\)', 'g') AS corner
GROUP BY orientation, size ORDER BY orientation, size;

-- The cell at a point.
SELECT * FROM hex_at(point(0, 0));
SELECT * FROM hex_at(point(100, 60), 32);
SELECT hex_at(point(100, 60), 32, 'flat'), hex_at(at => point(100, 60), size => 32, stretch => 0.5);

-- It is the inverse of the center, up to a million either way and beyond, in any size.
SELECT orientation, size, stretch, count(*)
FROM (VALUES ('pointy'), ('flat')) AS o (orientation), (VALUES (1e-6), (1), (1e6)) AS s (size),
     (VALUES (0.1), (3)) AS t (stretch),
     (VALUES (-2147483648), (-1000000), (-999999), (-1), (0), (7), (123456), (1000000), (2147483647)) AS cx (x),
     (VALUES (-2147483648), (-1000000), (-31), (0), (1), (654321), (1000000), (2147483647)) AS cy (y)
WHERE hex_at(hex_center(x, y, size, orientation, stretch), size, orientation, stretch) = (x, y)
GROUP BY orientation, size, stretch ORDER BY orientation, size, stretch;

-- On the border: a cell has its north-east, north-west and west sides and the north and north-west corners.
SELECT corner, hex_at(corner)
FROM regexp_matches(hex_polygon(0, 0)::text, '\([^()]+\)', 'g') AS match, LATERAL (SELECT match[1]::point AS corner) AS c;
SELECT side, hex_at(middle)
FROM (VALUES ('NE', point(0.5, -1)), ('E', point(1, 0)), ('SE', point(0.5, 1)), ('SW', point(-0.5, 1)),
             ('W', point(-1, 0)), ('NW', point(-0.5, -1))) AS sides (side, middle_of_two),
     LATERAL (SELECT point(middle_of_two[0] * (hex_center(0, 1))[0] / 2, middle_of_two[1] * 0.75)) AS m (middle);

-- A point that is off by the least step is on the other side.
SELECT hex_at(point(0, -1)) AS corner, hex_at(point(-5e-324, -1)) AS left_of_it, hex_at(point(5e-324, -1)) AS right_of_it,
       hex_at(point(0, -1.0000000000000002)) AS above_it, hex_at(point(0, -0.9999999999999999)) AS below_it;

-- Between the corners of a picture every point is in the polygon of its cell, give or take PostgreSQL's tolerance.
SELECT orientation, count(*) AS points, count(*) FILTER (WHERE hex_polygon(x, y, 3, orientation) @> at) AS in_polygon
FROM (VALUES ('pointy'), ('flat')) AS o (orientation), generate_series(-20, 20, 0.7) AS px, generate_series(-20, 20, 0.9) AS py,
     LATERAL (SELECT point(px, py)) AS p (at), hex_at(at, 3, orientation)
GROUP BY orientation ORDER BY orientation;

-- NULL gives NULL.
SELECT hex_center(NULL, 0), hex_center(0, 0, NULL), hex_polygon(0, 0, 1, NULL), hex_at(NULL);

-- Sizes, orientations and points that are none.
SELECT outcome('SELECT hex_center(0, 0, 0)');
SELECT outcome('SELECT hex_center(0, 0, -1.5)');
SELECT outcome($$SELECT hex_center(0, 0, 'NaN')$$);
SELECT outcome($$SELECT hex_polygon(0, 0, 'Infinity')$$);
SELECT outcome('SELECT hex_polygon(0, 0, stretch => 0)');
SELECT outcome($$SELECT hex_at(point(0, 0), stretch => '-Infinity')$$);
SELECT outcome($$SELECT hex_center(0, 0, 1, 'Pointy')$$);
SELECT outcome($$SELECT hex_at(point(0, 0), 1, '')$$);
SELECT outcome($$SELECT hex_at(point('NaN', 0))$$);
SELECT outcome($$SELECT hex_at(point(1, '-Infinity'))$$);

-- Too small, too large, too far.
SELECT outcome('SELECT hex_center(0, 0, 1e-320)');
SELECT outcome('SELECT hex_center(0, 0, 1e300, stretch => 1e300)');
SELECT hex_center(1, 1, 1e300);
SELECT outcome('SELECT hex_center(2147483647, 0, 1e300)');
SELECT outcome('SELECT hex_polygon(2147483647, 0, 1e300)');
SELECT hex_at(point(1e12, -1e12), 1e6);
SELECT outcome('SELECT hex_at(point(1e12, 0))');
SELECT outcome('SELECT hex_at(point(0, 1e300))');
SELECT hex_at(hex_center(2147483647, 2147483647)), hex_at(hex_center(-2147483648, 2147483647, 1, 'flat'), 1, 'flat');
SELECT outcome('SELECT hex_at(hex_center(2147483647, 2147483647) + point(0, 2))');
