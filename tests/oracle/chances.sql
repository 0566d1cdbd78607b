-- Exact chances of the red test, by trying all placements: expected values for the tests.
-- Needs grid.sql. Two queries; what they answer is written above each.
--
-- Only where the four reds (6 6 8 8) lie matters, and all C(18, 4) = 3060 choices of four among the
-- 18 tiles with a chip are equally likely. So a chance is a count of choices, and nothing is rounded.

-- How many of the 3060 placements have no two reds on neighboring tiles, by the tile of the desert.
--
--     rn                  | tiles | apart |   of
--    ---------------------+-------+-------+------
--     1 3 5 7 9 11        | 6     |   381 | 3060     corners
--     2 4 6 8 10 12       | 6     |   418 | 3060     coast between them
--     13 14 15 16 17 18   | 6     |   461 | 3060     inner ring
--     19                  | 1     |   420 | 3060     center
--     all                 | 19    |  7980 | 58140    = 7/51, the chance that one shuffle passes
WITH
tile AS MATERIALIZED (
    SELECT rn, x, y FROM oracle.tiles(2)
),
touching AS MATERIALIZED (
    SELECT tile.rn AS rn1, other.rn AS rn2
    FROM tile
    CROSS JOIN LATERAL oracle.neighbors(tile.x, tile.y) AS n
    JOIN tile AS other ON (other.x, other.y) = (n.x, n.y)
),
placement AS MATERIALIZED (
    SELECT ARRAY[a.rn, b.rn, c.rn, d.rn] AS reds
    FROM tile AS a
    JOIN tile AS b ON b.rn > a.rn
    JOIN tile AS c ON c.rn > b.rn
    JOIN tile AS d ON d.rn > c.rn
),
judged AS MATERIALIZED (
    SELECT
        reds,
        NOT EXISTS (
            SELECT FROM touching WHERE rn1 = ANY (reds) AND rn2 = ANY (reds)
        ) AS apart
    FROM placement
),
by_desert AS (
    SELECT
        tile.rn AS desert,
        count(*) FILTER (WHERE apart) AS apart,
        count(*) AS placements
    FROM tile
    JOIN judged ON tile.rn <> ALL (reds)
    GROUP BY tile.rn
)
SELECT
    coalesce(string_agg(desert::text, ' ' ORDER BY desert) FILTER (WHERE NOT whole), 'all') AS rn,
    count(*) AS tiles,
    CASE WHEN whole THEN sum(apart) ELSE min(apart) END AS apart,
    CASE WHEN whole THEN sum(placements) ELSE min(placements) END AS "of"
FROM by_desert
CROSS JOIN unnest(ARRAY[false, true]) AS whole
GROUP BY whole, CASE WHEN NOT whole THEN apart END
ORDER BY whole, min(desert);

-- The article's test: chip i is judged on tile i, whatever the desert, and drawn on tile i or, from
-- the desert on, i + 1. How many of the boards that pass show touching reds all the same?
--
--     touching |  of
--    ----------+------
--         3630 | 7980     45.49 %
WITH
tile AS MATERIALIZED (
    SELECT rn, x, y FROM oracle.tiles(2)
),
touching AS MATERIALIZED (
    SELECT tile.rn AS rn1, other.rn AS rn2
    FROM tile
    CROSS JOIN LATERAL oracle.neighbors(tile.x, tile.y) AS n
    JOIN tile AS other ON (other.x, other.y) = (n.x, n.y)
),
placement AS MATERIALIZED (
    SELECT ARRAY[a.rn, b.rn, c.rn, d.rn] AS chips
    FROM tile AS a
    JOIN tile AS b ON b.rn > a.rn
    JOIN tile AS c ON c.rn > b.rn
    JOIN tile AS d ON d.rn > c.rn
    WHERE d.rn <= 18 -- here the numbers are of chips, of which there are 18
),
passed AS MATERIALIZED (
    SELECT chips
    FROM placement
    WHERE NOT EXISTS (
        SELECT FROM touching WHERE rn1 = ANY (chips) AND rn2 = ANY (chips)
    )
),
drawn AS MATERIALIZED (
    SELECT
        desert.rn AS desert,
        ARRAY(
            SELECT CASE WHEN chip < desert.rn THEN chip ELSE chip + 1 END
            FROM unnest(chips) AS chip
        ) AS reds
    FROM passed
    CROSS JOIN tile AS desert
)
SELECT
    count(*) FILTER (
        WHERE EXISTS (SELECT FROM touching WHERE rn1 = ANY (reds) AND rn2 = ANY (reds))
    ) AS touching,
    count(*) AS "of"
FROM drawn;
