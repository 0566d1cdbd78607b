-- Is the oracle itself right? Compares it with outputs of a real PostgreSQL 15.
--
-- Run it by hand, from the root of the repository, on PostgreSQL 15 or later:
--     psql -X -v ON_ERROR_STOP=1 -f tests/oracle/board_golden.sql
-- Every line of the answer has to end in 0 differences, and none may have compared nothing.
-- A difference is a row that only one side has, in that place of the order.

SELECT current_setting('server_version_num')::integer < 150000 AS too_old \gset
\if :too_old
    \warn 'The golden files are of the random() of PostgreSQL 15 and later.'
    \quit
\endif

\ir board.sql

-- Seeds are kept as they are printed: as numbers -0.0 and 0.0 would be one seed and count as two.
-- line_no and the like are the order of the file.
CREATE TEMP TABLE golden_board (
    seed     text,
    score_rn integer,
    rn       integer,
    x        integer,
    y        integer,
    resource text,
    score    integer,
    attempt  integer,
    line_no  integer GENERATED ALWAYS AS IDENTITY
);

CREATE TEMP TABLE golden_harbors (
    seed     text,
    rn       integer,
    x        integer,
    y        integer,
    resource text,
    pier1    integer,
    pier2    integer,
    line_no  integer GENERATED ALWAYS AS IDENTITY
);

CREATE TEMP TABLE picture_index (article_test boolean, file text, seed text);
CREATE TEMP TABLE picture_line (article_test boolean, file text, line_no integer, line text);

\copy golden_board (seed, score_rn, rn, x, y, resource, score, attempt) FROM 'tests/golden/board_pg15.csv' (FORMAT csv, HEADER)
\copy golden_harbors (seed, rn, x, y, resource, pier1, pier2) FROM 'tests/golden/harbors_pg15.csv' (FORMAT csv, HEADER)

-- grep labels each line of a picture as file:number:line, and no picture has a colon. The quote is
-- a character that no picture has either, for wool is drawn with the usual one.
ALTER TABLE picture_index ALTER article_test SET DEFAULT false;
ALTER TABLE picture_line ALTER article_test SET DEFAULT false;
\copy picture_index (file, seed) FROM 'tests/golden/picture_pg15/index.csv' (FORMAT csv, HEADER)
\copy picture_line (file, line_no, line) FROM PROGRAM 'cd tests/golden/picture_pg15 && grep -Hn "" *.txt' (FORMAT csv, DELIMITER ':', QUOTE E'\b')

ALTER TABLE picture_index ALTER article_test SET DEFAULT true;
ALTER TABLE picture_line ALTER article_test SET DEFAULT true;
\copy picture_index (file, seed) FROM 'tests/golden/full_query_pg15/index.csv' (FORMAT csv, HEADER)
\copy picture_line (file, line_no, line) FROM PROGRAM 'cd tests/golden/full_query_pg15 && grep -Hn "" *.txt' (FORMAT csv, DELIMITER ':', QUOTE E'\b')

WITH
board_seed AS (
    SELECT seed, min(line_no) AS first_line FROM golden_board GROUP BY seed
),
board_expected AS (
    SELECT
        seed,
        line_no - first_line + 1 AS place,
        score_rn, rn, x, y, resource, score, attempt
    FROM golden_board
    JOIN board_seed USING (seed)
),
board_got AS (
    SELECT
        seed,
        place,
        score_rn, rn, x, y, resource, score, attempt
    FROM board_seed
    CROSS JOIN LATERAL oracle.board(seed::float8)
        WITH ORDINALITY AS b (score_rn, rn, x, y, resource, score, attempt, place)
),
harbor_seed AS (
    SELECT seed, min(line_no) AS first_line FROM golden_harbors GROUP BY seed
),
harbor_expected AS (
    SELECT
        seed,
        line_no - first_line + 1 AS place,
        rn, x, y, resource, pier1, pier2
    FROM golden_harbors
    JOIN harbor_seed USING (seed)
),
harbor_got AS (
    SELECT seed, place, rn, x, y, resource, pier1, pier2
    FROM harbor_seed
    CROSS JOIN LATERAL oracle.harbors(seed::float8)
        WITH ORDINALITY AS h (rn, x, y, resource, pier1, pier2, place)
),
picture_expected AS (
    SELECT article_test, seed, line_no AS place, line
    FROM picture_index
    FULL JOIN picture_line USING (article_test, file)
),
picture_got AS (
    SELECT article_test, seed, place, line
    FROM picture_index
    CROSS JOIN LATERAL oracle.picture(seed::float8, article_test)
        WITH ORDINALITY AS p (line, place)
),
difference (compared) AS (
    SELECT 'board' FROM (TABLE board_expected EXCEPT ALL TABLE board_got) AS missing
    UNION ALL
    SELECT 'board' FROM (TABLE board_got EXCEPT ALL TABLE board_expected) AS extra
    UNION ALL
    SELECT 'harbors' FROM (TABLE harbor_expected EXCEPT ALL TABLE harbor_got) AS missing
    UNION ALL
    SELECT 'harbors' FROM (TABLE harbor_got EXCEPT ALL TABLE harbor_expected) AS extra
    UNION ALL
    SELECT CASE WHEN article_test THEN 'picture, article''s test' ELSE 'picture' END
    FROM (TABLE picture_expected EXCEPT ALL TABLE picture_got) AS missing
    UNION ALL
    SELECT CASE WHEN article_test THEN 'picture, article''s test' ELSE 'picture' END
    FROM (TABLE picture_got EXCEPT ALL TABLE picture_expected) AS extra
),
amount (compared, seeds, lines) AS (
    SELECT 'board', count(DISTINCT seed), count(*) FROM board_expected
    UNION ALL
    SELECT 'harbors', count(DISTINCT seed), count(*) FROM harbor_expected
    UNION ALL
    SELECT 'picture', count(DISTINCT seed), count(*) FROM picture_expected WHERE NOT article_test
    UNION ALL
    SELECT 'picture, article''s test', count(DISTINCT seed), count(*)
    FROM picture_expected WHERE article_test
)
SELECT
    compared,
    seeds,
    lines,
    (SELECT count(*) FROM difference WHERE difference.compared = amount.compared) AS differences
FROM amount
ORDER BY compared;
