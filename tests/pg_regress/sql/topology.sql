-- Corners and sides of a tile, clockwise. A corner is called by the tile that it is north (0) or north-west (1) of, a side
-- by the tile that has it to the north-east (0), north-west (1) or west (2).
SELECT * FROM hex_vertices(0, 0);
SELECT * FROM hex_edges(0, 0);

-- What lies around a vertex and an edge, clockwise from north.
SELECT * FROM hex_vertex_tiles(5, 7, 0);
SELECT * FROM hex_vertex_tiles(5, 7, 1);
SELECT * FROM hex_vertex_edges(5, 7, 0);
SELECT * FROM hex_vertex_edges(5, 7, 1);
SELECT * FROM hex_vertex_neighbors(5, 7, 0);
SELECT * FROM hex_vertex_neighbors(5, 7, 1);
SELECT e.k AS edge, v.* FROM generate_series(0, 2) AS e (k), hex_edge_vertices(5, 7, e.k) AS v;
SELECT e.k AS edge, t.* FROM generate_series(0, 2) AS e (k), hex_edge_tiles(5, 7, e.k) AS t;
SELECT e.k AS edge, n.* FROM generate_series(0, 2) AS e (k), hex_edge_neighbors(5, 7, e.k) AS n;

-- The base board: 19 tiles, 54 corners that touch 3, 2 or 1 of them, 72 edges, 30 of them coast.
SELECT touched, count(*) AS corners
FROM (SELECT count(*) AS touched FROM hex_tiles() AS t, hex_vertices(t.x, t.y) AS v GROUP BY v.x, v.y, v.k) AS corner
GROUP BY touched ORDER BY touched DESC;
SELECT touched, count(*) AS edges
FROM (SELECT count(*) AS touched FROM hex_tiles() AS t, hex_edges(t.x, t.y) AS e GROUP BY e.x, e.y, e.k) AS edge
GROUP BY touched ORDER BY touched DESC;

-- Every relation is its own inverse, or that of its counterpart.
CREATE VIEW board_vertices AS SELECT DISTINCT v.x, v.y, v.k FROM hex_tiles() AS t, hex_vertices(t.x, t.y) AS v;
CREATE VIEW board_edges AS SELECT DISTINCT e.x, e.y, e.k FROM hex_tiles() AS t, hex_edges(t.x, t.y) AS e;
SELECT (SELECT count(*) FROM board_vertices AS v, hex_vertex_tiles(v.x, v.y, v.k) AS t
        WHERE (v.x, v.y, v.k) IN (SELECT x, y, k FROM hex_vertices(t.x, t.y))) = 3 * 54 AS vertex_tiles,
       (SELECT count(*) FROM board_edges AS e, hex_edge_tiles(e.x, e.y, e.k) AS t
        WHERE (e.x, e.y, e.k) IN (SELECT x, y, k FROM hex_edges(t.x, t.y))) = 2 * 72 AS edge_tiles,
       (SELECT count(*) FROM board_vertices AS v, hex_vertex_edges(v.x, v.y, v.k) AS e
        WHERE (v.x, v.y, v.k) IN (SELECT x, y, k FROM hex_edge_vertices(e.x, e.y, e.k))) = 3 * 54 AS vertex_edges,
       (SELECT count(*) FROM board_vertices AS v, hex_vertex_neighbors(v.x, v.y, v.k) AS n
        WHERE (v.x, v.y, v.k) IN (SELECT x, y, k FROM hex_vertex_neighbors(n.x, n.y, n.k))) = 3 * 54 AS vertex_neighbors,
       (SELECT count(*) FROM board_edges AS e, hex_edge_neighbors(e.x, e.y, e.k) AS n
        WHERE (e.x, e.y, e.k) IN (SELECT x, y, k FROM hex_edge_neighbors(n.x, n.y, n.k))) = 4 * 72 AS edge_neighbors;

-- The names agree with the plane: tiles that share a vertex have it in the same place, and no two vertices are in one.
SELECT count(DISTINCT (v.x, v.y, v.k)) AS vertices, count(DISTINCT corner[1]) AS places,
       count(DISTINCT (v.x, v.y, v.k, corner[1])) AS pairs
FROM hex_tiles() AS t, hex_vertices(t.x, t.y) WITH ORDINALITY AS v (direction, x, y, k, at),
     regexp_matches(hex_polygon(t.x, t.y)::text, '\([^()]+\)', 'g') WITH ORDINALITY AS c (corner, at)
WHERE v.at = c.at;

-- Subscripts for dense arrays of a parallelogram, here of 2 rows of 3 tiles.
SELECT index, v.* FROM generate_series(1, 24) AS index, hex_vertex_from_index(index, 2, 3) AS v;
SELECT index FROM generate_series(1, 36) AS index, hex_edge_from_index(index, 2, 3) WHERE x IS NULL;
SELECT rows, cols, count(DISTINCT hex_vertex_index(v.x, v.y, v.k, rows, cols)) AS vertices,
       count(DISTINCT (v.x, v.y, v.k)) = 2 * (rows + 1) * (cols + 1) - 2 AS all_vertices,
       max(hex_vertex_index(v.x, v.y, v.k, rows, cols)) <= 2 * (rows + 1) * (cols + 1) AS fit,
       count(*) FILTER (WHERE hex_vertex_from_index(hex_vertex_index(v.x, v.y, v.k, rows, cols), rows, cols) <> (v.x, v.y, v.k)) AS lost
