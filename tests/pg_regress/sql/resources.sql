-- What the symbols mean.
SELECT * FROM catan_resources();

-- The board in words, and every terrain as often as it should be there.
SELECT r.name, r.terrain, count(b.rn) AS on_board, r.tiles
FROM catan_resources() AS r LEFT JOIN catan_board(0.5) AS b USING (resource)
GROUP BY r.name, r.terrain, r.tiles ORDER BY r.name;
SELECT count(*) AS wrong FROM catan_board(0.5) JOIN catan_resources() USING (resource) WHERE name <> resource_name;
