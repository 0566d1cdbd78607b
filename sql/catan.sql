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
