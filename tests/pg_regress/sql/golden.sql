-- What real servers gave, in SQL: all boards of three generators, harbors, pictures.
CREATE TABLE golden_board (seed text, score_rn integer, rn integer, x integer, y integer, resource text, score integer, attempt integer, random text DEFAULT 'pg15');
\copy golden_board (seed, score_rn, rn, x, y, resource, score, attempt) FROM 'tests/golden/board_pg15.csv' WITH (FORMAT csv, HEADER)
ALTER TABLE golden_board ALTER random SET DEFAULT 'pg12';
\copy golden_board (seed, score_rn, rn, x, y, resource, score, attempt) FROM 'tests/golden/board_pg12.csv' WITH (FORMAT csv, HEADER)
ALTER TABLE golden_board ALTER random SET DEFAULT 'pg11';
\copy golden_board (seed, score_rn, rn, x, y, resource, score, attempt) FROM 'tests/golden/board_pg11.csv' WITH (FORMAT csv, HEADER)
\copy golden_board (seed, score_rn, rn, x, y, resource, score, attempt) FROM 'tests/golden/article_board_pg11_0.201703.csv' WITH (FORMAT csv, HEADER)

SELECT random, count(DISTINCT seed) AS seeds, count(*) AS tiles,
       count(*) FILTER (WHERE (g.score_rn, g.x, g.y, g.resource, g.score, g.attempt)
                              IS DISTINCT FROM (b.score_rn, b.x, b.y, b.resource, b.score, b.attempt)) AS different
FROM golden_board AS g
FULL JOIN (
    SELECT random, seed, board.*
    FROM (SELECT DISTINCT random, seed FROM golden_board) AS dealt,
         catan_board(seed::float8, jsonb_build_object('random', random)) AS board
) AS b USING (random, seed, rn)
GROUP BY random ORDER BY random;

CREATE TABLE golden_harbor (seed text, rn integer, x integer, y integer, resource text, pier1 integer, pier2 integer);
\copy golden_harbor FROM 'tests/golden/harbors_pg15.csv' WITH (FORMAT csv, HEADER)
SELECT count(*) AS harbors,
       count(*) FILTER (WHERE (g.x, g.y, g.resource, g.pier1, g.pier2) IS DISTINCT FROM (h.x, h.y, h.resource, h.pier1, h.pier2)) AS different
FROM golden_harbor AS g
FULL JOIN (
    SELECT seed, harbors.* FROM (SELECT DISTINCT seed FROM golden_harbor) AS dealt, catan_harbors(seed::float8) AS harbors
) AS h USING (seed, rn);

-- A picture a file; the delimiter and the quote stand in none.
CREATE TABLE golden_picture (n serial, line text);
\copy golden_picture (line) FROM 'tests/golden/picture_pg15/000.txt' WITH (FORMAT csv, DELIMITER E'\x02', QUOTE E'\x01')
\copy golden_picture (line) FROM 'tests/golden/article_picture_pg11_0.201704.txt' WITH (FORMAT csv, DELIMITER E'\x02', QUOTE E'\x01')
\copy golden_picture (line) FROM 'tests/golden/full_query_pg15/001.txt' WITH (FORMAT csv, DELIMITER E'\x02', QUOTE E'\x01')
SELECT count(*) AS lines, count(*) FILTER (WHERE g.line IS DISTINCT FROM p.line) AS different
FROM golden_picture AS g
FULL JOIN (
    SELECT row_number() OVER () AS n, line
    FROM (
        SELECT * FROM catan_render(0.201703)
        UNION ALL SELECT * FROM catan_render(0.201704, catan_rules('article'))
        UNION ALL SELECT * FROM catan_render(0.201704, '{"red_test": "article"}')
    ) AS pictures
) AS p USING (n);
DROP TABLE golden_board, golden_harbor, golden_picture;
