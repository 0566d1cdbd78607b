-- The base board has 54 intersections: 24 of three tiles, 12 of two, 18 of one.
SELECT tiles, count(*), sum(pips) AS pips, count(harbor) AS harbors FROM catan_intersections(0.201703) GROUP BY tiles ORDER BY tiles;

-- And 72 edges, 30 of them at the coast; the expansion board 80, 109 and 38.
SELECT name, (SELECT count(*) FROM catan_intersections(0.5, catan_rules(name))) AS intersections, count(*) AS edges,
       count(*) FILTER (WHERE coast) AS coast
FROM unnest('{base,expansion}'::text[]) AS name, catan_edges(0.5, catan_rules(name)) GROUP BY name;

-- The best places to settle.
SELECT x, y, k, pips, harbor FROM catan_intersections(0.201703) ORDER BY pips DESC, x, y, k LIMIT 4;

-- The same from the tiles: pips are 6 less the way from 7.
WITH corner AS (
    SELECT v.x, v.y, v.k, count(*) AS tiles, coalesce(sum(6 - abs(7 - score)), 0) AS pips
    FROM catan_board(0.201703) AS b, hex_vertices(b.x, b.y) AS v
    GROUP BY v.x, v.y, v.k
)
SELECT count(*) AS corners, count(*) FILTER (WHERE (c.tiles, c.pips) = (i.tiles, i.pips)) AS same
FROM corner AS c FULL JOIN catan_intersections(0.201703) AS i USING (x, y, k);

-- Every harbor is at two intersections, those that its piers lead to: corners of its sea hexagon, counted from south.
SELECT h.rn, h.resource, count(i.harbor) AS intersections, bool_and(i.harbor = h.resource) AS same, max(i.tiles) AS most_tiles
FROM catan_harbors(0.201703) AS h, unnest(ARRAY[h.pier1, h.pier2]) AS pier,
     hex_vertices(h.x, h.y) AS v
JOIN catan_intersections(0.201703) AS i USING (x, y, k)
WHERE v.direction = (ARRAY['S', 'SE', 'NE', 'N', 'NW', 'SW'])[pier + 1]
GROUP BY h.rn, h.resource ORDER BY h.rn;
SELECT count(*) AS harbors, count(harbor) AS intersections
FROM catan_intersections(0.5, '{"harbors": "none"}') WHERE harbor IS NOT NULL;

-- An edge is called as hex_edges calls it, its ends are intersections in the order of hex_edge_vertices, and it lies at the coast
-- where it is a side of one tile only.
SELECT count(*) AS edges, count(*) FILTER (WHERE (x1, y1, k1) = v[1] AND (x2, y2, k2) = v[2]) AS same_ends,
       count(*) FILTER (WHERE (i1.x, i2.x) IS NOT NULL) AS between_intersections,
       count(*) FILTER (WHERE coast = (beside.tiles = 1)) AS same_coast
FROM catan_edges(0.5) AS e
LEFT JOIN catan_intersections(0.5) AS i1 ON (i1.x, i1.y, i1.k) = (x1, y1, k1)
LEFT JOIN catan_intersections(0.5) AS i2 ON (i2.x, i2.y, i2.k) = (x2, y2, k2),
     LATERAL (SELECT array_agg((n.x, n.y, n.k)) AS v FROM hex_edge_vertices(e.x, e.y, e.k) AS n) AS ends,
     LATERAL (SELECT count(*) AS tiles FROM hex_edge_tiles(e.x, e.y, e.k) JOIN hex_tiles() USING (x, y)) AS beside;

-- Edges follow from the rules alone: they are there where a board is hard to deal, or cannot be.
SELECT count(*) FROM catan_edges(0.5, '{"tiles": {"ore": 19}, "chips": [2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2], "equal_apart": true}');
SELECT outcome($$SELECT catan_intersections(0.5, '{"tiles": {"ore": 1, "desert": 18}, "chips": [2], "desert": "inland", "max_attempts": 3}')$$);

-- In the order of x, y, k.
SELECT bool_and(place > before) AS in_order
FROM (SELECT ARRAY[x, y, k] AS place, lag(ARRAY[x, y, k], 1, '{}') OVER () AS before FROM catan_intersections(0.5)) AS i;
SELECT bool_and(place > before) AS in_order
FROM (SELECT ARRAY[x, y, k] AS place, lag(ARRAY[x, y, k], 1, '{}') OVER () AS before FROM catan_edges(0.5)) AS e;

-- Own boards: one tile, and two that meet at no corner but are an edge apart.
SELECT * FROM catan_intersections(0.5, '{"board": [[7, -3]], "tiles": {"ore": 1}, "chips": [8], "harbors": "fixed"}');
SELECT * FROM catan_edges(0.5, '{"board": [[7, -3]]}');
SELECT (SELECT count(*) FROM catan_intersections(0.5, rules)) AS intersections, (SELECT count(*) FROM catan_edges(0.5, rules)) AS edges
FROM (VALUES ('{"board": [[0, 0], [2, 1]]}'::jsonb)) AS r (rules);

-- The planner knows the base board's counts.
SELECT planned_rows('SELECT * FROM catan_intersections(0.5)') AS intersections, planned_rows('SELECT * FROM catan_edges(0.5)') AS edges;

SELECT count(*) FROM catan_intersections(NULL);
SELECT count(*) FROM catan_intersections(0.5, NULL);
SELECT count(*) FROM catan_edges(NULL);
SELECT count(*) FROM catan_edges(0.5, NULL);

SELECT outcome($$SELECT catan_intersections(2)$$);
SELECT outcome($$SELECT catan_edges('NaN')$$);
SELECT outcome($$SELECT catan_edges(0.5, '{"board": []}')$$);
