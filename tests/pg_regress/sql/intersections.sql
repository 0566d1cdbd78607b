-- The base board has 54 intersections: 24 of three tiles, 12 of two, 18 of one.
SELECT tiles, count(*), sum(pips) AS pips, count(harbor) AS harbors FROM catan_intersections(0.201703) GROUP BY tiles ORDER BY tiles;
-- And 72 edges, 30 of them at the coast; the expansion board 80, 109 and 38.
SELECT name, (SELECT count(*) FROM catan_intersections(0.5, catan_rules(name))) AS intersections, count(*) AS edges,
       count(*) FILTER (WHERE coast) AS coast
FROM unnest('{base,expansion}'::text[]) AS name, catan_edges(0.5, catan_rules(name)) GROUP BY name;

-- The best places to settle.
SELECT x, y, k, pips, harbor FROM catan_intersections(0.201703) ORDER BY pips DESC, x, y, k LIMIT 4;
-- What they earn on each roll; a city would earn twice the amount.
SELECT x, y, k, roll, resource, amount FROM catan_yields(0.201703)
JOIN (SELECT x, y, k FROM catan_intersections(0.201703) ORDER BY pips DESC, x, y, k LIMIT 2) AS best USING (x, y, k)
ORDER BY x, y, k, roll;

-- Tiles that give the same on the same roll add up.
SELECT x, y, k, roll, resource, amount
FROM catan_yields(0.1, '{"board": [[0,0],[0,1],[1,1]], "tiles": {"grain": 2, "desert": 1}, "chips": [5, 5]}') WHERE amount > 1;
-- The robber's tile gives nothing.
SELECT count(*) AS rows, sum(amount) AS amount FROM catan_yields(0.201703);
SELECT count(*) AS rows, sum(amount) AS amount FROM catan_yields(0.201703, robber => '{2,2}');
SELECT count(*) AS rows, sum(amount) AS amount FROM catan_yields(0.201703, robber => '{}');

-- A building closes its intersection and those at the other ends of its edges.
SELECT count(*) FROM catan_settlement_sites(0.5);
SELECT x, y, k FROM catan_intersections(0.5) EXCEPT SELECT * FROM catan_settlement_sites(0.5, '{{2,2,0}}') ORDER BY x, y, k;
SELECT * FROM hex_vertex_neighbors(2, 2, 0) ORDER BY x, y, k;
SELECT count(*) FROM catan_settlement_sites(0.5, '{}', catan_rules('expansion'));

-- An edge's ends are intersections, in the order of hex_edge_vertices.
SELECT count(*) AS edges, count(*) FILTER (WHERE (x1, y1, k1) = v[1] AND (x2, y2, k2) = v[2]) AS same
FROM catan_edges(0.5) AS e, LATERAL (SELECT array_agg((n.x, n.y, n.k)) AS v FROM hex_edge_vertices(e.x, e.y, e.k) AS n) AS ends;

SELECT count(*) FROM catan_intersections(NULL);
SELECT count(*) FROM catan_edges(0.5, NULL);
SELECT count(*) FROM catan_yields(NULL);
SELECT count(*) FROM catan_settlement_sites(0.5, NULL, NULL);

SELECT outcome($$SELECT catan_yields(0.5, robber => '{9,9}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{1,2,3}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{{1,2}}')$$);
SELECT outcome($$SELECT catan_yields(0.5, robber => '{1,NULL}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{9,9,0}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,0},{2,2,0}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2,2}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{{2,2}}')$$);
SELECT outcome($$SELECT catan_settlement_sites(0.5, '{2,2,0}')$$);
SELECT outcome($$SELECT catan_intersections(2)$$);
