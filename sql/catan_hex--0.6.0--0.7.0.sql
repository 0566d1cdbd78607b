\echo Use "ALTER EXTENSION catan_hex UPDATE TO '0.7.0'" to load this file. \quit

-- What the control file says; an update does not read it.
COMMENT ON EXTENSION catan_hex IS
'hexagon grids, Settlers boards, minesweeper, fair territories and garland puzzles, with pictures';

COMMENT ON FUNCTION hex_svg(integer[], text[], text[], text) IS
'The same map as a whole SVG document, 30 units from a hexagon''s center to its corners. colors: one for each cell, NULL for the usual one: #rgb, #rrggbb (with opacity #rgba, #rrggbbaa), letters as of a CSS name, or numbers in rgb() or hsl() (ERROR 22023 otherwise). cells: at most 1000000 (ERROR 54000). Other arguments and errors as for hex_render. No cells: NULL.';

COMMENT ON FUNCTION catan_longest_road(integer[], integer[]) IS
'How many edges the longest road over a player''s edges has: a trail that takes no edge twice, which may come to a vertex again. Of a fork it takes two arms; a ring counts whole. A trail may start or end at a blocked vertex, where an opponent has built, but not pass through it; the player''s own buildings do not matter. Edges may lie anywhere in the plane, in one part or several, and their order does not matter; no edges give 0, NULL gives NULL. edges: rows of [x, y, k] as in hex_edges, at most 72 of them (ERROR 54000); blocked: rows of [x, y, k] as in hex_vertices, NULL or {} for none. An edge or a vertex that comes twice, an unknown k or a NULL element is ERROR 22023, another shape of array 2202E.';

COMMENT ON FUNCTION catan_dice(double precision, integer) IS
'Two dice thrown so many times, in the order of rn, from 1; roll is die1 + die2. Each die shows 1 + floor(6 * random()), die1 first, after setseed(seed) on PostgreSQL 15 and later; the same seed always gives the same rolls, and more rolls only append to them. seed: -1 to 1 (ERROR 22023); rolls: 0 to 10000000 (ERROR 22023 below, 54000 above).';

COMMENT ON FUNCTION minesweeper_chances(integer[], integer) IS
'The chance from 0 to 1 that each shut cell is a mine, in the order of x, y, where all placements of so many mines that fit the numbers shown are equally likely. cells: all cells of the map as rows of [x, y, shown], shown being the number of mines around (0 to 6) where the cell is open, and NULL where it is shut, marked or not. mines: how many the whole map has, 0 to the number of shut cells. 0 and 1 are certainties: a chance that is neither is never rounded to one. Numbers out of range or that no placement fits, a cell that comes twice and a NULL as x or y are ERROR 22023, another shape of array 2202E, more than 10000000 cells 54000; so are shut cells that hang together in more ways than can be counted (in 4194304 steps, 33554432 for all of them), and more than 16384 between the fewest and the most mines that can be next to open cells.';

COMMENT ON FUNCTION garland(double precision, integer, integer, integer, boolean, text) IS
'A puzzle of wires on squares, row by row from the top left: column x and row y, both from 0. links: the open sides of the cell where all is lit, the sum of 1 top, 2 right, 4 bottom, 8 left; they make a spanning tree of all cells. The bottom right cell is the source, whose bottom is open to the supply below. lamp: whether only one side is open. turned: how many quarter turns clockwise the cell is off, 0 to 3, so that garland_turn(links, turned) is how it lies before the player; the whole never lies solved. seed: -1 to 1. width and height: at least 1 (ERROR 22023), 10000000 cells at most (54000). max_length: how many cells a run of wire adds at most, at least 1 (22023); the tree''s branches can be longer. unique_solution: whether no other garland can be made of the same cells (ERROR 54000 where none of up to 1000 garlands is like that, or a solver cannot tell). growth: oldest, runs start at the oldest cell with a free neighbor and are as long as they can be; or random, at any such cell and with any length, so that every spanning tree can come (22023 otherwise).';

COMMENT ON FUNCTION garland_solve(integer[]) IS
'A solution of a puzzle on squares, row by row from the top left: the links that each cell then has, and the fewest turns clockwise that lead there from how it stands, 0 to 3. solutions: 1, or 2 for two and more; they differ in links, not only in turns, and the one given has the smallest links at the first cell that differs. No rows where there is no solution. cells and errors as for garland_lit, at most 1000000 cells (ERROR 54000). The search leaves nothing out; if it has not ended after 200000000 steps, up to half a minute, that is ERROR 54000.';

COMMENT ON FUNCTION hex_garland_solve(integer[], integer[]) IS
'The same on hexagons, in the order of x, y; turns from 0 to 5. Which cell is the source does not matter. Arguments and errors as for hex_garland_lit, otherwise as for garland_solve.';
