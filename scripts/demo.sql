\set ECHO none
\pset pager off
\pset footer off
\set ECHO queries

\echo
\echo == Any owner of a database can create the extension
\echo
CREATE EXTENSION catan_hex;

\echo
\echo == A board is a set of rows, the same for the same seed
\echo
SELECT * FROM catan_board(0.201703);

\echo == What the symbols mean
\echo
SELECT * FROM catan_resources();

\echo == The same board as a picture
\echo
\pset format unaligned
\pset tuples_only on
SELECT line FROM catan_render(0.201703);
\pset format aligned
\pset tuples_only off
\pset footer off

\echo == Your own tables join with it: four settlements, each touching three tiles
\echo
CREATE TABLE settlements (player text, place text, x integer, y integer);
INSERT INTO settlements VALUES
  ('Ada', 'lake',  2, 1), ('Ada', 'lake',  2, 2), ('Ada', 'lake',  3, 2),
  ('Ada', 'ridge', 1, 2), ('Ada', 'ridge', 1, 3), ('Ada', 'ridge', 2, 3),
  ('Ben', 'cape',  0, 0), ('Ben', 'cape',  1, 0), ('Ben', 'cape',  1, 1),
  ('Ben', 'ford',  3, 2), ('Ben', 'ford',  3, 3), ('Ben', 'ford',  4, 3);

\echo
\echo == What will they earn? Of 36 throws of two dice, 6 - abs(7 - score) show that score
\echo
SELECT player,
       sum(6 - abs(7 - score)) AS cards_in_36_throws,
       string_agg(DISTINCT resource_name, ', ' ORDER BY resource_name) AS resources
FROM settlements JOIN catan_board(0.201703) USING (x, y)
GROUP BY player
ORDER BY cards_in_36_throws DESC;

\echo
\echo == The best three intersections, and the longest road around the tile in the middle
\echo
SELECT x, y, k, pips, harbor FROM catan_intersections(0.201703) ORDER BY pips DESC, x, y, k LIMIT 3;
SELECT catan_longest_road(array_agg(ARRAY[x, y, k])) AS longest_road FROM hex_edges(2, 2);

\echo
\echo == The three fairest of 100,000 boards, each with the text that it can be passed on by
\echo
SELECT id, catan_fairness(catan_seed(id)), catan_code(catan_json(catan_seed(id))) AS code
FROM generate_series(1, 100000) AS id ORDER BY catan_fairness(catan_seed(id)), id LIMIT 3;

\echo
\echo == Minesweeper: the first move of a game, drawn
\echo
\pset format unaligned
\pset tuples_only on
SELECT line FROM minesweeper_render(0.25, ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(5, 8)), 7, '{{3,4,1}}');

\echo
\echo == A map shared among four players, in small pieces of equal count
\echo
SELECT line FROM hex_territories_render(0.25, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(2)), 4);

\echo
\echo == A garland: wires to turn until every lamp is lit from below; and solved
\echo
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, garland_turn(links, turned)] FROM garland(0.25, 7, 3)));
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.25, 7, 3)));
