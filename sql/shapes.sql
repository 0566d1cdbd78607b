CREATE FUNCTION hex_ring_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_ring_support_wrapper';

COMMENT ON FUNCTION hex_ring_support(internal) IS
'Tells the planner how many rows hex_ring(x, y, radius) gives. Not for use in queries.';

CREATE FUNCTION hex_ring(x integer, y integer, radius integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 18 SUPPORT hex_ring_support
AS 'MODULE_PATHNAME', 'hex_ring_wrapper';

COMMENT ON FUNCTION hex_ring(integer, integer, integer) IS
'The cells at distance radius from (x, y): 6 * radius rows, counter-clockwise from the north-west corner; for radius 0 the cell itself. radius: 0 to 1666666 (ERROR 22023 below, 54000 above). A ring that reaches beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_range_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_range_support_wrapper';

COMMENT ON FUNCTION hex_range_support(internal) IS
'Tells the planner how many rows hex_range(x, y, radius) and hex_spiral(x, y, radius) give. Not for use in queries.';

CREATE FUNCTION hex_range(x integer, y integer, radius integer)
RETURNS TABLE (x integer, y integer, distance integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 37 SUPPORT hex_range_support
AS 'MODULE_PATHNAME', 'hex_range_wrapper';

COMMENT ON FUNCTION hex_range(integer, integer, integer) IS
'The cells within distance radius of (x, y), each with its distance: 1 + 3 * radius * (radius + 1) rows by x, then y. radius: 0 to 1825 (ERROR 22023 below, 54000 above). A range that reaches beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_spiral(x integer, y integer, radius integer)
RETURNS TABLE (rn integer, x integer, y integer, distance integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 37 SUPPORT hex_range_support
AS 'MODULE_PATHNAME', 'hex_spiral_wrapper';

COMMENT ON FUNCTION hex_spiral(integer, integer, integer) IS
'The cells of hex_range in a spiral: 1 + 3 * radius * (radius + 1) rows in the order of rn, from 1, the center first, then ring after ring outward, each counter-clockwise from its north-west corner. radius: 0 to 1825 (ERROR 22023 below, 54000 above). ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_parallelogram_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_parallelogram_support_wrapper';

COMMENT ON FUNCTION hex_parallelogram_support(internal) IS
'Tells the planner how many rows hex_parallelogram(rows, cols) and hex_rectangle(rows, cols, layout) give. Not for use in queries.';

CREATE FUNCTION hex_rectangle(rows integer, cols integer, layout text DEFAULT 'odd-r')
RETURNS TABLE (x integer, y integer, row_no integer, col_no integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 100 SUPPORT hex_parallelogram_support
AS 'MODULE_PATHNAME', 'hex_rectangle_wrapper';

COMMENT ON FUNCTION hex_rectangle(integer, integer, text) IS
'The cells of a map of rows and columns, both from 0, by row_no, then col_no; row 0, column 0 is cell (0, 0). layout: odd-r, even-r, odd-q or even-q, as in hex_to_offset (ERROR 22023 otherwise). rows, cols: at least 0 (ERROR 22023 below), at most 10000000 cells (ERROR 54000 above).';

CREATE FUNCTION hex_parallelogram(rows integer, cols integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 100 SUPPORT hex_parallelogram_support
AS 'MODULE_PATHNAME', 'hex_parallelogram_wrapper';

COMMENT ON FUNCTION hex_parallelogram(integer, integer) IS
'The cells with 0 <= x < rows and 0 <= y < cols, by x, then y. rows, cols: at least 0 (ERROR 22023 below), at most 10000000 cells (ERROR 54000 above).';

CREATE FUNCTION hex_triangle_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_triangle_support_wrapper';

COMMENT ON FUNCTION hex_triangle_support(internal) IS
'Tells the planner how many rows hex_triangle(side) gives. Not for use in queries.';

CREATE FUNCTION hex_triangle(side integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 55 SUPPORT hex_triangle_support
AS 'MODULE_PATHNAME', 'hex_triangle_wrapper';

COMMENT ON FUNCTION hex_triangle(integer) IS
'The cells with 0 <= y <= x < side: a triangle with its top at (0, 0) and side cells along each side, side * (side + 1) / 2 rows by x, then y. side: 0 to 4471 (ERROR 22023 below, 54000 above).';

CREATE FUNCTION hex_mask_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_mask_support_wrapper';

COMMENT ON FUNCTION hex_mask_support(internal) IS
'Tells the planner how many rows hex_mask(level, layout) gives at most. Not for use in queries.';

CREATE FUNCTION hex_mask(level integer[], layout text DEFAULT 'odd-r')
RETURNS TABLE (x integer, y integer, row_no integer, col_no integer, value integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 100 SUPPORT hex_mask_support
AS 'MODULE_PATHNAME', 'hex_mask_wrapper';

COMMENT ON FUNCTION hex_mask(integer[], text) IS
'The cells of a map drawn as a two-dimensional array: cell (row_no, col_no), both from 0, has the value level[row_no + 1][col_no + 1], and -1 means that there is no cell; other negative values are values. Rows by row_no, then col_no; ''{}'' gives none. layout as in hex_rectangle. ERROR 2202E where level has not two dimensions, 22023 for NULL elements, 54000 above 10000000 cells.';

CREATE FUNCTION hex_line_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_line_support_wrapper';

COMMENT ON FUNCTION hex_line_support(internal) IS
'Tells the planner how many rows hex_line(x1, y1, x2, y2) gives. Not for use in queries.';

CREATE FUNCTION hex_line(x1 integer, y1 integer, x2 integer, y2 integer)
RETURNS TABLE (step integer, x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 10 SUPPORT hex_line_support
AS 'MODULE_PATHNAME', 'hex_line_wrapper';

COMMENT ON FUNCTION hex_line(integer, integer, integer, integer) IS
'The cells on the straight line from (x1, y1) to (x2, y2), both included, in the order of step, from 0: distance + 1 rows, each cell next to the one before. Midway between two cells the one with the smaller x is taken, in the same row the one with the smaller y; so the line back has the same cells, and a shifted line the shifted ones. More than 10000000 cells are ERROR 54000.';
