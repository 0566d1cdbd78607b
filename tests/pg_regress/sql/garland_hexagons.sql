-- A puzzle on the hexagons of the base board, its source in the middle.
CREATE TEMPORARY TABLE tiles AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()) AS cells;
SELECT p.* FROM tiles, hex_garland(0.201703, cells, '{2,2}') AS p;

-- How it lies before the player, and how it is to be.
\pset format unaligned
\pset tuples_only on
SELECT line FROM hex_garland_render(ARRAY(SELECT ARRAY[x, y, garland_turn(links, turned, 6)] FROM tiles, hex_garland(0.201703, cells, '{2,2}')), '{2,2}');
SELECT line FROM hex_garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM tiles, hex_garland(0.201703, cells, '{2,2}')), '{2,2}');
SELECT line FROM hex_garland_render(ARRAY(SELECT ARRAY[x, y, links] FROM tiles, hex_garland(0.201703, cells, '{4,4}', 1)), '{4,4}');
\pset format aligned
\pset tuples_only off

-- In whatever order the cells are passed, wherever the array starts.
SELECT count(*) AS compared, count(*) FILTER (WHERE one IS DISTINCT FROM other) AS different
FROM tiles, hex_garland(0.5, cells, '{1,1}', growth => 'random') AS one
FULL JOIN hex_garland(0.5, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles() ORDER BY md5((x, y)::text)), '[5:6]={1,1}', growth => 'random') AS other USING (x, y);

-- Spanning trees on hexagon-shaped boards and on others: a link less than cells, none to the outside, never solved as they lie, and solved unturned.
CREATE TEMPORARY TABLE maps AS
SELECT 'hexagon ' || radius AS map, ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, radius)) AS cells FROM generate_series(1, 5) AS radius
UNION ALL SELECT 'row', ARRAY(SELECT ARRAY[3, y] FROM generate_series(1, 12) AS y)
UNION ALL SELECT 'ring', ARRAY(SELECT ARRAY[x, y] FROM hex_ring(9, -9, 3))
UNION ALL SELECT 'two', '{{0,0},{1,1}}'
UNION ALL SELECT 'triangle', ARRAY(SELECT ARRAY[x, y] FROM hex_triangle(5))
UNION ALL SELECT 'end of the plane', '{{2147483647,2147483647},{2147483647,2147483646},{2147483646,2147483646},{2147483646,2147483645}}';
SELECT map, count(*) AS puzzles, count(*) FILTER (WHERE open_sides <> 2 * array_length(cells, 1) - 2 OR puzzle_cells <> array_length(cells, 1)) AS no_trees,
       count(*) FILTER (WHERE wrong_lamps > 0) AS with_wrong_lamps, count(*) FILTER (WHERE scrambled_is_solved) AS solved_as_they_lie,
       count(*) FILTER (WHERE NOT is_solved) AS not_solved_unturned
FROM maps, generate_series(1, 20) AS id, (VALUES ('oldest'), ('random')) AS way (growth),
     LATERAL (SELECT ARRAY[cells[1 + id % array_length(cells, 1)][1], cells[1 + id % array_length(cells, 1)][2]] AS source) AS s,
     LATERAL (SELECT sum(length(replace(links::bit(6)::text, '0', ''))) AS open_sides, count(*) AS puzzle_cells,
                     count(*) FILTER (WHERE lamp <> (length(replace(links::bit(6)::text, '0', '')) = 1)) AS wrong_lamps,
                     hex_garland_solved(array_agg(ARRAY[x, y, garland_turn(links, turned, 6)]), source) AS scrambled_is_solved,
                     hex_garland_solved(array_agg(ARRAY[x, y, links]), source) AS is_solved
              FROM hex_garland(catan_seed(id), cells, source, 1 + id % 7, growth => way.growth)) AS p
GROUP BY map ORDER BY map COLLATE "C";

-- The source is always lit; from there light goes where both neighbors are open.
SELECT * FROM hex_garland_lit('{{0,0,2},{0,1,16},{1,0,0}}', '{0,0}');
SELECT * FROM hex_garland_lit('{{0,0,2},{0,1,8},{1,0,0}}', '{0,0}');
SELECT * FROM hex_garland_lit('{{0,0,0},{0,1,16},{1,0,1}}', '{0,0}');

-- Solved: all lit, no loop, nothing open to nowhere.
SELECT what, hex_garland_solved(cells, '{1,0}')
FROM (VALUES ('solved', '{{0,0,8},{1,0,3},{1,1,16}}'::integer[]),
             ('a loop', '{{0,0,12},{1,0,3},{1,1,48}}'),
             ('open to the outside', '{{0,0,9},{1,0,3},{1,1,16}}'),
             ('open to a neighbor that is shut', '{{0,0,12},{1,0,3},{1,1,16}}'),
             ('in two parts', '{{0,0,4},{1,0,0},{1,1,32}}')) AS board (what, cells);

-- A solution, and none.
SELECT * FROM hex_garland_solve('{{0,0,1},{1,0,3},{1,1,1}}', '{1,0}');
SELECT * FROM hex_garland_solve('{{0,0,1},{1,0,1},{1,1,1}}', '{1,0}');

