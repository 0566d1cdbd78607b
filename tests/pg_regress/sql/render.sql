\pset format unaligned
\pset tuples_only on
-- The picture as the article printed it.
SELECT * FROM catan_render(0.201704, catan_rules('article'));
-- The fair board of today.
SELECT line FROM catan_render(0.201703);
\pset format aligned
\pset tuples_only off

-- 71 lines of 90 characters.
SELECT count(*), min(length(line)), max(length(line)) FROM catan_render(0.5);

-- Board, harbors and picture agree: at the place that docs/board.md gives for a tile and a harbor stand its number
-- and its symbol.
SELECT count(*) AS wrong
FROM generate_series(1, 50) AS id,
     LATERAL (SELECT array_agg(line) AS lines FROM catan_render(catan_seed(id))) AS picture,
     LATERAL (
         SELECT 10 * x + 15 AS r, 16 * y - 8 * x + 24 AS c, coalesce(score::text, ' ') AS shown
         FROM catan_board(catan_seed(id))
         UNION ALL
         SELECT 10 * x + 15, 16 * y - 8 * x + 25, resource FROM catan_harbors(catan_seed(id))
     ) AS placed
WHERE substr(lines[r + 1], c + 1, length(shown)) <> shown;

-- Colors are escape sequences around the same characters.
SELECT count(*) AS lines, count(*) FILTER (WHERE plain.line <> regexp_replace(colored.line, '\x1b\[[0-9;]*m', '', 'g')) AS different,
       count(*) FILTER (WHERE colored.line LIKE E'%\x1b[%') AS with_color
FROM catan_render(0.5) WITH ORDINALITY AS plain (line, n)
JOIN catan_render(0.5, color => true) WITH ORDINALITY AS colored (line, n) USING (n);
SELECT replace(line, E'\x1b', '<ESC>') AS line
FROM catan_render(0.201703, color => true) WITH ORDINALITY AS colored (line, n) WHERE n IN (11, 16, 26);

SELECT * FROM catan_render(NULL);
SELECT * FROM catan_render(0.5, color => NULL);
SELECT outcome('SELECT * FROM catan_render(-1.1)');
