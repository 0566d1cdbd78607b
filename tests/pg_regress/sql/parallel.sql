-- A function scan cannot be divided, a table of seeds can: the workers deal boards.
CREATE TABLE seeds AS SELECT id, catan_seed(id) AS seed FROM generate_series(1, 20000) AS id;
ANALYZE seeds;
SET parallel_setup_cost = 0;
SET min_parallel_table_scan_size = 0;
SET max_parallel_workers_per_gather = 2;
EXPLAIN (COSTS OFF)
SELECT count(*), sum(score) FROM seeds, catan_board(seed) WHERE score IN (6, 8);

CREATE FUNCTION workers_launched(query text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    plan json;
BEGIN
    EXECUTE 'EXPLAIN (ANALYZE, FORMAT json) ' || query INTO plan;
    RETURN jsonb_path_query_first(plan::jsonb, '$.**."Workers Launched"');
END
$$;
SELECT workers_launched('SELECT count(*) FROM seeds, catan_board(seed)') > 0 AS on_workers;

SELECT count(*), sum(score * rn), sum(attempt) FROM seeds, catan_board(seed);
SET max_parallel_workers_per_gather = 0;
SELECT count(*), sum(score * rn), sum(attempt) FROM seeds, catan_board(seed);

RESET ALL;
DROP FUNCTION workers_launched;
DROP TABLE seeds;
