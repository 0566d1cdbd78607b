\echo Use "ALTER EXTENSION catan_hex UPDATE TO '0.4.0'" to load this file. \quit

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
'The chance from 0 to 1 that each shut cell is a mine, in the order of x, y, where all placements of so many mines that fit the numbers shown are equally likely. cells: all cells of the map as rows of [x, y, shown], shown being the number of mines around (0 to 6) where the cell is open, and NULL where it is shut, marked or not. mines: how many the whole map has, 0 to the number of shut cells. 0 and 1 are certainties: a chance that is neither is never rounded to one. Numbers out of range or that no placement fits, a cell that comes twice and a NULL as x or y are ERROR 22023, another shape of array 2202E, more than 10000000 cells 54000; so are shut cells that hang together in more ways than can be counted (in 4194304 steps), and more than 32768 between the fewest and the most mines that can be next to open cells.';

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
