-- Light on garlands, and when a puzzle is solved, against a recursive query over centers in the plane.
\set oracle `echo "$ORACLE_DIR/garland.sql"`
\set ECHO none
\i :oracle
\set ECHO all
-- Puzzles with about an eighth of their cells turned, another eighth changed to anything, or none of either.
CREATE TEMPORARY TABLE boards AS
SELECT 4 AS sides, id, width - 1 AS source_x, height - 1 AS source_y, cells
FROM generate_series(1, 200) AS id,
     LATERAL (SELECT 1 + id % 7 AS width, 1 + id / 7 % 6 AS height) AS size,
     LATERAL (SELECT array_agg(ARRAY[x, y, CASE WHEN chance % 8 = 0 AND id % 3 > 0 THEN garland_turn(links, turned)
                                                WHEN chance % 8 = 1 AND id % 3 > 1 THEN chance / 8 % 16
                                                ELSE links END] ORDER BY md5(concat(id, x, ' ', y))) AS cells
              FROM garland(catan_seed(id), width, height, 3, growth => CASE id % 2 WHEN 0 THEN 'oldest' ELSE 'random' END),
                   LATERAL (SELECT oracle.chance('links', id::text, x::text, y::text) AS chance) AS c) AS b
UNION ALL
SELECT 6, id, source_x, source_y, cells
FROM generate_series(1, 200) AS id,
     LATERAL (SELECT array_agg(ARRAY[x, y] ORDER BY md5(concat(id, x, ' ', y))) AS map FROM hex_range(id, -id, 1 + id % 3)) AS m,
     LATERAL (SELECT map[1][1] AS source_x, map[1][2] AS source_y) AS s,
     LATERAL (SELECT array_agg(ARRAY[x, y, CASE WHEN chance % 8 = 0 AND id % 3 > 0 THEN garland_turn(links, turned, 6)
                                                WHEN chance % 8 = 1 AND id % 3 > 1 THEN chance / 8 % 64
                                                ELSE links END] ORDER BY md5(concat(id, y, ' ', x))) AS cells
              FROM hex_garland(catan_seed(id), map, ARRAY[source_x, source_y], 3, growth => CASE id % 2 WHEN 0 THEN 'oldest' ELSE 'random' END),
                   LATERAL (SELECT oracle.chance('links', id::text, x::text, y::text) AS chance) AS c) AS b;

SELECT sides, count(*) AS boards, sum(array_length(cells, 1)) AS cells, count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different,
       count(*) FILTER (WHERE array_length(theirs, 1) BETWEEN 2 AND array_length(cells, 1) - 1) > 50 AS many_are_partly_lit
FROM boards,
     LATERAL (SELECT array_agg((x, y) ORDER BY x, y) AS ours
              FROM (SELECT * FROM garland_lit(CASE sides WHEN 4 THEN cells END)
                    UNION ALL SELECT * FROM hex_garland_lit(CASE sides WHEN 6 THEN cells END, ARRAY[source_x, source_y])) AS l
              WHERE lit) AS ours,
     LATERAL (SELECT array_agg((x, y) ORDER BY x, y) AS theirs FROM oracle.lit(cells, sides, source_x, source_y)) AS theirs
GROUP BY sides ORDER BY sides;

SELECT sides, count(*) AS boards, count(*) FILTER (WHERE theirs) > 50 AS many_are_solved, count(*) FILTER (WHERE NOT theirs) > 50 AS many_are_not,
       count(*) FILTER (WHERE ours IS DISTINCT FROM theirs) AS different
FROM boards,
     LATERAL (SELECT CASE sides WHEN 4 THEN garland_solved(cells) ELSE hex_garland_solved(cells, ARRAY[source_x, source_y]) END AS ours,
                     oracle.solved(cells, sides, source_x, source_y) AS theirs) AS solved
GROUP BY sides ORDER BY sides;
DROP TABLE boards;
SET client_min_messages = warning;
DROP SCHEMA oracle CASCADE;
