-- Where nobody has built one may build on every intersection.
SELECT count(*) AS sites, count(i.x) AS intersections FROM catan_settlement_sites(0.5) FULL JOIN catan_intersections(0.5) AS i USING (x, y, k);
SELECT count(*) FROM catan_settlement_sites(0.5, '{}', catan_rules('expansion'));

-- A building closes its intersection and those at the other ends of its edges.
SELECT x, y, k FROM catan_intersections(0.5) EXCEPT SELECT * FROM catan_settlement_sites(0.5, '{{2,2,0}}') ORDER BY x, y, k;
SELECT * FROM hex_vertex_neighbors(2, 2, 0) ORDER BY x, y, k;

-- By brute force: 300 games with buildings on about every eighth intersection, side by side too.
CREATE TEMPORARY TABLE building AS
SELECT id AS game, x, y, k FROM generate_series(1, 300) AS id, catan_intersections(catan_seed(id))
WHERE ('x' || left(md5(concat_ws(' ', id, x, y, k)), 4))::bit(16)::integer % 8 = 0;
CREATE TEMPORARY VIEW closed AS
SELECT game, x, y, k FROM building
UNION
SELECT game, n.x, n.y, n.k FROM building AS b, hex_vertex_neighbors(b.x, b.y, b.k) AS n;
CREATE TEMPORARY VIEW open AS
SELECT id AS game, s.x, s.y, s.k
FROM generate_series(1, 300) AS id,
     catan_settlement_sites(catan_seed(id), ARRAY(SELECT ARRAY[x, y, k] FROM building WHERE game = id)) AS s;
SELECT count(*) AS intersections, count(o.game) AS open, count(c.game) AS closed, count(*) FILTER (WHERE (o.game IS NULL) = (c.game IS NULL)) AS different
FROM (SELECT id AS game, x, y, k FROM generate_series(1, 300) AS id, catan_intersections(catan_seed(id))) AS i
LEFT JOIN open AS o USING (game, x, y, k)
LEFT JOIN closed AS c USING (game, x, y, k);
DROP VIEW open, closed;
DROP TABLE building;

-- Across a strait: the south corner of (0, 0) and the north corner of (2, 1) are an edge apart, though it is no side of a tile.
SELECT count(*) AS open, count(*) FILTER (WHERE (x, y, k) = (1, 1, 1)) AS across
FROM catan_settlement_sites(0.5, '{{2,1,0}}', '{"board": [[0, 0], [2, 1]]}');

-- Filling the board from the north never leaves more than every other intersection, nor a place for one more.
WITH RECURSIVE settled (n, built) AS (
    SELECT 0, '{}'::integer[]
    UNION ALL
    SELECT n + 1, built || ARRAY[ARRAY[x, y, k]]
    FROM settled, LATERAL (SELECT * FROM catan_settlement_sites(0.5, built) LIMIT 1) AS next
)
SELECT n AS settlements, (SELECT count(*) FROM catan_settlement_sites(0.5, built)) AS left FROM settled ORDER BY n DESC LIMIT 1;

-- In the order of x, y, k; the order of the buildings does not matter, nor do lower bounds.
SELECT count(*) AS sites, bool_and(place > before) AS in_order
FROM (SELECT ARRAY[x, y, k] AS place, lag(ARRAY[x, y, k], 1, '{}') OVER () AS before
      FROM catan_settlement_sites(0.5, '[3:4][0:2]={{4,4,1},{0,0,0}}')) AS s;

-- It follows from the rules alone: quick where a board is hard to deal.
SELECT count(*) FROM generate_series(1, 1000) AS id, catan_settlement_sites(catan_seed(id), '{{2,2,0}}', '{"max_pips": 9, "equal_apart": true}');

-- NULL is no building; NULL elsewhere gives nothing.
SELECT count(*) FROM catan_settlement_sites(0.5, NULL);
SELECT count(*) FROM catan_settlement_sites(NULL);
SELECT count(*) FROM catan_settlement_sites(0.5, NULL, NULL);
SELECT planned_rows('SELECT * FROM catan_settlement_sites(0.5)') AS planned;

SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{9,9,0}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,2}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2147483647,-2147483648,0}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,0},{0,0,0},{2,2,0}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,NULL}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{2,2,0}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,0}}', '{"board": [[0,0]]}')$$);
SELECT outcome($$SELECT catan_settlement_sites(-1.5)$$);
