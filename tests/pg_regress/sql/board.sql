-- The board that ORDER BY random() gives on PostgreSQL 15 and later.
SELECT * FROM catan_board(0.201703);

-- The board as the article printed it, from PostgreSQL 11.
SELECT * FROM catan_board(0.201703, '{"random": "pg11"}');

-- One seed, one board: however it is asked for.
SELECT count(*) FILTER (WHERE a IS DISTINCT FROM b) AS different
FROM (SELECT a, row_number() OVER () AS n FROM catan_board(0.5) AS a) AS one
JOIN (SELECT b, row_number() OVER () AS n FROM catan_board(0.5, catan_rules()) AS b) AS two USING (n);
SELECT (catan_board(0.5)).rn, (catan_board(0.5)).score FROM generate_series(1, 1) LIMIT 3;

-- Seeds at the ends of the range and around zero.
SELECT seed, string_agg(resource, '' ORDER BY rn) AS terrain, string_agg(score::text, ' ' ORDER BY rn) AS scores,
       max(attempt) AS attempt
FROM unnest('{-1, -0.0, 0, 5e-324, 1}'::float8[]) AS seed, catan_board(seed)
GROUP BY seed::text, seed ORDER BY seed::text;

-- Reds never touch.
SELECT count(*) AS boards, count(*) FILTER (WHERE touching) AS with_touching_reds
FROM (
    SELECT id, EXISTS (
        SELECT FROM catan_board(catan_seed(id)) AS a, hex_neighbors(a.x, a.y) AS n
        JOIN catan_board(catan_seed(id)) AS b USING (x, y)
        WHERE a.score IN (6, 8) AND b.score IN (6, 8)
    ) AS touching
    FROM generate_series(1, 300) AS id
) AS boards;

-- NULL gives no rows.
SELECT * FROM catan_board(NULL);
SELECT * FROM catan_board(0.5, NULL);

-- Seeds that are none, in PostgreSQL's own words.
SELECT seed, outcome(format('SELECT * FROM catan_board(%L::float8)', seed))
FROM unnest('{NaN, Infinity, -Infinity, 1.0000001, -1.5, 1e300}'::text[]) AS seed;
SELECT outcome('SELECT setseed(1.0000001)') AS of_setseed;

-- Where a set has no place.
SELECT outcome('SELECT CASE WHEN true THEN catan_board(0.5) END');
