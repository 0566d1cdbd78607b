\echo Use "ALTER EXTENSION catan_hex UPDATE TO '0.3.0'" to load this file. \quit

CREATE FUNCTION catan_board_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_board_support_wrapper';

COMMENT ON FUNCTION catan_board_support(internal) IS
'Tells the planner how many rows catan_board(seed, rules) gives. Not for use in queries.';

ALTER FUNCTION catan_board(double precision, jsonb) SUPPORT catan_board_support;

COMMENT ON FUNCTION catan_board(double precision, jsonb) IS
'The tiles of the board that a seed and rules give, in the order of rn: 19 on the base board. resource is the symbol, resource_name its name; score is the number chip, score_rn its place among the chips, attempt how often the chips were dealt (all three NULL on deserts). With no rules it is the board that shuffling by ORDER BY random() after setseed(seed) gives on PostgreSQL 15 and later, the chips again until no two out of 6 and 8 touch. seed: -1 to 1; rules: as catan_rules() prints them, every key optional (ERROR 22023 otherwise). Rules that no deal meets within max_attempts are ERROR 54000, which tells how often each failed.';

CREATE FUNCTION catan_harbors_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_harbors_support_wrapper';

COMMENT ON FUNCTION catan_harbors_support(internal) IS
'Tells the planner how many rows catan_harbors(seed, rules) gives. Not for use in queries.';

ALTER FUNCTION catan_harbors(double precision, jsonb) SUPPORT catan_harbors_support;

COMMENT ON FUNCTION catan_harbors(double precision, jsonb) IS
'The harbors of the same board, in the order of rn, counter-clockwise from the north-west: 9 on the base board. (x, y) is the sea hexagon; resource is the symbol of what it trades, ? for anything; pier1 and pier2 are the corners of that hexagon that its piers lead to, in steps of 60 degrees: 0 S, 1 SE, 2 NE, 3 N, 4 NW, 5 SW. Arguments and errors as for catan_board.';

CREATE FUNCTION catan_render_support(internal) RETURNS internal
LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE COST 1
AS 'MODULE_PATHNAME', 'catan_render_support_wrapper';

COMMENT ON FUNCTION catan_render_support(internal) IS
'Tells the planner how many rows catan_render(seed, rules, color) gives. Not for use in queries.';

ALTER FUNCTION catan_render(double precision, jsonb, boolean) SUPPORT catan_render_support;

COMMENT ON FUNCTION catan_render(double precision, jsonb, boolean) IS
'The same board as a picture, lines from the top: 71 of 90 characters for the base board. Boards that would take more than 10,000,000 characters are ERROR 54000. With color, ANSI escape sequences for a terminal besides; in psql print them with \g (format=unaligned tuples_only=on). Arguments and errors as for catan_board.';

COMMENT ON FUNCTION catan_rules(text) IS
'A whole rules document, every key. base: the fair board of 3 to 4 players by random() of PostgreSQL 15 and later; expansion: that of 5 to 6 players; article: the article''s last query as printed, with PostgreSQL 11''s random() and its faulty test of the red numbers. Change one key with catan_rules() || ''{"reds_apart": false}''. Another name is ERROR 22023.';

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
'How many edges the longest road over a player''s edges has: a trail that takes no edge twice, which may come to a vertex again. Of a fork it takes two arms; a ring counts whole. A trail may start or end at a blocked vertex, where an opponent has built, but not pass through it; the player''s own buildings are of no account. Edges may lie anywhere in the plane, in one part or several, and their order does not matter; no edges give 0, NULL gives NULL. edges: rows of [x, y, k] as in hex_edges, at most 72 of them (ERROR 54000); blocked: rows of [x, y, k] as in hex_vertices, NULL or {} for none. An edge or a vertex that comes twice, an unknown k or a NULL element is ERROR 22023, another shape of array 2202E.';

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
'Two dice thrown so many times, in the order of rn, from 1; roll is die1 + die2. Each die shows 1 + floor(6 * random()), die1 first, after setseed(seed) on PostgreSQL 15 and later; the same seed always gives the same rolls, and more rolls begin with the same ones. seed: -1 to 1 (ERROR 22023); rolls: 0 to 10000000 (ERROR 22023 below, 54000 above).';
