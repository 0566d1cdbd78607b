CREATE FUNCTION hex_tiles_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_tiles_support_wrapper';

COMMENT ON FUNCTION hex_tiles_support(internal) IS
'Tells the planner how many rows hex_tiles(radius) gives. Not for use in queries.';

CREATE FUNCTION hex_tiles(radius integer DEFAULT 2)
RETURNS TABLE (rn integer, x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 19 SUPPORT hex_tiles_support
AS 'MODULE_PATHNAME', 'hex_tiles_wrapper';

COMMENT ON FUNCTION hex_tiles(integer) IS
'The cells of a hexagon-shaped board: 1 + 3 * radius * (radius + 1) rows in the order of rn, from 1, a counter-clockwise spiral from the north-west corner at (0, 0) inward to the center at (radius, radius). Radius 2 is the base board of Settlers. radius: 0 to 1825 (ERROR 22023 below, 54000 above).';

CREATE FUNCTION hex_neighbors(x integer, y integer)
RETURNS TABLE (direction text, x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 6
AS 'MODULE_PATHNAME', 'hex_neighbors_wrapper';

COMMENT ON FUNCTION hex_neighbors(integer, integer) IS
'The six cells next to (x, y), one row each, clockwise from north-east: direction is NE, E, SE, SW, W or NW. A neighbor beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_diagonals(x integer, y integer)
RETURNS TABLE (direction text, x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 6
AS 'MODULE_PATHNAME', 'hex_diagonals_wrapper';

COMMENT ON FUNCTION hex_diagonals(integer, integer) IS
'The six cells that the corners of (x, y) point to, two steps away, one row each, clockwise from north: direction is N, NE, SE, S, SW or NW. One beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_neighbor(x integer, y integer, direction text, OUT x integer, OUT y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_neighbor_wrapper';

COMMENT ON FUNCTION hex_neighbor(integer, integer, text) IS
'The cell next to (x, y) on the side of the given direction: NE, E, SE, SW, W or NW (ERROR 22023 otherwise). A neighbor beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_distance(x1 integer, y1 integer, x2 integer, y2 integer) RETURNS bigint
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_distance_wrapper';

COMMENT ON FUNCTION hex_distance(integer, integer, integer, integer) IS
'The number of steps from cell (x1, y1) to cell (x2, y2) on the shortest way: the largest of |dx|, |dy| and |dx - dy|. Never an error; below 2^33 for any two cells.';
