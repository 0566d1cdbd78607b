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

-- A cursor that goes back, over a set that does not fit into memory.
BEGIN;
SET LOCAL work_mem = '64kB';
DECLARE tiles SCROLL CURSOR FOR SELECT rn, x, y FROM hex_tiles(100);
MOVE 30000 FROM tiles;
FETCH 2 FROM tiles;
MOVE BACKWARD 29000 FROM tiles;
FETCH BACKWARD 2 FROM tiles;
COMMIT;

-- Sets side by side, in the select list, and spilled to disk.
SELECT rn, ordinality FROM ROWS FROM (hex_tiles(0), hex_neighbors(0, 0)) WITH ORDINALITY AS t (rn, x, y, direction, nx, ny);
SELECT count(*) FROM (SELECT hex_tiles(3), catan_board(0.5)) AS t;
SET work_mem = '64kB';
SELECT count(*), sum(x + y) FROM hex_tiles(100);
RESET work_mem;

-- Tuples are formed as PostgreSQL forms them: same size, same records, NULL at either end.
CREATE TABLE formed_here AS SELECT t.* FROM generate_series(1, 500) AS id, catan_board(catan_seed(id)) AS t;
CREATE TABLE formed_there AS
SELECT score_rn + 0 AS score_rn, rn + 0 AS rn, x + 0 AS x, y + 0 AS y, resource || '' AS resource, score + 0 AS score,
       attempt + 0 AS attempt, resource_name || '' AS resource_name
FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;

-- Rows as values too, with floats in them.
CREATE TABLE formed_here AS SELECT m.* FROM generate_series(1, 500) AS id, catan_metrics(catan_seed(id)) AS m;
CREATE TABLE formed_there AS
SELECT grain_pips + 0 AS grain_pips, lumber_pips + 0 AS lumber_pips, ore_pips + 0 AS ore_pips, wool_pips + 0 AS wool_pips,
       brick_pips + 0 AS brick_pips, best_pips + 0 AS best_pips, best_sites + 0 AS best_sites, rich_sites + 0 AS rich_sites,
       draft_gap + 0 AS draft_gap, largest_cluster + 0 AS largest_cluster, equal_terrain_pairs + 0 AS equal_terrain_pairs,
       equal_number_pairs + 0 AS equal_number_pairs, red_pairs + 0 AS red_pairs, two_twelve_pairs + 0 AS two_twelve_pairs,
       resource_imbalance + 0 AS resource_imbalance, site_imbalance + 0 AS site_imbalance,
       side_imbalance + 0 AS side_imbalance, neighbor_imbalance + 0 AS neighbor_imbalance
FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;

-- Booleans, and a NULL at the end.
CREATE TABLE formed_here AS SELECT e.* FROM generate_series(1, 100) AS id, catan_edges(catan_seed(id)) AS e;
CREATE TABLE formed_there AS
SELECT x + 0 AS x, y + 0 AS y, k + 0 AS k, x1 + 0 AS x1, y1 + 0 AS y1, k1 + 0 AS k1, x2 + 0 AS x2, y2 + 0 AS y2, k2 + 0 AS k2,
       NOT NOT coast AS coast
FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;
CREATE TABLE formed_here AS SELECT i.* FROM generate_series(1, 100) AS id, catan_intersections(catan_seed(id)) AS i;
CREATE TABLE formed_there AS
SELECT x + 0 AS x, y + 0 AS y, k + 0 AS k, tiles + 0 AS tiles, pips + 0 AS pips, harbor || '' AS harbor FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;

-- Booleans before a number that wants to be aligned.
CREATE TABLE formed_here AS
SELECT b.* FROM generate_series(1, 500) AS id, minesweeper_board(catan_seed(id), '{{0,0},{0,1},{0,2},{1,1},{1,2},{1,3}}', 2) AS b;
CREATE TABLE formed_there AS SELECT x + 0 AS x, y + 0 AS y, NOT NOT mine AS mine, adjacent + 0 AS adjacent FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;

-- A boolean between integers.
CREATE TABLE formed_here AS SELECT g.* FROM generate_series(1, 100) AS id, garland(catan_seed(id), 7, 5) AS g;
CREATE TABLE formed_there AS
SELECT x + 0 AS x, y + 0 AS y, links + 0 AS links, NOT NOT lamp AS lamp, turned + 0 AS turned FROM formed_here;
SELECT pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash;
DROP TABLE formed_here, formed_there;

-- NULL in the middle and at the end: cells that nobody holds.
CREATE TABLE formed_here AS
SELECT t.* FROM generate_series(1, 50) AS id,
     hex_territories(catan_seed(id), ARRAY(SELECT ARRAY[x, y] FROM hex_tiles(4)), 7, method => 'grow', islands => false, starts => 'random') AS t;
CREATE TABLE formed_there AS SELECT x + 0 AS x, y + 0 AS y, player + 0 AS player, chunk + 0 AS chunk, chunk_size + 0 AS chunk_size FROM formed_here;
SELECT count(*) FILTER (WHERE player IS NULL) > 0 AS some_free, pg_relation_size('formed_here') = pg_relation_size('formed_there') AS same_size,
       (SELECT count(*) FROM (TABLE formed_here EXCEPT TABLE formed_there) AS only_here) AS only_here,
       (SELECT sum(hash_record(t)::bigint) FROM formed_here AS t) = (SELECT sum(hash_record(t)::bigint) FROM formed_there AS t) AS same_hash
FROM formed_here;
DROP TABLE formed_here, formed_there;

-- A shared map under a generic plan.
SET plan_cache_mode = force_generic_plan;
PREPARE share (float8, integer, integer) AS
SELECT player, count(*) AS cells, max(chunk_size) <= coalesce($3, 4) AS small FROM hex_territories($1, ARRAY(SELECT ARRAY[x, y] FROM hex_tiles()), $2, $3)
GROUP BY player ORDER BY player;
EXECUTE share (0.5, 3, NULL);
EXECUTE share (0.5, 4, 1);
EXECUTE share (NULL, 3, NULL);
DEALLOCATE share;
RESET plan_cache_mode;
