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
