CREATE FUNCTION hex_to_axial(x integer, y integer, OUT q integer, OUT r integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_to_axial_wrapper';

COMMENT ON FUNCTION hex_to_axial(integer, integer) IS
'The axial coordinates of cell (x, y): q = y - x, r = x. ERROR 22003 where q is beyond the integer range.';

CREATE FUNCTION hex_from_axial(q integer, r integer, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_from_axial_wrapper';

COMMENT ON FUNCTION hex_from_axial(integer, integer) IS
'The cell at axial coordinates q, r: x = r, y = q + r. ERROR 22003 where y is beyond the integer range.';

CREATE FUNCTION hex_to_cube(x integer, y integer, OUT q integer, OUT r integer, OUT s integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_to_cube_wrapper';

COMMENT ON FUNCTION hex_to_cube(integer, integer) IS
'The cube coordinates of cell (x, y): q = y - x, r = x, s = -y; their sum is 0. ERROR 22003 where one is beyond the integer range.';

CREATE FUNCTION hex_from_cube(q integer, r integer, s integer, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_from_cube_wrapper';

COMMENT ON FUNCTION hex_from_cube(integer, integer, integer) IS
'The cell at cube coordinates q, r, s: x = r, y = -s. ERROR 22023 where q + r + s is not 0, 22003 where y is beyond the integer range.';

CREATE FUNCTION hex_to_offset(x integer, y integer, layout text, OUT row_no integer, OUT col_no integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_to_offset_wrapper';

COMMENT ON FUNCTION hex_to_offset(integer, integer, text) IS
'Row and column of cell (x, y) in an offset layout; (0, 0) is row 0, column 0. layout: odd-r or even-r, rows in which odd or even ones lie half a cell further right, for hexagons on a corner; odd-q or even-q, columns in which odd or even ones lie half a cell further down, for hexagons on a side (ERROR 22023 otherwise). ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_from_offset(row_no integer, col_no integer, layout text, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_from_offset_wrapper';

COMMENT ON FUNCTION hex_from_offset(integer, integer, text) IS
'The cell in a row and a column of an offset layout, the inverse of hex_to_offset. layout: odd-r, even-r, odd-q or even-q (ERROR 22023 otherwise). ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_to_doubled(x integer, y integer, layout text, OUT row_no integer, OUT col_no integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_to_doubled_wrapper';

COMMENT ON FUNCTION hex_to_doubled(integer, integer, text) IS
'Row and column of cell (x, y) in doubled coordinates; their sum is even. layout: double-width, row_no = x and col_no = 2y - x, or double-height, row_no = x + y and col_no = y - x (ERROR 22023 otherwise). ERROR 22003 beyond the integer range.';

CREATE FUNCTION hex_from_doubled(row_no integer, col_no integer, layout text, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_from_doubled_wrapper';

COMMENT ON FUNCTION hex_from_doubled(integer, integer, text) IS
'The cell in a row and a column of doubled coordinates, the inverse of hex_to_doubled. layout: double-width or double-height. ERROR 22023 for another layout, or where row_no + col_no is odd: there is no cell.';
