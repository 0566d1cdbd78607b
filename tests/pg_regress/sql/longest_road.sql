-- Three sides of a tile in a row; the three edges at its north corner, of which a road takes two; the ring around it.
SELECT catan_longest_road('{{0,0,0},{0,0,1},{0,0,2}}') AS path,
       catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM hex_vertex_edges(0, 0, 0))) AS fork,
       catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM hex_edges(0, 0))) AS ring,
       catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM hex_edges(0, 0) UNION SELECT ARRAY[x, y, k] FROM hex_vertex_edges(0, 0, 0))) AS ring_and_stem;

-- An opponent's building at the end of a road changes nothing, one in the middle cuts it; of a ring it is both ends.
SELECT v.direction, catan_longest_road('{{0,0,0},{0,0,1},{0,0,2}}', ARRAY[[v.x, v.y, v.k]]) AS path,
       catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM hex_edges(0, 0)), ARRAY[[v.x, v.y, v.k]]) AS ring
FROM hex_vertices(0, 0) AS v;
SELECT catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM hex_edges(0, 0)), '{{0,0,0},{1,1,1}}') AS cut_twice,
       catan_longest_road('{{0,0,0},{0,0,1},{0,0,2}}', '{{0,0,0},{0,0,1}}') AS cut_apart;

-- A game: roads and buildings of two players, in tables.
CREATE TABLE road (player text, x integer, y integer, k integer);
CREATE TABLE building (player text, x integer, y integer, k integer);
INSERT INTO road VALUES
    ('red', 2, 2, 0), ('red', 2, 2, 1), ('red', 2, 2, 2), ('red', 3, 2, 0), ('red', 1, 2, 2), ('red', 1, 2, 1),
    ('blue', 2, 3, 0), ('blue', 2, 3, 2), ('blue', 2, 3, 1), ('blue', 1, 3, 2);
INSERT INTO building VALUES ('red', 2, 2, 1), ('blue', 2, 2, 0);
SELECT player,
       count(*) AS roads,
       catan_longest_road(array_agg(ARRAY[x, y, k])) AS alone,
       catan_longest_road(array_agg(ARRAY[x, y, k]),
                          ARRAY(SELECT ARRAY[x, y, k] FROM building AS b WHERE b.player <> road.player)) AS longest
FROM road GROUP BY player ORDER BY player;
DROP TABLE road, building;

-- All 72 edges of the base board.
CREATE VIEW board_edges AS SELECT DISTINCT e.x, e.y, e.k FROM hex_tiles() AS t, hex_edges(t.x, t.y) AS e;
SELECT count(*) AS edges, catan_longest_road(array_agg(ARRAY[x, y, k])) AS longest FROM board_edges;
-- In whatever order, and wherever the board lies.
SELECT catan_longest_road(array_agg(ARRAY[x, y, k] ORDER BY md5((x, y, k)::text))) AS other_order,
       catan_longest_road(array_agg(ARRAY[x - 2147483648, y + 2000000000, k]::integer[])) AS far_away
FROM board_edges;
-- Of several parts the longest counts.
SELECT catan_longest_road(array_agg(ARRAY[x, y, k]) || '{{1000,1000,0},{1000,1000,1}}') FROM board_edges WHERE x < 3;
-- With a building on each corner of the board no road has more than one edge.
SELECT catan_longest_road(ARRAY(SELECT ARRAY[x, y, k] FROM board_edges),
                          ARRAY(SELECT DISTINCT ARRAY[v.x, v.y, v.k] FROM hex_tiles() AS t, hex_vertices(t.x, t.y) AS v));
-- Edges whose ends have no name, at the border of the plane.
SELECT catan_longest_road('{{2147483647,2147483647,0},{2147483647,2147483647,1},{2147483647,2147483647,2}}');

-- No edges; NULL; nobody in the way; lower bounds of the arrays.
SELECT catan_longest_road('{}') AS none, catan_longest_road(NULL) AS unknown, catan_longest_road(NULL, '{{0,0,0}}') AS unknown_too,
       catan_longest_road('{{0,0,0},{0,0,1}}', NULL) AS with_null, catan_longest_road('{{0,0,0},{0,0,1}}', '{}') AS with_empty,
       catan_longest_road('[5:6][-1:1]={{0,0,0},{0,0,1}}', '[0:0][7:9]={{0,0,0}}') AS lower_bounds;

-- What is refused.
SELECT outcome($$SELECT catan_longest_road('{{0,0,0},{1,2,1},{0,0,0}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0}}', '{{1,2,1},{1,2,1}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,3}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0}}', '{{0,0,2}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0},{0,NULL,1}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0}}', '{{NULL,0,0}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0},{0,1}}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0}}', '{{0,0,0,0}}')$$);
SELECT outcome($$SELECT catan_longest_road('{0,0,0}')$$);
SELECT outcome($$SELECT catan_longest_road('{{0,0,0}}', '{0,0,0}')$$);
SELECT outcome($$SELECT catan_longest_road(array_agg(ARRAY[x, y, k]) || ARRAY[[9, 9, 0]]) FROM board_edges$$);
DROP VIEW board_edges;
