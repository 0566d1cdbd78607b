\echo Use "CREATE EXTENSION catan_hex" to load this file. \quit

CREATE FUNCTION catan_hex_version() RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_hex_version_wrapper';

COMMENT ON FUNCTION catan_hex_version() IS
'The version of the catan_hex library that is loaded, such as 0.1.0. The version of the SQL objects is in pg_extension.extversion; the two differ between an upgrade of the package and ALTER EXTENSION catan_hex UPDATE.';

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

CREATE FUNCTION hex_center(
    x integer,
    y integer,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1
) RETURNS point
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_center_wrapper';

COMMENT ON FUNCTION hex_center(integer, integer, double precision, text, double precision) IS
'The center of cell (x, y) in the plane: x right, y down, the center of (0, 0) at the origin. With r = x and q = y - x it is size * (sqrt(3) * (q + r/2), 3/2 * r) in orientation pointy, hexagons on a corner, and size * (3/2 * q, sqrt(3) * (r + q/2)) in orientation flat, the same map turned 30 degrees clockwise; its y is then multiplied by stretch. size: from center to corner of a regular tile; stretch: a tile''s height over that of a regular one. Both must be finite and above 0 and orientation pointy or flat (ERROR 22023); a center or tile that double precision cannot measure is ERROR 22003.';

