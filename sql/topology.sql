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
