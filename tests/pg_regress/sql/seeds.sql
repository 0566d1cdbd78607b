-- A seed for every game id.
SELECT id, catan_seed(id) FROM unnest('{0, 1, -1, 1000, 4503599627370494, -4503599627370494}'::bigint[]) AS id;

-- All different, within setseed's range, and the state that PostgreSQL 15 starts from is the id.
SELECT count(DISTINCT catan_seed(id)) AS seeds, count(*) AS ids,
       count(*) FILTER (WHERE trunc(catan_seed(id) * 4503599627370495) <> id) AS off
FROM (
    SELECT generate_series(-10000, 10000)
    UNION ALL SELECT 4503599627370494 - generate_series(0, 9999)
    UNION ALL SELECT generate_series(0, 9999) - 4503599627370494
) AS ids (id);

SELECT catan_seed(NULL);
SELECT outcome('SELECT catan_seed(4503599627370495)');
SELECT outcome('SELECT catan_seed(-4503599627370495)');
SELECT outcome('SELECT catan_seed(-9223372036854775808)');
