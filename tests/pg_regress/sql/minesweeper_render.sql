\pset format unaligned
\pset tuples_only on
-- A small map before the game, in rows and in columns. x stands before the first cell of each row, y before the first of each
-- slanted column.
CREATE TABLE map AS SELECT ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()) AS cells;
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4) AS r;
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, orientation => 'flat') AS r;
-- The first move; two mines marked, and all that can be known from them; won.
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1}}') AS r;
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1},{0,2,2},{1,3,2},{1,2,3}}', 'flat') AS r;
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1},{0,2,2},{1,3,2},{1,2,3},{2,3,3}}') AS r;
-- Lost: the mine that exploded, two others, a right mark and a wrong one.
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1},{0,2,2},{4,4,2},{3,2,1}}') AS r;
SELECT r.* FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1},{0,2,2},{4,4,2},{3,2,1}}', 'flat') AS r;
-- In color.
SELECT replace(line, E'\x1b', '^') FROM map, minesweeper_render(0.375, cells, 4, '{{1,1,1},{0,2,2},{4,4,2},{3,2,1}}', color => true);

-- Rectangles in the layouts that belong to the orientations: rows shifted, columns shifted. A level with a hole.
SELECT r.* FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_rectangle(4, 12, 'odd-r')) AS map, minesweeper_render(0.1, cells, 6, '{{1,5,1}}') AS r;
SELECT r.* FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_rectangle(4, 5, 'even-r')) AS map, minesweeper_render(0.3, cells, 3, '{{1,3,1}}') AS r;
SELECT r.* FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_rectangle(4, 7, 'odd-q')) AS map, minesweeper_render(0.3, cells, 3, '{{1,3,1}}', 'flat') AS r;
SELECT r.* FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_rectangle(4, 7, 'even-q')) AS map, minesweeper_render(0.3, cells, 3, '{{1,3,1}}', 'flat') AS r;
SELECT r.*
FROM (SELECT array_agg(ARRAY[x, y]) AS cells FROM hex_mask('{{0,0,0,0},{0,-1,-1,0},{0,-1,0,0},{0,0,0,-1}}')) AS map, minesweeper_render(0.3, cells, 2, '{{3,4,1}}') AS r;
\pset tuples_only off
\pset format aligned

-- No cells: no lines. NULL for moves is none, elsewhere it gives no rows.
SELECT * FROM minesweeper_render(0.5, '{}', 0);
SELECT count(*) FROM minesweeper_render(0.5, '{{0,0}}', 0, NULL);
SELECT count(*) FROM minesweeper_render(NULL, '{{0,0}}', 0);
SELECT count(*) FROM minesweeper_render(0.5, '{{0,0}}', 0, orientation => NULL);
SELECT count(*) FROM minesweeper_render(0.5, '{{0,0}}', 0, color => NULL);
-- The planner knows about how many lines there will be.
SELECT planned_rows($$SELECT * FROM minesweeper_render(0.5, '{{0,0},{0,1},{1,0},{1,1}}', 1)$$) AS four_cells,
       (SELECT count(*) FROM minesweeper_render(0.5, '{{0,0},{0,1},{1,0},{1,1}}', 1)) AS lines;

SELECT outcome('SELECT minesweeper_render(0.5, ''{{0,0}}'', 2)');
SELECT outcome('SELECT minesweeper_render(0.5, ''{{0,0}}'', 0, ''{{0,1,1}}'')');
SELECT outcome('SELECT minesweeper_render(0.5, ''{{0,0}}'', 0, NULL, ''square'')');
SELECT outcome('SELECT minesweeper_render(0.5, ''{{0,0},{2000,2000}}'', 0)');
DROP TABLE map;
