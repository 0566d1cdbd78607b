-- Chances in the middle of games, and games that can be won without guessing; against all placements in SQL on a map small
-- enough for it. A figure is the best of five runs.
\set QUIET on
\pset footer off
SET jit = off;
SET max_parallel_workers_per_gather = 0;

\ir include/fastest.sql

-- Games whose players opened some cells without a mine, one here, one there, half of them.
CREATE FUNCTION pg_temp.seen(seed float8, side integer, mines integer) RETURNS integer[] LANGUAGE sql AS $$
    SELECT array_agg(ARRAY[x, y, CASE WHEN NOT mine AND ('x' || left(md5(x || ' ' || y), 7))::bit(28)::integer % 2 = 0 THEN adjacent END])
    FROM minesweeper_board(seed, ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(side, side)), mines)
$$;
CREATE TEMPORARY TABLE position AS
SELECT side, mines, id, pg_temp.seen(catan_seed(id), side, mines) AS cells
FROM (VALUES (4, 4, 1), (16, 40, 100), (16, 52, 100), (30, 150, 100), (200, 6000, 1)) AS size (side, mines, games),
     generate_series(1, games) AS id;

\echo
\echo 'minesweeper_chances, half of the safe cells open: milliseconds a map'
SELECT side || ' x ' || side AS cells, mines, count(*) AS maps,
       (pg_temp.fastest(format('SELECT count(*) FROM position, minesweeper_chances(cells, mines) WHERE (side, mines) = (%s, %s)', side, mines)) / count(*))::numeric(10, 3) AS ms
FROM position
GROUP BY side, mines ORDER BY side, mines;

CREATE FUNCTION pg_temp.by_all_placements(cells integer[], mines integer) RETURNS TABLE (x integer, y integer, chance float8) LANGUAGE sql AS $$
    WITH cell AS (
        SELECT cells[place][1] AS x, cells[place][2] AS y, cells[place][3] AS shown FROM generate_subscripts(cells, 1) AS place
    ),
    shut AS (
        SELECT x, y, row_number() OVER (ORDER BY x, y)::integer - 1 AS place FROM cell WHERE shown IS NULL
    ),
    number AS MATERIALIZED (
        SELECT shown, coalesce(bit_or(1 << place), 0) AS around
        FROM cell LEFT JOIN shut ON hex_distance(cell.x, cell.y, shut.x, shut.y) = 1
        WHERE shown IS NOT NULL
        GROUP BY cell.x, cell.y, shown
    ),
    placement AS MATERIALIZED (
        SELECT placed FROM generate_series(0, (1 << (SELECT count(*)::integer FROM shut)) - 1) AS placed
        WHERE length(replace(placed::bit(16)::text, '0', '')) = mines
          AND NOT EXISTS (SELECT FROM number WHERE length(replace((placed & around)::bit(16)::text, '0', '')) <> shown)
    )
    SELECT x, y, count(*) FILTER (WHERE placed >> place & 1 = 1) / count(*)::float8 FROM shut, placement GROUP BY x, y
$$;
\echo '4 x 4 cells: milliseconds'
SELECT pg_temp.fastest('SELECT c.* FROM position, minesweeper_chances(cells, mines) AS c WHERE side = 4')::numeric(10, 3) AS minesweeper_chances,
       pg_temp.fastest('SELECT c.* FROM position, pg_temp.by_all_placements(cells, mines) AS c WHERE side = 4')::numeric(10, 3) AS all_placements;

CREATE TEMPORARY TABLE map AS
SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(9, 9)) AS small, ARRAY(SELECT ARRAY[x, y] FROM hex_rectangle(16, 16)) AS large;
\echo 'minesweeper_solvable: boards a second in one query'
CREATE TEMPORARY TABLE density (cells text, mines integer, boards integer);
INSERT INTO density VALUES ('small', 10, 10000), ('small', 16, 10000), ('large', 40, 2000), ('large', 52, 2000);
SELECT CASE cells WHEN 'small' THEN '9 x 9' ELSE '16 x 16' END AS cells, mines, boards,
       (boards / pg_temp.fastest(format('SELECT count(*) FROM map, generate_series(1, %s) AS id WHERE minesweeper_solvable(catan_seed(id), %I, %s, ''{4,6}'')', boards, cells, mines)) * 1000)::integer AS boards_a_second
FROM density;

\echo 'minesweeper_no_guess_seed: milliseconds a game'
SELECT CASE cells WHEN 'small' THEN '9 x 9' ELSE '16 x 16' END AS cells, mines,
       (pg_temp.fastest(format('SELECT sum(attempts) FROM map, generate_series(1, 100) AS id, minesweeper_no_guess_seed(catan_seed(id), %I, %s, ''{4,6}'')', cells, mines)) / 100)::numeric(10, 3) AS ms
FROM density;
