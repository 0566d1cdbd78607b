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
