-- An open cell that shows 1 with two shut neighbors, and a shut cell that it says nothing of. One mine, then two.
SELECT * FROM minesweeper_chances('{{0,0,NULL},{0,1,1},{0,2,NULL},{0,3,NULL}}', 1);
SELECT * FROM minesweeper_chances('{{0,0,NULL},{0,1,1},{0,2,NULL},{0,3,NULL}}', 2);

-- Cells come in any order and are told in that of x, y; nothing open, nothing known.
SELECT * FROM minesweeper_chances('{{5,5,NULL},{-1,2,NULL},{-1,0,NULL}}', 2);

-- Both ends of a row are mines and no other cell is; or its middle is, and one of the two cells elsewhere.
SELECT x, y, chance, round(chance * 3) AS thirds
FROM minesweeper_chances('{{0,0,NULL},{0,1,1},{0,2,NULL},{0,3,1},{0,4,NULL},{9,8,NULL},{9,9,NULL}}', 2);

-- A chance is 0 or 1 only where it is certain, however small or large.
SELECT x, y, chance, chance IN (0, 1) AS certain
FROM minesweeper_chances(ARRAY[[0,0,NULL],[0,1,1],[0,2,NULL],[0,3,1],[0,4,NULL]] || ARRAY(SELECT ARRAY[9, y, NULL::int] FROM generate_series(0, 9999) AS y), 2)
WHERE y <= 4 AND x = 0;

-- No cells, no shut cells, NULL.
SELECT * FROM minesweeper_chances('{}', 0);
SELECT * FROM minesweeper_chances('{{0,0,0},{0,1,0}}', 0);
SELECT * FROM minesweeper_chances(NULL, 0);
SELECT * FROM minesweeper_chances('{{0,0,NULL}}', NULL);
SELECT * FROM minesweeper_chances('[7:7][-1:1]={{4,5,NULL}}', 1);

-- What a player sees of a game is what it takes. Chances add up to the mines, and what is certain is so.
CREATE TABLE games AS
SELECT id, catan_seed(id) AS seed, 8 + id % 14 AS mines, ARRAY[ARRAY[4, 6, 1]] AS moves,
       ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(9, 9)) AS cells
FROM generate_series(1, 60) AS id;
CREATE VIEW chances AS
SELECT id, c.*
FROM games,
     minesweeper_chances(ARRAY(SELECT ARRAY[x, y, adjacent] FROM minesweeper_play(seed, cells, mines, moves)), mines) AS c;
SELECT count(*) AS games, max(abs(sum - mines)) < 1e-9 AS as_many
FROM games JOIN (SELECT id, sum(chance) FROM chances GROUP BY id) AS c USING (id);
SELECT count(*) FILTER (WHERE chance = 0) > 100 AS some_safe, count(*) FILTER (WHERE chance = 1) > 100 AS some_mines,
       count(*) FILTER (WHERE chance = CASE WHEN b.mine THEN 0 ELSE 1 END) AS wrong
FROM games
JOIN chances USING (id)
CROSS JOIN LATERAL (SELECT b.mine FROM minesweeper_board(seed, cells, mines, '{4,6}') AS b WHERE (b.x, b.y) = (chances.x, chances.y)) AS b;

-- All placements of the mines one by one, as bits of a number, on maps of some twelve shut cells; to the last bit.
CREATE TABLE small AS
SELECT id, mines, b.x, b.y, CASE WHEN NOT mine AND md5(format('%s %s %s', id, b.x, b.y)) < '8' THEN adjacent END AS shown
FROM generate_series(1, 40) AS id,
     LATERAL (SELECT (3 + id % 3)::integer AS mines) AS m,
     minesweeper_board(catan_seed(id), ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(4, 4)), mines) AS b;
WITH shut AS (
    SELECT id, x, y, row_number() OVER (PARTITION BY id ORDER BY x, y)::integer - 1 AS place, mines FROM small WHERE shown IS NULL
),
number AS (
    SELECT s.id, s.shown, coalesce(bit_or(1 << place), 0) AS around
    FROM small AS s
    LEFT JOIN (shut CROSS JOIN LATERAL hex_neighbors(shut.x, shut.y) AS n (direction, nx, ny)) ON (shut.id, nx, ny) = (s.id, s.x, s.y)
    WHERE s.shown IS NOT NULL
    GROUP BY s.id, s.x, s.y, s.shown
),
placement AS MATERIALIZED (
    SELECT id, placed
    FROM (SELECT id, mines, count(*)::integer AS cells FROM shut GROUP BY id, mines) AS map, generate_series(0, (1 << cells) - 1) AS placed
    WHERE length(replace(placed::bit(16)::text, '0', '')) = mines
      AND NOT EXISTS (SELECT FROM number WHERE number.id = map.id AND length(replace((placed & around)::bit(16)::text, '0', '')) <> shown)
),
counted AS (
    SELECT shut.id, x, y, count(*) FILTER (WHERE placed >> place & 1 = 1) / count(*)::float8 AS chance
    FROM shut JOIN placement USING (id)
    GROUP BY shut.id, x, y
)
SELECT count(*) AS cells, count(*) FILTER (WHERE counted.chance IS DISTINCT FROM ours.chance) AS different,
       count(DISTINCT counted.chance) AS kinds