FROM generate_series(1, 4) AS rows, generate_series(1, 9, 4) AS cols,
     generate_series(0, rows - 1) AS tx, generate_series(0, cols - 1) AS ty, hex_vertices(tx, ty) AS v
GROUP BY rows, cols ORDER BY rows, cols;
SELECT rows, cols, count(DISTINCT hex_edge_index(e.x, e.y, e.k, rows, cols)) AS edges,
       count(DISTINCT (e.x, e.y, e.k)) = 3 * (rows + 1) * (cols + 1) - (rows + cols + 4) AS all_edges,
       max(hex_edge_index(e.x, e.y, e.k, rows, cols)) <= 3 * (rows + 1) * (cols + 1) AS fit,
       count(*) FILTER (WHERE hex_edge_from_index(hex_edge_index(e.x, e.y, e.k, rows, cols), rows, cols) <> (e.x, e.y, e.k)) AS lost
FROM generate_series(1, 4) AS rows, generate_series(1, 9, 4) AS cols,
     generate_series(0, rows - 1) AS tx, generate_series(0, cols - 1) AS ty, hex_edges(tx, ty) AS e
GROUP BY rows, cols ORDER BY rows, cols;

-- NULL gives nothing.
SELECT * FROM hex_vertices(NULL, 0);
SELECT * FROM hex_edge_tiles(0, 0, NULL);
SELECT hex_vertex_index(0, 0, NULL, 1, 1), hex_vertex_from_index(NULL, 1, 1);

-- k out of range.
SELECT outcome('SELECT * FROM hex_vertex_tiles(0, 0, 2)');
SELECT outcome('SELECT * FROM hex_vertex_edges(0, 0, -1)');
SELECT outcome('SELECT * FROM hex_vertex_neighbors(0, 0, 2147483647)');
SELECT outcome('SELECT * FROM hex_edge_vertices(0, 0, 3)');
SELECT outcome('SELECT * FROM hex_edge_tiles(0, 0, -2147483648)');
SELECT outcome('SELECT * FROM hex_edge_neighbors(0, 0, 6)');
SELECT outcome('SELECT hex_vertex_index(0, 0, 2, 1, 1)');
SELECT outcome('SELECT hex_edge_index(0, 0, 3, 1, 1)');

-- At the end of the plane.
SELECT count(*) FROM hex_vertices(-2147483648, -2147483648);
SELECT * FROM hex_edge_vertices(2147483647, 2147483647, 1);
SELECT outcome('SELECT * FROM hex_vertices(2147483647, 0)');
SELECT outcome('SELECT * FROM hex_edges(0, 2147483647)');
SELECT outcome('SELECT * FROM hex_vertex_tiles(-2147483648, 0, 0)');
SELECT outcome('SELECT * FROM hex_vertex_edges(0, -2147483648, 1)');
SELECT outcome('SELECT * FROM hex_vertex_neighbors(2147483647, 0, 1)');
SELECT outcome('SELECT * FROM hex_edge_vertices(2147483647, 0, 2)');
SELECT outcome('SELECT * FROM hex_edge_tiles(0, -2147483648, 2)');
SELECT outcome('SELECT * FROM hex_edge_neighbors(-2147483648, 0, 0)');

-- Outside a parallelogram, and sizes that make none.
SELECT outcome('SELECT hex_vertex_index(0, 3, 0, 2, 3)');
SELECT outcome('SELECT hex_vertex_index(2, 0, 1, 2, 3)');
SELECT outcome('SELECT hex_vertex_index(-2147483648, 2147483647, 1, 2, 3)');
SELECT outcome('SELECT hex_edge_index(0, 3, 1, 2, 3)');
SELECT outcome('SELECT hex_edge_index(2, 3, 2, 2, 3)');
SELECT outcome('SELECT hex_vertex_from_index(0, 2, 3)');
SELECT outcome('SELECT hex_vertex_from_index(25, 2, 3)');
SELECT outcome('SELECT hex_edge_from_index(37, 2, 3)');
SELECT outcome('SELECT hex_edge_from_index(-2147483648, 2, 3)');
SELECT outcome('SELECT hex_vertex_index(0, 0, 0, 0, 3)');
SELECT outcome('SELECT hex_edge_from_index(1, 2, -3)');
SELECT hex_edge_index(9999999, 0, 0, 10000000, 1);
SELECT outcome('SELECT hex_edge_index(0, 0, 0, 10000001, 1)');
SELECT outcome('SELECT hex_vertex_from_index(1, 2147483647, 2147483647)');
DROP VIEW board_vertices, board_edges;
