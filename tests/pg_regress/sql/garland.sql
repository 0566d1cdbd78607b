-- A puzzle: the open sides of each square where all is lit, and how far it is turned away.
SELECT * FROM garland(0.201703, 4, 3);

-- How it lies before the player, and how it is to be. The light comes from below the last square.
\pset format unaligned
\pset tuples_only on
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, garland_turn(links, turned)] FROM garland(0.201703, 8, 5)));
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.201703, 8, 5)));
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.201703, 8, 5, 2)));
SELECT line FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.201703, 8, 5, 5, true, 'random')));
\pset format aligned
\pset tuples_only off

-- The least boards, where runs that are forgotten at their full length would leave squares empty.
SELECT * FROM garland(0.5, 1, 1);
SELECT * FROM garland(0.5, 1, 8);
SELECT * FROM garland(0.5, 8, 1);

-- Spanning trees, whatever the size, the seed and the way of growing: all squares linked, a link less than squares, the supply besides.
-- Every lamp is a leaf, the puzzle is never solved, and turned back it is.
SELECT count(*) AS puzzles, count(*) FILTER (WHERE open_sides <> 2 * width * height - 1) AS no_trees, count(*) FILTER (WHERE empty > 0) AS with_empty_squares,
       count(*) FILTER (WHERE wrong_lamps > 0) AS with_wrong_lamps, count(*) FILTER (WHERE scrambled_is_solved) AS solved_as_they_lie,
       count(*) FILTER (WHERE NOT is_solved) AS not_solved_unturned
FROM generate_series(1, 12) AS width, generate_series(1, 12) AS height, generate_series(1, 3) AS id, (VALUES ('oldest'), ('random')) AS way (growth),
     LATERAL (SELECT sum(length(replace(links::bit(4)::text, '0', ''))) AS open_sides, count(*) FILTER (WHERE links = 0) AS empty,
                     count(*) FILTER (WHERE lamp <> (length(replace(links::bit(4)::text, '0', '')) = 1)) AS wrong_lamps,
                     garland_solved(array_agg(ARRAY[x, y, garland_turn(links, turned)])) AS scrambled_is_solved,
                     garland_solved(array_agg(ARRAY[x, y, links])) AS is_solved
              FROM garland(catan_seed(id), width, height, 1 + id * 2, growth => way.growth)) AS p;

-- Growth random reaches all spanning trees: 4 of 2 x 2, 15 of 3 x 2.
SELECT width, count(DISTINCT tree) AS trees
FROM (VALUES (2), (3)) AS board (width), generate_series(1, 1000) AS id,
     LATERAL (SELECT string_agg(links::text, ' ' ORDER BY y, x) AS tree FROM garland(catan_seed(id), width, 2, growth => 'random')) AS g
GROUP BY width ORDER BY width;

-- Turns: clockwise, any number of them, on squares and hexagons.
SELECT links, garland_turn(links, 1) AS once, garland_turn(links, 2) AS twice, garland_turn(links, -1) AS back, garland_turn(links, 2147483647) AS often,
       garland_turn(links, 1, 6) AS hexagon
FROM (VALUES (0), (1), (8), (5), (7), (15)) AS cell (links);
SELECT garland_turn(33, 1, 6), garland_turn(33, -1, 6), garland_turn(63, 5, 6), garland_turn(1, -2147483648, 6), garland_turn(NULL, 1) IS NULL AS none;

-- Light enters through the open bottom of the last square and does not cross a side that only one neighbor opens.
SELECT * FROM garland_lit('{{0,0,2},{1,0,10},{2,0,12}}');
SELECT * FROM garland_lit('{{0,0,2},{1,0,2},{2,0,12}}');
SELECT * FROM garland_lit('{{0,0,2},{1,0,10},{2,0,8}}');
-- Squares may be passed in any order and lie anywhere, up to the border of the plane; the bounds of the array are of no account.
SELECT * FROM garland_lit('[0:2][7:9]={{2147483647,-2147483648,12},{2147483645,-2147483648,2},{2147483646,-2147483648,10}}');

