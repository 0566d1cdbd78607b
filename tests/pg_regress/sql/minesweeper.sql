-- A map of 19 cells with 4 mines. Where they are if the first cell opened is (1, 1), and how many are around each cell.
CREATE TABLE map AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()) AS cells;
SELECT b.* FROM map, minesweeper_board(0.375, cells, 4, '{1,1}') AS b;

-- The game before its first move and after it. Shut cells show no number.
SELECT count(*), count(adjacent), min(state), max(state) FROM map, minesweeper_play(0.375, cells, 4);
SELECT p.* FROM map, minesweeper_play(0.375, cells, 4, '{{1,1,1}}') AS p;

-- A whole game: open, mark twice, open the rest around two satisfied numbers. It is won with two mines not marked.
CREATE TABLE game AS SELECT cells, '{{1,1,1},{0,2,2},{1,3,2},{1,2,3},{2,3,3}}'::integer[] AS moves FROM map;
SELECT at, moves[at:at] AS made, s.* FROM game, generate_series(0, 5) AS at, minesweeper_status(0.375, cells, 4, moves[1:at]) AS s ORDER BY at;
SELECT p.* FROM game, minesweeper_play(0.375, cells, 4, moves) AS p WHERE state <> 'open';
-- After the end nothing changes, and moves are counted.
SELECT s.* FROM game, minesweeper_status(0.375, cells, 4, moves || '{{0,2,1},{3,2,2},{1,2,3}}'::integer[]) AS s;
SELECT count(*) AS changed
FROM game, LATERAL (SELECT * FROM minesweeper_play(0.375, cells, 4, moves) EXCEPT SELECT * FROM minesweeper_play(0.375, cells, 4, moves || '{{0,2,1},{3,2,2}}'::integer[])) AS p;

-- Lost: the mine that was opened, the others, a right mark and a wrong one.
SELECT s.* FROM map, minesweeper_status(0.375, cells, 4, '{{1,1,1},{0,2,2},{4,4,2},{3,2,1}}') AS s;
SELECT p.* FROM map, minesweeper_play(0.375, cells, 4, '{{1,1,1},{0,2,2},{4,4,2},{3,2,1}}') AS p WHERE state NOT IN ('open', 'hidden');
-- Around a wrong mark the rest opens all the same.
SELECT p.* FROM map, minesweeper_play(0.375, cells, 4, '{{1,1,1},{2,3,2},{2,2,3}}') AS p WHERE state <> 'open';

-- Moves without effect: opening what is marked or open, marking what is open, a chord on a shut cell, around a number that is
-- not satisfied, and where nothing is left to open.
SELECT s.*
FROM map,
     (VALUES ('{{0,0,3}}'), ('{{0,0,2},{0,0,1}}'), ('{{1,1,1},{0,0,1}}'), ('{{1,1,1},{0,0,2}}'), ('{{1,1,1},{1,2,3}}'), ('{{1,1,1},{1,1,3}}')) AS v (moves),
     minesweeper_status(0.375, cells, 4, moves::integer[]) AS s;
-- Marks before the first cell opened are fine, in its neighborhood too; there they only keep cells shut.
SELECT s.* FROM map, minesweeper_status(0.375, cells, 4, '{{0,0,2},{0,1,2},{0,2,2},{1,0,2},{1,2,2}}') AS s;
SELECT s.* FROM map, minesweeper_status(0.375, cells, 4, '{{0,0,2},{0,1,2},{1,1,1}}') AS s;
SELECT p.* FROM map, minesweeper_play(0.375, cells, 4, '{{0,0,2},{0,1,2},{1,1,1},{0,1,2}}') AS p WHERE x = 0;

-- In whatever order the cells come, and whatever the bounds of the array: the same game.
SELECT count(DISTINCT rows) AS games
FROM generate_series(1, 20) AS n,
     LATERAL (SELECT array_agg(ARRAY[x, y] ORDER BY md5(concat(n, x, y))) AS cells FROM hex_tiles()) AS shuffled,
     LATERAL (SELECT array_agg(p::text) AS rows FROM minesweeper_play(0.375, cells, 4, '{{1,1,1},{0,2,2}}') AS p) AS played;
SELECT * FROM minesweeper_play(0.5, '[5:6][-1:0]={{1,0},{0,0}}', 0, '[0:0][7:9]={{1,0,1}}');
SELECT * FROM minesweeper_board(0.5, '{{0,0},{0,1},{0,2},{0,3}}', 1, '[3:4]={0,1}');

-- Rectangles and masks in all four layouts. The middle of a rectangle opens.
SELECT layout, s.*
FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout,
     LATERAL (SELECT array_agg(ARRAY[x, y]) AS cells, min(ARRAY[x, y, 1]) FILTER (WHERE (row_no, col_no) = (4, 4)) AS middle FROM hex_rectangle(9, 9, layout)) AS map,
     minesweeper_status(catan_seed(1), cells, 10, ARRAY[middle]) AS s;
SELECT layout, count(*) AS cells, count(*) FILTER (WHERE mine) AS mines, sum(adjacent) AS adjacent
FROM unnest('{odd-r,even-r,odd-q,even-q}'::text[]) AS layout,
     LATERAL (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_mask('{{0,0,0,-1},{0,-1,0,0},{0,0,0,0}}', layout)) AS map,
     minesweeper_board(catan_seed(1), cells, 3)
GROUP BY layout ORDER BY layout;

