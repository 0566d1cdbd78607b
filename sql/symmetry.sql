CREATE FUNCTION hex_rotate(x integer, y integer, steps integer, cx integer DEFAULT 0, cy integer DEFAULT 0, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_rotate_wrapper';

COMMENT ON FUNCTION hex_rotate(integer, integer, integer, integer, integer) IS
'Where cell (x, y) comes to lie when the grid is turned about cell (cx, cy) by steps times 60 degrees clockwise; counter-clockwise below 0. ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_reflect(x integer, y integer, axis text, cx integer DEFAULT 0, cy integer DEFAULT 0, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_reflect_wrapper';

COMMENT ON FUNCTION hex_reflect(integer, integer, text, integer, integer) IS
'Where cell (x, y) comes to lie when the grid is mirrored in an axis through the center of cell (cx, cy). axis: E-W, NE-SW or NW-SE, through the neighbors of these directions, or N-S, ENE-WSW or WNW-ESE, through corners (ERROR 22023 otherwise). ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_canonical_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_canonical_support_wrapper';

COMMENT ON FUNCTION hex_canonical_support(internal) IS
'Tells the planner how many rows hex_canonical(cells) gives, where cells is a constant. Not for use in queries.';

CREATE FUNCTION hex_canonical(cells integer[])
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000 ROWS 10 SUPPORT hex_canonical_support
AS 'MODULE_PATHNAME', 'hex_canonical_wrapper';

COMMENT ON FUNCTION hex_canonical(integer[]) IS
'A shape in a form that is the same wherever it lies and however it is turned or mirrored, and different for different shapes: a row for each cell by x, then y. Of the 12 images, each moved so that its smallest x and its smallest y are 0, it is the one whose list of cells comes first. cells: an array of [x, y], each once and none NULL (ERROR 22023; another shape of array 2202E, more than 10000000 cells 54000); ''{}'' gives no rows. ERROR 22003 where cells are more than 2147483647 apart in x, y or y - x.';

CREATE FUNCTION hex_wrap(x integer, y integer, radius integer, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_wrap_wrapper';

COMMENT ON FUNCTION hex_wrap(integer, integer, integer) IS
'The cell of the hexagon of a radius around (0, 0) that (x, y) comes to lie on when the hexagon repeats in all six directions: in axial (q, r) moved by (2 * radius + 1, -radius) and its rotations. What leaves the hexagon on one side enters it on the other. A radius below 0 is ERROR 22023.';