-- Solved: all lit, no loop, nothing open to nowhere.
SELECT what, garland_solved(cells)
FROM (VALUES ('solved', '{{0,0,6},{1,0,8},{0,1,3},{1,1,12}}'::integer[]),
             ('a loop', '{{0,0,6},{1,0,12},{0,1,3},{1,1,13}}'),
             ('open to the outside', '{{0,0,7},{1,0,8},{0,1,3},{1,1,12}}'),
             ('open to a neighbor that is shut', '{{0,0,6},{1,0,12},{0,1,3},{1,1,12}}'),
             ('dark', '{{0,0,6},{1,0,8},{0,1,3},{1,1,8}}'),
             ('one square', '{{0,0,4}}'),
             ('one dark square', '{{0,0,1}}')) AS board (what, cells);

-- Solutions: links, turns from how the cells stand, and how many there are, up to 2.
SELECT * FROM garland_solve('{{0,0,9},{1,0,1},{0,1,6},{1,1,3}}');
-- Of this puzzle more than one garland can be made; of one that is asked to be unique only one.
SELECT unique_solution, solutions, count(*)
FROM (VALUES (false), (true)) AS asked (unique_solution),
     LATERAL (SELECT array_agg(ARRAY[x, y, garland_turn(links, turned)]) AS cells FROM garland(catan_seed(2), 20, 20, 5, unique_solution)) AS g,
     garland_solve(cells)
GROUP BY unique_solution, solutions ORDER BY unique_solution;
-- None: pieces that make no tree, as many as one needs or not.
SELECT * FROM garland_solve('{{0,0,1},{1,0,1},{0,1,7},{1,1,7}}');
SELECT * FROM garland_solve('{{0,0,1},{1,0,1},{0,1,1},{1,1,1}}');
SELECT * FROM garland_solve('{{0,0,0}}');

-- The solver's turns solve the puzzle, and restore it where that is the only solution; those asked to be unique are.
SELECT unique_solution, count(*) AS puzzles, count(*) FILTER (WHERE NOT solved) AS not_solved,
       count(*) FILTER (WHERE solutions = 1) > 0 AS some_unique, count(*) FILTER (WHERE solutions = 2) > 0 AS some_not_unique,
       count(*) FILTER (WHERE solutions = 1 AND NOT same) AS unique_and_another
FROM (VALUES (false), (true)) AS asked (unique_solution), generate_series(1, 100) AS id,
     LATERAL (SELECT array_agg(ARRAY[x, y, garland_turn(links, turned)]) AS cells FROM garland(catan_seed(id), 12, 12, 5, unique_solution, 'random')) AS p,
     LATERAL (SELECT min(s.solutions) AS solutions, bool_and(s.links = g.links) AS same,
                     garland_solved(array_agg(ARRAY[x, y, garland_turn(garland_turn(g.links, g.turned), s.turns)]))
                     AND bool_and(garland_turn(garland_turn(g.links, g.turned), s.turns) = s.links) AS solved
              FROM garland_solve(cells) AS s JOIN garland(catan_seed(id), 12, 12, 5, unique_solution, 'random') AS g USING (x, y)) AS s
GROUP BY unique_solution ORDER BY unique_solution;

-- A document, with a polygon for each cell and a circle for each lamp.
SELECT left(svg, 40) AS start, (SELECT count(*) FROM regexp_matches(svg, '<polygon', 'g')) AS squares,
       (SELECT count(*) FROM regexp_matches(svg, '<circle', 'g')) AS lamps, (SELECT count(*) FROM garland(0.5, 6, 4) WHERE lamp) AS expected
FROM garland_svg(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 6, 4))) AS svg;

-- NULL gives no rows or NULL.
SELECT count(*) FROM garland(NULL, 3, 3);
SELECT count(*) FROM garland(0.5, 3, 3, growth => NULL);
SELECT count(*) FROM garland_lit(NULL);
SELECT garland_solved(NULL) IS NULL AS solved, garland_svg(NULL) IS NULL AS svg;

-- The planner knows how many rows there will be.
SELECT planned_rows('SELECT * FROM garland(0.5, 30, 20)') AS garland, planned_rows('SELECT * FROM garland(0.5, -3, 20)') AS at_least,
       planned_rows('SELECT * FROM garland_lit(''{{0,0,1},{1,0,1},{2,0,1}}'')') AS lit, planned_rows('SELECT * FROM garland_solve(''{{0,0,1},{1,0,1}}'')') AS solve,
       planned_rows('SELECT * FROM garland_render(''{{0,0,1},{1,0,1},{0,1,1},{1,1,1}}'')') AS render,
       planned_rows('SELECT * FROM garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 3, 3)))') AS unknown;