CREATE FUNCTION hex_at(
    at point,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1,
    OUT x integer,
    OUT y integer
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_at_wrapper';

COMMENT ON FUNCTION hex_at(point, double precision, text, double precision) IS
'The cell that a point of the plane lies in: the inverse of hex_center, same size, orientation and stretch. A point on a border belongs to the cell that its edge or vertex is called by: a cell has its north-east, north-west and west sides with the two corners between them (in orientation flat: what these become when the map is turned). A corner as hex_polygon gives it is on the border exactly. A point with NaN or Infinity is ERROR 22023, a cell beyond the integer range ERROR 22003; other arguments and errors as for hex_center.';

CREATE FUNCTION hex_polygon(
    x integer,
    y integer,
    size double precision DEFAULT 1,
    orientation text DEFAULT 'pointy',
    stretch double precision DEFAULT 1
) RETURNS polygon
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10
AS 'MODULE_PATHNAME', 'hex_polygon_wrapper';

COMMENT ON FUNCTION hex_polygon(integer, integer, double precision, text, double precision) IS
'The outline of cell (x, y) in the plane, its six corners clockwise on screen, in the order of hex_vertices: from the top in orientation pointy, from the upper right in orientation flat. Tiles that share a corner have the same number for it to the last bit. Arguments and errors as for hex_center.';

CREATE FUNCTION hex_vertices(x integer, y integer)
RETURNS TABLE (direction text, x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 6
AS 'MODULE_PATHNAME', 'hex_vertices_wrapper';

COMMENT ON FUNCTION hex_vertices(integer, integer) IS
'The six corners of cell (x, y), clockwise from north: direction is N, NE, SE, S, SW or NW. A vertex (x, y, k) is called by one of the three cells around it: the one whose north (k = 0) or north-west corner (k = 1) it is. A name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_edges(x integer, y integer)
RETURNS TABLE (direction text, x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 6
AS 'MODULE_PATHNAME', 'hex_edges_wrapper';

COMMENT ON FUNCTION hex_edges(integer, integer) IS
'The six sides of cell (x, y), clockwise from north-east: direction is NE, E, SE, SW, W or NW. An edge (x, y, k) is called by one of the two cells beside it: the one whose north-east (k = 0), north-west (k = 1) or west side (k = 2) it is. A name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_vertex_tiles(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 3
AS 'MODULE_PATHNAME', 'hex_vertex_tiles_wrapper';

COMMENT ON FUNCTION hex_vertex_tiles(integer, integer, integer) IS
'The three cells around vertex (x, y, k), clockwise from north as seen from it. k: 0 or 1 (ERROR 22023); a cell beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_vertex_edges(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 3
AS 'MODULE_PATHNAME', 'hex_vertex_edges_wrapper';

COMMENT ON FUNCTION hex_vertex_edges(integer, integer, integer) IS
'The three edges that end at vertex (x, y, k), clockwise from north as seen from it. k: 0 or 1 (ERROR 22023); a name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_vertex_neighbors(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 3
AS 'MODULE_PATHNAME', 'hex_vertex_neighbors_wrapper';

COMMENT ON FUNCTION hex_vertex_neighbors(integer, integer, integer) IS
'The three vertices an edge away from vertex (x, y, k), clockwise from north as seen from it, so in the order of hex_vertex_edges. k: 0 or 1 (ERROR 22023); a name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_edge_vertices(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 2
AS 'MODULE_PATHNAME', 'hex_edge_vertices_wrapper';

COMMENT ON FUNCTION hex_edge_vertices(integer, integer, integer) IS
'The two ends of edge (x, y, k), clockwise from north as seen from its middle. k: 0, 1 or 2 (ERROR 22023); a name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_edge_tiles(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 2
AS 'MODULE_PATHNAME', 'hex_edge_tiles_wrapper';

COMMENT ON FUNCTION hex_edge_tiles(integer, integer, integer) IS
'The two cells beside edge (x, y, k), clockwise from north as seen from its middle. k: 0, 1 or 2 (ERROR 22023); a cell beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_edge_neighbors(x integer, y integer, k integer)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 4
AS 'MODULE_PATHNAME', 'hex_edge_neighbors_wrapper';

COMMENT ON FUNCTION hex_edge_neighbors(integer, integer, integer) IS
'The four edges that share an end with edge (x, y, k), clockwise from north as seen from its middle. k: 0, 1 or 2 (ERROR 22023); a name beyond the integer range is ERROR 22003.';

CREATE FUNCTION hex_vertex_index(x integer, y integer, k integer, rows integer, cols integer) RETURNS integer
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2
AS 'MODULE_PATHNAME', 'hex_vertex_index_wrapper';

COMMENT ON FUNCTION hex_vertex_index(integer, integer, integer, integer, integer) IS
'The subscript of vertex (x, y, k) in an array of (rows + 1) * (cols + 1) * 2 entries for the parallelogram of tiles 0 <= x < rows, 0 <= y < cols: (x * (cols + 1) + y) * 2 + k + 1, different for all its vertices; the two entries (0, cols, 0) and (rows, 0, 1) stay unused. A vertex of none of the tiles, or a k other than 0 and 1, is ERROR 22023. rows, cols: at least 1 (ERROR 22023), their product at most 10000000 (ERROR 54000).';

CREATE FUNCTION hex_edge_index(x integer, y integer, k integer, rows integer, cols integer) RETURNS integer
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2
AS 'MODULE_PATHNAME', 'hex_edge_index_wrapper';

COMMENT ON FUNCTION hex_edge_index(integer, integer, integer, integer, integer) IS
'The subscript of edge (x, y, k) in an array of (rows + 1) * (cols + 1) * 3 entries for the parallelogram of tiles 0 <= x < rows, 0 <= y < cols: (x * (cols + 1) + y) * 3 + k + 1, different for all its edges; rows + cols + 4 entries stay unused. An edge of none of the tiles, or a k other than 0, 1 and 2, is ERROR 22023. rows, cols: as for hex_vertex_index.';

CREATE FUNCTION hex_vertex_from_index(
    index integer,
    rows integer,
    cols integer,
    OUT x integer,
    OUT y integer,
    OUT k integer
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_vertex_from_index_wrapper';

COMMENT ON FUNCTION hex_vertex_from_index(integer, integer, integer) IS
'The vertex whose hex_vertex_index is index; NULL for the two entries that no vertex has. index: 1 to (rows + 1) * (cols + 1) * 2 (ERROR 22023); rows, cols: as for hex_vertex_index.';

CREATE FUNCTION hex_edge_from_index(
    index integer,
    rows integer,
    cols integer,
    OUT x integer,
    OUT y integer,
    OUT k integer
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5
AS 'MODULE_PATHNAME', 'hex_edge_from_index_wrapper';

COMMENT ON FUNCTION hex_edge_from_index(integer, integer, integer) IS
'The edge whose hex_edge_index is index; NULL for the rows + cols + 4 entries that no edge has. index: 1 to (rows + 1) * (cols + 1) * 3 (ERROR 22023); rows, cols: as for hex_vertex_index.';

CREATE FUNCTION hex_outline_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_outline_support_wrapper';

COMMENT ON FUNCTION hex_outline_support(internal) IS
'Tells the planner how many rows hex_outline(cells) gives for a compact region, where cells is a constant. Not for use in queries.';

CREATE FUNCTION hex_outline(cells integer[])
RETURNS TABLE (ring integer, step integer, x integer, y integer, k integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 100 SUPPORT hex_outline_support
AS 'MODULE_PATHNAME', 'hex_outline_wrapper';

COMMENT ON FUNCTION hex_outline(integer[]) IS
'The borders of a region as closed rings of vertices (x, y, k), in the order of ring, from 1, and step, from 0. A ring around a piece of the region runs clockwise on screen, one around a hole counter-clockwise; it starts at the least of its vertices by x, y, k, which does not come again at its end. Rings are numbered in the order of their first vertices, so the order of the cells does not matter, and a ring comes before the holes in it. Rings never touch. cells: rows of [x, y]; a cell that comes twice or a NULL element is ERROR 22023, another shape of array 2202E, more than 10000000 cells or edges of border 54000, a name beyond the integer range ERROR 22003. No cells, no rows.';

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

CREATE FUNCTION hex_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_render_support_wrapper';

COMMENT ON FUNCTION hex_render_support(internal) IS
'Tells the planner about how many rows hex_render(cells) gives. Not for use in queries.';

CREATE FUNCTION hex_render(cells integer[], labels text[] DEFAULT NULL, orientation text DEFAULT 'pointy')
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500 ROWS 20 SUPPORT hex_render_support
AS 'MODULE_PATHNAME', 'hex_render_wrapper';

COMMENT ON FUNCTION hex_render(integer[], text[], text) IS
'A map drawn in characters: its lines from the top, without blanks at their ends. cells: rows [x, y], all different, in any order. labels: one for each cell in their order, NULL for a blank, of at most 32 characters (ERROR 54000) and none of them a control character (22023); all hexagons are as wide as the widest label needs. orientation: pointy for hexagons in rows, flat for columns (22023 otherwise). More or fewer labels than cells is ERROR 2202E, a picture of more than 10000000 characters 54000. No cells: no rows.';

CREATE FUNCTION hex_svg(
    cells integer[],
    labels text[] DEFAULT NULL,
    colors text[] DEFAULT NULL,
    orientation text DEFAULT 'pointy'
) RETURNS text
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 500
AS 'MODULE_PATHNAME', 'hex_svg_wrapper';

COMMENT ON FUNCTION hex_svg(integer[], text[], text[], text) IS
'The same map as a whole SVG document, 30 units from a hexagon''s center to its corners. colors: one for each cell, NULL for the usual one: #rgb, #rrggbb (with opacity #rgba, #rrggbbaa), letters as of a CSS name, or numbers in rgb() or hsl() (ERROR 22023 otherwise). cells: at most 1000000 (ERROR 54000). Other arguments and errors as for hex_render. No cells: NULL.';

CREATE FUNCTION catan_board_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_board_support_wrapper';

COMMENT ON FUNCTION catan_board_support(internal) IS
'Tells the planner how many rows catan_board(seed, rules) gives. Not for use in queries.';

CREATE FUNCTION catan_board(seed double precision, rules jsonb DEFAULT '{}')
RETURNS TABLE (
    score_rn integer,
    rn integer,
    x integer,
    y integer,
    resource text,
    score integer,
    attempt integer,
    resource_name text
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 19 SUPPORT catan_board_support
AS 'MODULE_PATHNAME', 'catan_board_wrapper';

COMMENT ON FUNCTION catan_board(double precision, jsonb) IS
'The tiles of the board that a seed and rules give, in the order of rn: 19 on the base board. resource is the symbol, resource_name its name; score is the number chip, score_rn its place among the chips, attempt how often the chips were dealt (all three NULL on deserts). With no rules it is the board that shuffling by ORDER BY random() after setseed(seed) gives on PostgreSQL 15 and later, the chips again until no two out of 6 and 8 touch. seed: -1 to 1; rules: as catan_rules() prints them, every key optional (ERROR 22023 otherwise). Rules that no deal meets within max_attempts are ERROR 54000, which tells how often each failed.';

CREATE FUNCTION catan_harbors_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_harbors_support_wrapper';

COMMENT ON FUNCTION catan_harbors_support(internal) IS
'Tells the planner how many rows catan_harbors(seed, rules) gives. Not for use in queries.';

CREATE FUNCTION catan_harbors(seed double precision, rules jsonb DEFAULT '{}')
RETURNS TABLE (rn integer, x integer, y integer, resource text, pier1 integer, pier2 integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200 ROWS 9 SUPPORT catan_harbors_support
AS 'MODULE_PATHNAME', 'catan_harbors_wrapper';

COMMENT ON FUNCTION catan_harbors(double precision, jsonb) IS
'The harbors of the same board, in the order of rn, counter-clockwise from the north-west: 9 on the base board. (x, y) is the sea hexagon; resource is the symbol of what it trades, ? for anything; pier1 and pier2 are the corners of that hexagon that its piers lead to, in steps of 60 degrees: 0 S, 1 SE, 2 NE, 3 N, 4 NW, 5 SW. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_render_support_wrapper';

COMMENT ON FUNCTION catan_render_support(internal) IS
'Tells the planner how many rows catan_render(seed, rules, color) gives. Not for use in queries.';

CREATE FUNCTION catan_render(seed double precision, rules jsonb DEFAULT '{}', color boolean DEFAULT false)
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 500 ROWS 71 SUPPORT catan_render_support
AS 'MODULE_PATHNAME', 'catan_render_wrapper';

COMMENT ON FUNCTION catan_render(double precision, jsonb, boolean) IS
'The same board as a picture, lines from the top: 71 of 90 characters for the base board. Boards that would take more than 10,000,000 characters are ERROR 54000. With color, ANSI escape sequences for a terminal besides; in psql print them with \g (format=unaligned tuples_only=on). Arguments and errors as for catan_board.';

CREATE FUNCTION catan_resources()
RETURNS TABLE (resource text, name text, terrain text, tiles integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 50 ROWS 7
AS 'MODULE_PATHNAME', 'catan_resources_wrapper';

COMMENT ON FUNCTION catan_resources() IS
'What the symbols mean, 7 rows: resource is the symbol, name its name, terrain the land that gives it, tiles how many the base board has. The generic harbor ? has no terrain and no tiles. Join it USING (resource).';

CREATE FUNCTION catan_rules(preset text DEFAULT 'base') RETURNS jsonb
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100
AS 'MODULE_PATHNAME', 'catan_rules_wrapper';

COMMENT ON FUNCTION catan_rules(text) IS
'A whole rules document, every key. base: the fair board of 3 to 4 players by random() of PostgreSQL 15 and later; expansion: that of 5 to 6 players; article: the article''s last query as printed, with PostgreSQL 11''s random() and its faulty test of the red numbers. Change one key with catan_rules() || ''{"reds_apart": false}''. Another name is ERROR 22023.';

CREATE FUNCTION catan_seed(id bigint) RETURNS double precision
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_seed_wrapper';

COMMENT ON FUNCTION catan_seed(bigint) IS
'A seed for every game id, all different: (id + 0.5) / (2^52 - 1), or (id - 0.5) / (2^52 - 1) below zero. Only the generator pg15 tells such near seeds apart; under pg12 and pg11 runs of ids share a board. id: beyond 2^52 - 2 either way is ERROR 22003.';

CREATE FUNCTION catan_json(seed double precision, rules jsonb DEFAULT '{}') RETURNS jsonb
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 2000
AS 'MODULE_PATHNAME', 'catan_json_wrapper';

COMMENT ON FUNCTION catan_json(double precision, jsonb) IS
'The whole board as one document: tiles with the columns of catan_board, harbors with those of catan_harbors, both in the order of rn, and the seed and the whole rules that it comes from. catan_render_board, catan_svg_board and catan_code take it, edited or not. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_code(board jsonb) RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 500
AS 'MODULE_PATHNAME', 'catan_code_wrapper';

COMMENT ON FUNCTION catan_code(jsonb) IS
'The shortest text for a board as catan_json gives it or written by hand: 22 letters for a base board, 34 for an expansion board. It is the number of the arrangement of terrain, chips and harbors among all, in 31 letters without look-alikes, with a first letter for board and format and a check letter at the end. Seed and rules are not in it. A board of other cells, pieces or places of harbors, or a wrong document, is ERROR 22023; a document beyond 1 MiB or 1000 tiles is ERROR 54000.';

CREATE FUNCTION catan_from_code(code text) RETURNS jsonb
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1000
AS 'MODULE_PATHNAME', 'catan_from_code_wrapper';

COMMENT ON FUNCTION catan_from_code(text) IS
'The board of a code as catan_json gives it, without seed, rules and attempts. Capitals and small letters are alike, blanks and hyphens do not count. Any one wrong letter and any two neighbors that changed places are noticed: ERROR 22023, as for every text that is no code; more than 1000 bytes are ERROR 54000.';

CREATE FUNCTION catan_render_board_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_render_board_support_wrapper';

COMMENT ON FUNCTION catan_render_board_support(internal) IS
'Tells the planner how many rows catan_render_board(board, color) gives. Not for use in queries.';

CREATE FUNCTION catan_render_board(board jsonb, color boolean DEFAULT false)
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 800 ROWS 71 SUPPORT catan_render_board_support
AS 'MODULE_PATHNAME', 'catan_render_board_wrapper';

COMMENT ON FUNCTION catan_render_board(jsonb, boolean) IS
'The picture of a board as catan_json gives it or written by hand, drawn as catan_render draws. A wrong document is ERROR 22023, whose message names the place, as $.tiles[3].score; a document beyond 1 MiB or 1000 tiles, or a picture beyond 10,000,000 characters, is ERROR 54000.';

CREATE FUNCTION catan_svg(seed double precision, rules jsonb DEFAULT '{}') RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5000
AS 'MODULE_PATHNAME', 'catan_svg_wrapper';

COMMENT ON FUNCTION catan_svg(double precision, jsonb) IS
'The board as an SVG document for the screen and the printer: terrain in colors that color-blind people tell apart too and with a motif each, chips with their pips, 6 and 8 in red, harbors with their rates and piers. It stands alone, without scripts, fonts or anything from elsewhere, and is the same to the byte in every call. A tile''s side is 30 units. A board more than 100,000 units wide or high is ERROR 54000; arguments and other errors as for catan_board.';

CREATE FUNCTION catan_svg_board(board jsonb) RETURNS text
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5000
AS 'MODULE_PATHNAME', 'catan_svg_board_wrapper';

COMMENT ON FUNCTION catan_svg_board(jsonb) IS
'The same drawing of a board as catan_json gives it or written by hand. Errors as for catan_render_board.';

CREATE FUNCTION catan_intersections_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_intersections_support_wrapper';

COMMENT ON FUNCTION catan_intersections_support(internal) IS
'Tells the planner how many rows catan_intersections(seed, rules) gives. Not for use in queries.';

CREATE FUNCTION catan_intersections(seed double precision, rules jsonb DEFAULT '{}')
RETURNS TABLE (x integer, y integer, k integer, tiles integer, pips integer, harbor text)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 400 ROWS 54 SUPPORT catan_intersections_support
AS 'MODULE_PATHNAME', 'catan_intersections_wrapper';

COMMENT ON FUNCTION catan_intersections(double precision, jsonb) IS
'The intersections of a board, where settlements stand, by x, y, k: 54 on the base board. (x, y, k) is the vertex as hex_vertices names it; tiles is how many tiles lie around it, 1 to 3; pips the sum over these tiles of the ways out of 36 in which two dice throw their number; harbor the symbol of the harbor whose pier leads there, NULL without one. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_edges_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_edges_support_wrapper';

COMMENT ON FUNCTION catan_edges_support(internal) IS
'Tells the planner how many rows catan_edges(seed, rules) gives. Not for use in queries.';

CREATE FUNCTION catan_edges(seed double precision, rules jsonb DEFAULT '{}')
RETURNS TABLE (
    x integer,
    y integer,
    k integer,
    x1 integer,
    y1 integer,
    k1 integer,
    x2 integer,
    y2 integer,
    k2 integer,
    coast boolean
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 400 ROWS 72 SUPPORT catan_edges_support
AS 'MODULE_PATHNAME', 'catan_edges_wrapper';

COMMENT ON FUNCTION catan_edges(double precision, jsonb) IS
'The edges of a board, where roads lie, by x, y, k: 72 on the base board. (x, y, k) is the edge as hex_edges names it; (x1, y1, k1) and (x2, y2, k2) are the intersections at its ends, in the order of hex_edge_vertices; coast tells whether only one tile lies at it. Where they lie follows from the rules alone, so no board is dealt, and rules that no deal fits are no error; other arguments and errors as for catan_board.';

CREATE FUNCTION catan_yields_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_yields_support_wrapper';

COMMENT ON FUNCTION catan_yields_support(internal) IS
'Tells the planner how many rows catan_yields(seed, rules, robber) gives. Not for use in queries.';

CREATE FUNCTION catan_yields(seed double precision, rules jsonb DEFAULT '{}', robber integer[] DEFAULT NULL)
RETURNS TABLE (x integer, y integer, k integer, roll integer, resource text, amount integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 800 ROWS 108 SUPPORT catan_yields_support
AS 'MODULE_PATHNAME', 'catan_yields_wrapper';

COMMENT ON FUNCTION catan_yields(double precision, jsonb, integer[]) IS
'What a settlement on each intersection earns on each roll, by x, y, k, roll and resource in the order of catan_resources(); a city earns twice the amount. Tiles that give the same resource on the same roll add up. robber: the tile [x, y] that gives nothing; NULL or ''{}'' for none, and a cell that is no tile of the board is ERROR 22023. Other arguments and errors as for catan_board; NULL among these gives no rows.';

CREATE FUNCTION catan_settlement_sites_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_settlement_sites_support_wrapper';

COMMENT ON FUNCTION catan_settlement_sites_support(internal) IS
'Tells the planner how many rows catan_settlement_sites(seed, occupied, rules) gives. Not for use in queries.';

CREATE FUNCTION catan_settlement_sites(
    seed double precision,
    occupied integer[] DEFAULT NULL,
    rules jsonb DEFAULT '{}'
)
RETURNS TABLE (x integer, y integer, k integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 400 ROWS 54 SUPPORT catan_settlement_sites_support
AS 'MODULE_PATHNAME', 'catan_settlement_sites_wrapper';

COMMENT ON FUNCTION catan_settlement_sites(double precision, integer[], jsonb) IS
'The intersections that the distance rule leaves open, by x, y, k: those without a building whose neighbors, as hex_vertex_neighbors gives them, have none either. Where they lie follows from the rules alone, so no board is dealt, and rules that no deal fits are no error. occupied: the buildings'' intersections, a two-dimensional array of rows [x, y, k]; NULL or ''{}'' for none. One that is no intersection of the board, or comes twice, is ERROR 22023. Other arguments and errors as for catan_board; NULL among these gives no rows.';

CREATE FUNCTION catan_metrics(
    seed double precision,
    rules jsonb DEFAULT '{}',
    OUT grain_pips integer,
    OUT lumber_pips integer,
    OUT ore_pips integer,
    OUT wool_pips integer,
    OUT brick_pips integer,
    OUT best_pips integer,
    OUT best_sites integer,
    OUT rich_sites integer,
    OUT draft_gap integer,
    OUT largest_cluster integer,
    OUT equal_terrain_pairs integer,
    OUT equal_number_pairs integer,
    OUT red_pairs integer,
    OUT two_twelve_pairs integer,
    OUT resource_imbalance double precision,
    OUT site_imbalance double precision,
    OUT side_imbalance double precision,
    OUT neighbor_imbalance double precision
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200
AS 'MODULE_PATHNAME', 'catan_metrics_wrapper';

COMMENT ON FUNCTION catan_metrics(double precision, jsonb) IS
'Measures of the board that a seed and rules give. Pips are the ways out of 36 to throw a number (6 - abs(7 - score)); a site is an intersection, its pips are those of the tiles around it. grain_pips to brick_pips: of all tiles of a resource. best_pips: the most pips of a site; best_sites: how many sites have them; rich_sites: how many have 10 or more. draft_gap: pips of the best-off less those of the worst-off player where each of four players for every 19 tiles (rounded down, at least two) takes two sites, in turn and then in reverse, always the one with the most pips that the distance rule leaves, of equal ones the first by (x, y, k). largest_cluster: tiles of the largest connected set of one terrain. equal_terrain_pairs, equal_number_pairs, red_pairs, two_twelve_pairs: pairs of neighboring tiles of one terrain, with one number, both out of {6, 8}, both out of {2, 12}; the desert is a terrain and has no number. The last four have no unit and are 0 where there is nothing to be uneven. resource_imbalance: standard deviation over mean of the pips per tile of each resource that has tiles. site_imbalance: the same of the pips of the sites with the most tiles around them (three, on all but thin boards). side_imbalance: distance of the middle of the pips from the middle of the tiles, over the root mean square of the tiles'' distances from it. neighbor_imbalance: the sum of the four counts of pairs over the number of pairs of neighboring tiles. catan_fairness is the sum of these four. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_fairness(seed double precision, rules jsonb DEFAULT '{}') RETURNS double precision
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 200
AS 'MODULE_PATHNAME', 'catan_fairness_wrapper';

COMMENT ON FUNCTION catan_fairness(double precision, jsonb) IS
'How uneven the board is that a seed and rules give: 0 is perfectly even, larger is less even; boards of the default rules have 0.69 on average. It is resource_imbalance + site_imbalance + side_imbalance + neighbor_imbalance of catan_metrics, the same to the last bit on every platform, in every version. Never NULL or NaN for a board. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_longest_road(edges integer[], blocked integer[] DEFAULT NULL) RETURNS integer
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 5000
AS 'MODULE_PATHNAME', 'catan_longest_road_wrapper';

COMMENT ON FUNCTION catan_longest_road(integer[], integer[]) IS
'How many edges the longest road over a player''s edges has: a trail that takes no edge twice, which may come to a vertex again. Of a fork it takes two arms; a ring counts whole. A trail may start or end at a blocked vertex, where an opponent has built, but not pass through it; the player''s own buildings do not matter. Edges may lie anywhere in the plane, in one part or several, and their order does not matter; no edges give 0, NULL gives NULL. edges: rows of [x, y, k] as in hex_edges, at most 72 of them (ERROR 54000); blocked: rows of [x, y, k] as in hex_vertices, NULL or {} for none. An edge or a vertex that comes twice, an unknown k or a NULL element is ERROR 22023, another shape of array 2202E.';

CREATE FUNCTION catan_dice_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_dice_support_wrapper';

COMMENT ON FUNCTION catan_dice_support(internal) IS
'Tells the planner how many rows catan_dice(seed, rolls) gives. Not for use in queries.';

CREATE FUNCTION catan_dice(seed double precision, rolls integer)
RETURNS TABLE (rn integer, die1 integer, die2 integer, roll integer)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 100 SUPPORT catan_dice_support
AS 'MODULE_PATHNAME', 'catan_dice_wrapper';

COMMENT ON FUNCTION catan_dice(double precision, integer) IS
'Two dice thrown so many times, in the order of rn, from 1; roll is die1 + die2. Each die shows 1 + floor(6 * random()), die1 first, after setseed(seed) on PostgreSQL 15 and later; the same seed always gives the same rolls, and more rolls only append to them. seed: -1 to 1 (ERROR 22023); rolls: 0 to 10000000 (ERROR 22023 below, 54000 above).';

CREATE FUNCTION minesweeper_cells_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'minesweeper_cells_support_wrapper';

COMMENT ON FUNCTION minesweeper_cells_support(internal) IS
'Tells the planner that minesweeper_board and minesweeper_play give a row a cell, where cells is a constant. Not for use in queries.';

CREATE FUNCTION minesweeper_board(seed double precision, cells integer[], mines integer, first integer[] DEFAULT NULL)
RETURNS TABLE (x integer, y integer, mine boolean, adjacent integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000 ROWS 100 SUPPORT minesweeper_cells_support
AS 'MODULE_PATHNAME', 'minesweeper_board_wrapper';

COMMENT ON FUNCTION minesweeper_board(double precision, integer[], integer, integer[]) IS
'Where the mines of a game are and how many are next to each cell (0 to 6), in the order of x, y. cells: rows of [x, y], each cell once (ERROR 22023; another shape of array 2202E, more than 10000000 cells 54000), in any order: it changes nothing. mines: all sets of so many cells are equally likely. first: NULL or {} for none, or [x, y] of the first cell opened: neither it nor its neighbors are mines. More mines than fit, a negative number, a first that is not among the cells and a seed beyond -1 to 1 are ERROR 22023. NULL in any other argument gives no rows. Who knows the seed knows the mines.';

CREATE FUNCTION minesweeper_play(seed double precision, cells integer[], mines integer, moves integer[] DEFAULT NULL)
RETURNS TABLE (x integer, y integer, state text, adjacent integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000 ROWS 100 SUPPORT minesweeper_cells_support
AS 'MODULE_PATHNAME', 'minesweeper_play_wrapper';

COMMENT ON FUNCTION minesweeper_play(double precision, integer[], integer, integer[]) IS
'The cells of a game after its moves as a player sees them, in the order of x, y. moves: rows of [x, y, action] in their order; NULL or {} for none. Action 1 opens a hidden cell; 2 marks a hidden cell or takes its mark away; 3, on an open cell with as many marked neighbors as its number, opens the hidden ones. Where an open cell has no mine around, its neighbors open too, and so on; marked cells stay shut. The mines are those of minesweeper_board with the first cell opened as first. state: hidden, marked, open, exploded (a mine that was opened), and at the end mine (any other that is not marked) and wrong_mark; adjacent is NULL unless the cell is open. All cells without a mine open: won; an open mine: lost; then moves have no effect. Moves of another width are ERROR 2202E, off the map or with another action 22023, both with the number of the move. Other arguments and errors as for minesweeper_board.';

CREATE FUNCTION minesweeper_status(
    seed double precision,
    cells integer[],
    mines integer,
    moves integer[] DEFAULT NULL,
    OUT state text,
    OUT opened integer,
    OUT safe_left integer,
    OUT mines_left integer,
    OUT ignored_moves integer
)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 1000
AS 'MODULE_PATHNAME', 'minesweeper_status_wrapper';

COMMENT ON FUNCTION minesweeper_status(double precision, integer[], integer, integer[]) IS
'Where the same game stands. state: ready (no cell was opened yet), playing, won or lost; opened: how many cells are open; safe_left: how many cells without a mine are not; mines_left: mines less marks, below 0 where there are too many; ignored_moves: how many moves had no effect. NULL where seed, cells or mines is NULL. Arguments and errors as for minesweeper_play.';

CREATE FUNCTION minesweeper_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'minesweeper_render_support_wrapper';

COMMENT ON FUNCTION minesweeper_render_support(internal) IS
'Tells the planner about how many rows minesweeper_render gives, where cells is a constant. Not for use in queries.';

CREATE FUNCTION minesweeper_render(
    seed double precision,
    cells integer[],
    mines integer,
    moves integer[] DEFAULT NULL,
    orientation text DEFAULT 'pointy',
    color boolean DEFAULT false
)
RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 2000 ROWS 20 SUPPORT minesweeper_render_support
AS 'MODULE_PATHNAME', 'minesweeper_render_wrapper';

COMMENT ON FUNCTION minesweeper_render(double precision, integer[], integer, integer[], text, boolean) IS
'The same game as a picture: its lines from the top, without blanks at their ends. A dot is a hidden cell, F a marked one, a number or, for 0, a blank an open one, # a mine that exploded, * any other mine, X a wrong mark. x stands before the first cell of each row, to its west, y before the first cell of each slanted column, to its north-east, and x,y where both meet; between two cells, where that would look like an open cell, in parentheses, and a ~ where there is none. orientation: pointy for hexagons in rows, flat for the same map turned by 30 degrees clockwise, in columns (22023 otherwise). With color, ANSI escape sequences for a terminal besides; in psql print them with \g (format=unaligned tuples_only=on). A picture of more than 10000000 characters is ERROR 54000; NULL in any argument but moves gives no rows. Other arguments and errors as for minesweeper_play.';

CREATE FUNCTION minesweeper_chances_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'minesweeper_chances_support_wrapper';

COMMENT ON FUNCTION minesweeper_chances_support(internal) IS
'Tells the planner that minesweeper_chances(cells, mines) gives no more rows than cells has, where it is a constant. Not for use in queries.';

CREATE FUNCTION minesweeper_chances(cells integer[], mines integer)
RETURNS TABLE (x integer, y integer, chance double precision)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 20000 ROWS 100 SUPPORT minesweeper_chances_support
AS 'MODULE_PATHNAME', 'minesweeper_chances_wrapper';

COMMENT ON FUNCTION minesweeper_chances(integer[], integer) IS
'The chance from 0 to 1 that each shut cell is a mine, in the order of x, y, where all placements of so many mines that fit the numbers shown are equally likely. cells: all cells of the map as rows of [x, y, shown], shown being the number of mines around (0 to 6) where the cell is open, and NULL where it is shut, marked or not. mines: how many the whole map has, 0 to the number of shut cells. 0 and 1 are certainties: a chance that is neither is never rounded to one. Numbers out of range or that no placement fits, a cell that comes twice and a NULL as x or y are ERROR 22023, another shape of array 2202E, more than 10000000 cells 54000; so are shut cells that hang together in more ways than can be counted (in 4194304 steps, 33554432 for all of them), and more than 16384 between the fewest and the most mines that can be next to open cells.';

CREATE FUNCTION minesweeper_solvable(seed double precision, cells integer[], mines integer, first integer[])
RETURNS boolean
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 5000
AS 'MODULE_PATHNAME', 'minesweeper_solvable_wrapper';

COMMENT ON FUNCTION minesweeper_solvable(double precision, integer[], integer, integer[]) IS
'Whether a game can be won without guessing: by opening first and from then on only cells whose chance of a mine is 0 for what is open so far (minesweeper_chances). seed, cells, mines: those of minesweeper_board; first: [x, y] of the first cell opened, one of the cells (ERROR 22023). Errors as for minesweeper_board and minesweeper_chances.';

CREATE FUNCTION minesweeper_no_guess_seed(
    seed double precision,
    cells integer[],
    mines integer,
    first integer[],
    OUT seed double precision,
    OUT attempts integer
)
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS 'MODULE_PATHNAME', 'minesweeper_no_guess_seed_wrapper';

COMMENT ON FUNCTION minesweeper_no_guess_seed(double precision, integer[], integer, integer[]) IS
'The first seed of a sequence whose game can be won without guessing (minesweeper_solvable), and how many were tried, itself included. The sequence: the given seed; then catan_seed(d) for one whole number d = random() * 2^52 after the other, as after setseed(seed) in PostgreSQL 15 or later. The same arguments give the same result on every server. ERROR 54000 where none of 100000 seeds will do; other arguments and errors as for minesweeper_solvable.';

CREATE FUNCTION hex_territories_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_territories_support_wrapper';

COMMENT ON FUNCTION hex_territories_support(internal) IS
'Tells the planner that hex_territories(seed, cells, players) gives a row for each cell, where cells is a constant. Not for use in queries.';

CREATE FUNCTION hex_territories(
    seed double precision,
    cells integer[],
    players integer,
    max_chunk integer DEFAULT NULL,
    method text DEFAULT 'swap',
    steps integer DEFAULT NULL,
    islands boolean DEFAULT true,
    starts text DEFAULT 'farthest'
) RETURNS TABLE (x integer, y integer, player integer, chunk integer, chunk_size integer)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 20000 ROWS 1000 SUPPORT hex_territories_support
AS 'MODULE_PATHNAME', 'hex_territories_wrapper';

COMMENT ON FUNCTION hex_territories(double precision, integer[], integer, integer, text, integer, boolean, text) IS
'The given cells, rows of [x, y], shared among players 1 to players, in the order of x, y. chunk is the connected piece of one player that the cell belongs to, numbered from 1 in the order of their first cells by x, y, and chunk_size the number of its cells. Counts of two players differ by at most 1. method: swap starts from a regular coloring and tries steps exchanges of two cells at random (NULL: as many as it takes to forget the coloring, 10 to 80 for each cell), deal deals cells at random and repairs the deal; with both no piece has more than max_chunk cells. NULL for max_chunk is 4, for two players the smallest that can be had, for one the largest island; less than can be had is ERROR 22023 and names what can. grow lets players grow in turns from a start cell each, to which max_chunk does not apply: starts is farthest or random; who is walled in goes on elsewhere where islands is true, otherwise that player stays short, and for the cells that nobody holds player, chunk and chunk_size are NULL. Arguments of other methods are of no account. The order of cells is of no account either. seed: -1 to 1; players: 1 to the number of cells; max_chunk: at least 1; steps: 0 to 10000000, or to the usual number where that is more (ERROR 54000 above). Anything else is ERROR 22023, and so are no cells, a cell that comes twice, a NULL element, an unknown name; another shape of array is 2202E, more than 10000000 cells 54000. NULL in any other argument gives no rows.';

CREATE FUNCTION hex_territories_stats_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_territories_stats_support_wrapper';

COMMENT ON FUNCTION hex_territories_stats_support(internal) IS
'Tells the planner that hex_territories_stats(seed, cells, players) gives a row for each player. Not for use in queries.';

CREATE FUNCTION hex_territories_stats(
    seed double precision,
    cells integer[],
    players integer,
    max_chunk integer DEFAULT NULL,
    method text DEFAULT 'swap',
    steps integer DEFAULT NULL,
    islands boolean DEFAULT true,
    starts text DEFAULT 'farthest'
) RETURNS TABLE (
    player integer,
    cells integer,
    chunks integer,
    largest_chunk integer,
    border_cells integer,
    coast_cells integer,
    missing_cells integer
)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 20000 ROWS 4 SUPPORT hex_territories_stats_support
AS 'MODULE_PATHNAME', 'hex_territories_stats_wrapper';

COMMENT ON FUNCTION hex_territories_stats(double precision, integer[], integer, integer, text, integer, boolean, text) IS
'What each player has where hex_territories shares a map, a row a player in their order: how many cells and pieces (chunks), the cells of the largest piece, cells beside a cell of another player (border_cells), cells with a side where the map ends (coast_cells), and how many cells are missing to an equal share, rounded down: 0 except for method grow without islands. Arguments and errors as for hex_territories.';

CREATE FUNCTION hex_territories_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'hex_territories_render_support_wrapper';

COMMENT ON FUNCTION hex_territories_render_support(internal) IS
'Tells the planner about how many rows hex_territories_render(seed, cells, players) gives. Not for use in queries.';

CREATE FUNCTION hex_territories_render(
    seed double precision,
    cells integer[],
    players integer,
    max_chunk integer DEFAULT NULL,
    method text DEFAULT 'swap',
    steps integer DEFAULT NULL,
    islands boolean DEFAULT true,
    starts text DEFAULT 'farthest',
    orientation text DEFAULT 'pointy'
) RETURNS TABLE (line text)
LANGUAGE c IMMUTABLE PARALLEL SAFE COST 20000 ROWS 20 SUPPORT hex_territories_render_support
AS 'MODULE_PATHNAME', 'hex_territories_render_wrapper';

COMMENT ON FUNCTION hex_territories_render(double precision, integer[], integer, integer, text, integer, boolean, text, text) IS
'The map that hex_territories shares, drawn in characters: its lines from the top, without blanks at their ends, with the number of its player on each cell and walls around pieces. Cells that nobody holds are blank. orientation: pointy for hexagons in rows, flat for columns (ERROR 22023 otherwise). A picture of more than 10000000 characters is ERROR 54000. Other arguments and errors as for hex_territories.';

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
