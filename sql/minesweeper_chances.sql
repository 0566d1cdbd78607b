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