-- Errors.
SELECT outcome('SELECT * FROM garland(0.5, 0, 5)');
SELECT outcome('SELECT * FROM garland(0.5, 5, 0)');
SELECT outcome('SELECT * FROM garland(0.5, 5, -2147483648)');
SELECT outcome('SELECT * FROM garland(0.5, 3163, 3163)');
SELECT outcome('SELECT * FROM garland(0.5, 2147483647, 2147483647)');
SELECT outcome('SELECT * FROM garland(0.5, 5, 5, 0)');
SELECT outcome('SELECT * FROM garland(0.5, 5, 5, -1)');
SELECT outcome('SELECT * FROM garland(0.5, 5, 5, growth => ''newest'')');
SELECT outcome('SELECT * FROM garland(1.5, 5, 5)');
SELECT outcome('SELECT * FROM garland(''NaN'', 5, 5)');
SELECT outcome('SELECT garland_turn(16, 1)');
SELECT outcome('SELECT garland_turn(-1, 1)');
SELECT outcome('SELECT garland_turn(64, 1, 6)');
SELECT outcome('SELECT garland_turn(256, 1, 6)');
SELECT outcome('SELECT garland_turn(1, 1, 5)');
SELECT outcome('SELECT garland_turn(1, 1, 2147483647)');
SELECT outcome('SELECT * FROM garland_lit(''{}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,16}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,4},{1,0,-1}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,4},{1,0,NULL}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,4},{0,0,4}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,4},{1,0,4},{0,1,4}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0,4},{2147483647,2147483647,4}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{{0,0}}'')');
SELECT outcome('SELECT * FROM garland_lit(''{0,0,4}'')');
SELECT outcome('SELECT garland_solved(''{{0,0,4},{2,0,4}}'')');
SELECT outcome('SELECT * FROM garland_solve(''{{0,0,4},{2,0,4}}'')');
SELECT outcome('SELECT * FROM garland_render(''{{0,0,99}}'')');
SELECT outcome('SELECT garland_svg(''{}'')');
SELECT outcome('SELECT * FROM garland_render(ARRAY(SELECT ARRAY[n, 0, 0] FROM generate_series(1, 1000001) AS n))');
SELECT outcome('SELECT garland_svg(ARRAY(SELECT ARRAY[n, 0, 0] FROM generate_series(1, 1000001) AS n))');
SELECT outcome('SELECT * FROM garland_solve(ARRAY(SELECT ARRAY[n, 0, 10] FROM generate_series(1, 1000001) AS n))');

-- Box-drawing characters need a database that has them.
SELECT current_database() AS main \gset
CREATE DATABASE regress_garland_latin1 TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C';
\c regress_garland_latin1
CREATE EXTENSION catan_hex;
SELECT * FROM garland_render('{{0,0,4}}');
SELECT * FROM hex_garland_render('{{0,0,2},{0,1,16}}', '{0,0}');
SELECT garland_solved('{{0,0,4}}'), length(garland_svg('{{0,0,4}}')) > 0 AS svg;
\c :main
DROP DATABASE regress_garland_latin1;

-- A million squares in one call without recursion, and cancel requests in between.
SELECT count(*), sum(length(replace(links::bit(4)::text, '0', ''))) FROM garland(0.5, 1000, 1000);
CREATE TEMPORARY TABLE big AS SELECT ARRAY(SELECT ARRAY[x, y, links] FROM garland(0.5, 1, 1000000)) AS cells;
SELECT garland_solved(cells) FROM big;
SELECT count(*) FILTER (WHERE lit) AS lit FROM big, garland_lit(cells);
SET statement_timeout = '50ms';
SELECT count(*) FROM garland(0.5, 3000, 3000);
SELECT count(*) FROM garland(0.5, 1000, 1000, 5, true, 'random');
SELECT count(*) FROM big, generate_series(1, 1000), garland_lit(cells);
SELECT count(*) FROM big, generate_series(1, 1000), garland_solve(cells);
SELECT count(*) FILTER (WHERE garland_solved(cells)) FROM big, generate_series(1, 1000);
RESET statement_timeout;
DROP TABLE big;
