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
-- The grid on workers too, with arrays as arguments.
CREATE TABLE scouts AS SELECT id, (id % 7)::integer AS x, (id % 5)::integer AS y FROM seeds;
ANALYZE scouts;
SELECT workers_launched($$SELECT count(*) FROM scouts, hex_path(scouts.x, scouts.y, 3, 3, '{{0,0},{1,1},{2,2},{3,3},{4,4}}')$$) > 0 AS on_workers;
SELECT count(*), sum(p.cost), sum(hex_distance(scouts.x, scouts.y, r.x, r.y))
FROM scouts, hex_path(scouts.x, scouts.y, 3, 3, '{{0,0},{1,1},{2,2},{3,3},{4,4}}') AS p, hex_ring(p.x, p.y, 1) AS r;

SET max_parallel_workers_per_gather = 0;
SELECT count(*), sum(score * rn), sum(attempt) FROM seeds, catan_board(seed);
SELECT count(*), sum(p.cost), sum(hex_distance(scouts.x, scouts.y, r.x, r.y))
FROM scouts, hex_path(scouts.x, scouts.y, 3, 3, '{{0,0},{1,1},{2,2},{3,3},{4,4}}') AS p, hex_ring(p.x, p.y, 1) AS r;

RESET ALL;
DROP FUNCTION workers_launched;
DROP TABLE seeds, scouts;
