\echo Use "ALTER EXTENSION catan_hex UPDATE TO '0.5.0'" to load this file. \quit

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