FROM counted
FULL JOIN (SELECT id, c.*
           FROM (SELECT id, mines, array_agg(ARRAY[x, y, shown]) AS cells FROM small GROUP BY id, mines) AS map,
                minesweeper_chances(cells, mines) AS c) AS ours USING (id, x, y);
DROP TABLE small;

-- Won without guessing: the same as opening cells of chance 0 for as long as there are any.
CREATE FUNCTION won_by_chances(seed float8, cells integer[], mines integer, first integer[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    moves integer[] := ARRAY[first || 1];
    safe integer[];
BEGIN
    LOOP
        IF (minesweeper_status(seed, cells, mines, moves)).state = 'won' THEN
            RETURN true;
        END IF;
        safe := ARRAY(SELECT ARRAY[x, y, 1]
                      FROM minesweeper_chances(ARRAY(SELECT ARRAY[x, y, adjacent] FROM minesweeper_play(seed, cells, mines, moves)), mines)
                      WHERE chance = 0);
        IF safe = '{}' THEN
            RETURN false;
        END IF;
        moves := moves || safe;
    END LOOP;
END
$$;
SELECT count(*) AS games, count(*) FILTER (WHERE solvable) AS solvable, count(*) FILTER (WHERE solvable <> by_chances) AS different
FROM games,
     LATERAL (SELECT minesweeper_solvable(seed, cells, mines, '{4,6}') AS solvable,
                     won_by_chances(seed, cells, mines, '{4,6}') AS by_chances) AS s;

-- The next seed of a game without guessing: itself where it is one. The more mines, the more seeds it takes.
SELECT id, mines, minesweeper_solvable(games.seed, cells, mines, '{4,6}') AS solvable, attempts, found.seed,
       won_by_chances(found.seed, cells, mines, '{4,6}') AS won,
       (minesweeper_no_guess_seed(found.seed, cells, mines, '{4,6}')).attempts AS again
FROM games, minesweeper_no_guess_seed(games.seed, cells, mines, '{4,6}') AS found
WHERE id IN (1, 5, 13, 27) ORDER BY id;
SELECT minesweeper_solvable(0.5, '{{0,0}}', 0, '{0,0}') AS one_cell, minesweeper_solvable(0.5, '{{0,0}}', 0, NULL) AS nothing,
       minesweeper_no_guess_seed(NULL, '{{0,0}}', 0, '{0,0}') AS no_row;

-- The planner takes a row a cell.
SELECT planned_rows('SELECT * FROM minesweeper_chances(''{{1,2,NULL},{3,4,NULL},{5,6,NULL}}'', 1)') AS three,
       planned_rows('SELECT * FROM minesweeper_chances(ARRAY(SELECT ARRAY[x, y, NULL::int] FROM hex_tiles()), 1)') AS unknown;

-- Errors: numbers that no placement fits, or that are none.
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,1},{0,2,NULL}}'', 2)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,1},{0,2,NULL},{0,3,2},{0,4,NULL}}'', 3)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,2}}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,7}}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,-1}}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,1}}'', 2)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,1,1}}'', -1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{}'', 1)');

-- Arrays of other shapes, NULL where it may not be, a cell twice.
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,NULL,1}}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0},{0,1}}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{0,0,NULL}'', 1)');
SELECT outcome('SELECT * FROM minesweeper_chances(''{{0,0,NULL},{0,0,1}}'', 1)');

-- A map whose cells all hang together in too many ways.
SELECT outcome('SELECT * FROM minesweeper_chances(ARRAY(SELECT ARRAY[x, y, CASE WHEN x % 2 = 0 AND y % 2 = 0 THEN 2 END] FROM generate_series(0, 59) AS x, generate_series(0, 59) AS y), 900)');

-- Errors of games.
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0},{0,1}}'', 0, ''{0,2}'')');
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0},{0,1}}'', 0, ''{}'')');
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0},{0,1}}'', 0, ''{{0,0}}'')');
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0},{0,1}}'', 0, ''{0,NULL}'')');
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0},{0,1},{0,2}}'', 2, ''{0,0}'')');
SELECT outcome('SELECT minesweeper_solvable(1.5, ''{{0,0},{0,1}}'', 0, ''{0,0}'')');
SELECT outcome('SELECT minesweeper_solvable(0.5, ''{{0,0,1},{0,1,1}}'', 0, ''{0,0}'')');
SELECT outcome('SELECT minesweeper_no_guess_seed(0.5, ''{{0,0},{9,0},{9,1}}'', 1, ''{0,0}'')');
SELECT outcome('SELECT minesweeper_no_guess_seed(0.5, ''{{0,0},{0,1}}'', 1, ''{0,0}'')');

-- Long calls stop when they are told to.
CREATE TEMPORARY TABLE big AS
SELECT ARRAY(SELECT ARRAY[x, y, CASE WHEN x % 2 = 0 AND y % 8 IN (0, 2) THEN 1 END] FROM generate_series(0, 399) AS x, generate_series(0, 399) AS y) AS shown,
       ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(20, 20)) AS cells;
SET statement_timeout = '50ms';
SELECT count(*) FROM big, generate_series(1, 1000), minesweeper_chances(shown, 30000);
SELECT attempts FROM big, minesweeper_no_guess_seed(0.5, cells, 140, '{9,9}');
RESET statement_timeout;
DROP TABLE big;
DROP VIEW chances;
DROP FUNCTION won_by_chances;
DROP TABLE games;
