-- The harbors of a board, and the tile that each one serves.
SELECT * FROM catan_harbors(0.201703);
SELECT * FROM catan_harbors(0.201703, '{"random": "pg12"}');

-- Every harbor lies at sea, next to land.
SELECT h.rn, count(t.rn) FILTER (WHERE t.x = h.x AND t.y = h.y) AS on_land,
       count(*) FILTER (WHERE hex_distance(h.x, h.y, t.x, t.y) = 1) > 0 AS by_land
FROM catan_harbors(0.5) AS h, hex_tiles() AS t GROUP BY h.rn ORDER BY h.rn;

SELECT * FROM catan_harbors(NULL);
SELECT outcome('SELECT * FROM catan_harbors(2)');
