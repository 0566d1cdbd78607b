-- Prepared statements, under a generic plan too.
SET plan_cache_mode = force_generic_plan;
PREPARE board (float8, jsonb) AS SELECT rn, resource_name, score FROM catan_board($1, $2) WHERE rn <= 3;
EXECUTE board (0.201703, '{}');
EXECUTE board (0.201703, '{"random": "pg11"}');
EXECUTE board (0.201703, '{}');
EXECUTE board (NULL, '{}');
DEALLOCATE board;
RESET plan_cache_mode;

-- Views and materialized views.
CREATE VIEW todays_board AS SELECT * FROM catan_board(0.201703) JOIN catan_resources() USING (resource);
CREATE MATERIALIZED VIEW kept_board AS SELECT * FROM catan_board(0.201703);
SELECT terrain, sum(score) AS total FROM todays_board GROUP BY terrain ORDER BY terrain;
REFRESH MATERIALIZED VIEW kept_board;
SELECT count(*) AS same FROM kept_board AS k JOIN todays_board AS t USING (rn, x, y, resource);
DROP MATERIALIZED VIEW kept_board;
DROP VIEW todays_board;

-- A generated column, a check, an index on an expression, a default.
CREATE TABLE scouts (
    id bigint PRIMARY KEY,
    x integer NOT NULL,
    y integer NOT NULL,
    from_home bigint GENERATED ALWAYS AS (hex_distance(x, y, 2, 2)) STORED,
    seed float8 DEFAULT catan_seed(1),
    CONSTRAINT on_the_map CHECK (hex_distance(x, y, 2, 2) <= 100)
);
CREATE INDEX ON scouts (hex_distance(x, y, 2, 2));
INSERT INTO scouts (id, x, y) SELECT rn, x, y FROM hex_tiles(20);
INSERT INTO scouts (id, x, y) VALUES (0, 1000, 0);
SELECT id, x, y, from_home, seed = catan_seed(1) AS seeded FROM scouts WHERE id IN (1, 20) ORDER BY id;
SET enable_seqscan = off;
ANALYZE scouts;
EXPLAIN (COSTS OFF) SELECT id FROM scouts WHERE hex_distance(x, y, 2, 2) = 5;
SELECT count(*) FROM scouts WHERE hex_distance(x, y, 2, 2) = 5;
RESET enable_seqscan;
DROP TABLE scouts;

-- A cursor that goes back.
BEGIN;
DECLARE tiles SCROLL CURSOR FOR SELECT rn, score FROM catan_board(0.201703);
FETCH 3 FROM tiles;
FETCH BACKWARD 2 FROM tiles;
COMMIT;

-- Sets side by side, in the select list, and spilled to disk.
SELECT rn, ordinality FROM ROWS FROM (hex_tiles(0), hex_neighbors(0, 0)) WITH ORDINALITY AS t (rn, x, y, direction, nx, ny);
SELECT count(*) FROM (SELECT hex_tiles(3), catan_board(0.5)) AS t;
SET work_mem = '64kB';
SELECT count(*), sum(x + y) FROM hex_tiles(100);
RESET work_mem;
