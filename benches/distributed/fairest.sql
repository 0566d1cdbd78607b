-- The search of docs/distributed.md, in the table that :candidates names: as there, or as one would write it on one server.
\if :plain
SELECT id, catan_fairness(seed) AS fairness FROM :candidates ORDER BY fairness, id LIMIT 10;
\else
WITH bound AS (
    SELECT catan_fairness(catan_seed(id)) AS fairness FROM generate_series(1, 100000) AS id ORDER BY fairness OFFSET 9 LIMIT 1
), fair AS MATERIALIZED (
    SELECT id, seed FROM :candidates WHERE catan_fairness(seed) <= (SELECT fairness FROM bound)
)
SELECT id, catan_fairness(seed) AS fairness FROM fair ORDER BY fairness, id LIMIT 10;
\endif
