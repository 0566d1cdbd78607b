-- What the two best intersections earn on each roll; a city would earn twice the amount.
SELECT x, y, k, roll, resource, amount FROM catan_yields(0.201703)
JOIN (SELECT x, y, k FROM catan_intersections(0.201703) ORDER BY pips DESC, x, y, k LIMIT 2) AS best USING (x, y, k)
ORDER BY x, y, k, roll;

-- Tiles that give the same on the same roll add up.
SELECT x, y, k, roll, resource, amount
FROM catan_yields(0.1, '{"board": [[0,0],[0,1],[1,1]], "tiles": {"grain": 2, "desert": 1}, "chips": [5, 5]}') WHERE amount > 1;
SELECT x, y, k, roll, resource, amount
FROM catan_yields(0.1, '{"board": [[0,0],[0,1],[1,1]], "tiles": {"grain": 3}, "chips": [5, 5, 5]}') WHERE amount > 1;
-- The same roll for other resources, or the same resource on another roll, is a row of its own.
SELECT count(*) AS rows, max(amount) AS most
FROM catan_yields(0.1, '{"board": [[0,0],[0,1],[1,1]], "tiles": {"grain": 1, "ore": 1, "wool": 1}, "chips": [5, 5, 5]}');
SELECT count(*) AS rows, max(amount) AS most
FROM catan_yields(0.1, '{"board": [[0,0],[0,1],[1,1]], "tiles": {"grain": 3}, "chips": [5, 9, 10]}');
-- It happens on boards of the game too.
SELECT count(DISTINCT id) AS boards, count(*) AS intersections, max(amount) AS most
FROM generate_series(1, 1000) AS id, catan_yields(catan_seed(id)) WHERE amount > 1;
SELECT id, x, y, k, roll, resource, amount FROM generate_series(1, 20) AS id, catan_yields(catan_seed(id)) WHERE amount > 1
ORDER BY id, x, y, k LIMIT 2;

-- Each tile gives to its six corners: by roll and resource, a join with the tiles.
SELECT count(*) AS kinds, count(*) FILTER (WHERE earned = 6 * tiles) AS six_a_tile
FROM (SELECT id, roll AS score, resource, sum(amount) AS earned FROM generate_series(1, 200) AS id, catan_yields(catan_seed(id)) GROUP BY 1, 2, 3) AS y
FULL JOIN (SELECT id, score, resource, count(*) AS tiles FROM generate_series(1, 200) AS id, catan_board(catan_seed(id)) WHERE score IS NOT NULL
           GROUP BY 1, 2, 3) AS b USING (id, score, resource);

-- In the order of x, y, k, roll and resource, as catan_resources() lists these.
SELECT count(*) AS rows, bool_and(place > before) AS in_order
FROM (SELECT ARRAY[x, y, k, roll, position(resource IN '/#^".')] AS place,
             lag(ARRAY[x, y, k, roll, position(resource IN '/#^".')], 1, '{}') OVER () AS before
      FROM catan_yields(0.5, '{"reds_apart": false, "tiles": {"grain": 4, "lumber": 4, "ore": 4, "wool": 4, "brick": 3},
                               "chips": [5,5,5,5,5,5,5,5,5,5,9,9,9,9,9,9,9,9,9]}')) AS y;

-- The robber's tile gives nothing, wherever it is; on the desert it takes nothing away.
SELECT count(*) AS rows, sum(amount) AS amount FROM catan_yields(0.201703);
SELECT b.score IS NULL AS on_desert, count(DISTINCT (b.x, b.y)) AS tiles, min(amount) AS least, max(amount) AS most
FROM catan_board(0.201703) AS b,
     LATERAL (SELECT sum(amount) AS amount FROM catan_yields(0.201703, robber => ARRAY[b.x, b.y])) AS y
GROUP BY 1 ORDER BY 1;
CREATE TEMPORARY TABLE kept AS SELECT * FROM catan_yields(0.201703);
SELECT * FROM (TABLE kept EXCEPT SELECT * FROM catan_yields(0.201703, robber => '{2,2}')) AS lost ORDER BY x, y, k;
DROP TABLE kept;

-- No robber: NULL or '{}'. NULL elsewhere gives nothing.
SELECT count(*) FROM catan_yields(0.201703, robber => NULL);
SELECT count(*) FROM catan_yields(0.201703, robber => '{}');
SELECT count(*) FROM catan_yields(NULL);
SELECT count(*) FROM catan_yields(0.201703, NULL, '{2,2}');
SELECT planned_rows('SELECT * FROM catan_yields(0.5)') AS planned;

SELECT outcome($$SELECT catan_yields(0.5, robber => '{9,9}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{-1,-1}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{2147483647,-2147483648}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{1,2,3}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{1}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{{1,2}}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{1,NULL}')$$);
SELECT outcome($$SELECT catan_yields(1.5)$$);
