CREATE FUNCTION garland_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'garland_support_wrapper';

COMMENT ON FUNCTION garland_support(internal) IS
'Tells the planner that garland gives width * height rows. Not for use in queries.';

CREATE FUNCTION garland(
    seed double precision,
    width integer,
    height integer,
    max_length integer DEFAULT 5,
    unique_solution boolean DEFAULT false,
    growth text DEFAULT 'oldest'
)
RETURNS TABLE (x integer, y integer, links integer, lamp boolean, turned integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000 ROWS 100 SUPPORT garland_support
AS 'MODULE_PATHNAME', 'garland_wrapper';

COMMENT ON FUNCTION garland(double precision, integer, integer, integer, boolean, text) IS
'A puzzle of wires on squares, row by row from the top left: column x and row y, both from 0. links: the open sides of the cell where all is lit, the sum of 1 top, 2 right, 4 bottom, 8 left; they make a spanning tree of all cells. The bottom right cell is the source, whose bottom is open to the supply below. lamp: whether only one side is open. turned: how many quarter turns clockwise the cell is off, 0 to 3, so that garland_turn(links, turned) is how it lies before the player; the whole never lies solved. seed: -1 to 1. width and height: at least 1 (ERROR 22023), 10000000 cells at most (54000). max_length: how many cells a run of wire adds at most, at least 1 (22023); the tree''s branches can be longer. unique_solution: whether no other garland can be made of the same cells (ERROR 54000 where none of up to 1000 garlands is like that, or a solver cannot tell). growth: oldest, runs start at the oldest cell with a free neighbor and are as long as they can be; or random, at any such cell and with any length, so that every spanning tree can come (22023 otherwise).';

CREATE FUNCTION hex_garland_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_garland_support_wrapper';

COMMENT ON FUNCTION hex_garland_support(internal) IS
'Tells the planner that hex_garland gives a row for each cell, where cells is a constant. Not for use in queries.';

CREATE FUNCTION hex_garland(
    seed double precision,
    cells integer[],
    source integer[],
    max_length integer DEFAULT 5,
    unique_solution boolean DEFAULT false,
    growth text DEFAULT 'oldest'
)
RETURNS TABLE (x integer, y integer, links integer, lamp boolean, turned integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000 ROWS 100 SUPPORT hex_garland_support
AS 'MODULE_PATHNAME', 'hex_garland_wrapper';

COMMENT ON FUNCTION hex_garland(double precision, integer[], integer[], integer, boolean, text) IS
'The same on hexagons, in the order of x, y. cells: rows of [x, y] in any order, which changes nothing; each cell once, at least two, connected (ERROR 22023; another shape of array 2202E, more than 10000000 cells 54000). source: one of them, ARRAY[x, y] (22023, another shape 2202E); it is always lit and has no side open to the outside. links: the sum of 1 north-east, 2 east, 4 south-east, 8 south-west, 16 west, 32 north-west. turned: sixth turns clockwise, 0 to 5, so that garland_turn(links, turned, 6) is how the cell lies before the player. Other arguments and errors as for garland.';

CREATE FUNCTION garland_turn(links integer, steps integer, sides integer DEFAULT 4) RETURNS integer
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'garland_turn_wrapper';

COMMENT ON FUNCTION garland_turn(integer, integer, integer) IS
'The links of a cell after so many turns clockwise, each to its next side; counter-clockwise where steps is negative. sides: 4 for squares, 6 for hexagons (ERROR 22023 otherwise); links: 0 to 15, 0 to 63 (22023).';

CREATE FUNCTION garland_cells_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'garland_cells_support_wrapper';

COMMENT ON FUNCTION garland_cells_support(internal) IS
'Tells the planner that garland_lit, garland_solve and those on hexagons give a row for each cell, where cells is a constant. Not for use in queries.';

CREATE FUNCTION garland_lit(cells integer[])
RETURNS TABLE (x integer, y integer, lit boolean)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000 ROWS 100 SUPPORT garland_cells_support
AS 'MODULE_PATHNAME', 'garland_lit_wrapper';

COMMENT ON FUNCTION garland_lit(integer[]) IS
'Which squares are lit, row by row from the top left. Light enters the bottom right cell, the source, through its bottom if that is open, and flows between neighbors that are both open to each other. cells: rows of [x, y, links], the links as they stand, in any order; each cell once, and together a rectangle, which may lie anywhere; links 0 to 15 (ERROR 22023; another shape of array 2202E, more than 10000000 cells 54000). No cells, a cell that is missing and a NULL element are ERROR 22023 too.';

CREATE FUNCTION hex_garland_lit(cells integer[], source integer[])
RETURNS TABLE (x integer, y integer, lit boolean)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000 ROWS 100 SUPPORT garland_cells_support
AS 'MODULE_PATHNAME', 'hex_garland_lit_wrapper';

COMMENT ON FUNCTION hex_garland_lit(integer[], integer[]) IS
'Which hexagons are lit, in the order of x, y: the source always, and from there on between neighbors that are both open to each other. cells: rows of [x, y, links], the links as they stand, 0 to 63 (ERROR 22023); otherwise cells and source as for hex_garland.';

CREATE FUNCTION garland_solved(cells integer[]) RETURNS boolean
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000
AS 'MODULE_PATHNAME', 'garland_solved_wrapper';

COMMENT ON FUNCTION garland_solved(integer[]) IS
'Whether a puzzle on squares is solved: every cell is lit, no loop is closed, and no side but the source''s bottom is open to the outside or to a neighbor that is shut there. cells and errors as for garland_lit.';

CREATE FUNCTION hex_garland_solved(cells integer[], source integer[]) RETURNS boolean
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000
AS 'MODULE_PATHNAME', 'hex_garland_solved_wrapper';

COMMENT ON FUNCTION hex_garland_solved(integer[], integer[]) IS
'Whether a puzzle on hexagons is solved: every cell is lit, no loop is closed, and no side is open to the outside or to a neighbor that is shut there. Arguments and errors as for hex_garland_lit.';

CREATE FUNCTION garland_solve(cells integer[])
RETURNS TABLE (x integer, y integer, links integer, turns integer, solutions integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 20000 ROWS 100 SUPPORT garland_cells_support
AS 'MODULE_PATHNAME', 'garland_solve_wrapper';

COMMENT ON FUNCTION garland_solve(integer[]) IS
'A solution of a puzzle on squares, row by row from the top left: the links that each cell then has, and the fewest turns clockwise that lead there from how it stands, 0 to 3. solutions: 1, or 2 for two and more; they differ in links, not only in turns, and the one given has the smallest links at the first cell that differs. No rows where there is no solution. cells and errors as for garland_lit, at most 1000000 cells (ERROR 54000). The search leaves nothing out; if it has not ended after 200000000 steps, up to half a minute, that is ERROR 54000.';

CREATE FUNCTION hex_garland_solve(cells integer[], source integer[])
RETURNS TABLE (x integer, y integer, links integer, turns integer, solutions integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 20000 ROWS 100 SUPPORT garland_cells_support
AS 'MODULE_PATHNAME', 'hex_garland_solve_wrapper';

COMMENT ON FUNCTION hex_garland_solve(integer[], integer[]) IS
'The same on hexagons, in the order of x, y; turns from 0 to 5. Which cell is the source does not matter. Arguments and errors as for hex_garland_lit, otherwise as for garland_solve.';

CREATE FUNCTION garland_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'garland_render_support_wrapper';

COMMENT ON FUNCTION garland_render_support(internal) IS
'Tells the planner about how many rows garland_render(cells) gives. Not for use in queries.';

CREATE FUNCTION garland_render(cells integer[])
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000 ROWS 20 SUPPORT garland_render_support
AS 'MODULE_PATHNAME', 'garland_render_wrapper';

COMMENT ON FUNCTION garland_render(integer[]) IS
'Squares as they stand in box-drawing characters, lit wires heavy and others light: 2 * height + 1 lines from the top, without blanks at their ends; cell (x, y), counted from the top left, is in line 2 * y + 2 and column 4 * x + 3, both from 1. A cell with one open side is a lamp, lit or not; a side that is not open from both sides ends halfway; the supply comes up to the source from below. cells and errors as for garland_lit; a picture of more than 10000000 characters is ERROR 54000, a database whose encoding is not UTF8 22P05.';

CREATE FUNCTION hex_garland_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_garland_render_support_wrapper';

COMMENT ON FUNCTION hex_garland_render_support(internal) IS
'Tells the planner about how many rows hex_garland_render(cells, source) gives. Not for use in queries.';

CREATE FUNCTION hex_garland_render(cells integer[], source integer[])
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000 ROWS 20 SUPPORT hex_garland_render_support
AS 'MODULE_PATHNAME', 'hex_garland_render_wrapper';

COMMENT ON FUNCTION hex_garland_render(integer[], integer[]) IS
'Hexagons as they stand in ASCII, lines from the top without blanks at their ends, three for each row of cells. @ is the source; a lamp, a cell with one open side, is * lit and o dark; other cells are # lit and + dark, and . without open sides. A side that is not open from both sides ends halfway. Arguments and errors as for hex_garland_lit; a picture of more than 10000000 characters is ERROR 54000.';

CREATE FUNCTION garland_svg(cells integer[]) RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000
AS 'MODULE_PATHNAME', 'garland_svg_wrapper';

COMMENT ON FUNCTION garland_svg(integer[]) IS
'The same squares as a whole SVG document, 50 units a side; what is lit is bright. cells: at most 1000000 (ERROR 54000), otherwise cells and errors as for garland_lit.';

CREATE FUNCTION hex_garland_svg(cells integer[], source integer[]) RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000
AS 'MODULE_PATHNAME', 'hex_garland_svg_wrapper';

COMMENT ON FUNCTION hex_garland_svg(integer[], integer[]) IS
'The same hexagons as a whole SVG document, 30 units from center to corner; what is lit is bright. cells: at most 1000000 (ERROR 54000), otherwise arguments and errors as for hex_garland_lit.';
