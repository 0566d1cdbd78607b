CREATE FUNCTION hex_path_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_path_support_wrapper';

COMMENT ON FUNCTION hex_path_support(internal) IS
'Tells the planner that hex_path(x1, y1, x2, y2, cells) gives about as many rows as the straight way has. Not for use in queries.';

CREATE FUNCTION hex_path(x1 integer, y1 integer, x2 integer, y2 integer, cells integer[])
RETURNS TABLE (step integer, x integer, y integer, cost bigint)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 100 SUPPORT hex_path_support
AS 'MODULE_PATHNAME', 'hex_path_wrapper';

COMMENT ON FUNCTION hex_path(integer, integer, integer, integer, integer[]) IS
'The cheapest path from (x1, y1) to (x2, y2) over the given cells, both ends included, in the order of step, from 0. cells: rows of [x, y] or [x, y, cost of entering the cell]; without a cost it is 1, a negative cost, a cell that comes twice or a NULL element is ERROR 22023, another shape of array 2202E, more than 10000000 cells 54000. cost is that of the way so far, 0 at the start, which is not entered. Of several cheapest paths one with the fewest steps; of those the one that at each step, from the start on, takes the cell whose center is nearest to the straight line between the ends, of two the first clockwise from north-east. No rows where there is no path, or where an end is not among the cells.';

CREATE FUNCTION hex_reachable_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_reachable_support_wrapper';

COMMENT ON FUNCTION hex_reachable_support(internal) IS
'Tells the planner how many rows hex_reachable(x, y, budget, cells) gives at most where each step costs 1. Not for use in queries.';

CREATE FUNCTION hex_reachable(x integer, y integer, budget bigint, cells integer[])
RETURNS TABLE (x integer, y integer, cost bigint)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 100 SUPPORT hex_reachable_support
AS 'MODULE_PATHNAME', 'hex_reachable_wrapper';

COMMENT ON FUNCTION hex_reachable(integer, integer, bigint, integer[]) IS
'The cells whose cheapest path from (x, y) costs no more than budget, with that cost, in the order of cost, x, y; the start is among them, with cost 0. cells: as for hex_path. No rows where the start is not among the cells. A negative budget is ERROR 22023; errors of cells are those of hex_path.';

CREATE FUNCTION hex_visible_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_visible_support_wrapper';

COMMENT ON FUNCTION hex_visible_support(internal) IS
'Tells the planner how many rows hex_visible(x, y, radius, walls) gives at most. Not for use in queries.';

CREATE FUNCTION hex_visible(x integer, y integer, radius integer, walls integer[] DEFAULT NULL)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000 ROWS 100 SUPPORT hex_visible_support
AS 'MODULE_PATHNAME', 'hex_visible_wrapper';

COMMENT ON FUNCTION hex_visible(integer, integer, integer, integer[]) IS
'The cells within radius that are seen from (x, y), itself included, in the order of x, y. walls: rows of [x, y], each cell once (ERROR 22023; another shape of array 2202E, more than 10000000 cells 54000); NULL or {} for none. The straight line from center to center of two cells n steps apart has n - 1 points at equal distances between them; each lies in one cell, or on the border of two. The cells see each other if at each point at least one cell is not a wall: always both or neither. Walls are seen like any cell. radius: 0 to 1825 (ERROR 22023 below, 54000 above); a range that reaches beyond the integer range is ERROR 22003. NULL in any other argument gives no rows.';

CREATE FUNCTION hex_components_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_components_support_wrapper';

COMMENT ON FUNCTION hex_components_support(internal) IS
'Tells the planner how many rows hex_components(cells) gives, where cells is a constant. Not for use in queries.';

CREATE FUNCTION hex_components(cells integer[])
RETURNS TABLE (component integer, size integer, x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 1000 SUPPORT hex_components_support
AS 'MODULE_PATHNAME', 'hex_components_wrapper';

COMMENT ON FUNCTION hex_components(integer[]) IS
'The given cells by connected component, in the order of component, x, y. cells: rows of [x, y] or [x, y, value]; two cells belong to one component if a walk from neighbor to neighbor leads from one to the other over cells of equal value. Components are numbered from 1 in the order of their first cells by x, y; size is the number of their cells. A cell that comes twice or a NULL element is ERROR 22023, another shape of array 2202E, more than 10000000 cells 54000.';