-- As many mines as fit; a map without cells; a map of one.
SELECT count(*) FILTER (WHERE mine) FROM map, minesweeper_board(0.5, cells, 19);
SELECT count(*) FILTER (WHERE mine) FROM map, minesweeper_board(0.5, cells, 12, '{2,2}');
SELECT * FROM minesweeper_board(0.5, '{}', 0);
SELECT * FROM minesweeper_play(0.5, '{}', 0);
SELECT * FROM minesweeper_status(0.5, '{}', 0);
SELECT * FROM minesweeper_status(0.5, '{{3,4}}', 0, '{{3,4,1}}');
SELECT * FROM minesweeper_status(0.5, '{{3,4}}', 1);

-- Cells at the borders of the plane.
SELECT * FROM minesweeper_play(0.5, '{{2147483647,2147483647},{2147483647,2147483646},{-2147483648,-2147483648},{-2147483648,2147483647}}', 1, '{{2147483647,2147483647,1}}');

-- A million cells without a mine open in one move.
SELECT s.*
FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_rectangle(1000, 1000)) AS map, minesweeper_status(0.5, cells, 0, '{{500,500,1}}') AS s;

-- The first cell opened is never a mine, nor one of its neighbors: ten thousand games.
SELECT count(*) AS games, count(*) FILTER (WHERE state = 'lost') AS lost, min(opened) >= 7 AS an_area_each
FROM map, generate_series(1, 10000) AS id, minesweeper_status(catan_seed(id), cells, 4, '{{2,2,1}}');

-- NULL and '{}' for first and moves are none; NULL elsewhere gives no rows, and a status of NULLs.
SELECT count(*) AS same
FROM map, ROWS FROM (minesweeper_board(0.5, cells, 4), minesweeper_board(0.5, cells, 4, NULL), minesweeper_board(0.5, cells, 4, '{}')) AS b (x, y, mine, adjacent, x2, y2, mine2, adjacent2, x3, y3, mine3, adjacent3)
WHERE (x, y, mine, adjacent) = (x2, y2, mine2, adjacent2) AND (x, y, mine, adjacent) = (x3, y3, mine3, adjacent3);
SELECT count(*) FROM map, minesweeper_play(0.5, cells, 4, NULL);
SELECT s.* FROM map, minesweeper_status(0.5, cells, 4, '{}') AS s;
SELECT * FROM minesweeper_board(NULL, '{{0,0}}', 0);
SELECT * FROM minesweeper_board(0.5, NULL, 0);
SELECT * FROM minesweeper_play(0.5, '{{0,0}}', NULL, '{{9,9,9}}');
SELECT * FROM minesweeper_status(0.5, '{{0,0}}', NULL);
SELECT minesweeper_status(0.5, NULL, 0) IS NULL AS is_null;

-- The planner knows how many rows there will be.
SELECT planned_rows($$SELECT * FROM minesweeper_board(0.5, '{{0,0},{0,1},{0,2}}', 1)$$) AS board,
       planned_rows($$SELECT * FROM minesweeper_play(0.5, '{{0,0},{0,1}}', 1, '{{0,0,1}}')$$) AS play,
       planned_rows($$SELECT p.* FROM map, minesweeper_play(0.5, cells, 1) AS p$$) / planned_rows('TABLE map') AS unknown,
       planned_rows($$SELECT * FROM minesweeper_play(NULL, '{{0,0},{0,1}}', 1)$$) AS no_seed;

-- More mines than fit.
SELECT outcome('SELECT minesweeper_board(0.5, cells, 20) FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, cells, 13, ''{2,2}'') FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, cells, -1) FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 20) FROM map');
SELECT outcome('SELECT minesweeper_status(0.5, cells, 16, ''{{0,0,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, ''{}'', 1)');
-- A first cell and moves off the map, other actions, other shapes.
SELECT outcome('SELECT minesweeper_board(0.5, cells, 4, ''{0,3}'') FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, cells, 4, ''{0,1,2}'') FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, cells, 4, ''{{0,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_board(0.5, cells, 4, ''{0,NULL}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{{0,0,1},{0,3,2}}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{{0,0,1},{0,1,2},{0,1,0}}'') FROM map');
SELECT outcome('SELECT minesweeper_status(0.5, cells, 4, ''{{0,0,1},{0,1,4}}'') FROM map');
SELECT outcome('SELECT minesweeper_status(0.5, cells, 0, ''{{0,0,1},{9,9,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{{0,0},{0,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{{0,0,1,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{0,0,1}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, cells, 4, ''{{0,0,1},{0,NULL,1}}'') FROM map');
SELECT outcome('SELECT minesweeper_play(0.5, ''{}'', 0, ''{{0,0,1}}'')');
-- Cells and seeds.
SELECT outcome('SELECT minesweeper_play(0.5, ''{{0,0},{0,1},{0,0}}'', 1)');
SELECT outcome('SELECT minesweeper_play(0.5, ''{{0,0,1}}'', 1)');
SELECT outcome('SELECT minesweeper_play(0.5, ''{0,0}'', 1)');
SELECT outcome('SELECT minesweeper_board(1.5, cells, 4) FROM map');
SELECT outcome('SELECT minesweeper_play(''NaN'', cells, 4) FROM map');

-- A long game stops when it is told to.
CREATE TABLE big AS SELECT array_agg(ARRAY[x, y]) AS cells, array_agg(ARRAY[x, y, 2]) AS moves FROM hex_rectangle(1000, 1000, 'odd-q');
SET statement_timeout = '50ms';
SELECT count(*) FROM big, generate_series(1, 1000) AS id, minesweeper_board(catan_seed(id), cells, 500000);
SELECT count(*) FROM big, generate_series(1, 1000) AS id, minesweeper_status(catan_seed(id), cells, 0, '{{0,0,1}}');
SELECT count(*) FROM big, generate_series(1, 1000) AS id, minesweeper_status(catan_seed(id), cells, 0, moves);
RESET statement_timeout;
DROP TABLE big, map, game;