-- The solver's turns solve each puzzle, and restore it where that is the only solution; those asked to be unique are.
SELECT unique_solution, count(*) AS puzzles, count(*) FILTER (WHERE NOT solved) AS not_solved, count(*) FILTER (WHERE solutions > 1) > 0 AS some_not_unique,
       count(*) FILTER (WHERE solutions = 1 AND NOT same) AS unique_and_another
FROM (VALUES (false), (true)) AS asked (unique_solution), maps, generate_series(1, 40) AS id,
     LATERAL (SELECT ARRAY[cells[1][1], cells[1][2]] AS source) AS first_cell,
     LATERAL (SELECT array_agg(g) AS puzzle, array_agg(ARRAY[x, y, garland_turn(links, turned, 6)]) AS lying
              FROM hex_garland(catan_seed(id), cells, source, 5, unique_solution, 'random') AS g) AS p,
     LATERAL (SELECT min(s.solutions) AS solutions, bool_and(s.links = g.links) AS same,
                     hex_garland_solved(array_agg(ARRAY[x, y, garland_turn(garland_turn(g.links, g.turned, 6), s.turns, 6)]), source) AS solved
              FROM hex_garland_solve(lying, source) AS s
              JOIN unnest(puzzle) AS g (x integer, y integer, links integer, lamp boolean, turned integer) USING (x, y)) AS s
GROUP BY unique_solution ORDER BY unique_solution;

-- A document, with a polygon for each cell and a circle for each lamp.
SELECT (SELECT count(*) FROM regexp_matches(svg, '<polygon', 'g')) AS hexagons, (SELECT count(*) FROM regexp_matches(svg, '<circle', 'g')) AS lamps,
       substring(svg, '<title>(.*)</title>') AS title
FROM tiles, hex_garland_svg(ARRAY(SELECT ARRAY[x, y, links] FROM hex_garland(0.201703, cells, '{2,2}')), '{2,2}') AS svg;

-- NULL gives no rows or NULL.
SELECT count(*) FROM hex_garland(0.5, NULL, '{0,0}');
SELECT count(*) FROM hex_garland(0.5, '{{0,0},{0,1}}', NULL);
SELECT hex_garland_solved('{{0,0,1},{0,1,1}}', NULL) IS NULL AS solved;

-- The planner knows how many rows constants will give.
SELECT planned_rows('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1},{0,2}}'', ''{0,0}'')') AS garland,
       planned_rows('SELECT * FROM hex_garland_lit(''{{0,0,1},{0,1,1}}'', ''{0,0}'')') AS lit,
       planned_rows('SELECT * FROM hex_garland_solve(''{{0,0,1},{0,1,1}}'', ''{0,0}'')') AS solve,
       planned_rows('SELECT * FROM hex_garland_render(ARRAY[[0,0,1],[0,1,1],[0,2,3],[0,3,7],[1,1,1],[1,2,3],[1,3,3]], ''{0,0}'')') AS render;

-- Errors.
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1},{0,3}}'', ''{0,1}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{1,-1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{7,7}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{{0,0}}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{0,NULL}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1},{0,0}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0,1},{0,1,1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,NULL}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{0,0}'', 0)');
SELECT outcome('SELECT * FROM hex_garland(0.5, ''{{0,0},{0,1}}'', ''{0,0}'', growth => ''Oldest'')');
SELECT outcome('SELECT * FROM hex_garland(-1.5, ''{{0,0},{0,1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland_lit(''{{0,0,1},{0,1,64}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland_lit(''{{0,0,1},{0,1,-1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland_lit(''{{0,0},{0,1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland_lit(''{{0,0,1},{0,5,1}}'', ''{0,0}'')');
SELECT outcome('SELECT hex_garland_solved(''{{0,0,1}}'', ''{0,0}'')');
SELECT outcome('SELECT * FROM hex_garland_solve(''{{0,0,1},{0,1,16}}'', ''{0,2}'')');
SELECT outcome('SELECT * FROM hex_garland_render(''{{0,0,1},{0,1,16},{0,1,16}}'', ''{0,0}'')');
SELECT outcome('SELECT hex_garland_svg(''{}'', ''{0,0}'')');

-- A quarter of a million hexagons, and cancel requests in between.
CREATE TEMPORARY TABLE big AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_range(0, 0, 300)) AS cells;
SELECT count(*) AS hexagons, sum(length(replace(links::bit(6)::text, '0', ''))) AS open_sides FROM big, hex_garland(0.5, cells, '{0,0}');
SET statement_timeout = '50ms';
SELECT count(*) FROM big, generate_series(1, 1000), hex_garland(0.5, cells, '{0,0}');
SELECT count(*) FROM big, generate_series(1, 1000), hex_garland_lit(ARRAY(SELECT ARRAY[x, y, 63] FROM hex_range(0, 0, 300)), '{0,0}');
RESET statement_timeout;
DROP TABLE big, maps, tiles;
